/**
 * The printed map in squares, each drawn once at the scale of the moment and kept: moving over the map copies them.
 * What is not drawn yet is shown coarsely, from squares of the last scale or from a small picture of the whole, and
 * drawn a few squares a frame: the map never waits for itself.
 */
import { newCanvas } from './atlas.js';
import { drawGround, type Ground, letteringFor, type Sheet } from './ground.js';
import type { Lettering } from './lettering.js';
import type { Pen } from './symbols.js';

export type Tiles = {
  /** Paints a part of the map onto a canvas of that size; false when some of it is still coarse. */
  paint(pen: Pen, sheet: Sheet): boolean;
  /** Draws some squares that this part still lacks; true when none are lacking. */
  prepare(sheet: Sheet): boolean;
};

type Square = readonly [HTMLCanvasElement, Pen];
type Generation = { readonly scale: number; readonly squares: Map<string, Square> };

const side = 512;
/** A megabyte each: what is kept of this scale, and what of others for drawing upon again. */
const most = 88;
const mostSpare = 24;
/** Milliseconds of a frame that may go into drawing squares. */
const allowance = 6;

export function tilesOf(ground: Ground): Tiles {
  const spare: Square[] = [];
  let now: Generation = { scale: 0, squares: new Map() };
  let last: Generation = { scale: 0, squares: new Map() };
  let whole: { readonly canvas: HTMLCanvasElement; readonly sheet: Sheet } | undefined;
  let seas: readonly Lettering[] | undefined;

  /** Another scale: squares are drawn anew; those of the last scale serve until then, unless they were too few to serve. */
  function rescale(sheet: Sheet): void {
    if (sheet.scale === now.scale) return;
    const dropped = now.squares.size >= last.squares.size / 2 ? last : now;
    if (dropped === last) last = now;
    spare.push(...dropped.squares.values());
    spare.length = Math.min(spare.length, mostSpare);
    now = { scale: sheet.scale, squares: new Map() };
    seas = undefined;
  }

  function draw(column: number, row: number, { scale, dot }: Sheet): void {
    if (now.squares.size >= most) {
      const [oldest] = now.squares;
      if (oldest !== undefined) {
        now.squares.delete(oldest[0]);
        spare.push(oldest[1]);
      }
    }
    const square = spare.pop() ?? newCanvas(side, side);
    // Other names make way for counters: they are not drawn into what is kept.
    seas ??= letteringFor(ground, scale / dot, square[1]).written.filter(({ size }) => size === 3);
    const sheet = { left: column * side, top: row * side, width: side, height: side, scale, dot };
    drawGround(square[1], ground, sheet, seas);
    // Reading a pixel draws what was only noted down: the time is spent here and not when the square is first shown.
    square[1].getImageData(0, 0, 1, 1);
    now.squares.set(`${column} ${row}`, square);
  }

  /** The whole map, small and without names, drawn once. */
  function wholeMap(dot: number): { readonly canvas: HTMLCanvasElement; readonly sheet: Sheet } {
    if (whole !== undefined) return whole;
    const { left, top, right, bottom } = ground.places.bounds;
    const scale = Math.min(24, 2000 / (right - left + 2), 2000 / (bottom - top + 2));
    const sheet = {
      left: Math.floor((left - 1) * scale),
      top: Math.floor((top - 1) * scale),
      width: Math.ceil((right - left + 2) * scale),
      height: Math.ceil((bottom - top + 2) * scale),
      scale,
      dot: Math.min(1, dot),
    };
    const [canvas, pen] = newCanvas(sheet.width, sheet.height);
    drawGround(pen, ground, sheet, []);
    whole = { canvas, sheet };
    return whole;
  }

  function paintCoarsely(pen: Pen, sheet: Sheet): void {
    const { canvas, sheet: from } = wholeMap(sheet.dot);
    pen.fillStyle = ground.chart.paper;
    pen.fillRect(0, 0, sheet.width, sheet.height);
    const by = sheet.scale / from.scale;
    pen.drawImage(canvas, from.left * by - sheet.left, from.top * by - sheet.top, from.width * by, from.height * by);
    const enlarged = sheet.scale / last.scale;
    for (const [key, [square]] of last.squares) {
      const [column = 0, row = 0] = key.split(' ').map(Number);
      const x = Math.round(column * side * enlarged - sheet.left);
      const y = Math.round(row * side * enlarged - sheet.top);
      const right = Math.round((column + 1) * side * enlarged - sheet.left);
      const bottom = Math.round((row + 1) * side * enlarged - sheet.top);
      if (right < 0 || bottom < 0 || x > sheet.width || y > sheet.height) continue;
      pen.drawImage(square, x, y, right - x, bottom - y);
    }
  }

  return {
    paint(pen, sheet) {
      rescale(sheet);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      const wanted = squaresOf(sheet);
      const lacking = wanted.some(([column, row]) => !now.squares.has(`${column} ${row}`));
      if (lacking) paintCoarsely(pen, sheet);
      for (const [column, row] of wanted) {
        const key = `${column} ${row}`;
        const square = now.squares.get(key);
        if (square === undefined) continue;
        // Last used, last dropped.
        now.squares.delete(key);
        now.squares.set(key, square);
        pen.drawImage(square[0], column * side - sheet.left, row * side - sheet.top);
      }
      return !lacking;
    },

    prepare(sheet) {
      rescale(sheet);
      const until = performance.now() + allowance;
      for (const [column, row] of squaresOf(sheet)) {
        if (now.squares.has(`${column} ${row}`)) continue;
        if (performance.now() >= until) return false;
        draw(column, row, sheet);
      }
      return true;
    },
  };
}

/** Column and row of every square that a part of the map touches. */
function squaresOf({ left, top, width, height }: Sheet): readonly (readonly [column: number, row: number])[] {
  const squares: (readonly [number, number])[] = [];
  for (let column = Math.floor(left / side); column * side < left + width; column++) {
    for (let row = Math.floor(top / side); row * side < top + height; row++) squares.push([column, row]);
  }
  return squares;
}
