/** A stretch of sea in hexes: how far it is over water, how far through the air, and the way from one hex to another. */

/** Rows from north to south, a letter a hex: '.' sea, 'c' coast (ships pass), '#' land, 'P' a port of those who are hunted. */
export type Sea = readonly string[];

export const widthOf = (sea: Sea): number => sea[0]?.length ?? 0;
export const placesOf = (sea: Sea): number[] => Array.from({ length: sea.length * widthOf(sea) }, (_, place) => place);
export const columnOf = (sea: Sea, place: number): number => place % widthOf(sea);
export const rowOf = (sea: Sea, place: number): number => Math.floor(place / widthOf(sea));
export const placeAt = (sea: Sea, column: number, row: number): number => row * widthOf(sea) + column;
export const terrainAt = (sea: Sea, place: number): string => sea[rowOf(sea, place)]?.[columnOf(sea, place)] ?? '#';
export const isPassable = (sea: Sea, place: number): boolean => terrainAt(sea, place) !== '#';

/** Column and row as the book writes them: '0304'. */
export const hexName = (sea: Sea, place: number): string =>
  `${String(columnOf(sea, place) + 1).padStart(2, '0')}${String(rowOf(sea, place) + 1).padStart(2, '0')}`;

/** Every other column lies half a hex lower. */
export function neighboursOf(sea: Sea, place: number): number[] {
  const [column, row] = [columnOf(sea, place), rowOf(sea, place)];
  const down = column % 2;
  const beside: readonly (readonly [number, number])[] = [
    [column, row - 1],
    [column + 1, row - 1 + down],
    [column + 1, row + down],
    [column, row + 1],
    [column - 1, row + down],
    [column - 1, row - 1 + down],
  ];
  return beside
    .filter(([x, y]) => x >= 0 && x < widthOf(sea) && y >= 0 && y < sea.length)
    .map(([x, y]) => placeAt(sea, x, y));
}

/** Hexes through the air. */
export function hexesApart(sea: Sea, a: number, b: number): number {
  const cube = (place: number): [number, number] => {
    const column = columnOf(sea, place);
    return [column, rowOf(sea, place) - (column - (column % 2)) / 2];
  };
  const [[qa, ra], [qb, rb]] = [cube(a), cube(b)];
  const [q, r] = [qa - qb, ra - rb];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Hexes over water from a hex to every hex within `most`; `enters` says where the count may go. */
export function reachOf(sea: Sea, from: number, most: number, enters: (place: number) => boolean): Map<number, number> {
  const found = new Map([[from, 0]]);
  let edge = [from];
  for (let hexes = 1; hexes <= most; hexes++) {
    const next: number[] = [];
    for (const place of edge)
      for (const beside of neighboursOf(sea, place))
        if (!found.has(beside) && enters(beside)) {
          found.set(beside, hexes);
          next.push(beside);
        }
    edge = next;
  }
  return found;
}

/** The shortest way by water, both ends included; of equal ones the same every time. */
export function wayBetween(sea: Sea, from: number, to: number): number[] {
  const home = reachOf(sea, to, sea.length * widthOf(sea), (place) => isPassable(sea, place));
  const way = [from];
  for (let here = from; here !== to; ) {
    const left = home.get(here);
    const next = neighboursOf(sea, here).find((beside) => left !== undefined && home.get(beside) === left - 1);
    if (next === undefined) return [];
    way.push(next);
    here = next;
  }
  return way;
}

/** Through every hex named, in order. */
export function wayThrough(sea: Sea, stops: readonly number[]): number[] {
  const way = stops.slice(0, 1);
  for (let i = 1; i < stops.length; i++) way.push(...wayBetween(sea, stops[i - 1] ?? 0, stops[i] ?? 0).slice(1));
  return way;
}
