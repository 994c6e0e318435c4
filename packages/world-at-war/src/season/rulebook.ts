/** The Pacific strategic-warfare box as a rulebook for the umpire. */
import type { Rulebook } from '@ironbottom/umpire';
import { convoys } from './convoys.js';
import { cloneSeason, imagineSeason } from './imagine.js';
import { type SeasonGame, sides } from './kit.js';
import { seasonLaw, seasonOpening } from './law.js';
import { seasonScenarios } from './scenarios.js';
import { season, setUp, stations } from './stations.js';
import { seasonWords } from './words.js';

export const worldAtWarSeason: Rulebook<SeasonGame> = {
  name: 'world-at-war',
  edition: '1',
  scenarios: seasonScenarios.map(({ id, title }) => ({ id, title })),
  law: seasonLaw,
  seats: () => sides.map((side) => ({ seat: side, party: side })),
  open: seasonOpening,
  frames: { season, 'set-up': setUp, convoys, stations },
  words: seasonWords,
  clone: cloneSeason,
  imagine: imagineSeason,
};
