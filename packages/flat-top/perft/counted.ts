/** How many answers the chapters allow in a position. */
import { type Ask, askOf, awaited, count, every, type Game, gameAt, submit, viewOf } from '@ironbottom/umpire';
import type { FlatTopGame } from '../src/game-kit.js';
import type { Position } from './position.js';

export function counted({ seat, depth, plain = false, game }: Position): number {
  return waysOn(game(), seat, depth, plain);
}

function waysOn(game: Game<FlatTopGame>, seat: string, depth: number, plain: boolean): number {
  const asked = askOf(game, seat);
  if (asked === undefined) throw new Error(`${seat} is asked nothing; ${awaited(game).join(', ')} is`);
  const ask: Ask = plain && asked.ask === 'walk' ? { ...asked, halts: [] } : asked;
  const view = viewOf(game.state, seat);
  if (depth === 1) return count(view, ask, game.desk.ways);
  let ways = 0;
  for (const answer of every(view, ask, game.desk.ways)) {
    const { rulebook, setup, law, seats, source, state } = game;
    const next = gameAt(rulebook, setup, law, seats, source, rulebook.clone(state));
    const played = submit(next, seat, answer);
    if ('refusal' in played) throw new Error(`a legal answer is refused: ${played.refusal.why}`);
    ways += waysOn(next, seat, depth - 1, plain);
  }
  return ways;
}
