import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './bombard-trial.js';

it('fuzz: 400 orders of the bombardment game show no fault', () => {
  const { found, games } = fuzz(trial, { seed: 1, orders: 400 });
  expect(found).toEqual([]);
  expect(games).toBeGreaterThan(5);
});

it('fuzz: 100 pairs of worlds keep secret which planes cannot fly', () => {
  const { found } = secrecy(trial, { seed: 2, states: 100 });
  expect(found).toEqual([]);
});
