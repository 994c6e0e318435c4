/** Chapters 6, 10, 11 and 12: what task forces may be told to do. */
import type { Hex } from '@ironbottom/hexes';
import { againstTheWind, at, far, inTheWest, isCloud, isStorm, land, shipsCanCross, walks } from './book-board.js';
import { assignments, pairs, subsets } from './book-choices.js';

export type Waters = { clouds?: readonly string[] };

/** 12.2, 12.5, 6.6 Every way of a task force of this Movement Factor. */
export function sailings(from: string, movement: number, { clouds = [] }: Waters = {}): Hex[][] {
  const start = at(from);
  const left = isStorm(clouds, start) ? 0 : movement;
  return walks(start, left, (path, to) => {
    const here = path[path.length - 1] ?? start;
    const stopped = path.length > 1 && isStorm(clouds, here);
    return !stopped && inTheWest(to) && shipsCanCross(here, to);
  });
}

/** 12.4, 21.2.1, 12.7.1 The slowest ship's; `hits` and `damage` as on her counter. */
export type Keel = { movement: number; damage: number; hits?: number; still?: boolean; turnsSinceSlow?: number };

export function speed({ movement, damage, hits = 0, still = false, turnsSinceSlow = 0 }: Keel): number {
  if (still) return 0;
  if (damage >= 3 && hits >= damage - 1) return 0;
  if (hits < damage / 2 || hits === 0) return movement;
  if (movement === 2) return 1;
  // Every other turn, beginning with the turn after.
  return turnsSinceSlow % 2 === 1 ? 1 : 0;
}

export const slowest = (keels: readonly Keel[]): number => Math.min(...keels.map(speed));

/** 12.3 Each ship stays or goes into one of two new task forces, and one stays at least. */
const divisions = (ships: number): ('stays' | 'one' | 'two')[][] =>
  assignments(ships, ['stays', 'one', 'two'] as const).filter((all) => all.includes('stays'));

/** 12.1 Never, at the start, in the middle or at the end. */
const showings = 4;

/** A crippled ship and a sound one: orders, and for each the way of the first task force that can move (R66). */
export function cripple(): number {
  const keels: Keel[] = [
    { movement: 2, damage: 5, hits: 4 },
    { movement: 2, damage: 5 },
  ];
  const scuttled = subsets(['the cripple']);
  let ways = 0;
  for (const division of divisions(keels.length))
    for (const _ of scuttled) {
      // In the order of their numbers: the old one, then the new ones.
      const speeds = (['stays', 'one', 'two'] as const)
        .map((part) => keels.filter((_, i) => division[i] === part))
        .filter((part) => part.length > 0)
        .map(slowest);
      const first = speeds.find((each) => each > 0);
      ways += showings * (first === undefined ? 1 : sailings('HH20', first).length);
    }
  return ways;
}

/**
 * 12.7 A transport and a destroyer at anchor since before, another just come: divide, anchor, weigh, unload, show. A ship
 * that weighs is at anchor no more and does not unload (12.7.1, 12.7.4).
 */
export function roadstead(): number {
  if (land(at('Y23')) !== '+') throw new Error('no anchorage');
  const anchoring = subsets(['DD 2']);
  const weighing = subsets(['AP 1', 'DD 1']);
  const unloading = subsets(['AP 1']);
  const lying = pairs(weighing, unloading, (weigh, unload) => !unload.some((ship) => weigh.includes(ship)));
  return divisions(3).length * anchoring.length * lying * showings;
}

/** 6.10, R54 Plots with a step into the wind: the first or the last hex of the way, as the owner says. */
export function intoTheWind(from: string, movement: number, wind: number, waters: Waters): number {
  const all = sailings(from, movement, waters).filter((path) => path.length > 1);
  const windward = (path: readonly Hex[], i: number): boolean => againstTheWind(wind, path[i - 1] ?? -1) === path[i];
  const first = all.filter((path) => windward(path, 1)).length;
  const last = all.filter((path) => windward(path, path.length - 1)).length;
  return (first + last) * showings;
}

/** 6.10, R54 The hex to windward is closed: which hex to go through first is the owner's choice. */
export function roundToWindward(from: string, wind: number): number {
  const all = sailings(from, 2).filter((path) => path.length === 3);
  return all.filter((path) => againstTheWind(wind, path[1] ?? -1) === path[2]).length * showings;
}

/**
 * 12.3, 4.1.1 Each task force may be told to join one other, if they are ten ships or fewer together; 12.6, R72 to leave the
 * map if it can reach an edge hex and has a movement point left there; and when to show itself.
 */
export function joining(sizes: readonly number[], toTheEdge: readonly number[], most: number): number {
  let ways = 1;
  for (const [i, mine] of sizes.entries()) {
    const partners = sizes.filter((theirs, j) => j !== i && mine + theirs <= most).length;
    const leaving = (toTheEdge[i] ?? 99) + 1 <= 2 ? 2 : 1;
    ways *= divisions(mine).length * (1 + partners) * leaving * showings;
  }
  return ways;
}

/** 12.7.3, R57 The tender keeps her sea planes only at anchor; the destroyer with her may weigh. */
export const tenderAtAnchor = (): number => divisions(2).length * subsets(['DD 1']).length * showings;

/** 11.2, 11.4 Each unit tries one task force at most that it sees at Condition 2 or 3, and each is tried by one unit at most. */
export function shadowers(units: readonly string[], targets: readonly string[], { clouds = [] }: Waters): number {
  // By day ships see ships and planes see ships at 3, 2 and 1, the nearer the better; planes one less through a cloud.
  const condition = (unit: string, target: string): number => {
    const flies = unit.startsWith('air ');
    // 'HH20 too' is a second one in that hex.
    const [hex = ''] = target.split(' ');
    const range = far(at(unit.replace('air ', '')), at(hex));
    return 3 - range - (flies && isCloud(clouds, at(hex)) ? 1 : 0);
  };
  const choices: (string | null)[][] = assignments(units.length, [null, ...targets]);
  return choices.filter((choice) => {
    const chosen = choice.filter((target) => target !== null);
    if (new Set(chosen).size < chosen.length) return false;
    return choice.every((target, i) => target === null || condition(units[i] ?? '', target) >= 2);
  }).length;
}

/** 11.6 A task force that shadows another keeps it in sight (two hexes by day), or goes straight towards it until it sees it. */
export function follows(from: string, movement: number, target: string): number {
  const prey = at(target);
  const sight = 2;
  return walks(at(from), movement, (path, to) => {
    const here = path[path.length - 1] ?? -1;
    if (!inTheWest(to) || !shipsCanCross(here, to)) return false;
    return far(here, prey) <= sight ? far(to, prey) <= sight : far(to, prey) < far(here, prey);
  }).length;
}
