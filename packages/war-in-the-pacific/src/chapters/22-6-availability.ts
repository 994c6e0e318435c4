/** 22.6 How many of a squadron's submarines can attack. */

import type { GameDate } from '../calendar.js';
import { isSwitchedOn } from '../calendar.js';
import type { subLog } from '../charts/submarine-tables.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';

export const boatClasses = ['New', 'Old', 'S', 'I', 'I-J', 'Ro', 'CW S', 'CW T', 'Dutch'] as const;
/** 22.4.5 Boats of one class make up a squadron. */
export type BoatClass = (typeof boatClasses)[number];

export const isAmerican = (boats: BoatClass): boolean => boats === 'New' || boats === 'Old' || boats === 'S';
export const sideOfClass = (boats: BoatClass): Side =>
  boats === 'I' || boats === 'I-J' || boats === 'Ro' ? 'japan' : 'allies';

/** 22.2.3 Six to a squadron, for the Allies twelve from 1944 on. */
export const squadronSize = (side: Side, date: GameDate): number =>
  side === 'allies' && isSwitchedOn('allied12BoatSquadrons', date) && cite('22.2.3') ? 12 : 6;

/** 22.3.2 By the hexes between the squadron and its base. */
export const baseDRM = (chart: typeof subLog, hexes: number): number =>
  cite('22.3.2') ? (chart.values.find(({ most }) => hexes <= most)?.drm ?? 0) : 0;

/** 22.13 New boats. */
export const classDRM = (boats: BoatClass): number => (boats === 'New' && cite('22.13') ? 1 : 0);

/** The first die says how many; what the second falls short of the distance is taken off. Never more than there are (22.6.1). */
export function availableOf(
  dice: { readonly first: number; readonly second: number },
  hexes: number,
  modifier: number,
  submarines: number,
): number {
  const short = cite('22.6') ? Math.max(0, hexes - dice.second) : 0;
  const available = Math.max(0, dice.first - short + modifier);
  return cite('22.6.1') ? Math.min(available, submarines) : available;
}
