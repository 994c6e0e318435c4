import type { Chart } from '@ironbottom/umpire';

/** 20.3 A star: no Result Number; one hit, and only on a 6. */
export const star = -1;

/** The highest number of factors each column serves: 1-2, 3-4 and so on. */
export const columnEnds = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50] as const;
export const columnHeads: readonly string[] = columnEnds.map((end, i) => `${(columnEnds[i - 1] ?? 0) + 1}-${end}`);
export const mostFactors = 50;
export const leastTable = 1;
export const mostTable = 15;

export type CombatResults = {
  /** The most factors that each column serves, by its head. */
  readonly columns: { readonly [head: string]: number };
  /** `tables[8][3]`: Hit Table 8, fourth column. Table 0 does not exist and is left empty. */
  readonly tables: readonly (readonly number[])[];
};

const X = star;

/** Combat Results Table: the Result Number by Hit Table and number of attacking factors. */
export const combatResults: Chart<CombatResults> = {
  id: 'combat-results',
  title: 'Combat Results Table',
  provenance: 'text',
  source: '20.1-20.3; Playing Aid Card 1, lines 1760-1778',
  values: {
    columns: Object.fromEntries(columnEnds.map((end, i) => [columnHeads[i], end])),
    tables: [
      [],
      // 1- 3- 5- 7- 9- 11-13-16-21-26-31-36-41-46-
      // 2  4  6  8 10 12 15 20 25 30 35 40 45 50
      [  X, X, X, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2], //  1
      [  X, X, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3], //  2
      [  X, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5], //  3
      [  X, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 6], //  4
      [  X, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8], //  5
      [  0, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9], //  6
      [  0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 8, 9,10,11], //  7
      [  0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9,10,11,13], //  8
      [  0, 1, 2, 2, 3, 3, 4, 5, 7, 8,10,11,13,14], //  9
      [  0, 1, 2, 2, 3, 4, 5, 6, 7, 9,11,12,14,16], // 10
      [  0, 1, 2, 3, 3, 4, 5, 6, 8,10,12,13,16,17], // 11
      [  0, 1, 2, 3, 4, 4, 6, 7, 9,11,13,15,17,19], // 12
      [  0, 1, 2, 3, 4, 5, 6, 7, 9,11,13,16,18,21], // 13
      [  0, 1, 2, 3, 4, 5, 7, 8,10,12,14,17,20,22], // 14
      [  1, 2, 3, 4, 5, 6, 7, 9,11,13,17,19,21,23], // 15
    ],
  },
  exceptions: [
    { at: 'columns.21-25', provenance: 'inferred', why: 'the scan prints 21-23; the next column begins at 26' },
    { at: 'columns.46-50', provenance: 'inferred', why: 'the footnote of this column is lost; more than 50 is R110' },
  ],
};

/** The column for each number of factors, looked up instead of searched. */
const columnOf: readonly number[] = Array.from({ length: mostFactors + 1 }, (_, factors) =>
  columnEnds.findIndex((end) => factors <= end),
);

/** The column that serves so many factors, up to 50 (chapter 20 deals with more). */
export function column(factors: number): number {
  return columnOf[factors] ?? columnEnds.length - 1;
}

/** The Result Number, or `star`. The table is between 1 and 15 (20.2), the factors between 1 and 50. */
export function resultNumber(chart: Chart<CombatResults>, table: number, factors: number): number {
  return chart.values.tables[table]?.[column(factors)] ?? star;
}
