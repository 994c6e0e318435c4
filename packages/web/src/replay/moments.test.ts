import { expect, test } from 'vitest';
import type { ReplayMark } from '../umpire/replay-messages.js';
import { entriesOf, momentFor, placeAt, wishOf } from './moments.js';

const marks: ReplayMark[] = [
  { at: 0, kind: 'turn', text: 'Turn 1' },
  { at: 4, kind: 'phase', text: 'Combat' },
  { at: 5, kind: 'news', text: 'Ships are seen', place: 7 },
  { at: 5, kind: 'battle', text: 'A battle', place: 9 },
  { at: 5, kind: 'battle', text: 'Another battle', place: 10 },
  { at: 8, kind: 'turn', text: 'Turn 2' },
];

test('steps go from mark to mark and stop at the ends', () => {
  expect(momentFor('phaseOn', marks, 0, 12)).toBe(4);
  expect(momentFor('phaseOn', marks, 4, 12)).toBe(8);
  expect(momentFor('turnOn', marks, 8, 12)).toBe(12);
  expect(momentFor('turnBack', marks, 12, 12)).toBe(8);
  expect(momentFor('battleBack', marks, 5, 12)).toBe(0);
  expect(momentFor('battleOn', marks, 2, 12)).toBe(5);
  expect(momentFor('on', marks, 12, 12)).toBe(12);
  expect(momentFor('back', marks, 0, 12)).toBe(0);
  expect(momentFor('play', marks, 3, 12)).toBeUndefined();
});

test('keys say what they ask for', () => {
  expect(wishOf({ key: 'ArrowRight', shiftKey: true })).toBe('phaseOn');
  expect(wishOf({ key: ' ', shiftKey: false })).toBe('play');
  expect(wishOf({ key: 'x', shiftKey: false })).toBeUndefined();
});

test('battles of one answer are one entry, and a battle is looked at before a sighting', () => {
  expect(entriesOf(marks, 'battle')).toEqual([{ at: 5, texts: ['A battle', 'Another battle'] }]);
  expect(placeAt(marks, 5)).toBe(9);
  expect(placeAt(marks, 4)).toBeUndefined();
});
