/**
 * Hexes by name, as printed on the board: columns A to Z, then AA to ZZ, AAA to ZZZ and so on, and the number of the row
 * (J12, BB15, AAAA1).
 */
import { columnOf, type Grid, type Hex, hexAt, rowOf } from './grid.js';

const LETTERS = 26;
const A = 'A'.charCodeAt(0);

export function hexName(grid: Grid, hex: Hex): string {
  return `${columnName(columnOf(grid, hex))}${rowOf(grid, hex)}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(A + ((column - 1) % LETTERS)).repeat(Math.ceil(column / LETTERS));
}

/** The hex a person means by such a name, in capitals or not; `undefined` if the board has none. */
export function hexNamed(grid: Grid, name: string): Hex | undefined {
  const [, letters = '', letter = '', row = ''] = /^(([A-Z])\2*)([1-9]\d*)$/.exec(name.toUpperCase()) ?? [];
  if (letter === '') return undefined;
  return hexAt(grid, (letters.length - 1) * LETTERS + (letter.charCodeAt(0) - A) + 1, Number(row));
}
