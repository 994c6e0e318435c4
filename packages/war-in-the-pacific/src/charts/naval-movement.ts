/** Naval Movement Allowance Chart (17.13.1, 16.6): movement points of an active phase, and how many of them may be spent by night. */
import type { HouseChart } from './house.js';

type Allowance = { readonly day: number; readonly night: number };

export const navalMovement: HouseChart<{ readonly [speed in '1' | '2' | '3' | 'barge']: Allowance }> = {
  id: 'naval-movement',
  title: 'Naval Movement Allowance',
  provenance: 'designed',
  source: '17.13.1, 17.3.8, R132',
  about: 'Movement points of ships in an active phase by speed class, and how many of them may be spent by night; barges that move by night alone have half. For the week.',
  values: {
    '1':   { day:  84, night: 30 },
    '2':   { day: 126, night: 45 },
    '3':   { day: 168, night: 60 },
    barge: { day:  36, night: 15 },
  },
  exceptions: [
    { at: '2.day', provenance: 'inferred', why: '23.1.3: 252 points are two active phases of speed class 2' },
    { at: 'barge.day', provenance: 'text', why: '17.3.8' },
    { at: 'barge.night', provenance: 'text', why: '17.3.8' },
  ],
  bounds: [{ at: /\.(day|night)$/, from: 1, to: 300 }],
  falls: (values) =>
    (['day', 'night'] as const).flatMap((when) =>
      values['1'][when] > values['2'][when] || values['2'][when] > values['3'][when] ? [`slower ships go farther by ${when}`] : [],
    ),
};
