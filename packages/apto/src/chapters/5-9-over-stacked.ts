/**
 * 5.9 What is over-stacked when its owner's step ends is eliminated, step by step. R8: the weakest go first, so that nobody has to be
 * asked; moves that would over-stack a hex are not offered, so this happens after retreats and lost forts alone.
 */
import { cite } from '../cite.js';
import { type LandUnit, printed, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf, unitsAt } from '../situation.js';
import { excessAt } from './5-9-stacking.js';
import { eliminate } from './5-18-eliminate.js';

/** `isDue`: whose steps are counted now, activated units when a Step ends and all of them when the Movement Phase does. */
export function trim(table: Theatre, side: Side, isDue: (unit: LandUnit) => boolean = () => true): void {
  const { law } = table;
  const { public: pub } = table.state;
  if (!cite('5.9')) return;
  const hexes = new Set<string>();
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit !== undefined && unit.hex !== null && isDue(unit)) hexes.add(unit.hex);
  }
  for (const id of [...hexes].sort()) {
    const hex = hexOf(law.map, id);
    while (excessAt(pub, hex, side) > 0) {
      const [weakest] = unitsAt(pub, id, side).sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
      if (weakest === undefined || !cite('R8')) break;
      table.say('5.9', 'over-stacked', { unit: weakest.id, hex: id });
      if (weakest.left > 1) weakest.left -= 1;
      else eliminate(table, weakest, 'stacking');
    }
  }
}

const worth = (unit: LandUnit): number => (unit.kind === 'partisan' ? -1 : printed(unit));
