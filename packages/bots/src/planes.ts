/** Planes: what they are for, how far they fly and whether they come home. */
import {
  canHandle,
  type Field,
  type Flight,
  type GameLaw,
  type Lot,
  mapboard,
  type PlaneName,
  type Side,
} from '@ironbottom/flat-top';
import type { Bridge } from './bridge.js';
import { byAir } from './distances.js';

const { distance, entryHexes } = mapboard;

/** As low planes fly. */
export function airDistance({ law }: Bridge, from: number, to: number): number {
  const far = byAir(to, law.scenario.westHalf)[from] ?? -1;
  return far < 0 ? distance(from, to) : far;
}

type Planes = { readonly plane: PlaneName; readonly seaBased: boolean; readonly factors: number };

export const ratingOf = (law: GameLaw, plane: PlaneName) => law.charts.planes.values[plane];
export const isFighter = (law: GameLaw, plane: PlaneName): boolean => ratingOf(law, plane).mission === 'fighter';
/** Flying boats and float planes: the eyes of a fleet. */
export const isScout = (law: GameLaw, plane: PlaneName): boolean => {
  const { mission, handling } = ratingOf(law, plane);
  return mission === 'scout' || (mission === 'bomber' && handling.includes('sea'));
};

/** Takes off once and never comes back (SC1.6). */
export const isOneWay = ({ scenario }: GameLaw, plane: PlaneName): boolean =>
  scenario.special.freeTakeOff?.plane === plane;

/** Whether a side begins with any dive bombers. */
export function hasDiveBombers(law: GameLaw, side: Side): boolean {
  const { sea, land } = law.scenario.forces[side];
  const names = [sea, ...land.map(({ planes }) => planes)].flatMap((each) => Object.keys(each) as PlaneName[]);
  return names.some((plane) => ratingOf(law, plane).mission === 'dive');
}

/** What a formation is out for, told by what it is made of: nothing else needs to be remembered. */
export type Mission = 'strike' | 'search' | 'patrol' | 'home';

export function missionOf(law: GameLaw, { lots }: Pick<Flight, 'lots'>): Mission {
  if (lots.some(({ arms }) => arms !== 'none')) return 'strike';
  if (lots.some(({ tookOffArmed }) => tookOffArmed)) return 'home';
  return lots.every(({ plane }) => isFighter(law, plane)) ? 'patrol' : 'search';
}

export function factorsOf(planes: readonly { readonly factors: number }[]): number {
  let sum = 0;
  for (const { factors } of planes) sum += factors;
  return sum;
}

/** 14.4 The slowest sets the pace. */
export function paceOf(law: GameLaw, planes: readonly Planes[]): number {
  let least = 99;
  for (const { plane } of planes) least = Math.min(least, ratingOf(law, plane).movement);
  // OPT-EPF.8 Going up and coming down again cost a point each.
  return law.options.altitudeCost ? Math.max(1, least - 2) : least;
}

/** 8.5.5 The shortest range counts. */
export function rangeOf(law: GameLaw, planes: readonly Planes[]): number {
  let least = 99;
  for (const { plane } of planes) least = Math.min(least, ratingOf(law, plane).range);
  return least;
}

export const deadlineOf = ({ lots }: { readonly lots: readonly Lot[] }): number =>
  Math.min(...lots.map(({ deadline }) => deadline));

/** Turns in which it may still move and land, this one among them. */
export const turnsLeft = ({ turn }: Bridge, flight: Flight): number => deadlineOf(flight) - turn + 1;

/** The field where planes are down soonest from a hex, and the turns that takes. */
export type Home = { readonly field: Field; readonly turns: number };

/**
 * Open decks and fields before those that damage has shut; a shut one only where no open one can be reached in the turns that
 * are left: it may be repaired by then, and planes lost for want of it are not lost without need (25.4).
 */
export function homeFrom(
  bridge: Bridge,
  planes: readonly Planes[],
  from: number,
  left = Number.POSITIVE_INFINITY,
): Home | undefined {
  const { law, fields } = bridge;
  const pace = paceOf(law, planes);
  const factors = factorsOf(planes);
  let open: Home | undefined;
  let shut: Home | undefined;
  for (const field of fields) {
    if (!planes.every(({ plane, seaBased }) => canHandle(law, field, plane, seaBased))) continue;
    const turns = turnsTo(bridge, field, from, pace, factors);
    if (field.launch.normal <= 0) {
      if (shut === undefined || turns < shut.turns) shut = { field, turns };
    } else if (open === undefined || turns < open.turns) open = { field, turns };
  }
  return open === undefined || (open.turns > left && shut !== undefined && shut.turns < open.turns) ? shut : open;
}

/** 14.8 In the last turn only as far as so many may fly and still land; 14.12 beyond the edge by an entry hex. */
function turnsTo(bridge: Bridge, field: Field, from: number, pace: number, factors: number): number {
  const { hex, id } = field;
  if (hex === null) {
    let least = Number.POSITIVE_INFINITY;
    for (const entry of entryHexes)
      if (entry.base === id)
        least = Math.min(least, Math.ceil(airDistance(bridge, from, entry.hex) / pace) + 1 + entry.turns);
    return least;
  }
  return turnsBetween(airDistance(bridge, from, hex), pace, hexesWhen(bridge.law, field, pace, factors));
}

/** 14.8 How far so many may fly in the turn in which they take off or land there. */
export function hexesWhen(law: GameLaw, { launch }: Field, pace: number, factors: number): number {
  // OPT-EPF.8 Low, as armed planes are then.
  const full = law.options.altitudeCost ? Math.floor(pace / 2) : pace;
  if (factors <= launch.minimum) return full;
  return factors > launch.normal ? 0 : law.options.altitudeCost ? Math.floor(pace / 4) : Math.ceil(pace / 2);
}

/** Turns for a way of which one turn, at its end or beginning, is cut short. */
export const turnsBetween = (far: number, pace: number, short: number): number =>
  1 + Math.max(0, Math.ceil((far - short) / pace));

/** Turns until planes in the air can stand over a hex; at least this one. */
export const turnsOut = (bridge: Bridge, from: number, to: number, pace: number): number =>
  Math.max(1, Math.ceil(airDistance(bridge, from, to) / pace));
