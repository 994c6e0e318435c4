/** 14.5, 6.6, 14.15.5 Where a formation may fly next. */
import { isWitnessed, type Refusal, type Way } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldsOf } from '../fields.js';
import { type GameLaw, type GameOwn, type GamePublic, type GameView, stepNow } from '../game-kit.js';
import { type Hex, hexCount, inPlay, mountainBetween, name, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { isLow } from './14-15-altitude.js';
import { stepCost } from './optional-altitude-cost.js';

/** Every hex next door on the part of the map in play; closed ones with the reason. */
export function airWays(view: GameView, law: GameLaw, unit: string, at: Hex): readonly Way[] {
  const flight = flightNamed(view.own.flights, unit);
  if (flight === undefined) return openWays(at, law.scenario.westHalf, 1);
  if (law.options.landInStorm || isWitnessed()) return waysFor(view, law, flight, at);
  const ways = waysUnder(view.public, law.scenario.westHalf);
  const key = 4 * at + (flight.lots.some(isLow) ? 1 : 0) + 2 * (stepCost(law, flight.lots) - 1);
  let found = ways.get(key);
  if (found === undefined) {
    found = waysFor(view, law, flight, at);
    ways.set(key, found);
  }
  return found;
}

/** Where nobody may land in a storm, all hangs on the clouds, the map, and whether some of them fly low: kept under these clouds. */
type Sky = { clouds: GamePublic['clouds']; westHalf: boolean; readonly ways: Map<number, readonly Way[]> };
const sky: Sky = { clouds: [], westHalf: false, ways: new Map() };

function waysUnder({ clouds }: GamePublic, westHalf: boolean): Sky['ways'] {
  if (sky.clouds !== clouds || sky.westHalf !== westHalf) {
    sky.clouds = clouds;
    sky.westHalf = westHalf;
    sky.ways.clear();
  }
  return sky.ways;
}

function waysFor(view: GameView, law: GameLaw, flight: Flight, at: Hex): readonly Way[] {
  const open = openWays(at, law.scenario.westHalf, stepCost(law, flight.lots));
  const comes = stepNow(view.public, view.own) === 'land';
  const side = sideOf(view.seat);
  let closed = false;
  const ways = open.map((way) => {
    const lands = mayLandAt(view.public, law, view.own, side, way.to);
    const not = closedTo(view.public, law, flight, at, way.to, comes, lands);
    if (not === undefined) return way;
    closed = true;
    return { to: way.to, cost: way.cost, not };
  });
  return closed ? ways : open;
}

function flightNamed(flights: readonly Flight[], id: string): Flight | undefined {
  for (const flight of flights) if (flight.id === id) return flight;
  return undefined;
}

/** Made once for each hex: most of the sky is open. */
const OPEN: (Way[] | undefined)[] = Array.from({ length: 4 * hexCount });

/** `cost`: of each hex (OPT-EPF.8). */
function openWays(at: Hex, westHalf: boolean, cost: 1 | 2): Way[] {
  const key = 4 * at + (westHalf ? 1 : 0) + 2 * (cost - 1);
  let ways = OPEN[key];
  if (ways === undefined) {
    ways = neighbours(at)
      .filter((to) => inPlay(to, westHalf))
      .map((to) => ({ to, cost }));
    OPEN[key] = ways;
  }
  return ways;
}

/** Why it may not fly from one hex into the next; `undefined` if it may. `comes`: it is on its way to land; `lands`: there. */
export function closedTo(
  pub: GamePublic,
  law: GameLaw,
  flight: Flight,
  from: Hex,
  to: Hex,
  comes: boolean,
  lands: boolean,
): Refusal | undefined {
  // R20 Who came into a storm to land there goes no further.
  const came = comes && !flight.leavesStorm && (flight.flown > 0 || from !== flight.hex);
  if (came && law.options.landInStorm && weatherAt(pub, from) === 'storm')
    return { rule: '6.6', why: `${name(from)} lies under a storm: who has come into it to land stays there` };
  switch (closing(pub, law, flight.lots.some(isLow), from, to, lands)) {
    case 'open':
      return undefined;
    case 'storm':
      return { rule: '6.6', why: `${name(to)} lies under a storm: planes may not enter it` };
    case 'mountains': {
      const why = `mountains lie between ${name(from)} and ${name(to)}: only high planes cross them`;
      return { rule: '14.15.5', why };
    }
  }
}

/** What is in the way, if anything is. `low`: some of them fly low. `lands`: they go there to land (R20). */
export function closing(
  pub: GamePublic,
  law: GameLaw,
  low: boolean,
  from: Hex,
  to: Hex,
  lands: boolean,
): 'open' | 'storm' | 'mountains' {
  if (weatherAt(pub, to) === 'storm' && !(lands && law.options.landInStorm)) {
    if (!leadsOut(pub, law, low, from, to) && cite('6.6')) return 'storm';
  }
  return low && mountainBetween(from, to) && cite('14.15.5') ? 'mountains' : 'open';
}

/** R20 Whether a formation of this side that moves now may come down there: it is the step of landing, and there is a deck or field. */
export function mayLandAt(pub: GamePublic, law: GameLaw, own: GameOwn, side: Side, hex: Hex): boolean {
  if (!law.options.landInStorm || stepNow(pub, own) !== 'land') return false;
  return fieldsOf(own, law, side).some((field) => field.hex === hex);
}

/** 6.6, R21 Those over whom a storm has formed, or who took off in one, leave it by the shortest way. */
function leadsOut(pub: GamePublic, law: GameLaw, low: boolean, from: Hex, to: Hex): boolean {
  return weatherAt(pub, from) === 'storm' && outOfStorm(pub, law, low, to) < outOfStorm(pub, law, low, from);
}

/** How many hexes it is to clear air or mere cloud, by a way it can fly: on the map in play, and round the mountains if it is low. */
function outOfStorm(pub: GamePublic, { scenario }: GameLaw, low: boolean, hex: Hex): number {
  const seen = new Set([hex]);
  let reached: Hex[] = [hex];
  for (let far = 0; reached.length > 0; far++) {
    const further: Hex[] = [];
    for (const at of reached) {
      if (weatherAt(pub, at) !== 'storm') return far;
      for (const to of neighbours(at)) {
        if (seen.has(to) || !inPlay(to, scenario.westHalf) || (low && mountainBetween(at, to))) continue;
        seen.add(to);
        further.push(to);
      }
    }
    reached = further;
  }
  return Number.POSITIVE_INFINITY;
}
