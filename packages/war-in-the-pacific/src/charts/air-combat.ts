/** Air-to-Air CRT and Bounce Table. */
import type { HouseChart } from './house.js';

/** The least total strength of each column, and the least number of Air Points of each row. */
export const airColumns = [1, 4, 7, 11, 16, 21, 31, 41] as const;
export const airRows = [1, 2, 4, 7] as const;

/** Aborted and eliminated strength points, by row, roll (2 to 12) and column. */
export type AirCRT = {
  readonly aborted: readonly (readonly (readonly number[])[])[];
  readonly eliminated: readonly (readonly (readonly number[])[])[];
};

/** The strength a column stands for, and what share of it each roll aborts and eliminates; more planes find more targets. */
const standsFor = [2, 5, 9, 13, 18, 25, 35, 50];
const abortedShare = [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.18, 0.21, 0.24, 0.3, 0.36];
const eliminatedShare = [0, 0, 0.05, 0.09, 0.11, 0.16, 0.2, 0.25, 0.32, 0.38, 0.45];
const findMore = [0.8, 1, 1.1, 1.25];

const table = (shares: readonly number[]): number[][][] =>
  findMore.map((more) => shares.map((share) => standsFor.map((strength) => Math.round(strength * share * more))));

export const airCRT: HouseChart<AirCRT> = {
  id: 'air-to-air-crt',
  title: 'Air-to-Air CRT',
  provenance: 'designed',
  source: '6.3.1, R71',
  about: 'How many points of air combat strength an attack aborts and eliminates: by its strength, the number of Air Points and two dice.',
  values: { aborted: table(abortedShare), eliminated: table(eliminatedShare) },
  bounds: [{ at: /^(aborted|eliminated)\.[0-3]\.(\d|10)\.[0-7]$/, from: 0, to: 99 }],
  falls(values) {
    const found: string[] = [];
    for (const [what, rows] of Object.entries(values))
      for (const [row, rolls] of rows.entries())
        for (const [roll, cells] of rolls.entries())
          for (const [column, points] of cells.entries()) {
            const where = `${what}, row ${row + 1}, roll ${roll + 2}, column ${column + 1}`;
            if (points < (cells[column - 1] ?? 0)) found.push(`${where} is less than the column before`);
            if (points < (rolls[roll - 1]?.[column] ?? 0)) found.push(`${where} is less than the roll before`);
            if (points < (rows[row - 1]?.[roll]?.[column] ?? 0)) found.push(`${where} is less than with fewer planes`);
          }
    return found;
  },
};

/** The highest modified die with which loose escorts have the bounce. The text: one more hurts a Japanese striker (13.8). */
export const bounce: HouseChart<{ readonly escort: number }> = {
  id: 'bounce',
  title: 'Bounce Table',
  provenance: 'designed',
  source: '6.2.1, R71',
  about: 'With a modified die up to this number the loose escorts attack first, else the CAP.',
  values: { escort: 3 },
  bounds: [{ at: /^escort$/, from: 0, to: 6 }],
};
