/** Every chart, one a file; `charts` is the whole set. */
import type { Chart } from '@ironbottom/umpire';
import { airLift, airSupport } from './air.js';
import { costs } from './costs.js';
import { crt } from './crt.js';
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
  offensivePrices,
  railCapacities,
  weatherTable,
  zoneRows,
  airSupport,
  airLift,
  seaLift,
  freeUnitTable,
} satisfies { readonly [chart: string]: Chart<unknown> };

/** Those that players may put other values into. */
export const houseCharts = { crt };
export type HouseCharts = typeof houseCharts;

export type ChartName = keyof typeof charts;
