/** APTO as a game. */
import type { Rulebook } from '@ironbottom/umpire';
import { clone } from './clone.js';
import { frames } from './frames.js';
import { imagine } from './imagine.js';
import { law, seatsOf } from './law.js';
import { map } from './map/map.js';
import { open } from './open.js';
import { optionalRules } from './options.js';
import { scenarios } from './scenarios/index.js';
import type { Apto } from './state.js';
import { words } from './words.js';

export const apto: Rulebook<Apto> = {
  name: 'apto',
  edition: '1',
  scenarios: scenarios.map(({ id, title }) => ({ id, title })),
  law,
  seats(setup) {
    const scenario = scenarios.find(({ id }) => id === setup.scenario);
    const commanders = { ...optionalRules, ...setup.options }.commanders === true;
    const seats = scenario === undefined ? [] : seatsOf(scenario, commanders);
    return seats.map(({ seat, side }) => ({ seat, party: side }));
  },
  open,
  frames,
  // Nobody walks here; but places have names.
  ways: () => ({
    ways: () => [],
    placeName: (place) => map.hexes[place]?.id ?? String(place),
    placeNamed: (name) => map.hex(name.replace(/\s/g, '').toUpperCase())?.index,
  }),
  words,
  clone,
  imagine,
};
