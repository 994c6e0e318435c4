/** The game that shows a fault, as a file. */
import type { Answer } from '../asks.js';
import type { Seat } from '../events.js';
import { askOf, begin, type Entry, type Game, submit } from '../game.js';
import { writeGame } from '../game-file.js';
import type { Kit } from '../rulebook.js';
import { toText } from '../text.js';

/** `attempt`: the answer that could not be played; it stands last in the file. */
export function writeFound<K extends Kit>(game: Game<K>, attempt?: { seat: Seat; answer: Answer }): string {
  const text = written(game, game.log) ?? written(game, game.log.slice(0, replayable(game)));
  if (text === undefined) return '';
  return attempt === undefined ? text : withAttempt(game, text, attempt);
}

function written<K extends Kit>(game: Game<K>, log: Entry[]): string | undefined {
  try {
    return writeGame({ ...game, log }, { seed: true });
  } catch {
    return undefined;
  }
}

/** How many entries of the log can be played again: a faulty rulebook may not replay its own game. */
function replayable<K extends Kit>(game: Game<K>): number {
  const begun = begin(game.rulebook, game.setup, game.source);
  if ('errors' in begun) return 0;
  for (const [i, { seat, answer }] of game.log.entries()) {
    try {
      if ('refusal' in submit(begun.game, seat, answer)) return i;
    } catch {
      return i;
    }
  }
  return game.log.length;
}

/** The answer goes after the others; the hash goes, for there is no state after it. */
function withAttempt<K extends Kit>(game: Game<K>, text: string, attempt: { seat: Seat; answer: Answer }): string {
  const { seat, answer } = attempt;
  const ask = askOf(game, seat);
  if (ask === undefined) return text;
  const lines = text.split('\n').filter((line) => !line.startsWith('hash: '));
  const tail = lines.lastIndexOf('', lines.length - 2);
  lines.splice(tail, 0, `${seat}: ${toText(ask, answer, game.desk.ways)}`);
  return lines.join('\n');
}
