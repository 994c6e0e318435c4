/** 21 Damage: what hits do to planes, ships and bases. Planes lost on decks and fields are in 21-grounded-planes.ts. */

import type { Out } from '@ironbottom/umpire';
import { type ShipWorth, shipWorth } from '../charts/victory-points.js';
import { cite } from '../cite.js';
import { baseWith, copyShip, shipWith } from '../shapes.js';
import {
  type Base,
  type Battle,
  enemyOf,
  type LaunchFactor,
  type Lot,
  ofSide,
  type Ship,
  type Side,
} from '../state.js';
import { atBase, type Cause, loseAllPlanes, losePlanes, score, scorePlanes } from './21-grounded-planes.js';
import type { Forbidden } from './optional-critical-hits.js';

export * from './21-grounded-planes.js';

/** Put a changed ship in the place of the old one. */
export function putShip(battle: Battle, side: Side, index: number, ship: Ship): void {
  const ships = ofSide(battle.ships, side).slice();
  ships[index] = ship;
  battle.ships =
    side === 'allied' ? { allied: ships, japan: battle.ships.japan } : { allied: battle.ships.allied, japan: ships };
}

function withHits(ship: Ship, hits: number): Ship {
  const hit = copyShip(ship);
  hit.hits = hits;
  return hit;
}

export function putBase(battle: Battle, base: Base): void {
  battle.base = base;
}

/** 21.1 Each hit on planes eliminates one Air Factor; hits beyond what is there are lost. Returns how many went. */
export function hitPlanes(battle: Battle, side: Side, lot: Lot, hits: number): number {
  if (hits <= 0 || !cite('21.1')) return 0;
  const lost = hits < lot.factors ? hits : lot.factors;
  lot.factors -= lost;
  scorePlanes(battle, side, lot.seaBased, lost);
  return lost;
}

/** 21.2 A ship with as many hits as its Damage Factor is sunk; it stays in the list as a wreck that does nothing. */
export const isSunk = (ship: Ship): boolean => ship.hits >= ship.damage;

/** 21.2.1 One hit short of sinking a ship is dead in the water, if its Damage Factor is 3 or more. */
export function isCrippled(ship: Pick<Ship, 'hits' | 'damage'>): boolean {
  return ship.damage >= 3 && ship.hits === ship.damage - 1 && cite('21.2.1');
}

/** 21.2.1 Half the Damage Factor or more halves her movement (R68). */
function isSlowed({ hits, damage }: Pick<Ship, 'hits' | 'damage'>): boolean {
  return hits > 0 && hits * 2 >= damage && cite('21.2.1');
}

/** 21.2.1 Hexes a turn; one half means one hex every other turn. */
export function movementOf(ship: Ship): number {
  if (isCrippled(ship)) return 0;
  return isSlowed(ship) ? ship.movement / 2 : ship.movement;
}

/** 21.2.2 Each hit takes one off the guns … */
export function gunneryOf(ship: Ship): number {
  return reduced(ship.gunnery, ship.hits);
}

/** 21.2.2 … and one off the anti-aircraft factor. */
export function aaOf(ship: Ship): number {
  return reduced(ship.aa, ship.hits);
}

function reduced(printed: number, hits: number): number {
  if (hits === 0 || printed === 0 || !cite('21.2.2')) return printed;
  return atLeastZero(printed - hits);
}

/** 21.4 Ship's factors stop at zero. */
function atLeastZero(factor: number): number {
  return factor < 0 && cite('21.4') ? 0 : factor;
}

/** 21.2.3 What each hit takes off a Launch Factor. */
const launchPerHit: Partial<Record<Ship['type'], LaunchFactor>> = {
  CV: { normal: 3, minimum: 1 },
  CVL: { normal: 2, minimum: 1 },
  AV: { normal: 1, minimum: 1 },
  CAV: { normal: 1, minimum: 1 },
  BB: { normal: 1, minimum: 1 },
};

/** 21.2.3 The Launch Factor left; with a normal factor of zero nothing takes off or lands. */
export function launchOf(ship: Ship): LaunchFactor | null {
  const each = launchPerHit[ship.type];
  if (ship.launch === null || each === undefined || ship.hits === 0 || !cite('21.2.3')) return ship.launch;
  return {
    normal: atLeastZero(ship.launch.normal - ship.hits * each.normal),
    minimum: atLeastZero(ship.launch.minimum - ship.hits * each.minimum),
  };
}

/** 21.3.1, 21.5 A base's factors after damage; they may go below zero and are then repaired from there. */
export function baseFactors(base: Base): { launch: LaunchFactor; aaf: number; sf: number } {
  const { hits } = base;
  if (hits === 0 || !cite('21.3.1')) return { launch: base.launch, aaf: base.aaf, sf: base.sf };
  const seaPlanesOnly = base.handles.length === 1 && base.handles[0] === 'SP';
  return {
    launch: {
      normal: belowZero(base.launch.normal - hits * (seaPlanesOnly ? 1 : 2)),
      minimum: belowZero(base.launch.minimum - hits),
    },
    aaf: belowZero(base.aaf - hits),
    sf: base.sf === 0 ? 0 : belowZero(base.sf - hits),
  };
}

/** 21.5 */
function belowZero(factor: number): number {
  return factor >= 0 || cite('21.5') ? factor : 0;
}

/** The anti-aircraft and surface factors a base can use: never less than nothing (R130). */
export const baseAaOf = (base: Base): number => Math.max(0, baseFactors(base).aaf);
export const baseSfOf = (base: Base): number => Math.max(0, baseFactors(base).sf);

/** What a ship is worth does not change while a game lasts: looked up once for each chart. */
let worthChart: Battle['rules']['charts']['victoryPoints'] | undefined;
const worths = new Map<string, Worth>();

function worthOf(battle: Battle, side: Side, ship: Ship): Worth {
  const chart = battle.rules.charts.victoryPoints;
  if (chart !== worthChart) {
    worthChart = chart;
    worths.clear();
    lastWorth = undefined;
  }
  const { name } = ship;
  // A ship is most often hit more than once.
  if (lastWorth !== undefined && lastWorth.name === name && lastWorth.side === side) return lastWorth;
  let worth = worths.get(name);
  if (worth === undefined || worth.side !== side) {
    const { sunk, perHit } = shipWorth(chart, name, side, ship.type);
    worth = { name, side, sunk, perHit };
    worths.set(name, worth);
  }
  lastWorth = worth;
  return worth;
}

let lastWorth: Worth | undefined;
type Worth = ShipWorth & { readonly name: string; readonly side: Side };
const worthless: ShipWorth = { sunk: 0, perHit: 0 };

/**
 * 21.2 Hits on a ship of `side`: recorded up to its Damage Factor, the excess lost; one plane aboard goes with each
 * (21.2.4), all of them if it sinks (21.2.5). Returns the hits recorded. It may put a question about the planes on the
 * agenda: give way with 'again'.
 */
export function hitShip(battle: Battle, side: Side, index: number, hits: number, cause: Cause, out: Out): number {
  const ship = ofSide(battle.ships, side)[index];
  if (ship === undefined || hits <= 0 || isSunk(ship) || !cite('21.2')) return 0;
  const taken = Math.min(hits, ship.damage - ship.hits);
  const after = withHits(ship, ship.hits + taken);
  putShip(battle, side, index, after);
  const worth = ship.type !== 'SS' || cite('OPT-SUB.10') ? worthOf(battle, side, ship) : worthless;
  const sunk = isSunk(after);
  // R132 Hits count while she floats; sunk, she counts her sunk value instead, or that as well.
  const added = battle.rules.options.sunkShips === 'added';
  if (added) score(battle, enemyOf(side), worth.perHit * taken + (sunk ? worth.sunk : 0));
  else score(battle, enemyOf(side), sunk ? worth.sunk - worth.perHit * ship.hits : worth.perHit * taken);
  if (out.on) {
    const data = {
      side,
      ship: ship.id,
      name: ship.name,
      hits: taken,
      lost: hits - taken,
      total: after.hits,
      damage: ship.damage,
    };
    out.say('21.2', sunk ? 'ship-sunk' : 'ship-hit', data);
    if (!sunk && isCrippled(after)) out.say('21.2.1', 'ship-crippled', { side, ship: ship.id, name: ship.name });
    else if (!sunk && isSlowed(after) && !isSlowed(ship))
      out.say('21.2.1', 'ship-slowed', { side, ship: ship.id, name: ship.name });
  }
  if (sunk) loseAllPlanes(battle, side, index, out);
  else if (after.grounded !== null && cite('21.2.4')) losePlanes(battle, side, index, taken, cause, out);
  return taken;
}

/** 21.3 Hits on the base, every one recorded even below zero; one plane goes with each (21.3.2). */
export function hitBase(battle: Battle, hits: number, cause: Cause, out: Out): number {
  const { base } = battle;
  if (base === null || hits <= 0 || !cite('21.3')) return 0;
  putBase(battle, baseWith(base, 'hits', base.hits + hits));
  score(battle, enemyOf(base.side), hits * battle.rules.charts.victoryPoints.values.baseHit);
  if (out.on)
    out.say('21.3', 'base-hit', { side: base.side, base: base.id, name: base.name, hits, total: base.hits + hits });
  if (cite('21.3.2')) losePlanes(battle, base.side, atBase, hits, cause, out);
  return hits;
}

const freeNextTurn = { noReadying: false, noFlying: false, noMoving: false };

/** Critical Hits 3: what a ship (or the base, `atBase`) may not do next turn. */
export function forbidNextTurn(battle: Battle, side: Side, place: number, what: Forbidden): void {
  if (place === atBase) {
    if (battle.base !== null && what !== 'noMoving') {
      const { noReadying, noFlying } = battle.base.nextTurn ?? freeNextTurn;
      putBase(battle, baseWith(battle.base, 'nextTurn', { noReadying, noFlying, [what]: true }));
    }
    return;
  }
  const ship = ofSide(battle.ships, side)[place];
  if (ship !== undefined)
    putShip(battle, side, place, shipWith(ship, 'nextTurn', { ...(ship.nextTurn ?? freeNextTurn), [what]: true }));
}
