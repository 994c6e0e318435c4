/** The eight map sectors (3.1), their Directional hexes (6.2.1) and the hexes that belong to several (6.4, R13). */
import { columnOf, type Hex, hexCount, hexesNamed, rowOf } from './geometry.js';

/** Sectors I to VIII in order. J12 is in the text; the others lie alike in their sectors. */
export const directionalHexes: readonly Hex[] = hexesNamed('J12 DD12 XX12 RRR12 J34 DD34 XX34 RRR34');
export const sectorNames: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Columns to a sector and rows to a sector. */
const WIDE = 20;
const HIGH = 22;
const ACROSS = 4;

/** R13 Whether all folds cut hexes in half, or those along columns alone. */
export type SharedHexes = 'folds' | 'columns';

const sectorsBy = (shared: SharedHexes): readonly (readonly number[])[] =>
  Array.from({ length: hexCount }, (_, hex) => {
    const column = columnOf(hex);
    const row = rowOf(hex);
    const across = [Math.ceil(column / WIDE)];
    // R13: the folds cut columns T, NN and HHH in half, and row 22 of every even column.
    if (column % WIDE === 0 && column < WIDE * ACROSS) across.push(column / WIDE + 1);
    const down = [row <= HIGH ? 0 : ACROSS];
    if (row === HIGH && column % 2 === 0 && shared === 'folds') down.push(ACROSS);
    return down.flatMap((south) => across.map((east) => east + south));
  });

const SECTORS = sectorsBy('folds');
const BY_COLUMNS = sectorsBy('columns');

/** The sectors of a hex, 1 to 8, the north-western first. */
export function sectorsOf(hex: Hex, shared: SharedHexes = 'folds'): readonly number[] {
  return (shared === 'folds' ? SECTORS : BY_COLUMNS)[hex] ?? [];
}

/** 6.4 Whether a hex is part of several sectors: a cloud that enters it is relocated. */
export function isShared(hex: Hex, shared: SharedHexes = 'folds'): boolean {
  return sectorsOf(hex, shared).length > 1;
}

/** R19 Whose wind blows in a hex: in a shared one the eastern, then the southern sector's; R17 in the western half alone there is nothing east of II and VI. */
export function windSector(hex: Hex, westHalf = false): number {
  const sectors = sectorsOf(hex).filter((sector) => !westHalf || (sector - 1) % ACROSS < 2);
  return sectors.at(-1) ?? 1;
}
