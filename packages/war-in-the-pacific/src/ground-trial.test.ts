import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './ground-trial.js';

it('2,000 orders of the ground game show no fault', () => {
  const { found, games } = fuzz(trial, { seed: 1, orders: 2_000 });
  expect(found).toEqual([]);
  expect(games).toBeGreaterThan(10);
});

it('300 pairs of worlds keep the tables and the unfit planes secret', () => {
  const { found } = secrecy(trial, { seed: 2, states: 300 });
  expect(found).toEqual([]);
});
