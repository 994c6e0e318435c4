/** The optional rules, one by one and together. */
import type { Below, Plain } from '@ironbottom/umpire';
import { fuzz, type Trial } from '@ironbottom/umpire/harness';
import { describe, expect, test } from 'vitest';
import type { FlatTopGame } from './game-kit.js';
import { trial } from './game-trial.js';
import { pick } from './imagine.js';
import { basicGame, optionalRules } from './options.js';
import { readScenario } from './scenarios/index.js';
import { without } from './testing.js';

type Chosen = { [name: string]: Plain };

const lawWith = (options: Chosen) => {
  const read = readScenario({ scenario: 'rings-around-rabaul', options, charts: {}, set: null });
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return read.law.options;
};

const each = Object.entries(optionalRules).flatMap(([name, [, ...values]]) =>
  values.map((value): Chosen => ({ [name]: value })),
);

/** About half of them, each with any of its values. */
const drawn = (below: Below): Chosen =>
  Object.fromEntries(
    Object.entries(optionalRules).flatMap(([name, values]) =>
      below(2) === 0 ? [[name, pick<Plain>(values, below)]] : [],
    ),
  );

/** The set-ups of the trial, every one with some options. */
const mixed: Trial<FlatTopGame> = {
  ...trial,
  setups: (below, scrambled) => {
    const setup = trial.setups(below, scrambled);
    return { ...setup, options: { ...setup.options, ...drawn(below) } };
  },
};

describe('OPT optional rules', () => {
  test('OPT every one of them may be taken alone', () => {
    for (const one of each) expect(lawWith(one)).toEqual({ ...basicGame, ...one });
    expect(without('OPT', () => lawWith({ criticalHits: true }))).toEqual(basicGame);
  });

  test('OPT all of them may be taken together', () => {
    const all: Chosen = Object.assign({}, ...each);
    expect(lawWith(all)).toEqual({ ...basicGame, ...all });
    expect(Object.keys(all)).toEqual(Object.keys(optionalRules));
  });

  test('fuzz finds no fault in games with options drawn at random', { timeout: 240_000 }, () => {
    const { found, orders } = fuzz(mixed, { seed: 3, orders: 600 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(600);
  });
});
