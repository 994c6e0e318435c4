/** The charts of the bombardment game. */
import { bombardFigures } from '../bombard/figures.js';
import { airCRT } from './air-combat.js';
import { aaTable } from './anti-air.js';
import { bombardmentOfAirPoints, bombardmentOfBases } from './bombardment.js';
import { installationAA } from './installation-aa.js';

export const bombardCharts = { bombardmentOfAirPoints, bombardmentOfBases, airCRT, aaTable, installationAA, bombardFigures };
export type BombardCharts = typeof bombardCharts;
