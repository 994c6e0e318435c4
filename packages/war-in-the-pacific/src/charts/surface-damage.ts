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
    // 1-3 4-6 7-10 11-15 16-20 21-30 31-40 41-55 56-75 76+
    '1': [
      [ 1,   3,   4,   7,   9,  13,  18,  24,  33,   43],
      [ 2,   4,   7,  10,  14,  20,  28,  38,  52,   68],
      [ 2,   6,  10,  15,  21,  29,  41,  55,  75,   98],
      [ 3,   8,  13,  20,  28,  40,  55,  74, 101,  132],
      [ 4,  10,  17,  27,  37,  52,  73,  98, 133,  174],
      [ 5,  14,  23,  35,  49,  69,  96, 130, 176,  230],
    ],
    '2': [
      [ 1,   2,   3,   5,   6,   9,  12,  17,  23,   30],
      [ 1,   3,   5,   8,  11,  15,  21,  29,  39,   51],
      [ 2,   5,   8,  12,  16,  23,  32,  43,  59,   77],
      [ 3,   6,  11,  16,  23,  32,  44,  60,  81,  106],
      [ 3,   9,  14,  22,  31,  43,  60,  82, 111,  145],
      [ 5,  12,  20,  30,  41,  59,  82, 110, 150,  195],
    ],
    '3': [
      [ 1,   1,   2,   3,   5,   6,   9,  12,  16,   21],
      [ 1,   2,   4,   6,   8,  11,  16,  22,  29,   38],
      [ 1,   4,   6,   9,  13,  18,  25,  34,  46,   59],
      [ 2,   5,   9,  13,  18,  26,  36,  48,  65,   85],
      [ 3,   7,  12,  18,  25,  36,  50,  67,  91,  119],
      [ 4,  10,  16,  25,  34,  48,  67,  91, 124,  162],
    ],
  },
  bounds: [{ at: /^[123]\.[0-5]\.\d$/, from: 0, to: 300 }],
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
