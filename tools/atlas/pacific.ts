/** The board of Fire in the Sky: which hexes are all land, and the shores, coarse enough for hexes of 900 km. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { grid, projection } from '@ironbottom/fire-in-the-sky';
import { type Coastlines, landmasses, outlines, rasterize, windowOf } from '@ironbottom/hexes/atlas';

export const pacificPath = 'packages/fire-in-the-sky/src/map/shores.ts';

/** More land than this, and no ship gets through. */
const ALL_LAND = 0.97;
/** How far a drawn shore may lie from the true one: forty kilometres. */
const TOLERANCE = 0.045;

export function pacificSource(): string {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const coastlines = JSON.parse(readFileSync(path, 'utf8')) as Coastlines;
  const window = windowOf(grid);
  // Land west of Greenwich lies beyond the date line on this board: it is looked for a turn of the world further on.
  const [longitude, latitude] = projection.origin;
  const lands = [
    ...landmasses(coastlines, projection, window),
    ...landmasses(coastlines, { ...projection, origin: [longitude - 360, latitude] }, window),
  ];
  const { land, hexes } = rasterize(grid, lands);
  const count = grid.columns * grid.rows;
  const squares = new Float64Array(count);
  const dry = new Float64Array(count);
  for (let square = 0; square < land.length; square += 1) {
    const hex = hexes[square] ?? -1;
    if (hex < 0) continue;
    squares[hex] = (squares[hex] ?? 0) + 1;
    if (land[square] !== 0) dry[hex] = (dry[hex] ?? 0) + 1;
  }
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => {
      const hex = column * grid.rows + row;
      return (dry[hex] ?? 0) > ALL_LAND * (squares[hex] ?? 1) ? '#' : '.';
    }).join(''),
  );
  const shores = outlines(lands, window, TOLERANCE).map((ring) =>
    ring.map(([x, y]) => `${Math.round(x * 100)},${Math.round(y * 100)}`).join(' '),
  );
  return `${[
    '/** Built by `npm run atlas` from public coastlines (Natural Earth 1:110m): change map/projection.ts, not this file. */',
    '',
    '/** Row by row from the north: # where there is nothing but land. */',
    'export const terrain: readonly string[] = [',
    ...rows.map((row) => `  '${row}',`),
    '];',
    '',
    '/** Closed lines, in hundredths of a hex. */',
    'export const shores: readonly string[] = [',
    ...shores.map((ring) => `  '${ring}',`),
    '];',
  ].join('\n')}\n`;
}
