/**
 * Who stands where and whose zones of control lie on which hex: worked out once for a state and passed on. Arrays run beside
 * the hexes of the map.
 */
import { mayEnter } from './chapters/9-1-invasion.js';
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
  | 'squatting'
  | 'works'
  | 'alignment'
  | 'conquered'
  | 'chits'
  | 'isolated'
  | 'year'
  | 'month'
  | 'notes'
>;

/** What can be worked out from where the pieces stand; the same for every copy of a state. */
export type Facts = {
  readonly map: GameMap;
  /** By hex: how many land units of the side are there. */
  readonly stands: { readonly [S in Side]: Uint8Array };
  /** By hex: whether a zone of control of the side lies on it. */
  readonly zones: { readonly [S in Side]: Uint8Array };
  /** Hexes on which a lone headquarters of the side has a zone, and nobody else of it (5.1). */
  readonly posts: { readonly [S in Side]: ReadonlySet<number> };
  /** By hex: the land units there by id, of whatever side; most hexes have no list. */
  readonly there: ReadonlyMap<number, readonly string[]>;
  /** By hex: who holds it (5.11), be it only as long as he stands there (5.12). */
  readonly holders: readonly (Side | 'neutral')[];
};

/** The facts of a state, with the state itself. */
export type Situation = Facts & { readonly board: Board; readonly facts: Facts };

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

/** Set while Japan and the Soviet Union are at war, and not only at blows in Mongolia (10.39). */
export const sovietWar = '9.1 soviet war';

/** Set when Mongolia, which was neutral, has been invaded (9.2). */
export const invadedKey = '9.2 mongolia';

/** 11.15 Set in games with that option. */
export const riversKey = '11.15 rivers';
export const hasRivers = ({ notes }: Pick<Pub, 'notes'>): boolean => notes[riversKey] === 1 && cite('11.15');

/** Lands whose borders are watched: who may stand in them is for 9.1 and 10.39 to say. */
const watched: ReadonlySet<Territory> = new Set([
  ...(['japan', 'formosa', 'ryukyus', 'bonins', 'karafuto', 'kuriles', 'micronesia', 'korea', 'manchukuo'] as const),
  ...(['china', 'hainan', 'mongolia', 'ussr', 'sakhalin', 'kamchatka'] as const),
]);

/** 5.8 Whether a nation's land units may be in this hex at all: no neutral border is crossed. */
export const mayStand = ({ notes }: Pick<Pub, 'notes'>, nation: Nation, { territory }: Hex): boolean =>
  territory === null ||
  !watched.has(territory) ||
  mayEnter(nation, territory, { sovietWar: notes[sovietWar] === 1, mongolianWar: notes[invadedKey] === 1 });

/** 5.11 Whose a hex is, whoever stands in it: the side's that took it last, or that of the nation whose land it is. */
export function holderOf(board: Pick<Pub, 'alignment' | 'control'>, hex: Hex): Side | 'neutral' {
  const taken = board.control[hex.id];
  if (taken !== undefined && cite('5.11')) return taken;
  return hex.territory === null ? 'neutral' : sideOf(board, owners[hex.territory]);
}

export const holderAt = ({ holders }: Facts, index: number): Side | 'neutral' => holders[index] ?? 'neutral';

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

/** Those worked out last, for whoever asks again about the same position. */
const recent = new Map<string, Facts>();
const mostRecent = 24;

export function situationOf(board: Board, map: GameMap): Situation {
  const print = printOf(board);
  let facts = recent.get(print);
  if (facts === undefined || facts.map !== map) {
    facts = worked(board, map);
    recent.set(print, facts);
    const [oldest] = recent.keys();
    if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  }
  return { ...facts, board, facts };
}

/** Rules that decide what is worked out: switched off, they make another position of the same pieces. */
const rules = [
  '5.1',
  '5.8',
  '5.11',
  '5.12',
  '5.13',
  '6.1',
  '7.0',
  '7.7',
  '7.8',
  '9.1',
  '9.25',
  '10.6',
  '10.35',
  '10.39',
  'R22',
  'R23',
  'R31',
  'R134',
] as const;

/** All that a situation, its lines of supply and its railways hang on. */
function printOf(board: Board): string {
  const { units, hqs, control, squatting, works, alignment, conquered, chits, isolated, year, month, notes } = board;
  let print = `${year} ${month} ${notes[sovietWar] ?? 0}${notes[invadedKey] ?? 0}${hasRivers({ notes }) ? 'r' : ''} ${isolated.join()}`;
  for (const rule of rules) if (!cite(rule)) print += `-${rule}`;
  for (const id in units) {
    const unit = units[id];
    if (unit === undefined || unit.hex === null) continue;
    print += `,${id}${unit.hex}${unit.nation}${unit.small ? 'o' : ''}${unit.kind === 'partisan' ? 'p' : ''}`;
  }
  for (const { hex, nation } of Object.values(hqs)) if (hex !== null) print += `,${hex}${nation}`;
  for (const hex in control) print += `${hex}${control[hex]}`;
  for (const hex in squatting) print += `${hex}~`;
  for (const hex in works) {
    if (works[hex]?.fortification === true) print += hex;
    // 7.8 Ports that work keep a source from being isolated.
    if (works[hex]?.port === false) print += `${hex}x`;
    if (works[hex]?.railway === true) print += `${hex}=`;
  }
  for (const nation in alignment) print += `${nation}${alignment[nation as Nation]}`;
  for (const nation in conquered) print += `${nation}!`;
  for (const { hex, side } of chits) print += `${hex}${side}`;
  return print;
}

function worked(board: Board, map: GameMap): Facts {
  const size = map.hexes.length;
  const stands = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const zones = { japan: new Uint8Array(size), allies: new Uint8Array(size) };
  const there = new Map<number, string[]>();
  const holders = holdersOf(board, map);
  const posts = { japan: new Set<number>(), allies: new Set<number>() };
  const facts: Facts = { map, stands, zones, posts, there, holders };
  for (const id in board.units) {
    const unit = board.units[id];
    if (unit === undefined || unit.hex === null) continue;
    const index = indexOf(map, unit.hex);
    const others = there.get(index);
    if (others === undefined) there.set(index, [id]);
    else others.push(id);
    const side = sideOf(board, unit.nation);
    if (side === 'neutral') continue;
    stands[side][index] = (stands[side][index] ?? 0) + 1;
    if (holders[index] === side) continue;
    // 10.6 A partisan makes the hex its own while it is there.
    if (unit.kind === 'partisan' ? cite('10.6') : isOccupied(board, holders[index], unit.hex)) holders[index] = side;
  }
  // 5.13 Every land unit has a zone in its own hex; those with the small mark and partisans have none beyond it.
  for (const [index, ids] of there)
    for (const side of sides) {
      if (stands[side][index] === 0) continue;
      zones[side][index] = 1;
      const nations = new Set<Nation>();
      for (const id of ids) {
        const unit = board.units[id];
        if (unit === undefined || sideOf(board, unit.nation) !== side) continue;
        if (!((unit.small || unit.kind === 'partisan') && cite('5.13'))) nations.add(unit.nation);
      }
      for (const nation of nations) spread(board, facts, side, nation, hexAt(map, index));
    }
  // 5.1 A headquarters alone has a zone in its own hex.
  for (const { hex, nation } of Object.values(board.hqs)) {
    const side = sideOf(board, nation);
    if (hex === null || side === 'neutral' || !cite('5.1')) continue;
    const index = indexOf(map, hex);
    if (zones[side][index] === 1 || stands[enemyOf(side)][index] !== 0) continue;
    zones[side][index] = 1;
    posts[side].add(index);
  }
  return facts;
}

/**
 * 5.12 Who is cut off takes nothing on his way, but the hex in which he stands is his as long as he stands there. Not the hex into
 * which somebody retreated this month (5.18).
 */
const isOccupied = ({ squatting }: Board, holder: Side | 'neutral' | undefined, hex: HexId): boolean =>
  holder !== 'neutral' && squatting[hex] === undefined && cite('5.12');

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

/** 5.13 Zones of control lie on the hexes around, wherever they reach. */
function spread(board: Board, facts: Facts, side: Side, nation: Nation, hex: Hex): void {
  const { map, zones } = facts;
  for (let way = 0; way < 6; way += 1) {
    const beside = hex.around[way] ?? -1;
    if (beside < 0 || zones[side][beside] === 1) continue;
    const to = map.hexes[beside];
    if (to !== undefined && zoneReaches(board, facts, side, nation, hex, way, to)) zones[side][beside] = 1;
  }
}

/**
 * 5.13 Whether a unit's zone reaches over this side of its hex: not over water, barred sides or neutral borders, nor into jungle,
 * mountains and enemy fortifications. 11.15 Nor over a river to where it is defended, with that option.
 */
function zoneReaches(
  board: Board,
  { holders, there }: Facts,
  side: Side,
  nation: Nation,
  { sides: hexsides }: Hex,
  way: number,
  to: Hex,
): boolean {
  const across = hexsides[way];
  if ((across?.kind !== 'open' && cite('5.13')) || !isLand(to)) return false;
  if (isCloseTerrain(to) && cite('5.13')) return false;
  const holder = holders[to.index];
  if (holder === 'neutral' || !mayStand(board, nation, to)) return false;
  if (holder !== side && board.works[to.id]?.fortification === true && cite('5.13')) return false;
  return !(across?.river === true && hasRivers(board) && isDefended(board, there.get(to.index), side));
}

/** 5.13 Whether the zone of this unit lies on a hex beside it. */
export function controls(situation: Situation, side: Side, unit: LandUnit, to: Hex): boolean {
  if (unit.hex === null || unit.small || unit.kind === 'partisan') return false;
  const hex = hexOf(situation.map, unit.hex);
  const way = hex.around.indexOf(to.index);
  return way >= 0 && zoneReaches(situation.board, situation, side, unit.nation, hex, way, to);
}

/** 11.15 A combat unit of the enemy is there: no partisan. */
const isDefended = ({ units, alignment }: Board, ids: readonly string[] | undefined, side: Side): boolean =>
  ids?.some((id) => {
    const unit = units[id];
    return unit !== undefined && unit.kind !== 'partisan' && sideOf({ alignment }, unit.nation) === enemyOf(side);
  }) === true;

export const isCloseTerrain = ({ terrain }: Hex): boolean =>
  terrain === 'mountain' || terrain === 'jungle' || terrain === 'jungle-mountain';

/** 5.13 The enemy's zone lies on the hex, and nobody of `side` stands there to inhibit it. */
export const isBarred = ({ stands, zones }: Facts, side: Side, index: number): boolean =>
  zones[enemyOf(side)][index] === 1 && stands[side][index] === 0;

export const inEnemyZone = ({ zones }: Situation, side: Side, index: number): boolean =>
  zones[enemyOf(side)][index] === 1;

/** 5.13 A zone of land units of `side` lies on the hex, and not only that of a lone headquarters (5.1). */
export const isZoneOfUnits = ({ zones, posts }: Facts, side: Side, index: number): boolean =>
  zones[side][index] === 1 && !posts[side].has(index);

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
  const ids = there.get(index);
  if (ids === undefined) return [];
  return ids.flatMap((id): LandUnit | [] => {
    const unit = board.units[id];
    return unit !== undefined && sideOf(board, unit.nation) === side ? unit : [];
  });
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
