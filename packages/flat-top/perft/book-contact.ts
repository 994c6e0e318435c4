/** Chapters 7, 14.13 and 14.15: meeting the enemy. */
import { type PlaneName, planes } from '../src/charts/planes.js';
import { at, far } from './book-board.js';
import { assignments, subsets } from './book-choices.js';

export type Lot = { plane: PlaneName; armed?: boolean; high?: boolean };

/**
 * 8.12, R99 Fighters and scouts without bombers in their formation; dive bombers only low, for high they can be nothing but
 * bombers; bombers never.
 */
export function hasInterceptors(formation: readonly Lot[], high: boolean): boolean {
  const isBomber = (lot: Lot): boolean => {
    const { mission } = planes.values[lot.plane];
    return lot.armed === true || mission === 'bomber' || (mission === 'dive' && lot.high === true);
  };
  if (formation.some(isBomber)) return false;
  return formation.some((lot) => {
    if ((lot.high ?? false) !== high) return false;
    return planes.values[lot.plane].mission !== 'dive' || !high;
  });
}

/** 15.2 Within two hexes of a plane carrying ship or base, or in a hex with a ship. */
const canFight = (hex: string, decks: readonly string[], ships: readonly string[]): boolean =>
  decks.some((deck) => far(at(deck), at(hex)) <= 2) || ships.some((ship) => at(ship) === at(hex));

export type Meeting = {
  hex: string;
  formations: readonly (readonly Lot[])[];
  decks: readonly string[];
  ships?: readonly string[];
  /** 14.13.5 Altitudes tried here this turn. */
  tried?: readonly ('high' | 'low')[];
};

/** 14.13.3 Each altitude by itself, in each hex. */
export function interceptions(meetings: readonly Meeting[]): number {
  const attempts = meetings.flatMap(({ hex, formations, decks, ships = [], tried = [] }) =>
    (['high', 'low'] as const).filter(
      (altitude) =>
        formations.some((lots) => hasInterceptors(lots, altitude === 'high')) &&
        !tried.includes(altitude) &&
        canFight(hex, decks, ships),
    ),
  );
  return subsets(attempts).length;
}

/** 7.7 Units on the mapboard that nobody can observe: by day ships and planes see two hexes far, one less through cloud. */
export const hidden = (units: readonly { hex: string; cloud?: boolean }[], watchers: readonly string[]): number =>
  subsets(units.filter(({ hex, cloud }) => watchers.every((eye) => far(at(eye), at(hex)) > (cloud === true ? 1 : 2))))
    .length;

/** 7.1, R45 Hidden units that stand where the enemy has a counter or a base; who is observed is not hidden (7.2). */
export const shown = (units: readonly { hex: string; observed?: boolean }[], enemies: readonly string[]): number =>
  subsets(units.filter(({ hex, observed }) => observed !== true && enemies.includes(hex))).length;

/**
 * 14.15, 14.16 Each part of a formation changes altitude or not, lets go its bombs or not; escorts end where bombers are, and
 * armed planes that took off this turn stay low (14.15.4).
 */
export function trimmed(lots: readonly Lot[], tookOff: boolean): number {
  const bomber = ({ plane, armed }: Lot): boolean => armed === true || planes.values[plane].mission === 'bomber';
  const escort = (lot: Lot): boolean => !bomber(lot) && planes.values[lot.plane].mission !== 'dive';
  let ways = 0;
  for (const turns of assignments(lots.length, [false, true])) {
    const after = lots.map((lot, i) => ({ ...lot, high: (lot.high ?? false) !== (turns[i] ?? false) }));
    if (tookOff && after.some(({ armed, high }) => armed === true && high)) continue;
    const bombers = after.filter(bomber);
    const parted = after.some((lot) => escort(lot) && !bombers.some(({ high }) => high === lot.high));
    if (bombers.length > 0 && parted) continue;
    ways += subsets(lots.filter(({ armed }) => armed === true)).length;
  }
  return ways;
}
