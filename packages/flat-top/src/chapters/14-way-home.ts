/** 14.2.1, 14.15.3 The shortest way to a deck or field, low on entry. */
import type { Hex } from '@ironbottom/hexes';
import { cite } from '../cite.js';
import type { GameLaw, GamePublic } from '../game-kit.js';
import { distance, hexCount, inPlay, mountainSides, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import { isHigh, isLow, mayNotGo } from './14-15-altitude.js';
import { closing } from './14-ways.js';
import { hexesFor, homingOf, pointsFor } from './optional-altitude-cost.js';

/**
 * The hexes to enter, for at most `budget` of movement; none at all when it is there already. High planes come down in the first hex, so the
 * hex of the field must be a later one (14.15.3), unless they began in it (R88). `undefined`: there is no such way.
 */
export function wayHome(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): Hex[] | undefined {
  const from = flight.hex;
  if (from === to) return mayLandHere(flight) ? [] : undefined;
  const homing = homingOf(law, flight.lots);
  return reaches(pub, law, flight, to, hexesFor(homing, budget), homing.late) ? traced(from, to) : undefined;
}

/** How much movement that way takes. One without a detour is looked for first, always into the next hex that will do, for it is soon found. */
export function hexesHome(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number): number | undefined {
  const from = flight.hex;
  if (from === to) return mayLandHere(flight) ? 0 : undefined;
  const straight = distance(from, to);
  const homing = homingOf(law, flight.lots);
  const { late } = homing;
  const most = hexesFor(homing, budget);
  if (straight > most) return undefined;
  if (fliesStraight(pub, law, flight, to, straight) || reaches(pub, law, flight, to, straight, late))
    return pointsFor(homing, straight);
  if (straight === most || !reaches(pub, law, flight, to, most, late)) return undefined;
  return pointsFor(homing, traced(from, to).length);
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

/** Whether there is a way of at most `budget` hexes; `cameFrom` then holds the shortest. `late`: they come down as late as they can. */
function reaches(pub: GamePublic, law: GameLaw, flight: Flight, to: Hex, budget: number, late: boolean): boolean {
  const from = flight.hex;
  if (distance(from, to) > budget) return false;
  const { westHalf } = law.scenario;
  const high = flight.lots.some(isHigh);
  const lowAtFirst = flight.lots.some(isLow);
  searches = (searches + 1) | 0;
  reachedIn[from] = searches;
  let edge: Hex[] = [from];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) {
    // High planes come down in the first hex, or in the one before the last.
    const lowNow = lowAtFirst || (steps > 1 && !late);
    const further: Hex[] = [];
    for (let i = 0; i < edge.length; i++) {
      const at = edge[i] ?? from;
      for (const next of neighbours(at)) {
        if (reachedIn[next] === searches || !inPlay(next, westHalf)) continue;
        // Too far off to be on the way.
        if (distance(next, to) > budget - steps || (high && steps === 1 && next === to)) continue;
        const low = lowNow || (late && next === to);
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
 * 14.15.2, 14.15.3 The least movement to a deck or field where mountains lie about: up in one hex to cross them and down again in
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
  // OPT-EPF.8 Low hexes may cost two, so those reached with so much movement are kept apart.
  const dear = law.options.altitudeCost && cite('OPT-EPF.8') ? 2 : 1;
  const least = new Map<Hex, number>();
  const edges: { at: Hex; low: boolean }[][] = [[{ at: from, low: flight.lots.some(isLow) }]];
  for (let spent = 0; spent <= budget; spent++) {
    for (const { at, low } of edges[spent] ?? []) {
      const then = spent + (low ? dear : 1);
      for (const next of neighbours(at)) {
        if (then > budget || !inPlay(next, law.scenario.westHalf) || distance(next, to) > budget - then) continue;
        if (closing(pub, law, low, at, next, next === to) !== 'open') continue;
        if (next === to && low) return then;
        if ((least.get(next) ?? Number.POSITIVE_INFINITY) <= then) continue;
        least.set(next, then);
        const further = edges[then] ?? [];
        edges[then] = further;
        further.push({ at: next, low: true });
        if (!staysLow) further.push({ at: next, low: false });
      }
    }
  }
  return undefined;
}
