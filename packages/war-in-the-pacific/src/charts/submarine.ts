/** Every chart of search and submarine attack. */
import { airSearch } from './air-search.js';
import type { ChartSet } from './house.js';
import { searchContact } from './search-contact.js';
import { searchCups } from './search-cups.js';
import { searchValues } from './search-values.js';
import { submarineShips } from './submarine-ships.js';
import { aswTable, subDamage, subHit, subLog } from './submarine-tables.js';
import { criticalHits, damageEffects } from './surface-tables.js';

export const submarineCharts = {
  submarineShips,
  searchContact,
  searchCups,
  airSearch,
  searchValues,
  aswTable,
  subHit,
  subDamage,
  subLog,
  criticalHits,
  damageEffects,
} satisfies ChartSet;

export type SubmarineCharts = typeof submarineCharts;
