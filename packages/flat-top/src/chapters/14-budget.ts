/** 14.3, 14.4, 14.8 How far a formation may fly this turn. */

import { cite } from '../cite.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import type { Flight } from '../pieces.js';
import { hourOf } from '../sequence.js';
import type { Lot, Side } from '../state.js';
import { mayFly, paceOf } from './8-launching.js';
import { clockOf } from './game-words.js';

/** Hexes left to it. A formation that took off this turn is held to what its launches leave (8.4, R52). */
export function budgetOf(own: GameOwn, law: GameLaw, side: Side, flight: Flight): number {
  if (flight.away !== null || flight.moved) return 0;
  let left = mostHexes(law, flight.lots) - (cite('14.3') ? flight.flown : 0);
  // 14.19 What its ship carried it is taken off.
  if (flight.carried > 0 && cite('14.19')) left -= flight.carried;
  if (flight.launches.length > 0 && cite('14.8'))
    while (left > 0 && !mayFly(own, law, side, flight, flight.flown + left)) left -= 1;
  return Math.max(0, left);
}

/** 14.4 The slowest sets the pace. */
export function mostHexes(law: GameLaw, lots: readonly Lot[]): number {
  const pace = paceOf(law, lots);
  if (lots.length < 2 || lots.every(({ plane }) => plane === lots[0]?.plane) || cite('14.4')) return pace;
  return Math.max(...lots.map(({ plane }) => law.charts.planes.values[plane].movement));
}

export const factorsOf = ({ lots }: { readonly lots: readonly Lot[] }): number => {
  let sum = 0;
  for (const { factors } of lots) sum += factors;
  return sum;
};

/** A deadline as the clock will show it: '1400', '0500 tomorrow'. */
export function dueBy({ scenario: { firstHour } }: GameLaw, deadline: number, now: number): string {
  const dayOf = (turn: number): number => Math.floor((firstHour - 1 + turn) / 24);
  const days = dayOf(deadline) - dayOf(now);
  return `${clockOf(hourOf(firstHour, deadline))}${days < 1 ? '' : days === 1 ? ' tomorrow' : ` in ${days} days`}`;
}
