/** What the rules of damage want to know of a battle's law, whichever battle it is. */
import type { GameDate } from './calendar.js';
import type { criticalHits, damageEffects } from './charts/surface-tables.js';
import type { NavalUnit } from './pieces.js';

export type HullLaw = {
  readonly date: GameDate;
  readonly units: { readonly [id: string]: NavalUnit };
  readonly charts: { readonly damageEffects: typeof damageEffects; readonly criticalHits: typeof criticalHits };
};

export function hullOf({ units }: HullLaw, id: string): NavalUnit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`there is no ship ${id} in this battle`);
  return unit;
}
