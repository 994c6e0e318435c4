/** Submarines 1 to 6: where they begin, what they see and who sees them, how deep they are. */
import { isWitnessed } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import {
  type GameLaw,
  type GameOwn,
  type GamePublic,
  type GameState,
  type GameTable,
  type GameView,
  knowsOf,
  ownOf,
} from '../game-kit.js';
import {
  distance,
  type Hex,
  hexCount,
  hexOf,
  inPlay,
  maySail,
  neighbours,
  sectorNames,
  sectorsOf,
  terrainAt,
} from '../map.js';
import type { Flight, Submarine, SubmarineMark } from '../pieces.js';
import { enemyOf, only, type Side, sides } from '../state.js';
import { conditionBy, isAble, isDeep } from './7-sight.js';

export { isDeep } from './7-sight.js';

/** OPT-SUB.1 So many in one sector, and so far from enemy bases, when the game begins. */
export const mostInSector = 6;
const awayFromBases = 10;
/** OPT-SUB.2 So many move in one turn. */
export const mostMoving = 6;
/** OPT-SUB.4 So many of a side in one hex. */
export const mostInHex = 6;

const none: readonly Submarine[] = [];
export const submarinesOf = ({ submarines }: Pick<GameOwn, 'submarines'>): readonly Submarine[] => submarines ?? none;

/** A change puts a new one in the place of the old. */
export function changeSubmarines(own: GameOwn, change: (submarine: Submarine) => Submarine): void {
  if (own.submarines === undefined) return;
  let changed = false;
  const after = own.submarines.map((submarine) => {
    const now = change(submarine);
    changed ||= now !== submarine;
    return now;
  });
  if (changed) own.submarines = after;
}

/** How many of a side are afloat: everybody knows, for a sinking is announced. */
export const afloat = ({ submarines }: Pick<GamePublic, 'submarines'>, side: Side): number => submarines?.[side] ?? 0;

// 1

/** OPT-SUB.1, OPT-SUB.4 Open sea, not within ten hexes of an enemy base. */
export function stationsOf(law: GameLaw, side: Side): readonly Hex[] {
  const known = isWitnessed() ? undefined : stations[side].get(law);
  if (known !== undefined) return known;
  const { scenario, charts } = law;
  const feared = scenario.forces[enemyOf(side)].bases.filter((base) => charts.bases.values[base]?.offBoard === false);
  const found: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (!inPlay(hex, scenario.westHalf) || terrainAt(hex) === 'land') continue;
    if (terrainAt(hex) !== 'sea' && cite('OPT-SUB.4')) continue;
    if (feared.some((base) => distance(hex, hexOf(base)) <= awayFromBases) && cite('OPT-SUB.1')) continue;
    found.push(hex);
  }
  if (!isWitnessed()) stations[side].set(law, found);
  return found;
}
const stations: Record<Side, WeakMap<GameLaw, readonly Hex[]>> = { allied: new WeakMap(), japan: new WeakMap() };

export const sectorsFor = (law: GameLaw, hex: Hex): readonly number[] => sectorsOf(hex, law.options.sharedHexes);

/** The sectors in which a submarine may begin, with their hexes: those of one sector first, then those it shares. */
export function sectorStations(law: GameLaw, side: Side): Map<number, readonly Hex[]> {
  const by = new Map<number, readonly Hex[]>();
  const all = stationsOf(law, side);
  for (let sector = 1; sector < sectorNames.length; sector++) {
    const here = all.filter((hex) => sectorsFor(law, hex).includes(sector));
    const alone = here.filter((hex) => sectorsFor(law, hex).length === 1);
    if (alone.length > 0) by.set(sector, [...alone, ...here.filter((hex) => sectorsFor(law, hex).length > 1)]);
  }
  return by;
}

const begun = (id: string, hex: Hex): Submarine => ({
  id,
  hex,
  onMap: false,
  deep: null,
  fought: null,
  moved: false,
  blind: false,
  sunk: false,
});

/** As proposed: in a ring around the enemy's bases, as near as they may begin, not too near to each other. */
export function openingSubmarines(law: GameLaw, side: Side): readonly Submarine[] {
  const known = isWitnessed() ? undefined : openings[side].get(law);
  if (known !== undefined) return known;
  const proposed = proposedSubmarines(law, side);
  if (!isWitnessed()) openings[side].set(law, proposed);
  return proposed;
}
const openings: Record<Side, WeakMap<GameLaw, readonly Submarine[]>> = { allied: new WeakMap(), japan: new WeakMap() };

function proposedSubmarines(law: GameLaw, side: Side): readonly Submarine[] {
  const { submarines = 0, bases } = law.scenario.forces[side];
  const theirs = law.scenario.forces[enemyOf(side)].bases;
  const onBoard = (names: readonly string[]): Hex[] =>
    names.filter((base) => law.charts.bases.values[base]?.offBoard === false).map(hexOf);
  const aims = onBoard(theirs).length > 0 ? onBoard(theirs) : onBoard(bases);
  const fleet: Submarine[] = [];
  const inSector = new Map<number, number>();
  for (let i = 0; i < submarines; i++) {
    const aim = aims[i % Math.max(1, aims.length)] ?? 0;
    let best: Hex | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const hex of stationsOf(law, side)) {
      if (sectorsFor(law, hex).some((sector) => (inSector.get(sector) ?? 0) >= mostInSector)) continue;
      const near = fleet.filter((other) => distance(other.hex, hex) < 3).length;
      const worth = distance(hex, aim) + 20 * near;
      if (worth < least) [best, least] = [hex, worth];
    }
    if (best === undefined) break;
    fleet.push(begun(`SS ${i + 1}`, best));
    for (const sector of sectorsFor(law, best)) inSector.set(sector, (inSector.get(sector) ?? 0) + 1);
  }
  return fleet;
}

// 2, 4

/** OPT-SUB.4 Why a submarine may not go there; undefined when she may. */
export function closedTo(law: GameLaw, from: Hex, to: Hex): string | undefined {
  const { westHalf } = law.scenario;
  if (!inPlay(to, westHalf)) return 'is outside the map in play';
  const bar = maySail(from, to);
  if (bar === 'land') return 'is land';
  if (!cite('OPT-SUB.4')) return undefined;
  if (bar === 'reef') return 'lies behind a reef';
  return terrainAt(to) === 'sea' ? undefined : 'is partly land';
}

export const waysFrom = (law: GameLaw, from: Hex): Hex[] =>
  neighbours(from).filter((to) => closedTo(law, from, to) === undefined);

/** OPT-SUB.2 Not on the turn after one in which she fought, and not twice in a turn (11.7). */
export const mayMove = ({ sunk, fought, moved }: Submarine, turn: number): boolean =>
  !sunk && !moved && !(fought === turn - 1 && cite('OPT-SUB.2'));

/** 11.7 Those that have moved as shadowers, or shadowed, count among the six of the turn. */
export const movedAlready = (own: Pick<GameOwn, 'submarines'>): number =>
  submarinesOf(own).filter(({ moved, blind }) => moved && !blind).length;

export const hasRoom = (own: Pick<GameOwn, 'submarines'>, hex: Hex): boolean =>
  submarinesOf(own).filter((each) => !each.sunk && each.hex === hex).length < mostInHex || !cite('OPT-SUB.4');

// 3

/** OPT-SUB.3, R186 Only planes at low altitude make her out, as they make out ships. */
export function sees(from: GameState | GameView, law: GameLaw, side: Side, flight: Flight, hex: Hex): boolean {
  if (!flight.onMap || !isAble(flight, law)) return false;
  if (distance(flight.hex, hex) > farthest || !flight.lots.some(({ altitude }) => altitude === 'low')) return false;
  return conditionBy(from, law, side, flight, hex, 'TF') > 0;
}
const farthest = 3;

export const isSeen = ({ state, law }: GameTable, side: Side, { hex }: Submarine): boolean =>
  ownOf(state, enemyOf(side)).flights.some((flight) => sees(state, law, enemyOf(side), flight, hex));

/** OPT-SUB.3 Those that are observed go on the mapboard; each side hears of the counters that came, moved or went. */
export function observeSubmarines(table: GameTable): Readonly<Record<Side, boolean>> {
  const { turn } = table.state.public;
  for (const side of sides)
    changeSubmarines(ownOf(table.state, side), (submarine) => {
      if (submarine.sunk || submarine.onMap || isDeep(submarine, turn) || !isSeen(table, side, submarine))
        return submarine;
      return cite('OPT-SUB.3') ? { ...submarine, onMap: true } : submarine;
    });
  return { allied: tell(table, 'allied'), japan: tell(table, 'japan') };
}

/** OPT-SUB.3 The true counters of a side on the mapboard, in the order of hexes. */
export function countersOf(own: Pick<GameOwn, 'submarines'>): SubmarineMark[] {
  const counts = new Map<Hex, number>();
  for (const { hex, onMap, sunk } of submarinesOf(own)) if (onMap && !sunk) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([hex, count]) => ({ hex, count }));
}

function tell(table: GameTable, side: Side): boolean {
  const { state } = table;
  const knows = knowsOf(state, side);
  const before = knows.submarines ?? [];
  const after = countersOf(ownOf(state, enemyOf(side)));
  const was = (hex: Hex): number => before.find((mark) => mark.hex === hex)?.count ?? 0;
  const is = (hex: Hex): number => after.find((mark) => mark.hex === hex)?.count ?? 0;
  const hexes = [...new Set([...before, ...after].map(({ hex }) => hex))].sort((a, b) => a - b);
  const news = hexes.filter((hex) => was(hex) !== is(hex));
  if (news.length === 0) return false;
  knows.submarines = after;
  for (const hex of news) {
    table.tell(only(side), 'OPT-SUB.3', 'submarines-seen', { hex, count: is(hex), before: was(hex) });
    table.tell(only(enemyOf(side)), 'OPT-SUB.3', 'submarines-shown', { hex, count: is(hex) });
  }
  return true;
}

/** 7.7, R402 When the turn ends, whoever no plane makes out leaves the mapboard. */
export function hideSubmarines(table: GameTable): void {
  for (const side of sides)
    changeSubmarines(ownOf(table.state, side), (submarine) =>
      submarine.onMap && !submarine.sunk && !isSeen(table, side, submarine) && cite('7.7')
        ? { ...submarine, onMap: false }
        : submarine,
    );
}
