/** 7.8 An attack on a ship, step by step. */

import { type Altitude, altitudes } from '../charts/air-points.js';
import { antiShipColumns } from '../charts/air-surface.js';
import { mostOdds, type NavalResult, results } from '../charts/naval-crt.js';
import { cite } from '../cite.js';
import type { NavalUnit } from '../pieces.js';
import { round } from '../rounding.js';
import type { StrikeLaw } from '../strike/law.js';
import type { Sent, Wave } from '../strike/state.js';
import { antiShip } from './5-2-altitude.js';
import { bandIn } from './6-3-results.js';

/** Step 2, and what a ship's protection takes off the torpedoes, of which one is always left. */
export function attackStrength(law: StrikeLaw, sent: readonly Sent[], torpedoLoss: number): number {
  let torpedoes = 0;
  let bombs = 0;
  for (const { flight, points } of sent) {
    if (flight.role === 'T') torpedoes += points * antiShip(law, flight);
    else bombs += points * antiShip(law, flight);
  }
  return bombs + (torpedoes > 0 ? Math.max(1, torpedoes - torpedoLoss) : 0);
}

/** The nominated die below the ship's anti-torpedo rating: the other is taken off. */
export const torpedoLoss = ({ antiTorpedo }: NavalUnit, first: number, second: number): number =>
  first < antiTorpedo && cite('7.8.1') ? second : 0;

/** Step 3: what a combined attack, no CAP among the bombers, and surprise take off the speed class. */
export function speedAgainst(
  speed: number,
  { combined }: Pick<Wave, 'combined'>,
  capAttacked: boolean,
  surprise = false,
): number {
  const less =
    (combined && cite('7.8.2') ? 1 : 0) + (!capAttacked && cite('7.8.1') ? 1 : 0) + (surprise && cite('R113') ? 1 : 0);
  return Math.max(0, speed - less);
}

/** Step 4: the altitude of most; of several equally many, the one that is best for the attacker. */
export function attackAltitude(law: StrikeLaw, sent: readonly Sent[]): Altitude {
  const counts = new Map<Altitude, number>();
  for (const { flight, points } of sent) {
    const altitude = flight.role === 'B' ? (flight.altitude ?? 'medium') : 'low';
    counts.set(altitude, (counts.get(altitude) ?? 0) + points);
  }
  const most = Math.max(...counts.values());
  const best = (altitude: Altitude): number => law.charts.airSurfaceDamage.values[altitude][3]?.[8] ?? 0;
  const [first] = altitudes.filter((each) => counts.get(each) === most).sort((a, b) => best(b) - best(a));
  return first ?? 'low';
}

/** Step 5. */
export function damagePoints(
  { charts }: StrikeLaw,
  strength: number,
  speed: number,
  altitude: Altitude,
  shift: number,
  die: number,
): number {
  if (strength <= 0) return 0;
  const rows = charts.airSurfaceDamage.values[altitude];
  const last = (rows[0]?.length ?? 1) - 1;
  const column = bandIn(antiShipColumns, strength) + (3 - speed) + shift;
  return rows[Math.max(1, Math.min(6, die)) - 1]?.[Math.max(0, Math.min(last, column))] ?? 0;
}

/** Step 6: odds, rounded down. */
export const oddsOf = (points: number, defence: number): number =>
  Math.min(mostOdds, round(points / Math.max(1, defence), 'down'));

/** Step 7: levels of damage; 5 and more: sunk. */
export function navalResult({ charts }: StrikeLaw, odds: number, die: number): NavalResult {
  return charts.navalCRT.values[odds]?.[die - 1] ?? '-';
}
export const levelsOf = (result: NavalResult): number => results.indexOf(result);
