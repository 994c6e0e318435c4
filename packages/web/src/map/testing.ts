/** Maps and counters for tests, in a line. */
import type { BoardMap, BoardPiece, Place, Point } from '@ironbottom/umpire';

/** Columns of hexes whose tops are flat, every second one half a hex further south; place = column × rows + row. */
export function hexMap(columns: number, rows: number): BoardMap {
  const middles: Point[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) middles.push([(column * Math.sqrt(3)) / 2, row + (column % 2) / 2]);
  }
  return mapOf('hex', middles);
}

/** Rows of hexes with a corner at the top, every second one half a hex further east. */
export function pointedMap(columns: number, rows: number): BoardMap {
  const middles: Point[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) middles.push([column + (row % 2) / 2, (row * Math.sqrt(3)) / 2]);
  }
  return mapOf('pointed', middles);
}

export function squareMap(columns: number, rows: number): BoardMap {
  const middles: Point[] = [];
  for (let column = 0; column < columns; column++) for (let row = 0; row < rows; row++) middles.push([column, row]);
  return mapOf('square', middles);
}

/** Squares of which every second row lies half a square further east. */
export function brickMap(columns: number, rows: number): BoardMap {
  const middles: Point[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) middles.push([column + (row % 2) / 2, row]);
  }
  return mapOf('square', middles);
}

function mapOf(shape: BoardMap['shape'], middles: readonly (Point | null)[]): BoardMap {
  return {
    title: 'A sea',
    shape,
    middles,
    terrain: '.'.repeat(middles.length),
    legend: { '.': { name: 'sea', fill: '#a9c6d4' } },
    land: [],
    sides: [],
    labels: [],
    signs: [],
  };
}

export function piece(id: string, place: Place, more: Partial<BoardPiece> = {}): BoardPiece {
  return { id, place, side: 'us', symbol: 'carrier', label: id, title: id, own: true, badges: [], age: 0, ...more };
}
