/** What is seen from somewhere, how far something goes, where something may be by now. */
import type { BoardPiece, BoardRing, Place, Point } from '@ironbottom/umpire';
import { closedPath, inUnits, type Sheet } from './ground.js';
import { outlineOf } from './outline.js';
import type { Chart, Livery } from './palette.js';
import { middleOf, neighbour, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Ring = { readonly kind: BoardRing['kind']; readonly path: Path2D };

export function ringsOf(places: Places, rings: readonly BoardRing[]): Ring[] {
  return rings.map((ring) => ({ kind: ring.kind, path: closedPath(outlineOf(places, areaOf(places, ring))) }));
}

/** Everything that any of one's own sees, as one area. */
export function watchOf(places: Places, pieces: readonly BoardPiece[]): Path2D {
  const seen = new Set<Place>();
  for (const { own, rings } of pieces)
    for (const ring of own ? (rings ?? []) : [])
      if (ring.kind === 'search') for (const place of areaOf(places, ring)) seen.add(place);
  return closedPath(outlineOf(places, seen));
}

/** The places of a ring; those through which one comes home, where it has a home. */
export function areaOf(places: Places, { at, reach, home }: BoardRing): Set<Place> {
  const out = stepsFrom(places, at, reach);
  if (home === undefined) return new Set(out.keys());
  const back = stepsFrom(places, home, reach);
  const area = new Set<Place>();
  for (const [place, steps] of out) if (steps + (back.get(place) ?? Number.POSITIVE_INFINITY) <= reach) area.add(place);
  return area;
}

/** How many steps it is to every place within reach. */
export function stepsFrom(places: Places, from: Place, reach: number): Map<Place, number> {
  const steps = new Map<Place, number>([[from, 0]]);
  let edge: Place[] = [from];
  for (let step = 1; step <= reach && edge.length > 0; step++) {
    const next: Place[] = [];
    for (const place of edge)
      for (let side = 0; side < places.corners.length; side++) {
        const beside = neighbour(places, place, side);
        if (beside === undefined || steps.has(beside)) continue;
        steps.set(beside, step);
        next.push(beside);
      }
    edge = next;
  }
  return steps;
}

/** Dots for what is seen, long dashes for how far it goes. */
export function drawRings(pen: Pen, rings: readonly Ring[], sheet: Sheet, chart: Chart): void {
  if (rings.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  for (const { kind, path } of rings) {
    const seen = kind === 'search';
    if (seen) {
      pen.fillStyle = chart.searchWash;
      pen.fill(path);
    }
    pen.lineCap = seen ? 'round' : 'butt';
    pen.strokeStyle = chart.under;
    pen.lineWidth = 4.5 * dot;
    pen.stroke(path);
    pen.setLineDash(seen ? [0, 6 * dot] : [12 * dot, 6 * dot]);
    pen.strokeStyle = seen ? chart.search : chart.range;
    pen.lineWidth = (seen ? 3.4 : 2.4) * dot;
    pen.stroke(path);
    pen.setLineDash([]);
  }
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** All of it under a thin wash, with a dotted hem. */
export function drawWatch(pen: Pen, path: Path2D, sheet: Sheet, chart: Chart): void {
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.fillStyle = chart.searchWash;
  pen.fill(path);
  pen.lineCap = 'round';
  pen.setLineDash([0, 7 * dot]);
  pen.strokeStyle = chart.search;
  pen.lineWidth = 2.4 * dot;
  pen.stroke(path);
  pen.setLineDash([]);
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

export type Drift = { readonly at: Point; readonly radius: number; readonly line: string };

export function driftsOf(
  places: Places,
  pieces: readonly BoardPiece[],
  liveryOf: (piece: BoardPiece) => Livery,
): Drift[] {
  return pieces.flatMap((piece) => {
    const at = middleOf(places, piece.place);
    const { drift = 0 } = piece;
    return at === undefined || drift <= 0 ? [] : [{ at, radius: drift + 0.5, line: liveryOf(piece).line }];
  });
}

/** Fainter outwards: the farther, the less likely. */
export function drawDrifts(pen: Pen, drifts: readonly Drift[], sheet: Sheet): void {
  if (drifts.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  for (const { at, radius, line } of drifts) {
    const [x, y] = at;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    const shade = pen.createRadialGradient(x, y, 0, x, y, radius);
    shade.addColorStop(0, `${line}40`);
    shade.addColorStop(1, `${line}10`);
    pen.fillStyle = shade;
    pen.fill();
    pen.strokeStyle = line;
    pen.globalAlpha = 0.8;
    pen.lineWidth = 1.6 * dot;
    pen.setLineDash([7 * dot, 5 * dot, 1.5 * dot, 5 * dot]);
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}
