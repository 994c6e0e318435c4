import type { Point } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { arrowTo, steered } from './compass.js';

/** Place 0 in the middle, its neighbours clockwise from north, as hexes with a flat top lie. */
const middles: (Point | null)[] = [
  [0, 0],
  [0, -1],
  [0.87, -0.5],
  [0.87, 0.5],
  [0, 1],
  [-0.87, 0.5],
  [-0.87, -0.5],
];
const all = [1, 2, 3, 4, 5, 6];

test('six keys lead to six neighbours, arrows to the nearest', () => {
  expect(['w', 'e', 'd', 's', 'a', 'q'].map((key) => steered(key, 0, all, middles))).toEqual(all);
  expect(steered('ArrowUp', 0, all, middles)).toBe(1);
  expect(steered('ArrowRight', 0, all, middles)).toBe(2);
  expect(steered('ArrowLeft', 0, all, middles)).toBe(5);
});

test('a key leads nowhere where no step lies in its direction, and other keys mean nothing', () => {
  expect(steered('w', 0, [4], middles)).toBeUndefined();
  expect(steered('x', 0, all, middles)).toBeUndefined();
  expect(steered('toString', 0, all, middles)).toBeUndefined();
  expect(steered('w', 99, all, middles)).toBeUndefined();
});

test('a step has an arrow, and its place round the compass', () => {
  const middles = [[0, 0], [0, -1], [1, 0.5], null] as const;
  expect(arrowTo(0, 1, middles)).toEqual({ arrow: '↑', angle: 0 });
  expect(arrowTo(0, 2, middles)?.arrow).toBe('↘');
  expect(arrowTo(0, 3, middles)).toBeUndefined();
});
