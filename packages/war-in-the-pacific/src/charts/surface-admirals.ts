/** Admirals Charts, surface part, by year. What two dice make of an admiral stands in five bands: 2–4, 5–6, 7–8, 9–10, 11–12. */
import type { SurfaceAdmiral, SurfaceRatings } from '../pieces.js';
import type { HouseChart } from './house.js';

export type AdmiralLine = SurfaceAdmiral & { readonly bands: readonly SurfaceRatings[] };

export const bandOf = (roll: number): number => (roll <= 4 ? 0 : roll <= 6 ? 1 : roll <= 8 ? 2 : roll <= 10 ? 3 : 4);

const band = (S: number, I: number, B: number, N: number): SurfaceRatings => ({ S, I, B, N });

/** Printed in the text: Lee in 1942 has five chits with a roll of 10, Hosogaya −Reac ≤ 5, Wright +1 to be available. */
export const surfaceAdmirals: HouseChart<{ readonly [name: string]: AdmiralLine }> = {
  id: 'surface-admirals',
  title: 'Admirals Charts: surface admirals, 1942',
  provenance: 'designed',
  source: '20.1, R28',
  about: 'What each admiral is: rank, command, reaction, engagement; and by two dice his chits (S), initiative (I), breakoff (B) and night (N).',
  values: {
    //                                                                                                                    2–4                5–6                7–8                9–10               11–12
    Mikawa:     { name: 'Mikawa',     nation: 'japan', rank: 2, command: 16, reaction: { least: 7 },  E: -2, availability: 1,  bands: [band(1, 0, 0, 1),  band(2, -1, 0, 2), band(3, -1, 1, 2), band(4, -2, 1, 3), band(5, -2, 1, 3)] },
    Goto:       { name: 'Goto',       nation: 'japan', rank: 1, command: 8,  reaction: { least: 9 },  E: 0,  availability: 0,  bands: [band(0, 1, -2, 0), band(1, 1, -1, 0), band(1, 0, -1, 1), band(2, 0, 0, 1),  band(3, -1, 0, 1)] },
    Tanaka:     { name: 'Tanaka',     nation: 'japan', rank: 1, command: 10, reaction: { least: 7 },  E: -2, availability: 1,  bands: [band(2, 0, 0, 2),  band(3, -1, 1, 2), band(4, -1, 1, 3), band(5, -2, 2, 3), band(6, -2, 2, 3)] },
    Hosogaya:   { name: 'Hosogaya',   nation: 'japan', rank: 2, command: 12, reaction: { most: 5 },   E: 1,  availability: 0,  bands: [band(0, 2, -3, 0), band(0, 1, -2, 0), band(1, 1, -2, 0), band(1, 0, -1, 0), band(2, 0, -1, 1)] },
    Crutchley:  { name: 'Crutchley',  nation: 'commonwealth', rank: 1, command: 14, reaction: { least: 10 }, E: 1, availability: 0, bands: [band(0, -2, 0, 0), band(0, -1, 0, 0), band(1, -1, 0, 0), band(1, 0, 1, 0), band(2, 0, 1, 1)] },
    Doorman:    { name: 'Doorman',    nation: 'netherlands', rank: 1, command: 12, reaction: { least: 9 }, E: -1, availability: 0, bands: [band(0, -1, 0, 0), band(1, -1, 0, 0), band(1, 0, 1, 0), band(2, 0, 1, 0), band(3, 1, 2, 1)] },
    Scott:      { name: 'Scott',      nation: 'us',    rank: 1, command: 14, reaction: { least: 8 },  E: -1, availability: 1,  bands: [band(1, 0, 0, 0),  band(2, 0, 1, 1),  band(3, 1, 1, 1),  band(3, 1, 2, 2),  band(4, 2, 2, 2)] },
    Wright:     { name: 'Wright',     nation: 'us',    rank: 1, command: 12, reaction: { least: 9 },  E: 0,  availability: 1,  bands: [band(0, 0, -1, 0), band(1, 0, 0, 0),  band(1, 0, 0, 0),  band(2, 1, 0, 1),  band(3, 1, 1, 1)] },
    Tisdale:    { name: 'Tisdale',    nation: 'us',    rank: 1, command: 8,  reaction: { least: 9 },  E: 0,  availability: 0,  bands: [band(0, 0, 0, 0),  band(1, 0, 0, 0),  band(1, 0, 0, 0),  band(2, 0, 0, 0),  band(2, 1, 0, 1)] },
    Lee:        { name: 'Lee',        nation: 'us',    rank: 1, command: 12, reaction: { least: 8 },  E: -1, availability: 1,  bands: [band(2, 0, 0, 1),  band(3, 1, 1, 1),  band(4, 1, 1, 2),  band(5, 2, 2, 2),  band(6, 2, 2, 2)] },
  },
  bounds: [
    { at: /\.(rank|command)$/, from: 1, to: 40 },
    { at: /\.reaction\.(least|most)$/, from: 2, to: 12 },
    { at: /\.(E|availability)$/, from: -5, to: 5 },
    { at: /\.bands\.[0-4]\.[SIBN]$/, from: -6, to: 10 },
  ],
  exceptions: [
    { at: 'Lee.bands.3.S', provenance: 'inferred', why: 'the example of 20.1' },
    { at: 'Hosogaya.reaction.most', provenance: 'inferred', why: 'the example of 20.1' },
    { at: 'Wright.availability', provenance: 'inferred', why: 'the example of 20.4.1' },
  ],
};
