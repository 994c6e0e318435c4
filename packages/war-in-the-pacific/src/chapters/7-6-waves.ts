/** 7.6, 7.7, 7.8.2, 7.9, 7.10 How waves form and come in. */

import type { Ring } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import { zeroIsTen } from '../dice.js';
import { round } from '../rounding.js';
import { type StrikeLaw, strikerOf } from '../strike/law.js';
import type { Base } from '../strike/scenarios.js';
import { type Flight, pointsOf, type StrikeBattle } from '../strike/state.js';
import { attacksAsElite, isFighter, maySkipBomb } from './5-2-altitude.js';

/** 7.6.2 The base nearest the target launches the primary strike. */
export function primaryBase(bases: { readonly [name: string]: Base }): string {
  const [first] = Object.entries(bases).sort(([m, a], [n, b]) => a.range - b.range || (m < n ? -1 : 1));
  return first?.[0] ?? '';
}

/** 7.6.2 How many hexes two bases lie further apart than the primary one from the target; 0: they combine freely. */
export function apartBy(bases: { readonly [name: string]: Base }, base: string): number {
  const primary = bases[primaryBase(bases)];
  if (primary === undefined || base === primaryBase(bases)) return 0;
  return Math.max(0, (primary.apart[base] ?? 0) - primary.range);
}

/** 7.6.2 The die must be higher than that. */
export const comesTogether = (face: number, apart: number): boolean => face > apart || !cite('7.6.2');

/** 7.7.1 A Japanese wave with a majority of elite Air Points may enter beside the arc rolled. */
export function mayVeer(law: StrikeLaw, battle: StrikeBattle, wave: readonly Flight[]): boolean {
  const elite = pointsOf(wave.filter(attacksAsElite));
  return strikerOf(law, battle) === 'japan' && 2 * elite > pointsOf(wave) && cite('7.7.1');
}

/** 7.8.2 Torpedo planes, or mostly elite G3M and G4M or skip-bombing Americans from low, together with dive bombers. */
export function isCombined(law: Pick<StrikeLaw, 'date'>, flights: readonly Flight[]): boolean {
  const there = flights.filter(({ points }) => points > 0);
  const dive = there.some(({ role }) => role === 'D');
  const torpedo = there.some(({ role }) => role === 'T');
  const low = there.filter(({ role, altitude }) => role === 'B' && altitude === 'low');
  const trained = low.filter(
    (flight) =>
      (attacksAsElite(flight) && (flight.type === 'G3M' || flight.type === 'G4M')) ||
      (flight.type !== 'B-17' && maySkipBomb(law, flight.type)),
  );
  return dive && (torpedo || 2 * pointsOf(trained) > pointsOf(low)) && cite('7.8.2');
}

/** 7.9 Loose escorts beyond the number of the CAP, if the escorts are more than the CAP. */
export function mayPeelOff(escorts: readonly Flight[], cap: readonly Flight[]): number {
  const loose = pointsOf(escorts.filter(({ posture }) => posture === 'loose'));
  const against = pointsOf(cap);
  return pointsOf(escorts) > against && cite('7.9') ? Math.max(0, loose - against) : 0;
}

/** 7.9.1 What is left of the fighters' strength against guns, by target ring. */
export function suppressingStrength(strength: number, ring: Ring): number {
  if (!cite('7.9.1')) return 0;
  return ring === 'core' ? strength : round((strength * (ring === 'inner' ? 2 : 1)) / 3, 'up');
}

/** 7.10 Planes from land that could carry torpedoes, by base: who has any rolls a die. */
export const torpedoCapable = (law: StrikeLaw, flights: readonly Flight[], base: string): Flight[] =>
  flights.filter(
    (flight) => flight.from === base && !isFighter(law, flight) && law.charts.airPoints.values[flight.type].T > 0,
  );

/** 7.10.1 How many Air Points of a base may carry torpedoes: tenths by the die, to the nearest. */
export function torpedoesAt(law: StrikeLaw, battle: StrikeBattle, base: string, face: number): number {
  const planes = torpedoCapable(law, battle.flights, base);
  const number = pointsOf(planes);
  if (!cite('7.10.1')) return number;
  const chart = law.charts.torpedoArming.values;
  const side = strikerOf(law, battle);
  const elite = 2 * pointsOf(planes.filter((flight) => flight.elite)) >= number ? chart.elite : 0;
  const tenths = Math.max(0, Math.min(10, zeroIsTen(face) + elite + chart[side]));
  return round((number * tenths) / 10, 'nearest');
}
