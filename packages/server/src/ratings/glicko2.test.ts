import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idle, rated, UNRATED } from './glicko2.js';

const someRating = fc.record({
  rating: fc.double({ min: 100, max: 3500, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
});

describe('Glicko-2', () => {
  it('gives the numbers of the worked example in the paper', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    // The paper calculates on with numbers it has rounded to four places, and cuts the volatility: 0.059996 is its 0.05999.
    expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.01);
    expect(after.deviation).toBeCloseTo(151.52, 2);
    expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999);
  });

  it('lets only the deviation of somebody idle grow, up to that of a newcomer', () => {
    const before = { rating: 1700, deviation: 60, volatility: 0.06 };
    const sigma = 0.06 * 173.7178;
    expect(idle(before, 10)).toEqual({
      ...before,
      deviation: expect.closeTo(Math.hypot(60, sigma * Math.sqrt(10)), 6),
    });
    expect(rated(before, [], 1)).toEqual(idle(before, 1));
    expect(idle(before, 0).deviation).toBeCloseTo(60, 9);
    expect(idle(before, 1e9).deviation).toBe(UNRATED.deviation);
  });

  it('takes ten idle periods one by one as it takes them together', () => {
    let step = { rating: 1700, deviation: 60, volatility: 0.06 };
    const together = idle(step, 10);
    for (let period = 0; period < 10; period += 1) step = idle(step, 1);
    expect(step.deviation).toBeCloseTo(together.deviation, 9);
  });

  it('raises who wins and lowers who loses, and what one gains among equals the other loses', () => {
    fc.assert(
      fc.property(someRating, someRating, fc.double({ min: 0, max: 50, noNaN: true }), (one, other, periods) => {
        expect(rated(one, [{ opponent: other, score: 1 }], periods).rating).toBeGreaterThan(one.rating);
        expect(rated(one, [{ opponent: other, score: 0 }], periods).rating).toBeLessThan(one.rating);
        const gain = rated(one, [{ opponent: one, score: 1 }], periods).rating - one.rating;
        const loss = one.rating - rated(one, [{ opponent: one, score: 0 }], periods).rating;
        expect(gain).toBeCloseTo(loss, 6);
      }),
    );
  });

  it('comes to a finite rating whatever happens, and knows more after a game than without it', () => {
    fc.assert(
      fc.property(someRating, someRating, fc.constantFrom(0, 0.5, 1), (one, other, score) => {
        const after = rated(one, [{ opponent: other, score }]);
        for (const value of Object.values(after)) expect(Number.isFinite(value)).toBe(true);
        expect(after.deviation).toBeGreaterThan(0);
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.deviation).toBeLessThan(idle({ ...one, volatility: after.volatility }, 1).deviation + 1e-9);
      }),
    );
  });
});
