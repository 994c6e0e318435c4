import type { Chart } from '@ironbottom/umpire';

/** By nation and year: units for nothing in each Seasonal Turn. */
export type FreeUnits = { readonly [nation: string]: { readonly [year: number]: number } };

export const freeUnitTable: Chart<FreeUnits> = {
  id: 'free-units',
  title: 'Units for nothing in a season',
  provenance: 'designed',
  source: '11.6; Card IV is not in the source. It has Japan and the United States, and of it only the three American units of Winter 1944 are quoted',
  values: {
    japan: { 1937: 1, 1938: 1, 1939: 1 },
  },
};
