/** The fleet action as a rulebook for the umpire. */
import type { Rulebook } from '@ironbottom/umpire';
import { frames } from './frames.js';
import { cloneFleet, imagineFleet } from './imagine.js';
import { type Fleet, sides } from './kit.js';
import { fleetLaw, fleetOpening } from './law.js';
import { fleetScenarios } from './scenarios.js';
import { fleetWords } from './words.js';

export const worldAtWar: Rulebook<Fleet> = {
  name: 'world-at-war',
  edition: '1',
  scenarios: fleetScenarios.map(({ id, title }) => ({ id, title })),
  law: fleetLaw,
  seats: () => sides.map((side) => ({ seat: side, party: side })),
  open: fleetOpening,
  frames,
  words: fleetWords,
  clone: cloneFleet,
  imagine: imagineFleet,
};
