/** Charts that the battles do not use; they wait for the week. */
import { activationCosts, loadCapacities } from './activation-costs.js';
import { airRanges } from './air-ranges.js';
import { airAvailability } from './availability.js';
import type { ChartSet } from './house.js';
import { navalMovement } from './naval-movement.js';
import { nightAir } from './night-air.js';
import { strikeSequence } from './strike-sequence.js';

export const weekCharts = {
  airAvailability,
  airRanges,
  strikeSequence,
  navalMovement,
  activationCosts,
  loadCapacities,
  nightAir,
} satisfies ChartSet;
