import { describe, expect, test } from 'vitest';
import { witnessCitations } from '../cite.js';
import { parseGame } from '../game-file.js';
import { trial } from '../toy/index.js';
import { countRules, type Found, fuzz, neverFired, reproduce, secrecy } from './index.js';

const faults = (found: readonly Found[]): string[] => found.map(({ fault }) => `${fault.kind}: ${fault.what}`);

describe('the straits under the harness', () => {
  test('random and eager players find no fault, reach every rule and both endings', () => {
    const report = fuzz(trial, { seed: 11, orders: 3_000 });
    expect(faults(report.found)).toEqual([]);
    expect(report.orders).toBeGreaterThanOrEqual(3_000);
    expect(report.never).toEqual([]);
    expect(Object.keys(report.ends).sort()).toEqual(['Blue and Green', 'Red']);
    expect(report.longest).toBeLessThan(trial.longest);
  }, 60_000);

  test('no seat can tell the truth from what it imagines, and every hidden field varies', () => {
    const report = secrecy(trial, { seed: 12, states: 250 });
    expect(faults(report.found)).toEqual([]);
    expect(report.states).toBe(250);
    // Three draws for each of three seats.
    expect(report.imagined).toBe(250 * 9);
    expect(report.pairs).toBeGreaterThan(1_000);
    expect(report.told).toBeGreaterThan(50);
    expect(report.unseen).toEqual([]);
  }, 60_000);

  test('the same seed plays the same games', () => {
    const once = fuzz(trial, { seed: 13, orders: 150 });
    const again = fuzz(trial, { seed: 13, orders: 150 });
    expect(again).toEqual(once);
    expect(fuzz(trial, { seed: 14, orders: 150 }).fired).not.toEqual(once.fired);
  });

  test('a game without a fault reproduces none', () => {
    const broken = { ...trial, invariants: [{ name: 'no third turn', broken: late }] };
    const [found] = fuzz(broken, { seed: 15, orders: 2_000 }).found;
    expect(found?.fault.kind).toBe('broken invariant');
    expect(reproduce(broken, found?.file ?? '')?.what).toBe(found?.fault.what);
    expect(reproduce(trial, found?.file ?? '')).toBeUndefined();
  });

  test('a saved game reveals its seed, so that it can be played again with the same dice', () => {
    const broken = { ...trial, invariants: [{ name: 'no third turn', broken: late }] };
    const parsed = parseGame(fuzz(broken, { seed: 16, orders: 2_000 }).found[0]?.file ?? '');
    expect('file' in parsed && parsed.file.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a file that is no game is refused', () => {
    expect(() => reproduce(trial, 'nonsense')).toThrow('not a game file');
  });
});

const late = ({ public: pub }: { public: { turn: number } }): string | undefined =>
  pub.turn >= 3 ? `turn ${pub.turn}` : undefined;

describe('counting rules', () => {
  test('counts while the work is done, leaves asides out and keeps the witness that was there', () => {
    const seen: string[] = [];
    const outer = witnessCitations((_book, rule) => {
      seen.push(rule);
      return rule !== '9.9';
    });
    const fired = {};
    const { rulebook } = trial;
    const setup = { scenario: 'narrows', options: {}, charts: {}, set: null };
    try {
      countRules('straits', fired, (aside) => {
        rulebook.law(setup);
        aside(() => rulebook.law({ ...setup, set: { at: { b1: 6 } } }));
      });
      expect(fired).toEqual({});
      countRules('straits', fired, () => rulebook.law({ ...setup, set: { at: { b1: 6 } } }));
      expect(fired).toEqual({ '1.1': 1 });
      expect(seen).toEqual(['1.1', '1.1']);
      expect(neverFired(['1.1', '1.2'], fired)).toEqual(['1.2']);
    } finally {
      witnessCitations(outer);
    }
  });
});
