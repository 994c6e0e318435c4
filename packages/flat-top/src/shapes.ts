/**
 * Copies of pieces, every field written out. To spread a piece (`{ ...lot, factors }`) gives the copies of each place in
 * the code a shape of their own, and whoever then reads lots of a dozen shapes has to look up every field.
 */
import type { Item, Refusal } from '@ironbottom/umpire';
import type { Arms, Base, Lot, Parked, Ship } from './state.js';

/**
 * The same list with each entry as `change` makes it; entries that it returns as they are stay what they were. `map` would do,
 * but what it makes is a list without holes while it is interpreted and a list that may have some once it is compiled: two
 * shapes again, and the second comes when everybody has got used to the first.
 */
export function withEach<T>(list: readonly T[], change: (each: T, at: number) => T): T[] {
  const now = list.slice();
  for (let i = 0; i < now.length; i++) now[i] = change(now[i] as T, i);
  return now;
}

type Changing<T> = { -readonly [K in keyof T]: T[K] };

/** An item that may not be chosen. */
export const refused = ({ id, text, at }: Item, not: Refusal): Item =>
  at === undefined ? { id, text, not } : { id, text, at, not };

export function copyLot(lot: Lot): Lot {
  const { plane, seaBased, factors, altitude, arms, tookOffArmed, deadline, burned } = lot;
  const copy: Lot = { plane, seaBased, factors, altitude, arms, tookOffArmed, deadline, burned };
  if (lot.night === true) copy.night = true;
  return copy;
}

export function partOfLot(lot: Lot, factors: number): Lot {
  const part = copyLot(lot);
  part.factors = factors;
  return part;
}

export const parkedOf = (parked: Parked, factors: number): Changing<Parked> =>
  standing(parked, factors, parked.arms, parked.dispersed);

/** So many of these planes on the ground. The mark of the night group follows the factors (R148). */
export function standing(
  { plane, seaBased, night }: Pick<Parked, 'plane' | 'seaBased' | 'night'>,
  factors: number,
  arms: Arms,
  dispersed = false,
): Changing<Parked> {
  const parked: Changing<Parked> = { plane, seaBased, factors, arms, dispersed };
  if (night === true) parked.night = true;
  return parked;
}

export function copyShip(ship: Ship): Changing<Ship> {
  const { id, name, type, tf, gunnery, aa, movement, damage, hits, anchored, ammunition, torpedoes } = ship;
  const { grounded, launch, nextTurn } = ship;
  return {
    id,
    name,
    type,
    tf,
    gunnery,
    aa,
    movement,
    damage,
    hits,
    anchored,
    ammunition,
    torpedoes,
    grounded,
    launch,
    nextTurn,
  };
}

/** The same ship, but for this. */
export function shipWith<F extends keyof Ship>(ship: Ship, field: F, value: Ship[F]): Ship {
  const copy = copyShip(ship);
  (copy as Pick<Changing<Ship>, F>)[field] = value;
  return copy;
}

export function baseWith<F extends keyof Base>(base: Base, field: F, value: Base[F]): Base {
  const { id, name, side, handles, launch, aaf, sf, hits, offBoard, grounded, nextTurn } = base;
  const copy: Changing<Base> = { id, name, side, handles, launch, aaf, sf, hits, offBoard, grounded, nextTurn };
  (copy as Pick<Changing<Base>, F>)[field] = value;
  return copy;
}

/** Most lists have one or two in them, and written down such a list is made several times faster than with `slice`. */
export function copied<T, C>(list: readonly T[], copy: (one: T, place: number) => C): C[] {
  if (list.length === 0) return [];
  const first = list[0];
  if (list.length === 1 && first !== undefined) return [copy(first, 0)];
  if (list.length === 2 && first !== undefined) {
    const second = list[1];
    if (second !== undefined) return [copy(first, 0), copy(second, 1)];
  }
  return list.map(copy);
}
