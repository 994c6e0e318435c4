/** The places of a map by where they lie: which is under a point, which lie in a part of the map, which are neighbours. */
import type { BoardMap, Place, Point } from '@ironbottom/umpire';
import type { Bounds } from './camera.js';

export type Places = {
  readonly shape: BoardMap['shape'];
  readonly middles: BoardMap['middles'];
  readonly all: readonly Place[];
  readonly bounds: Bounds;
  /** Places by the square unit of the map that their middle lies in. */
  readonly cells: ReadonlyMap<number, readonly Place[]>;
  /** The corners of a place around its middle, clockwise; side i runs from corner i to corner i + 1. */
  readonly corners: readonly Point[];
  /** The way from a middle to the neighbour across side i. */
  readonly across: readonly Point[];
  /** Neighbours of a place by side, where its row begins at place × sides; -1 for none. */
  readonly neighbours: Int32Array;
};

const radius = 1 / Math.sqrt(3);
const half = Math.sqrt(3) / 2;

/** Side 0 is the northern one, then clockwise. */
const hexCorners: readonly Point[] = [
  [-radius / 2, -0.5],
  [radius / 2, -0.5],
  [radius, 0],
  [radius / 2, 0.5],
  [-radius / 2, 0.5],
  [-radius, 0],
];
const hexAcross: readonly Point[] = [
  [0, -1],
  [half, -0.5],
  [half, 0.5],
  [0, 1],
  [-half, 0.5],
  [-half, -0.5],
];
/** With a corner at the top: side 0 is the north-eastern one. */
const pointedCorners: readonly Point[] = [
  [0, -radius],
  [0.5, -radius / 2],
  [0.5, radius / 2],
  [0, radius],
  [-0.5, radius / 2],
  [-0.5, -radius / 2],
];
const pointedAcross: readonly Point[] = [
  [0.5, -half],
  [1, 0],
  [0.5, half],
  [-0.5, half],
  [-1, 0],
  [-0.5, -half],
];
const squareCorners: readonly Point[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];
const squareAcross: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Squares laid like bricks, every second row half a square further: six neighbours, and six sides of two lengths. */
const brickCorners: readonly Point[] = [
  [-0.5, -0.5],
  [0, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [0, 0.5],
  [-0.5, 0.5],
];
const brickAcross: readonly Point[] = [
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
];

/** Whether rows of squares are laid like bricks. */
function likeBricks({ shape, middles }: BoardMap): boolean {
  const first = middles.find((middle) => middle !== null);
  return (
    shape === 'square' &&
    first !== undefined &&
    middles.some((middle) => middle !== null && Math.abs(Math.abs((middle[0] - first[0]) % 1) - 0.5) < 0.1)
  );
}

function figureOf(shape: BoardMap['shape'], bricks: boolean): Pick<Places, 'corners' | 'across'> {
  if (shape === 'hex') return { corners: hexCorners, across: hexAcross };
  if (shape === 'pointed') return { corners: pointedCorners, across: pointedAcross };
  return bricks ? { corners: brickCorners, across: brickAcross } : { corners: squareCorners, across: squareAcross };
}

const cellOf = (column: number, row: number): number => column * 65_536 + row;

export function placesOf(map: BoardMap): Places {
  const all: Place[] = [];
  const cells = new Map<number, Place[]>();
  const bricks = likeBricks(map);
  const { corners, across } = figureOf(map.shape, bricks);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [place, middle] of map.middles.entries()) {
    if (middle === null) continue;
    all.push(place);
    const cell = cellOf(Math.floor(middle[0]), Math.floor(middle[1]));
    const here = cells.get(cell);
    if (here === undefined) cells.set(cell, [place]);
    else here.push(place);
    for (const [x, y] of corners) {
      left = Math.min(left, middle[0] + x);
      right = Math.max(right, middle[0] + x);
      top = Math.min(top, middle[1] + y);
      bottom = Math.max(bottom, middle[1] + y);
    }
  }
  const bounds = all.length === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
  const neighbours = new Int32Array(map.middles.length * across.length).fill(-1);
  const places = { shape: map.shape, middles: map.middles, all, bounds, cells, corners, across, neighbours };
  for (const place of all) {
    const [x, y] = middleOf(places, place) ?? [0, 0];
    for (const [side, [dx, dy]] of across.entries()) {
      neighbours[place * across.length + side] = placeWithMiddle(places, [x + dx, y + dy]) ?? -1;
    }
  }
  return places;
}

export function middleOf(places: Places, place: Place): Point | undefined {
  return places.middles[place] ?? undefined;
}

/** The place that a point of the map lies in. */
export function placeAt(places: Places, [x, y]: Point): Place | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let found: Place | undefined;
  let least = Infinity;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      for (const place of places.cells.get(cellOf(column + dx, row + dy)) ?? []) {
        const middle = places.middles[place];
        if (!middle) continue;
        const distance = (middle[0] - x) ** 2 + (middle[1] - y) ** 2;
        if (distance < least && inside(places, x - middle[0], y - middle[1])) {
          least = distance;
          found = place;
        }
      }
    }
  }
  return found;
}

/** Inside means on the near side of every side; a hair beyond counts, so that no point falls between two places. */
function inside(places: Places, x: number, y: number): boolean {
  if (places.shape === 'square') return Math.abs(x) <= 0.5 + 1e-9 && Math.abs(y) <= 0.5 + 1e-9;
  return places.across.every(([ax, ay]) => x * ax + y * ay <= 0.5 + 1e-9);
}

/** Every place of which any part may lie within these bounds. */
export function placesIn(places: Places, { left, top, right, bottom }: Bounds): Place[] {
  const found: Place[] = [];
  const last = { x: Math.floor(right + radius), y: Math.floor(bottom + radius) };
  for (let x = Math.floor(left - radius); x <= last.x; x++) {
    for (let y = Math.floor(top - radius); y <= last.y; y++) {
      const here = places.cells.get(cellOf(x, y));
      if (here !== undefined) found.push(...here);
    }
  }
  return found;
}

/** The place whose middle is this point, or a hair beside it. */
function placeWithMiddle(places: Places, point: Point): Place | undefined {
  const place = placeAt(places, point);
  const middle = place === undefined ? undefined : middleOf(places, place);
  if (middle === undefined) return undefined;
  return Math.hypot(middle[0] - point[0], middle[1] - point[1]) < 0.2 ? place : undefined;
}

/** The neighbour across a side. */
export function neighbour(places: Places, place: Place, side: number): Place | undefined {
  const next = places.neighbours[place * places.across.length + side];
  return next === undefined || next < 0 ? undefined : next;
}

/** The two ends of the side between two neighbours; undefined when they are none. */
export function sideBetween(places: Places, a: Place, b: Place): readonly [Point, Point] | undefined {
  const from = middleOf(places, a);
  const to = middleOf(places, b);
  if (from === undefined || to === undefined) return undefined;
  const side = places.across.findIndex(
    ([x, y]) => Math.abs(from[0] + x - to[0]) < 0.2 && Math.abs(from[1] + y - to[1]) < 0.2,
  );
  const one = places.corners[side];
  const other = places.corners[(side + 1) % places.corners.length];
  if (one === undefined || other === undefined) return undefined;
  return [
    [from[0] + one[0], from[1] + one[1]],
    [from[0] + other[0], from[1] + other[1]],
  ];
}

export type Heading = 'north' | 'south' | 'west' | 'east' | 'north-west' | 'north-east' | 'south-west' | 'south-east';

const headings: { readonly [heading in Heading]: Point } = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
  'north-west': [-0.8, -0.6],
  'north-east': [0.8, -0.6],
  'south-west': [-0.8, 0.6],
  'south-east': [0.8, 0.6],
};

/** A place that one looks for the next from, and the point that straight steps keep in line with. */
export type Cursor = { readonly place: Place; readonly line: Point };

/**
 * One step of the cursor: to the neighbour that lies most nearly that way. Hexes have none due west or east: there one
 * goes to whichever of two keeps nearest to the line that one set out on, so that a row of steps is straight. Where there
 * is no neighbour (a box beside the map, a gap), to the nearest place roughly that way.
 */
export function stepFrom(places: Places, { place, line }: Cursor, heading: Heading): Cursor | undefined {
  const middle = middleOf(places, place);
  if (middle === undefined) return undefined;
  const way = headings[heading];
  const next = bestOf(places, middle, near(places, place, middle), way, line) ?? nearestThatWay(places, place, way);
  const to = next === undefined ? undefined : middleOf(places, next);
  if (next === undefined || to === undefined) return undefined;
  const [dx, dy] = way;
  return { place: next, line: dx === 0 ? [line[0], to[1]] : dy === 0 ? [to[0], line[1]] : to };
}

/** All that touch a place, be it with a corner. */
function near(places: Places, place: Place, [x, y]: Point): Place[] {
  const around = placesIn(places, { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 });
  return around.filter((other) => {
    const middle = middleOf(places, other);
    return other !== place && middle !== undefined && Math.hypot(middle[0] - x, middle[1] - y) < 1.5;
  });
}

function bestOf(places: Places, from: Point, among: readonly Place[], way: Point, line: Point): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const other of among) {
    const to = middleOf(places, other);
    if (to === undefined) continue;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const ahead = ((to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1]) / distance;
    if (ahead < 0.8) continue;
    const aside = way[0] === 0 ? Math.abs(to[0] - line[0]) : way[1] === 0 ? Math.abs(to[1] - line[1]) : 0;
    const off = 1 - ahead + aside;
    if (off < least - 1e-9) {
      least = off;
      best = other;
    }
  }
  return best;
}

function nearestThatWay(places: Places, place: Place, way: Point): Place | undefined {
  const from = middleOf(places, place);
  if (from === undefined) return undefined;
  let best: Place | undefined;
  let least = Infinity;
  for (const other of places.all) {
    const to = middleOf(places, other);
    if (other === place || to === undefined) continue;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const ahead = (to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1];
    if (ahead < 0.8 * distance || distance >= least) continue;
    least = distance;
    best = other;
  }
  return best;
}
