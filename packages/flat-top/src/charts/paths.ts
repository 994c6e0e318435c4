/**
 * Paths into charts, as players write them: `Avenger.torpedo`, `tables.8.5-6`, `carrier.3.hits`. Only a chart's own
 * properties count, never what every object inherits.
 */
import type { Chart } from '@ironbottom/umpire';
import { columnHeads } from './combat-results.js';
import { isPlaneName } from './planes.js';

/** The keys a path leads along; undefined when the chart has no such value. */
export function keysOf(chart: Chart<unknown>, path: string): string[] | undefined {
  const keys: string[] = [];
  let here: unknown = chart.values;
  // No path of any chart has more parts: a longer one is nonsense and need not be read to its end.
  const parts = path.slice(0, 200).split('.');
  for (const part of parts) {
    if (typeof here !== 'object' || here === null) return undefined;
    const key = Array.isArray(here) ? indexOf(chart, keys, part) : part;
    if (key === undefined) return undefined;
    keys.push(key);
    if (Object.hasOwn(here, key)) here = Reflect.get(here, key);
    else return mayBeAdded(chart, keys) && keys.length === parts.length ? keys : undefined;
  }
  return path.length > 200 ? undefined : keys;
}

/** The value at a path, or undefined. */
export function valueAt(chart: Chart<unknown>, path: string): unknown {
  return keysOf(chart, path)?.reduce<unknown>(
    (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
    chart.values,
  );
}

/** Every single value of the chart by its path. */
export function leaves(chart: Chart<unknown>): string[] {
  const found: string[] = [];
  const walk = (here: unknown, keys: string[], path: string[]): void => {
    if (typeof here !== 'object' || here === null) found.push(path.join('.'));
    else
      for (const key of Object.keys(here))
        walk(Reflect.get(here, key), [...keys, key], [...path, labelOf(chart, keys, key)]);
  };
  walk(chart.values, [], []);
  return found;
}

/** A copy of the values with one of them replaced. */
export function put(values: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(values)) return values.map((each, i) => (String(i) === key ? put(each, rest, value) : each));
  if (typeof values !== 'object' || values === null) return values;
  const entries = new Map<string, unknown>(Object.entries(values));
  entries.set(key, put(entries.get(key), rest, value));
  return Object.fromEntries(entries);
}

/** A plane without an air modifier may be given one. */
function mayBeAdded(chart: Chart<unknown>, keys: readonly string[]): boolean {
  return chart.id === 'air-modifiers' && keys.length === 1 && keys.every(isPlaneName);
}

/** Lists are named as on the card: a column by its head, a critical hit by the face of the die. */
function indexOf(chart: Chart<unknown>, above: readonly string[], part: string): string | undefined {
  if (chart.id === 'combat-results' && above.length === 2) {
    const head = columnHeads.indexOf(part);
    return head < 0 ? undefined : String(head);
  }
  if (chart.id === 'critical-hits') return /^[1-6]$/.test(part) ? String(Number(part) - 1) : undefined;
  return /^\d{1,2}$/.test(part) ? part : undefined;
}

/** How players write what lies below `above`. */
export function labelOf(chart: Chart<unknown>, above: readonly string[], key: string): string {
  if (chart.id === 'combat-results' && above.length === 2) return columnHeads[Number(key)] ?? key;
  return chart.id === 'critical-hits' && above.length === 1 ? String(Number(key) + 1) : key;
}
