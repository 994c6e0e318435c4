/**
 * Exact odds from the procedure itself: a weighted set of records is carried from die to die, and records that have
 * become equal are merged, so that whole strikes come out in milliseconds. Nothing about combat is coded twice.
 */
import { addEnd, carry, type Ends, type Tally } from './carry.js';
import { silent } from './events.js';
import type { Policy, Procedure } from './procedure.js';
import { answersBy, run } from './run.js';

/** The figures a distribution is over: what is left of a record when all is done. */
export type Measures = { [measure: string]: number };

export type Odds = {
  exact: boolean;
  /** Set when the records were too many to carry and battles were sampled instead. */
  sampled: number | null;
  /** Every outcome with its chance, likeliest first. */
  outcomes: { chance: number; measures: Measures }[];
};

export type OddsLimits = {
  /** None: battles are sampled. */
  records: number;
  samples: number;
  below: (n: number) => number;
  /** Told now and then how far the work has come: records being carried, or battles sampled of how many. */
  watch?: (done: number, of: number | undefined) => void;
};

/** More records at once than this and we sample: a person would be waiting. */
const limits: OddsLimits = { records: 15_000, samples: 20_000, below: () => 0 };

export function oddsOf<R>(
  procedure: Procedure<R>,
  record: R,
  policy: Policy,
  measure: (record: R) => Measures,
  given: Partial<OddsLimits> & Pick<OddsLimits, 'below'>,
  tally?: Tally<R>,
): Odds {
  const limit = { ...limits, ...given };
  const ends =
    limit.records === 0 ? undefined : carry(procedure, record, policy, measure, limit.records, tally, limit.watch);
  if (ends !== undefined) return { exact: true, sampled: null, outcomes: ranked(ends) };
  return {
    exact: false,
    sampled: limit.samples,
    outcomes: ranked(sampleEnds(procedure, record, policy, measure, limit)),
  };
}

function sampleEnds<R>(
  procedure: Procedure<R>,
  record: R,
  policy: Policy,
  measure: (record: R) => Measures,
  limit: OddsLimits,
): Ends {
  const ends: Ends = new Map();
  const first = procedure.clone(record);
  toFirstDie(procedure, first, policy);
  const watched = limit.samples > 2000 ? 200 : 10;
  for (let i = 0; i < limit.samples; i++) {
    if (i % watched === 0) limit.watch?.(i, limit.samples);
    const end = run(procedure, procedure.clone(first), (need) => 1 + limit.below(need.sides), policy, silent);
    addEnd(ends, measure(end), 1 / limit.samples);
  }
  return ends;
}

/** What is decided before the first die is the same in every sample. */
function toFirstDie<R>(procedure: Procedure<R>, record: R, policy: Policy): void {
  for (let need = procedure.next(record, silent); need?.need === 'decision'; need = procedure.next(record, silent)) {
    procedure.decide(record, answersBy(procedure, record, need.of, policy), silent);
  }
}

function ranked(ends: Ends): Odds['outcomes'] {
  return [...ends.values()].sort((a, b) => b.chance - a.chance);
}

/** One measure by itself. */
export type Spread = {
  mean: number;
  /** The least value that is reached or stayed under with at least this chance. */
  percentiles: { p5: number; p25: number; p50: number; p75: number; p95: number };
  values: { value: number; chance: number /** 95 % interval, when sampled */; interval: [number, number] | null }[];
};

export function spreadOf(odds: Odds, measure: string): Spread {
  const chances = new Map<number, number>();
  for (const { chance, measures } of odds.outcomes) {
    const value = measures[measure] ?? 0;
    chances.set(value, (chances.get(value) ?? 0) + chance);
  }
  const values = [...chances]
    .sort((a, b) => a[0] - b[0])
    .map(([value, chance]) => ({
      value,
      chance,
      interval: odds.sampled === null ? null : wilson(chance, odds.sampled),
    }));
  const at = (part: number): number => {
    let sum = 0;
    for (const { value, chance } of values) {
      sum += chance;
      if (sum >= part - 1e-12) return value;
    }
    return values[values.length - 1]?.value ?? 0;
  };
  return {
    mean: values.reduce((sum, { value, chance }) => sum + value * chance, 0),
    percentiles: { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) },
    values,
  };
}

/** Wilson's 95 % interval for a chance seen in n samples. */
function wilson(p: number, n: number): [number, number] {
  const z = 1.96;
  const middle = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}
