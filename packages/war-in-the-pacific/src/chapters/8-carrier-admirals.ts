/** 8 Carrier admirals, as far as a strike reaches them. */

import type { CarrierRatings } from '../charts/carrier-admirals.js';
import { bandOf } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { isCarrier } from '../pieces.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { type StrikeLaw, strikeOf, unitOf } from '../strike/law.js';
import type { StrikeForce } from '../strike/scenarios.js';
import type { Flight, Officer, Ship, StrikeBattle } from '../strike/state.js';
import { commandLevel } from './8-9-fleet-commanders.js';

/** 8.1.2 Command Level; R11: less than a full point too many costs nothing, after the first fractions count. */
export function carrierCommandDRM(level: number, activation: number): number {
  if (!cite('8.1.2')) return 0;
  const over = activation - level;
  if (over > 0) return -Math.min(5, over < 1 && cite('R11') ? 0 : round(over, 'up'));
  return Math.min(5, round(-over, 'down'));
}

/** 8.1.2, 8.2.1 The modifier to an admiral's two dice: subordinates have none. `fleet`: his fleet commander's (8.9.1). */
export function carrierRatingDRM(law: StrikeLaw, side: Side, officer: number, fleet = 0): number {
  if (officer > 0 && cite('8.2.1')) return 0;
  const { name = '', chits = 0 } = law.forces[side].admirals[officer] ?? {};
  const activation = law.forces[side].ships.reduce((sum, id) => sum + unitOf(law, id).activation, 0);
  const promoted = cite(chits > 0 ? '8.6.2' : '8.7') ? chits : 0;
  return carrierCommandDRM(commandLevel(law, side, name), activation) + promoted + fleet;
}

/** 8.2 Damage up to D2 leaves a carrier fit to lead from. */
const isOperational = (ship: Ship | undefined): boolean =>
  ship !== undefined && isCarrier(ship) && !ship.sunk && ship.damage <= 2;

/** 8.2 Admirals who can lead or help: alive, and aboard a carrier that is operational. The first is the commander. */
export const leading = ({ officers, ships }: Pick<StrikeBattle, 'officers' | 'ships'>, side: Side): Officer[] =>
  officers[side].filter(
    ({ state, ship }) => (state === 'aboard' && isOperational(ships.find(({ id }) => id === ship))) || !cite('8.2'),
  );

/** 8.2 What is wrong with the admirals of a force: three at most, each in a carrier of his own, none above the first. */
export function wrongAdmirals(
  law: Pick<StrikeLaw, 'charts' | 'units'>,
  { admirals, ships, leaderless }: Pick<StrikeForce, 'admirals' | 'ships' | 'leaderless'>,
): string[] {
  const wrong: string[] = [];
  if (admirals.length > 3 && cite('8.2')) wrong.push('a force has three carrier admirals at most (8.2)');
  const first = law.charts.carrierAdmirals.values[admirals[0]?.name ?? ''];
  const hasCarrier = ships.some((id) => isCarrier({ type: law.units[id]?.type ?? 'DD' }));
  if (hasCarrier && admirals.length === 0 && leaderless === undefined && cite('8.8.1'))
    wrong.push(`a carrier force has a commander: say why there is none, 'nobody available' or 'moving' (8.8.1)`);
  for (const [at, { name, ship }] of admirals.entries()) {
    const { type } = law.units[ship] ?? {};
    if (hasCarrier && type !== undefined && !isCarrier({ type }) && cite('8.2'))
      wrong.push(`${name} leads from a carrier (8.2)`);
    if (admirals.findIndex((other) => other.ship === ship) < at && cite('8.2'))
      wrong.push(`${name} wants a carrier of his own (8.2)`);
    const line = law.charts.carrierAdmirals.values[name];
    if (line === undefined || first === undefined) continue;
    if (line.rank > first.rank && cite('8.1.1')) wrong.push(`${name} is senior to the commander (8.1.1)`);
    if (line.command > first.command && cite('8.2'))
      wrong.push(`${name} has a higher Command Level than the commander (8.2)`);
  }
  return wrong;
}

export function carrierRatings({ charts }: StrikeLaw, name: string, roll: number): CarrierRatings {
  const ratings = charts.carrierAdmirals.values[name]?.bands[bandOf(roll)];
  if (ratings === undefined) throw new Error(`there is no line for admiral ${name}`);
  return { ...ratings };
}

/** 8.1.3 Reaction: hexes gained, or lost (negative). */
export function carrierReaction(reaction: { least: number } | { most: number }, roll: number): number {
  if (!cite('8.1.3')) return 0;
  if ('least' in reaction) return roll >= reaction.least ? roll - reaction.least + 1 : 0;
  return roll <= reaction.most ? -(reaction.most - roll + 1) : 0;
}

/** 8.1.4 Two for a large carrier, one for a small one (R74). */
export const carrierPoints = (law: StrikeLaw, side: Side, gone: readonly string[] = []): number =>
  law.forces[side].ships.reduce((sum, id) => {
    if (gone.includes(id) && cite('8.1.4')) return sum;
    const { type } = unitOf(law, id);
    return sum + (type === 'CV' ? 2 : type === 'CVL' || type === 'CVE' || type === 'XCV' ? 1 : 0);
  }, 0);

/** 8.1.4 The same of those still afloat: fighters that are to go up now are led by what is left of the force. */
export const carriersAfloat = (law: StrikeLaw, { ships }: Pick<StrikeBattle, 'ships'>, side: Side): number =>
  carrierPoints(
    law,
    side,
    ships.filter(({ sunk }) => sunk).map(({ id }) => id),
  );

/** 8.1.4 The number that must not be exceeded. */
export const firstCheckFor = ({ charts }: StrikeLaw, points: number, air: number): number =>
  charts.firstCheck.values[Math.max(1, Math.min(10, air)) - 1]?.[Math.max(1, Math.min(12, points)) - 1] ?? 0;

export function secondCheckFor(
  { charts }: StrikeLaw,
  air: number,
  roll: number,
): { percent: number; mustFly: boolean } {
  const { percent, mustFly } = charts.secondCheck.values;
  return { percent: percent[Math.max(1, Math.min(10, air)) - 1]?.[roll - 2] ?? 10, mustFly: roll >= mustFly };
}

/** 8.1.4 What is cut: fighters, bombers, or both by half the percentage. */
export function cutTo(points: number, percent: number): number {
  return round((points * percent) / 100, 'up');
}

/** 8.1.4–8.1.6 Planes that the force of the set-up launched: not those from land, nor from a carrier of another force. */
export function isLedBy(law: StrikeLaw, battle: Pick<StrikeBattle, 'strike'>, { from }: Pick<Flight, 'from'>): boolean {
  const base = strikeOf(law, battle).bases[from];
  return base === undefined || (base.carrier && base.apartWith === undefined) || !cite('R148');
}

/** 8.1.6 The bounce of the commander who is still there, if fighters of his own are among these. */
export const bounceRating = (
  law: StrikeLaw,
  battle: StrikeBattle,
  side: Side,
  fighters: readonly Pick<Flight, 'from'>[],
): number =>
  fighters.some((flight) => isLedBy(law, battle, flight)) ? (leading(battle, side)[0]?.ratings?.B ?? 0) : 0;

/**
 * 8.1.5, 8.2.1 Who of those leading may still help this wave: the commander; his second only where there is more than one, and never
 * both. R148 `led` are the waves with planes of theirs, the largest first.
 */
export function mayHelp(officers: readonly Officer[], wave: number, led: readonly number[]): Officer[] {
  if (!led.includes(wave)) return [];
  const [head] = officers;
  // 8.1.5 What the commander spoils for the largest wave is his rating too.
  const spoiling = wave === led[0] && (head?.ratings?.D ?? 0) < 0 ? [head] : [];
  const helping = officers.filter(
    (officer) => officer.shift === wave || officer.drm === wave || spoiling.includes(officer),
  );
  return officers.filter((officer, at) => {
    if (officer.ratings === null) return false;
    if (at > 0 && led.length < 2 && cite('8.2.1')) return false;
    return helping.length === 0 || helping.includes(officer) || !cite('8.2.1');
  });
}
