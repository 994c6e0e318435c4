import { fuzz, playOut, secrecy } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { trial } from './trial.js';

it('fuzz surface actions: no fault, and all come to an end', () => {
  const report = fuzz(trial, { seed: 41, orders: 250 });
  expect(report.found).toEqual([]);
});

it('fuzz nobody can tell what lies under a mask', () => {
  const report = secrecy(trial, { seed: 42, states: 40 });
  expect(report.found.filter(({ fault }) => fault.kind !== 'field never imagined')).toEqual([]);
});

it('fuzz a game at random ends within the limit', () => {
  expect(playOut(trial, 3).orders).toBeLessThan(trial.longest);
});
