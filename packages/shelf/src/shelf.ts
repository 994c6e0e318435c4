/**
 * The games at hand. What one rulebook has to offer stands in one file of games/, which is also built into a module of its
 * own (modules.mjs); page, terminal and server find it by looking.
 */
import type { Seat } from '@ironbottom/umpire';
import { games as apto } from './games/apto.js';
import { games as fireInTheSky } from './games/fire-in-the-sky.js';
import { games as flatTop } from './games/flat-top.js';
import { games as straits } from './games/straits.js';
import { games as warInThePacific } from './games/war-in-the-pacific.js';
import { games as worldAtWar } from './games/world-at-war.js';
import { gameIn, type Shelved } from './shelved.js';

export const shelf: readonly Shelved[] = [
  ...flatTop,
  ...fireInTheSky,
  ...warInThePacific,
  ...worldAtWar,
  ...apto,
  ...straits,
];

export const shelved = (rulebook: string, scenario: string): Shelved | undefined => gameIn(shelf, rulebook, scenario);

/** The sentence about a scenario, or its title where nobody wrote one. */
export function aboutOf({ rulebook, abouts }: Shelved, scenario: string): string {
  const about = Object.hasOwn(abouts, scenario) ? abouts[scenario] : undefined;
  return about ?? rulebook.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
}

export function seatName({ seatNames }: Pick<Shelved, 'seatNames'>, seat: Seat): string {
  return (Object.hasOwn(seatNames, seat) ? seatNames[seat] : undefined) ?? seat;
}
