import type { Chart } from '@ironbottom/umpire';
import type { PlaneName } from './planes.js';
import type { Scenario } from './scenario-changes.js';

export type { Scenario } from './scenario-changes.js';

/** Expanded Plane Functions 3, 4 and 5: who may make the special attacks, and in which scenarios. */
export type SpecialAttacks = {
  readonly paraFrag: { readonly planes: readonly PlaneName[]; readonly scenarios: readonly Scenario[] };
  readonly skipBombing: { readonly planes: readonly PlaneName[]; readonly scenarios: readonly Scenario[] };
  readonly strafing: { readonly planes: readonly PlaneName[]; readonly scenarios: readonly Scenario[] };
};

export const specialAttacks: Chart<SpecialAttacks> = {
  id: 'special-attacks',
  title: 'Para-frag bombs, skip bombing, strafing',
  provenance: 'text',
  source: 'Expanded Plane Functions 3-5, lines 1521-1529',
  values: {
    paraFrag:    { planes: ['A-20', 'B-25', 'B-26'], scenarios: ['SC4', 'SC5'] },
    skipBombing: { planes: ['A-20', 'B-25', 'B-26'], scenarios: ['SC3', 'SC4', 'SC5'] },
    strafing: {
      planes: ['Zero', 'Wildcat', 'Beaufighter', 'P-38', 'P-39', 'P-40', 'A-20', 'B-25'],
      scenarios: ['SC1', 'SC2', 'SC3', 'SC4', 'SC5'],
    },
  },
};
