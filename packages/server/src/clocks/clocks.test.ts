import type { ClockRule, SeatClock, Span } from '@ironbottom/wire';
import { ClockRule as RuleSchema } from '@ironbottom/wire';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { DAY, due, left, MINUTE, pause, run, soon, start, stop } from './clocks.js';

const live: ClockRule = { kind: 'live', minutes: 10, increment: 5 };
const slow: ClockRule = { kind: 'slow', days: 3, bank: 2, vacation: 20 };

function begun(rule: ClockRule): SeatClock {
  const clock = start(rule);
  if (clock === null) throw new Error('this rule has no clock');
  return clock;
}

const moment = fc.integer({ min: 0, max: 100 * DAY });
const someLive = fc.record({
  kind: fc.constant('live' as const),
  minutes: fc.integer({ min: 1, max: 600 }),
  increment: fc.integer({ min: 0, max: 600 }),
});
const someSlow = fc.record({
  kind: fc.constant('slow' as const),
  days: fc.double({ min: 0.01, max: 60, noNaN: true }),
  bank: fc.double({ min: 0, max: 60, noNaN: true }),
  vacation: fc.integer({ min: 0, max: 366 }),
});
const someRule: fc.Arbitrary<ClockRule> = fc.oneof(someLive, someSlow);
/** Spans in order, without overlap: gap, length, gap, length … */
const someStill = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 * DAY }), fc.integer({ min: 1, max: 9 * DAY })))
  .map((pairs) => {
    const spans: Span[] = [];
    let reached = 0;
    for (const [gap, length] of pairs) {
      spans.push({ from: reached + gap, until: reached + gap + length });
      reached += gap + length;
    }
    return spans;
  });

describe('clocks', () => {
  it('of a match without clocks do not exist', () => {
    expect(start({ kind: 'none' })).toBeNull();
  });

  it('of a live match gain the increment with every answer', () => {
    let clock = run(begun(live), 1000);
    expect(left(clock, 1000 + MINUTE)).toBe(9 * MINUTE);
    expect(due(clock)).toBe(1000 + 10 * MINUTE);
    clock = stop(clock, 1000 + MINUTE, live);
    expect(clock).toEqual({ left: 9 * MINUTE + 5000, bank: 0, since: null });
    expect(due(clock)).toBeNull();
  });

  it('of a slow match give the days anew, and the reserve only once', () => {
    let clock = run(begun(slow), 0);
    expect(due(clock)).toBe(5 * DAY);
    clock = run(stop(clock, 2 * DAY, slow), 2 * DAY);
    expect(due(clock)).toBe(7 * DAY);
    clock = stop(clock, 6 * DAY, slow);
    expect(clock).toEqual({ left: 4 * DAY, bank: DAY, since: null });
    expect(stop(run(clock, 6 * DAY), 6 * DAY + 1, slow)).toEqual(clock);
  });

  it('give nothing back for an adjournment, and take nothing', () => {
    const adjourned = pause(run(begun(slow), 0), 4 * DAY);
    expect(adjourned).toEqual({ left: DAY, bank: DAY, since: null });
    const resumed = run(adjourned, 400 * DAY);
    expect(due(resumed)).toBe(401 * DAY);
    expect(stop(resumed, 400 * DAY, slow)).toEqual({ left: 4 * DAY, bank: DAY, since: null });
  });

  it('tell a day ahead, or a quarter of the days ahead, that time is running out', () => {
    expect(soon(run(begun({ ...slow, days: 10 }), 0), { ...slow, days: 10 })).toBe(11 * DAY);
    expect(soon(run(begun(slow), 0), slow)).toBe(5 * DAY - 0.75 * DAY);
    expect(soon({ left: 0.5 * DAY, bank: 0, since: 0 }, slow)).toBeNull();
    expect(soon(begun(slow), slow)).toBeNull();
    expect(soon(run(begun(live), 0), live)).toBeNull();
  });

  it('conserve time: what was begun with and gained is what was used and is left', () => {
    fc.assert(
      fc.property(someLive, fc.array(fc.tuple(fc.nat(MINUTE), fc.nat(MINUTE), fc.boolean())), (rule, turns) => {
        let clock = begun(rule);
        let [now, used, gained, fallen] = [0, 0, 0, false];
        for (const [think, wait, answers] of turns) {
          clock = run(clock, now);
          now += think;
          used += think;
          fallen ||= left(clock, now) === 0;
          clock = answers ? stop(clock, now, rule) : pause(clock, now);
          gained += answers ? rule.increment * 1000 : 0;
          now += wait;
        }
        if (!fallen) expect(clock.left + used).toBe(rule.minutes * MINUTE + gained);
      }),
    );
  });

  it('of a slow match never have more reserve than was used sparingly, and never more than days and reserve', () => {
    fc.assert(
      fc.property(someSlow, fc.array(fc.tuple(fc.nat(90 * DAY), fc.boolean())), (rule, turns) => {
        let clock = begun(rule);
        let now = 0;
        for (const [think, answers] of turns) {
          const before = clock;
          const running = run(clock, now);
          now += think;
          clock = answers ? stop(running, now, rule) : pause(running, now);
          const beyond = Math.max(0, think - (before.left - before.bank));
          expect(clock.bank).toBe(Math.max(0, before.bank - beyond));
          if (answers) expect(clock.left).toBe(Math.round(rule.days * DAY) + clock.bank);
        }
      }),
    );
  });

  it('never have less than nothing left, nor more than before, whatever the moment', () => {
    fc.assert(
      fc.property(someRule, moment, fc.array(moment), someStill, (rule, since, moments, still) => {
        const clock = run(begun(rule), since);
        let last = clock.left;
        for (const at of moments.sort((a, b) => a - b)) {
          const now = left(clock, at, still);
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThanOrEqual(last);
          expect(pause(clock, at, still).bank).toBeLessThanOrEqual(now);
          last = now;
        }
      }),
    );
  });

  it('run out at the very moment that due says', () => {
    fc.assert(
      fc.property(someRule, moment, someStill, (rule, since, still) => {
        const clock = run(begun(rule), since);
        const end = due(clock, still) ?? Number.NaN;
        expect(left(clock, end, still)).toBe(0);
        expect(left(clock, end - 1, still)).toBe(1);
      }),
    );
  });

  it('that were paused and run again at once run out at the same moment', () => {
    fc.assert(
      fc.property(someRule, moment, moment, someStill, (rule, since, later, still) => {
        const clock = run(begun(rule), since);
        const at = since + later;
        if (left(clock, at, still) === 0) return;
        expect(due(run(pause(clock, at, still), at), still)).toBe(due(clock, still));
      }),
    );
  });

  it('are refused when the rule is beyond sense', () => {
    expect(Check(RuleSchema, live)).toBe(true);
    expect(Check(RuleSchema, slow)).toBe(true);
    expect(Check(RuleSchema, { kind: 'slow', days: 3, vacation: 0 })).toBe(true);
    expect(Check(RuleSchema, { kind: 'live', minutes: 0, increment: 5 })).toBe(false);
    expect(Check(RuleSchema, { kind: 'live', minutes: 601, increment: 5 })).toBe(false);
    expect(Check(RuleSchema, { kind: 'slow', days: 0.001, vacation: 0 })).toBe(false);
    expect(Check(RuleSchema, { kind: 'slow', days: 3, vacation: 367 })).toBe(false);
    expect(Check(RuleSchema, { kind: 'none', minutes: 3 })).toBe(false);
  });
});
