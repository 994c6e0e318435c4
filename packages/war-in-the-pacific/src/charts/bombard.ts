/** The charts of the bombardment game. */
import { airCRT } from './air-combat.js';
import { aaTable } from './anti-air.js';
import { bombardmentOfAirPoints, bombardmentOfBases } from './bombardment.js';

export const bombardCharts = { bombardmentOfAirPoints, bombardmentOfBases, airCRT, aaTable };
export type BombardCharts = typeof bombardCharts;
