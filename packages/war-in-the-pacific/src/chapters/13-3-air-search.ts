/** 13.1–13.3 How well a base searches, how far, and with what roll it finds somebody. */
import { type airSearch, type Band, searchRows } from '../charts/air-search.js';
import type { searchValues } from '../charts/search-values.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** Search values of ten planes by band; `extendedTo`: hexes, in parentheses on the plot log (13.1.2). */
export type SearchPlanes = {
  readonly type: string;
  readonly points: number;
  readonly untrained?: boolean;
  readonly values: { readonly [band in Band]: number };
  readonly extendedTo?: number;
  /** Floatplanes, at the seaplane base of the hex. */
  readonly afloat?: boolean;
};
export type SearchBase = {
  readonly name: string;
  readonly planes: readonly SearchPlanes[];
  readonly isolated?: boolean;
  /** Levels of damage of the airfield and of the seaplane base. */
  readonly damage?: { readonly airfield: number; readonly seaplane: number };
};

const flyingBoats: readonly string[] = ['H6K', 'H8K', 'PBY'];

/** 13.1 Planes of a type with the values of the chart. */
export function searchPlanes(chart: typeof searchValues, type: string, points: number): SearchPlanes {
  const { extendedTo, ...values } = chart.values[type] ?? { short: 0, medium: 0, long: 0, extended: 0, extendedTo: 0 };
  const afloat = flyingBoats.includes(type) ? { afloat: true } : {};
  return { type, points, values, ...afloat, ...(extendedTo === 0 ? {} : { extendedTo }) };
}

/** 13.1.3 Bands in hexes: short to 7, medium to 13, long to 19; extended as far as any plane there goes. */
export function bandAt(base: Pick<SearchBase, 'planes'>, hexes: number): Band | undefined {
  if (hexes <= 7) return 'short';
  if (hexes <= 13) return 'medium';
  if (hexes <= 19) return 'long';
  const far = Math.max(0, ...base.planes.map(({ extendedTo = 0 }) => extendedTo));
  return hexes <= far && cite('13.1.2') ? 'extended' : undefined;
}

/** 13.1.1, 13.1.2 The sum of all, untrained ones halved together; an isolated base has half (13.1.3). */
export function searchValueOf({ planes, isolated = false }: SearchBase, band: Band, lost = 0): number {
  const sum = (of: readonly SearchPlanes[]): number =>
    of.reduce((total, { points, values }) => total + points * values[band], 0);
  const trained = sum(planes.filter(({ untrained }) => untrained !== true));
  const untrained = sum(planes.filter(({ untrained }) => untrained === true));
  const value = trained + (cite('13.1.2') ? round(untrained / 2, 'down') : untrained);
  const each = Math.max(0, ...planes.map(({ values }) => values[band]));
  const left = Math.max(0, value - lost * each);
  return isolated && cite('13.1.3') ? round(left / 2, 'down') : left;
}

/**
 * 13.1.3, R82 Ten off the roll for each level of damage, the higher of the two in the hex, if most of the search value comes from
 * planes at a damaged base.
 */
export function damageDRM({ planes, damage = { airfield: 0, seaplane: 0 } }: SearchBase): number {
  const value = (of: readonly SearchPlanes[]): number =>
    of.reduce((sum, { points, values }) => sum + points * values.short, 0);
  const hurt = planes.filter(({ afloat }) => (afloat === true ? damage.seaplane : damage.airfield) > 0);
  if (2 * value(hurt) <= value(planes) || !cite('13.1.3')) return 0;
  return -10 * Math.max(damage.airfield, damage.seaplane);
}

/** 13.3.1 Over several hexes the value is divided evenly, fractions dropped. */
export const dividedValue = (value: number, hexes: number): number =>
  cite('13.3.1') ? round(value / Math.max(1, hexes), 'down') : value;

/** The least roll that finds a force; undefined: nobody is looking. */
export function neededFor(chart: typeof airSearch, value: number, band: Band): number | undefined {
  if (value < 1) return undefined;
  const row = searchRows.findLastIndex((least) => value >= least);
  return chart.values[band][row];
}
