/** 8.7 What planes can be armed with. */

import type { PlaneName } from './charts/planes.js';
import type { Scenario } from './charts/scenario-changes.js';
import { cite } from './cite.js';
import type { Arms, Rules } from './state.js';

/** Anything its tables have a number for; scouts nothing (R8); para-frag and skip bombs where option and scenario allow. */
export function armsOf({ charts, options }: Rules, scenario: Scenario | null, plane: PlaneName): Arms[] {
  if (charts.planes.values[plane].mission === 'scout')
    // R8 Against submarines the Jake may carry them.
    return options.submarines && charts.submarines.values.planes[plane] !== undefined && cite('OPT-SUB.8b')
      ? ['GP']
      : [];
  const { base, ship, torpedo } = charts.airHits.values[plane];
  const arms: Arms[] = [];
  for (const bomb of ['GP', 'AP'] as const) {
    if ([base, ship].some((on) => [on.high, on.low, on.dive].some((tables) => tables[bomb] !== null))) arms.push(bomb);
  }
  if (torpedo !== null) arms.push('torpedo');
  const { paraFrag, skipBombing } = charts.specialAttacks.values;
  const here = ({ planes, scenarios }: typeof paraFrag): boolean =>
    planes.includes(plane) && (scenario === null || scenarios.includes(scenario));
  if (options.paraFrag && here(paraFrag)) arms.push('para-frag');
  if (options.skipBombing && here(skipBombing)) arms.push('skip');
  return arms;
}
