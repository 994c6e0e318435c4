/** Surface/Surface Damage Table: damage points by strength of fire (column), the target's speed class and one die. */
import type { HouseChart } from './house.js';

/** The least strength of each column. Printed: one is 21–30, and 18 lies in the one left of it (19.5). */
export const strengthColumns = [1, 4, 7, 11, 16, 21, 31, 41, 56, 76] as const;

export type SurfaceDamage = { readonly [type in '1' | '2' | '3']: readonly (readonly number[])[] };

export const surfaceDamage: HouseChart<SurfaceDamage> = {
  id: 'surface-damage',
  title: 'Surface/Surface Damage Table',
  provenance: 'designed',
  source: '19.4.7, R22',
  about: 'How many damage points a fire does: by its strength, the speed class of the target (slow ships are hit more) and a die.',
  values: {
    // 1-3  4-6 7-10 11-15 16-20 21-30 31-40 41-55 56-75  76+
    '1': [
      [1,   2,   3,    5,    7,   10,   14,   19,   26,   34],
      [1,   3,   5,    8,   11,   15,   21,   28,   38,   50],
      [2,   4,   7,   10,   14,   20,   28,   38,   51,   66],
      [2,   5,   9,   13,   18,   25,   35,   47,   64,   82],
      [3,   6,  11,   16,   22,   31,   43,   58,   78,  100],
      [4,   8,  14,   20,   28,   39,   54,   72,   98,  125],
    ],
    '2': [
      [0,   1,   2,    4,    5,    8,   11,   15,   21,   27],
      [1,   2,   4,    6,    8,   12,   16,   22,   30,   39],
      [1,   3,   5,    8,   11,   16,   22,   30,   40,   52],
      [2,   4,   7,   10,   14,   20,   28,   38,   51,   66],
      [2,   5,   9,   13,   18,   25,   35,   47,   63,   82],
      [3,   7,  11,   17,   23,   32,   45,   60,   81,  105],
    ],
    '3': [
      [0,   0,   1,    2,    3,    5,    7,   10,   14,   18],
      [0,   1,   2,    4,    5,    8,   11,   15,   20,   26],
      [1,   2,   4,    6,    8,   12,   16,   22,   30,   39],
      [1,   3,   5,    8,   11,   16,   22,   30,   40,   52],
      [2,   4,   7,   10,   14,   20,   28,   38,   51,   66],
      [3,   6,   9,   14,   19,   27,   38,   51,   68,   88],
    ],
  },
  bounds: [{ at: /^[123]\.[0-5]\.\d$/, from: 0, to: 200 }],
  falls(values) {
    const found: string[] = [];
    for (const [type, rows] of Object.entries(values))
      for (const [die, row] of rows.entries())
        for (const [column, points] of row.entries()) {
          if (points < (row[column - 1] ?? 0)) found.push(`type ${type}, die ${die + 1} falls at column ${column + 1}`);
          if (points < (rows[die - 1]?.[column] ?? 0)) found.push(`type ${type}, column ${column + 1} falls at die ${die + 1}`);
        }
    return found;
  },
};

export function strengthColumn(strength: number): number {
  let column = 0;
  while ((strengthColumns[column + 1] ?? Number.POSITIVE_INFINITY) <= strength) column++;
  return column;
}
