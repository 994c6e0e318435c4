/** Every chart, one a file; `charts` is the whole set. */
import type { Chart } from '@ironbottom/umpire';
import { carrying } from './carrying.js';
import { fleetAction } from './fleet-action.js';
import { nationality } from './nationality.js';
import { navalAttack } from './naval-attack.js';
import { seasonEconomy } from './season-economy.js';
import { namedShips } from './ships.js';
import { airDefence, submarineAttack } from './stand-ins.js';
import { strategicWarfare } from './strategic-warfare.js';
import { taskForceCounters } from './task-force-counters.js';
import { atLarge, constructionCosts, transportLevels } from './transports.js';

export const charts = {
  navalAttack,
  taskForceCounters,
  namedShips,
  nationality,
  airDefence,
  submarineAttack,
  transportLevels,
  atLarge,
  constructionCosts,
  carrying,
  fleetAction,
  seasonEconomy,
  strategicWarfare,
} satisfies { readonly [chart: string]: Chart<unknown> };

export type ChartName = keyof typeof charts;
