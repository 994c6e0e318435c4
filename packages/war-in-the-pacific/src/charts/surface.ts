/** Every chart of a surface battle. */
import { airSearch } from './air-search.js';
import type { ChartSet } from './house.js';
import { navalCRT } from './naval-crt.js';
import { navalUnits } from './naval-units.js';
import { searchContact } from './search-contact.js';
import { searchCups } from './search-cups.js';
import { surfaceAdmirals } from './surface-admirals.js';
import { surfaceDamage } from './surface-damage.js';
import { surfaceDisplay } from './surface-display.js';
import { criticalHits, damageEffects, nightAdvantage, tacticalInitiative } from './surface-tables.js';

export const surfaceCharts = {
  navalUnits,
  surfaceDisplay,
  surfaceDamage,
  navalCRT,
  tacticalInitiative,
  criticalHits,
  damageEffects,
  nightAdvantage,
  surfaceAdmirals,
  airSearch,
  searchCups,
  searchContact,
} satisfies ChartSet;

export type SurfaceCharts = typeof surfaceCharts;
