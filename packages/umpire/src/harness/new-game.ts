import { seedFrom } from '../dice.js';
import { begin, type Game } from '../game.js';
import type { Below, Kit, Setup } from '../rulebook.js';
import { type Found, fault } from './fault.js';
import type { Trial } from './trial.js';

/** A game to try, half of the time from a scrambled position. Its seed decides all that follows but the answers. */
export function newGame<K extends Kit>(trial: Trial<K>, below: Below): { game: Game<K> } | { found: Found } {
  let setup: Setup | undefined;
  try {
    setup = trial.setups(below, below(2) === 0);
    const seed = seedFrom(`harness ${below(0x40000000)} ${below(0x40000000)}`);
    const begun = begin(trial.rulebook, setup, { from: 'seed', seed, entropy: {} });
    if ('game' in begun) return begun;
    return { found: { fault: fault('exception', `the set-up is refused: ${begun.errors.join('; ')}`), file: '' } };
  } catch (thrown) {
    const what = `beginning with ${JSON.stringify(setup)?.slice(0, 300)}: ${String(thrown)}`;
    return { found: { fault: fault('exception', what), file: '' } };
  }
}
