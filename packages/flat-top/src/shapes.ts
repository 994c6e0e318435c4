/**
 * Copies of pieces, every field written out. To spread a piece (`{ ...lot, factors }`) gives the copies of each place in
 * the code a shape of their own, and whoever then reads lots of a dozen shapes has to look up every field.
 */
import type { Base, Lot, Parked, Ship } from './state.js';

type Changing<T> = { -readonly [K in keyof T]: T[K] };

export const copyLot = ({ plane, seaBased, factors, altitude, arms, tookOffArmed, deadline, burned }: Lot): Lot => ({
  plane,
  seaBased,
  factors,
  altitude,
  arms,
  tookOffArmed,
  deadline,
  burned,
});

export function partOfLot(lot: Lot, factors: number): Lot {
  const part = copyLot(lot);
  part.factors = factors;
  return part;
}

export const parkedOf = ({ plane, seaBased, arms, dispersed }: Parked, factors: number): Changing<Parked> => ({
  plane,
  seaBased,
  factors,
  arms,
  dispersed,
});

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
