/** AA Table and AA Matrix of task forces. */
import type { HouseChart } from './house.js';

export const rings = ['core', 'inner', 'outer'] as const;
export type Ring = (typeof rings)[number];
/** 10.1.1 How a component comes in. */
export const approaches = ['low', 'dive', 'medium', 'high'] as const;
export type Approach = (typeof approaches)[number];

/** The least AA strength of each column. */
export const aaColumns = [1, 6, 11, 17, 25, 35, 47, 61] as const;

/** Air Points aborted and lost, by roll (2 to 12) and column. */
export type AATable = {
  readonly aborted: readonly (readonly number[])[];
  readonly lost: readonly (readonly number[])[];
  /** 10.1.1 What a combined attack of which at least half is elite takes off the roll. */
  readonly elite: number;
};

export const aaTable: HouseChart<AATable> = {
  id: 'aa-table',
  title: 'AA Table',
  provenance: 'designed',
  source: '10.1, R73',
  about: 'How many Air Points of a component anti-aircraft fire aborts and shoots down: by its strength and two dice.',
  values: {
    aborted: [
      // 1-5 6-10 11-16 17-24 25-34 35-46 47-60 61+
      [0,  0,  0,  0,  0,  0,  0,  0],    // 2
      [0,  0,  0,  0,  0,  0,  0,  0],    // 3
      [0,  0,  0,  0,  0,  0,  0,  1],    // 4
      [0,  0,  0,  0,  0,  0,  1,  1],    // 5
      [0,  0,  0,  0,  0,  1,  1,  1],    // 6
      [0,  0,  0,  0,  0,  1,  1,  1],    // 7
      [0,  0,  0,  0,  1,  1,  1,  2],    // 8
      [0,  0,  0,  1,  1,  1,  2,  2],    // 9
      [0,  0,  1,  1,  1,  2,  2,  2],    // 10
      [0,  0,  1,  1,  1,  2,  2,  3],    // 11
      [0,  1,  1,  1,  2,  2,  3,  3],    // 12
    ],
    lost: [
      [0,  0,  0,  0,  0,  0,  0,  0],    // 2
      [0,  0,  0,  0,  0,  0,  0,  0],    // 3
      [0,  0,  0,  0,  0,  0,  0,  0],    // 4
      [0,  0,  0,  0,  0,  0,  0,  1],    // 5
      [0,  0,  0,  0,  0,  0,  1,  1],    // 6
      [0,  0,  0,  0,  0,  1,  1,  1],    // 7
      [0,  0,  0,  0,  0,  1,  1,  1],    // 8
      [0,  0,  0,  0,  1,  1,  1,  2],    // 9
      [0,  0,  0,  1,  1,  1,  2,  2],    // 10
      [0,  0,  1,  1,  1,  2,  2,  2],    // 11
      [0,  1,  1,  1,  1,  2,  2,  2],    // 12
    ],
    elite: 1,
  },
  bounds: [
    { at: /^(aborted|lost)\.(\d|10)\.[0-7]$/, from: 0, to: 9 },
    { at: /^elite$/, from: 0, to: 4 },
  ],
  falls({ aborted, lost }) {
    const found: string[] = [];
    for (const [what, rows] of [['aborted', aborted], ['lost', lost]] as const)
      for (const [roll, row] of rows.entries())
        for (const [column, points] of row.entries()) {
          if (points < (row[column - 1] ?? 0)) found.push(`${what}, roll ${roll + 2} falls at column ${column + 1}`);
          if (points < (rows[roll - 1]?.[column] ?? 0)) found.push(`${what}, column ${column + 1} falls at roll ${roll + 2}`);
        }
    return found;
  },
};

export type AAMatrix = {
  /** Percent of their AA that ships of a ring on the path bring to bear, by target ring. */
  readonly rings: { readonly [target in Ring]: { readonly [of in Ring]: number } };
  /** Percent of Low and High AA that counts against each approach. */
  readonly approaches: { readonly [approach in Approach]: { readonly low: number; readonly high: number } };
};

export const aaMatrix: HouseChart<AAMatrix> = {
  id: 'aa-matrix',
  title: 'AA Matrix',
  provenance: 'designed',
  source: '10.1.1, R73',
  about: 'How much of the Low and High AA of ships on the path of approach counts: by target ring, ring of the ship and approach.',
  values: {
    rings: {
      core:  { core: 100, inner: 100, outer: 50 },
      inner: { core: 0,   inner: 100, outer: 100 },
      outer: { core: 0,   inner: 0,   outer: 100 },
    },
    approaches: {
      low:    { low: 100, high: 0 },
      dive:   { low: 60,  high: 60 },
      medium: { low: 0,   high: 100 },
      high:   { low: 0,   high: 60 },
    },
  },
  bounds: [{ at: /^(rings|approaches)\./, from: 0, to: 100 }],
};
