/** R124 The figures of planes, ships and guns of the bombardment game as a chart, set-up by set-up. */
import type { HouseChart } from '../charts/house.js';
import type { BombardScenario, Wing } from './scenario.js';
import { bombardScenarios } from './scenarios.js';

type Numbers = { readonly [name: string]: number };
export type BombardFigures = {
  readonly field: { readonly [type: string]: Numbers };
  readonly raid: { readonly [type: string]: Numbers };
  readonly ships: { readonly [name: string]: Numbers };
  readonly port: Numbers;
};

const wings = (of: BombardScenario['raid']): { [type: string]: Numbers } =>
  Object.fromEntries(Object.entries(of).map(([type, { air, bombs }]) => [type, { air, bombs }]));

const figuresOf = ({ field, raid, squadrons, port }: BombardScenario): BombardFigures => ({
  field: wings(field.wings),
  raid: wings(raid),
  ships: Object.fromEntries(squadrons.flatMap(({ ships }) => ships.map(({ name, gunnery }) => [name, { gunnery }]))),
  port: port === null ? {} : { whole: port.antiAir[0], damaged: port.antiAir[1] },
});

export const bombardFigures: HouseChart<{ readonly [scenario: string]: BombardFigures }> = {
  id: 'bombard-figures',
  title: 'Figures of raids on bases',
  about: 'Set-up by set-up: what ten planes are worth in the air and drop, guns of every ship, and those of the port.',
  provenance: 'designed',
  source: '4.1; 10.3; R124',
  values: Object.fromEntries(bombardScenarios.map((scenario) => [scenario.id, figuresOf(scenario)])),
  bounds: [
    { at: /\.(air|bombs)$/, from: 0, to: 20 },
    { at: /\.gunnery$/, from: 0, to: 99 },
    { at: /\.port\.(whole|damaged)$/, from: 0, to: 60 },
  ],
};

/** The set-up with the figures in force. */
export function figured(scenario: BombardScenario, chart: typeof bombardFigures): BombardScenario {
  const figures = chart.values[scenario.id];
  if (figures === undefined) return scenario;
  const put = (of: BombardScenario['raid'], by: { readonly [type: string]: Numbers }): { [type: string]: Wing } =>
    Object.fromEntries(Object.entries(of).map(([type, wing]) => [type, { ...wing, ...by[type] }]));
  const { port, field, raid, squadrons } = scenario;
  const [whole, damaged] = port?.antiAir ?? [0, 0];
  return {
    ...scenario,
    field: { ...field, wings: put(field.wings, figures.field) },
    raid: put(raid, figures.raid),
    squadrons: squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => ({ ...ship, ...figures.ships[ship.name] })),
    })),
    port: port === null ? null : { ...port, antiAir: [figures.port.whole ?? whole, figures.port.damaged ?? damaged] },
  };
}
