/** Search & Contact Table: the highest modified die that makes contact, by Search Points or adjusted Engagement Value (0 to 14). */
import type { HouseChart } from './house.js';

export const mostSearchPoints = 14;

export const searchContact: HouseChart<readonly number[]> = {
  id: 'search-contact',
  title: 'Search & Contact Table',
  provenance: 'designed',
  source: '16.4, 22.5, R81',
  about: 'With a modified die up to this number a search makes contact, by its points.',
  values: [
    // 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
       0, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6,
  ],
  bounds: [{ at: /^\d+$/, from: 0, to: 6 }],
  falls: (values) =>
    values.flatMap((most, points) => (most < (values[points - 1] ?? 0) ? [`falls at ${points} points`] : [])),
};
