/**
 * Who stands where and whose zones of control lie on which hex: worked out once for a state and passed on. Arrays run beside
 * the hexes of the map.
 */
import { isWitnessed } from '@ironbottom/umpire';
import { cite } from './cite.js';
import { type GameMap, type Hex, isLand, type Territory } from './map/hexes.js';
import { type Chit, enemyOf, type HexId, type LandUnit, type Nation, type Side, sides } from './pieces.js';
import type { Pub } from './state.js';

export type Board = Pick<
  Pub,
  | 'units'
  | 'hqs'
  | 'generals'
  | 'control'
  | 'works'
  | 'alignment'
  | 'conquered'
  | 'chits'
  | 'isolated'
  | 'year'
  | 'month'
>;

export type Situation = {
  readonly board: Board;
  readonly map: GameMap;
  /** By hex: how many land units of the side are there. */
  readonly stands: { readonly [S in Side]: Uint8Array };
  /** By hex: whether a zone of control of the side lies on it. */
  readonly zones: { readonly [S in Side]: Uint8Array };
  /** By hex: the land units there, of whatever side; most hexes have no list. */
  readonly there: ReadonlyMap<number, readonly LandUnit[]>;
  /** By hex: who holds it (5.11). */
  readonly holders: readonly (Side | 'neutral')[];
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

export const holderAt = ({ holders }: Situation, index: number): Side | 'neutral' => holders[index] ?? 'neutral';

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

/** The last one worked out, for whoever asks again before anything has changed. */
let last: { board: Board; map: GameMap; print: string; situation: Situation } | undefined;

export function situationOf(board: Board, map: GameMap): Situation {
  // Whoever watches citations, or has switched a rule off, has everything worked out anew.
  if (isWitnessed()) return worked(board, map);
  const print = printOf(board);
  if (last === undefined || last.board !== board || last.map !== map || last.print !== print)
    last = { board, map, print, situation: worked(board, map) };
  return last.situation;
}

/** All that a situation, its lines of supply and its railways hang on. */
function printOf({ units, control, works, alignment, conquered, chits, isolated, year, month }: Board): string {
  let print = `${year} ${month} ${isolated.join()}`;
  for (const id in units) print += `,${units[id]?.hex ?? ''}`;
  for (const hex in control) print += `${hex}${control[hex]}`;
  for (const hex in works) print += works[hex]?.fortification === true ? hex : '';
  for (const nation in alignment) print += `${nation}${alignment[nation as Nation]}`;
  for (const nation in conquered) print += `${nation}!`;
  for (const { hex, side } of chits) print += `${hex}${side}`;
  return print;
}

function worked(board: Board, map: GameMap): Situation {
  const size = map.hexes.length;
  const stands = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const zones = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const there = new Map<number, LandUnit[]>();
  const situation: Situation = { board, map, stands, zones, there, holders: holdersOf(board, map) };
  for (const id in board.units) {
    const unit = board.units[id];
    if (unit === undefined || unit.hex === null) continue;
    const index = indexOf(map, unit.hex);
    const others = there.get(index);
    if (others === undefined) there.set(index, [unit]);
    else others.push(unit);
    const side = sideOf(board, unit.nation);
    if (side !== 'neutral') stands[side][index] = (stands[side][index] ?? 0) + 1;
  }
  // 5.13 Every land unit has a zone in its own hex; those with the small mark and partisans have none beyond it.
  for (const [index, units] of there)
    for (const side of sides) {
      if (stands[side][index] === 0) continue;
      zones[side][index] = 1;
      const reaches = (unit: LandUnit): boolean =>
        sideOf(board, unit.nation) === side && !((unit.small || unit.kind === 'partisan') && cite('5.13'));
      if (units.some(reaches)) spread(situation, side, hexAt(map, index));
    }
  return situation;
}

/** Who holds what before anything is taken, for each way the nations can be aligned. */
const begun = new WeakMap<GameMap, Map<string, (Side | 'neutral')[]>>();

function holdersOf(board: Board, map: GameMap): (Side | 'neutral')[] {
  const all = begun.get(map) ?? new Map<string, (Side | 'neutral')[]>();
  begun.set(map, all);
  let key = '';
  for (const nation in board.alignment) key += `${nation} ${board.alignment[nation as Nation]} `;
  let first = all.get(key);
  if (first === undefined) {
    first = map.hexes.map((hex) => holderOf({ alignment: board.alignment, control: {} }, hex));
    all.set(key, first);
  }
  const holders = first.slice();
  if (!cite('5.11')) return holders;
  for (const hex in board.control) holders[indexOf(map, hex)] = board.control[hex] ?? 'neutral';
  return holders;
}

/** 5.13 Zones of control lie on the hexes around, but not over water, barred sides or neutral borders, nor on jungle, mountains and enemy fortifications. */
function spread({ board, map, zones, holders }: Situation, side: Side, hex: Hex): void {
  const { around, sides: hexsides } = hex;
  for (let way = 0; way < 6; way += 1) {
    const beside = around[way] ?? -1;
    if (beside < 0 || zones[side][beside] === 1) continue;
    if (hexsides[way]?.kind !== 'open' && cite('5.13')) continue;
    const to = map.hexes[beside];
    if (to === undefined || !isLand(to)) continue;
    if (isCloseTerrain(to) && cite('5.13')) continue;
    const holder = holders[beside];
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

/** The same, from what has been worked out. */
export function standingAt({ there, board }: Situation, index: number, side: Side): LandUnit[] {
  const units = there.get(index);
  return units === undefined ? [] : units.filter((unit) => sideOf(board, unit.nation) === side);
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
