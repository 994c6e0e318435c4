/** Ships and bases as a player writes them, made into pieces with their printed figures. */
import { didYouMean } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { planeNames } from '../charts/planes.js';
import { type ShipRating, shipNames, shipRating } from '../charts/rating.js';
import { cite } from '../cite.js';
import { type Base, enemyOf, type Grounded, type Parked, type Ship, type Side } from '../state.js';
import { checkName, type Reading, wrong } from './law.js';
import { nationOf, planeCalled, said as quoted } from './lots.js';
import type { BaseInput, FleetInput, ShipInput } from './shapes.js';
import { namelessCalled, notesForm, readNotes, readShipLine, type ShipLine } from './ship-line.js';

export type Fleet = { ships: Ship[]; side: Side };

/** `side` is what the rest of the input says; named ships say it too. */
export function readFleet(reading: Reading, input: FleetInput, field: string, side: Side | undefined): Fleet {
  const forces = (input.taskForces ?? []).map((tf, i) => ({
    name: tf.name ?? `TF ${i + 1}`,
    ships: tf.ships,
    at: `${field}.taskForces[${i}].ships`,
  }));
  if (input.ships !== undefined)
    forces.push({ name: `TF ${forces.length + 1}`, ships: input.ships, at: `${field}.ships` });
  for (const [i, tf] of (input.taskForces ?? []).entries())
    checkName(reading, tf.name, `${field}.taskForces[${i}].name`, '4.1.1');
  const entries = forces.flatMap(({ name, ships, at }) =>
    ships.map((given, i) => ({
      tf: name,
      at: `${at}[${i}]`,
      ...(typeof given === 'string' ? readShipLine(given) : { given }),
    })),
  );
  const own = input.side ?? side ?? entries.map((entry) => sideSaid(reading, entry)).find((s) => s !== undefined);
  const fleet: Fleet = { ships: [], side: own ?? 'japan' };
  if (own === undefined && entries.length > 0) {
    wrong(
      reading,
      `${field}.side`,
      '2.1',
      'is missing: these ships could be Allied or Japanese; write "8 Japanese DD"',
    );
  }
  for (const { tf, at, given, side: said, odd } of entries) {
    if (odd !== undefined) wrong(reading, at, '4.1', `does not know ${quoted(odd)}; ${notesForm}`);
    if (said !== undefined && said !== fleet.side)
      wrong(reading, at, '2.1', `${given.ship} is called ${nationOf(said)}, but this side is ${nationOf(fleet.side)}`);
    addShip(reading, fleet, given, tf, at);
  }
  const most = fleet.side === 'allied' ? 15 : 10;
  for (const { name, at } of forces) {
    const n = fleet.ships.filter((ship) => ship.tf === name).length;
    if (n > most)
      wrong(
        reading,
        at,
        '4.1.1',
        `${n} ships in one task force; ${nationOf(fleet.side)} ones have at most ${most}; " + " begins another`,
      );
  }
  return fleet;
}

/** The side a line of ships tells, by a word or by the name. */
export const sideSaid = (reading: Reading, { side, given }: ShipLine): Side | undefined =>
  side ?? sideOfShip(reading, given.ship);

/** The side a named ship sails for; ships without a name sail for both. */
export function sideOfShip(reading: Reading, name: string): Side | undefined {
  const known = shipCalled(reading, name);
  return known === undefined ? undefined : reading.rules.charts.ships.values[known]?.side;
}

/** By her name, with or without her type before it: 'Shokaku', 'CV Shokaku'. */
function shipCalled(reading: Reading, name: string): string | undefined {
  const { values } = reading.rules.charts.ships;
  if (Object.hasOwn(values, name)) return name;
  const low = name.trim().toLowerCase();
  const found = Object.entries(values).find(
    ([ship, { type }]) => ship.toLowerCase() === low || `${type} ${ship}`.toLowerCase() === low,
  );
  return found?.[0];
}

/** What is wrong with the name of a ship, whoever she sails for. */
export function wrongShip(reading: Reading, line: string): string | undefined {
  const { given, odd } = readShipLine(line);
  if (odd !== undefined) return `does not know ${quoted(odd)}; ${notesForm}`;
  if ((namelessCalled(given.ship) ?? shipCalled(reading, given.ship)) !== undefined) return undefined;
  const { charts } = reading.rules;
  const all = [...shipNames(charts, 'allied'), ...shipNames(charts, 'japan')];
  return `there is no ship ${quoted(given.ship)}${didYouMean(given.ship, all)}`;
}

function addShip(reading: Reading, fleet: Fleet, given: ShipInput, tf: string, at: string): void {
  const { charts } = reading.rules;
  const type = namelessCalled(given.ship);
  const name = type ?? shipCalled(reading, given.ship);
  const rating = name === undefined ? undefined : shipRating(charts, name, fleet.side);
  if (name === undefined || rating === undefined) {
    const other = sideOfShip(reading, given.ship);
    const all = [...shipNames(charts, 'allied'), ...shipNames(charts, 'japan')];
    wrong(
      reading,
      at,
      '2.1',
      other !== undefined && other !== fleet.side
        ? `${name} is ${nationOf(other)}, but this side is ${nationOf(fleet.side)}`
        : `there is no ship ${quoted(given.ship)}${didYouMean(given.ship, all)}`,
    );
    return;
  }
  const count = given.count ?? 1;
  if (type === undefined && count > 1) wrong(reading, `${at}.count`, '2.1', `there is only one ${name}`);
  if (count < 1 || count > 20) {
    wrong(reading, at, '4.1.1', `must be 1 to 20 ships, not ${count}`);
    return;
  }
  for (let i = 0; i < count; i++) {
    const before = fleet.ships.filter((ship) => ship.type === rating.type).length;
    const called = type === undefined ? name : `${type} ${before + 1}`;
    if (fleet.ships.some((ship) => ship.name === called)) {
      wrong(reading, at, '2.1', `${called} is named twice`);
      return;
    }
    fleet.ships.push(makeShip(reading, given, called, type === undefined, rating, tf, fleet.side, at));
  }
}

function makeShip(
  reading: Reading,
  given: ShipInput,
  name: string,
  named: boolean,
  rating: ShipRating,
  tf: string,
  side: Side,
  at: string,
): Ship {
  const hits = given.hits ?? 0;
  if (hits >= rating.damage)
    wrong(
      reading,
      `${at}.hits`,
      '21.2',
      `${name} sinks with ${rating.damage} hits; at most ${rating.damage - 1} can be given`,
    );
  if (!rating.deck && (given.ready ?? given.justLanded ?? given.readying) !== undefined) {
    wrong(
      reading,
      `${at}.${given.ready ? 'ready' : given.justLanded ? 'justLanded' : 'readying'}`,
      '8.2',
      `${name} carries no planes`,
    );
  }
  for (const [what, rule] of [
    ['ammunition', '19.8.1'],
    ['torpedoes', '19.8.2'],
  ] as const) {
    if ((given[what] ?? 0) > rating[what]) wrong(reading, `${at}.${what}`, rule, `${name} begins with ${rating[what]}`);
  }
  const grounded = rating.deck ? readGrounded(reading, given, at, side, true) : null;
  if (rating.deck && grounded) {
    const aboard = [...grounded.ready, ...grounded.justLanded, ...grounded.readying].reduce(
      (sum, lot) => sum + lot.factors,
      0,
    );
    if (aboard > rating.deck.capacity)
      wrong(reading, at, '8.2', `${aboard} Air Factors aboard ${name}, which holds ${rating.deck.capacity}`);
  }
  return {
    id: named ? name : `${side} ${name}`,
    name,
    type: rating.type,
    tf,
    gunnery: rating.gunnery,
    aa: rating.aa,
    movement: rating.movement,
    damage: rating.damage,
    hits,
    anchored: given.anchored ?? false,
    ammunition: given.ammunition ?? (cite('CHART-ammunition') ? rating.ammunition : 0),
    torpedoes: given.torpedoes ?? rating.torpedoes,
    grounded,
    launch: rating.deck ? { ...rating.deck.launch } : null,
    nextTurn: null,
  };
}

type Boxes = Pick<BaseInput, 'ready' | 'justLanded' | 'readying' | 'dispersed'>;

function readGrounded(reading: Reading, given: Boxes, at: string, side: Side, afloat: boolean): Grounded {
  const box = (name: keyof Boxes, dispersed = false): Parked[] =>
    Object.entries(given[name] ?? {}).flatMap(([plane, factors]) => {
      const known = planeCalled(plane);
      const field = `${at}.${name}.${plane}`;
      if (known === undefined) {
        wrong(reading, field, '8.9', `there is no plane ${quoted(plane)}${didYouMean(plane, planeNames)}`);
        return [];
      }
      handles(reading, known, field, side, afloat);
      const sea = reading.rules.charts.planes.values[known].handling.some((h) => h === 'carrier' || h === 'float');
      return [{ plane: known, seaBased: afloat && sea, factors, arms: 'none' as const, dispersed }];
    });
  return {
    ready: box('ready'),
    justLanded: box('justLanded'),
    readying: [...box('readying'), ...box('dispersed', true)],
  };
}

/** 8.9 Whose planes, and whether such a plane can stand on a ship at all. */
function handles(reading: Reading, plane: PlaneName, field: string, side: Side, afloat: boolean): void {
  const entry = reading.rules.charts.planes.values[plane];
  if (entry.side !== side)
    wrong(reading, field, '8.9', `${plane} is ${nationOf(entry.side)}, but this side is ${nationOf(side)}`);
  else if (afloat && !entry.handling.some((h) => h === 'carrier' || h === 'float')) {
    wrong(reading, field, '8.9', `${plane} cannot fly from a ship`);
  }
}

const latest = ['SC5', 'SC4', 'SC3', 'SC2', 'SC1'] as const;

/** A base by name: the figures of the scenario, or of the latest one that uses it. */
export function readBase(
  reading: Reading,
  given: string | BaseInput,
  field: string,
  side: Side | undefined,
): Base | undefined {
  const { bare = '', notes, odd } = typeof given === 'string' ? readNotes(given) : {};
  if (odd !== undefined || notes?.anchored)
    return wrong(reading, field, '4.2', `does not know ${quoted(odd ?? 'anchored')}`);
  const input: BaseInput = typeof given === 'string' ? { name: bare, ...notes } : given;
  const { values } = reading.rules.charts.bases;
  const low = input.name.trim().toLowerCase();
  const name = Object.keys(values).find((base) => base.toLowerCase() === low);
  const entry = name === undefined ? undefined : values[name];
  if (name === undefined || entry === undefined) {
    return wrong(
      reading,
      field,
      '4.2',
      `there is no base ${quoted(input.name)}${didYouMean(input.name, Object.keys(values))}`,
    );
  }
  if (side !== undefined && entry.side !== side) {
    return wrong(reading, field, '4.2', `${name} is ${nationOf(entry.side)}, but this side is ${nationOf(side)}`);
  }
  const scenario = reading.scenario ?? latest.find((sc) => entry.figures[sc] !== undefined);
  const figures = scenario === undefined ? undefined : entry.figures[scenario];
  if (figures === undefined) return wrong(reading, field, '4.2', `${name} is not used in ${scenario}`);
  return {
    id: name,
    name,
    side: entry.side,
    handles: figures.handles,
    launch: input.launch ?? (figures.launch === null ? { normal: 99, minimum: 99 } : { ...figures.launch }),
    aaf: input.aaf ?? figures.aaf,
    sf: input.sf ?? figures.sf,
    hits: input.hits ?? 0,
    offBoard: entry.offBoard,
    grounded: readGrounded(reading, input, field, entry.side, false),
    nextTurn: null,
  };
}

export const sideOfBase = (reading: Reading, given: string | BaseInput): Side | undefined => {
  const low = (typeof given === 'string' ? readNotes(given).bare : given.name).trim().toLowerCase();
  return Object.entries(reading.rules.charts.bases.values).find(([name]) => name.toLowerCase() === low)?.[1].side;
};

export const other = (side: Side | undefined): Side | undefined => (side === undefined ? undefined : enemyOf(side));
