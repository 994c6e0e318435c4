/** Coastlines as TopoJSON, turned into rings in board units. */
import { feature } from 'topojson-client';
import { type Point, type Position, type Projection, type Ring, toBoard } from './survey.js';

/** TopoJSON with an object named `land`. */
export type Coastlines = Parameters<typeof feature>[0];
/** A piece of land: its shore and, should it have any, its inner seas. */
export type Landmass = readonly Ring[];
export type Window = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

/** Every piece of land that reaches into the window, in the order of the source. */
export function landmasses(coastlines: Coastlines, projection: Projection, window: Window): Landmass[] {
  const found: Landmass[] = [];
  const { land: source } = coastlines.objects;
  if (source === undefined) throw new Error('these coastlines have no land');
  const land = feature(coastlines, source);
  for (const { geometry } of 'features' in land ? land.features : [land]) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const polygon of polygons) {
      const positions = polygon.flatMap((ring) => {
        const line = unrolled(ring.map(([lon = 0, lat = 0]): Position => [lon, lat]));
        return line === undefined ? [] : [line];
      });
      if (positions.length < polygon.length) continue;
      // A closed GeoJSON ring repeats its first position.
      const rings = positions.map((ring) => ring.slice(0, -1).map((position) => toBoard(projection, position)));
      if (rings[0] !== undefined && reachesInto(rings[0], window)) found.push(rings);
    }
  }
  return found;
}

/**
 * A shore that leaps from one edge of the world to the other goes on beyond the edge instead. `undefined` for one that goes all
 * the way around a pole: it has no inside on a flat map.
 */
function unrolled(ring: readonly Position[]): Position[] | undefined {
  let turned = 0;
  const line = ring.map(([lon, lat], i): Position => {
    const leap = lon - (ring[i - 1]?.[0] ?? lon);
    if (leap > 180) turned -= 360;
    if (leap < -180) turned += 360;
    return [lon + turned, lat];
  });
  return turned === 0 ? line : undefined;
}

function reachesInto(ring: Ring, { west, east, north, south }: Window): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(...xs) > west && Math.min(...xs) < east && Math.max(...ys) > north && Math.min(...ys) < south;
}

/** Which piece of land is meant by a place on it, or next to it. */
export function landmassNear(lands: readonly Landmass[], [x, y]: Point): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, land] of lands.entries()) {
    const shore = land[0] ?? [];
    if (holds(shore, x, y)) return index;
    for (const [px, py] of shore) {
      const away = (px - x) * (px - x) + (py - y) * (py - y);
      if (away < least) {
        least = away;
        nearest = index;
      }
    }
  }
  return nearest;
}

/** Whether a ring goes around a point. */
export function holds(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [qx, qy] of ring) {
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside;
    px = qx;
    py = qy;
  }
  return inside;
}
