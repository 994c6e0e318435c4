/** Lines that pieces hang on: whole where nothing bars them, else whole as far as the first bar, broken behind it, a cross on each. */
import type { BoardLine, BoardPiece, Place, Point } from '@ironbottom/umpire';
import { inUnits, type Sheet } from './ground.js';
import { pointsOf } from './marks.js';
import type { Chart } from './palette.js';
import { middleOf, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Lifeline = {
  /** As far as the first bar, and on from it. */
  readonly open: readonly Point[];
  readonly beyond: readonly Point[];
  readonly bars: readonly { readonly at: Point; readonly mark: string }[];
};

/** The lines of the pieces that are looked at, each once though a whole pile hangs on it. */
export function linesLookedAt(
  pieces: readonly BoardPiece[],
  selected: ReadonlySet<string>,
  at: readonly (Place | undefined)[],
): readonly BoardLine[] {
  const found = new Map<string, BoardLine>();
  for (const { id, place, lines = [] } of pieces)
    if (selected.has(id) || at.includes(place)) for (const line of lines) found.set(line.places.join(), line);
  return [...found.values()];
}

/** So much of a line lies near enough to be hidden by what is said of it. */
const near = 6;

/** Which way the lines lead from a place, all in all; undefined where none leads away. */
export function headingOf(places: Places, lines: readonly BoardLine[], from: Place): Point | undefined {
  const middle = middleOf(places, from);
  if (middle === undefined) return undefined;
  const points = lines.flatMap((line) => pointsOf(places, line.places.slice(0, near)));
  const x = points.reduce((sum, point) => sum + point[0] - middle[0], 0);
  const y = points.reduce((sum, point) => sum + point[1] - middle[1], 0);
  return x === 0 && y === 0 ? undefined : [x, y];
}

export function lifelinesOf(places: Places, lines: readonly BoardLine[]): Lifeline[] {
  return lines.map((line) => {
    const barred = new Set(line.bars.map(({ place }) => place));
    const first = line.places.findIndex((place) => barred.has(place));
    const cut = first < 0 ? line.places.length - 1 : first;
    return {
      open: pointsOf(places, line.places.slice(0, cut + 1)),
      beyond: pointsOf(places, line.places.slice(cut)),
      bars: line.bars.flatMap(({ place, mark }, i) => {
        const middle = middleOf(places, place);
        // What bars several places in a row is written once.
        return middle === undefined ? [] : [{ at: middle, mark: line.bars[i - 1]?.mark === mark ? '' : mark }];
      }),
    };
  });
}

function draw(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.stroke();
}

/** Under the counters: the line, and a ring around what it leads to. */
export function drawLifelines(pen: Pen, lines: readonly Lifeline[], sheet: Sheet, { lifeline, under }: Chart): void {
  if (lines.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const { open, beyond } of lines) {
    const end = beyond.at(-1);
    for (const [colour, width] of [
      [under, 8],
      [lifeline, 4.5],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width * dot;
      draw(pen, open);
      pen.setLineDash(colour === under ? [] : [2 * dot, 10 * dot]);
      draw(pen, beyond);
      pen.setLineDash([]);
      if (end === undefined || open.length + beyond.length < 3) continue;
      pen.beginPath();
      pen.arc(end[0], end[1], 0.4, 0, 2 * Math.PI);
      pen.stroke();
    }
  }
  pen.lineCap = 'butt';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** Farther off than this there is room for a cross, but not for words. */
const readable = 17;

/** Over the counters: a cross in a ring, and in a word what bars the line there. */
export function drawBars(pen: Pen, lines: readonly Lifeline[], sheet: Sheet, chart: Chart): void {
  const { scale, left, top, dot } = sheet;
  const radius = Math.max(8 * dot, Math.min(13 * dot, scale * 0.2));
  const height = 18 * dot;
  pen.font = `700 ${12 * dot}px "DejaVu Sans", system-ui, sans-serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const { at, mark } of lines.flatMap(({ bars }) => bars)) {
    const [x, y] = [Math.round(at[0] * scale - left), Math.round(at[1] * scale - top)];
    if (scale / dot >= readable && mark !== '') {
      const width = Math.ceil(pen.measureText(mark).width) + radius + 12 * dot;
      pen.beginPath();
      pen.roundRect(x, y - height / 2, width, height, 3 * dot);
      pen.fillStyle = chart.barred;
      pen.fill();
      pen.fillStyle = chart.onBarred;
      pen.fillText(mark, x + radius + 6 * dot, y + dot * 0.5);
    }
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = chart.onBarred;
    pen.fill();
    pen.strokeStyle = chart.barred;
    pen.lineWidth = 3 * dot;
    pen.stroke();
    const arm = radius * 0.5;
    pen.beginPath();
    pen.moveTo(x - arm, y - arm);
    pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm);
    pen.lineTo(x - arm, y + arm);
    pen.stroke();
  }
}
