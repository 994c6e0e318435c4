/** Fire in the Sky as a game. */
import type { Rulebook } from '@ironbottom/umpire';
import { clone } from './clone.js';
import { frames } from './frames.js';
import { imagine } from './imagine.js';
import { law } from './law.js';
import { learn } from './learn.js';
import { hexOnly, placeNamed } from './map/places.js';
import { open } from './open.js';
import { scenarios } from './scenarios/index.js';
import type { Sky } from './state.js';
import { words } from './words.js';

export const fireInTheSky: Rulebook<Sky> = {
  name: 'fire-in-the-sky',
  edition: '1',
  scenarios: scenarios.map(({ id, title }) => ({ id, title })),
  law,
  seats: () => [
    { seat: 'japan', party: 'japan' },
    { seat: 'allies', party: 'allies' },
  ],
  open,
  frames,
  learn,
  // Nobody walks here; but places have names.
  ways: () => ({ ways: () => [], placeName: hexOnly, placeNamed }),
  words,
  clone,
  imagine,
};
