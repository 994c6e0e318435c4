/** The map as one side stands on it, for the chapters on seasons and politics. */
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import { hexOf, holderAt, indexOf, inEnemyZone, isBarred, situationOf, standingAt } from '../situation.js';
import type { Pub, Works } from '../state.js';
import { supplyFor, tracesFrom } from '../supplied.js';
import { isSupplied } from '../supply.js';
import { roomOf, stackingLimit } from './5-9-stacking.js';

export type Footing = {
  holder(hex: HexId): Side | null;
  holds(hex: HexId): boolean;
  /** Taken from the nation whose land it is. */
  taken(hex: HexId): boolean;
  /** A unit of the nation there can trace to a source printed on the map. */
  supplied(hex: HexId): boolean;
  /** The same, or to a supply chit. */
  fed(hex: HexId): boolean;
  /** The enemy's Zones of Control there. */
  zone(hex: HexId): 'none' | 'uninhibited' | 'inhibited';
  /** Steps of the nation for which there is room. */
  room(hex: HexId): number;
  unitsAt(hex: HexId): readonly LandUnit[];
  isEmpty(hex: HexId): boolean;
};

/** Supply is that of the nation, or of the one that leads the side. */
export function footingFor(pub: Pub, side: Side, nation: Nation = leading(pub, side)): Footing {
  const situation = situationOf(pub, map);
  const enemy = enemyOf(side);
  const holder = (hex: HexId): Side | null => {
    const held = holderAt(situation, indexOf(map, hex));
    return held === 'neutral' ? null : held;
  };
  return {
    holder,
    holds: (hex) => holder(hex) === side,
    taken: (hex) => pub.control[hex] === side,
    supplied: (hex) => isSupplied(supplyFor(pub, situation, nation), hex),
    fed: (hex) => tracesFrom(pub, situation, nation, hex),
    zone: (hex) => {
      const index = indexOf(map, hex);
      if (!inEnemyZone(situation, side, index)) return 'none';
      return isBarred(situation, side, index) ? 'uninhibited' : 'inhibited';
    },
    room: (hex) => roomLeft(hexOf(map, hex), pub.works[hex], standingAt(situation, indexOf(map, hex), side), nation),
    unitsAt: (hex) => {
      const index = indexOf(map, hex);
      return [...standingAt(situation, index, side), ...standingAt(situation, index, enemy)];
    },
    isEmpty: (hex) => {
      const index = indexOf(map, hex);
      return situation.stands[side][index] === 0 && situation.stands[enemy][index] === 0;
    },
  };
}

/** 5.9 Steps of a nation that may join those who are there. The two steps more are for Soviets alone. */
export function roomLeft(hex: Hex, works: Works | undefined, there: readonly LandUnit[], nation: Nation): number {
  const taken = (of: readonly LandUnit[]): number => of.reduce((sum, unit) => sum + roomOf(unit), 0);
  const all = stackingLimit(hex, works, [nation, ...there.map((unit) => unit.nation)]) - taken(there);
  if (nation === 'ussr') return all;
  const others = there.filter((unit) => unit.nation !== 'ussr');
  return Math.min(all, stackingLimit(hex, works, []) - taken(others));
}

/** The nation that speaks for a side where it matters which. */
export const leading = (pub: Pub, side: Side): Nation =>
  side === 'japan' ? 'japan' : pub.alignment.china === 'allies' ? 'china' : 'ussr';
