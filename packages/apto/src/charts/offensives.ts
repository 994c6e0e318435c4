import type { Chart } from '@ironbottom/umpire';

/** Economic Points for one Offensive, by who buys it. */
export type OffensivePrices = { readonly army: number; readonly navy: number; readonly ussr: number; readonly western: number; readonly china: number; readonly ccp: number };

export const offensivePrices: Chart<OffensivePrices> = {
  id: 'offensives',
  title: 'Prices of Offensives',
  provenance: 'text',
  source: '8.13, line 1871',
  values: { army: 2, navy: 2, ussr: 2, western: 3, china: 3, ccp: 1 },
};
