/** AP search values (13.1): what ten planes of a type find at each range, and how far they go at the utmost. */
import type { Band } from './air-search.js';
import type { HouseChart } from './house.js';

/** `extendedTo` in hexes; 0: never so far. */
export type SearchValues = { readonly [band in Band]: number } & { readonly extendedTo: number };

const values = (short: number, medium: number, long: number, extended: number, extendedTo = 0): SearchValues => ({ short, medium, long, extended, extendedTo });

export const searchValues: HouseChart<{ readonly [type: string]: SearchValues }> = {
  id: 'search-values',
  title: 'Air search values',
  provenance: 'designed',
  source: '13.1, 13.1.2, R82',
  about: 'What ten planes of a type are worth in a search at short, medium, long and extended range, and how many hexes extended range is for them.',
  values: {
    //          short  medium  long  extended  to
    H6K:  values(4,     4,      3,    2,        24),
    H8K:  values(4,     4,      3,    2,        28),
    'B-24': values(3,   3,      2,    1,        24),
    SB2C: values(3,     2,      1,    0),
  },
  exceptions: [
    { at: 'H6K.extendedTo', provenance: 'text', why: '13.1.2' },
    { at: 'H8K.extendedTo', provenance: 'text', why: '13.1.2, 16.1.6' },
    { at: 'B-24.extendedTo', provenance: 'text', why: '16.1.6: B-24 and PB4Y, at extended range' },
  ],
  bounds: [
    { at: /\.(short|medium|long|extended)$/, from: 0, to: 12 },
    { at: /\.extendedTo$/, from: 0, to: 28 },
  ],
};
