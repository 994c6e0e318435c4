import { askOf, awaited, begin, chance, type Seat, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { submarine } from '@ironbottom/war-in-the-pacific';
import { describe, expect, it } from 'vitest';
import { submarineRecruit } from './submarine.js';

/** One game; the seats not named play by chance. Says who won, and how many answers of the recruit were refused. */
function played(scenario: string, n: number, recruits: readonly Seat[]): { winner: Seat; refused: number } {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const dice = { from: 'seed' as const, seed: seedFrom(`${scenario} ${n}`), entropy: {} };
  const begun = begin(submarine.submarineRulebook, setup, dice);
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(n);
  let refused = 0;
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const view = viewOf(game.state, seat);
    const own = recruits.includes(seat)
      ? submarineRecruit.seat(seat, game.law, below).answer(view, ask, undefined)
      : undefined;
    if (own !== undefined && !('refusal' in submit(game, seat, own))) continue;
    if (own !== undefined) refused += 1;
    submit(game, seat, sample(view, ask, below));
  }
  return { winner: game.state.umpire.over.winners[0] ?? '', refused };
}

describe('the recruit in hunts by submarines', () => {
  for (const { id } of submarine.submarineScenarios)
    for (const side of ['japan', 'allies'])
      it(`beats chance as ${side} in ${id}, and is never refused`, () => {
        const games = Array.from({ length: 12 }, (_, n) => played(id, n, [side]));
        expect(games.filter(({ winner }) => winner === side).length).toBeGreaterThanOrEqual(9);
        expect(games.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
      });
});
