/**
 * The board cut into small squares, each land or sea and each in one hex. All that the map says of a hex or a hexside is
 * counted on these squares.
 */
import { type Grid, type Hex, hexSouth } from '../src/grid.js';
import type { Landmass, Window } from './coast.js';

/** Squares to a board unit: on a board of 20-mile hexes a square is less than half a mile. */
export const FINE = 48;
/** From column to column, in board units: half the square root of three. */
export const ACROSS = 0.8660254037844386;
/** From the middle of a hex to its corner: a side is as long. */
export const CORNER = 0.5773502691896257;

export type Raster = {
  readonly width: number;
  readonly height: number;
  /** By square: the number of its piece of land, counted from 1; 0 for sea. */
  readonly land: Uint16Array;
  /** By square: its hex; -1 off the board. */
  readonly hexes: Int32Array;
};

export function windowOf({ columns, rows }: Grid): Window {
  return { west: -CORNER, east: (columns - 1) * ACROSS + CORNER, north: -0.5, south: rows };
}

/** The middle of a square, in board units. */
export function middleOf(raster: Raster, window: Window, square: number): readonly [x: number, y: number] {
  const column = square % raster.width;
  const row = (square - column) / raster.width;
  return [window.west + (column + 0.5) / FINE, window.north + (row + 0.5) / FINE];
}

export function rasterize(grid: Grid, lands: readonly Landmass[]): Raster {
  const window = windowOf(grid);
  const width = Math.ceil((window.east - window.west) * FINE);
  const height = Math.ceil((window.south - window.north) * FINE);
  const land = new Uint16Array(width * height);
  for (const [index, mass] of lands.entries()) fill(land, width, height, window, mass, index + 1);
  const hexes = new Int32Array(width * height).fill(-1);
  for (let row = 0; row < height; row += 1) {
    const y = window.north + (row + 0.5) / FINE;
    for (let column = 0; column < width; column += 1) {
      const x = window.west + (column + 0.5) / FINE;
      hexes[row * width + column] = hexHolding(grid, x, y) ?? -1;
    }
  }
  return { width, height, land, hexes };
}

/** Row by row: between the odd and the even crossing of the shore with the middle of the row lies land. */
function fill(to: Uint16Array, width: number, height: number, window: Window, mass: Landmass, value: number): void {
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of mass) {
    let [px, py] = ring.at(-1) ?? [0, 0];
    for (const [qx, qy] of ring) {
      const [top, bottom] = py < qy ? [py, qy] : [qy, py];
      const first = Math.max(0, Math.ceil((top - window.north) * FINE - 0.5));
      const last = Math.min(height - 1, Math.ceil((bottom - window.north) * FINE - 0.5) - 1);
      for (let row = first; row <= last; row += 1) {
        const y = window.north + (row + 0.5) / FINE;
        crossings[row]?.push(px + ((y - py) / (qy - py)) * (qx - px));
      }
      px = qx;
      py = qy;
    }
  }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(((xs[i] ?? 0) - window.west) * FINE - 0.5));
      const until = Math.min(width, Math.ceil(((xs[i + 1] ?? 0) - window.west) * FINE - 0.5));
      to.fill(value, row * width + from, row * width + Math.max(from, until));
    }
  }
}

/** The hex in which a point lies. */
export function hexHolding(grid: Grid, x: number, y: number): Hex | undefined {
  const column = x / ACROSS;
  const south = 2 * y;
  // Along three axes that sum to nothing, the nearest whole numbers; the one rounded most follows from the others.
  const q = column;
  const r = (south - column) / 2;
  let wholeQ = Math.round(q);
  let wholeR = Math.round(r);
  const wholeS = Math.round(-q - r);
  const offQ = Math.abs(wholeQ - q);
  const offR = Math.abs(wholeR - r);
  if (offQ > offR && offQ > Math.abs(wholeS + q + r)) wholeQ = -wholeR - wholeS;
  else if (offR > Math.abs(wholeS + q + r)) wholeR = -wholeQ - wholeS;
  // Hex 0 is column 1, row 1, whose southing is 1.
  return hexSouth(grid, wholeQ + 1, 2 * wholeR + wholeQ + 1);
}

/** The middle of a hex, in board units. */
export function middle(grid: Grid, hex: Hex): readonly [x: number, y: number] {
  const column = Math.floor(hex / grid.rows);
  return [column * ACROSS, (hex % grid.rows) + (column % 2) / 2];
}
