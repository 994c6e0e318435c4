/** Admirals Charts 1943 to 1945: fleet commanders of the US Navy at sea (8.9.1), and who leads Task Forces 58 and 38 (8.10). */
import type { HouseChart } from './house.js';

/** What two dice make of him, in five bands: modifier to his admirals' dice, reaction, Air Rating. */
export type FleetBonus = { readonly drm: number; readonly reaction: number; readonly air: number };
export type FleetCommander = {
  readonly name: string;
  readonly fleet: '3rd' | '5th' | '7th';
  /** Added to the Command Level of all under him, whatever he rolls. */
  readonly command: number;
  readonly bands: readonly FleetBonus[];
};

const band = (drm: number, reaction: number, air: number): FleetBonus => ({ drm, reaction, air });

/** Printed in the text: Halsey in 1944 adds 3 to the Command Level (8.9.1). */
export const fleetCommanders: HouseChart<{ readonly [name: string]: FleetCommander }> = {
  id: 'fleet-commanders',
  title: 'Admirals Charts: fleet commanders, 1943 to 1945',
  provenance: 'designed',
  source: '8.9.1, R114',
  about: 'What a fleet commander at sea gives the admirals under him: Command Level, and by two dice a modifier to theirs, reaction and Air Rating.',
  values: {
    //                                                            2–4            5–6            7–8           9–10          11–12
    Halsey:   { name: 'Halsey',   fleet: '3rd', command: 3, bands: [band(0, -1, 0), band(1, 0, 0), band(1, 1, 0), band(1, 1, 1), band(2, 2, 1)] },
    Spruance: { name: 'Spruance', fleet: '5th', command: 4, bands: [band(0, -1, 0), band(1, -1, 0), band(1, 0, 1), band(2, 0, 1), band(2, 1, 1)] },
    Kinkaid:  { name: 'Kinkaid',  fleet: '7th', command: 1, bands: [band(0, -1, 0), band(0, 0, 0), band(1, 0, 0), band(1, 0, 0), band(1, 1, 1)] },
  },
  bounds: [
    { at: /\.command$/, from: 0, to: 5 },
    { at: /\.bands\.[0-4]\.drm$/, from: 0, to: 2 },
    { at: /\.bands\.[0-4]\.reaction$/, from: -1, to: 2 },
    { at: /\.bands\.[0-4]\.air$/, from: 0, to: 1 },
  ],
  exceptions: [{ at: 'Halsey.command', provenance: 'inferred', why: 'the example of 8.9.1' }],
};
