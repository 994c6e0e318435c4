/** 14.5, 6.6, 14.15.5 Where a formation may fly next. */
import type { Refusal, Way } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GamePublic, GameView } from '../game-kit.js';
import { type Hex, hexCount, inPlay, mountainBetween, name, neighbours } from '../map.js';
import type { Flight } from '../pieces.js';
import { weatherAt } from './6-weather.js';
import { isLow } from './14-15-altitude.js';

/** Every hex next door on the part of the map in play; closed ones with the reason. */
export function airWays(view: GameView, law: GameLaw, unit: string, at: Hex): Way[] {
  const { westHalf } = law.scenario;
  const flight = view.own.flights.find(({ id }) => id === unit);
  const open = openWays(at, westHalf);
  if (flight === undefined || !open.some(({ to }) => closedTo(view.public, law, flight, at, to) !== undefined))
    return open;
  return open.map((way) => {
    const not = closedTo(view.public, law, flight, at, way.to);
    return not === undefined ? way : { ...way, not };
  });
}

/** Made once for each hex: most of the sky is open. */
const OPEN: (Way[] | undefined)[] = Array.from({ length: 2 * hexCount });

function openWays(at: Hex, westHalf: boolean): Way[] {
  const key = 2 * at + (westHalf ? 1 : 0);
  let ways = OPEN[key];
  if (ways === undefined) {
    ways = neighbours(at)
      .filter((to) => inPlay(to, westHalf))
      .map((to) => ({ to, cost: 1 }));
    OPEN[key] = ways;
  }
  return ways;
}

/** Why it may not fly from one hex into the next; `undefined` if it may. */
export function closedTo(pub: GamePublic, law: GameLaw, flight: Flight, from: Hex, to: Hex): Refusal | undefined {
  if (weatherAt(pub, to) === 'storm' && !leadsOut(pub, law, flight, from, to) && cite('6.6'))
    return { rule: '6.6', why: `${name(to)} lies under a storm: planes may not enter it` };
  if (isMountain(flight, from, to) && cite('14.15.5'))
    return { rule: '14.15.5', why: `mountains lie between ${name(from)} and ${name(to)}: only high planes cross them` };
  return undefined;
}

const isMountain = (flight: Flight, from: Hex, to: Hex): boolean =>
  mountainBetween(from, to) && flight.lots.some(isLow);

/** 6.6, R21 Those over whom a storm has formed, or who took off in one, leave it by the shortest way. */
function leadsOut(pub: GamePublic, law: GameLaw, flight: Flight, from: Hex, to: Hex): boolean {
  return weatherAt(pub, from) === 'storm' && outOfStorm(pub, law, flight, to) < outOfStorm(pub, law, flight, from);
}

/** How many hexes it is to clear air or mere cloud, by a way it can fly: on the map in play, and round the mountains if it is low. */
function outOfStorm(pub: GamePublic, { scenario }: GameLaw, flight: Flight, hex: Hex): number {
  const seen = new Set([hex]);
  let reached: Hex[] = [hex];
  for (let far = 0; reached.length > 0; far++) {
    const further: Hex[] = [];
    for (const at of reached) {
      if (weatherAt(pub, at) !== 'storm') return far;
      for (const to of neighbours(at)) {
        if (seen.has(to) || !inPlay(to, scenario.westHalf) || isMountain(flight, at, to)) continue;
        seen.add(to);
        further.push(to);
      }
    }
    reached = further;
  }
  return Number.POSITIVE_INFINITY;
}
