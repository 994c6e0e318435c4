/**
 * 8.3, 8.4 Launch Factors: one budget for all that takes off from and lands on a ship or base in a turn. Nobody declares a
 * launch: how far a formation has flown says which kind it was (R50, R52).
 */
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { type Field, fieldCalled } from '../fields.js';
import type { GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import type { Flight, Landed } from '../pieces.js';
import type { Lot, Ship, Side } from '../state.js';
import { waysIntoWind } from './6-10-into-the-wind.js';
import { movementFactor } from './12-ships.js';
import { isSunk } from './21-damage.js';
import { isTowing } from './optional-towing.js';

export type LaunchClass = keyof Landed;

/** 14.3 Hexes a turn: the slowest sets the pace. */
export function paceOf(law: GameLaw, lots: readonly Lot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { plane, factors } of lots) {
    const { movement } = law.charts.planes.values[plane];
    if (factors > 0 && movement < least) least = movement;
  }
  return least === Number.POSITIVE_INFINITY || !cite('CHART-planes') ? 0 : least;
}

/** 14.8 What a launch or landing counts as after so many hexes. */
export function launchClass(law: GameLaw, lots: readonly Lot[], flown: number): LaunchClass {
  if (flown === 0 && cite('14.8.3')) return 'maximum';
  if (flown <= Math.ceil(paceOf(law, lots) / 2) && cite('14.8.2')) return 'normal';
  return cite('14.8.1') ? 'minimum' : 'maximum';
}

/** `used`: factors launched and landed so far this turn. `left`: how many more there may be of each kind. */
export type LaunchRoom = { readonly used: Landed; readonly left: Landed };

const closed: LaunchRoom = {
  used: { minimum: 0, normal: 0, maximum: 0 },
  left: { minimum: 0, normal: 0, maximum: 0 },
};

/** 8.3, 8.4 The ledger of a ship or base this turn. `without`: a formation that is not to be counted. */
export function launchRoom(own: GameOwn, law: GameLaw, side: Side, place: string, without?: string): LaunchRoom {
  const field = fieldCalled(own, law, side, place);
  if (field === undefined) return closed;
  const used = usedAt(own, law, place, without);
  const apart = law.options.launches === 'apart';
  return { used, left: leftAt(used, field, mostNow(own, field), apart) };
}

function usedAt(own: GameOwn, law: GameLaw, place: string, without?: string): Landed {
  const landed = own.landed[place];
  const used: Landed = { minimum: 0, normal: 0, maximum: 0 };
  if (landed !== undefined && cite('8.3')) {
    used.minimum = landed.minimum;
    used.normal = landed.normal;
    used.maximum = landed.maximum;
  }
  for (const { id, launches, lots, flown } of own.flights) {
    if (launches.length === 0 || id === without) continue;
    for (const launch of launches) if (launch.place === place) used[launchClass(law, lots, flown)] += launch.factors;
  }
  return used;
}

/** 8.4, R50 Minimum within m, minimum and normal within L, all together within the maximum. `apart`: normal ones within L beside the minimum ones. */
export function leftAt(
  { minimum, normal, maximum }: Landed,
  { launch }: Pick<Field, 'launch'>,
  most: number,
  apart: boolean,
): Landed {
  const nested = cite('8.4');
  const forAll = cite('8.3.3') ? most - minimum - normal - maximum : noEnd;
  const upToNormal = launch.normal + (apart ? launch.minimum : 0);
  const forNormal = cite('8.3.1') ? Math.min(forAll, upToNormal - normal - (nested ? minimum : 0)) : forAll;
  const upTo = nested ? forNormal : forAll;
  const forMinimum = cite('8.3.2') ? Math.min(upTo, launch.minimum - minimum) : upTo;
  return { minimum: atLeastNone(forMinimum), normal: atLeastNone(forNormal), maximum: atLeastNone(forAll) };
}

const noEnd = 1000;
const atLeastNone = (n: number): number => (n > 0 ? n : 0);

/** 6.10 A carrier that has not steamed into the wind this turn has her minimum and no more. */
function mostNow(own: GameOwn, field: Field): number {
  const { ship, launch, most } = field;
  if (isClosed(field)) return 0;
  return ship !== null && isCarrier(ship) && own.intoWind[ship.id] !== true && cite('6.10') ? launch.minimum : most;
}

/** Whether a critical hit keeps everybody from flying there this turn. */
export const isClosed = ({ ship, base }: Field): boolean =>
  (ship?.nextTurn ?? base?.nextTurn)?.noFlying === true && cite('OPT-CH.3');

/**
 * Whether a formation that took off this turn may have flown so many hexes in all: its launches then count as what they have
 * become. A formation launched before this turn may always; to stay where it took off is always allowed (R53).
 */
export function mayFly(own: GameOwn, law: GameLaw, side: Side, flight: Flight, hexes: number): boolean {
  if (flight.launches.length === 0 || hexes <= flight.flown) return true;
  const kind = launchClass(law, flight.lots, hexes);
  if (kind === launchClass(law, flight.lots, flight.flown)) return true;
  for (const { place, factors } of flight.launches)
    if (launchRoom(own, law, side, place, flight.id).left[kind] < factors) return false;
  return true;
}

/** Whether so many factors that have flown so far may land there now: Launch Factor only, not room nor handling. */
export function mayLand(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  place: string,
  flight: Pick<Flight, 'lots' | 'flown'>,
  factors: number,
): boolean {
  return launchRoom(own, law, side, place).left[launchClass(law, flight.lots, flight.flown)] >= factors;
}

/** SC1.8, R140 Planes that take off outside every limit from a base that cannot handle them, and stay up. */
export function fliesFreely(law: GameLaw, side: Side, plane: PlaneName, place: string): boolean {
  const free = law.scenario.special.freeTakeOff;
  if (free === undefined || free.side !== side || free.plane !== plane || free.base !== place) return false;
  return cite('SC1.8');
}

/** 3.3.1 The lowest numbers of Air Formations that are not in use, at most so many; there are 35 counters. */
export function freeFormationIds(own: GameOwn, n: number): string[] {
  const free: string[] = [];
  const last = cite('3.3.1') ? mostFormations : 2 * mostFormations;
  for (let i = 0; i < last && free.length < n; i++) {
    const id = formationIds[i] ?? '';
    if (!isInUse(own.flights, id)) free.push(id);
  }
  return free;
}

function isInUse(flights: readonly Flight[], id: string): boolean {
  for (const flight of flights) if (flight.id === id) return true;
  return false;
}

const mostFormations = 35;
const formationIds = Array.from({ length: 2 * mostFormations }, (_, i) => `AF ${i + 1}`);

// 6.10 Into the wind

const isCarrier = ({ type }: Ship): boolean => type === 'CV' || type === 'CVL';

/** 6.10, R54 Has she formations to launch that her minimum cannot launch? Then her plot must have a step into the wind. */
export function needsIntoWind(own: GameOwn, law: GameLaw, side: Side, ship: Ship): boolean {
  if (!isCarrier(ship) || isSunk(ship)) return false;
  const minimum = fieldCalled(own, law, side, ship.id)?.launch.minimum ?? 0;
  return committed(own, ship.id) > minimum && cite('6.10');
}

/** Factors that have taken off there this turn, or are on deck to do so. */
export function committed(own: GameOwn, place: string): number {
  let sum = 0;
  for (const { launches } of own.flights)
    for (const launch of launches) if (launch.place === place) sum += launch.factors;
  return sum;
}

/** 8.3.3, R54 The most that can be put on deck to take off this turn. */
export function mostTakeOffs(own: GameOwn, pub: GamePublic, law: GameLaw, field: Field): number {
  const { ship, hex, launch, most } = field;
  if (isClosed(field)) return 0;
  if (ship === null || hex === null || !isCarrier(ship) || most <= launch.minimum) return most;
  const tf = own.tfs.find(({ id }) => id === ship.tf);
  const held = law.options.towing && isTowing(own, ship.tf);
  const can = tf !== undefined && !held && waysIntoWind(pub, law, hex, movementFactor(pub, own, tf)).length > 0;
  return !can && cite('6.10') ? launch.minimum : most;
}
