/** Chapters 8 and 14: how far planes fly, and where to. */
import type { Hex } from '@ironbottom/hexes';
import { type PlaneName, planes } from '../src/charts/planes.js';
import { around, at, inTheWest, isStorm, mountains, walks } from './book-board.js';
import { subsets } from './book-choices.js';

export type Sky = { clouds?: readonly string[]; low?: boolean };

export const movement = (plane: PlaneName): number => planes.values[plane].movement;

/** 14.3, 14.5, 6.6, 14.15.5 Every flight of at most so many hexes. */
export function flights(from: string, steps: number, { clouds = [], low = true }: Sky = {}): Hex[][] {
  const open = (here: Hex, to: Hex): boolean => inTheWest(to) && !(low && mountains(here, to));
  /** 6.6, R21 How many hexes it is out of the storm, by a way that can be flown. */
  const wayOut = (from: Hex): number => {
    let reached = [from];
    for (let steps = 0; steps < 20; steps++) {
      if (reached.some((hex) => !isStorm(clouds, hex))) return steps;
      reached = reached.flatMap((here) => around(here).filter((to) => open(here, to)));
      reached = [...new Set(reached)];
    }
    return Number.POSITIVE_INFINITY;
  };
  const out = new Map<Hex, number>();
  const stepsOut = (hex: Hex): number => {
    const n = out.get(hex) ?? wayOut(hex);
    out.set(hex, n);
    return n;
  };
  return walks(at(from), steps, (path, to) => {
    const here = path[path.length - 1] ?? -1;
    if (!open(here, to)) return false;
    if (isStorm(clouds, here)) return stepsOut(to) < stepsOut(here);
    return !isStorm(clouds, to);
  });
}

/** What may be wished along with a flight, each or not. */
export type Wishes = {
  onMap?: boolean;
  beganInStorm?: boolean;
  observed?: boolean;
  steps: number;
  someLow: boolean;
  someHigh: boolean;
  /** 14.15.4 Armed, and took off this turn. */
  heldLow?: boolean;
  /** 14.14, only for those who are about to land. */
  bombsToLandWith?: boolean;
  /** 14.19 Plane carrying ships where it could end. */
  decks?: readonly string[];
};

export function wishes(given: Wishes): number {
  const list: string[] = [];
  if (given.onMap === true && given.beganInStorm !== true) list.push('7.3 search');
  if (given.steps > 0) {
    list.push('7.8 stop for what is sighted');
    if (given.observed !== true) list.push('7.8 stop when observed');
  }
  const turns = given.steps > 1 ? ['in the first hex', 'in the last'] : ['in the first hex'];
  for (const when of turns) {
    if (given.someLow && given.heldLow !== true) list.push(`14.15.2 climb ${when}`);
    if (given.someHigh) list.push(`14.15.2 dive ${when}`);
  }
  list.push('14.15.1 part by part');
  if (given.bombsToLandWith === true) list.push('14.14 jettison');
  for (const deck of given.decks ?? []) list.push(`14.19 ride ${deck}`);
  return subsets(list).length;
}

// 8.3, 8.4, 14.8 Launches

export type Launch = { factors: number; plane: PlaneName; flown: number };

/** 14.8 Not moved: a maximum launch; up to half the movement, rounded up: normal; further: minimum. */
const kindOf = ({ plane, flown }: Launch): 'minimum' | 'normal' | 'maximum' =>
  flown === 0 ? 'maximum' : flown <= Math.ceil(movement(plane) / 2) ? 'normal' : 'minimum';

/** 8.3, 8.4, R50 Minimum launches within m, with the normal ones within L, with the maximum ones within 2L. */
export function isWithin(launches: readonly Launch[], normal: number, minimum: number, most = 2 * normal): boolean {
  const factors = (...kinds: string[]): number =>
    launches.reduce((sum, launch) => (kinds.includes(kindOf(launch)) ? sum + launch.factors : sum), 0);
  return (
    factors('minimum') <= minimum &&
    factors('minimum', 'normal') <= normal &&
    factors('minimum', 'normal', 'maximum') <= most
  );
}

/** The farthest that one of several can fly, the others being as they are. */
export function farthest(mine: Launch, others: readonly Launch[], normal: number, minimum: number): number {
  for (let flown = movement(mine.plane); flown > 0; flown--)
    if (isWithin([...others, { ...mine, flown }], normal, minimum)) return flown;
  return 0;
}

/** Two formations from Rabaul (12/4), where a third has spent the minimum: the first flies, then the second. */
export function spentLaunch(): number {
  const spent: Launch = { factors: 4, plane: 'Zero', flown: 10 };
  const kates: Launch = { factors: 6, plane: 'Kate', flown: 0 };
  const nells: Launch = { factors: 6, plane: 'Nell', flown: 0 };
  let ways = 0;
  for (const path of flights('Y3', farthest(kates, [spent, nells], 12, 4))) {
    const flown = { ...kates, flown: path.length - 1 };
    ways += flights('Y3', farthest(nells, [spent, flown], 12, 4)).length;
  }
  return ways;
}

/** Two scouts from the Chitose (2/1): whoever of them flies far first spends the minimum. */
export function twoScouts(from: string): number {
  const one: Launch = { factors: 1, plane: 'Pete', flown: 0 };
  const other: Launch = { factors: 1, plane: 'Pete', flown: 0 };
  let ways = 0;
  for (const path of flights(from, farthest(one, [other], 2, 1)))
    ways += flights(from, farthest(other, [{ ...one, flown: path.length - 1 }], 2, 1)).length;
  return ways;
}

// 14.2.1, 14.12 Who may come home

export type Home = { name: string; hex: string; normal: number; minimum: number };

/**
 * 14.15.2, 14.15.3 The fewest hexes to a field: altitude changes after a hex is entered, and the field's own hex is entered low.
 * Who is there already comes down where it is (R88).
 */
export function stepsHome(from: string, to: string, most: number, { clouds = [], low = true }: Sky): number {
  type Place = { hex: Hex; low: boolean };
  let reached: Place[] = [{ hex: at(from), low }];
  if (at(from) === at(to)) return 0;
  for (let steps = 1; steps <= most; steps++) {
    const next: Place[] = [];
    for (const here of reached)
      for (const hex of around(here.hex)) {
        if (!inTheWest(hex) || isStorm(clouds, hex) || (here.low && mountains(here.hex, hex))) continue;
        if (hex === at(to) && here.low) return steps;
        for (const altitude of [true, false])
          if (!next.some((place) => place.hex === hex && place.low === altitude)) next.push({ hex, low: altitude });
      }
    reached = next;
  }
  return Number.POSITIVE_INFINITY;
}

/** The fewest hexes for who comes down in the first hex, if high, and stays low: that is the way flown without being asked. */
const straightHome = (from: string, to: string, most: number, sky: Sky): number => {
  if (sky.low !== false || at(from) === at(to)) return lowAllTheWay(from, to, most, sky, 0);
  const starts = around(at(from)).filter((hex) => inTheWest(hex) && !isStorm(sky.clouds ?? [], hex) && hex !== at(to));
  return Math.min(...starts.map((hex) => lowAllTheWay(hex, to, most, sky, 1)));
};

function lowAllTheWay(from: string | Hex, to: string, most: number, { clouds = [] }: Sky, before: number): number {
  let reached = [typeof from === 'string' ? at(from) : from];
  for (let steps = before; steps <= most; steps++) {
    if (reached.includes(at(to))) return steps;
    const open = (here: Hex, hex: Hex): boolean => inTheWest(hex) && !isStorm(clouds, hex) && !mountains(here, hex);
    reached = [...new Set(reached.flatMap((here) => around(here).filter((hex) => open(here, hex))))];
  }
  return Number.POSITIVE_INFINITY;
}

/** What may be picked for a formation that is to land: a field, straight; a way of its own to one; to leave the map. */
export function homes(
  from: string,
  plane: PlaneName,
  fields: readonly Home[],
  { leaves = false, ...sky }: Sky & { leaves?: boolean } = {},
): string[] {
  const takes = ({ normal, minimum }: Home, flown: number): boolean =>
    Number.isFinite(flown) && isWithin([{ factors: 1, plane, flown }], normal, minimum);
  const items: string[] = [];
  for (const field of fields)
    if (takes(field, straightHome(from, field.hex, movement(plane), sky))) items.push(`to ${field.name}`);
  if (fields.some((field) => takes(field, stepsHome(from, field.hex, movement(plane), sky))))
    items.push('by a way of its own');
  if (leaves) items.push('14.12 off the map');
  return items;
}
