/** Carrier-Based Air Search Table (13.2): the least percentile roll with which the planes of a carrier force find another. */
import { searchRows } from './air-search.js';
import type { HouseChart } from './house.js';

export const carrierBands = ['short', 'medium', 'long'] as const;
export type CarrierBand = (typeof carrierBands)[number];

export const carrierSearch: HouseChart<{ readonly [band in CarrierBand]: readonly number[] }> = {
  id: 'carrier-search',
  title: 'Carrier-Based Air Search Table',
  provenance: 'designed',
  source: '13.2, 13.3, R134',
  about: 'With two ten-sided dice of at least this number a task force is found: search values 1-4, 5-8, 9-13, 14-19, 20 and more.',
  values: {
    short:  [40, 28, 18, 10,  5],
    medium: [60, 45, 32, 22, 12],
    long:   [85, 72, 60, 48, 38],
  },
  bounds: [{ at: /^(short|medium|long)\.\d$/, from: 1, to: 101 }],
  falls: (values) =>
    carrierBands.flatMap((band) =>
      searchRows.flatMap((_, row) => ((values[band][row] ?? 0) > (values[band][row - 1] ?? 101) ? [`${band} wants more with a higher search value`] : [])),
    ),
};
