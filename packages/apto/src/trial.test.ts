import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { describe, expect, it } from 'vitest';
import { trial } from './trial.js';

/** Whole campaigns are for the soak. */
const short: typeof trial = { ...trial, setups: (below) => ({ ...trial.setups(below, false), scenario: 'learning' }) };

describe('the game on trial', () => {
  it('fuzz finds no fault in some hundred answers, and the games end', { timeout: 60_000 }, () => {
    const { found, orders, longest } = fuzz(short, { seed: 7, orders: 120 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(120);
    expect(longest).toBeLessThan(trial.longest);
  });

  it('fuzz finds nothing by which a seat could tell the truth from what it imagines', { timeout: 60_000 }, () => {
    const { found, pairs } = secrecy(short, { seed: 7, states: 8 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(20);
  });
});
