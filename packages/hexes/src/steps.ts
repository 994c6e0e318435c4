/** Stepping from hex to hex. Directions are numbered clockwise from north, as on the board's compass. */
import { columnOf, type Grid, type Hex, hexSouth, rowOf, southing } from './grid.js';

export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
export const directions: readonly Direction[] = [1, 2, 3, 4, 5, 6];

const WAY: Record<Direction, { name: string; east: number; south: number }> = {
  1: { name: 'N', east: 0, south: -2 },
  2: { name: 'NE', east: 1, south: -1 },
  3: { name: 'SE', east: 1, south: 1 },
  4: { name: 'S', east: 0, south: 2 },
  5: { name: 'SW', east: -1, south: 1 },
  6: { name: 'NW', east: -1, south: -1 },
};

export function directionName(direction: Direction): string {
  return WAY[direction].name;
}

/** The hex so many steps away in one direction; `undefined` when that is off the board. */
export function step(grid: Grid, hex: Hex, direction: Direction, steps = 1): Hex | undefined {
  const { east, south } = WAY[direction];
  const column = columnOf(grid, hex);
  return hexSouth(grid, column + east * steps, southing(column, rowOf(grid, hex)) + south * steps);
}

/** The hexes around, clockwise from north; fewer than six at the edge of the board. */
export function neighbours(grid: Grid, hex: Hex): Hex[] {
  const around: Hex[] = [];
  for (const direction of directions) {
    const next = step(grid, hex, direction);
    if (next !== undefined) around.push(next);
  }
  return around;
}

/** The direction from a hex to its neighbour; `undefined` if they are not neighbours. */
export function directionTo(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  return directions.find((direction) => step(grid, from, direction) === to);
}
