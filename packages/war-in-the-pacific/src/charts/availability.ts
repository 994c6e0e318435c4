/** Air Point Availability Table (9): two dice, columns by movement points from the base. The columns 0, 61+ and the bounds at 24 and 60 are the book's. */
import type { HouseChart } from './house.js';

/** The least movement points of each column. */
export const availabilityColumns = [0, 1, 13, 25, 37, 49, 61] as const;

export const airAvailability: HouseChart<readonly (readonly number[])[]> = {
  id: 'air-availability',
  title: 'Air Point Availability Table',
  provenance: 'designed',
  source: '9.0, R130',
  about: 'How many in a hundred of each type of planes are there: columns by movement points (0, 1-12, 13-24, 25-36, 37-48, 49-60, 61 and more), then two dice from 2 to 12. For the week.',
  values: [
    // 2   3   4   5   6   7   8   9  10  11   12
    [ 50, 60, 70, 80, 90, 90, 90, 100, 100, 100, 100 ],    // 0
    [ 40, 50, 60, 70, 80, 80, 90,  90, 100, 100, 100 ],    // 1-12
    [ 30, 40, 50, 60, 70, 70, 80,  90,  90, 100, 100 ],    // 13-24
    [ 20, 30, 40, 50, 60, 60, 70,  80,  80,  90, 100 ],    // 25-36
    [ 10, 20, 30, 40, 50, 50, 60,  70,  80,  80,  90 ],    // 37-48
    [  0, 10, 20, 30, 40, 40, 50,  60,  70,  70,  80 ],    // 49-60
    [  0,  0, 10, 20, 30, 30, 40,  50,  50,  60,  70 ],    // 61+
  ],
  bounds: [{ at: /^[0-6]\.(\d|10)$/, from: 0, to: 100 }],
  falls: (values) =>
    values.flatMap((row, column) =>
      row.flatMap((percent, at) => [
        ...(percent < (row[at - 1] ?? 0) ? [`column ${column + 1} falls at ${at + 2}`] : []),
        ...(percent > (values[column - 1]?.[at] ?? 100) ? [`${at + 2} rises with the distance at column ${column + 1}`] : []),
      ]),
    ),
};
