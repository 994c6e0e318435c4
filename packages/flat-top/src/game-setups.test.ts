/** The set-ups of trials are themselves on trial: one that is refused tests nothing. */
import { chance } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { charts } from './charts/index.js';
import { setups } from './game-setups.js';
import { readCustom } from './scenarios/custom.js';
import { type ScenarioData, turnAt } from './scenarios/scenario.js';
import { sides } from './state.js';

/** Six hundred, of which those are read that have somebody come in later. */
const drawn = (): ScenarioData[] =>
  Array.from({ length: 600 }, (_, seed) => setups(chance(seed), true).set ?? null)
    .filter((set) => JSON.stringify(set).includes('"enters"'))
    .map((set) => {
      const read = readCustom(charts, set);
      if ('errors' in read) throw new Error(read.errors.join('; '));
      return read.scenario;
    });

it('R149 in set-ups for trials who comes in later comes before the game has ended, in the last turn too', () => {
  const all = drawn();
  const spare = all.flatMap((scenario) =>
    sides.flatMap((side) =>
      scenario.forces[side].start.flatMap(({ enters }) =>
        enters === undefined ? [] : [scenario.turns - 1 - turnAt(scenario, enters)],
      ),
    ),
  );
  expect(spare.length).toBeGreaterThan(20);
  expect(Math.min(...spare)).toBe(0);
});
