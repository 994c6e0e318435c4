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
    // 1-3 4-6 7-10 11- 16- 21- 27- 34- 42- 51- 61- 71- 81+
    low: [
      [  0,   0,   0,   2,   6,  14,  19,  24,  30,  37,  43,  50,  56],
      [  0,   0,   2,   5,  10,  24,  30,  37,  45,  54,  62,  72,  82],
      [  0,   2,   3,   8,  18,  35,  43,  54,  67,  80,  93, 106, 118],
      [  2,   3,   6,  13,  26,  48,  61,  75,  93, 110, 128, 144, 165],
      [  2,   5,  10,  19,  37,  62,  80,  99, 122, 144, 168, 192, 216],
      [  3,   8,  14,  27,  50,  82, 106, 130, 160, 190, 221, 250, 250],
    ],
    medium: [
      [  0,   0,   0,   0,   2,   6,   8,  10,  11,  13,  16,  18,  19],
      [  0,   0,   0,   2,   3,  10,  11,  16,  19,  22,  27,  30,  35],
      [  0,   0,   2,   3,   6,  16,  19,  26,  30,  37,  42,  48,  54],
      [  0,   2,   3,   6,  13,  22,  29,  37,  46,  54,  64,  70,  80],
      [  0,   2,   5,  10,  18,  32,  42,  51,  64,  75,  88,  99, 114],
      [  2,   3,   8,  14,  26,  46,  59,  74,  88, 106, 123, 141, 157],
    ],
    high: [
      [  0,   0,   0,   0,   0,   2,   2,   3,   3,   5,   5,   6,   6],
      [  0,   0,   0,   2,   2,   3,   3,   5,   6,   8,  10,  11,  13],
      [  0,   0,   2,   3,   3,   5,   6,   8,  11,  13,  16,  18,  21],
      [  0,   2,   3,   5,   6,  10,  11,  14,  18,  22,  26,  29,  34],
      [  0,   2,   5,   8,  11,  14,  18,  22,  29,  34,  40,  45,  51],
      [  2,   3,   8,  11,  16,  21,  27,  34,  42,  50,  58,  66,  75],
    ],
  },
  bounds: [{ at: /^(low|medium|high)\.[0-5]\.\d+$/, from: 0, to: 400 }],
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
