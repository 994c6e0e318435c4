import { describe, expect, it } from 'vitest';
import { searchContact } from '../charts/search-contact.js';
import { type Alpha, type Bravo, commandOf, engagementValue, isContact, type Waters } from './16-4-engagement.js';
import { contactUpTo } from './22-5-search.js';

const open: Waters = { coastal: false, night: false, arctic: false };
const alpha: Alpha = { side: 'allies', value: 10 };
const still: Bravo = { plot: 'none', points: 0 };
const left = (given: Partial<Alpha>, bravo: Bravo, waters: Partial<Waters> = {}): number =>
  engagementValue({ ...alpha, ...given }, bravo, { ...open, ...waters });

describe('Engagement Value', () => {
  it('16.4.1 counts in full against a force without orders', () => {
    expect(left({}, still)).toBe(10);
  });
  it('16.4.2 loses two for each six points the enemy moves, or part of six; in coastal hexes one', () => {
    expect([left({}, { plot: 'move', points: 12 }), left({}, { plot: 'move', points: 13 })]).toEqual([6, 4]);
    expect(left({}, { plot: 'move', points: 13 }, { coastal: true })).toBe(7);
    expect(left({}, { plot: 'move', points: 90 })).toBe(0);
  });
  it('16.4.3 before a mission part of six counts, after it only full sixes', () => {
    expect(left({}, { plot: 'before mission', points: 13 })).toBe(4);
    expect(left({}, { plot: 'after mission', points: 17 })).toBe(6);
  });
  it('16.4.4 R12 in reaction the lesser of the two counts, and fives for what the force spent itself', () => {
    const way = (points: number) => ({ reacted: { points, hexes: 2 } });
    expect([left(way(12), { plot: 'move', points: 60 }), left(way(60), { plot: 'move', points: 6 })]).toEqual([6, 8]);
    expect(left(way(5), { plot: 'move', points: 60 })).toBe(8);
  });
  it('16.4.5 if both reacted the hexes of the lesser mover count', () => {
    const bravo: Bravo = { plot: 'none', points: 0, reacted: { points: 20, hexes: 4 } };
    expect(left({ reacted: { points: 30, hexes: 1 } }, bravo)).toBe(2);
    expect(left({ reacted: { points: 10, hexes: 1 } }, bravo)).toBe(8);
  });
  it('16.4.7 R16 carriers in reaction have four at most', () => {
    expect(left({ carriers: true, reacted: { points: 0, hexes: 0 } }, still)).toBe(4);
  });
  it('16.4.9 16.6.2 by night it is halved, for Japan rounded up; in the Arctic halved and rounded down', () => {
    const moved: Bravo = { plot: 'move', points: 6 };
    expect([
      left({ value: 7 }, moved, { night: true }),
      left({ value: 7, side: 'japan' }, moved, { night: true }),
    ]).toEqual([2, 3]);
    expect(left({ value: 7, side: 'japan' }, moved, { night: true, arctic: true })).toBe(1);
    expect(left({ value: 7 }, still, { arctic: true })).toBe(3);
  });
});

it('16.4 contact is made with a low die, and the admiral counts on it', () => {
  const die = contactUpTo(searchContact, 4);
  expect([isContact(searchContact, 4, die, 0), isContact(searchContact, 4, die + 1, 0)]).toEqual([true, false]);
  expect([isContact(searchContact, 4, die + 1, -1), isContact(searchContact, 4, die, 1)]).toEqual([true, false]);
});
it('16.4.6 forces that fight as one: the senior leads his own points and half of the others, rounded up', () => {
  expect(commandOf(8, [3, 4])).toBe(12);
});
