import type { HouseChart } from '@ironbottom/umpire';

/** Economic Points for one Offensive, by who buys it. */
export type OffensivePrices = { readonly army: number; readonly navy: number; readonly ussr: number; readonly western: number; readonly china: number; readonly ccp: number };

export const offensivePrices: HouseChart<OffensivePrices> = {
  id: 'offensives',
  title: 'Prices of Offensives',
  about: 'Economic Points for an Offensive. Bought in the middle of a month it costs twice as much (5.5).',
  provenance: 'text',
  source: '8.13, line 1871',
  values: { army: 2, navy: 2, ussr: 2, western: 3, china: 3, ccp: 1 },
  bounds: [{ at: /^(army|navy|ussr|western|china|ccp)$/, from: 1, to: 20 }],
};
