/**
 * 5.12 Behind a front everything that nobody holds falls to those who made it. R3 says what "behind" is: land of the enemy from
 * which no line of supply leads to a source of his, and which can be walked into from our own hexes or zones without passing
 * his zones. Hexes in our own zone that border on land he can still supply are the front line itself and stay as they are.
 */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import { enemyOf, type HexId, type Nation, type Side } from '../pieces.js';
import { hexAt, hexOf, isBarred, isZoneOfUnits, leadersAt, mayStand, type Situation, sideOf } from '../situation.js';
import { marches } from './5-7-land-movement.js';
import { canCross } from './5-8-terrain.js';

/** The hexes that fall to `side`. `fed`: by hex, whether the enemy can trace from it to one of his sources. */
export function behindTheFront(situation: Situation, side: Side, fed: Uint8Array): HexId[] {
  if (!cite('5.12')) return [];
  const { map, board, stands, zones, holders } = situation;
  const enemy = enemyOf(side);
  const open: number[] = [];
  const goes = crossing(situation, side);
  const behind = new Uint8Array(map.hexes.length);
  for (const hex of map.land) {
    const { index } = hex;
    if (holders[index] !== enemy || fed[index] === 1 || stands[enemy][index] !== 0 || zones[enemy][index] === 1)
      continue;
    if (hex.city || hex.resource || hex.airbase !== null || hex.fortress) continue;
    const works = board.works[hex.id];
    if (works?.airbase !== undefined || works?.airstrip !== undefined) continue;
    // Nobody of the enemy is there: a leader by himself is somebody.
    if (leadersAt(board, hex.id, enemy).length > 0) continue;
    if (works?.fortification === true && isRelieved(situation, enemy, hex)) continue;
    if (
      isZoneOfUnits(situation, side, index) &&
      hex.around.some((beside) => beside >= 0 && fed[beside] === 1) &&
      cite('R3')
    )
      continue;
    behind[index] = 1;
  }
  // From the front inward: a pocket that touches nothing of ours is no pocket of ours.
  for (const hex of map.land) {
    if (behind[hex.index] !== 1) continue;
    // 5.1 Nothing falls to a headquarters.
    if (isZoneOfUnits(situation, side, hex.index) || besideOurs(situation, side, hex.index, goes)) open.push(hex.index);
  }
  const fallen = new Set<number>(open);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hex = hexAt(map, at);
    hex.around.forEach((beside, way) => {
      const across = hex.sides[way];
      if (beside < 0 || across === undefined || behind[beside] !== 1 || fallen.has(beside)) return;
      const to = hexAt(map, beside);
      if (!canCross(to, across) || !goes(hex, to)) return;
      fallen.add(beside);
      open.push(beside);
    });
  }
  return [...fallen].sort((a, b) => a - b).map((index) => hexAt(map, index).id);
}

/**
 * Whether a unit that no supply reaches is behind an enemy front (R3): whoever walks from its hex meets hexes or zones of the
 * enemy before any that is supplied. Nobody is who is only too far away, or beyond a desert.
 */
export function isBehindFront(situation: Situation, side: Side, from: HexId, fed: Uint8Array): boolean {
  const { map, holders } = situation;
  const enemy = enemyOf(side);
  const start = hexOf(map, from).index;
  const seen = new Set([start]);
  const open = [start];
  let met = holders[start] === enemy;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hex = hexAt(map, at);
    for (const [way, beside] of hex.around.entries()) {
      const across = hex.sides[way];
      if (beside < 0 || across === undefined || seen.has(beside) || !canCross(hexAt(map, beside), across)) continue;
      seen.add(beside);
      if (holders[beside] === enemy || isBarred(situation, side, beside)) met = true;
      else if (fed[beside] === 1) return false;
      else if (holders[beside] === side) open.push(beside);
    }
  }
  return met;
}

/** An empty fort holds out as long as one of its own could come up to it with his printed Movement Points. */
function isRelieved(situation: Situation, side: Side, fort: Hex): boolean {
  const { board } = situation;
  const near = (id: HexId): boolean => distance(id, fort.id) <= 1;
  return Object.values(board.units).some(({ hex, ...unit }) => {
    if (hex === null || unit.kind === 'partisan' || sideOf(board, unit.nation) !== side) return false;
    if (distance(hex, fort.id) > unit.move + 1) return false;
    const mover = { ...unit, hex };
    return near(hex) || marches(situation, { unit: mover, side, budget: unit.move }).some((each) => near(each.hex));
  });
}

type Crossing = (from: Hex, to: Hex) => boolean;

/** 9.1 Whether anybody of the side may go from one hex to the next: no front runs over a border without a war. */
function crossing({ board }: Situation, side: Side): Crossing {
  const nations = (Object.keys(board.alignment) as Nation[]).filter((nation) => sideOf(board, nation) === side);
  return (from, to) => nations.some((nation) => mayStand(board, nation, from) && mayStand(board, nation, to));
}

function besideOurs({ map, holders }: Situation, side: Side, index: number, goes: Crossing): boolean {
  const hex = hexAt(map, index);
  return hex.around.some((beside, way) => {
    const across = hex.sides[way];
    if (beside < 0 || across === undefined) return false;
    const to = hexAt(map, beside);
    return canCross(to, across) && holders[beside] === side && goes(to, hex);
  });
}
