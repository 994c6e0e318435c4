/** Land, sea, and the sides between hexes (terrain chart; 12.5, 14.15.5). */
import { mapData } from '../charts/map-data.js';
import { directionTo, grid, type Hex, hexCount, hexesNamed } from './geometry.js';

export type Terrain = 'sea' | 'partial' | 'land';
const KINDS: readonly Terrain[] = ['sea', 'partial', 'land'];
const terrain = new Uint8Array(hexCount);
for (const [row, line] of mapData.terrain.entries()) {
  for (let column = 0; column < grid.columns; column += 1)
    terrain[column * grid.rows + row] = '.+#'.indexOf(line[column] ?? '.');
}

export function terrainAt(hex: Hex): Terrain {
  return KINDS[terrain[hex] ?? 0] ?? 'sea';
}

export type Side = readonly [a: Hex, b: Hex];
/** By hex and direction, seven places a hex, one bit for each kind of side. */
const SIDES = new Uint8Array(hexCount * 7);
const LAND = 1;
const REEF = 2;
const MOUNTAIN = 4;

function sides(lines: readonly string[], kind: number): readonly Side[] {
  return lines.flatMap((line) =>
    line.split(' ').map((text): Side => {
      const [a = -1, b = -1] = hexesNamed(text.replace('-', ' '));
      if (directionTo(a, b) === 0) throw new RangeError(`${text} is no hexside`);
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const at = from * 7 + directionTo(from, to);
        SIDES[at] = (SIDES[at] ?? 0) | kind;
      }
      return [a, b];
    }),
  );
}

/** Sides with land in the way of ships, between two hexes that are not all land. */
export const landSides = sides(mapData.landSides, LAND);
export const reefSides = sides(mapData.reefSides, REEF);
export const mountainSides = sides(mapData.mountainSides, MOUNTAIN);

/** 12.5 Why a ship may not go from a hex to the hex next door; `undefined` if it may. */
export function maySail(from: Hex, to: Hex): 'land' | 'reef' | undefined {
  if (terrain[to] === 2) return 'land';
  const side = SIDES[from * 7 + directionTo(from, to)] ?? 0;
  if ((side & LAND) !== 0) return 'land';
  return (side & REEF) !== 0 ? 'reef' : undefined;
}

/** 1 for hexes with mountains on some side: there are few. */
const HILLY = new Uint8Array(hexCount);
for (const [a, b] of mountainSides) {
  HILLY[a] = 1;
  HILLY[b] = 1;
}

/** 14.15.5 Whether planes between two hexes next door must be at high altitude. */
export function mountainBetween(a: Hex, b: Hex): boolean {
  return HILLY[a] === 1 && ((SIDES[a * 7 + directionTo(a, b)] ?? 0) & MOUNTAIN) !== 0;
}
