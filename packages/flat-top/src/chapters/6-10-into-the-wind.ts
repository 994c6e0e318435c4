/** 6.10 Carriers that fly more than their minimum steam one hex into the wind. */
import { cite } from '../cite.js';
import type { GameLaw, GamePublic } from '../game-kit.js';
import { type Hex, inPlay, maySail, neighbours } from '../map.js';
import { upwind, weatherAt } from './6-weather.js';

/** Whether ships can go from a hex into the next: sea that is in play (12.5). */
export const isOpenSea = (law: GameLaw, from: Hex, to: Hex): boolean =>
  inPlay(to, law.scenario.westHalf) && (maySail(from, to) === undefined || !cite('12.5'));

/** The hex one step into the wind, if ships can enter it. */
export function windward(pub: GamePublic, law: GameLaw, hex: Hex): Hex | undefined {
  const to = upwind(pub, hex);
  return to !== undefined && isOpenSea(law, hex, to) ? to : undefined;
}

/**
 * R54 The shortest way, at most `movement` hexes long, whose last hex is into the wind: `undefined` when there is none. A
 * task force that enters a storm goes no further (6.6), so it may come to one only with the last hex.
 */
export function wayIntoWind(pub: GamePublic, law: GameLaw, hex: Hex, movement: number): Hex[] | undefined {
  const cameFrom = new Map<Hex, Hex | undefined>([[hex, undefined]]);
  let reached: Hex[] = [hex];
  for (let left = Math.floor(movement); left > 0; left--) {
    const further: Hex[] = [];
    for (const at of reached) {
      const to = windward(pub, law, at);
      if (to !== undefined) return [...pathTo(cameFrom, at), to];
      for (const beside of neighbours(at)) {
        if (cameFrom.has(beside) || !isOpenSea(law, at, beside) || weatherAt(pub, beside) === 'storm') continue;
        cameFrom.set(beside, at);
        further.push(beside);
      }
    }
    reached = further;
  }
  return undefined;
}

function pathTo(cameFrom: ReadonlyMap<Hex, Hex | undefined>, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at: Hex | undefined = to; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path.slice(1);
}
