/** The reference: every entry of the ledger explained in our own words, with our rulings where they sharpen it. */
import { navalUnits } from './20-1-naval-units.js';
import { fleets } from './20-2-fleets.js';
import { carriers } from './20-3-4-carriers.js';
import { attacks } from './20-5-attacks.js';
import { transports } from './20-6-transports.js';
import { submarinesAndCounters } from './20-7-9-submarines-and-counters.js';

export const reference: { readonly [rule: string]: string } = {
  ...navalUnits,
  ...fleets,
  ...carriers,
  ...attacks,
  ...transports,
  ...submarinesAndCounters,
};
