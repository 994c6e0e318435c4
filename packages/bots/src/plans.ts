/** What a captain may set out to do instead: his own doctrine first. */
import { enemyOf, type GameLaw, type Side } from '@ironbottom/flat-top';
import type { Doctrine } from './doctrine.js';
import { hasDiveBombers } from './planes.js';
import { beaches } from './targets.js';

export type Plan = { readonly id: string; readonly says: string; readonly doctrine: Doctrine };

export function plansFor(law: GameLaw, side: Side, usual: Doctrine): Plan[] {
  const plans: Plan[] = [{ id: 'usual', says: 'Fights as a captain would.', doctrine: usual }];
  const add = (id: string, says: string, change: Partial<Doctrine>): void => {
    plans.push({ id, says, doctrine: { ...usual, ...change } });
  };
  const { raid } = law.scenario.victory;
  if (raid?.side === side) {
    add('at-once', 'Strikes with whoever is ready.', { massed: { ships: 0, base: 0 } });
    add('stay', 'Goes on striking when the raid has done its work.', { retires: false });
  } else if (raid !== undefined) {
    if (hasDiveBombers(law, enemyOf(side))) {
      add('low', 'Keeps the fighters low: that is where the bombers should come.', { height: 'low' });
      add('layers', 'Keeps the fighters in two layers.', { height: 'layers' });
    }
  } else {
    add('press', 'Looks for the enemy with many planes and strikes at whatever is worth a bomb.', {
      choosy: 0.3,
      searchers: { looking: 14, tracking: 5 },
      patrol: 0.7,
      escort: 0.3,
      massed: { ships: 0.3, base: 0.6 },
    });
    add('shun', 'Keeps the carriers out of reach: not to lose is enough.', { shuns: true });
    if (beaches(law, enemyOf(side)).length > 0)
      add('inshore', 'Takes the carriers close to where the transports are bound for.', { offshore: 8 });
  }
  return plans;
}
