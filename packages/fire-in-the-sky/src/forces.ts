/** Who is where: questions that every chapter asks of a state. */
import type { Place, Table } from '@ironbottom/umpire';
import { cite } from './cite.js';
import { armySide, capacityOf } from './law.js';
import { allBases, type BaseNo, baseOf, commanded, hexes } from './map/places.js';
import type { Zones } from './map/reach.js';
import type { Side } from './pieces.js';
import { type LandId, type Own, type Pub, partOf, type ShipId, type Sky, type Spot, type TaskForce } from './state.js';

export type Skies = Table<Sky>;

/** In the order of their names: nothing may hang on the order in which a state was written down. */
export function shipsAt(own: Own, spot: Spot): ShipId[] {
  const ships: ShipId[] = [];
  for (const id in own.at) if (own.at[id] === spot) ships.push(id);
  return ships.sort();
}

export function landAt(pub: Pub, side: Side, spot: Spot): LandId[] {
  const units: LandId[] = [];
  for (const id in pub.land) if (pub.land[id]?.at === spot && armySide(id) === side) units.push(id);
  return units.sort();
}

/** Air Points at a base that have neither moved nor flown in this part. */
export const readyAir = (pub: Pub, base: BaseNo): number => Math.max(0, (pub.air[base] ?? 0) - (pub.flown[base] ?? 0));

/** 7.1, 8.0, R35 Where the enemy of a side commands the sea: in and beside his bases with Air Points. */
export function enemyZones(pub: Pub, side: Side): Zones {
  const zones = new Uint8Array(hexes);
  for (let base = 0; base < allBases.length; base += 1) {
    if (pub.control[base] === side || (pub.air[base] ?? 0) === 0) continue;
    if (cite('R35')) for (const place of commanded[base] ?? []) zones[place] = 1;
  }
  return zones;
}

/** R31 */
export function roomForAir(pub: Pub, base: BaseNo): number {
  return Math.max(0, capacityOf(base, pub.turn) - (pub.air[base] ?? 0));
}

export function roomForLand(pub: Pub, side: Side, base: BaseNo): number {
  return Math.max(0, capacityOf(base, pub.turn) - landAt(pub, side, base).length);
}

export const forceOf = (pub: Pub, side: Side, no: number): TaskForce | undefined =>
  pub.taskForces.find((force) => force.side === side && force.no === no);

export const forcesAt = (pub: Pub, side: Side, place: Place): TaskForce[] =>
  pub.taskForces.filter((force) => force.side === side && force.at === place);

/** R36 Ships at anchor are seen to be there, but not which: told whenever it may have changed. */
export function tellAnchorages(table: Skies, side: Side): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, side);
  const here = new Set<Spot>();
  for (const id in own.at) here.add(own.at[id] ?? -1);
  const bases: string[] = [];
  for (let base = 0; base < allBases.length; base += 1) {
    if (pub.control[base] !== side) continue;
    pub.anchored[base] = here.has(base);
    if (here.has(base)) bases.push(baseOf(base).id);
  }
  table.tell('all', 'R36', 'anchorages', { side, bases });
}
