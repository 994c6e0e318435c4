/** 14.2.1, 14.15.3 The shortest way to a deck or field, low on entry. */
import type { Hex } from '@ironbottom/hexes';
import type { GameLaw, GamePublic } from '../game-kit.js';
import { distance, inPlay, mountainSides, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Altitude } from '../state.js';
import { isHigh, isLow, mayNotGo } from './14-15-altitude.js';
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
        if (closedTo(pub, law, steps === 1 ? flight : low, at, next) !== undefined) continue;
        cameFrom.set(next, at);
        if (next === to) return traced(cameFrom, from, to);
        further.push(next);
      }
    }
    edge = further;
  }
  return undefined;
}

/**
 * 14.15.2, 14.15.3 The fewest hexes to a deck or field where mountains lie about: up in one hex to cross them and down again in
 * another, so that somebody enters the last one low. `undefined`: there is no such way, or there are no mountains near it.
 */
export function hexesOverMountains(
  pub: GamePublic,
  law: GameLaw,
  flight: Flight,
  to: Hex,
  budget: number,
): number | undefined {
  const { hex: from } = flight;
  if (from === to || !mountainSides.some(([a]) => distance(from, a) + distance(a, to) <= budget + 1)) return undefined;
  const low = allAt(flight, 'low');
  const high = mayNotGo(flight, 'high')?.rule === '14.15.4' ? low : allAt(flight, 'high');
  const seen = new Set<string>();
  let edge: { at: Hex; as: Flight }[] = [{ at: from, as: flight }];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) {
    const further: typeof edge = [];
    for (const { at, as } of edge) {
      for (const next of neighbours(at)) {
        if (!inPlay(next, law.scenario.westHalf) || distance(next, to) > budget - steps) continue;
        if (closedTo(pub, law, as, at, next) !== undefined) continue;
        if (next === to && as.lots.some(isLow)) return steps;
        for (const then of [low, high]) {
          const key = `${next} ${then === low}`;
          if (seen.has(key)) continue;
          seen.add(key);
          further.push({ at: next, as: then });
        }
      }
    }
    edge = further;
  }
  return undefined;
}

const allAt = (flight: Flight, altitude: Altitude): Flight => ({
  ...flight,
  lots: flight.lots.map((lot) => ({ ...lot, altitude })),
});

function traced(cameFrom: ReadonlyMap<Hex, Hex>, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) path.unshift(at);
  return path;
}
