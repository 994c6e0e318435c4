import type { Chart } from '@ironbottom/umpire';
import type { ShipType } from './ships.js';

/** What a critical hit does besides. `airFactors`: a further die says how many are eliminated. */
export type CriticalEffect =
  | { readonly effect: 'hits'; readonly hits: number }
  | { readonly effect: 'airFactors' }
  | { readonly effect: 'noReadying' }
  | { readonly effect: 'noFlying' }
  | { readonly effect: 'noMoving' }
  | { readonly effect: 'none' };

/** By the face of the die; index 0 is the face 1. */
export type CriticalTable = readonly [
  CriticalEffect, CriticalEffect, CriticalEffect, CriticalEffect, CriticalEffect, CriticalEffect,
];

export type CriticalTarget = 'carrier' | 'ship' | 'base' | 'formation';

const hits = (n: number): CriticalEffect => ({ effect: 'hits', hits: n });
const airFactors: CriticalEffect = { effect: 'airFactors' };
const noReadying: CriticalEffect = { effect: 'noReadying' };
const noFlying: CriticalEffect = { effect: 'noFlying' };
const noMoving: CriticalEffect = { effect: 'noMoving' };
const none: CriticalEffect = { effect: 'none' };

/** Critical Hit Tables. `carrier` serves CV, CVL and AV (R164). */
export const criticalHits: Chart<Record<CriticalTarget, CriticalTable>> = {
  id: 'critical-hits',
  title: 'Critical Hit Tables',
  provenance: 'text',
  source: 'Critical Hits 3, lines 1478-1506',
  values: {
    //          1           2           3           4           5           6
    carrier:   [hits(2),    hits(1),    airFactors, noReadying, noFlying,   noMoving  ],
    ship:      [hits(3),    hits(2),    hits(1),    hits(1),    hits(1),    hits(1)   ],
    base:      [hits(2),    hits(1),    airFactors, airFactors, noReadying, noFlying  ],
    formation: [none,       none,       airFactors, airFactors, airFactors, airFactors],
  },
};

/** R164 The heading printed "CV/CV/AV" means CV, CVL and AV; CAV and BB are other ships. */
export function criticalTableOf(type: ShipType): 'carrier' | 'ship' {
  return type === 'CV' || type === 'CVL' || type === 'AV' ? 'carrier' : 'ship';
}
