import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './ground-trial.js';

it('fuzz: 400 orders of the ground game show no fault', () => {
  const { found, games } = fuzz(trial, { seed: 1, orders: 400 });
  expect(found).toEqual([]);
  expect(games).toBeGreaterThan(5);
});

it('fuzz: 160 pairs of worlds keep the tables and the unfit planes secret', () => {
  const { found } = secrecy(trial, { seed: 3, states: 160 });
  expect(found).toEqual([]);
});
