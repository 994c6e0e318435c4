/**
 * Vacations belong to a person and hold in all of that person's slow matches; each match grants as many days of them a year
 * (by UTC) as was agreed there. A vacation begins when it is declared or later, so that it never makes a fallen flag rise.
 */
import type { ClockRule, Span } from '@ironbottom/wire';
import { DAY } from './clocks.js';

/** Longer plans are cut: nobody needs to say today where they are in three years. */
const AHEAD = 731 * DAY;

/** The person's vacations with one more, in order and without overlap. `at`: now, when it is declared. */
export function goOnVacation(vacations: readonly Span[], span: Span, at: number): Span[] {
  const from = Math.max(span.from, at);
  const until = Math.min(span.until, at + AHEAD);
  if (!(until > from)) return [...vacations];
  const joined: Span[] = [];
  for (const next of [...vacations, { from, until }].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && next.from <= last.until) last.until = Math.max(last.until, next.until);
    else joined.push({ ...next });
  }
  return joined;
}

/** Back now, and nothing planned any more; what was spent stays spent. */
export function comeBack(vacations: readonly Span[], at: number): Span[] {
  return vacations.filter(({ from }) => from < at).map(({ from, until }) => ({ from, until: Math.min(until, at) }));
}

/** Which parts of a person's vacations make the clock stand in a match with this rule: the first days of each year. */
export function granted(rule: ClockRule, vacations: readonly Span[]): Span[] {
  if (rule.kind !== 'slow') return [];
  const spans: Span[] = [];
  const spent = new Map<number, number>();
  for (const { year, from, until } of byYear(vacations)) {
    const before = spent.get(year) ?? 0;
    const length = Math.min(until - from, Math.round(rule.vacation * DAY) - before);
    if (length <= 0) continue;
    spent.set(year, before + length);
    spans.push({ from, until: from + length });
  }
  return spans;
}

/** Days of vacation declared for a year, past and planned. */
export function daysUsed(vacations: readonly Span[], year: number): number {
  let used = 0;
  for (const span of byYear(vacations)) if (span.year === year) used += span.until - span.from;
  return used / DAY;
}

/** When all the persons at a seat are away: as long as one of them is there, the seat's clock runs. */
export function allAway(persons: readonly (readonly Span[])[]): Span[] {
  const [first, ...others] = persons;
  if (first === undefined) return [];
  return others.reduce<Span[]>((together, spans) => together.flatMap((span) => within(span, spans)), [...first]);
}

function within(span: Span, spans: readonly Span[]): Span[] {
  return spans
    .map(({ from, until }) => ({ from: Math.max(from, span.from), until: Math.min(until, span.until) }))
    .filter(({ from, until }) => from < until);
}

function* byYear(spans: readonly Span[]): Generator<Span & { year: number }> {
  for (const { from, until } of spans) {
    let begin = from;
    while (begin < until) {
      const year = new Date(begin).getUTCFullYear();
      const end = Math.min(until, Date.UTC(year + 1, 0, 1));
      yield { year, from: begin, until: end };
      begin = end;
    }
  }
}
