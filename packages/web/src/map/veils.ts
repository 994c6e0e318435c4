/** What lies over the map for a while: cloud, storm, night, and areas that a rulebook names. */
import type { BoardOverlay, Place, Point } from '@ironbottom/umpire';
import { newCanvas } from './atlas.js';
import { closedPath, type Ground, inUnits, type Sheet } from './ground.js';
import { bordersOf, outlineOf } from './outline.js';
import type { Chart } from './palette.js';
import type { Places } from './places.js';
import type { Pen } from './symbols.js';

export type Veil = {
  readonly kind: string;
  readonly colour: string;
  readonly path: Path2D;
  readonly pattern?: BoardOverlay['pattern'];
  /** Where it borders on what it faces. */
  readonly border?: Path2D;
};

export function veilsOf(ground: Ground, overlays: readonly BoardOverlay[]): Veil[] {
  return overlays.map((overlay): Veil => {
    const { kind, places, pattern, facing } = overlay;
    // Night is everywhere unless it says where.
    if (kind === 'night' && places.length === 0) return { kind, colour: '', path: ground.edge };
    const loops = outlineOf(ground.places, places);
    const soft = kind === 'cloud' || kind === 'storm';
    return {
      kind,
      colour: colourOf(overlay, overlays, ground.chart),
      path: soft ? roundedPath(loops) : closedPath(loops),
      ...(pattern !== undefined && { pattern }),
      ...(facing !== undefined && { border: borderPath(ground.places, places, facing) }),
    };
  });
}

export const isOwn = (kind: string): boolean => /^own /.test(kind);

const drawn = new Set(['cloud', 'storm', 'night']);

/** Kinds without a drawing of their own get a colour each. */
export function colourOf(
  { kind, pattern }: BoardOverlay,
  overlays: readonly BoardOverlay[],
  { frames, patterns, ours, theirs }: Chart,
): string {
  if (pattern !== undefined) return patterns[pattern];
  const livery = isOwn(kind) ? ours[0] : /^enemy /.test(kind) ? theirs[0] : undefined;
  if (livery !== undefined) return livery.line;
  const kinds = [...new Set(overlays.map((overlay) => overlay.kind))].filter((other) => !drawn.has(other));
  return frames[Math.max(0, kinds.indexOf(kind)) % frames.length] ?? '#444444';
}

/** The sides between one area and another. */
function borderPath(places: Places, area: readonly Place[], facing: readonly Place[]): Path2D {
  const path = new Path2D();
  for (const [from, to] of bordersOf(places, area, facing)) {
    path.moveTo(from[0], from[1]);
    path.lineTo(to[0], to[1]);
  }
  return path;
}

/** Through the middle of every side, bending at the corners: weather has no corners. */
function roundedPath(loops: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const loop of loops) {
    const last = loop.at(-1);
    const first = loop[0];
    if (last === undefined || first === undefined) continue;
    path.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
    for (const [i, corner] of loop.entries()) {
      const next = loop[(i + 1) % loop.length] ?? first;
      path.quadraticCurveTo(corner[0], corner[1], (corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2);
    }
    path.closePath();
  }
  return path;
}

const tiles = new Map<string, HTMLCanvasElement>();

function tileOf(pattern: NonNullable<BoardOverlay['pattern']>, colour: string): HTMLCanvasElement {
  const name = `${pattern} ${colour}`;
  const known = tiles.get(name);
  if (known !== undefined) return known;
  const [canvas, pen] = newCanvas(16, 16);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  if (pattern === 'lines')
    for (const x of [-16, 0, 16]) {
      pen.moveTo(x - 2, 18);
      pen.lineTo(x + 18, -2);
    }
  else
    for (const [x, y] of [
      [4, 4],
      [12, 12],
    ] as const) {
      pen.moveTo(x + 2, y);
      pen.arc(x, y, 2, 0, 2 * Math.PI);
    }
  if (pattern === 'lines') pen.stroke();
  else pen.fill();
  tiles.set(name, canvas);
  return canvas;
}

function fillWith(pen: Pen, path: Path2D, tile: HTMLCanvasElement, dot: number): void {
  const pattern = pen.createPattern(tile, 'repeat');
  if (pattern === null) return;
  pattern.setTransform(new DOMMatrix().scale(dot * 0.75));
  pen.fillStyle = pattern;
  pen.fill(path);
}

export function drawVeils(pen: Pen, veils: readonly Veil[], sheet: Sheet, chart: Chart): void {
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  for (const veil of veils) {
    switch (veil.kind) {
      case 'cloud':
        drawCloud(pen, veil.path, dot, chart);
        break;
      case 'storm':
        drawStorm(pen, veil.path, dot, chart);
        break;
      case 'night':
        pen.fillStyle = chart.dark;
        pen.fill(veil.path);
        break;
      default:
        drawFrame(pen, veil, sheet);
    }
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

function drawCloud(pen: Pen, path: Path2D, dot: number, { cloud, cloudHem, cloudEdge }: Chart): void {
  pen.fillStyle = cloud;
  pen.fill(path);
  pen.strokeStyle = cloudHem;
  for (const width of [0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) {
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.strokeStyle = cloudEdge;
  pen.lineWidth = dot;
  pen.stroke(path);
}

function drawStorm(pen: Pen, path: Path2D, dot: number, { storm, stormLines, stormEdge }: Chart): void {
  pen.fillStyle = storm;
  pen.fill(path);
  fillWith(pen, path, tileOf('lines', stormLines), dot);
  pen.strokeStyle = stormEdge;
  pen.lineWidth = 1.5 * dot;
  pen.stroke(path);
}

function drawFrame(pen: Pen, { kind, path, colour, pattern, border }: Veil, sheet: Sheet): void {
  const dot = sheet.dot / sheet.scale;
  if (pattern !== undefined) {
    pen.globalAlpha = 0.5;
    fillWith(pen, path, tileOf(pattern, colour), dot * 1.1);
    pen.globalAlpha = 1;
    return;
  }
  if (border !== undefined) {
    drawBorder(pen, path, border, colour, isOwn(kind), dot);
    return;
  }
  pen.save();
  pen.clip(path);
  pen.globalAlpha = 0.1;
  pen.fillStyle = colour;
  pen.fill(path);
  pen.globalAlpha = 0.85;
  pen.strokeStyle = colour;
  pen.lineWidth = 6 * dot;
  pen.stroke(path);
  pen.restore();
}

/** On its own side of the border alone, so that two that face each other lie side by side: one's own whole, another's broken. */
function drawBorder(pen: Pen, path: Path2D, border: Path2D, colour: string, own: boolean, dot: number): void {
  pen.save();
  pen.clip(path);
  pen.strokeStyle = colour;
  pen.lineWidth = 11 * dot;
  pen.setLineDash(own ? [] : [7 * dot, 4 * dot]);
  pen.stroke(border);
  pen.restore();
}
