/**
 * Where the world lies on the board: hexes 900 km across, from Ceylon to the American west coast and from the Aleutians to
 * New Zealand. The printed board is not in the source, so this one is designed; it is chosen so that no two bases of
 * charts/bases.ts fall into one hex.
 */
import { type Grid, hexAt } from '@ironbottom/hexes';
import type { Place } from '@ironbottom/umpire';

export const grid: Grid = { columns: 24, rows: 12 };

/** From column to column, in hexes: half the square root of three. */
export const across = 0.8660254037844386;
/** The cosine of 15 degrees: half-way between the equator and where most of the war was. As a figure, to be the same everywhere. */
const COS_15 = 0.9659258262890683;
const KM_PER_DEGREE = 111.195;
const HEX_KM = 900;

/** The middle of hex 0 is 79 degrees east, 55 north. */
export const projection = {
  origin: [79, 55],
  longitudePerUnit: HEX_KM / (KM_PER_DEGREE * COS_15),
  latitudePerUnit: HEX_KM / KM_PER_DEGREE,
} as const;

/** The hex whose middle is nearest. Longitudes west of Greenwich are negative. */
export function hexOf(longitude: number, latitude: number): Place {
  const east = longitude < 0 ? longitude + 360 : longitude;
  const x = (east - projection.origin[0]) / projection.longitudePerUnit;
  const y = (projection.origin[1] - latitude) / projection.latitudePerUnit;
  let nearest: Place = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let column = 1; column <= grid.columns; column += 1) {
    for (let row = 1; row <= grid.rows; row += 1) {
      const [cx, cy] = middleOf(column, row);
      const away = (x - cx) * (x - cx) + (y - cy) * (y - cy);
      if (away >= least) continue;
      least = away;
      nearest = hexAt(grid, column, row) ?? -1;
    }
  }
  return nearest;
}

/** In board units: even columns lie half a hex further south. */
export const middleOf = (column: number, row: number): readonly [x: number, y: number] => [
  (column - 1) * across,
  row - 1 + (column % 2 === 0 ? 0.5 : 0),
];
