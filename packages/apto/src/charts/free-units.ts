import type { HouseChart } from '@ironbottom/umpire';

/** By nation and year: units for nothing in each Seasonal Turn. */
export type FreeUnits = { readonly [nation: string]: { readonly [year: number]: number } };

export const freeUnitTable: HouseChart<FreeUnits> = {
  id: 'free-units',
  title: 'Units for nothing in a season',
  about: 'Units that a power has for nothing in a Seasonal Turn, where that option is played. Here there are land units alone, so it is one at most (R129).',
  provenance: 'designed',
  source: '11.6; Card IV is not in the source. It has Japan and the United States, and of it only the three American units of Winter 1944 are quoted',
  values: {
    japan: { 1937: 1, 1938: 1, 1939: 1 },
  },
  bounds: [{ at: /^japan\.\d{4}$/, from: 0, to: 1 }],
};
