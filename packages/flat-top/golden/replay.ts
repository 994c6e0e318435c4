/** A golden game played again, in Node or in a browser: what it comes to. */
import { checkGame, hashOf } from '@ironbottom/umpire';
import { flatTopGame } from '../src/game.js';
import type { GameLaw, GamePublic } from '../src/game-kit.js';
import { endingOf, nameOf } from './endings.js';

/** `ending` and `rule` of the list; `problems`: what is not as the file says. */
export type Replayed = {
  readonly problems: readonly string[];
  readonly hash: string;
  readonly ending: string;
  readonly rule: string;
};

export function replayed(text: string): Replayed {
  const { verdict, game } = checkGame(text, [flatTopGame]);
  const { problems } = verdict;
  const over = game?.state.umpire.over ?? null;
  if (game === undefined || over === null) return { problems, hash: '', ending: 'not over', rule: '' };
  // Read with no other rulebook.
  const { scenario } = game.law as GameLaw;
  const ending = endingOf(scenario, over, game.state.public as GamePublic);
  return { problems, hash: hashOf(game.state), ending: nameOf(ending), rule: over.rule };
}
