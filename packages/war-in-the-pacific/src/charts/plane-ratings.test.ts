/** R70, R82 Every figure of a plane follows from public facts by the formula; what does not is named here, with the reason. */
import { expect, it } from 'vitest';
import { airPoints, airTypes } from './air-points.js';
import { airRanges, combatRadius } from './air-ranges.js';
import { bombardCharts } from './bombard.js';
import { groundCharts } from './ground.js';
import { planeFacts, searcherFacts } from './plane-facts.js';
import { ratedPlane, ratedSearcher } from './plane-ratings.js';
import { searchValues } from './search-values.js';

/** Where the chart in force departs from the formula. */
const departures = {
  // By night off Midway four Catalinas hit a tanker, where the formula leaves slow flying boats nothing.
  PBY: { T: 5 },
  // Without oxygen that worked they stayed below their enemy.
  'P-400': { air: [3, 2] as const, attack: 3 },
};

const { values: facts } = planeFacts;
type Known = keyof typeof facts;
const isKnown = (type: string): type is Known => type in facts;
const departs = (type: string): type is keyof typeof departures => type in departures;
function rated(type: string) {
  if (!isKnown(type)) throw new Error(`there are no facts of ${type}`);
  return { ...facts[type], ...ratedPlane(facts[type]), ...(departs(type) ? departures[type] : {}) };
}

it.each(airTypes)('R70 the Air Point of the %s follows from speed, wing, guns, tanks and load', (type) => {
  const { air, attack, altitude, D, T, B, less } = rated(type);
  expect(airPoints.values[type]).toMatchObject({ air, attack, altitude, D, T, B, less });
});

it('R70 an example: the Zero, 331 miles an hour and a wing of 22 pounds, is 3.24 and 2, so 5', () => {
  expect([facts.A6M.mph, facts.A6M.wing, ratedPlane(facts.A6M).air]).toEqual([331, 22, [5, 4]]);
});

it('R70 no departure from the formula is idle', () => {
  for (const [type, figures] of Object.entries(departures))
    if (isKnown(type)) expect(ratedPlane(facts[type])).not.toMatchObject(figures);
});

it('R70 planes of raids on bases are rated as those of strikes are, and drop what their load gives', () => {
  for (const [scenario, { field, raid }] of Object.entries(bombardCharts.bombardFigures.values))
    for (const [type, inForce] of [...Object.entries(field), ...Object.entries(raid)]) {
      const year = scenario === 'rabaul' && `${type}, 1944` in facts ? ', 1944' : '';
      const { air, bombs, build } = rated(`${type}${year}`);
      // Fighters carry none there.
      expect([type, inForce]).toEqual([type, { air: air[0], bombs: build === 'F' ? 0 : bombs }]);
    }
});

it('R70 planes over troops drop what their load gives, large ones half of it on the front, and ships are struck from far off', () => {
  for (const { planes } of Object.values(groundCharts.groundFigures.values))
    for (const [group, inForce] of Object.entries(planes)) {
      const type = group.split(' ').at(-1) ?? '';
      const { bombs, T, B, less, flown } = rated(type);
      expect([group, inForce]).toEqual([
        group,
        {
          bombardment: bombs,
          ...(flown === 'high' ? { support: Math.floor(bombs / 2) } : {}),
          ...(group.startsWith('field') ? {} : { antiShip: Math.max(T, B) - less }),
        },
      ]);
    }
});

it('R82, 13.1.2 flying boats search with 4, carrier planes with 3, as far as the way they can fly: 24 and 28 hexes for the H6K and H8K', () => {
  const rated = Object.entries(searcherFacts.values).map(([type, each]) => [type, ratedSearcher(each)]);
  // The formula has 23 hexes for the B-24, the text 24.
  expect(ratedSearcher(searcherFacts.values['B-24']).extendedTo).toBe(23);
  const printed = { 'B-24': { ...ratedSearcher(searcherFacts.values['B-24']), extendedTo: 24 } };
  expect(searchValues.values).toEqual({ ...Object.fromEntries(rated), ...printed });
  const { H6K, H8K } = searchValues.values;
  expect([H6K?.extendedTo, H8K?.extendedTo]).toEqual([24, 28]);
});

it('R70 a movement point is ten miles of the radius with bombs, and two thirds of it are normal range', () => {
  const { 'B-29': superfortress } = airRanges.values;
  const points = combatRadius['B-29'] / 10;
  expect(superfortress).toMatchObject({ normal: Math.round((2 * points) / 3), extended: points });
});
