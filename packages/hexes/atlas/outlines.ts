/** Shores as they are drawn: cut off at the edge of the board, and with no more points than the eye needs. */
import type { Landmass, Window } from './coast.js';
import type { Point, Ring } from './survey.js';

/** Rings with fewer board units of area than this are not drawn. */
const SPECK = 0.0004;

export function outlines(lands: readonly Landmass[], window: Window, tolerance: number): Ring[] {
  return lands
    .flatMap((land) => land.slice(0, 1))
    .map((ring) => simplified(clipped(ring, window), tolerance))
    .filter((ring) => ring.length >= 3 && area(ring) > SPECK);
}

/** The part of a ring inside the window: cut along one edge after the other. */
export function clipped(ring: Ring, { west, east, north, south }: Window): Ring {
  let kept = ring;
  kept = cut(kept, ([x]) => x - west);
  kept = cut(kept, ([x]) => east - x);
  kept = cut(kept, ([, y]) => y - north);
  return cut(kept, ([, y]) => south - y);
}

/** What lies on the side of a straight line where `depth` is not negative. */
function cut(ring: Ring, depth: (point: Point) => number): Ring {
  const kept: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const here = depth(point);
    const there = before === undefined ? here : depth(before);
    if (before !== undefined && here < 0 !== there < 0) {
      const part = there / (there - here);
      kept.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]);
    }
    if (here >= 0) kept.push(point);
    before = point;
  }
  return kept;
}

/** Leaves out points that lie within the tolerance of the line without them. */
function simplified(ring: Ring, tolerance: number): Ring {
  if (ring.length < 4) return ring;
  const first = ring[0] ?? [0, 0];
  // A ring has no ends: it is cut at its first point and at the point farthest from it.
  let far = 0;
  let most = -1;
  for (const [index, point] of ring.entries()) {
    const away = squared(point, first);
    if (away > most) {
      most = away;
      far = index;
    }
  }
  const out = thinned(ring.slice(0, far + 1), tolerance);
  const back = thinned([...ring.slice(far), first], tolerance);
  return [...out.slice(0, -1), ...back.slice(0, -1)];
}

function thinned(line: Ring, tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let worst = 0;
  let most = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = offLine(line[index] ?? first, first, last);
    if (off > most) {
      most = off;
      worst = index;
    }
  }
  if (most <= tolerance * tolerance) return [first, last];
  return [...thinned(line.slice(0, worst + 1), tolerance).slice(0, -1), ...thinned(line.slice(worst), tolerance)];
}

/** The squared distance of a point from a line between two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const long = squared(from, to);
  if (long === 0) return squared(point, from);
  const along = (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1]);
  const part = Math.max(0, Math.min(1, along / long));
  return squared(point, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
}

function squared(a: Point, b: Point): number {
  return (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
}

function area(ring: Ring): number {
  let twice = 0;
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    twice += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return Math.abs(twice) / 2;
}
