/** Air/Surface Damage Table: damage points by anti-ship strength and speed class (column), attack altitude and one die. */
import type { Altitude } from './air-points.js';
import type { HouseChart } from './house.js';

/** The least anti-ship strength of each column against a ship of speed class 3; each class less is one column more. */
export const antiShipColumns = [1, 4, 7, 11, 16, 21, 27, 34, 42, 51, 61, 71, 81] as const;

export type AirSurfaceDamage = { readonly [altitude in Altitude]: readonly (readonly number[])[] };

export const airSurfaceDamage: HouseChart<AirSurfaceDamage> = {
  id: 'air-surface-damage',
  title: 'Air/Surface Damage Table',
  provenance: 'designed',
  source: '7.8.1, R72',
  about: 'How many damage points an attack from the air does: by its strength and the speed class of the ship, the altitude and a die.',
  values: {
    // 1-3 4-6 7-10 11-15 16-20 21-26 27-33 34-41 42-50 51-60 61-70 71-80 81+
    low: [
      [0,   0,   0,   1,   3,   7,   9,  11,  14,  17,  20,  23,  26],
      [0,   0,   1,   3,   5,  11,  14,  17,  21,  25,  29,  33,  38],
      [0,   1,   2,   5,   9,  16,  20,  25,  31,  37,  43,  49,  55],
      [1,   2,   4,   8,  13,  22,  28,  35,  43,  51,  59,  67,  76],
      [1,   3,   6,  12,  19,  29,  37,  46,  56,  67,  78,  89, 100],
      [2,   5,   9,  17,  26,  38,  49,  60,  74,  88, 102, 116, 130],
    ],
    medium: [
      [0,   0,   0,   0,   1,   3,   4,   5,   6,   7,   8,   9,  10],
      [0,   0,   0,   1,   2,   5,   6,   8,  10,  12,  14,  16,  18],
      [0,   0,   1,   2,   4,   8,  10,  13,  16,  19,  22,  25,  28],
      [0,   1,   2,   4,   7,  12,  15,  19,  24,  28,  33,  37,  42],
      [0,   1,   3,   6,  10,  17,  22,  27,  33,  39,  46,  52,  59],
      [1,   2,   5,   9,  14,  24,  31,  38,  46,  55,  64,  73,  82],
    ],
    high: [
      [0,   0,   0,    0,    0,    1,    1,    2,    2,    3,    3,    4,    4],
      [0,   0,   0,    1,    1,    2,    2,    3,    4,    5,    6,    7,    8],
      [0,   0,   1,    2,    2,    3,    4,    5,    7,    8,   10,   11,   13],
      [0,   1,   2,    3,    4,    6,    7,    9,   11,   14,   16,   18,   21],
      [0,   1,   3,    5,    7,    9,   11,   14,   18,   21,   25,   28,   32],
      [1,   2,   5,    7,   10,   13,   17,   21,   26,   31,   36,   41,   47],
    ],
  },
  bounds: [{ at: /^(low|medium|high)\.[0-5]\.\d+$/, from: 0, to: 250 }],
  falls(values) {
    const found: string[] = [];
    for (const [altitude, rows] of Object.entries(values))
      for (const [die, row] of rows.entries())
        for (const [column, points] of row.entries()) {
          if (points < (row[column - 1] ?? 0)) found.push(`${altitude}, die ${die + 1} falls at column ${column + 1}`);
          if (points < (rows[die - 1]?.[column] ?? 0)) found.push(`${altitude}, column ${column + 1} falls at die ${die + 1}`);
        }
    return found;
  },
};
