/**
 * House charts: the owner of the printed game, or a designer, puts other values in, chart by chart and path by path:
 * `{ "naval-crt": { "4.5": "D4" } }`. Every value is checked against what may stand there; what falls where the book's
 * tables rise is reported, for it is probably mistyped.
 */
import type { Chart } from './charts.js';
import { didYouMean } from './nearest.js';

/** What may stand at the paths that `at` matches: whole numbers from `from` to `to`, or one of `words`. */
export type Bound = {
  readonly at: RegExp;
  readonly from?: number;
  readonly to?: number;
  readonly words?: readonly string[];
};

/** A chart that players may replace. */
export type HouseChart<Values = unknown> = Chart<Values> & {
  /** What it is for, in a sentence. */
  readonly about: string;
  readonly bounds: readonly Bound[];
  /** Where the values fall though they should rise. */
  falls?(values: Values): string[];
};

/** Charts of one battle or chapter, by the names that code calls them. */
export type ChartSet = { readonly [key: string]: HouseChart };

const mostErrors = 20;

/** The charts with the overrides put in and marked 'house', or everything that is wrong with the overrides. */
export function withHouseCharts<C extends ChartSet>(
  charts: C,
  overrides: unknown,
): { charts: C; warnings: string[] } | { errors: string[] } {
  if (!isObject(overrides))
    return { errors: ['house charts: expected an object of charts, such as {"naval-crt": {}}'] };
  const errors: string[] = [];
  const warnings: string[] = [];
  const house = new Map<string, HouseChart>(Object.entries(charts as unknown as { [key: string]: HouseChart }));
  const keyOf = new Map([...house].map(([key, { id }]) => [id, key]));
  for (const [id, changes] of Object.entries(overrides)) {
    const key = keyOf.get(id);
    const chart = key === undefined ? undefined : house.get(key);
    if (key === undefined || chart === undefined)
      errors.push(
        `house charts: there is no chart '${cut(id)}'${didYouMean(id, keyOf.keys()) || `; there are ${[...keyOf.keys()].join(', ')}`}`,
      );
    else if (!isObject(changes)) errors.push(`house charts, ${id}: expected an object of values by path`);
    else {
      const other = changed(chart, changes, errors);
      house.set(key, other);
      if (errors.length === 0)
        warnings.push(...(other.falls?.(other.values) ?? []).map((fall) => `${other.title}: ${fall}`));
    }
  }
  if (errors.length > 0) return { errors: errors.slice(0, mostErrors) };
  // Every value was replaced by one of its own kind, so the charts keep their types.
  return { charts: Object.fromEntries(house) as unknown as C, warnings };
}

/** A path that begins as this one does, or else the first there is. */
function likeIt(path: string, paths: readonly string[]): string {
  const like = paths.find((each) => each.startsWith(`${path}.`)) ?? paths[0];
  return like === undefined ? '' : `; say one such as ${like}`;
}

function changed(chart: HouseChart, changes: object, errors: string[]): HouseChart {
  let { values } = chart;
  const exceptions = [...(chart.exceptions ?? [])];
  for (const [path, given] of Object.entries(changes)) {
    if (errors.length >= mostErrors) break;
    const keys = path.slice(0, 200).split('.');
    const bound = boundOf(chart, path);
    if (valueAt(values, keys) === undefined)
      errors.push(
        `house charts, ${chart.id}: there is no value '${cut(path)}'${didYouMean(path, leaves(values)) || likeIt(path, leaves(values))}`,
      );
    else if (bound === undefined) errors.push(`house charts, ${chart.id}: '${cut(path)}' cannot be changed`);
    else if (!fits(given, bound))
      errors.push(
        `house charts, ${chart.id}, ${path}: expected ${expected(bound)}, got ${cut(JSON.stringify(given) ?? '')}`,
      );
    else {
      values = put(values, keys, given);
      exceptions.push({ at: path, provenance: 'house', why: 'put in by these players' });
    }
  }
  return { ...chart, values, exceptions };
}

export const boundOf = ({ bounds }: HouseChart, path: string): Bound | undefined =>
  bounds.find(({ at }) => at.test(path));

function fits(given: unknown, { from, to, words }: Bound): boolean {
  if (words !== undefined) return typeof given === 'string' && words.includes(given);
  return typeof given === 'number' && Number.isInteger(given) && given >= (from ?? 0) && given <= (to ?? 99);
}

const expected = ({ from = 0, to = 99, words }: Bound): string =>
  words === undefined ? `a whole number from ${from} to ${to}` : `one of ${words.join(', ')}`;

/** Only a chart's own properties count, never what every object inherits. */
function valueAt(values: unknown, keys: readonly string[]): unknown {
  let here = values;
  for (const key of keys) {
    if (!isKeyed(here) || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return isKeyed(here) ? undefined : here;
}

/** Every single value by its path. */
export function leaves(values: unknown, path: readonly string[] = []): string[] {
  if (!isKeyed(values)) return [path.join('.')];
  return Object.keys(values).flatMap((key) => leaves(Reflect.get(values, key), [...path, key]));
}

function put(values: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(values)) return values.map((each, i) => (String(i) === key ? put(each, rest, value) : each));
  if (!isKeyed(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([k, each]) => [k, k === key ? put(each, rest, value) : each]));
}

const isKeyed = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isObject = (value: unknown): value is object => isKeyed(value) && !Array.isArray(value);
const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
