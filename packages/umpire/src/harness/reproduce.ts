/** Play a saved game under watch, to the fault it was saved for. */
import { askOf, begin } from '../game.js';
import { parseGame } from '../game-file.js';
import type { Kit } from '../rulebook.js';
import { fromText } from '../text.js';
import { viewOf } from '../view.js';
import { type Fault, fault } from './fault.js';
import { replays } from './fuzz.js';
import type { Trial } from './trial.js';
import { watch } from './watch.js';

/** The fault, or `undefined` when the game shows none. Throws on a file that is no game of this rulebook. */
export function reproduce<K extends Kit>(trial: Trial<K>, text: string): Fault | undefined {
  const parsed = parseGame(text);
  if ('errors' in parsed) throw new Error(parsed.errors.join('; '));
  const { setup, seed, entropy, answers } = parsed.file;
  if (seed === null) throw new Error('the file does not reveal the seed: the harness saves it with the game');
  const begun = begin(trial.rulebook, setup, { from: 'seed', seed, entropy: { ...entropy } });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const watched = watch(trial, game);
  for (const [i, { seat, text: said }] of answers.entries()) {
    const found = watched.look();
    if (found !== undefined) return found;
    const ask = askOf(game, seat);
    if (ask === undefined) return fault('replay differs', `nothing is asked of ${seat}, who answered here`);
    const read = fromText(viewOf(game.state, seat), ask, said, game.desk.ways);
    if ('refusal' in read) {
      const kind = i === answers.length - 1 ? 'lost in text' : 'replay differs';
      return fault(kind, `${seat} answered "${said}": ${read.refusal.why}`);
    }
    const moved = watched.move(seat, read.answer);
    if (moved !== undefined) return moved;
  }
  const over = game.state.umpire.over !== null;
  return watched.look() ?? (over ? replays(game) : undefined) ?? watched.stare();
}
