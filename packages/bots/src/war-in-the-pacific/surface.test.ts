import { askOf, awaited, begin, chance, type Seat, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { type SurfaceLaw, surfaceAction, surfaceScenarios } from '@ironbottom/war-in-the-pacific';
import { describe, expect, it } from 'vitest';
import { surfaceRecruit } from './surface.js';

/** One game; the seats not named play by chance. Says who won, and how many answers of the recruit were refused. */
function played(scenario: string, n: number, recruits: readonly Seat[]): { winner: Seat; refused: number } {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(surfaceAction, setup, { from: 'seed', seed: seedFrom(`${scenario} ${n}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(n);
  const law: SurfaceLaw = game.law;
  let refused = 0;
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const view = viewOf(game.state, seat);
    const own = recruits.includes(seat)
      ? surfaceRecruit.seat(seat, law, below).answer(view, ask, undefined)
      : undefined;
    if (own !== undefined && !('refusal' in submit(game, seat, own))) continue;
    if (own !== undefined) refused += 1;
    submit(game, seat, sample(view, ask, below));
  }
  return { winner: game.state.umpire.over.winners[0] ?? '', refused };
}

describe('the recruit in surface actions', () => {
  for (const { id } of surfaceScenarios)
    it(`beats chance in ${id}, both sides played, and is never refused`, () => {
      const games = ['japan', 'allies'].flatMap((side) =>
        Array.from({ length: 12 }, (_, n) => ({ side, ...played(id, n, [side]) })),
      );
      expect(games.filter(({ winner, side }) => winner === side).length).toBeGreaterThanOrEqual(20);
      expect(games.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
    });
});
