import type { ClockRule, Span } from '@ironbottom/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, due, left } from './clocks.js';
import { allAway, comeBack, daysUsed, goOnVacation, granted } from './vacations.js';

const slow = (vacation: number): ClockRule => ({ kind: 'slow', days: 3, vacation });
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const span = (from: string, until: string): Span => ({ from: day(from), until: day(until) });

describe('vacations', () => {
  it('make the clock stand while they last', () => {
    const still = granted(slow(20), goOnVacation([], span('2026-12-01', '2026-12-11'), day('2026-11-15')));
    const clock = { left: 3 * DAY, bank: 0, since: day('2026-11-30') };
    expect(due(clock, still)).toBe(day('2026-12-13'));
    expect(left(clock, day('2026-12-08'), still)).toBe(2 * DAY);
  });

  it('that begin when the flag falls come too late', () => {
    const still = [span('2026-12-01', '2026-12-11')];
    expect(due({ left: DAY, bank: 0, since: day('2026-11-30') }, still)).toBe(day('2026-12-01'));
    expect(due({ left: DAY + 1, bank: 0, since: day('2026-11-30') }, still)).toBe(day('2026-12-11') + 1);
    expect(due({ left: 0, bank: 0, since: day('2026-12-05') }, still)).toBe(day('2026-12-05'));
  });

  it('are granted up to the days agreed in the match, each year anew', () => {
    const vacations = goOnVacation(
      goOnVacation([], span('2026-12-20', '2027-01-10'), day('2026-11-15')),
      span('2026-11-20', '2026-11-25'),
      day('2026-11-15'),
    );
    expect(daysUsed(vacations, 2026)).toBe(5 + 12);
    expect(daysUsed(vacations, 2027)).toBe(9);
    expect(granted(slow(8), vacations)).toEqual([
      span('2026-11-20', '2026-11-25'),
      span('2026-12-20', '2026-12-23'),
      span('2027-01-01', '2027-01-09'),
    ]);
    expect(granted(slow(0), vacations)).toEqual([]);
    expect(granted({ kind: 'live', minutes: 5, increment: 0 }, vacations)).toEqual([]);
  });

  it('begin when they are declared at the earliest, and overlapping ones are one', () => {
    const first = goOnVacation([], span('2026-11-01', '2026-11-20'), day('2026-11-15'));
    expect(first).toEqual([span('2026-11-15', '2026-11-20')]);
    expect(goOnVacation(first, span('2026-11-18', '2026-11-25'), day('2026-11-16'))).toEqual([
      span('2026-11-15', '2026-11-25'),
    ]);
    expect(goOnVacation(first, span('2026-11-01', '2026-11-10'), day('2026-11-16'))).toEqual(first);
    expect(goOnVacation(first, span('2027-02-02', '2027-02-01'), day('2026-11-16'))).toEqual(first);
  });

  it('end early when the person comes back, and what was spent stays spent', () => {
    const vacations = goOnVacation(
      goOnVacation([], span('2026-11-15', '2026-11-25'), day('2026-11-15')),
      span('2026-12-15', '2026-12-25'),
      day('2026-11-15'),
    );
    expect(comeBack(vacations, day('2026-11-18'))).toEqual([span('2026-11-15', '2026-11-18')]);
  });

  it('of several persons at a seat count only where all of them are away', () => {
    const one = [span('2026-11-01', '2026-11-10'), span('2026-11-20', '2026-11-30')];
    const other = [span('2026-11-05', '2026-11-25')];
    expect(allAway([one, other])).toEqual([span('2026-11-05', '2026-11-10'), span('2026-11-20', '2026-11-25')]);
    expect(allAway([one])).toEqual(one);
    expect(allAway([one, []])).toEqual([]);
    expect(allAway([])).toEqual([]);
  });

  it('never make a fallen flag rise, nor change what has passed', () => {
    const someSpan = fc
      .tuple(fc.integer({ min: 0, max: 700 * DAY }), fc.integer({ min: -DAY, max: 60 * DAY }))
      .map(([from, length]) => ({ from, until: from + length }));
    const deed = fc.tuple(fc.nat(40 * DAY), fc.option(someSpan));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.nat(100 * DAY),
        fc.nat(60 * DAY),
        fc.array(deed),
        (days, since, time, deeds) => {
          const clock = { left: time, bank: 0, since };
          let vacations: Span[] = [];
          let now = 0;
          for (const [pause, declared] of deeds) {
            now += pause;
            const before = left(clock, now, granted(slow(days), vacations));
            vacations = declared === null ? comeBack(vacations, now) : goOnVacation(vacations, declared, now);
            expect(left(clock, now, granted(slow(days), vacations))).toBe(before);
            for (const [index, { from, until }] of vacations.entries()) {
              expect(from).toBeLessThan(until);
              expect(from).toBeGreaterThan(vacations[index - 1]?.until ?? -1);
            }
          }
        },
      ),
    );
  });
});
