/** What the question of the moment puts on the map: where one may go, and the way chosen so far. */
import type { Place, Point } from '@ironbottom/umpire';
import { closedPath, inUnits, type Sheet } from './ground.js';
import { outlineOf } from './outline.js';
import { type Chart, ink } from './palette.js';
import { middleOf, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Targets = { readonly path: Path2D; readonly middles: readonly Point[] };

export function targetsOf(places: Places, targets: ReadonlySet<Place>): Targets {
  return { path: closedPath(outlineOf(places, targets)), middles: pointsOf(places, [...targets]) };
}

export function pointsOf(places: Places, way: readonly Place[]): Point[] {
  return way.flatMap((place) => {
    const middle = middleOf(places, place);
    return middle === undefined ? [] : [middle];
  });
}

/** An area with a strong edge, and a dot in each place where it can be told from the next. */
export function drawTargets(pen: Pen, { path, middles }: Targets, sheet: Sheet, chart: Chart): void {
  if (middles.length === 0) return;
  const dot = sheet.dot / sheet.scale;
  inUnits(pen, sheet);
  pen.lineJoin = 'round';
  pen.fillStyle = chart.targetWash;
  pen.fill(path);
  pen.strokeStyle = ink;
  pen.lineWidth = 4.5 * dot;
  pen.stroke(path);
  pen.strokeStyle = chart.target;
  pen.lineWidth = 2.5 * dot;
  pen.stroke(path);
  if (1 / dot >= 13) {
    const radius = Math.min(0.16, 7 * dot);
    pen.beginPath();
    for (const [x, y] of middles) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
    pen.fillStyle = chart.target;
    pen.fill();
    pen.strokeStyle = ink;
    pen.lineWidth = 1.2 * dot;
    pen.stroke();
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** The way as a line with an arrow on every step; under the counters. */
export function drawWay(pen: Pen, way: readonly Point[], sheet: Sheet, { route, under }: Chart): void {
  if (way.length < 2) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [under, 7],
    [route, 4],
  ] as const) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width * dot;
    pen.beginPath();
    for (const [i, [x, y]] of way.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
    const size = (colour === route ? 8 : 10) * dot;
    for (const [i, to] of way.entries()) {
      const from = way[i - 1];
      if (from !== undefined) arrow(pen, from, to, Math.min(size, 0.3));
    }
  }
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

export function arrow(pen: Pen, [ax, ay]: Point, [bx, by]: Point, size: number): void {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [x, y] = [ax + (bx - ax) * 0.5 + ux * size * 0.7, ay + (by - ay) * 0.5 + uy * size * 0.7];
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x - ux * size * 1.4 - uy * size * 0.8, y - uy * size * 1.4 + ux * size * 0.8);
  pen.lineTo(x - ux * size * 1.4 + uy * size * 0.8, y - uy * size * 1.4 - ux * size * 0.8);
  pen.closePath();
  pen.fill();
}

/** The number of each step, low in its place and over the counters; from afar only every fifth and the last. */
export function drawSteps(pen: Pen, way: readonly Point[], sheet: Sheet, { route, onRoute }: Chart): void {
  const { scale, dot } = sheet;
  const near = scale / dot >= 24;
  const radius = Math.round((near ? Math.min(11, 7 + (scale / dot) * 0.04) : 8) * dot);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${Math.round(radius * 1.2)}px "DejaVu Sans", system-ui, sans-serif`;
  for (const [i, [mx, my]] of way.entries()) {
    if (i === 0 || (!near && i % 5 !== 0 && i !== way.length - 1)) continue;
    const x = Math.round(mx * scale - sheet.left);
    const y = Math.round((near ? my + 0.32 : my) * scale - sheet.top);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = route;
    pen.fill();
    pen.strokeStyle = onRoute;
    pen.lineWidth = 1.5 * dot;
    pen.stroke();
    pen.fillStyle = onRoute;
    pen.fillText(`${i}`, x, y + dot * 0.5);
  }
}
