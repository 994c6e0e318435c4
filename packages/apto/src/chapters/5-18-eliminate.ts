/** 5.18 Where eliminated land units go: to the pool, to the Replenishment Box, or out of the game. */
import { cite } from '../cite.js';
import type { LandUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf } from '../situation.js';
import { noReplenishment } from './7-14-replenishment.js';
import { recycles } from './8-6-construction.js';

export type Cause = 'combat' | 'stacking' | 'supply' | 'overrun';

/** `supplied`: when it was eliminated; only then it may be replenished (7.14). */
export function eliminate(table: Theatre, unit: LandUnit, cause: Cause, supplied = true): void {
  const { map } = table.law;
  const { hex } = unit;
  if (hex === null) return;
  const loss = { unit, hex: hexOf(map, hex), inCombat: cause === 'combat', supplied };
  unit.hex = null;
  unit.marked = 0;
  // 7.14 Infantry lost in land combat at home may come back in the same month, as it was.
  const boxed = unit.kind !== 'partisan' && noReplenishment(loss) === undefined && cite('7.14');
  const lost = unit.kind === 'home-guard' || !recycles(unit, table.law.options.noRecycling);
  unit.off = boxed ? 'box' : lost ? 'gone' : 'pool';
  if (unit.off !== 'box') unit.left = unit.steps;
  table.say('5.18', 'eliminated', { unit: unit.id, hex, cause });
}
