/**
 * R68 Planes over a land battle, plain: Part 4 is lost. Each side has so many points of ground support for a month; whoever
 * attacks says how many come, then whoever defends; each point is used once a month. Nothing flies where there is Monsoon.
 */

import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Side } from '../pieces.js';
import type { Weather } from '../state.js';

export function airPoints({ airSupport }: Charts, side: Side, year: number): number {
  const table = airSupport.values[side] ?? {};
  const latest = Object.keys(table)
    .map(Number)
    .filter((each) => each <= year)
    .pop();
  return latest === undefined || !cite('R68') ? 0 : (table[latest] ?? 0);
}

/** At most so many over one hex. */
export const mostOverOneHex = 3;

export const airRoom = (left: number, weather: Weather): number =>
  weather === 'monsoon' || !cite('R68') ? 0 : Math.min(left, mostOverOneHex);

export type Sent = { readonly attacker: number; readonly defender: number };

/** 5.14, 5.16 What they add to either side's strength, and who has air superiority: two points or more, and nobody against them. */
export function overBattle({
  attacker,
  defender,
}: Sent): Sent & { readonly superiority: 'attacker' | 'defender' | null } {
  const superiority =
    attacker >= 2 && defender === 0 ? 'attacker' : defender >= 2 && attacker === 0 ? 'defender' : null;
  return { attacker, defender, superiority };
}
