/**
 * Who stands where and whose zones of control lie on which hex: worked out once for a state and passed on. Arrays run beside
 * the hexes of the map.
 */
import { cite } from './cite.js';
import { type GameMap, type Hex, isLand, type Territory } from './map/hexes.js';
import { type Chit, enemyOf, type HexId, type LandUnit, type Nation, type Side } from './pieces.js';
import type { Pub } from './state.js';

export type Board = Pick<Pub, 'units' | 'hqs' | 'generals' | 'control' | 'works' | 'alignment' | 'conquered'>;

export type Situation = {
  readonly board: Board;
  readonly map: GameMap;
  /** By hex: how many land units of the side are there. */
  readonly stands: { readonly [S in Side]: Uint8Array };
  /** By hex: whether a zone of control of the side lies on it. */
  readonly zones: { readonly [S in Side]: Uint8Array };
};

/** Whose land it is, for those who count nations. */
export const owners: { readonly [T in Territory]: Nation } = {
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
  'hong-kong': 'uk',
  mongolia: 'mongolia',
  ussr: 'ussr',
  sakhalin: 'ussr',
  kamchatka: 'ussr',
  india: 'uk',
  burma: 'uk',
  thailand: 'thailand',
  indochina: 'france',
  malaya: 'uk',
  sarawak: 'uk',
  dutch: 'netherlands',
  philippines: 'us',
  australia: 'australia',
  'new-guinea': 'australia',
  guam: 'us',
  us: 'us',
  uk: 'uk',
};

export const sideOf = ({ alignment }: Pick<Pub, 'alignment'>, nation: Nation): Side | 'neutral' =>
  alignment[nation] ?? 'neutral';

/** 5.11 Who holds a hex: whoever entered it last, or the side of the nation whose land it is. */
export function holderOf(board: Pick<Pub, 'alignment' | 'control'>, hex: Hex): Side | 'neutral' {
  const taken = board.control[hex.id];
  if (taken !== undefined && cite('5.11')) return taken;
  return hex.territory === null ? 'neutral' : sideOf(board, owners[hex.territory]);
}

export function hexOf(map: GameMap, id: HexId): Hex {
  const hex = map.hex(id);
  if (hex === undefined) throw new Error(`there is no hex ${id}`);
  return hex;
}

const indexes = new WeakMap<GameMap, Map<HexId, number>>();
/** The number of a hex on the map, which is also its place in questions. */
export function indexOf(map: GameMap, id: HexId): number {
  let known = indexes.get(map);
  if (known === undefined) {
    known = new Map(map.hexes.map((hex) => [hex.id, hex.index]));
    indexes.set(map, known);
  }
  const index = known.get(id);
  if (index === undefined) throw new Error(`there is no hex ${id}`);
  return index;
}

export function hexAt(map: GameMap, index: number): Hex {
  const hex = map.hexes[index];
  if (hex === undefined) throw new Error(`there is no hex number ${index}`);
  return hex;
}

export function situationOf(board: Board, map: GameMap): Situation {
  const size = map.hexes.length;
  const stands = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const zones = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const situation: Situation = { board, map, stands, zones };
  for (const id in board.units) {
    const unit = board.units[id];
    if (unit === undefined || unit.hex === null) continue;
    const side = sideOf(board, unit.nation);
    if (side === 'neutral') continue;
    const index = indexOf(map, unit.hex);
    stands[side][index] = (stands[side][index] ?? 0) + 1;
    // 5.13 Every land unit has a zone in its own hex; those with the small mark and partisans have none beyond it.
    zones[side][index] = 1;
    if ((unit.small || unit.kind === 'partisan') && cite('5.13')) continue;
    spread(situation, side, hexAt(map, index));
  }
  return situation;
}

/** 5.13 Zones of control lie on the hexes around, but not over water, barred sides or neutral borders, nor on jungle, mountains and enemy fortifications. */
function spread({ board, map, zones }: Situation, side: Side, hex: Hex): void {
  const { around, sides: hexsides } = hex;
  for (let way = 0; way < 6; way += 1) {
    const beside = around[way] ?? -1;
    if (beside < 0 || zones[side][beside] === 1) continue;
    if (hexsides[way]?.kind !== 'open' && cite('5.13')) continue;
    const to = map.hexes[beside];
    if (to === undefined || !isLand(to)) continue;
    if (isCloseTerrain(to) && cite('5.13')) continue;
    const holder = holderOf(board, to);
    if (holder === 'neutral') continue;
    if (holder !== side && board.works[to.id]?.fortification === true && cite('5.13')) continue;
    zones[side][beside] = 1;
  }
}

export const isCloseTerrain = ({ terrain }: Hex): boolean =>
  terrain === 'mountain' || terrain === 'jungle' || terrain === 'jungle-mountain';

/** 5.13 The enemy's zone lies on the hex, and nobody of `side` stands there to inhibit it. */
export const isBarred = ({ stands, zones }: Situation, side: Side, index: number): boolean =>
  zones[enemyOf(side)][index] === 1 && stands[side][index] === 0;

export const inEnemyZone = ({ zones }: Situation, side: Side, index: number): boolean =>
  zones[enemyOf(side)][index] === 1;

/** The land units of a side in a hex, in the order of the set-up. */
export function unitsAt(board: Board, hex: HexId, side?: Side): LandUnit[] {
  const found: LandUnit[] = [];
  for (const id in board.units) {
    const unit = board.units[id];
    if (unit?.hex === hex && (side === undefined || sideOf(board, unit.nation) === side)) found.push(unit);
  }
  return found;
}

/** Headquarters and Generals in a hex. */
export function leadersAt(board: Board, hex: HexId, side?: Side): Exclude<Chit, LandUnit>[] {
  const found: Exclude<Chit, LandUnit>[] = [];
  for (const list of [board.hqs, board.generals])
    for (const id in list) {
      const leader = list[id];
      if (leader?.hex === hex && (side === undefined || sideOf(board, leader.nation) === side)) found.push(leader);
    }
  return found;
}

/** A unit that comes into being while the game goes on takes its place in the order of names, as in a saved game. */
export function addUnit(pub: Pick<Pub, 'units'>, unit: LandUnit): void {
  const units = { ...pub.units, [unit.id]: unit };
  const sorted: { [id: string]: LandUnit } = {};
  for (const id of Object.keys(units).sort()) {
    const each = units[id];
    if (each !== undefined) sorted[id] = each;
  }
  pub.units = sorted;
}
