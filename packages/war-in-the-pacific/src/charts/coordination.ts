/** Carrier Coordination (8.1.4) and the chart of land-based torpedo bombers (7.10.1). */
import type { HouseChart } from './house.js';

/** Air Ratings 1 to 10, carrier points 1 to 12. The text: 8 points and an Air Rating of 7 want 63 or less. */
const mostAir = 10;
const mostPoints = 12;

export const firstCheck: HouseChart<readonly (readonly number[])[]> = {
  id: 'carrier-coordination-1',
  title: 'Carrier Coordination, first check',
  provenance: 'designed',
  source: '8.1.4, R74',
  about: 'With two ten-sided dice up to this the strike flies at full strength: rows by Air Rating from 1, columns by carrier points from 1.',
  values: Array.from({ length: mostAir }, (_, a) =>
    Array.from({ length: mostPoints }, (__, p) => Math.max(5, Math.min(97, 111 - 6 * (p + 1) + 5 * (a + 1 - 7)))),
  ),
  exceptions: [{ at: '6.7', provenance: 'inferred', why: 'the example of 8.1.4: 4 CV, Air Rating 7' }],
  bounds: [{ at: /^\d\.\d+$/, from: 1, to: 100 }],
  falls: (values) =>
    values.flatMap((row, air) =>
      row.flatMap((cell, p) => [
        ...(cell < (values[air - 1]?.[p] ?? 0) ? [`Air Rating ${air + 1} falls at ${p + 1} points`] : []),
        ...(cell > (row[p - 1] ?? 100) ? [`Air Rating ${air + 1} rises at ${p + 1} points`] : []),
      ]),
    ),
};

/** With an Air Rating of 7, rolls of 2 to 12. The text: 30 for a 12. */
const atSeven = [90, 90, 90, 90, 80, 80, 80, 70, 70, 50, 30];

/** Percent by Air Rating (rows from 1) and roll (2 to 12); from `mustFly` on a strike cannot be called off. */
export const secondCheck: HouseChart<{ readonly percent: readonly (readonly number[])[]; readonly mustFly: number }> = {
  id: 'carrier-coordination-2',
  title: 'Carrier Coordination, second check',
  provenance: 'designed',
  source: '8.1.4, R74',
  about: 'What percentage of a badly coordinated strike flies: rows by Air Rating from 1, columns by two dice from 2. From the roll mustFly on it cannot be called off.',
  values: {
    percent: Array.from({ length: mostAir }, (_, a) =>
      atSeven.map((percent) => Math.max(10, Math.min(90, percent + 10 * Math.trunc((a + 1 - 7) / 2)))),
    ),
    mustFly: 10,
  },
  exceptions: [{ at: 'percent.6.10', provenance: 'inferred', why: 'the example of 8.1.4: Air Rating 7, a roll of 12' }],
  bounds: [
    { at: /^percent\.\d\.\d+$/, from: 10, to: 90 },
    { at: /^mustFly$/, from: 2, to: 13 },
  ],
  falls: ({ percent }) =>
    percent.flatMap((row, air) =>
      row.flatMap((cell, at) => [
        ...(cell < (percent[air - 1]?.[at] ?? 0) ? [`Air Rating ${air + 1} falls at a roll of ${at + 2}`] : []),
        ...(cell > (row[at - 1] ?? 90) ? [`Air Rating ${air + 1} rises at a roll of ${at + 2}`] : []),
      ]),
    ),
};

/** Modifiers to the die that arms land-based torpedo bombers. */
export const torpedoArming: HouseChart<{ readonly elite: number; readonly japan: number; readonly allies: number }> = {
  id: 'land-based-torpedoes',
  title: 'Land Based Torpedo Bomber Chart',
  provenance: 'designed',
  source: '7.10.1, R75',
  about: 'What is added to the die (a 0 is ten) that says how many tenths of the torpedo bombers of a base carry torpedoes; elite: if at least half are.',
  values: { elite: 2, japan: 0, allies: -3 },
  bounds: [{ at: /^(elite|japan|allies)$/, from: -9, to: 9 }],
};
