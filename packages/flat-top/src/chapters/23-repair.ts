/** 23 Bases mend one hit a turn. */

import { cite } from '../cite.js';
import { citeIn } from '../cite-scenario.js';
import { type GameTable, ownOf } from '../game-kit.js';
import { baseWith, withEach } from '../shapes.js';
import { sides } from '../state.js';
import { reloadInPort } from './optional-ammunition-reloads.js';
import { fuelForATurn } from './optional-fueling.js';
import { reloadTubes } from './optional-torpedo-reloads.js';

const byDay = { SC4: 'SC4.2', SC5: 'SC5.6' } as const;

/** What a hit had taken from the Launch Factor, the anti-aircraft and the Surface Factor comes back with it (23.1, R129). */
export function repairPhase(table: GameTable): void {
  const { state, law } = table;
  const { attacked } = state.public;
  for (const side of sides) {
    const own = ownOf(state, side);
    for (const base of own.bases) {
      if (base.hits === 0 || !cite('23.1')) continue;
      if (attacked.includes(base.id) && cite('23.2')) continue;
      const { fastRepairByDay: fast } = law.scenario.special;
      const more = fast?.base === base.name && !state.public.night && citeIn(byDay, law.scenario) ? fast.hits : 1;
      // 23.3 Never beyond its original figures.
      const hits = cite('23.3') ? Math.max(0, base.hits - more) : base.hits - more;
      own.bases = withEach(own.bases, (each) => (each.id === base.id ? baseWith(each, 'hits', hits) : each));
      state.public.baseHits = { ...state.public.baseHits, [base.id]: hits };
      table.say('23.1', 'repaired', { side, base: base.name, hits });
    }
  }
  if (law.options.fueling) fuelForATurn(table);
  if (law.options.torpedoReloads) reloadTubes(table);
  if (law.options.ammunitionReloads) reloadInPort(table);
}
