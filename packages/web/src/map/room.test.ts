import type { Point } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { roomFor } from './room.js';

const view = { width: 1200, height: 800 };

test('a card lies at the lower left as long as nothing that matters is there', () => {
  expect(roomFor([], view)).toEqual({ corner: 'bottom-left', narrow: false, hides: false });
  expect(roomFor([[100, 100]], view)).toEqual({ corner: 'bottom-left', narrow: false, hides: false });
});

test('it makes way for the hexes a question asks about, to whichever corner is free', () => {
  const asked: Point[] = [
    [200, 700],
    [1000, 700],
  ];
  expect(roomFor(asked, view)).toEqual({ corner: 'top-left', narrow: false, hides: false });
  expect(roomFor([...asked, [200, 100]], view)).toEqual({ corner: 'top-right', narrow: false, hides: false });
});

test('it is narrow where only that leaves free what is asked about', () => {
  const middle: Point[] = [200, 400, 600].map((y) => [500, y]);
  expect(roomFor(middle, { width: 880, height: 740 })).toEqual({ corner: 'bottom-left', narrow: true, hides: false });
});

test('what lies beyond the view is hidden by nothing', () => {
  expect(roomFor([[-40, 700]], view).corner).toBe('bottom-left');
});

test('where every corner would hide something, that is said', () => {
  const everywhere: Point[] = [100, 1100].flatMap((x): Point[] => [
    [x, 100],
    [x, 700],
  ]);
  expect(roomFor([...everywhere, [120, 120], [120, 680], [1080, 680]], view)).toEqual({
    corner: 'top-right',
    narrow: true,
    hides: true,
  });
});
