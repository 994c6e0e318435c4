/** The map as one side stands on it, for the chapters on seasons and politics. */
import { map } from '../map/map.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import { hexOf, holderOf, indexOf, inEnemyZone, isBarred, situationOf, unitsAt } from '../situation.js';
import type { Pub } from '../state.js';
import { isSupplied, type Supply, supplyOf } from '../supply.js';
import { roomOf, stackingLimit } from './5-9-stacking.js';

export type Footing = {
  holder(hex: HexId): Side | null;
  holds(hex: HexId): boolean;
  /** Taken from the nation whose land it is. */
  taken(hex: HexId): boolean;
  /** A unit of the nation there can trace to a source printed on the map. */
  supplied(hex: HexId): boolean;
  /** The enemy's Zones of Control there. */
  zone(hex: HexId): 'none' | 'uninhibited' | 'inhibited';
  /** Steps for which there is room. */
  room(hex: HexId): number;
  unitsAt(hex: HexId): readonly LandUnit[];
  isEmpty(hex: HexId): boolean;
};

/** Supply is that of the nation, or of the one that leads the side. */
export function footingFor(pub: Pub, side: Side, nation: Nation = leading(pub, side)): Footing {
  const situation = situationOf(pub, map);
  const holder = (hex: HexId): Side | null => {
    const held = holderOf(pub, hexOf(map, hex));
    return held === 'neutral' ? null : held;
  };
  let traced: Supply | undefined;
  const supply = (): Supply => {
    traced ??= supplyOf(
      nation,
      pub,
      { friendly: (hex) => holderOf(pub, hex) === side, zone: ({ index }) => isBarred(situation, side, index) },
      pub.isolated,
    );
    return traced;
  };
  return {
    holder,
    holds: (hex) => holder(hex) === side,
    taken: (hex) => pub.control[hex] === side,
    supplied: (hex) => isSupplied(supply(), hex),
    zone: (hex) => {
      const index = indexOf(map, hex);
      if (!inEnemyZone(situation, side, index)) return 'none';
      return isBarred(situation, side, index) ? 'uninhibited' : 'inhibited';
    },
    room: (hex) =>
      stackingLimit(hexOf(map, hex), pub.works[hex], []) -
      unitsAt(pub, hex, side).reduce((sum, unit) => sum + roomOf(unit), 0),
    unitsAt: (hex) => unitsAt(pub, hex),
    isEmpty: (hex) => {
      const index = indexOf(map, hex);
      return situation.stands[side][index] === 0 && situation.stands[enemyOf(side)][index] === 0;
    },
  };
}

const leading = (pub: Pub, side: Side): Nation =>
  side === 'japan' ? 'japan' : pub.alignment.china === 'allies' ? 'china' : 'ussr';
