/** 5.2, 4.1, 7.11 What Air Points are worth at the altitude where they are. */

import { isSwitchedOn } from '../calendar.js';
import { type AirPoint, type AirType, type Altitude, altitudes, type Role } from '../charts/air-points.js';
import { cite } from '../cite.js';
import type { StrikeLaw } from '../strike/law.js';
import type { Flight } from '../strike/state.js';
import { asEmergencyFighter } from './5-3-patrols.js';

type Plane = Pick<Flight, 'type' | 'elite' | 'extended'> & { readonly night?: boolean };

const pointOf = ({ charts }: StrikeLaw, { type }: Plane): AirPoint => charts.airPoints.values[type];
const levelOf = (altitude: Altitude): number => altitudes.indexOf(altitude);

export const isFighter = (law: StrikeLaw, plane: Pick<Flight, 'type'>): boolean => {
  const { D, T, B } = law.charts.airPoints.values[plane.type];
  return D + T + B === 0;
};

/** The altitude a role is rated for: torpedoes are dropped from low (7.1). */
export const ratedAltitude = (law: StrikeLaw, plane: Plane, role: Role): Altitude =>
  role === 'T' ? 'low' : pointOf(law, plane).altitude;

const hasEliteBombers = (type: string): boolean => ['D3A', 'B5N', 'G3M', 'G4M'].includes(type);

/** 7.11.5 Crews of night missions who fly by day attack like any others. */
export const attacksAsElite = ({ elite, night }: Pick<Plane, 'elite' | 'night'>): boolean =>
  elite && !(night === true && cite('7.11.5'));

/** 5.2.1 A fighter loses one for each level above its own, and one for two levels below. */
export function fighterStrength(law: StrikeLaw, plane: Plane, altitude: Altitude): number {
  const point = pointOf(law, plane);
  const bomber = !isFighter(law, plane);
  const rated = bomber ? asEmergencyFighter.altitude : point.altitude;
  const own = bomber ? asEmergencyFighter.air : point.air[plane.extended ? 1 : 0];
  // 7.11 Elite Zeros.
  const base = own + (plane.elite && plane.type === 'A6M' && cite('7.11') ? 1 : 0);
  const above = levelOf(altitude) - levelOf(rated);
  if (above > 0) return base - (cite('5.2.1') ? above : 0);
  return base - (above === -2 && cite('5.2.1') ? 1 : 0);
}

/** 5.2.2 A bomber in the air loses one for each level above or below its own, to no less than one; elite crews do not. */
export function bomberDefence(law: StrikeLaw, plane: Plane, role: Role, altitude: Altitude): number {
  const base = pointOf(law, plane).air[plane.extended ? 1 : 0];
  if (plane.elite && hasEliteBombers(plane.type) && cite('7.11')) return base;
  const off = Math.abs(levelOf(altitude) - levelOf(ratedAltitude(law, plane, role)));
  return off > 0 && cite('5.2.2') ? Math.max(1, base - off) : base;
}

/** What a flight can take in air combat, Air Point by Air Point. */
export const defenceInAir = (law: StrikeLaw, flight: Flight): number => {
  const { role, altitude } = flight;
  if (altitude === null || role === null) return 1;
  return role === 'F'
    ? Math.max(1, fighterStrength(law, flight, altitude))
    : bomberDefence(law, flight, role, altitude);
};

/** What it attacks with: bombers only shoot back, at any altitude alike (5.2.2). */
export const attackInAir = (law: StrikeLaw, flight: Flight): number =>
  flight.role === 'F' ? defenceInAir(law, flight) : pointOf(law, flight).attack;

/** 5.2.3 Nobody flies where nothing of his strength would be left. */
export const mayFlyAt = (law: StrikeLaw, plane: Plane, altitude: Altitude): boolean =>
  fighterStrength(law, plane, altitude) > 0 || !cite('5.2.3');

/** Anti-ship strength of one Air Point. */
export function antiShip(law: StrikeLaw, flight: Flight): number {
  const { role, altitude, type, extended } = flight;
  if (role === null || role === 'F' || altitude === null) return 0;
  const point = pointOf(law, flight);
  const below = levelOf(point.altitude) - levelOf(altitude);
  let strength = point[role] - (extended ? point.less : 0);
  // 5.2.2 Level bombers hit better from below their altitude.
  if (role === 'B' && below > 0 && cite('5.2.2')) strength += below;
  if (attacksAsElite(flight) && hasEliteBombers(type) && cite('7.11')) strength += 2;
  return Math.max(0, strength);
}

/** 7.1 Planes of the US Army that may attack ships from low, from their dates on. */
export function maySkipBomb({ date }: Pick<StrikeLaw, 'date'>, type: AirType): boolean {
  if (type === 'B-17') return isSwitchedOn('b17Low', date) && cite('7.1');
  return ['B-25', 'B-26', 'A-20'].includes(type) && isSwitchedOn('b25SkipBombing', date) && cite('7.1');
}

/** 7.1 Level bombers attack ships from their rated altitude; elite crews from any, some Americans also from low. */
export function levelsFor(law: StrikeLaw, plane: Plane): readonly Altitude[] {
  if (attacksAsElite(plane) && hasEliteBombers(plane.type) && cite('7.11.4')) return altitudes;
  const rated = ratedAltitude(law, plane, 'B');
  return rated !== 'low' && maySkipBomb(law, plane.type) ? [rated, 'low'] : [rated];
}
