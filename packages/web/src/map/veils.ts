/** What lies over the map for a while: cloud, storm, night, and areas that a rulebook names. */
import type { BoardOverlay, Point } from '@ironbottom/umpire';
import { newCanvas } from './atlas.js';
import { closedPath, type Ground, inUnits, type Sheet } from './ground.js';
import { outlineOf } from './outline.js';
import type { Chart } from './palette.js';
import type { Pen } from './symbols.js';

export type Veil = { readonly kind: string; readonly colour: string; readonly path: Path2D };

export function veilsOf(ground: Ground, overlays: readonly BoardOverlay[]): Veil[] {
  return overlays.map(({ kind, places }) => {
    // Night is everywhere unless it says where.
    if (kind === 'night' && places.length === 0) return { kind, colour: '', path: ground.edge };
    const loops = outlineOf(ground.places, places);
    const soft = kind === 'cloud' || kind === 'storm';
    return {
      kind,
      colour: colourOf(kind, overlays, ground.chart),
      path: soft ? roundedPath(loops) : closedPath(loops),
    };
  });
}

const drawn = new Set(['cloud', 'storm', 'night']);

/** Kinds without a drawing of their own get a colour each. */
export function colourOf(kind: string, overlays: readonly BoardOverlay[], { frames, ours, theirs }: Chart): string {
  const livery = /^own /.test(kind) ? ours[0] : /^enemy /.test(kind) ? theirs[0] : undefined;
  if (livery !== undefined) return livery.line;
  const kinds = [...new Set(overlays.map((overlay) => overlay.kind))].filter((other) => !drawn.has(other));
  return frames[Math.max(0, kinds.indexOf(kind)) % frames.length] ?? '#444444';
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

const hatchings = new Map<string, HTMLCanvasElement>();

function hatchingOf(colour: string): HTMLCanvasElement {
  const known = hatchings.get(colour);
  if (known !== undefined) return known;
  const [canvas, pen] = newCanvas(16, 16);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  for (const x of [-16, 0, 16]) {
    pen.moveTo(x - 2, 18);
    pen.lineTo(x + 18, -2);
  }
  pen.stroke();
  hatchings.set(colour, canvas);
  return canvas;
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
  const pattern = pen.createPattern(hatchingOf(stormLines), 'repeat');
  if (pattern !== null) {
    pattern.setTransform(new DOMMatrix().scale(dot * 0.75));
    pen.fillStyle = pattern;
    pen.fill(path);
  }
  pen.strokeStyle = stormEdge;
  pen.lineWidth = 1.5 * dot;
  pen.stroke(path);
}

function drawFrame(pen: Pen, { path, colour }: Veil, sheet: Sheet): void {
  const dot = sheet.dot / sheet.scale;
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
