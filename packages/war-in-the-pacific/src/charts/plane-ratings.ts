/** R70, R82 The formulas of planes (docs/rulebooks/war-in-the-pacific.md, "The figures of planes"), rule by rule. */
import { round } from '../rounding.js';
import type { AirPoint } from './air-points.js';
import type { PlaneFacts, SearcherFacts } from './plane-facts.js';
import type { SearchValues } from './search-values.js';

export type PlaneRating = Omit<AirPoint, 'name' | 'side'> & {
  /** Against bases and troops. */
  readonly bombs: number;
};

const slow = ({ mph }: PlaneFacts): boolean => mph < 210;

/** What the first band reached gives; bands from the top. */
const band = (value: number, bands: readonly (readonly [least: number, worth: number])[]): number =>
  bands.find(([least]) => value >= least)?.[1] ?? 0;

function airOf(facts: PlaneFacts): number {
  const { build, mph, wing, heavy, sealed } = facts;
  if (build === 'F') return round((mph - 250) / 25 + (wing < 25 ? 2 : wing < 32 ? 1 : 0), 'nearest');
  return (slow(facts) ? 1 : 2) + (sealed || build === 'D' ? 1 : 0) + band(heavy, [[8, 2], [5, 1]]);
}

/** One less far off; but a bomber of 2 that makes 235 miles an hour keeps it, and nobody falls below 1. */
const farOff = (air: number, { mph }: PlaneFacts): number => (air === 2 && mph >= 235 ? 2 : Math.max(1, air - 1));

function attackOf(facts: PlaneFacts): number {
  const { build, heavy, fixed, stinger } = facts;
  if (build === 'F') return airOf(facts);
  return Math.max(fixed >= 2 || stinger ? 2 : 1, band(heavy, [[5, 4], [3, 3]]));
}

function torpedoOf(facts: PlaneFacts): number {
  const { build, mph, torpedo } = facts;
  if (torpedo === null) return 0;
  const whole = (torpedo === 'Type 91' ? 10 : 4) + (build === 'S' ? 3 : 0) + (mph >= 250 ? 1 : 0) - (build === 'B' ? 4 : 0);
  return slow(facts) ? round(whole / 2, 'down') : whole;
}

function levelOf(facts: PlaneFacts): number {
  const { build, bombs, flown } = facts;
  if (build === 'F' || build === 'D') return 0;
  const load = band(bombs, [[2400, 6], [1600, 5], [0, 4]]);
  return load + (build === 'S' ? 1 : 0) - (build === 'B' ? 1 : 0) - (slow(facts) ? 1 : 0) - (flown === 'high' ? 1 : 0);
}

export function ratedPlane(facts: PlaneFacts): PlaneRating {
  const { build, bombs, flown } = facts;
  const air = airOf(facts);
  return {
    air: [air, farOff(air, facts)],
    attack: attackOf(facts),
    altitude: flown,
    D: build === 'D' && bombs >= 500 ? 8 : 0,
    T: torpedoOf(facts),
    B: levelOf(facts),
    less: build === 'F' ? 0 : flown === 'high' ? 1 : 2,
    bombs: band(bombs, [[4000, 9], [2000, 6], [1600, 5], [800, 4], [500, 2]]),
  };
}

const found: { readonly [from in SearcherFacts['from']]: Omit<SearchValues, 'extendedTo'> } = {
  sea:     { short: 4, medium: 4, long: 3, extended: 2 },
  land:    { short: 3, medium: 3, long: 2, extended: 1 },
  carrier: { short: 3, medium: 2, long: 1, extended: 0 },
};

/** Seven eighths of the way they can fly, out and back, in hexes of 60 miles; extended range begins at 20 hexes (13.1.3). */
export function ratedSearcher({ miles, from }: SearcherFacts): SearchValues {
  const hexes = round((miles * 7) / 8 / 2 / 60, 'nearest');
  return { ...found[from], extendedTo: hexes >= 20 ? hexes : 0 };
}
