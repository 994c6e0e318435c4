/** The charts of ground combat and bombardment. */
import { bombardmentOfAirPoints, bombardmentOfBases } from './bombardment.js';
import { groundBombardment } from './ground-bombardment.js';
import { groundCombat, groundLosses } from './ground-crt.js';
import { dayInitiative, groundMovement } from './ground-terrain.js';

export const groundCharts = {
  groundCombat,
  groundLosses,
  groundBombardment,
  bombardmentOfAirPoints,
  bombardmentOfBases,
  groundMovement,
  dayInitiative,
};
export type GroundCharts = typeof groundCharts;
