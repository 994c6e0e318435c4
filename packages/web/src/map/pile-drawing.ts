/** Piles of counters on the map: edges of what lies beneath, the topmost face, how many, and a line home. */
import type { BoardPiece } from '@ironbottom/umpire';
import { type Atlas, shadeOf } from './atlas.js';
import { harmed, shapeOf } from './counter.js';
import type { Sheet } from './ground.js';
import { day, ink, type Livery } from './palette.js';
import { edgeOf, edgesOf, harmBelow, type Pile, type Piles, pilesIn } from './piles.js';
import { drawBadge, type Pen } from './symbols.js';

/** What counters are drawn with. */
export type Cardboard = {
  readonly atlas: Atlas;
  /** Faces of another size, for those that are not drawn in this one yet. */
  readonly coarse: Atlas | undefined;
  readonly liveryOf: (piece: BoardPiece) => Livery;
  readonly selected: ReadonlySet<string>;
};

/** Milliseconds of a frame that may go into drawing new faces; more when there is nothing to show instead. */
const allowance = 6;
const firstAllowance = 60;

/** False when some faces are still to be drawn. */
export function drawPiles(pen: Pen, piles: Piles, sheet: Sheet, cardboard: Cardboard): boolean {
  const here = pilesOn(piles, sheet);
  const done = drawFaces(here, cardboard);
  for (const pile of here) drawTether(pen, pile, piles.size, sheet, cardboard.liveryOf);
  for (const pile of here) drawPile(pen, pile, piles.size, sheet, cardboard);
  return done;
}

/** Draws some of the faces that are still to be drawn; true when there are none left. */
export function prepareFaces(piles: Piles, sheet: Sheet, cardboard: Cardboard): boolean {
  return drawFaces(pilesOn(piles, sheet), cardboard);
}

function pilesOn(piles: Piles, { left, top, width, height, dot }: Sheet): readonly Pile[] {
  return pilesIn(piles, {
    left: left / dot,
    top: top / dot,
    right: (left + width) / dot,
    bottom: (top + height) / dot,
  });
}

/** Before any face is copied: a sheet that is drawn upon after a copy is itself copied first, which costs far more. */
function drawFaces(here: readonly Pile[], { atlas, coarse, liveryOf }: Cardboard): boolean {
  const until = performance.now() + (coarse === undefined ? firstAllowance : allowance);
  for (const { pieces } of here) {
    const piece = pieces[0];
    if (piece === undefined || atlas.find(piece, liveryOf(piece)) !== undefined) continue;
    if (performance.now() >= until) return false;
    atlas.draw(piece, liveryOf(piece));
  }
  return true;
}

/** A pile that had to move aside keeps a line to its place. */
function drawTether(
  pen: Pen,
  { at, home, pieces }: Pile,
  size: number,
  { left, top, dot }: Sheet,
  liveryOf: (piece: BoardPiece) => Livery,
): void {
  const piece = pieces[0];
  if (piece === undefined || Math.hypot(at[0] - home[0], at[1] - home[1]) < size * 0.4) return;
  const [x, y] = [home[0] * dot - left, home[1] * dot - top];
  const { band } = liveryOf(piece);
  for (const [colour, width] of [
    ['rgba(255, 255, 255, 0.85)', 4],
    [band, 2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width * dot;
    pen.beginPath();
    pen.moveTo(at[0] * dot - left, at[1] * dot - top);
    pen.lineTo(x, y);
    pen.stroke();
    pen.beginPath();
    pen.arc(x, y, (width / 2 + 1.5) * dot, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawPile(
  pen: Pen,
  pile: Pile,
  size: number,
  { left, top, dot }: Sheet,
  { atlas, coarse, liveryOf, selected }: Cardboard,
): void {
  const piece = pile.pieces[0];
  if (piece === undefined) return;
  const side = atlas.side;
  const x = Math.round(pile.at[0] * dot - left - side / 2);
  const y = Math.round(pile.at[1] * dot - top - side / 2);
  const step = Math.round(edgeOf(size) * dot);
  const edges = edgesOf(pile);
  for (let i = edges; i > 0; i--) {
    const under = pile.pieces[i];
    if (under !== undefined) drawEdge(pen, under.own, x + i * step, y - i * step, side, dot, liveryOf(under));
  }
  const livery = liveryOf(piece);
  const fine = atlas.find(piece, livery);
  const slot = fine ?? coarse?.find(piece, livery);
  const from = (fine === undefined ? coarse?.side : undefined) ?? side;
  if (slot === undefined) drawEdge(pen, piece.own, x, y, side, dot, livery);
  else {
    const [shade, under] = [shadeOf(from), shadeOf(side)];
    pen.drawImage(slot.sheet, slot.x, slot.y, from + shade, from + shade, x, y, side + under, side + under);
  }
  if (selected.has(piece.id)) drawRing(pen, x, y, side, dot);
  if (pile.pieces.length === 1) return;
  drawCount(pen, pile.pieces.length, x + side + edges * step, y - edges * step, dot);
  const harm = harmBelow(pile);
  if (harm !== undefined) drawHarm(pen, harm, x + side + edges * step, y + 16 * dot - edges * step, dot);
}

/** Of a counter that lies under another only a sliver is seen. */
function drawEdge(pen: Pen, own: boolean, x: number, y: number, side: number, dot: number, livery: Livery): void {
  shapeOf(pen, own, x + dot / 2, y + dot / 2, side - dot);
  pen.fillStyle = livery.face;
  pen.fill();
  pen.strokeStyle = livery.band;
  pen.lineWidth = dot;
  pen.stroke();
}

function drawRing(pen: Pen, x: number, y: number, side: number, dot: number): void {
  pen.lineJoin = 'round';
  pen.strokeStyle = ink;
  pen.lineWidth = 6 * dot;
  pen.strokeRect(x - 2 * dot, y - 2 * dot, side + 4 * dot, side + 4 * dot);
  pen.strokeStyle = day.chosen;
  pen.lineWidth = 3 * dot;
  pen.strokeRect(x - 2 * dot, y - 2 * dot, side + 4 * dot, side + 4 * dot);
}

function drawCount(pen: Pen, count: number, x: number, y: number, dot: number): void {
  const height = 14 * dot;
  pen.font = `700 ${11 * dot}px "DejaVu Sans", system-ui, sans-serif`;
  const text = `${count}`;
  const width = Math.max(height, (7.7 * text.length + 6) * dot);
  const left = Math.round(x - width / 2);
  const top = Math.round(y - height / 2);
  pen.beginPath();
  pen.roundRect(left, top, width, height, height / 2);
  pen.fillStyle = '#ffffff';
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 1.5 * dot;
  pen.stroke();
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + width / 2, top + height / 2 + dot * 0.5);
}

/** Below the count, in the colour of damage: what a counter under the topmost would show. */
function drawHarm(pen: Pen, harm: string, x: number, y: number, dot: number): void {
  const [width, height] = [20 * dot, 14 * dot];
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  pen.beginPath();
  pen.roundRect(left, top, width, height, height / 4);
  pen.fillStyle = harmed;
  pen.fill();
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = dot;
  pen.stroke();
  pen.fillStyle = '#ffffff';
  drawBadge(pen, harm, left + width / 2 - height / 2, top + dot / 2, height - dot);
}
