/** Ranges of Air Points in movement points, as far as the text lets them slip (6.3.3, 14.2.2). One point is about ten nautical miles. */
import type { HouseChart } from './house.js';

export type AirRanges = { readonly [type: string]: { readonly normal: number; readonly extended: number; readonly torpedoByNight: number } };

export const airRanges: HouseChart<AirRanges> = {
  id: 'air-ranges',
  title: 'Ranges of Air Points',
  provenance: 'designed',
  source: '6.3.3, 14.2.2, R70',
  about: 'How many movement points planes go at normal and extended range, and with torpedoes by night; 0 where the text is silent. For the week.',
  values: {
    //       normal       extended       torpedoes by night
    'B-29': { normal: 93, extended: 140, torpedoByNight: 0 },
    G4M:    { normal: 0,  extended: 0,   torpedoByNight: 72 },
  },
  exceptions: [{ at: 'G4M.torpedoByNight', provenance: 'text', why: 'the note of 14.2.2' }],
  bounds: [{ at: /\.(normal|extended|torpedoByNight)$/, from: 0, to: 300 }],
  falls: (values) =>
    Object.entries(values).flatMap(([type, { normal, extended }]) => (extended < normal ? [`${type}: extended range is less than normal`] : [])),
};

/** R70 Public: how far a bomber goes with bombs and comes home, in nautical miles. Ten are a point; two thirds are normal range. */
export const combatRadius = { 'B-29': 1400 } as const;
