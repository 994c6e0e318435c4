import { hexesApart, mapHex } from '../hexes.js';
import type { GroundScenario, LandHex } from './scenario.js';

/** Neighbours are those one hex apart, but for hexsides that nobody crosses. */
export function withNeighbours(
  hexes: { readonly [hex: string]: Omit<LandHex, 'next'> },
  closed: readonly (readonly [string, string])[] = [],
): GroundScenario['hexes'] {
  const isClosed = (a: string, b: string): boolean => closed.some((side) => side.includes(a) && side.includes(b));
  return Object.fromEntries(
    Object.entries(hexes).map(([hex, land]) => {
      const near = Object.keys(hexes).filter((other) => hexesApart(mapHex(hex), mapHex(other)) === 1);
      return [hex, { ...land, next: near.filter((other) => !isClosed(hex, other)) }];
    }),
  );
}
