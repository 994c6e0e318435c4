/**
 * The mapboard, read a second time: the printed data and the geometry of hexes, with what chapters 6, 12 and 14 say about
 * going from one hex to the next. Slow and obvious.
 */
import { columnOf, distance, type Grid, type Hex, hexNamed, neighbours, rowOf, step } from '@ironbottom/hexes';
import { mapData } from '../src/charts/map-data.js';

const grid: Grid = { columns: 80, rows: 44 };

export function at(name: string): Hex {
  const hex = hexNamed(grid, name);
  if (hex === undefined) throw new Error(`the board has no ${name}`);
  return hex;
}

export const around = (hex: Hex): Hex[] => neighbours(grid, hex);
export const far = (a: Hex, b: Hex): number => distance(grid, a, b);

/** Scenario one uses the western half only: columns A to NN. */
export const inTheWest = (hex: Hex): boolean => columnOf(grid, hex) <= 40;

/** '.' all sea, '+' partial land, '#' all land. */
export const land = (hex: Hex): string => mapData.terrain[rowOf(grid, hex) - 1]?.[columnOf(grid, hex) - 1] ?? '?';

/** The base or other place the rules name. */
export const placeCalled = (name: string): Hex => at(mapData.places[name]?.hex ?? '');

function isSide(list: readonly string[], a: Hex, b: Hex): boolean {
  return list.some((line) =>
    line.split(' ').some((side) => {
      const [one = '', other = ''] = side.split('-');
      return (at(one) === a && at(other) === b) || (at(one) === b && at(other) === a);
    }),
  );
}

const known = new Map<string, boolean>();

/** Each list is read through once for each pair of hexes. */
function between(kind: 'landSides' | 'reefSides' | 'mountainSides', a: Hex, b: Hex): boolean {
  const key = `${kind} ${a} ${b}`;
  const answer = known.get(key) ?? isSide(mapData[kind], a, b);
  known.set(key, answer);
  return answer;
}

/** 14.15.5 */
export const mountains = (a: Hex, b: Hex): boolean => between('mountainSides', a, b);

/** 12.5 Not into an all-land hex, not across an all-land hexside, not across a reef. */
export const shipsCanCross = (from: Hex, to: Hex): boolean =>
  land(to) !== '#' && !between('landSides', from, to) && !between('reefSides', from, to);

/** 6.5 A marker covers two hexes in every direction; where two overlap there is a storm. */
export const isStorm = (markers: readonly string[], hex: Hex): boolean =>
  markers.filter((marker) => far(at(marker), hex) <= 2).length >= 2;
export const isCloud = (markers: readonly string[], hex: Hex): boolean =>
  markers.filter((marker) => far(at(marker), hex) <= 2).length === 1;

/** 6.10, R18 The hex from which the wind blows that blows towards this direction (1 north, clockwise to 6). */
export function againstTheWind(wind: number, hex: Hex): Hex | undefined {
  const opposite = ([4, 5, 6, 1, 2, 3] as const)[wind - 1];
  return opposite === undefined ? undefined : step(grid, hex, opposite);
}

/** Every walk of at most so many steps, the one that stays among them, each written out. */
export function walks(from: Hex, steps: number, may: (path: readonly Hex[], to: Hex) => boolean): Hex[][] {
  const all: Hex[][] = [[from]];
  for (let i = 0; i < all.length; i++) {
    const path = all[i] ?? [];
    const here = path[path.length - 1] ?? from;
    if (path.length > steps) continue;
    for (const to of around(here)) if (may(path, to)) all.push([...path, to]);
  }
  return all;
}
