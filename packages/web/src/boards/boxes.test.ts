import type { BoardBoxes, Share, Sheet } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { chipsOf, mostMoved, moved, waysFrom } from './boxes.js';

const share = (id: string, cap: number): Share => ({ id, text: id, cap });
const ask: Sheet = {
  ask: 'sheet',
  rule: '1',
  prompt: 'which',
  rows: [
    { ask: 'split', rule: '1', prompt: 'a', total: 8, over: [share('down', 8)], all: false },
    {
      ask: 'split',
      rule: '1',
      prompt: 'b',
      total: 3,
      over: [share('up', 3), { ...share('away', 3), not: { rule: '1', why: 'no' } }],
      all: false,
    },
    { ask: 'say', rule: '2', prompt: 'c', from: 0, to: 1 },
  ],
  limits: [{ rule: '1', why: 'five hands', most: 5, of: [{ row: 0 }, { row: 1 }] }],
};
const boxes: BoardBoxes = {
  lines: [
    {
      title: 'Deck',
      boxes: [
        { id: 'low', title: 'Low' },
        { id: 'high', title: 'High' },
      ],
    },
  ],
  rows: [
    { line: 0, box: 'high', text: '8 Larks', to: { down: 'low' } },
    { line: 0, box: 'low', text: '3 Wrens', to: { up: 'high', away: 'high' } },
    null,
  ],
  fixed: [],
};
const nothing = [{}, {}, 0];
const [down] = waysFrom(ask, boxes, 0);
const [up] = waysFrom(ask, boxes, 1);
const seen = (value: Parameters<typeof chipsOf>[2]): string[] =>
  chipsOf(ask, boxes, value).map(
    ({ amount, name, box, share: by }) => `${amount} ${name} ${box}${by === null ? '' : ` ${by.id}`}`,
  );

describe('things in boxes', () => {
  test('lie where they began, and where they are carried', () => {
    expect(seen(nothing)).toEqual(['8 Larks high', '3 Wrens low']);
    expect(seen([{ down: 2 }, { up: 3 }, 0])).toEqual(['6 Larks high', '2 Larks low down', '3 Wrens high up']);
  });

  test('go where their row leads, and not where it may not', () => {
    expect(waysFrom(ask, boxes, 1).map(({ box, share: { id } }) => `${id} ${box}`)).toEqual(['up high']);
    expect(waysFrom(ask, boxes, 2)).toEqual([]);
  });

  test('are carried as far as the limits of the sheet go', () => {
    if (down === undefined || up === undefined) throw new Error('no way');
    expect(mostMoved(ask, nothing, 0, down.share)).toBe(5);
    const some = moved(nothing, 0, 'down', 4);
    expect(some).toEqual([{ down: 4 }, {}, 0]);
    expect(mostMoved(ask, some, 1, up.share)).toBe(1);
    expect(moved(some, 0, 'down', -4)).toEqual(nothing);
  });
});
