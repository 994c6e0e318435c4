/** SC2.11, SC3.7, SC4.3, SC5.7 Planes that come when the enemy is near (the optional rule Additional Planes). */
import type { Side } from '../state.js';
import type { Planes } from './scenario.js';

type Lists = Readonly<Record<Side, Planes>>;

export const additional = {
  SC2: { allied: { 'B-17': 5, 'P-39': 6, Wildcat: 5 }, japan: { Zero: 10, Betty: 5 } },
  SC3: { allied: { 'B-17': 5, Wildcat: 10, Dauntless: 7, 'P-39': 6, 'B-26': 2 }, japan: { Zero: 20, Betty: 6 } },
  SC4: { allied: { Wildcat: 6, 'P-39': 8, 'P-38': 4, 'B-26': 4, Hudson: 1 }, japan: { Zero: 15, Betty: 10 } },
  SC5: { allied: { Wildcat: 4, Avenger: 4, 'B-26': 5, 'P-39': 8, Hudson: 1 }, japan: { Zero: 20, Betty: 10 } },
} as const satisfies { readonly [scenario: string]: Lists };
