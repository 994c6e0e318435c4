import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './submarine-trial.js';

it('fuzz hunts by submarines: no fault, and all come to an end', () => {
  const report = fuzz(trial, { seed: 51, orders: 150 });
  expect(report.found).toEqual([]);
});

it('fuzz nobody can tell what a marker stands for', () => {
  const report = secrecy(trial, { seed: 52, states: 20 });
  expect(report.found.filter(({ fault }) => fault.kind !== 'field never imagined')).toEqual([]);
});
