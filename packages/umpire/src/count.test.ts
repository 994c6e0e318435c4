import { describe, expect, it } from 'vitest';
import type { Item, Pick, Row, Sheet, Split, Walk, Ways } from './asks.js';
import { count, every, leastAnswer } from './index.js';

const items = (n: number): Item[] => Array.from({ length: n }, (_, i) => ({ id: `i${i}`, text: `Item ${i}` }));
const pick = (n: number, min: number, max: number): Pick => ({
  ask: 'pick',
  rule: '1',
  prompt: '',
  of: items(n),
  min,
  max,
});
const split = (total: number, caps: number[], all = false): Split => ({
  ask: 'split',
  rule: '1',
  prompt: '',
  total,
  over: items(caps.length).map((item, i) => ({ ...item, cap: caps[i] ?? 0 })),
  all,
});
const sheet = (rows: Row[], limits: Sheet['limits'] = []): Sheet => ({
  ask: 'sheet',
  rule: '1',
  prompt: '',
  rows,
  limits,
});
/** Endless water: four ways on from everywhere. */
const sea: Ways<null> = {
  ways: (_view, _unit, at) => [1, -1, 1000, -1000].map((by) => ({ to: at + by, cost: 1 })),
  placeName: String,
  placeNamed: Number,
};
const walk = (budget: number, halts: number): Walk => ({
  ask: 'walk',
  rule: '1',
  prompt: '',
  unit: 'tf',
  from: 0,
  budget,
  halts: items(halts),
});

describe('count', () => {
  it('of a pick is a sum of binomials', () => {
    expect(count(null, pick(10, 3, 3))).toBe(120);
    expect(count(null, pick(10, 0, 99))).toBe(1024);
    expect(count(null, pick(52, 5, 5))).toBe(2598960);
    expect(count(null, pick(2, 3, 3))).toBe(0);
  });

  it('of a split: ten over three is 66 ways, and caps take some away', () => {
    expect(count(null, split(10, [10, 10, 10], true))).toBe(66);
    expect(count(null, split(10, [10, 10, 10]))).toBe(286);
    expect(count(null, split(10, [2, 2, 9], true))).toBe(8);
    expect(count(null, split(99, [2, 2, 9], true))).toBe(1);
  });

  it('of a walk: paths up to the budget, times the choice of halts', () => {
    expect(count(null, walk(3, 0), sea)).toBe(1 + 4 + 16 + 64);
    expect(count(null, walk(3, 2), sea)).toBe(85 * 4);
    expect(count(null, walk(20, 0), sea)).toBe((4 ** 21 - 1) / 3);
    expect(count(null, walk(3, 1))).toBe(2);
  });

  it('of a sheet is the product of its rows while no limit bites', () => {
    const rows = [
      pick(10, 3, 3),
      split(10, [10, 10, 10]),
      { ask: 'say', rule: '1', prompt: '', from: 1, to: 6 } as const,
    ];
    expect(count(null, sheet(rows))).toBe(120 * 286 * 6);
    expect(count(null, sheet(rows, [{ rule: '1', why: '', most: 19, of: [{ row: 0 }, { row: 1 }, { row: 2 }] }]))).toBe(
      120 * 286 * 6,
    );
  });

  it('of a large sheet under limits comes out without listing it', () => {
    // Forty flights of six planes, at most 200 in the air: 7^40 less those with fewer than 40 left behind.
    const rows = Array.from({ length: 40 }, () => split(6, [6]));
    const all = count(null, sheet(rows));
    expect(all / 7 ** 40).toBeCloseTo(1, 12);
    const limited = count(null, sheet(rows, [{ rule: '1', why: '', most: 200, of: rows.map((_, row) => ({ row })) }]));
    expect(limited / all).toBeGreaterThan(0.99);
    expect(limited).toBeLessThan(all);
  });

  it('stays a number where it is more than can be written exactly', () => {
    expect(count(null, pick(60, 0, 60))).toBe(2 ** 60);
    expect(count(null, pick(2000, 0, 2000))).toBe(Number.POSITIVE_INFINITY);
    expect(count(null, split(1000, new Array(200).fill(9)))).toBeGreaterThan(1e150);
    expect(count(null, split(3600, new Array(400).fill(9), true))).toBe(1);
  });
});

describe('every', () => {
  it('lists picks by size and then in the order of the items', () => {
    expect([...every(null, pick(3, 0, 2))]).toEqual([
      [],
      ['i0'],
      ['i1'],
      ['i2'],
      ['i0', 'i1'],
      ['i0', 'i2'],
      ['i1', 'i2'],
    ]);
  });

  it('lists a split of all from the first share downwards', () => {
    expect([...every(null, split(3, [2, 2], true))]).toEqual([
      { i0: 2, i1: 1 },
      { i0: 1, i1: 2 },
    ]);
  });

  it('is lazy: the first of more answers than there is time for', () => {
    expect(every(null, pick(60, 30, 30)).next().value).toHaveLength(30);
    expect(every(null, walk(1000, 0), sea).next().value).toEqual({ path: [], halt: [] });
  });

  it('gives answers that may be kept and changed', () => {
    const [first, second] = [...every(null, sheet([pick(2, 1, 1), split(1, [1])]))];
    expect(first).toEqual([['i0'], {}]);
    expect(second).toEqual([['i0'], { i0: 1 }]);
    expect((first as unknown[])[0]).not.toBe((second as unknown[])[0]);
  });
});

describe('leastAnswer', () => {
  it('fills the shares in their order where all must be placed', () => {
    expect(leastAnswer(split(7, [3, 9, 9], true))).toEqual({ i0: 3, i1: 4 });
    expect(leastAnswer(split(7, [3, 9, 9]))).toEqual({});
  });

  it('finds rows that keep within the limits although the first choice of each would not', () => {
    const rows = Array.from({ length: 6 }, () => pick(3, 1, 1));
    const limits = ['i0', 'i1', 'i2'].map((id) => ({
      rule: '1',
      why: '',
      most: 2,
      of: rows.map((_, row) => ({ row, id })),
    }));
    expect(leastAnswer(sheet(rows, limits))).toEqual([['i0'], ['i0'], ['i1'], ['i1'], ['i2'], ['i2']]);
    expect(
      leastAnswer(
        sheet([...rows, pick(3, 1, 1)], [{ rule: '1', why: '', most: 6, of: [...rows, 0].map((_, row) => ({ row })) }]),
      ),
    ).toBeUndefined();
  });
});
