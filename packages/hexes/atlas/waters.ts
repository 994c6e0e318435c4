/**
 * Where ships can sail. Land may cut the water of a hex in two, and a ship that goes in on one coast must not come out on the other:
 * in every hex ships keep to one water, and a hexside is open where the waters of its two hexes meet.
 */
import type { Hex } from '../src/grid.js';
import type { Raster } from './raster.js';

/** By square: the number of the water it belongs to, all within one hex; 0 on land and off the board. */
export type Waters = { readonly of: Int32Array; readonly hex: readonly Hex[]; readonly size: readonly number[] };

/** Squares of sea that hang together within a hex. */
export function waters({ width, land, hexes }: Raster): Waters {
  const of = new Int32Array(land.length);
  const hex: Hex[] = [-1];
  const size: number[] = [0];
  const waiting: number[] = [];
  for (let start = 0; start < land.length; start += 1) {
    const here = hexes[start] ?? -1;
    if (here < 0 || land[start] !== 0 || of[start] !== 0) continue;
    const number = hex.length;
    let count = 0;
    of[start] = number;
    waiting.push(start);
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      count += 1;
      for (const next of [square - 1, square + 1, square - width, square + width]) {
        if (hexes[next] !== here || land[next] !== 0 || of[next] !== 0) continue;
        of[next] = number;
        waiting.push(next);
      }
    }
    hex.push(here);
    size.push(count);
  }
  return { of, hex, size };
}

/** The water ships use in each hex: the largest, or the one nearest to the harbour; 0 in a hex without water. */
export function mainWaters(all: Waters, hexCount: number, harbours: ReadonlyMap<Hex, number>): Int32Array {
  const main = new Int32Array(hexCount);
  for (let number = 1; number < all.hex.length; number += 1) {
    const hex = all.hex[number] ?? 0;
    if ((all.size[number] ?? 0) > (all.size[main[hex] ?? 0] ?? 0)) main[hex] = number;
  }
  for (const [hex, water] of harbours) main[hex] = water;
  return main;
}

/** How many squares of the waters of two hexes touch across their common side; the key is `a * hexCount + b`, a < b. */
export function meetings(raster: Raster, all: Waters, main: Int32Array): Map<number, number> {
  const { width, hexes } = raster;
  const met = new Map<number, number>();
  const isMain = (square: number): boolean => all.of[square] !== 0 && all.of[square] === main[hexes[square] ?? 0];
  const meet = (square: number, next: number): void => {
    const a = hexes[square] ?? -1;
    const b = hexes[next] ?? -1;
    if (a < 0 || b < 0 || a === b || !isMain(square) || !isMain(next)) return;
    const key = Math.min(a, b) * main.length + Math.max(a, b);
    met.set(key, (met.get(key) ?? 0) + 1);
  };
  for (let square = 0; square < hexes.length; square += 1) {
    if ((square + 1) % width !== 0) meet(square, square + 1);
    if (square + width < hexes.length) meet(square, square + width);
  }
  return met;
}
