/**
 * Seats' clocks: pure arithmetic on moments that the log of the match supplies. A clock that is null does not exist:
 * nobody is timed, or a program sits there.
 *
 * `still` are the spans in which the clock stands although it is the seat's turn (see vacations.ts). They may be cut or
 * added to only in the future; whoever exchanges them for others (another person takes the seat) pauses the clock with the
 * old ones first and runs it again with the new.
 */
import type { ClockRule, SeatClock, Span } from '@ironbottom/wire';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** The clock a seat begins with, standing. */
export function start(rule: ClockRule): SeatClock | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'live':
      return { left: Math.round(rule.minutes * MINUTE), bank: 0, since: null };
    case 'slow':
      return refilled(rule.days, Math.round((rule.bank ?? 0) * DAY));
  }
}

/** It is the seat's turn. A clock that runs already runs on. */
export function run(clock: SeatClock, at: number): SeatClock {
  return clock.since === null ? { ...clock, since: at } : clock;
}

/** The clock stands, as in an adjournment: nothing is gained, and `run` lets it go on. */
export function pause(clock: SeatClock, at: number, still: readonly Span[] = []): SeatClock {
  const remaining = left(clock, at, still);
  return { left: remaining, bank: Math.min(clock.bank, remaining), since: null };
}

/**
 * The seat has answered: seconds are added or days given anew. Also when the flag had fallen and the others chose to wait;
 * that an answer comes too late is for the match to say.
 */
export function stop(clock: SeatClock, at: number, rule: ClockRule, still: readonly Span[] = []): SeatClock {
  const standing = pause(clock, at, still);
  switch (rule.kind) {
    case 'none':
      return standing;
    case 'live':
      return { ...standing, left: standing.left + Math.round(rule.increment * 1000) };
    case 'slow':
      return refilled(rule.days, standing.bank);
  }
}

/** The reserve is used only when the days for this answer are gone, and does not come back. */
function refilled(days: number, bank: number): SeatClock {
  return { left: Math.round(days * DAY) + bank, bank, since: null };
}

/** Milliseconds left; 0: the flag has fallen. */
export function left(clock: SeatClock, at: number, still: readonly Span[] = []): number {
  if (clock.since === null || at <= clock.since) return clock.left;
  let used = at - clock.since;
  for (const { from, until } of still) used -= Math.max(0, Math.min(until, at) - Math.max(from, clock.since));
  return Math.max(0, clock.left - used);
}

/** The first moment at which nothing is left; null while the clock stands. `still`: in order, without overlap. */
export function due(clock: SeatClock, still: readonly Span[] = []): number | null {
  if (clock.since === null) return null;
  let reached = clock.since;
  let remaining = clock.left;
  for (const { from, until } of still) {
    const before = Math.max(0, from - reached);
    if (remaining <= before) break;
    remaining -= before;
    reached = Math.max(reached, until);
  }
  return reached + remaining;
}

/**
 * When to tell a person that time is running out: a day before the end of it, or with a quarter of the days for an answer
 * left, if that is less. Null: never, or not any more.
 */
export function soon(clock: SeatClock, rule: ClockRule, still: readonly Span[] = []): number | null {
  if (rule.kind !== 'slow') return null;
  const margin = Math.round(Math.min(DAY, (rule.days * DAY) / 4));
  if (clock.left <= margin) return null;
  return due({ ...clock, left: clock.left - margin }, still);
}
