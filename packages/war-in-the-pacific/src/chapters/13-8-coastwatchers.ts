/** 13.8 Coastwatchers: which hexes they see, and what a die makes of it. */
import { cite } from '../cite.js';

/** 13.8.1 A coastwatcher sees every coastal hex of his island. As far as the text names them. */
export const islands: { readonly [island: string]: readonly string[] } = {
  Guadalcanal: ['E2418', 'E2519', 'E2619'],
};

export const isWatched = (placed: readonly string[], hex: string): boolean =>
  placed.some((island) => {
    const hexes = islands[island] ?? [];
    return cite('13.8.1') ? hexes.includes(hex) : hexes[0] === hex;
  });

/** 13.8 By day he finds a force on 5 and 6, by night on 6. */
export const isSpottedFromShore = (face: number, night: boolean): boolean => face >= (night && cite('13.8') ? 6 : 5);

/** 13.8.6 What it takes to hunt one down: Command Points, and two dice of at least this, by the steps of the unit sent. */
export function huntFor(steps: number): { commandPoints: number; least: number } {
  const size = !cite('13.8.6') || steps <= 1 ? 1 : steps <= 3 ? 2 : steps <= 6 ? 3 : 4;
  return { commandPoints: size, least: 13 - size };
}
