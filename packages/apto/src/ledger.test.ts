import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';

/** The last number of each part; every part begins at 0. */
const lastOfPart = { 5: 22, 6: 1, 7: 17, 8: 13, 9: 27, 10: 43, 11: 49, 12: 3 };

it('the ledger holds every number of parts 5 to 12, none twice', () => {
  const expected = Object.entries(lastOfPart).flatMap(([part, last]) =>
    Array.from({ length: last + 1 }, (_, n) => `${part}.${n}`),
  );
  const rules = ledger.map((entry) => entry.rule);
  expect(rules.filter((rule) => /^\d+\.\d+$/.test(rule))).toEqual(expected);
  expect(new Set(rules).size).toBe(rules.length);
});

it('the 16, 20 and 24 numbers of parts 9, 10 and 11 that the book leaves to its sister game say so', () => {
  const unused = ledger.filter((entry) => entry.title.endsWith('number not used'));
  expect(unused.length).toBe(60);
  expect(unused.every((entry) => typeof entry.state === 'object' && entry.state.nothing.includes('sister game'))).toBe(
    true,
  );
});

it('Parts 5 to 7 are implemented, but for what the book itself leaves to nobody', () => {
  const parts = ledger.filter(({ rule }) => /^(?:PART-)?[567](?:\.|$)/.test(rule));
  expect(parts.length).toBe(46);
  expect(parts.filter(({ state }) => state === 'open').map(({ rule }) => rule)).toEqual([]);
});

it('every open rule says what is wanting', () => {
  const mute = ledger.filter((entry) => entry.state === 'open' && (entry.wanting ?? '').length < 10);
  expect(mute.map(({ rule }) => rule)).toEqual([]);
});
