/** 5.7, 5.13 How far land units, headquarters and Generals can go. */
import { cite } from '../cite.js';
import type { Hex, Hexside } from '../map/hexes.js';
import { type Chit, enemyOf, type HexId, isMechanical, type LandUnit, type Side } from '../pieces.js';
import {
  hasRivers,
  hexAt,
  holderAt,
  indexOf,
  inEnemyZone,
  isBarred,
  leadersAt,
  mayStand,
  type Situation,
  sideOf,
  standingAt,
} from '../situation.js';
import { canCross, entryCost } from './5-8-terrain.js';
import { mayWander, partisanToll } from './10-6-partisans.js';
import { railed } from './10-35-rails.js';

/** A hex that can be reached: the Movement Points spent, and the hexes entered on the way there. */
export type Reached = { readonly hex: HexId; readonly cost: number; readonly path: readonly HexId[] };

type Node = { index: number; cost: number; free: boolean; from: Node | null };

export type March = {
  readonly unit: LandUnit;
  readonly side: Side;
  /** Movement Points. */
  readonly budget: number;
  /** 10.6 In the Movement Phase partisans are put to flight by entering their hex, for one Movement Point more. */
  readonly hunting?: boolean;
  /** 9.1, 10.16 Lands it may not enter, and posts it may not leave. `passed`: it has come through `via`. */
  readonly may?: (hex: Hex, passed: boolean) => boolean;
  /** 5.10 A hex it has to come through. */
  readonly via?: HexId;
  /** Look no further than the hexes around: enough to know whether it can move at all. */
  readonly near?: boolean;
};

/** Whether a unit may go on for one hex after it has entered an enemy zone (5.13). */
export const isSupple = (unit: LandUnit): boolean => (isMechanical(unit) || unit.kind === 'commando') && cite('5.13');

/** Every hex a land unit can end its move in, with the cheapest way there. */
export function marches(situation: Situation, march: March): Reached[] {
  const { unit, budget, via } = march;
  const { map } = situation;
  if (unit.hex === null || budget <= 0) return [];
  const start: Node = { index: indexOf(map, unit.hex), cost: 0, free: true, from: null };
  if (via === undefined) return reachedBy(situation, spread(situation, march, start).ends);
  // 5.10 First to there, then on from there with what is left.
  const there = indexOf(map, via);
  const [passing] = spread(situation, { ...march, near: false }, start)
    .all.filter(({ index, free }) => index === there && free)
    .sort((a, b) => a.cost - b.cost);
  return passing === undefined ? [] : reachedBy(situation, spread(situation, march, passing).ends);
}

const reachedBy = (situation: Situation, ends: ReadonlyMap<number, Node>): Reached[] =>
  [...ends.values()]
    .sort((a, b) => a.index - b.index)
    .map((node) => ({ hex: hexAt(situation.map, node.index).id, cost: node.cost, path: pathOf(situation, node) }));

/**
 * All ways on from a hex, and the cheapest to each. Whoever enters an enemy zone stops; who begins in one may leave, but not straight
 * into another. Armour and commandos may go one hex on, and stop when that led from zone to zone. R162 No way leads on through partisans
 * of one's own: they would be gone.
 */
function spread(
  situation: Situation,
  { unit, side, budget, hunting = false, may, near = false }: March,
  begin: Node,
): { ends: Map<number, Node>; all: readonly Node[] } {
  const { map, board } = situation;
  const supple = isSupple(unit);
  const passed = begin.from !== null;
  // 11.15 Where the option is in force.
  const fords = hasRivers(situation.board);
  const ends = new Map<number, Node>();
  // R15 A dearer way after which armour may go on is kept besides: it does not end its move by it.
  const best = new Map<number, Node>();
  const all: Node[] = [begin];
  for (const at of all) {
    if (!at.free || (near && at !== begin)) continue;
    const here = hexAt(map, at.index);
    const zoned = inEnemyZone(situation, side, at.index);
    for (let way = 0; way < 6; way += 1) {
      const index = here.around[way] ?? -1;
      const across = here.sides[way];
      if (index < 0 || across === undefined || index === begin.index) continue;
      const to = hexAt(map, index);
      const hunted = hunting && isPartisans(situation, side, index);
      if (!canCross(to, across) || may?.(to, passed) === false) continue;
      if (!hunted && !isOpenTo(situation, side, to)) continue;
      const intoZone = inEnemyZone(situation, side, index);
      if (zoned && intoZone && !supple && cite('5.13')) continue;
      const ford = across.river && fords ? 1 : 0;
      const price = entryCost(to, railed(board, here, to, across), unit.kind) + ford + (hunted ? partisanToll() : 0);
      // 5.7 One hex is always possible.
      const cost = at.from === null && price > budget && !hunted && cite('5.7') ? budget : at.cost + price;
      if (cost > budget) continue;
      const halts = isPartisans(situation, enemyOf(side), index) && cite('R162');
      const free = (!intoZone || (supple && !zoned) || !cite('5.13')) && !halts;
      const node: Node = { index, cost, free, from: at };
      const known = best.get(index);
      if (known !== undefined && known.cost <= cost && (known.free || !free)) continue;
      if (known === undefined || known.cost > cost || !known.free) best.set(index, node);
      if (cost < (ends.get(index)?.cost ?? cost + 1) || !cite('R15')) ends.set(index, node);
      all.push(node);
    }
  }
  return { ends, all };
}

function pathOf({ map }: Situation, node: Node): HexId[] {
  const path: HexId[] = [];
  for (let at = node; at.from !== null; at = at.from) path.unshift(hexAt(map, at.index).id);
  return path;
}

/** 10.6 Nobody of the enemy is there but partisans. */
export function isPartisans(situation: Situation, side: Side, index: number): boolean {
  const enemies = standingAt(situation, index, enemyOf(side));
  return enemies.length > 0 && enemies.every(({ kind }) => kind === 'partisan');
}

/** 10.6 A partisan goes one hex in its own country, over any ground and through any zone, to where nobody stands. */
export function wanders(situation: Situation, unit: LandUnit, side: Side): Reached[] {
  const { board, stands } = situation;
  return besidePartisan(situation, unit, side).flatMap(({ id, index }): Reached[] => {
    if (stands.japan[index] !== 0 || stands.allies[index] !== 0 || leadersAt(board, id).length > 0) return [];
    return [{ hex: id, cost: 1, path: [id] }];
  });
}

/** 10.6 Or to troops of its own side, where it is disbanded. */
export function disbandsAt(situation: Situation, unit: LandUnit, side: Side): Reached[] {
  return besidePartisan(situation, unit, side).flatMap(({ id, index }): Reached[] =>
    standingAt(situation, index, side).some(({ kind }) => kind !== 'partisan') && cite('10.6')
      ? [{ hex: id, cost: 1, path: [id] }]
      : [],
  );
}

/** Hexes of the lands it may be in, beside it, with no water, barred side or fortification in its way. */
function besidePartisan(situation: Situation, unit: LandUnit, side: Side): Hex[] {
  const { map, board } = situation;
  if (unit.hex === null || side !== sideOf(board, unit.nation)) return [];
  const hex = map.hex(unit.hex);
  return (hex?.around ?? []).flatMap((index, way): Hex[] => {
    if (index < 0 || hex?.sides[way]?.kind !== 'open') return [];
    const to = hexAt(map, index);
    const mayBe = to.territory !== null && mayWander(unit.nation, to.territory);
    const isBarredHere = board.works[to.id]?.fortification === true || holderAt(situation, index) === 'neutral';
    return mayBe && !isBarredHere ? [to] : [];
  });
}

/** Nobody of the enemy is there, no fortification of his bars it (5.8), and the land is not neutral. */
export function isOpenTo({ board, stands, holders }: Situation, side: Side, to: Hex): boolean {
  const enemy = enemyOf(side);
  if ((stands[enemy][to.index] ?? 0) > 0) return false;
  const holder = holders[to.index];
  if (holder === 'neutral') return false;
  return holder === side || board.works[to.id]?.fortification !== true || !cite('5.8');
}

/** What a hex costs those who ride: one Movement Point, whatever the ground. */
type Price = (to: Hex, across: Hexside, from: Hex) => number;
const anyGround: Price = () => 1;

/** R150 In an Offensive a General by himself pays for the ground as infantry does (5.8), in the Movement Phase he does not (6.0). */
export const onFoot =
  ({ board }: Situation): Price =>
  (to, across, from) =>
    cite('R150')
      ? entryCost(to, railed(board, from, to, across), 'infantry') + (across.river && hasRivers(board) ? 1 : 0)
      : 1;

/**
 * 5.1, 5.10 Where a headquarters or a General alone can go in so many hexes: no enemy zone may be entered where no friend stands, nor
 * a hex with enemy land units, leaders (R151) or works that bar it. R170 No way leads on through partisans of one's own.
 */
export function rides(
  situation: Situation,
  leader: Chit,
  hexes: number,
  may: (hex: HexId) => boolean = () => true,
  price = anyGround,
): Reached[] {
  const { map, board } = situation;
  const side = sideOf(board, leader.nation);
  if (leader.hex === null || side === 'neutral') return [];
  const start = indexOf(map, leader.hex);
  const best = new Map<number, Node>();
  const queue: Node[] = [{ index: start, cost: 0, free: true, from: null }];
  for (const at of queue) {
    const here = hexAt(map, at.index);
    for (let way = 0; way < 6; way += 1) {
      const index = here.around[way] ?? -1;
      const across = here.sides[way];
      if (index < 0 || across === undefined || index === start) continue;
      const to = hexAt(map, index);
      const cost = at.cost + price(to, across, here);
      if (cost > hexes || (best.get(index)?.cost ?? cost + 1) <= cost) continue;
      if (!canCross(to, across) || !isOpenTo(situation, side, to) || !mayStand(board, leader.nation, to)) continue;
      if (!may(to.id)) continue;
      if (isBarred(situation, side, index) && cite('5.1')) continue;
      if (leadersAt(board, to.id, enemyOf(side)).length > 0 && cite('R151')) continue;
      if (holderAt(situation, index) !== side && board.works[to.id]?.coastalFort === true && cite('5.8')) continue;
      const node: Node = { index, cost, free: true, from: at };
      best.set(index, node);
      if (!(isPartisans(situation, enemyOf(side), index) && cite('R170'))) queue.push(node);
    }
  }
  return [...best.values()]
    .sort((a, b) => a.index - b.index)
    .map((node) => ({ hex: hexAt(map, node.index).id, cost: node.cost, path: pathOf(situation, node) }));
}
