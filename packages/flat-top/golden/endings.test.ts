/** The endings that are listed are those that the code gives: positions of all kinds, judged at the end and at 2400. */
import type { Result } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { automaticVictory, finalVictory } from '../src/chapters/25-victory.js';
import { afterUnloading } from '../src/chapters/special-falls.js';
import { readScenario, scenarioList } from '../src/scenarios/index.js';
import type { ScenarioData } from '../src/scenarios/scenario.js';
import { type Side, sides } from '../src/state.js';
import { atTable } from '../src/table-testing.js';
import { endingOf, endingsOf, nameOf } from './endings.js';

const scenarios = scenarioList
  .filter(({ id }) => id !== 'custom')
  .map(({ id }): ScenarioData => {
    const read = readScenario({ scenario: id, options: {}, charts: {}, set: null });
    if ('errors' in read) throw new Error(read.errors.join('; '));
    return read.law.scenario;
  });

type Standing = { points: Record<Side, number>; landed: Record<Side, number>; hits: number; hour: number };

/** How a game ends that stands so; undefined if it goes on. */
function ended(scenario: ScenarioData, { points, landed, hits, hour }: Standing): string | undefined {
  const { table, state, own } = atTable({ scenario, points, hour });
  for (const side of sides)
    for (let n = 0; n < landed[side]; n++)
      own(side).hulls[`AP ${n}`] = { unloaded: 1, anchoredSince: null, slowSince: null };
  if (scenario.special.falls !== undefined) own('japan').ashore = { [scenario.special.falls.base]: 3 * landed.japan };
  state.public.hitsScored = { Rabaul: hits };
  afterUnloading(table);
  const result: Result | undefined = hour === 24 ? automaticVictory(table) : finalVictory(table);
  return result && nameOf(endingOf(scenario, result, state.public));
}

/** So many turns of unloading on each side, with no fewer points than they have scored (25.5). */
function standings({ firstHour, turns }: ScenarioData): Standing[] {
  const all: Standing[] = [];
  const hours = firstHour + turns > 24 ? [18, 24] : [18];
  for (const hour of hours)
    for (const hits of [0, 2, 4])
      for (const [allied, japan] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [0, 17],
        [1, 17],
        [17, 0],
      ] as const)
        for (const a of [0, 19, 20, 49, 51, 100, 101, 260, 500])
          for (const j of [0, 19, 20, 49, 51, 100, 101, 260, 500])
            if (a >= 3 * allied && j >= 3 * japan)
              all.push({ points: { allied: a, japan: j }, landed: { allied, japan }, hits, hour });
  return all;
}

/** They do not wait for the end: the tests of SC1.V1, SC2.V3 and SC5.V3 have them. */
const atOnce = ['japan ship sunk', 'japan landed in force'];

describe('the endings of a scenario', () => {
  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('25.3 %s', (_, scenario) => {
    const listed = endingsOf(scenario).map(nameOf);
    const reached = new Set(standings(scenario).map((standing) => ended(scenario, standing)));
    reached.delete(undefined);
    expect([...reached].sort()).toEqual(listed.filter((name) => !atOnce.includes(name)).sort());
    expect(listed.filter((name) => atOnce.includes(name))).toEqual(
      scenario.victory.sunkLoses !== undefined
        ? ['japan ship sunk']
        : scenario.victory.unloading?.wins !== undefined
          ? ['japan landed in force']
          : [],
    );
  });

  test('every rule by which a game can be won is among them', () => {
    const hows = new Set(scenarios.flatMap((scenario) => endingsOf(scenario).map(({ how }) => how)));
    expect(hows.size).toBe(9);
  });
});
