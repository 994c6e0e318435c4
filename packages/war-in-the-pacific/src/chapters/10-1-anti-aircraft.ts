/** 10.1 Anti-aircraft fire of a task force at one component of a wave. */

import { isSwitchedOn } from '../calendar.js';
import { type Altitude, altitudes } from '../charts/air-points.js';
import { type Approach, aaColumns, approaches, type Ring } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { navalOf, type StrikeLaw, strikeOf, unitOf } from '../strike/law.js';
import { type Flight, pointsOf, type Ship, type StrikeBattle, type Wave } from '../strike/state.js';
import { attacksAsElite, ratedAltitude } from './5-2-altitude.js';
import { bandIn } from './6-3-results.js';
import { pathTo, ringOf } from './7-2-display.js';

/** 10.1.1 Dive bombers have an approach of their own; torpedo planes and suppressing fighters come in low. */
export function approachOf({ role, altitude, posture }: Flight): Approach {
  if (posture === 'suppress' || role === 'T') return 'low';
  return role === 'D' ? 'dive' : (altitude ?? 'medium');
}

export const inComponent = (flights: readonly Flight[], approach: Approach): Flight[] =>
  flights.filter((flight) => flight.points > 0 && approachOf(flight) === approach);

export const componentsOf = (flights: readonly Flight[]): Approach[] =>
  approaches.filter((approach) => inComponent(flights, approach).length > 0);

/** 10.1.1 What counts of a wave as it comes in, whoever is shot down on the way: several approaches with one low, and half elite crews. */
export function approachesOf(wave: readonly Flight[]): { mixed: boolean; elite: boolean } {
  const modes = componentsOf(wave);
  const bombers = wave.filter(({ role }) => role !== 'F');
  const elite = pointsOf(bombers.filter(attacksAsElite));
  return { mixed: modes.length > 1 && modes.includes('low'), elite: elite > 0 && 2 * elite >= pointsOf(bombers) };
}

/** AA of the ships on the path, by the Matrix, less what was suppressed; 10.1.2: in port, and of the port. */
export function aaStrength(
  law: StrikeLaw,
  ships: readonly Ship[],
  wave: Pick<Wave, 'arc' | 'suppressed'>,
  ring: Ring,
  approach: Approach,
): { strength: number; high: boolean } {
  const { rings, approaches: shares } = law.charts.aaMatrix.values;
  const path = pathTo(wave.arc, ring);
  let low = 0;
  let high = 0;
  let naval: Side | null = null;
  for (const ship of ships) {
    if (ship.arc === null || ship.sunk) continue;
    // Ships beside the path have no say.
    if (!path.includes(ship.arc) && cite('7.7.4')) continue;
    naval = ship.side;
    const { antiAir } = unitOf(law, ship.id);
    const share = rings[ring][ringOf(ship.arc)] / 100;
    low += antiAir.low * share;
    high += antiAir.high * share;
  }
  const share = shares[approach];
  const lowLeft = Math.max(0, low - wave.suppressed.low);
  const highLeft = Math.max(0, high - wave.suppressed.high);
  const port = naval !== null && cite('10.1.2') ? (law.forces[naval].port ?? 0) : 0;
  const strength = round((lowLeft * share.low + highLeft * share.high) / 100, 'nearest') + port;
  return { strength, high: share.high > 0 && highLeft > 0 };
}

const isFlyingBoat = (type: string): boolean => ['PBY', 'H6K', 'H8K'].includes(type);

const isBelow = (altitude: Altitude | null, rated: Altitude): boolean =>
  altitude !== null && altitudes.indexOf(altitude) < altitudes.indexOf(rated);

/** 10.1.1 A British force, or an American one: as most of its ships are. */
function hasProximityFuses({ date, forces, units }: StrikeLaw): boolean {
  const british = forces.allies.ships.filter((id) => units[id]?.nation === 'commonwealth').length;
  return isSwitchedOn(2 * british > forces.allies.ships.length ? 'proximityFuseRN' : 'proximityFuseUS', date);
}

/** 10.1.1 Columns to the left (negative) or right. */
export function aaShift(law: StrikeLaw, battle: StrikeBattle, wave: readonly Flight[], approach: Approach): number {
  let shift = 0;
  const { mixed } = battle.wave?.came ?? approachesOf(wave);
  if (mixed && cite('10.1.1')) shift -= 1;
  if (battle.reached && (battle.wave?.number ?? 1) > 1 && cite('10.1.1')) shift -= 1;
  const below = inComponent(wave, approach).some(
    (flight) =>
      flight.role === 'B' &&
      isBelow(flight.altitude, ratedAltitude(law, flight, 'B')) &&
      (!attacksAsElite(flight) || cite('R149')),
  );
  if (below && cite('10.1.3')) shift += 1;
  const { night } = strikeOf(law, battle);
  if (night && cite('10.1.1')) shift -= 2;
  const boats = inComponent(wave, approach).some(({ type, role }) => role === 'T' && isFlyingBoat(type));
  if (boats && !night && cite('10.1.1')) shift += 1;
  return shift;
}

/** 10.1.1 What is added to the dice. */
export function aaDRM(
  law: StrikeLaw,
  battle: StrikeBattle,
  wave: readonly Flight[],
  approach: Approach,
  high: boolean,
): number {
  let drm = 0;
  const { mixed, elite } = battle.wave?.came ?? approachesOf(wave);
  if (mixed && elite && cite('10.1.1')) drm -= law.charts.aaTable.values.elite;
  const naval = navalOf(law, battle);
  if (high && naval === 'allies' && hasProximityFuses(law) && cite('10.1.1')) drm += 1;
  if (battle.redeployed && cite('7.2.5')) drm -= 1;
  const target = inComponent(wave, approach);
  if (pointsOf(target) === 1 && target.every(attacksAsElite) && cite('10.1.1')) drm -= 1;
  const { striker, alerted } = strikeOf(law, battle);
  if (striker === 'japan' && alerted && cite('10.1.1')) drm += 1;
  return drm - (battle.wave?.few ?? 0);
}

export function aaResult(
  { charts }: { readonly charts: Pick<StrikeLaw['charts'], 'aaTable'> },
  strength: number,
  shift: number,
  roll: number,
): { lost: number; aborted: number } {
  if (strength <= 0) return { lost: 0, aborted: 0 };
  const { lost, aborted } = charts.aaTable.values;
  const column = Math.max(0, Math.min(aaColumns.length - 1, bandIn(aaColumns, strength) + shift));
  const at = Math.max(0, Math.min(10, roll - 2));
  return { lost: lost[at]?.[column] ?? 0, aborted: aborted[at]?.[column] ?? 0 };
}
