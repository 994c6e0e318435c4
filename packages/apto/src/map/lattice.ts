/**
 * The numbering of the two sheets. A hex is its sheet and the four digits printed in it: two for the row, two for the
 * column. On sheet W rows count northward and columns eastward; on sheet E rows count southward and columns westward.
 * Rows are straight lines; every even row of W lies half a hex further east than the odd ones.
 *
 * Nothing printed says how the sheets join but one pair of neighbours (5.15: W 6134 and E 0135). Ruling R20 lays E on the
 * lattice of W so that this pair and every pair quoted on either sheet are neighbours.
 */
export type Sheet = 'W' | 'E';
/** The sheet and the number, as in `W5109`. */
export type HexId = string;
/** A place on the lattice of W, whichever sheet it is printed on. */
export type Spot = { readonly row: number; readonly column: number };

/** R20: the row and the column of W on which row 0 and column 0 of E would lie. */
const EAST = { row: 63, column: 69 } as const;

export const hexId = (sheet: Sheet, row: number, column: number): HexId =>
  `${sheet}${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`;

/** Where a hex lies on the lattice of W. */
export function spotOf(hex: HexId): Spot {
  const [row, column] = [Number(hex.slice(1, 3)), Number(hex.slice(3))];
  return hex.startsWith('W') ? { row, column } : { row: EAST.row - row, column: EAST.column - column };
}

/** The names a spot would bear on either sheet; which of them is printed, the map says. */
export function namesAt({ row, column }: Spot): readonly HexId[] {
  const names: HexId[] = [];
  if (fits(row) && fits(column)) names.push(hexId('W', row, column));
  const [south, west] = [EAST.row - row, EAST.column - column];
  if (fits(south) && fits(west)) names.push(hexId('E', south, west));
  return names;
}

const fits = (number: number): boolean => number >= 0 && number <= 99;

/** Ways out of a hex, clockwise from the north-east: opposite ways are three apart. */
export const ways = [0, 1, 2, 3, 4, 5] as const;
export type Way = (typeof ways)[number];
export const oppositeWay = (way: Way): Way => ((way + 3) % 6) as Way;

/** North-east, east, south-east, south-west, west, north-west. */
const ROWS = [1, 0, -1, -1, 0, 1] as const;
const COLUMNS = { odd: [0, 1, 0, -1, -1, -1], even: [1, 1, 1, 0, -1, 0] } as const;

export function spotToward({ row, column }: Spot, way: Way): Spot {
  return { row: row + ROWS[way], column: column + COLUMNS[row % 2 === 0 ? 'even' : 'odd'][way] };
}

/** The fewest steps between two hexes, over whatever lies between. */
export function distance(a: HexId, b: HexId): number {
  return spotDistance(spotOf(a), spotOf(b));
}

export function spotDistance(a: Spot, b: Spot): number {
  const up = Math.abs(a.row - b.row);
  const across = Math.abs(halves(a) - halves(b));
  // Every step to another row goes half a hex sideways for nothing; the rest is straight.
  return up + Math.max(0, (across - up) / 2);
}

/** How far east a spot lies, in half hexes. */
export const halves = ({ row, column }: Spot): number => 2 * column + (row % 2 === 0 ? 1 : 0);
