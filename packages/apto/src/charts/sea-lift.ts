import type { HouseChart } from '@ironbottom/umpire';

/** What Japan's shipping does for her armies on the mainland in a month. */
export type SeaLift = { readonly chits: number; readonly units: number; readonly submarines: number; readonly landingPoints: number };

export const seaLift: HouseChart<SeaLift> = {
  id: 'sea-lift',
  title: 'Japanese sea transport of a month',
  about: 'What Japanese shipping does in a month: Sea Supply chits landed, units shipped, chits that submarines carry in a season, and what a landing costs besides its Offensives.',
  provenance: 'designed',
  source: 'R70, R73, R91; Part 3 is not in the source',
  values: { chits: 5, units: 3, submarines: 1, landingPoints: 2 },
  exceptions: [{ at: 'landingPoints', provenance: 'text', why: '5.4: a Joint Offensive costs 2 EP more' }],
  bounds: [
    { at: /^chits$/,         from: 0, to: 20 },
    { at: /^units$/,         from: 0, to: 12 },
    { at: /^submarines$/,    from: 0, to: 9 },
    { at: /^landingPoints$/, from: 0, to: 30 },
  ],
};
