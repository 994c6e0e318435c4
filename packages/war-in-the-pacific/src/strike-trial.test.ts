import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './strike-trial.js';

it('fuzz: strikes at random end, and nothing breaks', () => {
  const { found, orders } = fuzz(trial, { seed: 11, orders: 300 });
  expect(found).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(300);
});

it('fuzz: nobody learns what he should not', () => {
  const { found } = secrecy(trial, { seed: 12, states: 40 });
  expect(found).toEqual([]);
});
