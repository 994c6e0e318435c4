/** Special rules and victory conditions for trials: those of all scenarios, small enough to be met in an hour or two. */
import type { Below, Plain } from '@ironbottom/umpire';
import { charts } from './charts/index.js';
import { type PlaneName, planeNames } from './charts/planes.js';
import { pick } from './imagine.js';
import { enemyOf, type Side, sides } from './state.js';

type Given = { [key: string]: Plain };
type Force = { ships: string[]; bases: string[]; sea: { [plane: string]: number } };
type Forces = Record<Side, Force>;

/** Where they all meet has water to anchor in; transports of both sides may unload there. */
export function specialFor(roadstead: boolean, meeting: string, forces: Forces, below: Below): Given {
  const special: Given = {};
  if (roadstead || below(2) === 0) {
    // SC3.2 One place or two, an island less a base among them.
    const island = { place: 'Guadalcanal', except: ['Henderson'] };
    const places = below(2) === 0 ? [meeting] : [meeting, island];
    special.unload = { allied: places, japan: places };
    const owner = sides.find((side) => forces[side].bases.includes(meeting));
    if (owner !== undefined && below(2) === 0) {
      const to = enemyOf(owner);
      special.falls = { base: meeting, to, points: 3 * (1 + below(3)), planes: fieldPlanes(to, below) };
    }
  }
  // SC1.6, SC2.9 Symbols on the map that count for nothing.
  if (below(4) === 0) special.noCoastwatchers = ['japan New Guinea', 'japan Choiseul'];
  if (below(3) === 0) {
    // An hour of the first day, which may be over before they begin.
    const until = below(2) === 0 ? 'alarm' : { day: 1, hour: 8 + below(14) };
    special.heldAtAnchor = [{ side: pick(sides, below), place: meeting, until }];
  }
  const tender = ['Kamikawa', 'Chitose'].find((ship) => forces.japan.ships.includes(ship));
  if (tender !== undefined && below(2) === 0) special.needsSeaplaneBase = { ship: tender, plane: 'Pete' };
  if (below(3) === 0) special.fastRepairByDay = { base: pick(basesIn(forces), below), hits: 2 };
  if (forces.allied.ships.includes('Wasp') && below(2) === 0)
    special.nightGroup = { ship: 'Wasp', planes: ['Dauntless', 'Avenger'], most: 17 };
  return special;
}

const basesIn = (forces: Forces): string[] => sides.flatMap((side) => forces[side].bases);

const fieldPlanes = (side: Side, below: Below): PlaneName[] =>
  planeNames.filter(
    (plane) =>
      charts.planes.values[plane].side === side &&
      charts.planes.values[plane].handling.some((how) => how === 'land' || how === 'carrier') &&
      below(3) > 0,
  );

/** SC2.V2, SC2.V3, SC3.V2, SC5.V2, SC5.V3 */
export function unloadingFor(special: Given, meeting: string, below: Below): Given {
  if (special.unload === undefined || below(2) === 0) return {};
  const side = pick(sides, below);
  const at = below(2) === 0 ? { at: meeting } : {};
  const unloading: Given = {};
  if (below(3) === 0) unloading.wins = { side, ...at, points: 6 + 3 * below(4) };
  if (below(2) === 0) unloading.fails = { side, ...at, least: 3 + below(6), bonus: 5 };
  if (below(2) === 0) unloading.reaches = { side, ...at, points: 3 + below(4), bonus: 4 };
  if (below(2) === 0) unloading.more = 5;
  return { unloading };
}
