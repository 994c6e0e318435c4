import { expect, test } from 'vitest';
import { isEitherOr, isShown, limitsShown } from './sheet.js';

const used = (why: string, sum: number) => ({
  key: `${why} ${sum}`,
  limit: { rule: '1', why, most: 1, of: [{ row: 0 }] },
  sum,
});

test('a few limits stand above the sheet', () => {
  expect(limitsShown([used('a', 0), used('b', 2)])).toMatchObject({ open: [{ sum: 0 }, { sum: 2 }], kept: [] });
});

test('of many only those that are not kept, each reason once; the others lie folded', () => {
  const { open, kept } = limitsShown([used('a', 0), used('b', 2), used('b', 3), used('c', 1)]);
  expect(open.map(({ limit }) => limit.why)).toEqual(['b']);
  expect(kept.map(({ limit }) => limit.why)).toEqual(['a', 'c']);
});

test('a list without a line in it is not shown, one with a line that cannot be chosen is', () => {
  const empty = { ask: 'pick', rule: '1', prompt: 'which', of: [], min: 0, max: 0 } as const;
  const barred = { ...empty, of: [{ id: 'a', text: 'Akagi', not: { rule: '1', why: 'sunk' } }] };
  expect([isShown({ ...empty, of: [] }), isShown(barred), isShown({ ...barred, seldom: true })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what keeps something else out has no measure', () => {
  const torpedoes = {
    rule: '1',
    why: '',
    most: 2,
    of: [
      { row: 0, id: 'a' },
      { row: 0, id: 'b' },
      { row: 1, id: 'all', each: 2 },
    ],
  };
  expect(isEitherOr(torpedoes)).toBe(true);
  const oneEach = {
    rule: '1',
    why: '',
    most: 1,
    of: [
      { row: 0, id: 'a' },
      { row: 1, id: 'a' },
    ],
  };
  expect(isEitherOr(oneEach)).toBe(false);
  expect(isEitherOr({ rule: '1', why: '', most: 1, of: [{ row: 0 }] })).toBe(false);
  const twoOfThree = { rule: '1', why: '', most: 2, of: ['a', 'b', 'c'].map((id) => ({ row: 0, id })) };
  expect(isEitherOr(twoOfThree)).toBe(false);
});
