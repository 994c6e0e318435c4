/** 5.9 How many steps a hex holds. */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import type { LandUnit, Nation, Side } from '../pieces.js';
import { type Board, type Situation, standingAt, unitsAt } from '../situation.js';
import type { Works } from '../state.js';

/** Units with the small mark take no room, but no more than this many of them may be in a hex. */
const mostSmall = 4;

/** Steps of a nation's side that may stay in the hex. */
export function stackingLimit(hex: Hex, works: Works | undefined, nations: readonly Nation[]): number {
  if (!cite('5.9')) return 99;
  const fortified = works?.fortification === true || works?.coastalFort === true || hex.fortress;
  const basic = hex.smallIsland ? 4 : hex.city ? 10 : 8;
  return basic + (fortified ? 1 : 0) + (nations.includes('ussr') ? 2 : 0);
}

/** The two steps more are for Soviets alone: others have the common room. */
const tooMany = (hex: Hex, works: Works | undefined, units: readonly LandUnit[]): number => {
  const room = (of: readonly LandUnit[]): number => of.reduce((sum, unit) => sum + roomOf(unit), 0);
  const others = units.filter(({ nation }) => nation !== 'ussr');
  const over = (of: readonly LandUnit[]): number =>
    room(of) - stackingLimit(hex, works, [...new Set(of.map(({ nation }) => nation))]);
  return Math.max(over(units), over(others));
};

/** The room a unit takes. */
export const roomOf = ({ small, left }: Pick<LandUnit, 'small' | 'left'>): number => (small ? 0 : left);

/** Whether these may stay together in the hex. Partisans stay alone. */
export function fits(hex: Hex, works: Works | undefined, units: readonly LandUnit[]): boolean {
  if (units.length < 2) return true;
  if (units.some(({ kind }) => kind === 'partisan') && cite('5.9')) return false;
  if (units.filter(({ small }) => small).length > mostSmall && cite('5.9')) return false;
  return tooMany(hex, works, units) <= 0;
}

/** Steps too many of a side in a hex. */
export function excessAt(board: Board, hex: Hex, side: Side): number {
  const units = unitsAt(board, hex.id, side);
  if (fits(hex, board.works[hex.id], units)) return 0;
  const small = units.filter((unit) => unit.small).length;
  return Math.max(tooMany(hex, board.works[hex.id], units), small > mostSmall ? small - mostSmall : 0, 1);
}

/** Whether these may come to stay with those who are there. 10.6 Partisans of their own side are disbanded when troops come. */
export function roomFor(situation: Situation, hex: Hex, units: readonly LandUnit[], side: Side): boolean {
  const makesRoom = ({ kind }: LandUnit): boolean => kind === 'partisan' && cite('10.6');
  const there = standingAt(situation, hex.index, side).filter((unit) => !units.includes(unit) && !makesRoom(unit));
  return fits(hex, situation.board.works[hex.id], [...there, ...units]);
}
