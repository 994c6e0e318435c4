/** R69 The figures of troops, ships and planes of the ground game as a chart, set-up by set-up, so that players may put in their own. */
import type { HouseChart } from '../charts/house.js';
import type { AirGroup, GroundScenario, Raiders, Squadron } from './scenario.js';
import { groundScenarios } from './scenarios.js';

type Numbers = { readonly [name: string]: number };
/** `halfPoints`: what a unit costs to activate, in halves of a Command Point. */
export type GroundFigures = {
  readonly units: { readonly [id: string]: Numbers };
  readonly ships: { readonly [name: string]: Numbers };
  readonly planes: { readonly [group: string]: Numbers };
};

const groupsOf = ({ airfield, raiders = [] }: GroundScenario): [string, Raiders['groups'][string]][] => [
  ...Object.entries(airfield?.groups ?? {}).map(([type, group]): [string, AirGroup] => [`field ${type}`, group]),
  ...raiders.flatMap(({ id, groups }) =>
    Object.entries(groups).map(([type, group]): [string, AirGroup] => [`${id} ${type}`, group]),
  ),
];

const figuresOf = (scenario: GroundScenario): GroundFigures => ({
  units: Object.fromEntries(
    scenario.units.map(({ id, troopQuality, steps, antiAir, activation }) => [
      id,
      { troopQuality, steps, antiAir, halfPoints: 2 * activation },
    ]),
  ),
  ships: Object.fromEntries(
    scenario.squadrons.flatMap(({ ships }) => ships.map(({ name, gunnery }) => [name, { gunnery }])),
  ),
  planes: Object.fromEntries(groupsOf(scenario).map(([name, { points: _, ...figures }]) => [name, figures as Numbers])),
});

export const groundFigures: HouseChart<{ readonly [scenario: string]: GroundFigures }> = {
  id: 'ground-figures',
  title: 'Figures of troops, and of what bombards them',
  about:
    'Set-up by set-up: quality, steps, anti-aircraft and cost of every unit, guns of every ship, bombs of every kind of planes.',
  provenance: 'designed',
  source: '2.4; 23.0; R69',
  values: Object.fromEntries(groundScenarios.map((scenario) => [scenario.id, figuresOf(scenario)])),
  bounds: [
    { at: /\.troopQuality$/, from: 1, to: 10 },
    { at: /\.steps$/, from: 1, to: 18 },
    { at: /\.(antiAir|halfPoints)$/, from: 0, to: 40 },
    { at: /\.gunnery$/, from: 0, to: 99 },
    { at: /\.(bombardment|support|antiShip)$/, from: 0, to: 40 },
  ],
};

/** The set-up with the figures in force. */
export function figured(scenario: GroundScenario, chart: typeof groundFigures): GroundScenario {
  const figures = chart.values[scenario.id];
  if (figures === undefined) return scenario;
  const { units, ships, planes } = figures;
  const groups = <G extends AirGroup>(of: { readonly [type: string]: G }, prefix: string): { [type: string]: G } =>
    Object.fromEntries(Object.entries(of).map(([type, group]) => [type, { ...group, ...planes[`${prefix} ${type}`] }]));
  const squadron = (each: Squadron): Squadron => ({
    ...each,
    ships: each.ships.map((ship) => ({ ...ship, ...ships[ship.name] })),
  });
  return {
    ...scenario,
    units: scenario.units.map((unit) => {
      const { halfPoints = 2 * unit.activation, steps = unit.steps, ...rest } = units[unit.id] ?? {};
      const left = unit.left === undefined ? {} : { left: Math.min(unit.left, steps) };
      return { ...unit, ...rest, steps, activation: halfPoints / 2, ...left };
    }),
    squadrons: scenario.squadrons.map(squadron),
    ...(scenario.raiders === undefined
      ? {}
      : { raiders: scenario.raiders.map((raid) => ({ ...raid, groups: groups(raid.groups, raid.id) })) }),
    airfield:
      scenario.airfield === null ? null : { ...scenario.airfield, groups: groups(scenario.airfield.groups, 'field') },
  };
}
