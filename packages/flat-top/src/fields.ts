/** Ships and bases that planes fly from: one name for both, as far as air operations go. */

import type { Hex } from '@ironbottom/hexes';
import { isWitnessed } from '@ironbottom/umpire';
import { baseFactors, isSunk, launchOf } from './chapters/21-damage.js';
import { usesLandBase } from './chapters/optional-plane-handling.js';
import type { PlaneName } from './charts/planes.js';
import { shipRating } from './charts/rating.js';
import { cite } from './cite.js';
import type { GameLaw, GameOwn } from './game-kit.js';
import { hexOf } from './map.js';
import { baseWith, parkedOf, shipWith, withEach } from './shapes.js';
import { type Base, type Grounded, type LaunchFactor, ofSide, type Parked, type Ship, type Side } from './state.js';

export type Field = {
  /** The ship's or the base's id. */
  readonly id: string;
  readonly name: string;
  readonly ship: Ship | null;
  readonly base: Base | null;
  /** null: off the board. */
  readonly hex: Hex | null;
  /** 8.2 null: no limit. */
  readonly capacity: number | null;
  /** 8.6 */
  readonly readying: number;
  /** 8.3, 21.2.3, 21.3.1 As damage has left it. */
  readonly launch: LaunchFactor;
  /** 8.3.3 Take-offs and landings of every class together: twice the Normal Launch Factor, four times at a temporary base (12.7.3, R56). */
  readonly most: number;
  readonly grounded: Grounded;
};

/** A launch factor without limit. */
export const noLimit: LaunchFactor = { normal: 1000, minimum: 1000 };

export const nobody: Grounded = { ready: [], justLanded: [], readying: [] };

/** What a side's were when last asked about. `decks`: where each task force with planes aboard was then, -1 for nowhere. */
type Kept = {
  readonly ships: readonly Ship[];
  readonly bases: readonly Base[];
  readonly law: GameLaw;
  readonly decks: readonly { readonly tf: string; readonly hex: Hex }[];
  readonly fields: readonly Field[];
};
const kept: Record<Side, Kept | null> = { allied: null, japan: null };

/** Asked again and again while nothing changes: kept until ships or bases are replaced, or a deck has moved. */
export function fieldsOf(own: GameOwn, law: GameLaw, side: Side): readonly Field[] {
  if (isWitnessed()) return workedOut(own, law, side);
  const { ships, bases } = own;
  const known = ofSide(kept, side);
  if (known !== null && known.ships === ships && known.bases === bases && known.law === law && areThere(known, own))
    return known.fields;
  const fields = workedOut(own, law, side);
  const decks: { tf: string; hex: Hex }[] = [];
  for (const { tf, grounded } of ships)
    if (grounded !== null && !decks.some((deck) => deck.tf === tf)) decks.push({ tf, hex: whereIs(own, tf) });
  kept[side] = { ships, bases, law, decks, fields };
  return fields;
}

function areThere({ decks }: Kept, own: GameOwn): boolean {
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i];
    if (deck !== undefined && whereIs(own, deck.tf) !== deck.hex) return false;
  }
  return true;
}

function whereIs({ tfs }: GameOwn, id: string): Hex {
  for (let i = 0; i < tfs.length; i++) {
    const tf = tfs[i];
    if (tf !== undefined && tf.id === id) return tf.hex;
  }
  return -1;
}

function workedOut(own: GameOwn, law: GameLaw, side: Side): readonly Field[] {
  const fields: Field[] = [];
  for (const ship of own.ships) {
    const field = shipField(own, law, side, ship);
    if (field !== undefined) fields.push(field);
  }
  for (const base of own.bases) fields.push(baseField(law, base));
  return fields;
}

export function fieldCalled(own: GameOwn, law: GameLaw, side: Side, id: string): Field | undefined {
  const fields = fieldsOf(own, law, side);
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    if (field !== undefined && field.id === id) return field;
  }
  return undefined;
}

function shipField(own: GameOwn, law: GameLaw, side: Side, ship: Ship): Field | undefined {
  if (ship.grounded === null || isSunk(ship)) return undefined;
  const tf = own.tfs.find(({ id }) => id === ship.tf);
  if (tf === undefined) return undefined;
  const deck = shipRating(law.charts, ship.name, side)?.deck;
  const launch = launchOf(ship);
  if (deck === undefined || deck === null || launch === null || !cite('CHART-ship-ops')) return undefined;
  const temporary = isTemporaryBase(ship) && cite('12.7.3');
  return {
    id: ship.id,
    name: ship.name,
    ship,
    base: null,
    hex: tf.hex,
    capacity: temporary ? 2 * deck.capacity : deck.capacity,
    readying: deck.readying,
    launch,
    most: (temporary ? 4 : 2) * launch.normal,
    grounded: ship.grounded,
  };
}

/** 12.7.3 A tender at anchor. */
export const isTemporaryBase = (ship: Ship): boolean => ship.anchored && (ship.type === 'AV' || ship.type === 'CAV');

export function baseField(law: GameLaw, base: Base): Field {
  const figures = cite('CHART-bases') ? law.charts.bases.values[base.name]?.figures[law.scenario.figures] : undefined;
  const { launch } = baseFactors(base);
  // 21.5, R55 Closed when the Normal Launch Factor is gone; a Minimum below zero is none.
  const open = launch.normal > 0;
  return {
    id: base.id,
    name: base.name,
    ship: null,
    base,
    hex: base.offBoard ? null : hexOf(base.name),
    capacity: figures?.capacity ?? null,
    readying: figures?.readying ?? 0,
    launch: open ? { normal: launch.normal, minimum: Math.max(0, launch.minimum) } : { normal: 0, minimum: 0 },
    most: open ? 2 * launch.normal : 0,
    grounded: base.grounded,
  };
}

/** 8.9, 12.7.3 Whether planes of this name can land and take off there. */
export function canHandle(law: GameLaw, field: Field, plane: PlaneName, seaBased: boolean): boolean {
  const { handling } = law.charts.planes.values[plane];
  if (!cite('8.9')) return true;
  const { ship, base } = field;
  if (ship !== null) return shipHandles(law, ship, plane, seaBased);
  if (base === null) return false;
  const carrier = handling.includes('carrier') && cite('8.9.1');
  const float = handling.includes('float') && cite('8.9.2');
  const sea = handling.includes('sea') && cite('8.9.4');
  if (!takes(law, base, plane)) return false;
  const land = handling.includes('land') && cite('8.9.3');
  if (((land || carrier) && base.handles.includes('LP')) || ((sea || float) && base.handles.includes('SP')))
    return true;
  return (sea || float) && usesLandBase(law, base, plane);
}

/** 8.9.1, 8.9.2, 8.9.4 Flight decks take carrier planes, all other plane carrying ships float planes, tenders at anchor sea planes too. */
export function shipHandles(law: GameLaw, ship: Ship, plane: PlaneName, seaBased: boolean): boolean {
  const { handling } = law.charts.planes.values[plane];
  if (ship.type === 'CV' || ship.type === 'CVL') return seaBased && handling.includes('carrier') && cite('8.9.1');
  if (handling.includes('float') && cite('8.9.2')) return true;
  return handling.includes('sea') && cite('8.9.4') && isTemporaryBase(ship);
}

/** SC3.4 A base that takes some planes of its side only; SC3.2 what its conqueror may fly from it. */
function takes({ scenario: { special } }: GameLaw, { name, side }: Base, plane: PlaneName): boolean {
  const { baseTakes, falls } = special;
  if (falls?.base === name && falls.to === side) return falls.planes.includes(plane) || !cite('SC3.2');
  return baseTakes?.base !== name || baseTakes.planes.includes(plane) || !cite('SC3.4');
}

export function parkedAt({ ready, justLanded, readying }: Grounded): number {
  return factorsIn(ready) + factorsIn(justLanded) + factorsIn(readying);
}

function factorsIn(box: readonly Parked[]): number {
  let sum = 0;
  for (const { factors } of box) sum += factors;
  return sum;
}

/** Put planes into a box beside others just like them. */
export function withParked(grounded: Grounded, box: keyof Grounded, planes: Parked): Grounded {
  if (planes.factors === 0) return grounded;
  const into: Parked[] = [];
  let added = false;
  for (const each of grounded[box]) {
    const joins: boolean = !added && sameKind(each, planes);
    into.push(joins ? parkedOf(each, each.factors + planes.factors) : each);
    added ||= joins;
  }
  if (!added) into.push(planes);
  return withBox(grounded, box, into);
}

function withBox({ ready, justLanded, readying }: Grounded, box: keyof Grounded, now: readonly Parked[]): Grounded {
  return {
    ready: box === 'ready' ? now : ready,
    justLanded: box === 'justLanded' ? now : justLanded,
    readying: box === 'readying' ? now : readying,
  };
}

/** Take so many of the planes at this place in a box away. */
export function withoutParked(grounded: Grounded, box: keyof Grounded, at: number, factors: number): Grounded {
  const from = grounded[box].slice();
  const there = from[at];
  if (there === undefined || there.factors < factors)
    throw new Error(`there are no ${factors} planes at ${at} in the ${box} box`);
  if (there.factors === factors) from.splice(at, 1);
  else from[at] = parkedOf(there, there.factors - factors);
  return withBox(grounded, box, from);
}

export const sameKind = (a: Parked, b: Parked): boolean =>
  a.plane === b.plane &&
  a.seaBased === b.seaBased &&
  a.arms === b.arms &&
  a.dispersed === b.dispersed &&
  a.night === b.night;

export function putGrounded(own: GameOwn, id: string, grounded: Grounded): void {
  // A cruiser and a base are both called Australia.
  const ship = own.ships.findIndex((each) => each.id === id && each.grounded !== null);
  const hull = own.ships[ship];
  if (hull !== undefined) {
    const ships = own.ships.slice();
    ships[ship] = shipWith(hull, 'grounded', grounded);
    own.ships = ships;
    return;
  }
  own.bases = withEach(own.bases, (base) => (base.id === id ? baseWith(base, 'grounded', grounded) : base));
}
