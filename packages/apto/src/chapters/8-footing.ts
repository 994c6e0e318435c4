/** The map as one side stands on it. */
import { isCrossable, isLand, type Territory } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { HexId, LandUnit, Nation, Side } from '../pieces.js';
import type { Pub } from '../state.js';
import { isSupplied, type Supply, supplyOf } from '../supply.js';

export type Footing = {
  holder(hex: HexId): Side | null;
  holds(hex: HexId): boolean;
  /** It was not this side's at the beginning of the war. */
  taken(hex: HexId): boolean;
  supplied(hex: HexId): boolean;
  /** The enemy's Zones of Control there. */
  zone(hex: HexId): 'none' | 'uninhibited' | 'inhibited';
  room(hex: HexId): number;
  unitsAt(hex: HexId): readonly LandUnit[];
};

const owners: { readonly [T in Territory]?: Nation } = {
  japan: 'japan',
  formosa: 'japan',
  ryukyus: 'japan',
  bonins: 'japan',
  karafuto: 'japan',
  kuriles: 'japan',
  micronesia: 'japan',
  korea: 'japan',
  manchukuo: 'manchukuo',
  china: 'china',
  hainan: 'china',
  mongolia: 'mongolia',
  ussr: 'ussr',
  sakhalin: 'ussr',
  kamchatka: 'ussr',
};

function ownerOf(pub: Pub, hex: HexId): Side | null {
  const territory = map.hex(hex)?.territory ?? null;
  const nation = territory === null ? undefined : owners[territory];
  const side = nation === undefined ? undefined : pub.alignment[nation];
  return side === 'japan' || side === 'allies' ? side : null;
}

const leading = (pub: Pub, side: Side): Nation =>
  side === 'japan' ? 'japan' : pub.alignment.china === 'allies' ? 'china' : 'ussr';

const nobody: readonly LandUnit[] = [];

/** Supply is that of the nation, or of the one that leads the side. */
export function footingFor(pub: Pub, side: Side, nation: Nation = leading(pub, side)): Footing {
  const at = new Map<HexId, LandUnit[]>();
  for (const unit of Object.values(pub.units)) {
    if (unit.hex === null) continue;
    const there = at.get(unit.hex);
    if (there === undefined) at.set(unit.hex, [unit]);
    else there.push(unit);
  }
  const sideOf = ({ nation }: LandUnit): Side | 'neutral' | undefined => pub.alignment[nation];
  const unitsAt = (hex: HexId): readonly LandUnit[] => at.get(hex) ?? nobody;
  const zones = new Set<HexId>();
  for (const [hex, units] of at)
    if (units.some((unit) => sideOf(unit) !== side && !unit.small && unit.kind !== 'partisan')) {
      zones.add(hex);
      for (const next of map.neighbours(hex)) {
        const there = map.hex(next);
        const between = map.hexside(hex, next);
        if (there === undefined || between === undefined || !isLand(there) || !isCrossable(between)) continue;
        if (between.kind === 'ferry' || there.terrain.includes('mountain') || there.terrain === 'jungle') continue;
        zones.add(next);
      }
    }
  const holder = (hex: HexId): Side | null => pub.control[hex] ?? ownerOf(pub, hex);
  let traced: Supply | undefined;
  const supply = (): Supply => {
    const zone = (id: HexId): boolean => zones.has(id) && !unitsAt(id).some((unit) => sideOf(unit) === side);
    traced ??= supplyOf(
      nation,
      pub,
      { friendly: ({ id }) => holder(id) === side, zone: ({ id }) => zone(id) },
      pub.isolated,
    );
    return traced;
  };
  return {
    holder,
    holds: (hex) => holder(hex) === side,
    taken: (hex) => holder(hex) === side && ownerOf(pub, hex) !== side,
    supplied: (hex) => isSupplied(supply(), hex),
    zone: (hex) =>
      !zones.has(hex) ? 'none' : unitsAt(hex).some((unit) => sideOf(unit) === side) ? 'inhibited' : 'uninhibited',
    room: (hex) => {
      const limit = map.hex(hex)?.city === true ? 10 : 8;
      return limit - unitsAt(hex).reduce((sum, unit) => sum + (unit.small ? 0 : unit.left), 0);
    },
    unitsAt,
  };
}
