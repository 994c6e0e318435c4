/** The printed map in squares, each drawn once at the scale of the moment and kept: moving over the map copies them. */
import { newCanvas } from './atlas.js';
import { drawGround, type Ground, letteringFor, type Sheet } from './ground.js';
import type { Lettering } from './lettering.js';
import type { Pen } from './symbols.js';

export type Tiles = {
  /** Paints a part of the map onto a canvas of that size. */
  paint(pen: Pen, sheet: Sheet): void;
};

const side = 512;
/** About 80 MB at most. */
const most = 80;

export function tilesOf(ground: Ground): Tiles {
  const spare: (readonly [HTMLCanvasElement, Pen])[] = [];
  let kept = new Map<string, readonly [HTMLCanvasElement, Pen]>();
  let scale = 0;
  let lettering: readonly Lettering[] = [];

  /** Another scale: all squares are to be drawn anew, on the same canvases. */
  function rescale(sheet: Sheet, pen: Pen): void {
    if (sheet.scale === scale) return;
    scale = sheet.scale;
    spare.push(...kept.values());
    spare.length = Math.min(spare.length, most);
    kept = new Map();
    lettering = letteringFor(ground, sheet.scale / sheet.dot, pen);
  }

  function tile(column: number, row: number, sheet: Sheet): HTMLCanvasElement {
    const key = `${column} ${row}`;
    const known = kept.get(key);
    if (known !== undefined) {
      // Last used, last dropped.
      kept.delete(key);
      kept.set(key, known);
      return known[0];
    }
    if (kept.size >= most) {
      const [oldest] = kept;
      if (oldest !== undefined) {
        kept.delete(oldest[0]);
        spare.push(oldest[1]);
      }
    }
    const fresh = spare.pop() ?? newCanvas(side, side);
    drawGround(
      fresh[1],
      ground,
      { left: column * side, top: row * side, width: side, height: side, scale: sheet.scale, dot: sheet.dot },
      lettering,
    );
    kept.set(key, fresh);
    return fresh[0];
  }

  return {
    paint(pen, sheet) {
      rescale(sheet, pen);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      const [right, bottom] = [sheet.left + sheet.width, sheet.top + sheet.height];
      for (let column = Math.floor(sheet.left / side); column * side < right; column++) {
        for (let row = Math.floor(sheet.top / side); row * side < bottom; row++) {
          pen.drawImage(tile(column, row, sheet), column * side - sheet.left, row * side - sheet.top);
        }
      }
    },
  };
}
