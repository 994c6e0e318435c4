import type { Chart } from '@ironbottom/umpire';

/** Points of ground support a side has for a month over the mainland, by year. */
export const airSupport: Chart<{ readonly [side: string]: { readonly [year: number]: number } }> = {
  id: 'air-support',
  title: 'Ground support of a month',
  provenance: 'designed',
  source: 'R68; Part 4 is not in the source. 5.14 and 5.16 say what planes over a battle do',
  values: {
    japan:  { 1937: 9, 1938: 9, 1939: 4 },
    allies: { 1937: 2, 1938: 1, 1939: 6 },
  },
};
