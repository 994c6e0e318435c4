/** The straight line between two hexes. */
import { columnOf, type Grid, type Hex, hexSouth, rowOf, southing } from './grid.js';
import { distance } from './ranges.js';

/**
 * The hexes a straight line from centre to centre passes through, both ends among them, as few as lead there. Where it
 * runs along a hexside, the hex to the south is taken, all along; at the south edge of the board the one to the north.
 */
export function line(grid: Grid, from: Hex, to: Hex): Hex[] {
  return lineLeaning(grid, from, to, 1e-6) ?? lineLeaning(grid, from, to, -1e-6) ?? [from];
}

/** `undefined` if a hex on the way is off the board. */
function lineLeaning(grid: Grid, from: Hex, to: Hex, lean: number): Hex[] | undefined {
  const column = columnOf(grid, from);
  const south = southing(column, rowOf(grid, from));
  const toColumn = columnOf(grid, to);
  const toSouth = southing(toColumn, rowOf(grid, to));
  const steps = distance(grid, from, to);
  const hexes: Hex[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const part = steps === 0 ? 0 : i / steps;
    const hex = hexHolding(grid, column + (toColumn - column) * part, south + (toSouth - south) * part + lean);
    if (hex === undefined) return undefined;
    hexes.push(hex);
  }
  return hexes;
}

/** The hex in which a point lies, given by column and half hexes south: the nearest along all three axes. */
function hexHolding(grid: Grid, x: number, south: number): Hex | undefined {
  const y = (south - x) / 2;
  const z = -x - y;
  let column = Math.round(x);
  let row = Math.round(y);
  const third = Math.round(z);
  const offX = Math.abs(column - x);
  const offY = Math.abs(row - y);
  const offZ = Math.abs(third - z);
  if (offX > offY && offX > offZ) column = -row - third;
  else if (offY > offZ) row = -column - third;
  return hexSouth(grid, column, 2 * row + column);
}
