/** The charts of ground combat and bombardment. */

import { groundFigures } from '../ground/figures.js';
import { airSurfaceDamage } from './air-surface.js';
import { amphibiousAdmirals } from './amphibious-admirals.js';
import { bombardmentOfAirPoints, bombardmentOfBases } from './bombardment.js';
import { groundBombardment } from './ground-bombardment.js';
import { groundCombat, groundLosses } from './ground-crt.js';
import { dayInitiative, groundMovement } from './ground-terrain.js';
import { navalCRT } from './naval-crt.js';

export const groundCharts = {
  groundCombat,
  groundLosses,
  groundBombardment,
  bombardmentOfAirPoints,
  bombardmentOfBases,
  groundMovement,
  dayInitiative,
  amphibiousAdmirals,
  airSurfaceDamage,
  navalCRT,
  groundFigures,
};
export type GroundCharts = typeof groundCharts;
