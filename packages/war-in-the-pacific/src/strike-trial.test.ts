import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './strike-trial.js';

it('fuzz: strikes at random end, and nothing breaks', () => {
  const { found, orders } = fuzz(trial, { seed: 11, orders: 120 });
  expect(found).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(120);
});

it('fuzz: nobody learns what he should not', () => {
  const { found } = secrecy(trial, { seed: 12, states: 20 });
  expect(found).toEqual([]);
});
