/** Every chart of the card, and the naval units it leaves to us. */
import { combatTable } from './combat.js';
import { damageCheck, returnSchedule } from './damage.js';
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
};
