import type { Chart } from '@ironbottom/umpire';

/** What Japan's shipping does for her armies on the mainland in a month. */
export type SeaLift = { readonly chits: number; readonly units: number; readonly submarines: number; readonly landingPoints: number };

export const seaLift: Chart<SeaLift> = {
  id: 'sea-lift',
  title: 'Japanese sea transport of a month',
  provenance: 'designed',
  source: 'R70, R73, R91; Part 3 is not in the source',
  values: { chits: 5, units: 3, submarines: 1, landingPoints: 2 },
  exceptions: [{ at: 'landingPoints', provenance: 'text', why: '5.4: a Joint Offensive costs 2 EP more' }],
};
