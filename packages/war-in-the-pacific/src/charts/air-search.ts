/** Land-Based Air Search Table: the least percentile roll that finds a task force, by search value and range band. */
import type { HouseChart } from './house.js';

export const bands = ['short', 'medium', 'long', 'extended'] as const;
export type Band = (typeof bands)[number];

/** The least search value of each row; the first is the book's '1-4' (22.16). */
export const searchRows = [1, 5, 9, 14, 20] as const;

export const airSearch: HouseChart<{ readonly [band in Band]: readonly number[] }> = {
  id: 'air-search',
  title: 'Land-Based Air Search Table',
  provenance: 'designed',
  source: '13.2, 13.3, R82',
  about: 'With two ten-sided dice of at least this number a task force is found: search values 1-4, 5-8, 9-13, 14-19, 20 and more.',
  values: {
    short:    [50, 35, 22, 12,  5],
    medium:   [65, 50, 36, 24, 14],
    long:     [80, 66, 52, 40, 30],
    extended: [92, 82, 72, 62, 52],
  },
  bounds: [{ at: /^(short|medium|long|extended)\.\d$/, from: 1, to: 101 }],
  falls: (values) =>
    bands.flatMap((band, at) =>
      values[band].flatMap((least, row) => {
        const nearer = bands[at - 1];
        return [
          ...(least > (values[band][row - 1] ?? 101) ? [`${band} wants more with a higher search value`] : []),
          ...(nearer !== undefined && least < (values[nearer][row] ?? 0) ? [`row ${row + 1} wants less at ${band} than at ${nearer}`] : []),
        ];
      }),
    ),
};
