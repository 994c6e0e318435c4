/** 14.2.1, 14.15.3 The shortest way to a deck or field, low on entry. */
import type { Hex } from '@ironbottom/hexes';
import type { GameLaw, GamePublic } from '../game-kit.js';
import { distance, inPlay, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import { isHigh } from './14-15-altitude.js';
import { closedTo } from './14-ways.js';

/**
 * The hexes to enter, at most `budget`; none at all when it is there already. High planes come down in the first hex, so the
 * hex of the field must be a later one (14.15.3), unless they began in it (R88). `undefined`: there is no such way.
 */
export function wayHome(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): Hex[] | undefined {
  const from = flight.hex;
  if (from === to) return flight.flown === 0 || !flight.lots.some(isHigh) ? [] : undefined;
  if (distance(from, to) > budget) return undefined;
  const high = flight.lots.some(isHigh);
  const low: Flight = high ? { ...flight, lots: flight.lots.map((lot) => ({ ...lot, altitude: 'low' })) } : flight;
  const cameFrom = new Map<Hex, Hex>([[from, from]]);
  let edge: Hex[] = [from];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) {
    const further: Hex[] = [];
    for (const at of edge) {
      for (const next of neighbours(at)) {
        if (cameFrom.has(next) || !inPlay(next, law.scenario.westHalf)) continue;
        // Too far off to be on the way.
        if (distance(next, to) > budget - steps || (high && steps === 1 && next === to)) continue;
        if (closedTo(pub, steps === 1 ? flight : low, at, next) !== undefined) continue;
        cameFrom.set(next, at);
        if (next === to) return traced(cameFrom, from, to);
        further.push(next);
      }
    }
    edge = further;
  }
  return undefined;
}

function traced(cameFrom: ReadonlyMap<Hex, Hex>, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) path.unshift(at);
  return path;
}
