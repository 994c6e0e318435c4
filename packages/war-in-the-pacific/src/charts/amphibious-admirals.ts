/** Admirals Charts, amphibious part, 1942. What two dice make of an admiral stands in five bands: 2–4, 5–6, 7–8, 9–10, 11–12. */
import type { AmphibiousRatings } from '../chapters/21-amphibious-admirals.js';
import type { Nation } from '../pieces.js';
import type { HouseChart } from './house.js';

export type AmphibiousAdmiral = {
  readonly name: string;
  readonly nation: Nation;
  /** Stars; 0 for a captain. */
  readonly rank: number;
  /** 21.1 Ground steps, and activation points of ships; 0: any number (Americans). */
  readonly steps: number;
  readonly ships: number;
  /** 21.1 Two dice of this or more save a turn of planning; 0: never. */
  readonly planning: number;
  readonly availability: number;
  readonly bands: readonly AmphibiousRatings[];
};

const band = (debarkation: -1 | 0 | 1, quality: 0 | 1, combat: 0 | 1): AmphibiousRatings => ({ debarkation, quality, combat });

export const amphibiousAdmirals: HouseChart<{ readonly [name: string]: AmphibiousAdmiral }> = {
  id: 'amphibious-admirals',
  title: 'Admirals Charts: amphibious admirals, 1942',
  provenance: 'designed',
  source: '21.1, R120',
  about: 'What each admiral of landings is: rank, ground steps and ships he commands, planning; and by two dice what he does to debarking (−1 is quicker), quality and combat.',
  values: {
    //                                                                                                                            2–4             5–6             7–8             9–10             11–12
    Turner:     { name: 'Turner',     nation: 'us',    rank: 2, steps: 24, ships: 0,  planning: 7,  availability: 2,  bands: [band(0, 0, 0), band(0, 0, 0), band(0, 1, 0), band(-1, 1, 0), band(-1, 1, 1)] },
    Reifsnider: { name: 'Reifsnider', nation: 'us',    rank: 1, steps: 12, ships: 0,  planning: 0,  availability: 1,  bands: [band(1, 0, 0), band(0, 0, 0), band(0, 0, 0), band(0, 1, 0),  band(-1, 1, 0)] },
    Ashe:       { name: 'Ashe',       nation: 'us',    rank: 1, steps: 8,  ships: 0,  planning: 0,  availability: 1,  bands: [band(1, 0, 0), band(1, 0, 0), band(0, 0, 0), band(0, 0, 0),  band(0, 1, 0)] },
    Tanaka:     { name: 'Tanaka',     nation: 'japan', rank: 1, steps: 6,  ships: 6,  planning: 9,  availability: 1,  bands: [band(1, 0, 0), band(0, 0, 0), band(0, 0, 1), band(-1, 0, 1), band(-1, 1, 1)] },
    Kajioka:    { name: 'Kajioka',    nation: 'japan', rank: 1, steps: 4,  ships: 4,  planning: 0,  availability: 0,  bands: [band(1, 0, 0), band(1, 0, 0), band(0, 0, 0), band(0, 0, 0),  band(0, 0, 1)] },
  },
  bounds: [
    { at: /\.(rank|planning)$/, from: 0, to: 12 },
    { at: /\.(steps|ships)$/, from: 0, to: 99 },
    { at: /\.availability$/, from: -5, to: 5 },
    { at: /\.bands\.[0-4]\.debarkation$/, from: -1, to: 1 },
    { at: /\.bands\.[0-4]\.(quality|combat)$/, from: 0, to: 1 },
  ],
};
