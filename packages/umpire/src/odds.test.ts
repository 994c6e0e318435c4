import { describe, expect, it } from 'vitest';
import type { Ask } from './asks.js';
import { chance } from './dice.js';
import { oddsOf, spreadOf } from './odds.js';
import type { Procedure } from './procedure.js';

/** Roll `left` dice, adding them up; before the last, somebody may stop. A procedure small enough to check by hand. */
type Sum = { left: number; sum: number; asked: boolean };

const sums: Procedure<Sum> = {
  next(s) {
    if (s.left === 0) return undefined;
    if (s.left === 1 && !s.asked) return { need: 'decision', rule: '1.1', of: ['thrower'] };
    return { need: 'die', rule: '1.2', by: 'thrower', sides: 6 };
  },
  die(s, face) {
    s.left -= 1;
    s.sum += face;
  },
  ask: (s): Ask => ({ ask: 'say', rule: '1.1', prompt: 'Stop (0) or go on (1)?', from: 0, to: s.sum >= 9 ? 0 : 1 }),
  decide(s, answers) {
    s.asked = true;
    if (answers.thrower === 0) s.left = 0;
  },
  clone: (s) => ({ ...s }),
  key: (s) => `${s.left} ${s.sum} ${s.asked}`,
};

const greedy = (ask: Ask) => (ask.ask === 'say' ? ask.to : 0);
const measure = (s: Sum) => ({ sum: s.sum });
const below = chance(1);

describe('odds', () => {
  it('of two dice are the triangle everybody knows', () => {
    const odds = oddsOf(sums, { left: 2, sum: 0, asked: true }, greedy, measure, { below });
    const { values, mean, percentiles } = spreadOf(odds, 'sum');
    expect(odds.exact).toBe(true);
    expect(values.map(({ chance }) => Math.round(chance * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(mean).toBeCloseTo(7, 12);
    expect(percentiles).toEqual({ p5: 3, p25: 5, p50: 7, p75: 9, p95: 11 });
    expect(values.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('merge records that have become equal, or forty dice would never come out', () => {
    const odds = oddsOf(sums, { left: 40, sum: 0, asked: true }, greedy, measure, { below });
    expect(odds.exact).toBe(true);
    expect(spreadOf(odds, 'sum').mean).toBeCloseTo(140, 9);
  });

  it('ask the policy in the middle, as play would', () => {
    const odds = oddsOf(sums, { left: 3, sum: 0, asked: false }, greedy, measure, { below });
    // Two dice of 9 or more stop there. So 12 is a double six, or 6, 7 or 8 with the third die making up the rest.
    const chanceOf = (sum: number) => spreadOf(odds, 'sum').values.find((v) => v.value === sum)?.chance ?? 0;
    expect(chanceOf(12)).toBeCloseTo(1 / 36 + (5 + 6 + 5) / 216, 12);
    expect(chanceOf(3)).toBeCloseTo(1 / 216, 12);
  });

  it('take faces of one class together and change nothing by it', () => {
    const classed: Procedure<Sum> = {
      ...sums,
      next(s, out) {
        const need = sums.next(s, out);
        return need?.need === 'die' ? { ...need, classOf: (face) => (face > 4 ? 1 : 0) } : need;
      },
      die(s, face) {
        s.left -= 1;
        s.sum += face > 4 ? 1 : 0;
      },
    };
    const { values } = spreadOf(oddsOf(classed, { left: 2, sum: 0, asked: true }, greedy, measure, { below }), 'sum');
    expect(values.map((v) => Math.round(v.chance * 36))).toEqual([16, 16, 4]);
  });

  it('fall back on samples, say so and give an interval, when records are too many', () => {
    const odds = oddsOf(sums, { left: 9, sum: 0, asked: true }, greedy, measure, { below, records: 5, samples: 4000 });
    expect(odds.exact).toBe(false);
    expect(odds.sampled).toBe(4000);
    const { mean, values } = spreadOf(odds, 'sum');
    expect(mean).toBeGreaterThan(30.5);
    expect(mean).toBeLessThan(32.5);
    for (const { chance: p, interval } of values) {
      expect(interval?.[0]).toBeLessThanOrEqual(p);
      expect(interval?.[1]).toBeGreaterThanOrEqual(p);
    }
  });
});
