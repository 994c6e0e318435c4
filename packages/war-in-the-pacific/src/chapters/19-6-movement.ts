/** 19.6, 19.9 Moving one hex on the display, and leaving it. */
import { cite } from '../cite.js';
import { isCarrier, isNonCombatant, isTender } from '../pieces.js';
import { enemyOf } from '../sides.js';
import { beside, fromEdge, places } from '../surface/display.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { afloat, type Ship, type SurfaceBattle } from '../surface/state.js';
import { speedOf } from './16-8-damage.js';
import { isActive } from './19-4-fire.js';
import { isHeld } from './19-10-night.js';
import { chitsFor } from './20-admirals.js';

/** 19.6, 19.6.2 Ships in active hexes that can move and have not. A ship that fired needs a chit (19.6.1, 20.1). */
export function mayMove(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): boolean {
  if (!isActive(law, battle, ship) || (ship.moved && cite('19.6'))) return false;
  if ((speedOf(law, ship) === 0 && cite('19.6.2')) || isHeld(law, battle, ship)) return false;
  return !costsChit(battle, ship) || chitsFor(battle, ship) > 0;
}

/** A force that breaks off has paid when it fired (19.8.5). */
export const costsChit = (battle: SurfaceBattle, ship: Ship): boolean =>
  ship.fired && !battle.command[ship.side].brokenOff && cite('19.6.1');

/** 19.6.3, 19.6.4 Hexes beside her that no enemy is in. */
function open(battle: SurfaceBattle, { side }: Ship, from: number): number[] {
  const enemies = afloat(battle, enemyOf(side));
  const around = cite('19.6.3') ? (beside[from] ?? []) : places.filter((place) => place !== from);
  return around.filter((place) => !enemies.some(({ hex }) => hex === place) || !cite('19.6.4'));
}

/** Where she may go: towards the edge when the force breaks off, not towards it when she has fired (19.9.5). */
export function waysFor(battle: SurfaceBattle, ship: Ship): number[] {
  const { side, hex, fired } = ship;
  const ways = open(battle, ship, hex);
  const nearer = (place: number): boolean => fromEdge(side, place) < fromEdge(side, hex);
  if (battle.command[side].brokenOff && cite('19.9.5')) return ways.filter(nearer);
  return fired && cite('19.9.5') ? ways.filter((place) => !nearer(place)) : ways;
}

/** 20.1 Moved first, by chit, and fired then: so not towards the edge (19.9.5). */
export function advancesFor(battle: SurfaceBattle, ship: Ship): { place: number; more: number }[] {
  const fires = { ...ship, fired: true };
  const near = waysFor(battle, fires).map((place) => ({ place, more: 0 }));
  return [...near, ...farWaysFor(battle, fires, chitsFor(battle, ship) - 1)];
}

/** 20.1 Farther than a hex, a chit for each hex more; R155 she pays for all of them when she moves. */
export function farWaysFor(battle: SurfaceBattle, ship: Ship, chits: number): { place: number; more: number }[] {
  const reached = new Set([ship.hex]);
  const far: { place: number; more: number }[] = [];
  let last = waysFor(battle, ship);
  for (let more = 1; more <= (cite('R155') ? chits : Math.min(1, chits)) && last.length > 0; more++) {
    for (const place of last) reached.add(place);
    const next = new Set(last.flatMap((place) => waysFor(battle, { ...ship, hex: place })));
    last = [...next].filter((place) => !reached.has(place)).sort((a, b) => a - b);
    far.push(...last.map((place) => ({ place, more })));
  }
  return far;
}

/** How a move is written that costs chits for hexes beyond the first. */
export const farName = (name: string, more: number): string => name + '+'.repeat(more);
export const moreIn = (name: string): number => name.split('+').length - 1;

/** 19.9.1 Carriers, tenders, transports, oilers and damaged ships may always try; the others when the force breaks off. */
export function mayWithdraw(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): boolean {
  const { brokenOff } = battle.command[ship.side];
  // 19.9.2 From the outermost column.
  if (fromEdge(ship.side, ship.hex) > 0 && cite('19.9.2') && cite('R30')) return false;
  if (brokenOff) return true;
  // 19.9.5
  if (ship.fired) return false;
  const unit = unitOf(law, ship.id);
  return (isCarrier(unit) || isTender(unit) || isNonCombatant(unit) || ship.damage > 0) && cite('19.9.1');
}

/** 19.9.3 The highest die with which a ship gets away; 6 for always. */
export const withdrawsOn = (speed: number): number => {
  if (!cite('19.9.3')) return 6;
  return speed >= 3 ? 6 : speed === 2 ? 3 : speed === 1 ? 2 : 0;
};
