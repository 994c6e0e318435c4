import type { HouseChart } from '@ironbottom/umpire';

/** By year: Economic Points of a season. What Japan's army has for the mainland, not what the nation earns. */
export type Incomes = { readonly [power: string]: { readonly [year: number]: number } };

export const incomes: HouseChart<Incomes> = {
  id: 'incomes',
  title: 'Economic Point incomes of a season',
  about: 'Economic Points of a season, by year: for Japan what the army on the mainland has, not what the nation earns.',
  provenance: 'designed',
  source: '8.1; Table I is not in the source. Bounds: Japan can reach 77 (8.2), the United States have 56 or 57 in 1942 (8.3)',
  values: {
    japan: { 1937: 26, 1938: 27, 1939: 30 },
    china: { 1937: 8, 1938: 8, 1939: 8 },
    ussr:  { 1937: 12, 1938: 12, 1939: 16 },
  },
  bounds: [{ at: /^(japan|china|ussr)\.\d{4}$/, from: 0, to: 99 }],
};
