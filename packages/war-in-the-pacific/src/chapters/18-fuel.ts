/** 18 How long ships stay at sea without fuel, and what a lower speed saves. */
import { cite } from '../cite.js';
import type { SpeedClass } from '../pieces.js';
import { round } from '../rounding.js';

type UnderWay = Exclude<SpeedClass, 0>;

/** 18.4 Active Naval Phases in all until fuel is wanted, and at most in a turn. */
const periods: { readonly [speed in UnderWay]: { readonly phases: number; readonly inTurn: number } } = {
  1: { phases: 4, inTurn: 1 },
  2: { phases: 5, inTurn: 2 },
  3: { phases: 3, inTurn: 3 },
};

/** 18.1 Active phases that are left to a force that has been at sea so many; 18.4 idle ones count all the same. */
export function phasesLeft(speed: UnderWay, turnsBefore: number, phaseNow: 1 | 2 | 3): number {
  const { phases, inTurn } = periods[speed];
  const spent = cite('18.4') ? inTurn * turnsBefore + Math.min(inTurn, phaseNow) : turnsBefore + 1;
  return Math.max(0, (cite('18.1') ? phases : 99) - spent);
}

/** 18.2.1 What phases left at one speed are worth at another; none: it may not be done. */
export function convertedPhases(from: UnderWay, to: UnderWay, left: number): number | undefined {
  if (!cite('18.2.1')) return left;
  if (from === 3 && to === 1) return 3 * left;
  // Three for every two, and nothing for an odd one.
  return to === 3 || from === to ? undefined : 3 * round(left / 2, 'down');
}

/** 18.2.1 A slow ship never sails at class 2: she may only change to it at sea. */
export const maySortieAt = (ship: UnderWay, speed: UnderWay): boolean => speed <= ship || !cite('18.2.1');
