/** R69 Every figure of troops follows from public facts by the formula. */
import { expect, it } from 'vitest';
import { marines } from '../ground/units.js';
import { groundCharts } from './ground.js';
import { troopFacts } from './troop-facts.js';
import { ratedTroops } from './troop-ratings.js';

const inForce = groundCharts.groundFigures.values;

it('R69 there are facts of every unit of every set-up, and of no other', () => {
  const units = (of: { readonly [id: string]: unknown }): string[] => Object.keys(of).sort();
  expect(units(troopFacts.values)).toEqual(units(inForce));
  for (const [scenario, facts] of Object.entries(troopFacts.values))
    expect([scenario, units(facts)]).toEqual([scenario, units(inForce[scenario]?.units ?? {})]);
});

it.each(
  Object.entries(troopFacts.values).flatMap(([scenario, units]) =>
    Object.entries(units).map(([id, facts]) => [scenario, id, facts] as const),
  ),
)('R69 at %s quality, steps and cost of %s follow from what they were', (scenario, id, facts) => {
  expect(inForce[scenario]?.units[id]).toEqual(ratedTroops(facts));
});

it('R69, 23.13.5 a regiment of the 1st Marine Division is 8-4, and its battalions 8-1', () => {
  const { '1m': regiment, raiders } = troopFacts.values.tulagi;
  expect(ratedTroops(regiment)).toMatchObject({ troopQuality: 8, steps: 4 });
  expect(ratedTroops(raiders)).toMatchObject({ troopQuality: 8, steps: 1 });
  expect(marines('1m', '1st Marines', { hex: 'E2519' })).toMatchObject({ troopQuality: 8, steps: 4 });
});
