/** What a side's order of battle comes to, and where its planes and points are now: totals to count against. */

import { worthLeft } from './chapters/12-sailing.js';
import { isSunk } from './chapters/21-damage.js';
import { survivorWorth } from './chapters/optional-rescue.js';
import { shipWorth } from './charts/victory-points.js';
import { planeKey } from './forces.js';
import type { GameLaw, GameOwn, GamePublic } from './game-kit.js';
import type { PlaneKey } from './pieces.js';
import type { ScenarioData } from './scenarios/scenario.js';
import type { Grounded, Parked, Side } from './state.js';

export type Stock = Map<PlaneKey, number>;

const listed = new WeakMap<ScenarioData, Record<Side, ReadonlyMap<PlaneKey, number>>>();

/** 4.2.2 Air Factors of the order of battle, by name; sea based ones with a star. */
export function stockOf({ scenario }: GameLaw, side: Side): ReadonlyMap<PlaneKey, number> {
  let both = listed.get(scenario);
  if (both === undefined) {
    both = { allied: inForces(scenario, 'allied'), japan: inForces(scenario, 'japan') };
    listed.set(scenario, both);
  }
  return both[side];
}

function inForces({ forces }: ScenarioData, side: Side): Stock {
  const { sea, land } = forces[side];
  const stock: Stock = new Map();
  for (const [plane, factors] of Object.entries(sea)) add(stock, `${plane}*`, factors);
  for (const { planes } of land) for (const [plane, factors] of Object.entries(planes)) add(stock, plane, factors);
  return stock;
}

export function add(stock: Stock, key: PlaneKey, factors: number): void {
  stock.set(key, (stock.get(key) ?? 0) + factors);
}

/** Every box of a place, one after the other. */
export function parkedIn(grounded: Grounded | null): readonly Parked[] {
  return grounded === null ? [] : [...grounded.ready, ...grounded.justLanded, ...grounded.readying];
}

/** 22.1 to 22.4 Every factor that is in a box or in the air, lost today or gone for good. */
export function accountedFor(own: GameOwn): Stock {
  const stock: Stock = new Map();
  for (const { grounded } of own.ships)
    for (const parked of parkedIn(grounded)) add(stock, planeKey(parked), parked.factors);
  for (const { grounded } of own.bases)
    for (const parked of parkedIn(grounded)) add(stock, planeKey(parked), parked.factors);
  for (const { lots } of own.flights) for (const lot of lots) add(stock, planeKey(lot), lot.factors);
  for (const list of [own.lostToday, own.gone]) for (const key in list) add(stock, key, list[key] ?? 0);
  return stock;
}

/** 25.1, R132 Points that the enemy has for this side's ships: hits while they float, their worth once they are sunk, or both. */
export function shipPoints({ ships, hulls, submarines }: GameOwn, { charts, options }: GameLaw, side: Side): number {
  const { leastWorth, eachTurn } = charts.victoryPoints.values.unloading;
  let points = 0;
  for (const ship of ships) {
    if (ship.hits === 0) continue;
    const { sunk, perHit } = shipWorth(charts.victoryPoints, ship.name, side, ship.type);
    if (isSunk(ship)) points += worthLeft({ hulls }, ship, sunk, leastWorth, eachTurn);
    if (!isSunk(ship) || options.sunkShips === 'added') points += perHit * ship.hits;
  }
  // OPT-SUB.10
  for (const { id, sunk } of submarines ?? []) if (sunk) points += shipWorth(charts.victoryPoints, id, side, 'SS').sunk;
  return points;
}

/** 25.5 Points that a side has for what its transports put ashore. */
export function unloadingPoints({ hulls }: GameOwn, { charts }: GameLaw): number {
  let turns = 0;
  for (const id in hulls) turns += hulls[id]?.unloaded ?? 0;
  return turns * charts.victoryPoints.values.unloading.eachTurn;
}

/** 25.1 Points that the enemy has for hits on this side's bases. */
export function basePoints({ hitsScored, fallen }: GamePublic, { charts, scenario }: GameLaw, side: Side): number {
  let hits = 0;
  for (const base of scenario.forces[side].bases)
    hits += (fallen?.base === base ? fallen.scored : null) ?? hitsScored[base] ?? 0;
  // SC3.2 From then on hits on a base that was taken count against its new owner.
  if (fallen?.to === side && fallen.scored !== null) hits += (hitsScored[fallen.base] ?? 0) - fallen.scored;
  return hits * charts.victoryPoints.values.baseHit;
}

/** SC2.V2, SC3.V2, SC5.V2 Points that were received, and announced, for how the unloading went. */
export const unloadingBonus = ({ bonus }: GamePublic, side: Side): number => bonus?.[side] ?? 0;

/** The same, and OPT-ESF.3 for survivors aboard at the end. */
export const bonusPoints = (pub: GamePublic, side: Side): number =>
  unloadingBonus(pub, side) + survivorWorth * (pub.survivors?.[side] ?? 0);
