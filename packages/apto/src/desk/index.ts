/** Advanced Pacific Theater of Operations at the desk. */
import type { DeskProcedure } from '@ironbottom/umpire';
import { conquestDesk } from './conquest.js';
import { landCombatDesk } from './land-combat.js';
import { monthEndDesk } from './month-end.js';
import { replenishmentDesk } from './replenishment.js';
import { supplyDesk } from './supply.js';

export const aptoDesk: readonly DeskProcedure[] = [
  landCombatDesk,
  supplyDesk,
  replenishmentDesk,
  monthEndDesk,
  conquestDesk,
];
