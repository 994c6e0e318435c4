/** Ways on the chart that nobody is choosing now: where pieces went, where they have been told to go, where the wind blows. */
import type { BoardArrow, BoardPiece, BoardTrack, Point } from '@ironbottom/umpire';
import { inUnits, type Sheet } from './ground.js';
import { arrow, pointsOf } from './marks.js';
import type { Chart, Livery } from './palette.js';
import { middleOf, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Track = Pick<BoardTrack, 'own' | 'age' | 'lost'> & {
  readonly points: readonly Point[];
  readonly line: string;
};
export type Course = { readonly points: readonly Point[]; readonly line: string };

type LiveryOf = (piece: Pick<BoardPiece, 'side' | 'own'>) => Livery;

export function tracksOf(places: Places, tracks: readonly BoardTrack[], liveryOf: LiveryOf): Track[] {
  return tracks.map((track) => ({
    own: track.own,
    age: track.age,
    lost: track.lost,
    points: pointsOf(places, track.places),
    line: liveryOf(track).line,
  }));
}

export function coursesOf(places: Places, pieces: readonly BoardPiece[], liveryOf: LiveryOf): Course[] {
  return pieces.flatMap((piece) =>
    piece.course === undefined || piece.course.length < 2
      ? []
      : [{ points: pointsOf(places, piece.course), line: liveryOf(piece).line }],
  );
}

function line(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

/** Own wakes are a row of dots, others dashes; what is older is thinner. A wake that was lost ends in a question mark. */
export function drawTracks(pen: Pen, tracks: readonly Track[], sheet: Sheet, chart: Chart): void {
  if (tracks.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  for (const track of tracks) {
    const width = (track.age > 0 ? 2 : 2.8) * dot;
    pen.lineCap = track.own ? 'round' : 'butt';
    line(pen, track.points);
    pen.strokeStyle = chart.under;
    pen.globalAlpha = track.age > 0 ? 0.45 : 0.6;
    pen.lineWidth = width + 2.4 * dot;
    pen.stroke();
    pen.globalAlpha = track.age > 0 ? 0.8 : 1;
    pen.setLineDash(track.own ? [0, width * 2.4] : [width * 3, width * 1.8]);
    pen.strokeStyle = track.line;
    pen.lineWidth = width;
    pen.stroke();
    pen.setLineDash([]);
    const [start] = track.points;
    if (start !== undefined && track.points.length > 1) {
      pen.beginPath();
      pen.arc(start[0], start[1], 3.4 * dot, 0, 2 * Math.PI);
      pen.fillStyle = chart.under;
      pen.fill();
      pen.lineWidth = 1.6 * dot;
      pen.stroke();
    }
    pen.globalAlpha = 1;
  }
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const track of tracks) if (track.lost) drawLost(pen, track, sheet, chart);
}

function drawLost(pen: Pen, { points, line: colour }: Track, { scale, left, top, dot }: Sheet, chart: Chart): void {
  const end = points.at(-1);
  if (end === undefined) return;
  const [x, y] = [end[0] * scale - left, end[1] * scale - top];
  const radius = Math.max(7 * dot, Math.min(13 * dot, scale * 0.26));
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = chart.under;
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 1.6 * dot;
  pen.setLineDash([3 * dot, 2.5 * dot]);
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = colour;
  pen.font = `700 ${Math.round(radius * 1.35)}px "DejaVu Sans", system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('?', x, y + dot);
}

/** Dashes with an arrow at the end, and an empty counter where it will be. */
export function drawCourses(pen: Pen, courses: readonly Course[], size: number, sheet: Sheet, chart: Chart): void {
  if (courses.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  for (const { points, line: colour } of courses) {
    for (const [stroke, width] of [
      [chart.under, 5.5],
      [colour, 2.6],
    ] as const) {
      line(pen, points);
      pen.strokeStyle = stroke;
      pen.fillStyle = stroke;
      pen.lineWidth = width * dot;
      pen.setLineDash(stroke === colour ? [8 * dot, 5 * dot] : []);
      pen.stroke();
      pen.setLineDash([]);
      const [from, to] = points.slice(-2);
      if (from !== undefined && to !== undefined)
        arrow(pen, from, to, Math.min((stroke === colour ? 8 : 10) * dot, 0.3));
    }
    const end = points.at(-1);
    if (end === undefined) continue;
    const side = size * dot * 0.86;
    pen.strokeStyle = colour;
    pen.lineWidth = 1.8 * dot;
    pen.setLineDash([5 * dot, 4 * dot]);
    pen.strokeRect(end[0] - side / 2, end[1] - side / 2, side, side);
    pen.setLineDash([]);
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

export type Vane = { readonly at: Point; readonly by: Point };

export function vanesOf(places: Places, arrows: readonly BoardArrow[]): Vane[] {
  return arrows.flatMap(({ from, to }) => {
    const [at, end] = [middleOf(places, from), middleOf(places, to)];
    return at === undefined || end === undefined ? [] : [{ at, by: [end[0] - at[0], end[1] - at[1]] as const }];
  });
}

/** A feathered arrow across the place, of one size from near and far. */
export function drawVanes(pen: Pen, vanes: readonly Vane[], sheet: Sheet, chart: Chart): void {
  const { scale, left, top, dot } = sheet;
  const long = Math.max(30 * dot, Math.min(64 * dot, scale * 0.95));
  for (const { at, by } of vanes) {
    const length = Math.hypot(by[0], by[1]);
    pen.setTransform(1, 0, 0, 1, at[0] * scale - left, at[1] * scale - top);
    pen.rotate(Math.atan2(by[1] / length, by[0] / length));
    for (const [colour, width] of [
      [chart.under, 6],
      [chart.wind, 2.6],
    ] as const) {
      pen.strokeStyle = colour;
      pen.fillStyle = colour;
      pen.lineWidth = width * dot;
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      pen.beginPath();
      pen.moveTo(-long / 2, 0);
      pen.lineTo(long / 2, 0);
      for (const back of [0, 0.14]) {
        pen.moveTo(long * (back - 0.5), 0);
        pen.lineTo(long * (back - 0.62), -long * 0.15);
      }
      pen.moveTo(long * 0.5, 0);
      pen.lineTo(long * 0.32, -long * 0.1);
      pen.moveTo(long * 0.5, 0);
      pen.lineTo(long * 0.32, long * 0.1);
      pen.stroke();
    }
  }
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}
