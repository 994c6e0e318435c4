/** Hexes of the seven map sheets: a letter, then column and row of two digits each (2.1.1). */
import { cite } from './cite.js';

export const sheets = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Sheet = (typeof sheets)[number];
export type MapHex = { readonly sheet: Sheet; readonly column: number; readonly row: number };

const written = /^([A-G])(\d\d)(\d\d)$/;

export function mapHex(id: string): MapHex {
  const [, sheet, column, row] = written.exec(id) ?? [];
  if (sheet === undefined) throw new Error(`'${id}' is no hex: a sheet from A to G, column and row, such as A3210`);
  // 2.1.1 The first two digits are the column, the last two the row.
  const [first, last] = cite('2.1.1') ? [column, row] : [row, column];
  return { sheet: sheet as Sheet, column: Number(first), row: Number(last) };
}

export const hexId = ({ sheet, column, row }: MapHex): string =>
  `${sheet}${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** Where two sheets show the same sea, the one that lies on top counts (2.1.3). */
export const overlays: { readonly [sheet in Sheet]: readonly Sheet[] } = {
  A: ['B', 'C'],
  B: ['C', 'D'],
  C: ['E'],
  D: ['E', 'F'],
  E: ['G'],
  F: ['G'],
  G: [],
};

export const liesOver = (a: Sheet, b: Sheet): boolean => overlays[a].includes(b) && cite('2.1.3');

export type MovementArea = 'arctic' | 'temperate' | 'tropical';

/**
 * 2.1.4 What a hex of each area costs planes and ships: one point is ten nautical miles. Arctic and Temperate are printed
 * (17.13.3); Tropical follows from its 60 miles.
 */
export const hexCost = (area: MovementArea): number => {
  if (!cite('2.1.4')) return 1;
  return area === 'arctic' ? 4 : area === 'temperate' ? 5 : 6;
};

/** Hexes between two of one sheet; columns of flat-topped hexes, the odd ones half a hex higher. */
export function hexesApart(a: MapHex, b: MapHex): number {
  const [p, q] = [cube(a), cube(b)];
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.z - q.z), Math.abs(p.x + p.z - q.x - q.z));
}

function cube({ column, row }: MapHex): { x: number; z: number } {
  return { x: column, z: row - (column + (column & 1)) / 2 };
}
