/** 19.2 The hexes of the surface display: places 0 to 34, column by column, each column from top to bottom. */
import type { Point } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { enemyOf, type Side } from '../sides.js';

const columnSizes = [4, 5, 6, 5, 6, 5, 4] as const;
export const stations = ['carriers', 'non-combatants', 'combatants'] as const;
export type Station = (typeof stations)[number];

/** `y`: down from the middle of the column, in hexes. */
export type DisplayHex = { readonly column: number; readonly index: number; readonly y: number };

export const hexes: readonly DisplayHex[] = columnSizes.flatMap((size, column) =>
  Array.from({ length: size }, (_, index) => ({ column, index, y: index - (size - 1) / 2 })),
);

export const places: readonly number[] = hexes.map((_, place) => place);

function hexAt(place: number): DisplayHex {
  const hex = hexes[place];
  if (hex === undefined) throw new Error(`there is no hex ${place} on the display`);
  return hex;
}

/** Ranges are counted from the firing ship, exclusive, to the target, inclusive (19.4.1). */
const apart: readonly (readonly number[])[] = hexes.map((a) =>
  hexes.map((b) => {
    const across = Math.abs(a.column - b.column);
    return across + Math.max(0, Math.abs(a.y - b.y) - across / 2);
  }),
);
export const hexesBetween = (a: number, b: number): number => apart[a]?.[b] ?? Number.POSITIVE_INFINITY;

export const beside: readonly (readonly number[])[] = places.map((a) => places.filter((b) => hexesBetween(a, b) === 1));

/** Japan has the left set of columns, the Allies the right one. */
export function columnOf(side: Side, station: Station): number {
  const column = stations.indexOf(station);
  return side === 'japan' ? column : columnSizes.length - 1 - column;
}

export const hexesOf = (side: Side, station: Station): number[] => {
  const column = columnOf(side, station);
  return places.filter((place) => hexAt(place).column === column);
};

/** How many hexes from the withdrawal area of a side: 0 in the outermost column, from which ships withdraw (R30). */
export const fromEdge = (side: Side, place: number): number =>
  Math.abs(hexAt(place).column - columnOf(side, 'carriers'));

export const isOwnHalf = (side: Side, place: number): boolean => fromEdge(side, place) < fromEdge(enemyOf(side), place);

/** The number of a hex on the chart. */
export const numberAt = (display: readonly (readonly number[])[], place: number): number => {
  const { column, index } = hexAt(place);
  return cite('19.2') ? (display[column]?.[index] ?? 0) : 1;
};

const half = Math.sqrt(3) / 2;
const first = hexAt(0);
/** Where a hex lies on the page. */
export const middleOf = (place: number): Point => {
  const { column, y } = hexAt(place);
  return [column * half, y - first.y];
};

const letters = 'ABCDEFG';
/** 'C3': the third hex of the third column. */
export const placeName = (place: number): string => {
  const { column, index } = hexAt(place);
  return `${letters[column] ?? '?'}${index + 1}`;
};

const named = new Map(places.map((place) => [placeName(place), place]));
/** The hex of that name; a sign after it is left out ('C3+'). */
export function placeNamed(name: string): number {
  const place = named.get(name.replaceAll('+', ''));
  if (place === undefined) throw new Error(`there is no hex ${name} on the display`);
  return place;
}
