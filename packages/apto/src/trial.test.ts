import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { describe, expect, it } from 'vitest';
import { trial } from './trial.js';

describe('the game on trial', () => {
  it('fuzz finds no fault in some hundred answers, and the games end', { timeout: 60_000 }, () => {
    const { found, orders, longest } = fuzz(trial, { seed: 7, orders: 400 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(400);
    expect(longest).toBeLessThan(trial.longest);
  });

  it('fuzz finds nothing by which a seat could tell the truth from what it imagines', { timeout: 60_000 }, () => {
    const { found, pairs } = secrecy(trial, { seed: 7, states: 12 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(20);
  });
});
