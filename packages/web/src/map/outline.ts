/** The border of a set of places as closed lines, so that an area is drawn as one shape without seams. */
import type { Place, Point } from '@ironbottom/umpire';
import { middleOf, neighbour, type Places } from './places.js';

/** Corners are worked out from different middles: equal up to rounding. */
const nameOf = ([x, y]: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** Closed lines around the places, clockwise around the outside and counter-clockwise around holes. */
export function outlineOf(places: Places, area: Iterable<Place>): readonly (readonly Point[])[] {
  const members = area instanceof Set ? (area as ReadonlySet<Place>) : new Set(area);
  const leaving = new Map<string, { to: Point; used: boolean }[]>();
  const starts: { from: Point; edge: { to: Point; used: boolean } }[] = [];
  for (const place of members) {
    const middle = middleOf(places, place);
    if (middle === undefined) continue;
    for (const [side, corner] of places.corners.entries()) {
      const next = neighbour(places, place, side);
      if (next !== undefined && members.has(next)) continue;
      const end = places.corners[(side + 1) % places.corners.length] ?? corner;
      const from: Point = [middle[0] + corner[0], middle[1] + corner[1]];
      const edge = { to: [middle[0] + end[0], middle[1] + end[1]] as Point, used: false };
      const here = leaving.get(nameOf(from));
      if (here === undefined) leaving.set(nameOf(from), [edge]);
      else here.push(edge);
      starts.push({ from, edge });
    }
  }
  const loops: Point[][] = [];
  for (const start of starts) {
    if (start.edge.used) continue;
    const loop: Point[] = [start.from];
    let edge: { to: Point; used: boolean } | undefined = start.edge;
    while (edge !== undefined && !edge.used) {
      edge.used = true;
      loop.push(edge.to);
      edge = leaving.get(nameOf(edge.to))?.find((next) => !next.used);
    }
    loop.pop();
    loops.push(loop);
  }
  return loops;
}

/** The sides that places of one area share with places of another. */
export function bordersOf(
  places: Places,
  area: readonly Place[],
  facing: readonly Place[],
): [from: Point, to: Point][] {
  const others = new Set(facing);
  return area.flatMap((place) => {
    const middle = middleOf(places, place);
    if (middle === undefined) return [];
    return places.corners.flatMap((corner, side): [Point, Point][] => {
      const next = neighbour(places, place, side);
      const end = places.corners[(side + 1) % places.corners.length] ?? corner;
      if (next === undefined || !others.has(next)) return [];
      return [
        [
          [middle[0] + corner[0], middle[1] + corner[1]],
          [middle[0] + end[0], middle[1] + end[1]],
        ],
      ];
    });
  });
}
