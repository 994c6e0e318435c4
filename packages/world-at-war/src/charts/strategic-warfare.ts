/** Chapter 25 is not in the source: who sinks whom in the box is ours, one table for each side of it. */
import type { Chart } from '@ironbottom/umpire';

/** Rows by factors, `to` the most of the row; columns by the modified die, 1 or less to 7 or more. */
export type WarfareTable = readonly { readonly to: number; readonly hits: readonly number[] }[];

export type StrategicWarfare = {
  /** Transports hit by submarines: the first hit damages, the second sinks, and so on in turn. */
  readonly transports: WarfareTable;
  /** Submarines sunk by ASW. */
  readonly submarines: WarfareTable;
  /** What the die of the submarines loses where ASW is at least half, as much, or twice as much as they are. */
  readonly escorted: readonly [number, number, number];
  /** What it gains or loses by whose they are, until the season with this number (Winter 1942 is 0) and from then on. */
  readonly skill: {
    readonly [side in 'japan' | 'allies']: { readonly until: number; readonly early: number; readonly late: number };
  };
};

export const strategicWarfare: Chart<StrategicWarfare> = {
  id: 'strategic-warfare',
  title: 'Strategic Warfare Table',
  provenance: 'designed',
  source: '25 is not in the source; American torpedoes fail until the middle of 1943, Japanese boats look for warships',
  values: {
    transports: [
      //                1  2  3  4  5  6  7
      { to:  1, hits: [0, 0, 0, 1, 1, 1, 1] },
      { to:  2, hits: [0, 0, 1, 1, 1, 2, 2] },
      { to:  3, hits: [0, 1, 1, 1, 2, 2, 3] },
      { to:  4, hits: [0, 1, 1, 2, 2, 3, 3] },
      { to:  6, hits: [1, 1, 2, 2, 3, 4, 4] },
      { to:  8, hits: [1, 2, 2, 3, 4, 5, 5] },
      { to: 11, hits: [2, 3, 3, 4, 5, 6, 7] },
      { to: 99, hits: [3, 4, 5, 6, 7, 8, 9] },
    ],
    submarines: [
      //                1  2  3  4  5  6  7
      { to:  0, hits: [0, 0, 0, 0, 0, 0, 0] },
      { to:  1, hits: [0, 0, 0, 0, 0, 1, 1] },
      { to:  3, hits: [0, 0, 0, 0, 1, 1, 1] },
      { to:  5, hits: [0, 0, 0, 1, 1, 1, 2] },
      { to:  8, hits: [0, 0, 1, 1, 1, 2, 2] },
      { to: 99, hits: [0, 1, 1, 1, 2, 2, 3] },
    ],
    escorted: [-1, -2, -3],
    skill: {
      japan:  { until: 0, early: -1, late: -1 },
      allies: { until: 6, early: -1, late: 1 },
    },
  },
};

/** The hits of so many factors at this modified die. */
export function warfareHits(table: WarfareTable, factors: number, die: number): number {
  const row = table.find(({ to }) => factors <= to) ?? table[table.length - 1];
  return row?.hits[Math.min(7, Math.max(1, die)) - 1] ?? 0;
}
