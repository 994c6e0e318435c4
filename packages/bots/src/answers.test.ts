import { judge, type Pick, type Sheet, type Split } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { filledUp, filling, picked } from './answers.js';

const question = { rule: '8.6', prompt: 'how many?' };
const share = (id: string, cap: number) => ({ id, text: id, cap });
const split = (total: number, ...over: Split['over']): Split => ({
  ask: 'split',
  ...question,
  total,
  over,
  all: false,
});
const sheet: Sheet = {
  ask: 'sheet',
  ...question,
  rows: [
    split(6, share('ready', 6), share('disperse', 6)),
    split(5, share('ready', 5)),
    { ask: 'say', ...question, from: 50, to: 150 },
  ],
  limits: [{ rule: '8.6', why: 'eight in a turn', most: 8, of: [{ row: 0 }, { row: 1 }] }],
};

describe('sheets', () => {
  test('are filled no further than their limits', () => {
    const { rows, give, room } = filling(sheet);
    expect(give(0, 'ready', 4)).toBe(4);
    expect(room(1)).toBe(4);
    expect(give(1, 'ready', 5)).toBe(4);
    expect(give(0, 'disperse', 1)).toBe(0);
    expect(rows).toEqual([{ ready: 4 }, { ready: 4 }, 50]);
    expect(judge({}, sheet, rows)).toBeUndefined();
  });

  test('are never given a share that is refused or not there', () => {
    const closed: Sheet = {
      ...sheet,
      rows: [split(6, { ...share('AF 1', 6), not: { rule: '21.5', why: 'closed' } })],
      limits: [],
    };
    const { give } = filling(closed);
    expect([give(0, 'AF 1', 2), give(0, 'AF 2', 2), give(3, 'AF 1', 2)]).toEqual([0, 0, 0]);
  });

  test('filled up are as full as may be, and honest', () => {
    expect(filledUp(sheet)).toEqual([{ ready: 6 }, { ready: 2 }, 100]);
    expect(judge({}, sheet, filledUp(sheet))).toBeUndefined();
  });
});

describe('picks', () => {
  const pick: Pick = {
    ask: 'pick',
    ...question,
    of: [
      { id: 'a', text: 'a' },
      { id: 'b', text: 'b', not: { rule: '1', why: 'closed' } },
      { id: 'c', text: 'c' },
    ],
    min: 1,
    max: 1,
  };

  test('take what is wanted and open, at most as many as allowed', () => {
    expect(picked(pick, () => true)).toEqual(['a']);
    expect(picked({ ...pick, max: 3 }, ({ id }) => id !== 'a')).toEqual(['c']);
  });

  test('make up the least with what is not wanted', () => {
    expect(picked(pick, () => false)).toEqual(['a']);
  });
});
