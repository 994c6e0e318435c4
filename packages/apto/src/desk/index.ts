/** Advanced Pacific Theater of Operations at the desk. */
import type { DeskProcedure } from '@ironbottom/umpire';
import { landCombatDesk } from './land-combat.js';

export const aptoDesk: readonly DeskProcedure[] = [landCombatDesk];
