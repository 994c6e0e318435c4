/** Every chart of an air strike. */

import { airCRT, bounce } from './air-combat.js';
import { airPoints } from './air-points.js';
import { airSearch } from './air-search.js';
import { airSurfaceDamage } from './air-surface.js';
import { aaMatrix, aaTable } from './anti-air.js';
import { carrierAdmirals } from './carrier-admirals.js';
import { carrierSearch } from './carrier-search.js';
import { firstCheck, secondCheck, torpedoArming } from './coordination.js';
import { fleetCommanders } from './fleet-commanders.js';
import type { ChartSet } from './house.js';
import { navalCRT } from './naval-crt.js';
import { searchCups } from './search-cups.js';
import { strikeShips } from './strike-ships.js';
import { criticalHits, damageEffects } from './surface-tables.js';

export const strikeCharts = {
  airPoints,
  strikeShips,
  airCRT,
  bounce,
  aaTable,
  aaMatrix,
  airSurfaceDamage,
  navalCRT,
  criticalHits,
  damageEffects,
  firstCheck,
  secondCheck,
  torpedoArming,
  carrierAdmirals,
  fleetCommanders,
  carrierSearch,
  airSearch,
  searchCups,
} satisfies ChartSet;

export type StrikeCharts = typeof strikeCharts;
