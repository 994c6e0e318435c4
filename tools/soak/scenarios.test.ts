import { type Kit, witnessCitations } from '@ironbottom/umpire';
import type { Trial } from '@ironbottom/umpire/harness';
import { expect, test } from 'vitest';
import { trial } from '../../packages/flat-top/src/game-trial.js';
import { soakScenarios } from './scenarios.js';

const game = trial as unknown as Trial<Kit>;

test('fuzz: a hundred thousand answers over every scenario, options at random, show no fault', {
  timeout: 600_000,
}, () => {
  // Chance proves nothing about a rule, and unwitnessed the chapters keep what hangs on rules, as in play.
  const before = witnessCitations(undefined);
  try {
    const { faults, orders, scenarios } = soakScenarios(game, { orders: 100_000, seed: 1 }, () => undefined);
    expect(faults.map(({ what }) => what)).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(100_000);
    expect(Object.keys(scenarios).filter((scenario) => scenario !== 'custom')).toHaveLength(9);
  } finally {
    witnessCitations(before);
  }
});

test('fuzz: a planted fault is found, with the game that shows it', () => {
  const broken = { ...game, invariants: [{ name: 'planted', broken: () => 'always broken' }] };
  const [fault] = soakScenarios(broken, { orders: 100, seed: 1 }, () => undefined).faults;
  expect(fault?.what).toContain('broken invariant planted: always broken');
  expect(fault?.file).toContain('ironbottom game');
});
