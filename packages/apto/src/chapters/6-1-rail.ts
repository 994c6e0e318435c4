/** 6.1 By rail: any distance along friendly lines, on the capacity of the land where the journey begins or ends. */
import { railCapacities } from '../charts/rail.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import type { GameMap, Hex } from '../map/hexes.js';
import { march } from '../moving.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexAt, hexOf, holderOf, indexOf, isBarred, owners, type Situation, sideOf } from '../situation.js';
import type { Pub } from '../state.js';
import { isHexFed } from '../supplied.js';
import type { Reached } from './5-7-land-movement.js';
import { roomFor } from './5-9-stacking.js';

/** 6.1 The five hexes where the Siberian line leaves the map. */
const edges: readonly HexId[] = ['W5811', 'W5818', 'W5823', 'W5824', 'W6028'];

/** Points of a land's capacity that are left; R12 what the map should print is designed. */
export function railLeft(pub: Pub, map: GameMap, land: Nation): number {
  const printed = railCapacities.values[land] ?? 0;
  const conquered = pub.conquered[land] !== undefined && cite('6.1');
  const capital = map.hexes.find((hex) => hex.capital && hex.territory !== null && owners[hex.territory] === land);
  const lost =
    capital?.rail === true && holderOf(pub, capital) !== sideOf(pub, land) && !conquered && cite('6.1') ? 1 : 0;
  return (conquered ? 1 : Math.max(0, printed - lost)) - (pub.rail[land] ?? 0);
}

/** Who may use a land's capacity: its own side, or its conqueror. */
const usable = (pub: Pub, land: Nation, side: Side): boolean => (pub.conquered[land] ?? sideOf(pub, land)) === side;

const landOf = ({ territory }: Hex): Nation | null => (territory === null ? null : owners[territory]);

/** The land that pays: where it starts, else where it goes. */
export function payingLand(pub: Pub, map: GameMap, from: HexId, to: HexId, side: Side): Nation | undefined {
  return [landOf(hexOf(map, from)), landOf(hexOf(map, to))].find(
    (land): land is Nation => land !== null && usable(pub, land, side) && railLeft(pub, map, land) > 0,
  );
}

/** A line runs on here: friendly, without enemies or their zones unless a friend stands in them. */
const isOpenLine = (pub: Pub, situation: Situation, hex: Hex, side: Side): boolean =>
  hex.rail &&
  holderOf(pub, hex) === side &&
  (situation.stands[enemyOf(side)][hex.index] ?? 0) === 0 &&
  !(isBarred(situation, side, hex.index) && cite('6.1'));

/** Where a unit can go by rail now. R13 It has to stand on the line when it entrains; walking there first is not offered. */
export function railGoals(pub: Pub, law: Law, unit: LandUnit, side: Side, situation: Situation): Reached[] {
  const { map } = law;
  if (unit.hex === null || unit.kind === 'partisan' || !cite('6.1')) return [];
  const start = hexOf(map, unit.hex);
  if (!start.rail || holderOf(pub, start) !== side) return [];
  const lands = (Object.keys(railCapacities.values) as Nation[]).filter(
    (land) => usable(pub, land, side) && railLeft(pub, map, land) > 0,
  );
  if (lands.length === 0 || !isHexFed(pub, law, unit.hex, side, situation)) return [];
  const from = landOf(start);
  const seen = new Set<number>([start.index]);
  const open = [start.index];
  const found: Reached[] = [];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hex = hexAt(map, at);
    const ends = [...railNeighbours(map, hex), ...overTheEdge(map, unit, hex)];
    for (const { index, edge } of ends) {
      const to = hexAt(map, index);
      if (seen.has(index) || !isOpenLine(pub, situation, to, side)) continue;
      // 6.1 No rail through a land without capacity of its own.
      const land = landOf(to);
      if (land === null || ((railCapacities.values[land] ?? 0) === 0 && cite('6.1'))) continue;
      seen.add(index);
      // Whoever comes back from beyond the edge stops there.
      if (!edge) open.push(index);
      const pays = (from !== null && lands.includes(from)) || lands.includes(land);
      if (pays && roomFor(pub, to, [unit], side)) found.push({ hex: to.id, cost: 0, path: [to.id] });
    }
  }
  return found.sort((a, b) => indexOf(map, a.hex) - indexOf(map, b.hex));
}

function railNeighbours(_map: GameMap, hex: Hex): { index: number; edge: boolean }[] {
  return hex.around.flatMap((index, way) =>
    index >= 0 && hex.sides[way]?.rail === true ? [{ index, edge: false }] : [],
  );
}

function overTheEdge(map: GameMap, unit: LandUnit, hex: Hex): { index: number; edge: boolean }[] {
  if (unit.nation !== 'ussr' || !edges.includes(hex.id) || !cite('6.1')) return [];
  return edges.flatMap((id) =>
    id === hex.id || map.hex(id) === undefined ? [] : [{ index: indexOf(map, id), edge: true }],
  );
}

export function railOn(table: Theatre, id: string, to: HexId, side: Side): void {
  const { law } = table;
  const { public: pub } = table.state;
  const unit = pub.units[id];
  if (unit === undefined || unit.hex === null) return;
  const land = payingLand(pub, law.map, unit.hex, to, side);
  if (land === undefined) return;
  pub.rail[land] = (pub.rail[land] ?? 0) + 1;
  table.say('6.1', 'railed', { unit: id, from: unit.hex, to, land });
  march(table, [unit], [], [to], side);
}
