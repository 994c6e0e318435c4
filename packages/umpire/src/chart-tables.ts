/**
 * Charts as a person reads and changes them: any chart's values laid out in tables, each value under its path. Where every
 * entry has the same figures they stand in one table, a row for each; what is made otherwise is taken apart.
 */
import type { Exception, Provenance } from './charts.js';
import type { Plain } from './events.js';

/** What may be put into a cell. Words alone where there are any. */
export type CellLimits = {
  readonly from: number;
  readonly to: number;
  /** What else may stand there, and how it is written: `null` as a dash. */
  readonly also: readonly { readonly value: Plain; readonly text: string }[];
  readonly words: readonly string[];
};

/** `limits`: null where it cannot be changed. */
export type ChartCell = { readonly path: string; readonly value: Plain; readonly limits: CellLimits | null };
export type ChartRow = { readonly name: string; readonly cells: readonly (ChartCell | null)[] };
export type ChartTable = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly ChartRow[];
};

export type ShownChart = {
  readonly id: string;
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  readonly provenance: Provenance;
  readonly source: string;
  readonly exceptions: readonly Exception[];
  readonly tables: readonly ChartTable[];
};

/** House values by chart and path, as a set-up carries them. */
export type HouseValues = { readonly [chart: string]: { readonly [path: string]: Plain } };

/** All charts of a rulebook, to be looked at and changed. */
export type ChartRoom = {
  /** As the source has them. */
  readonly charts: readonly ShownChart[];
  /** What is wrong with house values, and what is odd about them; the same check that a game makes. */
  check(house: unknown): { readonly faults: readonly ChartFault[]; readonly warnings: readonly string[] };
};

/** `chart` and `path` are empty where the fault is of the whole. */
export type ChartFault = { readonly chart: string; readonly path: string; readonly why: string };

/** How a chart writes what lies below `above`. */
export type Labels = (above: readonly string[], key: string) => string;

const widest = 18;

type Leaf = { readonly path: readonly string[]; readonly value: Plain };

const isList = (value: unknown): value is readonly Plain[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);

/** A list of words stands in one cell; a list of figures is a row. */
const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (isList(value) && value.length > 0 && value.every((each) => typeof each === 'string'));

export function chartTables(
  values: unknown,
  limitsOf: (path: string) => CellLimits | null,
  labels: Labels = (_, key) => key,
): ChartTable[] {
  const tables: ChartTable[] = [];
  const cell = ({ path, value }: Leaf): ChartCell => {
    const at = path.join('.');
    return { path: at, value, limits: Array.isArray(value) ? null : limitsOf(at) };
  };
  const entries = (here: object, keys: readonly string[]) =>
    Object.entries(here).map(([key, value]: [string, unknown]) => ({ key, label: labels(keys, key), value }));

  const leavesBelow = (here: unknown, keys: readonly string[], path: readonly string[]): Leaf[] => {
    if (isLeaf(here)) return [{ path, value: here as Plain }];
    return entries(here as object, keys).flatMap(({ key, label, value }) =>
      leavesBelow(value, [...keys, key], [...path, label]),
    );
  };

  const lay = (here: object, keys: readonly string[], path: readonly string[]): void => {
    const inside = entries(here, keys);
    const single = inside.filter(({ value }) => isLeaf(value));
    const groups = inside.filter(({ value }) => !isLeaf(value) && Object.keys(value as object).length > 0);
    const title = path.map(inWords).join(', ');
    if (single.length > 0) {
      const rows = single.map(({ label, value }) => ({
        name: inWords(label),
        cells: [cell({ path: [...path, label], value: value as Plain })],
      }));
      tables.push({ title, head: ['', ''], rows });
    }
    const below = groups.map(({ key, label, value }) => ({
      key,
      label,
      value: value as object,
      leaves: leavesBelow(value, [...keys, key], [...path, label]),
    }));
    const columns = columnsOf(below.map(({ leaves }) => leaves.map((leaf) => leaf.path.slice(path.length + 1))));
    const full = below.reduce((sum, { leaves }) => sum + leaves.length, 0);
    if (below.length > 1 && columns.length <= widest && full >= 0.5 * columns.length * below.length) {
      const rows = below.map(({ label, leaves }) => {
        const byColumn = new Map(leaves.map((leaf) => [leaf.path.slice(path.length + 1).join('.'), leaf]));
        return {
          name: inWords(label),
          cells: columns.map((column) => {
            const leaf = byColumn.get(column.join('.'));
            return leaf === undefined ? null : cell(leaf);
          }),
        };
      });
      tables.push({ title, head: ['', ...columns.map((column) => column.map(inWords).join(', '))], rows });
    } else for (const { key, label, value } of below) lay(value, [...keys, key], [...path, label]);
  };
  if (typeof values === 'object' && values !== null) lay(values, [], []);
  return tables;
}

/** Every column that any row has, in the order they are met. */
function columnsOf(rows: readonly (readonly (readonly string[])[])[]): (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const row of rows)
    for (const column of row) if (!found.has(column.join('.'))) found.set(column.join('.'), column);
  return [...found.values()];
}

/** 'airToAir' → 'air to air'; names and abbreviations stay. */
export const inWords = (key: string): string =>
  /^[a-z]/.test(key) ? key.replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`) : key;
