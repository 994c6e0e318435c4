/** When somebody's time runs out, and when to say so. */
import type { Seat } from '@ironbottom/umpire';
import { due, soon } from '../clocks/clocks.js';
import { stillOf } from './fold.js';
import type { Match } from './match.js';

export function nextDue(match: Match): { seat: Seat; at: number } | null {
  if (match.status !== 'live') return null;
  let first: { seat: Seat; at: number } | null = null;
  for (const [seat, clock] of Object.entries(match.clocks)) {
    const at = clock === null ? null : due(clock, stillOf(match, seat));
    if (at === null || match.flags.includes(seat) || match.bots[seat] != null) continue;
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}

/** To say that time is running out, or that it has run out: a match that sleeps has to be awake by then. */
export function nextWake(match: Match, now: number): number | null {
  const next = nextDue(match);
  const clock = next === null ? null : match.clocks[next.seat];
  if (next === null || clock == null) return null;
  const early = soon(clock, match.row.made.clock, stillOf(match, next.seat));
  return early !== null && early > now ? early : next.at;
}
