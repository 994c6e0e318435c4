/**
 * A board of hexes whose tops are flat: columns from west to east, rows from north to south, both counted from 1. Every even
 * column lies half a hex further south than its neighbours.
 *
 * A hex is a number, column by column from the north-west corner, so that it can index an array. Whether a number is a
 * hex of the board is for `isHex` to say; the other functions take it for granted.
 */
export type Grid = { readonly columns: number; readonly rows: number };
export type Hex = number;

/** The hex in this column and row, if the board has one there. */
export function hexAt(grid: Grid, column: number, row: number): Hex | undefined {
  return Number.isInteger(column) &&
    Number.isInteger(row) &&
    column >= 1 &&
    column <= grid.columns &&
    row >= 1 &&
    row <= grid.rows
    ? (column - 1) * grid.rows + (row - 1)
    : undefined;
}

export function isHex(grid: Grid, hex: number): boolean {
  return Number.isInteger(hex) && hex >= 0 && hex < grid.columns * grid.rows;
}

export function columnOf(grid: Grid, hex: Hex): number {
  return Math.floor(hex / grid.rows) + 1;
}

export function rowOf(grid: Grid, hex: Hex): number {
  return (hex % grid.rows) + 1;
}

/**
 * How far south a hex lies, in half hexes: odd numbers in odd columns, even in even ones. A step south adds 2, a step
 * south-east or south-west 1.
 */
export function southing(column: number, row: number): number {
  return 2 * row - (column % 2);
}

/** The hex at this column and southing, if the board has one there. */
export function hexSouth(grid: Grid, column: number, halves: number): Hex | undefined {
  return hexAt(grid, column, (halves + (column % 2)) / 2);
}
