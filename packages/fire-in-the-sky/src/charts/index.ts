/** Every chart of the card, and the pieces and places it leaves to us. */
import { bases } from './bases.js';
import { combatTable } from './combat.js';
import { damageCheck, returnSchedule } from './damage.js';
import { landUnits } from './land-units.js';
import { additionalCosts, airZones, transportCosts } from './movement.js';
import { navalUnits } from './naval-units.js';
import { schedule } from './schedule.js';
import { surfaceTable } from './surface.js';

export const charts = {
  combatTable,
  surfaceTable,
  damageCheck,
  returnSchedule,
  airZones,
  transportCosts,
  additionalCosts,
  schedule,
  navalUnits,
  landUnits,
  bases,
};
