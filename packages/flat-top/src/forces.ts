/** Ships, bases and formations as they begin a game. */
import type { Hex } from '@ironbottom/hexes';
import { type Charts, shipRating } from './charts/index.js';
import type { PlaneName } from './charts/planes.js';
import { nobody, noLimit } from './fields.js';
import type { GameKnows, GameLaw, GameOwn } from './game-kit.js';
import type { Flight, TaskForce } from './pieces.js';
import type { Altitude, Arms, Base, Lot, Ship, Side } from './state.js';

/**
 * Her counter, undamaged; `name` 'Lexington' or 'DD 3'. Ships without a name of their own are told apart by their side; a
 * ship named like a base by her type: planes stand at one Australia, and not on the other.
 */
export function shipNamed(charts: Charts, side: Side, name: string, tf: string): Ship {
  const rating = shipRating(charts, name, side);
  if (rating === undefined) throw new Error(`there is no ship ${name} on the ${side} side`);
  const { type, gunnery, aa, movement, damage, ammunition, torpedoes, deck } = rating;
  return {
    id: name.startsWith(`${type} `)
      ? `${side} ${name}`
      : Object.hasOwn(charts.bases.values, name)
        ? `${type} ${name}`
        : name,
    name,
    type,
    tf,
    gunnery,
    aa,
    movement,
    damage,
    hits: 0,
    anchored: false,
    ammunition,
    torpedoes,
    grounded: deck === null ? null : nobody,
    launch: deck === null ? null : { ...deck.launch },
    nextTurn: null,
  };
}

/** 'Lexington' and '10 DD' (DD 1 to DD 10; numbers run on) as names, one a ship. */
export function shipsListed(lines: readonly string[]): string[] {
  const names: string[] = [];
  const count: { [type: string]: number } = {};
  for (const line of lines) {
    const [, number = '', type = ''] = /^(\d+) ?([A-Z]+)$/.exec(line) ?? [];
    if (type === '') names.push(line);
    for (let i = 0; i < Number(number); i++) {
      const next = (count[type] ?? 0) + 1;
      count[type] = next;
      names.push(`${type} ${next}`);
    }
  }
  return names;
}

export function baseNamed(law: GameLaw, name: string): Base {
  const entry = law.charts.bases.values[name];
  const figures = entry?.figures[law.scenario.figures];
  if (entry === undefined || figures === undefined) throw new Error(`there is no base ${name} in this scenario`);
  const { handles, aaf, sf, launch } = figures;
  return {
    id: name,
    name,
    side: entry.side,
    handles,
    launch: launch ?? noLimit,
    aaf,
    sf,
    hits: 0,
    offBoard: entry.offBoard,
    grounded: nobody,
    nextTurn: null,
  };
}

export const taskForceAt = (id: string, hex: Hex): TaskForce => ({
  id,
  hex,
  onMap: false,
  seen: 0,
  blind: false,
  moved: false,
  steps: 0,
  plot: null,
});

/** A formation in the air since before this turn. */
export const flightAt = (id: string, hex: Hex, lots: Lot[]): Flight => ({
  id,
  lots,
  hex,
  away: null,
  onMap: false,
  seen: 0,
  onDeck: null,
  launches: [],
  searching: false,
  blind: false,
  beganInCloud: false,
  leavesStorm: false,
  flown: 0,
  carried: 0,
  moved: false,
  rides: null,
});

export function lotOf(
  charts: Charts,
  turn: number,
  plane: PlaneName,
  factors: number,
  given: { seaBased?: boolean; altitude?: Altitude; arms?: Arms; deadline?: number; night?: true } = {},
): Lot {
  const { range, handling } = charts.planes.values[plane];
  const arms = given.arms ?? 'none';
  const lot: Lot = {
    plane,
    seaBased: given.seaBased ?? (!handling.includes('land') && !handling.includes('sea')),
    factors,
    altitude: given.altitude ?? 'low',
    arms,
    tookOffArmed: arms !== 'none',
    deadline: given.deadline ?? turn + range - 1,
    burned: false,
  };
  if (given.night === true) lot.night = true;
  return lot;
}

/** 8.9 Names that fly from ships and from land are two kinds: the counter's black dot marks the sea based ones. */
export const planeKey = ({ plane, seaBased }: { plane: PlaneName; seaBased: boolean }): string =>
  seaBased ? `${plane}*` : plane;

export const emptyOwn = (): GameOwn => ({
  tfs: [],
  ships: [],
  hulls: {},
  flights: [],
  bases: [],
  left: [],
  landed: {},
  intoWind: {},
  reports: { ships: 100, planes: 100, oneAsTwo: false },
  lostToday: {},
  gone: {},
  added: {},
  sortie: null,
  firstSeen: null,
  observed: [],
  shadows: [],
  trail: null,
  battle: null,
});

export const emptyKnows = (): GameKnows => ({
  marks: [],
  sightings: [],
  fields: {},
  ships: {},
  losses: {},
  battle: null,
});
