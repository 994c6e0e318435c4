/** A land unit in a few words: as a player reads the counter. */
import { type LandUnit, printed } from './pieces.js';

export function unitText(unit: LandUnit): string {
  const depleted = unit.left < unit.steps ? ', depleted' : '';
  const hungry = unit.marked > 0 ? ', out of supply' : '';
  return `${unit.name} ${printed(unit)}-${unit.move} ${unit.kind}${depleted}${hungry}`;
}
