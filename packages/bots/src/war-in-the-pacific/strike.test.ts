import { askOf, awaited, begin, chance, type Seat, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { strike } from '@ironbottom/war-in-the-pacific';
import { describe, expect, it } from 'vitest';
import { strikeRecruit } from './strike.js';

/** One game; the other seat plays by chance. Every answer of the recruit must be legal. */
function winner(scenario: string, n: number, side: Seat): Seat {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(strike.strikeRulebook, setup, { from: 'seed', seed: seedFrom(`${scenario} ${n}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(n);
  const recruit = strikeRecruit.seat(side, game.law, below);
  for (let [seat] = awaited(game); seat !== undefined; [seat] = awaited(game)) {
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const view = viewOf(game.state, seat);
    const answer = seat === side ? recruit.answer(view, ask, undefined) : sample(view, ask, below);
    const done = submit(game, seat, answer);
    if ('refusal' in done) throw new Error(`${seat}: ${done.refusal.why}`);
  }
  return game.state.umpire.over?.winners[0] ?? '';
}

describe('the recruit in air strikes', () => {
  for (const id of ['carrier-each', 'coral-sea-strikes', 'coral-sea-search', 'santa-cruz-strikes'])
    it(`beats chance from either side in ${id}, and is never refused`, () => {
      const won = (side: Seat): number =>
        Array.from({ length: 12 }, (_, n) => winner(id, n, side)).filter((each) => each === side).length;
      expect(won('japan') + won('allies')).toBeGreaterThanOrEqual(18);
    });
});
