/** Distances, and the hexes within a distance. */
import { columnOf, type Grid, type Hex, hexSouth, rowOf, southing } from './grid.js';

/** The fewest steps from one hex to the other. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  const columnA = columnOf(grid, a);
  const columnB = columnOf(grid, b);
  const across = Math.abs(columnA - columnB);
  const down = Math.abs(southing(columnA, rowOf(grid, a)) - southing(columnB, rowOf(grid, b)));
  // Each step to another column goes half a hex north or south for nothing; the rest is straight.
  return across + Math.max(0, (down - across) / 2);
}

/** Every hex of the board at most so far away, the centre among them, in the order of the board. */
export function within(grid: Grid, centre: Hex, range: number): Hex[] {
  return hexesAround(grid, centre, range, () => 2);
}

/** Every hex of the board exactly so far away, in the order of the board. */
export function ring(grid: Grid, centre: Hex, range: number): Hex[] {
  // In the outermost columns every hex counts; in those between only the northernmost and the southernmost.
  return hexesAround(grid, centre, range, (across, reach) => (across === range ? 2 : Math.max(1, 2 * reach)));
}

/** Column by column, from the northernmost hex in range to the southernmost, every so many half hexes. */
function hexesAround(grid: Grid, centre: Hex, range: number, every: (across: number, reach: number) => number): Hex[] {
  const column = columnOf(grid, centre);
  const middle = southing(column, rowOf(grid, centre));
  const found: Hex[] = [];
  const last = Math.min(grid.columns, column + range);
  for (let at = Math.max(1, column - range); at <= last; at += 1) {
    const across = Math.abs(at - column);
    const reach = 2 * range - across;
    for (let south = -reach; south <= reach; south += every(across, reach)) {
      const hex = hexSouth(grid, at, middle + south);
      if (hex !== undefined) found.push(hex);
    }
  }
  return found;
}
