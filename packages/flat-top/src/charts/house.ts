/**
 * House charts: the owner of the printed game, or a designer, puts other values in. Overrides are plain JSON, chart by
 * chart and path by path: `{ "air-hits": { "Avenger.torpedo": 7 }, "combat-results": { "tables.8.5-6": 2 } }`.
 */
import { type Chart, didYouMean } from '@ironbottom/umpire';
import { columnHeads, mostTable, star } from './combat-results.js';
import { type Bound, boundOf } from './house-bounds.js';
import type { Charts } from './index.js';
import { keysOf, leaves, put, valueAt } from './paths.js';

export type HouseCharts = { charts: Charts; warnings: string[] };
export type HouseErrors = { errors: string[] };

/** Nobody reads more complaints than this at once. */
const mostErrors = 20;

/** The charts with the overrides put in and marked 'house', or everything that is wrong with the overrides. */
export function withHouseCharts(charts: Charts, overrides: unknown): HouseCharts | HouseErrors {
  const errors: string[] = [];
  const warnings: string[] = [];
  const house: { [key: string]: Chart<unknown> } = { ...charts };
  const keyOf = new Map(Object.entries(charts).map(([key, chart]) => [chart.id, key]));

  if (!isObject(overrides)) return { errors: ['house charts: expected an object of charts, such as {"air-hits": {}}'] };
  for (const [id, changes] of Object.entries(overrides)) {
    const key = keyOf.get(id);
    const chart = key === undefined ? undefined : house[key];
    if (key === undefined || chart === undefined) {
      errors.push(`house charts: there is no chart '${cut(id)}'${didYouMean(id, keyOf.keys())}`);
    } else if (!isObject(changes)) {
      errors.push(`house charts, ${id}: expected an object of values, such as {"${leaves(chart)[0] ?? ''}": 1}`);
    } else {
      house[key] = changed(chart, changes, errors);
      if (id === 'combat-results') warnings.push(...falls(charts, house[key]));
    }
    if (errors.length >= mostErrors) break;
  }
  if (errors.length > 0) return { errors: errors.slice(0, mostErrors) };
  // Every value was replaced by one of its own kind and range, so the charts keep their types.
  return { charts: house as unknown as Charts, warnings };
}

function changed(chart: Chart<unknown>, changes: object, errors: string[]): Chart<unknown> {
  let { values } = chart;
  const exceptions = [...(chart.exceptions ?? [])];
  for (const [path, given] of Object.entries(changes)) {
    if (errors.length >= mostErrors) break;
    const keys = keysOf(chart, path);
    const bound = keys === undefined ? undefined : boundOf(chart.id, path);
    if (keys === undefined) {
      errors.push(`house charts, ${chart.id}: there is no value '${cut(path)}'${didYouMean(path, leaves(chart))}`);
    } else if (bound === undefined) {
      errors.push(`house charts, ${chart.id}: '${path}' cannot be changed`);
    } else {
      const value = read(given, bound);
      if (value === undefined)
        errors.push(`house charts, ${chart.id}, ${path}: expected ${expected(bound)}, got ${show(given)}`);
      else {
        values = put(values, keys, value.value);
        exceptions.push({ at: path, provenance: 'house', why: 'put in by these players' });
      }
    }
  }
  return { ...chart, values, exceptions };
}

/** The value as the chart holds it; undefined when it is not of the right kind or out of range. */
function read(given: unknown, bound: Bound): { value: unknown } | undefined {
  if (typeof given === 'number' && Number.isInteger(given) && given >= bound.from && given <= bound.to)
    return { value: given };
  if (given === null && bound.dash === true) return { value: null };
  if (given === '*' && bound.star === true) return { value: star };
  if (typeof given === 'string' && bound.words?.includes(given)) return { value: given };
  return undefined;
}

function expected(bound: Bound): string {
  if (bound.words !== undefined) return `one of ${bound.words.join(', ')}`;
  const also = `${bound.dash === true ? ', or null for a dash' : ''}${bound.star === true ? ", or '*'" : ''}`;
  return `a whole number from ${bound.from} to ${bound.to}${also}`;
}

/** More factors or a higher table never score less in the book: a table that falls is probably mistyped. */
function falls(charts: Charts, chart: Chart<unknown>): string[] {
  const found: string[] = [];
  const at = (table: number, head: number): number =>
    Number(valueAt(chart, `tables.${table}.${columnHeads[head] ?? ''}`) ?? star);
  const show = (result: number): string => (result === star ? '*' : String(result));
  for (let table = 1; table <= mostTable; table++) {
    for (let head = 0; head < columnHeads.length; head++) {
      const here = at(table, head);
      if (head > 0 && here < at(table, head - 1))
        found.push(
          `${charts.combatResults.title}: table ${table} falls from ${show(at(table, head - 1))} to ${show(here)} at ${columnHeads[head]}`,
        );
      if (table > 1 && here < at(table - 1, head))
        found.push(
          `${charts.combatResults.title}: column ${columnHeads[head]} falls from ${show(at(table - 1, head))} to ${show(here)} at table ${table}`,
        );
    }
  }
  return found;
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const show = (value: unknown): string => cut(JSON.stringify(value) ?? String(value));
