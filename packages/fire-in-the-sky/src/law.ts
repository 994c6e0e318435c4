/** What is fixed while a game lasts: the scenario, the options, the bases in play. */
import { didYouMean, type Setup, type Shape, scenarioOf } from '@ironbottom/umpire';
import { allArmies, armyOf, isArmy } from './armies.js';
import { schedule } from './charts/schedule.js';
import { cite } from './cite.js';
import { allBases, baseNumber, baseOf, isBase } from './map/places.js';
import { type Options, optionalRules } from './options.js';
import { type Side, sideOf } from './pieces.js';
import { december1941 } from './scenarios/campaign.js';
import { scenarios } from './scenarios/index.js';
import type { Aim, Position, Scenario } from './scenarios/scenario.js';
import { allUnits, isUnit, unitOf } from './units.js';

export type Law = {
  readonly scenario: string;
  readonly options: Options;
  readonly position: FullPosition;
  readonly last: number;
  readonly aim: Aim;
  readonly war: boolean;
  /** By base: whether it is in play. */
  readonly open: readonly boolean[];
  /** The naval units of each side that have a part in this game, in the order of the chart. */
  readonly fleets: { readonly [S in Side]: readonly string[] };
};

export type FullPosition = Required<Position>;

const whole = (minimum: number, maximum: number): Shape => ({ type: 'integer', minimum, maximum });
const side: Shape = { enum: ['japan', 'allies'] };
const text: Shape = { type: 'string', maxLength: 40 };
const each = (shape: Shape): Shape => ({ type: 'object', patternProperties: { '': shape } });
const shape = (properties: { [key: string]: Shape }): Shape => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

const optionsShape = shape(Object.fromEntries(Object.keys(optionalRules).map((name) => [name, { type: 'boolean' }])));
const positionShape = shape({
  first: whole(1, 16),
  control: each(side),
  air: each(whole(0, 60)),
  pool: shape({ japan: whole(0, 99), allies: whole(0, 99) }),
  pilots: whole(0, 40),
  ships: each(text),
  land: each(text),
  lost: { type: 'array', maxItems: 200, items: text },
  due: each(whole(1, 99)),
  merchants: whole(0, 99),
  oil: whole(0, 999),
  kamikaze: { type: 'boolean' },
});

export function law(setup: Setup): { law: Law } | { errors: string[] } {
  const found = scenarioOf(scenarios, setup, { options: optionsShape, charts: shape({}), set: positionShape });
  if ('errors' in found) return found;
  const { scenario } = found;
  const position = full(scenario, (setup.set ?? {}) as Position);
  const errors = wrongIn(scenario, position);
  if (errors.length > 0) return { errors };
  const { area } = scenario;
  return {
    law: {
      scenario: scenario.id,
      options: { ...optionalRules, ...(setup.options as Partial<Options>) },
      position,
      last: scenario.last,
      aim: scenario.aim,
      war: scenario.war,
      open: allBases.map(({ id }) => area === undefined || area.includes(id)),
      fleets: {
        japan: allUnits.flatMap(({ id, nation }) =>
          nation === 'japan' && takesPart(scenario, position, id) ? [id] : [],
        ),
        allies: allUnits.flatMap(({ id, nation }) =>
          nation !== 'japan' && takesPart(scenario, position, id) ? [id] : [],
        ),
      },
    },
  };
}

/** In a part of the war only those are there who are named. */
const takesPart = ({ war }: Scenario, { ships }: FullPosition, id: string): boolean => war || ships[id] !== undefined;

function full({ position, war }: Scenario, given: Position): FullPosition {
  const begun = { ...position, ...given };
  const control = { ...Object.fromEntries(allBases.map(({ id, holder }) => [id, holder])), ...begun.control };
  const holds = (id: string, of: Side): boolean => control[id] === of;
  const first = given.first ?? position.first;
  const lost = begun.lost ?? [];
  const due = { ...begun.due };
  const ships: { [id: string]: string } = {};
  const named = begun.ships ?? december1941.ships;
  for (const { id, nation, arrives } of allUnits) {
    if (lost.includes(id) || due[id] !== undefined) continue;
    const base = named[id];
    if (base !== undefined && (base === 'escort' || !isBase(base) || holds(base, sideOf(nation)))) ships[id] = base;
    else if (war && (arrives > first || (arrives === first && arrives > 1))) due[id] = arrives;
    else if (war) ships[id] = homeIn(nation, (home) => holds(home, sideOf(nation)));
  }
  const land: { [id: string]: string } = {};
  for (const { id, nation, arrives, base, side: of } of allArmies) {
    if (lost.includes(id) || due[id] !== undefined) continue;
    const at = begun.land?.[id] ?? (war ? base : null);
    if (at !== null && at !== undefined && (!isBase(at) || holds(at, of))) land[id] = at;
    else if (war && base === null && (arrives > first || (arrives === first && arrives > 1))) due[id] = arrives;
    else if (war) land[id] = homeIn(nation, (home) => holds(home, of));
  }
  return {
    first,
    control,
    air: begun.air ?? december1941.air,
    pool: begun.pool ?? december1941.pool,
    pilots: begun.pilots ?? december1941.pilots,
    ships,
    land,
    lost,
    due,
    merchants: begun.merchants ?? december1941.merchants,
    oil: begun.oil ?? december1941.oil,
    kamikaze: begun.kamikaze ?? false,
  };
}

/** R33 Where units come that arrive or return: the first of these that is in friendly hands. */
const homes = {
  japan: ['tokyo', 'kure'],
  us: ['pearl-harbor', 'san-francisco', 'sydney'],
  britain: ['calcutta', 'ceylon', 'perth'],
  netherlands: ['perth', 'sydney', 'calcutta'],
} as const;

export function homeIn(nation: keyof typeof homes, isHeld: (id: string) => boolean): string {
  return homes[nation].find(isHeld) ?? homes[nation][0];
}

function wrongIn({ area, last }: Scenario, position: FullPosition): string[] {
  const errors: string[] = [];
  const { control, air, ships, land, lost, due, first } = position;
  if (first > last) errors.push(`set.first: this scenario ends with turn ${last}`);
  const ids = allBases.map(({ id }) => id);
  const units = [...allUnits.map(({ id }) => id), ...allArmies.map(({ id }) => id)];
  const noBase = (id: string): boolean => !isBase(id) || (area !== undefined && !area.includes(id));
  for (const id of Object.keys(control))
    if (!isBase(id)) errors.push(`set.control: there is no base "${id}"${didYouMean(id, ids)}`);
  for (const [id, points] of Object.entries(air)) {
    if (noBase(id)) errors.push(`set.air: there is no base "${id}" in play${didYouMean(id, ids)}`);
    else if (points > roomAt(id, first)) errors.push(`set.air.${id}: it has room for ${roomAt(id, first)} (15.2)`);
  }
  for (const id of [...lost, ...Object.keys(due), ...Object.keys(ships), ...Object.keys(land)])
    if (!isUnit(id) && !isArmy(id)) errors.push(`set: there is no unit "${id}"${didYouMean(id, units)}`);
  for (const [id, base] of Object.entries(ships)) {
    if (!isUnit(id) || base === 'escort') {
      if (isUnit(id) && unitOf(id).type !== 'DD') errors.push(`set.ships.${id}: only destroyers escort convoys (5.3)`);
    } else if (noBase(base)) errors.push(`set.ships.${id}: there is no base "${base}" in play${didYouMean(base, ids)}`);
  }
  const stationed: { [base: string]: number } = {};
  for (const [id, base] of Object.entries(land)) {
    if (!isArmy(id)) continue;
    if (noBase(base)) errors.push(`set.land.${id}: there is no base "${base}" in play${didYouMean(base, ids)}`);
    else stationed[base] = (stationed[base] ?? 0) + 1;
  }
  for (const [base, count] of Object.entries(stationed))
    if (count > roomAt(base, first))
      errors.push(`set.land: ${base} has room for ${roomAt(base, first)} land units (15.2)`);
  return errors;
}

const roomAt = (id: string, turn: number): number => capacityOf(baseNumber(id), turn);

/** R31 Land units and Air Points, each, that a base has room for. 15.2 It grows as the war goes on. */
export function capacityOf(base: number, turn: number): number {
  const { capacity } = baseOf(base);
  if (capacity === 0 || !cite('R31')) return 99;
  const factor = schedule.values[turn]?.capacities ?? 1;
  return factor > 1 && cite('15.2') ? capacity * factor : capacity;
}

export const armySide = (id: string): Side => armyOf(id).side;
