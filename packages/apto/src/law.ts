/** What is fixed while a game lasts: the scenario, the options, who commands whom. */
import { type Setup, type Shape, scenarioOf, withHouseCharts } from '@ironbottom/umpire';
import { type Charts, charts } from './charts/index.js';
import type { GameMap } from './map/hexes.js';
import { map } from './map/map.js';
import { type Options, optionalRules } from './options.js';
import type { Nation, Side } from './pieces.js';
import { scenarios } from './scenarios/index.js';
import type { Scenario } from './scenarios/scenario.js';

export type Law = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly map: GameMap;
  /** The charts as they are in this game: players may have put other values in. */
  readonly charts: Charts;
  /** The seats in their order, with the nations each commands. */
  readonly seats: readonly { readonly seat: string; readonly side: Side; readonly nations: readonly Nation[] }[];
};

const shape = (properties: { [key: string]: Shape }): Shape => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const optionsShape = shape(Object.fromEntries(Object.keys(optionalRules).map((name) => [name, { type: 'boolean' }])));

export function law(setup: Setup): { law: Law } | { errors: string[] } {
  const found = scenarioOf(scenarios, setup, { options: optionsShape, charts: { type: 'object' }, set: shape({}) });
  if ('errors' in found) return found;
  const { scenario } = found;
  const house = withHouseCharts(charts, setup.charts);
  if ('errors' in house) return house;
  const options: Options = { ...optionalRules, ...(setup.options as Partial<Options>) };
  return { law: { scenario, options, map, charts: house.charts, seats: seatsOf(scenario, options.commanders) } };
}

/**
 * One seat a side, named after it; or, with a commander for each nation that can act, one of its name for each. Nations of which no piece
 * is in the scenario have no seat of their own: the first of their side would speak for them.
 */
export function seatsOf(scenario: Scenario, commanders: boolean): Law['seats'] {
  const { alignment } = scenario;
  const nations = Object.keys(alignment) as Nation[];
  const japan = nations.filter((nation) => alignment[nation] === 'japan');
  const allies = nations.filter((nation) => !japan.includes(nation));
  if (!commanders)
    return [
      { seat: 'japan', side: 'japan', nations: japan },
      { seat: 'allies', side: 'allies', nations: allies },
    ];
  const pieces = [...scenario.units, ...scenario.hqs, ...scenario.generals];
  const commands = (nation: Nation): Nation[] => allies.filter((each) => (patrons[each] ?? each) === nation);
  const able = allies.filter((nation) => pieces.some((piece) => commands(nation).includes(piece.nation)));
  const idle = allies.filter((nation) => !able.includes(patrons[nation] ?? nation));
  return [
    { seat: 'japan', side: 'japan', nations: japan },
    ...able.map((nation, nth): Law['seats'][number] => ({
      seat: nation,
      side: 'allies',
      nations: [...commands(nation), ...(nth === 0 ? idle : [])],
    })),
  ];
}

/** 8.0 Nations that another one commands. */
const patrons: { readonly [N in Nation]?: Nation } = { manchukuo: 'japan', mongolia: 'ussr' };

/** The seat that commands this nation. */
export function seatOf({ seats }: Law, nation: Nation): string {
  const found = seats.find(({ nations }) => nations.includes(nation));
  if (found === undefined) throw new Error(`nobody commands ${nation}`);
  return found.seat;
}
