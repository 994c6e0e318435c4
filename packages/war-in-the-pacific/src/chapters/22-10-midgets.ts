/** 22.10 Midget submarines against ships in port. */
import { type GameDate, isSwitchedOn } from '../calendar.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';

/** 22.10.1 Only with a 6. */
export const isMidgetIn = (face: number): boolean => face === 6 || !cite('22.10.1');

/** How many attempts a side has in the war: Japan two, the Commonwealth three, and those only from 7/45 (22.10.2). */
export function midgetAttempts(side: Side, date: GameDate): number {
  if (side === 'japan') return cite('22.10.1') ? 2 : 0;
  return isSwitchedOn('britishMidgets', date) && cite('22.10.2') ? 3 : 0;
}
