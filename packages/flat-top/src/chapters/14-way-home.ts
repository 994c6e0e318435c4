/** 14.2.1, 14.15.3 The shortest way to a deck or field, low on entry. */
import type { Hex } from '@ironbottom/hexes';
import type { GameLaw, GamePublic } from '../game-kit.js';
import { distance, hexCount, inPlay, mountainSides, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import { isHigh, isLow, mayNotGo } from './14-15-altitude.js';
import { closing } from './14-ways.js';

/**
 * The hexes to enter, at most `budget`; none at all when it is there already. High planes come down in the first hex, so the
 * hex of the field must be a later one (14.15.3), unless they began in it (R88). `undefined`: there is no such way.
 */
export function wayHome(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): Hex[] | undefined {
  const from = flight.hex;
  if (from === to) return mayLandHere(flight) ? [] : undefined;
  return reaches(pub, law, flight, to, budget) ? traced(from, to) : undefined;
}

/** How long that way is. One without a detour is looked for first, always into the next hex that will do, for it is soon found. */
export function hexesHome(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): number | undefined {
  const from = flight.hex;
  if (from === to) return mayLandHere(flight) ? 0 : undefined;
  const straight = distance(from, to);
  if (straight > budget) return undefined;
  if (fliesStraight(pub, law, flight, to, straight) || reaches(pub, law, flight, to, straight)) return straight;
  return straight < budget && reaches(pub, law, flight, to, budget) ? traced(from, to).length : undefined;
}

function fliesStraight(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, straight: number): boolean {
  if (straight === 1 && flight.lots.some(isHigh)) return false;
  const { westHalf } = law.scenario;
  let low = flight.lots.some(isLow);
  let at = flight.hex;
  for (let left = straight - 1; left >= 0; left--) {
    const before = at;
    for (const next of neighbours(at)) {
      if (distance(next, to) !== left || !inPlay(next, westHalf)) continue;
      if (closing(pub, law, low, at, next, next === to) !== 'open') continue;
      at = next;
      break;
    }
    if (at === before) return false;
    low = true;
  }
  return true;
}

const mayLandHere = ({ flown, lots }: Flight): boolean => flown === 0 || !lots.some(isHigh);

/** Where each hex was entered from, and in which search; here only so as not to be made anew. */
const cameFrom = new Int16Array(hexCount);
const reachedIn = new Int32Array(hexCount);
let searches = 0;

/** Whether there is a way of at most `budget` hexes; `cameFrom` then holds the shortest. */
function reaches(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): boolean {
  const from = flight.hex;
  if (distance(from, to) > budget) return false;
  const { westHalf } = law.scenario;
  const high = flight.lots.some(isHigh);
  const lowAtFirst = flight.lots.some(isLow);
  searches = (searches + 1) | 0;
  reachedIn[from] = searches;
  let edge: Hex[] = [from];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) {
    // High planes come down in the first hex.
    const low = lowAtFirst || steps > 1;
    const further: Hex[] = [];
    for (let i = 0; i < edge.length; i++) {
      const at = edge[i] ?? from;
      for (const next of neighbours(at)) {
        if (reachedIn[next] === searches || !inPlay(next, westHalf)) continue;
        // Too far off to be on the way.
        if (distance(next, to) > budget - steps || (high && steps === 1 && next === to)) continue;
        if (closing(pub, law, low, at, next, next === to) !== 'open') continue;
        reachedIn[next] = searches;
        cameFrom[next] = at;
        if (next === to) return true;
        further.push(next);
      }
    }
    edge = further;
  }
  return false;
}

function traced(from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at = to; at !== from; at = cameFrom[at] ?? from) path.push(at);
  return path.reverse();
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
  // 14.15.4 Armed planes cannot go up.
  const staysLow = mayNotGo(flight, 'high')?.rule === '14.15.4';
  const seen = new Set<number>();
  let edge: { at: Hex; low: boolean }[] = [{ at: from, low: flight.lots.some(isLow) }];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) {
    const further: typeof edge = [];
    for (const { at, low } of edge) {
      for (const next of neighbours(at)) {
        if (!inPlay(next, law.scenario.westHalf) || distance(next, to) > budget - steps) continue;
        if (closing(pub, law, low, at, next, next === to) !== 'open') continue;
        if (next === to && low) return steps;
        if (seen.has(next)) continue;
        seen.add(next);
        further.push({ at: next, low: true });
        if (!staysLow) further.push({ at: next, low: false });
      }
    }
    edge = further;
  }
  return undefined;
}
