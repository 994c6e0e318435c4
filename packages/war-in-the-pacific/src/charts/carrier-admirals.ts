/** Admirals Charts, carrier part. What two dice make of an admiral stands in five bands: 2–4, 5–6, 7–8, 9–10, 11–12. */
import type { HouseChart } from './house.js';

/** A Air Rating, B bounce, C column shift, D attack DRM (8.1). */
export type CarrierRatings = { readonly A: number; readonly B: number; readonly C: number; readonly D: number };
export type CarrierAdmiral = {
  readonly name: string;
  readonly side: 'japan' | 'allies';
  readonly rank: number;
  readonly command: number;
  readonly reaction: { readonly least: number } | { readonly most: number };
  readonly bands: readonly CarrierRatings[];
};

const band = (A: number, B: number, C: number, D: number): CarrierRatings => ({ A, B, C, D });

/** Printed in the text: Nagumo in 1942 has an Air Rating of 7 with a roll of 6, Fletcher −Reac ≤ 6. */
export const carrierAdmirals: HouseChart<{ readonly [name: string]: CarrierAdmiral }> = {
  id: 'carrier-admirals',
  title: 'Admirals Charts: carrier admirals',
  provenance: 'designed',
  source: '8.1, R76',
  about: 'What each admiral is: rank, command, reaction; and by two dice his Air Rating (A), bounce (B), column shift (C) and attack modifier (D).',
  values: {
    //                                                                                                    2–4             5–6             7–8            9–10           11–12
    Nagumo:   { name: 'Nagumo',   side: 'japan',  rank: 2, command: 17, reaction: { least: 9 }, bands: [band(5, -1, 0, 0), band(7, 0, 0, 0), band(7, 0, 1, 0), band(8, 1, 1, 0), band(9, 1, 1, 1)] },
    Hara:     { name: 'Hara',     side: 'japan',  rank: 1, command: 13, reaction: { least: 9 }, bands: [band(4, -1, 0, 0), band(5, 0, 0, 0), band(6, 0, 1, 0), band(7, 0, 1, 0), band(8, 1, 1, 1)] },
    Kakuta:   { name: 'Kakuta',   side: 'japan',  rank: 1, command: 10,  reaction: { least: 7 }, bands: [band(5, 0, 0, 0),  band(6, 0, 0, 1), band(7, 1, 1, 0), band(8, 1, 1, 1), band(9, 2, 1, 1)] },
    Fletcher: { name: 'Fletcher', side: 'allies', rank: 1, command: 19, reaction: { most: 6 },  bands: [band(3, -1, 0, -1), band(4, 0, 0, 0), band(5, 0, 0, 0), band(6, 0, 1, 0), band(7, 1, 1, 0)] },
    Fitch:    { name: 'Fitch',    side: 'allies', rank: 1, command: 12,  reaction: { least: 9 }, bands: [band(4, 0, 0, 0),  band(5, 0, 0, 0), band(6, 0, 0, 1), band(7, 0, 1, 0), band(8, 1, 1, 1)] },
    Clark:    { name: 'Clark',    side: 'allies', rank: 1, command: 14, reaction: { least: 8 }, bands: [band(5, 0, 0, 0),  band(6, 0, 0, 1), band(7, 1, 1, 0), band(8, 1, 1, 1), band(9, 2, 1, 1)] },
    Kinkaid:  { name: 'Kinkaid',  side: 'allies', rank: 1, command: 22, reaction: { least: 9 }, bands: [band(3, -1, 0, -1), band(4, 0, 0, 0), band(5, 0, 0, 0), band(6, 0, 1, 0), band(7, 1, 1, 1)] },
  },
  bounds: [
    { at: /\.(rank|command)$/, from: 1, to: 40 },
    { at: /\.reaction\.(least|most)$/, from: 2, to: 12 },
    { at: /\.bands\.[0-4]\.A$/, from: 1, to: 10 },
    { at: /\.bands\.[0-4]\.[BCD]$/, from: -2, to: 2 },
  ],
  exceptions: [
    { at: 'Nagumo.bands.1.A', provenance: 'inferred', why: 'the example of 8.1.4' },
    { at: 'Clark.command', provenance: 'inferred', why: 'the example of 8.9.1, for 1944' },
    { at: 'Fletcher.reaction.most', provenance: 'inferred', why: 'the example of 8.1.3' },
  ],
};
