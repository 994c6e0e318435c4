/** 22.552A and 23 are not in the source. Only their use is: in the Naval Attack Table and for losses among mixed types (20.57). */
import type { Chart } from '@ironbottom/umpire';
import type { Power } from '../pieces.js';

export type Period = 'early' | 'late';
export type Nationality = { readonly naval: number; readonly air: number };

export const nationality: Chart<Record<Period, Record<Power, Nationality>>> = {
  id: 'nationality',
  title: 'Nationality DRMs: early (to 1942) and late (from 1943)',
  provenance: 'designed',
  source: '22.552A is not in the source',
  values: {
    early: {
      japan:   { naval: 1, air: 1 },
      us:      { naval: 1, air: 0 },
      britain: { naval: 1, air: 0 },
      germany: { naval: 1, air: 1 },
      italy:   { naval: 0, air: 0 },
      france:  { naval: 0, air: 0 },
      russia:  { naval: -1, air: -1 },
      china:   { naval: -1, air: -1 },
    },
    late: {
      japan:   { naval: 1, air: 0 },
      us:      { naval: 2, air: 1 },
      britain: { naval: 1, air: 1 },
      germany: { naval: 1, air: 0 },
      italy:   { naval: 0, air: 0 },
      france:  { naval: 0, air: 0 },
      russia:  { naval: 0, air: 0 },
      china:   { naval: -1, air: -1 },
    },
  },
};

export const periodOf = (year: number): Period => (year <= 1942 ? 'early' : 'late');
