/** Three positions: one to count answers in, one to play, one of 200 ships to measure. */
import type { Place } from '../asks.js';
import type { Seat } from '../events.js';

export type Berth = { id: string; seat: Seat; place: Place };

export type Scenario = {
  id: string;
  title: string;
  rows: readonly string[];
  roster: readonly Berth[];
  turns: number;
  /** 9.2 Points with which the allies win. */
  goal: number;
};

const narrowsRows = [
  '..~.H', //
  '.#o.H',
  '..o~H',
];

const narrows: Scenario = {
  id: 'narrows',
  title: 'Two ships and a patrol boat in the narrows',
  rows: narrowsRows,
  roster: [
    berth(narrowsRows, 'b1', 'Blue', 0, 0),
    berth(narrowsRows, 'g1', 'Green', 2, 0),
    berth(narrowsRows, 'r1', 'Red', 0, 3),
  ],
  turns: 4,
  goal: 3,
};

const crossingRows = [
  '..~.#.~.H', //
  '.#.oo..~H',
  '...~.#..H',
  '.~..oo.~H',
  '..#.o~..H',
  '...~...#H',
  '.#..~..~H',
];

const crossing: Scenario = {
  id: 'crossing',
  title: 'Six ships cross the straits against three patrol boats and a submarine',
  rows: crossingRows,
  roster: [
    berth(crossingRows, 'b1', 'Blue', 0, 0),
    berth(crossingRows, 'b2', 'Blue', 1, 0),
    berth(crossingRows, 'b3', 'Blue', 2, 0),
    berth(crossingRows, 'g1', 'Green', 3, 0),
    berth(crossingRows, 'g2', 'Green', 4, 0),
    berth(crossingRows, 'g3', 'Green', 5, 0),
    berth(crossingRows, 'r1', 'Red', 1, 6),
    berth(crossingRows, 'r2', 'Red', 3, 3),
    berth(crossingRows, 'r3', 'Red', 5, 5),
  ],
  turns: 9,
  goal: 9,
};

const convoyRows = Array.from({ length: 22 }, (_, row) =>
  Array.from({ length: 44 }, (_, column) => openOcean(row, column)).join(''),
);

function openOcean(row: number, column: number): string {
  if (column === 43) return 'H';
  if (column === 18 && row % 3 === 0) return '~';
  return column >= 15 && column <= 16 && row >= 9 && row <= 12 ? 'o' : '.';
}

/** Every second column is free, so that each ship has somewhere to go. */
const convoy: Scenario = {
  id: 'convoy',
  title: 'Two hundred ships: the position the benchmark plays',
  rows: convoyRows,
  roster: [...block('b', 'Blue', 0, 0, 10), ...block('g', 'Green', 10, 0, 10), ...block('r', 'Red', 0, 24, 20)],
  turns: 100_000,
  goal: 150,
};

function block(letter: string, seat: Seat, top: number, left: number, rows: number): Berth[] {
  const berths: Berth[] = [];
  for (let row = top; row < top + rows; row++) {
    for (let column = left; column < left + 10; column += 2) {
      berths.push(berth(convoyRows, `${letter}${berths.length + 1}`, seat, row, column));
    }
  }
  return berths;
}

function berth(rows: readonly string[], id: string, seat: Seat, row: number, column: number): Berth {
  return { id, seat, place: row * (rows[0]?.length ?? 0) + column };
}

export const scenarios: readonly Scenario[] = [narrows, crossing, convoy];
