/** Faces of counters, each drawn once for a size and kept on larger sheets. */
import type { BoardPiece } from '@ironbottom/umpire';
import { map as words } from '../words/map.js';
import { type AgeMark, drawFace, faceOf, shapeOf } from './counter.js';
import type { Livery } from './palette.js';
import type { Pen } from './symbols.js';

export type Slot = { readonly sheet: HTMLCanvasElement; readonly x: number; readonly y: number };

export type Atlas = {
  /** Side of a counter, in pixels of the canvas. */
  readonly side: number;
  /** Draws the face of a piece, unless it is there already. */
  draw(piece: BoardPiece, livery: Livery): void;
  /** Where the face of a piece is, if it was drawn. */
  find(piece: BoardPiece, livery: Livery): Slot | undefined;
};

const sheetSide = 1024;
/** Ages and losses make new faces all the time: beyond this many, all are forgotten and drawn anew as needed. */
const most = 4000;

export function newCanvas(width: number, height: number): readonly [HTMLCanvasElement, Pen] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, penOf(canvas)];
}

/** How far a counter's shadow looks out from under it, below and to the right. */
export function shadeOf(side: number): number {
  return Math.max(2, Math.round(side * 0.05));
}

/** `willReadFrequently` keeps a canvas in the processor's memory: where there is no real GPU it is many times faster. */
export function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error(words.noCanvas);
  return pen;
}

export function newAtlas(side: number, dot: number, ageMark: AgeMark): Atlas {
  const slots = new Map<string, Slot>();
  const shade = shadeOf(side);
  const slotSide = side + shade + 2;
  const perRow = Math.max(1, Math.floor(sheetSide / slotSide));
  let sheet: readonly [HTMLCanvasElement, Pen] | undefined;
  let used = 0;
  return {
    side,
    find: (piece, livery) => slots.get(faceOf(piece, livery)),
    draw(piece, livery) {
      const key = faceOf(piece, livery);
      if (slots.has(key)) return;
      if (slots.size >= most) {
        slots.clear();
        sheet = undefined;
      }
      if (sheet === undefined || used === perRow * perRow) {
        sheet = newCanvas(Math.max(sheetSide, slotSide), Math.max(sheetSide, slotSide));
        used = 0;
      }
      const slot: Slot = {
        sheet: sheet[0],
        x: (used % perRow) * slotSide + 1,
        y: Math.floor(used / perRow) * slotSide + 1,
      };
      used += 1;
      const [, pen] = sheet;
      shapeOf(pen, piece.own, slot.x + shade, slot.y + shade, side);
      pen.fillStyle = 'rgba(10, 20, 30, 0.3)';
      pen.fill();
      drawFace(pen, piece, livery, slot.x, slot.y, side, dot, ageMark);
      slots.set(key, slot);
    },
  };
}
