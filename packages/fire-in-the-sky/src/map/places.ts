/** The bases and the sea between them. */
import { distance, hexName, hexNamed, isHex, neighbours, within } from '@ironbottom/hexes';
import type { Place } from '@ironbottom/umpire';
import { type Base, bases } from '../charts/bases.js';
import { grid, hexOf } from './projection.js';
import { terrain } from './shores.js';

/** A base by its number: its place in the list of the chart. */
export type BaseNo = number;
export type PlacedBase = Base & { readonly id: string; readonly no: BaseNo; readonly place: Place };

export const allBases: readonly PlacedBase[] = Object.entries(bases.values).map(([id, base], no) => ({
  ...base,
  id,
  no,
  place: hexOf(base.longitude, base.latitude),
}));

export const hexes = grid.columns * grid.rows;
const numbers: ReadonlyMap<string, BaseNo> = new Map(allBases.map(({ id, no }) => [id, no]));
const byPlace: ReadonlyMap<Place, PlacedBase> = new Map(allBases.map((base) => [base.place, base]));

export function baseOf(no: BaseNo): PlacedBase {
  const base = allBases[no];
  if (base === undefined) throw new Error(`there is no base number ${no}`);
  return base;
}

export function baseNumber(id: string): BaseNo {
  const no = numbers.get(id);
  if (no === undefined) throw new Error(`there is no base ${id}`);
  return no;
}

export const isBase = (id: string): boolean => numbers.has(id);
export const baseAt = (place: Place): PlacedBase | undefined => byPlace.get(place);

const isSea = (place: Place): boolean =>
  byPlace.has(place) || terrain[place % grid.rows]?.[Math.floor(place / grid.rows)] !== '#';

/** By hex: the hexes beside it that ships can enter. */
export const seaBeside: readonly (readonly Place[])[] = Array.from({ length: hexes }, (_, place) =>
  neighbours(grid, place).filter(isSea),
);

/** By base: its hex and those beside it, as far as planes of the base command the sea. */
export const commanded: readonly (readonly Place[])[] = allBases.map(({ place }) => within(grid, place, 1));

/** By base: the other bases in the hexes beside it. */
export const basesBeside: readonly (readonly BaseNo[])[] = allBases.map(({ place }) =>
  allBases.flatMap((other) => (distance(grid, place, other.place) === 1 ? [other.no] : [])),
);

export const distanceOf = (a: Place, b: Place): number => distance(grid, a, b);

/** 'K7', as printed in the hex. */
export const hexOnly = (place: Place): string => hexName(grid, place);

export function placeName(place: Place): string {
  const name = hexName(grid, place);
  const base = byPlace.get(place);
  return base === undefined ? name : `${base.name} ${name}`;
}

export function placeNamed(name: string): Place | undefined {
  const wanted = name.trim().toLowerCase();
  const base = allBases.find((each) => each.id === wanted || each.name.toLowerCase() === wanted);
  const place = base?.place ?? hexNamed(grid, wanted.split(' ').at(-1) ?? '');
  return place !== undefined && isHex(grid, place) ? place : undefined;
}
