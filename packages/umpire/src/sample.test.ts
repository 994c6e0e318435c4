import { describe, expect, it } from 'vitest';
import type { Ask, Item, Row, Sheet, Split, Ways } from './asks.js';
import { count, judge, sample } from './index.js';

/** A small generator of our own, so that the test is the same every time. */
function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
const items = (...ids: string[]): Item[] => ids.map((id) => ({ id, text: id }));
const ring: Ways<null> = {
  ways: (_view, _unit, at) => [
    { to: (at + 1) % 5, cost: 1 },
    { to: (at + 4) % 5, cost: 2 },
  ],
  placeName: String,
  placeNamed: Number,
};
const question = { rule: '1', prompt: '' };
const pick: Row = { ask: 'pick', ...question, of: items('a', 'b', 'c', 'd'), min: 1, max: 3 };
const split: Split = {
  ask: 'split',
  ...question,
  total: 4,
  over: items('a', 'b', 'c').map((i) => ({ ...i, cap: 3 })),
  all: false,
};
const say: Row = { ask: 'say', ...question, from: -2, to: 2 };
const orders: Sheet = {
  ask: 'sheet',
  ...question,
  rows: [pick, split, say],
  limits: [
    { rule: '2', why: 'too much', most: 4, of: [{ row: 0 }, { row: 1, each: 2 }] },
    { rule: '3', why: 'too much', most: 2, of: [{ row: 0, id: 'b', each: 2 }, { row: 2 }] },
  ],
};
const asks: [string, Ask][] = [
  ['a pick', pick],
  ['a split', split],
  ['a split of all', { ...split, all: true }],
  ['a say', say],
  ['a walk', { ask: 'walk', ...question, unit: 'tf', from: 0, budget: 4, halts: items('x', 'y') }],
  ['a sheet with limits', orders],
];

describe('sample', () => {
  it.each(asks)('comes to every answer of %s in the end', (_name, ask) => {
    const rng = seeded(7);
    const seen = new Set<string>();
    const all = count(null, ask, ring);
    for (let i = 0; i < 200 * all && seen.size < all; i += 1) {
      const answer = sample(null, ask, rng, ring);
      expect(judge(null, ask, answer, ring)).toBeUndefined();
      seen.add(JSON.stringify(answer, Object.keys({ path: 0, halt: 0, a: 0, b: 0, c: 0, d: 0 })));
    }
    expect(seen.size).toBe(all);
  });

  it('puts a split in one share, evenly and anyhow, each often', () => {
    const rng = seeded(1);
    const ask: Split = { ...split, total: 30, all: true, over: items('a', 'b', 'c').map((i) => ({ ...i, cap: 30 })) };
    let heaped = 0;
    let level = 0;
    for (let i = 0; i < 1000; i += 1) {
      const amounts = Object.values(sample(null, ask, rng) ?? {});
      if (amounts.length === 1) heaped += 1;
      if (amounts.every((n) => n === 10)) level += 1;
    }
    expect(heaped).toBeGreaterThan(250);
    expect(level).toBeGreaterThan(250);
    expect(heaped + level).toBeLessThan(900);
  });

  it('says when there is no answer at all', () => {
    const stuck = { ...pick, min: 5, max: 9 } as Row;
    expect(sample(null, stuck, seeded(1))).toBeUndefined();
    expect(sample(null, { ...orders, rows: [stuck] }, seeded(1))).toBeUndefined();
    const over = { rule: '2', why: 'too much', most: 0, of: [{ row: 0 }] };
    expect(sample(null, { ...orders, limits: [over] }, seeded(1))).toBeUndefined();
  });

  it('finds its way where limits bind many rows tightly', () => {
    const rng = seeded(3);
    const rows = Array.from({ length: 12 }, () => ({ ...pick, max: 1 }) as Row);
    const limits = ['a', 'b', 'c', 'd'].map((id) => ({
      rule: '2',
      why: 'full',
      most: 3,
      of: rows.map((_, row) => ({ row, id })),
    }));
    for (let i = 0; i < 50; i += 1) {
      expect(judge(null, { ...orders, rows, limits }, sample(null, { ...orders, rows, limits }, rng))).toBeUndefined();
    }
  });
});
