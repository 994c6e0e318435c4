/** 13.5.1 What the three cups of search effectiveness chits hold when they are full. */
import type { HouseChart } from './house.js';

export const chits = ['true', 'approx 1', 'approx 2', 'error 1', 'error 2', 'error 3', 'false'] as const;
export type Chit = (typeof chits)[number];
export const cups = [1, 2, 3] as const;
export type Cup = (typeof cups)[number];
export type CupContents = { readonly [chit in Chit]: number };

export const searchCups: HouseChart<{ readonly [cup in Cup]: CupContents }> = {
  id: 'search-cups',
  title: 'Search chit cups',
  provenance: 'text',
  source: '13.5.1',
  about: 'How many chits of each kind are in each cup: 1 for intensive searches, 2 for others, 3 for bad weather.',
  values: {
    1: { 'true': 12, 'approx 1': 8, 'approx 2': 8, 'error 1': 4, 'error 2': 4, 'error 3': 0, 'false': 4 },
    2: { 'true':  4, 'approx 1': 8, 'approx 2': 8, 'error 1': 4, 'error 2': 8, 'error 3': 4, 'false': 4 },
    3: { 'true':  4, 'approx 1': 5, 'approx 2': 4, 'error 1': 4, 'error 2': 5, 'error 3': 3, 'false': 5 },
  },
  bounds: [{ at: /^[123]\./, from: 0, to: 40 }],
};
