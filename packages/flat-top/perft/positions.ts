/**
 * Named positions, each about a rule or two, with the question that is asked in it. How many legal answers there are is
 * recorded in perft.test.ts and counted a second time in by-the-book.ts.
 */
import type { Positions } from './position.js';
import { inTheAir } from './positions-air.js';
import { inContact } from './positions-contact.js';
import { onDecksAndFields } from './positions-fields.js';
import { comingHome } from './positions-landing.js';
import { weatherAndSea } from './positions-sea.js';
import { underWater } from './positions-submarines.js';

export const positions: Positions = {
  ...weatherAndSea,
  ...onDecksAndFields,
  ...inTheAir,
  ...comingHome,
  ...inContact,
  ...underWater,
};
