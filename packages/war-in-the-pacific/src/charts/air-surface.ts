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
      [0,   0,   0,   1,   4,   9,  12,  15,  19,  23,  27,  31,  35],
      [0,   0,   1,   3,   6,  15,  19,  23,  28,  34,  39,  45,  51],
      [0,   1,   2,   5,  11,  22,  27,  34,  42,  50,  58,  66,  74],
      [1,   2,   4,   8,  16,  30,  38,  47,  58,  69,  80,  90, 103],
      [1,   3,   6,  12,  23,  39,  50,  62,  76,  90, 105, 120, 135],
      [2,   5,   9,  17,  31,  51,  66,  81, 100, 119, 138, 157, 176],
    ],
    medium: [
      [0,   0,   0,   0,   1,   4,   5,   6,   7,   8,  10,  11,  12],
      [0,   0,   0,   1,   2,   6,   7,  10,  12,  14,  17,  19,  22],
      [0,   0,   1,   2,   4,  10,  12,  16,  19,  23,  26,  30,  34],
      [0,   1,   2,   4,   8,  14,  18,  23,  29,  34,  40,  44,  50],
      [0,   1,   3,   6,  11,  20,  26,  32,  40,  47,  55,  62,  71],
      [1,   2,   5,   9,  16,  29,  37,  46,  55,  66,  77,  88,  98],
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
