/** Every chart, one a file; `charts` is the whole set, and players may put other values into each. */
import { airLift, airSupport } from './air.js';
import { costs } from './costs.js';
import { crt } from './crt.js';
import { demolition } from './demolition.js';
import { freeUnitTable } from './free-units.js';
import { incomes } from './incomes.js';
import { offensivePrices } from './offensives.js';
import { railCapacities } from './rail.js';
import { seaLift } from './sea-lift.js';
import { weatherTable, zoneRows } from './weather.js';

export const charts = {
  crt,
  incomes,
  costs,
  demolition,
  offensivePrices,
  railCapacities,
  weatherTable,
  zoneRows,
  airSupport,
  airLift,
  seaLift,
  freeUnitTable,
};

export type Charts = typeof charts;
