import type { HouseChart } from '@ironbottom/umpire';

/** Points of ground support a side has for a month over the mainland, by year. */
export const airSupport: HouseChart<{ readonly [side: string]: { readonly [year: number]: number } }> = {
  id: 'air-support',
  title: 'Ground support of a month',
  about: 'Points of ground support each side can send over battles in a month. A year that is not in it has the figure of the last before it.',
  provenance: 'designed',
  source: 'R68; Part 4 is not in the source. 5.14 and 5.16 say what planes over a battle do',
  values: {
    japan:  { 1937: 9, 1938: 9, 1939: 4 },
    allies: { 1937: 2, 1938: 1, 1939: 6 },
  },
  bounds: [{ at: /^(japan|allies)\.\d{4}$/, from: 0, to: 30 }],
};

/** 7.2 Air Transport Points a side has over the mainland by year, and how many hexes they fly. */
export type AirLift = { readonly points: { readonly [side: string]: { readonly [year: number]: number } }; readonly range: { readonly [side: string]: number } };

export const airLift: HouseChart<AirLift> = {
  id: 'air-lift',
  title: 'Air Transport Points of a season',
  about: 'Air Transport Points of a side over the mainland, by year, and how many hexes they fly with an Air Supply chit.',
  provenance: 'designed',
  source: 'R90; Part 4 and the counters are not in the source. 7.2 and 7.3 say what transport planes do',
  values: {
    points: {
      japan:  { 1937: 1, 1938: 1, 1939: 1 },
      allies: { 1937: 0, 1938: 0, 1939: 1 },
    },
    range: { japan: 5, allies: 5 },
  },
  bounds: [
    { at: /^points\./, from: 0, to: 20 },
    { at: /^range\./,  from: 1, to: 20 },
  ],
};
