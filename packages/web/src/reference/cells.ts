/** Values of charts as they are shown and typed. */
import type { CellLimits, ChartCell, HouseValues, Plain, ShownChart } from '@ironbottom/umpire';
import { listed } from '../words/plural.js';
import { reference as words } from '../words/reference.js';

export const cellsOf = ({ tables }: ShownChart): ChartCell[] =>
  tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));

export function shownValue(value: Plain | undefined): string {
  if (value === null || value === undefined) return words.dash;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return listed(value.map(String));
  return String(value);
}

/** What somebody typed; undefined where the field was emptied: the chart's own value holds again. */
export function read(text: string, { also, words: names }: CellLimits): { value: Plain } | undefined {
  const bare = text.trim();
  if (bare === '') return undefined;
  const named = also.find((each) => each.text === bare || (each.value === null && /^[-–—]$/.test(bare)));
  if (named !== undefined) return { value: named.value };
  return { value: names.length === 0 && /^[-+−]?\d+$/.test(bare) ? Number(bare.replace('−', '-')) : bare };
}

export const isSame = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

export type Difference = { chart: string; title: string; path: string; now: Plain; was: Plain | undefined };

/** What house values change, in the order of the charts. */
export function differences(charts: readonly ShownChart[], house: HouseValues): Difference[] {
  return charts.flatMap((chart) => {
    const cells = new Map(cellsOf(chart).map((cell) => [cell.path, cell.value]));
    return Object.entries(house[chart.id] ?? {}).map(([path, now]) => ({
      chart: chart.id,
      title: chart.title,
      path,
      now,
      was: cells.get(path),
    }));
  });
}
