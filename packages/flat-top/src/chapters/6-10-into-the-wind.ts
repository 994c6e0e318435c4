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
  const to = upwind(pub, law, hex);
  return to !== undefined && isOpenSea(law, hex, to) ? to : undefined;
}

/**
 * R54 The shortest ways, at most `movement` hexes long, whose last hex is into the wind: none when there is none. A task
 * force that enters a storm goes no further (6.6), so it may come to one only with the last hex.
 */
export function waysIntoWind(pub: GamePublic, law: GameLaw, hex: Hex, movement: number): Hex[][] {
  let reached: Hex[][] = [[]];
  for (let left = Math.floor(movement); left > 0; left--) {
    const found: Hex[][] = [];
    const further: Hex[][] = [];
    for (const path of reached) {
      const at = path[path.length - 1] ?? hex;
      const to = windward(pub, law, at);
      if (to !== undefined) found.push([...path, to]);
      else if (left > 1)
        for (const beside of neighbours(at))
          if (isOpenSea(law, at, beside) && weatherAt(pub, beside) !== 'storm') further.push([...path, beside]);
    }
    if (found.length > 0) return found;
    reached = further;
  }
  return [];
}
