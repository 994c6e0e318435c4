/** 7.2, 7.3 Ships on the three rings. */
import type { Ring } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import { isCapitalShip, type NavalType, type NavalUnit } from '../pieces.js';
import { round } from '../rounding.js';
import { type StrikeLaw, unitOf } from '../strike/law.js';
import type { Arc, Ship } from '../strike/state.js';

export const arcsOf: { readonly [ring in Ring]: readonly Arc[] } = {
  core: ['core'],
  inner: ['inner 1', 'inner 2', 'inner 3'],
  outer: ['outer 1', 'outer 2', 'outer 3', 'outer 4', 'outer 5', 'outer 6'],
};
export const allArcs: readonly Arc[] = [...arcsOf.core, ...arcsOf.inner, ...arcsOf.outer];
export const ringOf = (arc: Arc): Ring => (arc === 'core' ? 'core' : arc.startsWith('inner') ? 'inner' : 'outer');

/** 7.2.2 Four ships in an arc of the core and the inner ring. */
const mostInArc = 4;

/** 7.2.3 Core first, then the inner ring, then the outer one. */
export function ringSizes(ships: number): { [ring in Ring]: number } {
  const core = cite('7.2.2') ? Math.min(ships, mostInArc) : ships;
  const inner = cite('7.2.3') ? Math.min(ships - core, arcsOf.inner.length * mostInArc) : 0;
  return { core, inner, outer: ships - core - inner };
}

/** 7.2.4 Evenly: how many ships may go into the next arc, of those still to be placed in a ring. */
export function arcRoom(toPlace: number, arcsLeft: number): { least: number; most: number } {
  if (!cite('7.2.4')) return { least: 0, most: toPlace };
  return { least: Math.floor(toPlace / arcsLeft), most: Math.ceil(toPlace / arcsLeft) };
}

/** 7.3.2 CLAA of the US Navy with pennants from 51, and three of the Commonwealth, go as capital ships. */
const isBigAA = ({ type }: NavalUnit): boolean => type === 'CLAA' && cite('7.3.2');

/** 7.3.2 The strict order of a general priority, 1 to 7. */
export function priorityOf(unit: NavalUnit): number {
  const { type } = unit;
  if (type === 'CV' || type === 'XCV') return 1;
  if (type === 'CVL' || type === 'CVE') return 2;
  if (isCapitalShip(unit) || isBigAA(unit)) return 3;
  if (type === 'AO') return 4;
  if (type === 'APA' || type === 'APB') return 5;
  return type === 'MSU' ? 6 : 7;
}

/** The types that a specific priority may name (R77): each by itself, but carriers of all kinds are one. */
export const namedBy = (priority: NavalType, type: NavalType): boolean =>
  priority === type || (priority === 'CV' && ['CVL', 'CVE', 'XCV'].includes(type) && cite('R77'));

/**
 * Who goes into a ring of so many places: those who must, and those of whom the owner chooses the others. Smaller classes go
 * first: 7.3.2 by the order of priority, 7.3.1 the named type and then anybody.
 */
export function ringChoice(
  law: StrikeLaw,
  ships: readonly Ship[],
  places: number,
  priority: 'general' | NavalType,
): { must: Ship[]; choose: Ship[]; places: number } {
  const classOf = (ship: Ship): number => {
    if (priority === 'general') return cite('7.3.2') ? priorityOf(unitOf(law, ship.id)) : 0;
    return namedBy(priority, ship.type) && cite('7.3.1') ? 0 : 1;
  };
  const classes = [...new Set(ships.map(classOf))].sort((a, b) => a - b);
  const must: Ship[] = [];
  for (const each of classes) {
    const members = ships.filter((ship) => classOf(ship) === each);
    if (must.length + members.length > places) return { must, choose: members, places: places - must.length };
    must.push(...members);
  }
  return { must, choose: [], places: 0 };
}

/** 7.7.3 The arcs that a wave passes, from the one it enters by to the ring it attacks. */
export function pathTo(entry: number, ring: Ring): Arc[] {
  const outer = arcsOf.outer[entry - 1] ?? 'outer 1';
  const inner = arcsOf.inner[round(entry / 2, 'up') - 1] ?? 'inner 1';
  if (!cite('7.7.3')) return [...allArcs];
  return ring === 'outer' ? [outer] : ring === 'inner' ? [outer, inner] : [outer, inner, 'core'];
}

/** Where a wave that entered by this arc finds its targets. */
export const targetArc = (entry: number, ring: Ring): Arc => pathTo(entry, ring).at(-1) ?? 'core';
