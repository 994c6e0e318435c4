import { trial } from '@ironbottom/umpire/toy';
import { expect, test } from 'vitest';
import { playRound } from './round.js';

const size = { orders: 300, states: 30 };

test('a round on a sound game plays, looks for leaks and finds no fault in play', () => {
  const round = playRound(trial, 7, { orders: 300, states: 0 });
  expect(round.found.filter(({ fault }) => fault.kind !== 'field never imagined')).toEqual([]);
  expect(round.orders).toBeGreaterThanOrEqual(300);
  expect(Object.keys(round.fired).length).toBeGreaterThan(0);
});

test('a round on a game with a planted fault finds it, and gives the game that shows it', () => {
  const broken = { ...trial, invariants: [{ name: 'planted', broken: () => 'always broken' }] };
  const [found] = playRound(broken, 7, size).found;
  expect(found?.fault.kind).toBe('broken invariant');
  expect(found?.file).toContain('ironbottom game');
});
