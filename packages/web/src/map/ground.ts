/** The printed map: terrain, land and coasts, sides, grid, numbers, signs and names. Any part of it, at any scale. */
import type { BoardMap, Place, Point } from '@ironbottom/umpire';
import type { Bounds } from './camera.js';
import { type Box, boxAround, type Lettering, letteringOf } from './lettering.js';
import { outlineOf } from './outline.js';
import { type Chart, fillOf, lineOf } from './palette.js';
import { middleOf, neighbour, type Places, placesIn, sideBetween } from './places.js';
import { drawSymbol, type Pen } from './symbols.js';

export type Ground = {
  readonly map: BoardMap;
  readonly chart: Chart;
  /** Whether every place has its name written in it, where there is room. */
  readonly numbered: boolean;
  readonly places: Places;
  readonly placeName: (place: Place) => string;
  /** The terrain of most places: painted first, everywhere. */
  readonly common: string;
  readonly land: readonly { readonly path: Path2D; readonly bounds: Bounds }[];
  /** All that is not map, for painting over what sticks out. */
  readonly outside: Path2D;
  readonly edge: Path2D;
  readonly sides: readonly { readonly kind: string; readonly colour: string; readonly ends: readonly [Point, Point] }[];
};

/** Part of the map drawn at a scale: everything in pixels of the canvas, counted from the map's own (0, 0). */
export type Sheet = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas between the middles of two neighbours, and in one pixel of the page. */
  readonly scale: number;
  readonly dot: number;
};

export function closedPath(loops: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const loop of loops) {
    for (const [i, [x, y]] of loop.entries()) {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

export function groundOf(
  map: BoardMap,
  places: Places,
  placeName: (place: Place) => string,
  chart: Chart,
  numbered: boolean,
): Ground {
  const edge = closedPath(outlineOf(places, places.all));
  const outside = new Path2D();
  const { left, top, right, bottom } = places.bounds;
  outside.rect(left - 1000, top - 1000, right - left + 2000, bottom - top + 2000);
  outside.addPath(edge);
  return {
    map,
    chart,
    numbered,
    places,
    placeName,
    common: commonest(map, places),
    land: map.land.map((line) => ({ path: closedPath([line]), bounds: boundsOf(line) })),
    outside,
    edge,
    sides: map.sides.flatMap(({ a, b, kind, colour }) => {
      const ends = isWay(kind) ? wayBetween(places, a, b) : sideBetween(places, a, b);
      return ends === undefined ? [] : [{ kind, colour: lineOf(colour, chart), ends }];
    }),
  };
}

/** What runs from one middle to the other instead of along the side: a line of rail. */
const isWay = (kind: string): boolean => /rail/.test(kind);

function wayBetween(places: Places, a: Place, b: Place): readonly [Point, Point] | undefined {
  const from = middleOf(places, a);
  const to = middleOf(places, b);
  return from === undefined || to === undefined ? undefined : [from, to];
}

function commonest(map: BoardMap, places: Places): string {
  const counts = new Map<string, number>();
  for (const place of places.all) {
    const letter = map.terrain[place] ?? '';
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function boundsOf(line: readonly Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of line) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Sets the pen to the map's own units. */
export function inUnits(pen: Pen, { left, top, scale }: Sheet): void {
  pen.setTransform(scale, 0, 0, scale, -left, -top);
}

/** Fonts come in whole pixels: there are few. */
const widths = new Map<string, number>();

/** Names and signs are placed for a scale of the page, whatever the density of its pixels. */
export function letteringFor(ground: Ground, scale: number, pen: Pen): { written: Lettering[]; signs: Box[] } {
  const signs = ground.map.signs.flatMap(({ place }): Box[] => {
    const middle = middleOf(ground.places, place);
    const side = signSide(scale);
    return middle === undefined || side === 0 ? [] : [boxAround(signAt(middle, scale), side, side)];
  });
  const { left, top, right, bottom } = ground.places.bounds;
  const edge = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  return { written: letteringOf(ground.map.labels, scale, signs, edge, widthIn(pen)), signs };
}

export const widthIn =
  (pen: Pen) =>
  (text: string, font: string): number => {
    const known = widths.get(font + text);
    if (known !== undefined) return known;
    pen.font = font;
    const { width } = pen.measureText(text);
    widths.set(font + text, width);
    return width;
  };

export function drawGround(pen: Pen, ground: Ground, sheet: Sheet, lettering: readonly Lettering[]): void {
  const { scale, dot } = sheet;
  const { chart } = ground;
  const seen = {
    left: sheet.left / scale,
    top: sheet.top / scale,
    right: (sheet.left + sheet.width) / scale,
    bottom: (sheet.top + sheet.height) / scale,
  };
  const here = placesIn(ground.places, seen);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const { bounds } = ground.places;
  const blank = here.length === 0;
  pen.fillStyle = blank ? chart.paper : fillOf(ground.map.legend[ground.common]?.fill ?? chart.sea, chart);
  pen.fillRect(0, 0, sheet.width, sheet.height);
  inUnits(pen, sheet);
  if (blank) {
    if (isNear(seen, bounds)) drawNeatline(pen, bounds, scale, dot, chart);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    return;
  }
  drawTerrain(pen, ground, here, scale);
  drawLand(pen, ground, seen, scale, dot);
  drawGrid(pen, ground, here, scale, dot);
  drawSides(pen, ground, seen, scale, dot);
  pen.fillStyle = chart.paper;
  pen.fill(ground.outside, 'evenodd');
  pen.strokeStyle = chart.edge;
  pen.lineWidth = (1.5 * dot) / scale;
  pen.stroke(ground.edge);
  drawNeatline(pen, bounds, scale, dot, chart);
  drawNumbers(pen, ground, here, sheet);
  drawSigns(pen, ground, sheet, seen);
  drawLettering(pen, lettering, sheet, chart);
}

const isNear = (seen: Bounds, { left, top, right, bottom }: Bounds): boolean =>
  seen.right > left - 1 && seen.left < right + 1 && seen.bottom > top - 1 && seen.top < bottom + 1;

/** The double line around a chart, its inner band in steps of two places, dark and light in turns. */
function drawNeatline(pen: Pen, { left, top, right, bottom }: Bounds, scale: number, dot: number, chart: Chart): void {
  const band = Math.min(0.3, (5 * dot) / scale);
  const gap = Math.min(0.35, (7 * dot) / scale);
  const step = 2;
  const [x, y, width, height] = [left - gap, top - gap, right - left + 2 * gap, bottom - top + 2 * gap];
  pen.strokeStyle = chart.edge;
  pen.fillStyle = chart.edge;
  pen.lineWidth = dot / scale;
  pen.strokeRect(x, y, width, height);
  pen.strokeRect(x - band, y - band, width + 2 * band, height + 2 * band);
  for (let at = 0; at < width; at += 2 * step) {
    const long = Math.min(step, width - at);
    pen.fillRect(x + at, y - band, long, band);
    pen.fillRect(x + at, y + height, long, band);
  }
  for (let at = 0; at < height; at += 2 * step) {
    const long = Math.min(step, height - at);
    pen.fillRect(x - band, y + at, band, long);
    pen.fillRect(x + width, y + at, band, long);
  }
}

function trace(pen: Pen, places: Places, [x, y]: Point): void {
  for (const [i, [dx, dy]] of places.corners.entries()) {
    if (i === 0) pen.moveTo(x + dx, y + dy);
    else pen.lineTo(x + dx, y + dy);
  }
  pen.closePath();
}

function drawTerrain(pen: Pen, ground: Ground, here: readonly Place[], scale: number): void {
  const byLetter = new Map<string, Place[]>();
  for (const place of here) {
    const letter = ground.map.terrain[place] ?? '';
    if (letter === ground.common) continue;
    const list = byLetter.get(letter);
    if (list === undefined) byLetter.set(letter, [place]);
    else list.push(place);
  }
  for (const [letter, list] of byLetter) {
    pen.beginPath();
    for (const place of list) {
      const middle = middleOf(ground.places, place);
      if (middle !== undefined) trace(pen, ground.places, middle);
    }
    const fill = fillOf(ground.map.legend[letter]?.fill ?? ground.chart.sea, ground.chart);
    pen.fillStyle = fill;
    pen.fill();
    // Half a pixel more all round, so that no seam of another colour shows between two places of one kind.
    pen.strokeStyle = fill;
    pen.lineWidth = 1 / scale;
    pen.stroke();
  }
}

function drawLand(pen: Pen, ground: Ground, seen: Bounds, scale: number, dot: number): void {
  const near = ground.land.filter(
    ({ bounds }) =>
      bounds.left < seen.right + 1 &&
      bounds.right > seen.left - 1 &&
      bounds.top < seen.bottom + 1 &&
      bounds.bottom > seen.top - 1,
  );
  pen.lineJoin = 'round';
  pen.strokeStyle = ground.chart.shallows;
  pen.lineWidth = Math.min(0.22, (10 * dot) / scale);
  for (const { path } of near) pen.stroke(path);
  pen.fillStyle = ground.chart.land;
  for (const { path } of near) pen.fill(path);
  pen.strokeStyle = ground.chart.coast;
  pen.lineWidth = (Math.min(1.6, 0.6 + scale / dot / 60) * dot) / scale;
  for (const { path } of near) pen.stroke(path);
}

function drawGrid(pen: Pen, ground: Ground, here: readonly Place[], scale: number, dot: number): void {
  if (scale / dot < 9) return;
  const { corners } = ground.places;
  const shared = corners.length / 2;
  pen.beginPath();
  for (const place of here) {
    const middle = middleOf(ground.places, place);
    if (middle === undefined) continue;
    // Half of the sides belong to the place itself, the rest to its neighbours, if it has them.
    for (const [side, from] of corners.entries()) {
      if (side >= shared && neighbour(ground.places, place, side) !== undefined) continue;
      const to = corners[(side + 1) % corners.length] ?? from;
      pen.moveTo(middle[0] + from[0], middle[1] + from[1]);
      pen.lineTo(middle[0] + to[0], middle[1] + to[1]);
    }
  }
  pen.strokeStyle = ground.chart.grid;
  pen.lineWidth = (scale / dot < 20 ? 0.7 * dot : dot) / scale;
  pen.stroke();
}

/** Reefs are beads, mountains teeth, rails a thin line of sleepers, the rest plain lines, broken for what is only a border. */
function drawSides(pen: Pen, ground: Ground, seen: Bounds, scale: number, dot: number): void {
  if (scale / dot < 9) return;
  const width = Math.min(0.13, (6 * dot) / scale);
  for (const { kind, colour, ends } of ground.sides) {
    const [[ax, ay], [bx, by]] = ends;
    if (Math.max(ax, bx) < seen.left - 1 || Math.min(ax, bx) > seen.right + 1) continue;
    if (Math.max(ay, by) < seen.top - 1 || Math.min(ay, by) > seen.bottom + 1) continue;
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    if (/mountain|cliff|ridge/.test(kind)) {
      drawTeeth(pen, ax, ay, bx, by, width);
      continue;
    }
    pen.lineCap = 'round';
    // Thinner than what is laid over the map, such as a front, which may run along it.
    pen.lineWidth = width * (isWay(kind) ? 0.45 : /river|lake/.test(kind) ? 0.6 : 1);
    if (isWay(kind)) pen.setLineDash([width * 1.1, width * 0.7]);
    else if (/reef|shoal/.test(kind)) pen.setLineDash([0, width * 1.35]);
    else if (/border|line|limit|perimeter/.test(kind)) pen.setLineDash([width * 1.6, width * 1.6]);
    else pen.setLineDash([]);
    pen.beginPath();
    pen.moveTo(ax, ay);
    pen.lineTo(bx, by);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.lineCap = 'butt';
}

function drawTeeth(pen: Pen, ax: number, ay: number, bx: number, by: number, width: number): void {
  pen.lineWidth = width * 0.5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.lineTo(bx, by);
  pen.stroke();
  pen.beginPath();
  const teeth = 3;
  for (let i = 0; i < teeth; i++) {
    const x = ax + ((bx - ax) * (i + 0.5)) / teeth;
    const y = ay + ((by - ay) * (i + 0.5)) / teeth;
    pen.moveTo(x - width * 0.7, y + width * 0.5);
    pen.lineTo(x, y - width * 1.1);
    pen.lineTo(x + width * 0.7, y + width * 0.5);
    pen.closePath();
  }
  pen.fill();
}

/** From here on a number in the upper part of a place can be read. */
const numbersFrom = 34;

function drawNumbers(pen: Pen, ground: Ground, here: readonly Place[], sheet: Sheet): void {
  const { scale, dot } = sheet;
  if (scale / dot < numbersFrom || !ground.numbered) return;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const height = Math.round(Math.min(13, Math.max(8, (scale / dot) * 0.17)) * dot);
  pen.font = `${height}px "DejaVu Sans", system-ui, sans-serif`;
  pen.fillStyle = ground.chart.numbers;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  // A place whose name is lettered on the map does not bear it twice.
  const lettered = new Set(ground.map.labels.map(({ text }) => text));
  for (const place of here) {
    const middle = middleOf(ground.places, place);
    const name = ground.placeName(place);
    if (middle === undefined || lettered.has(name)) continue;
    const x = Math.round(middle[0] * scale - sheet.left);
    const y = Math.round((middle[1] - 0.47) * scale - sheet.top);
    pen.fillText(name, x, y, scale * 0.72);
  }
}

/** Signs lie in the lower part of a place, where a counter leaves them to be seen. */
function signAt(middle: Point, scale: number): Point {
  return [middle[0] * scale, (middle[1] + 0.18) * scale];
}

function signSide(scale: number): number {
  return scale < 13 ? 0 : Math.min(30, Math.max(10, scale * 0.42));
}

function drawSigns(pen: Pen, ground: Ground, sheet: Sheet, seen: Bounds): void {
  const { scale, dot } = sheet;
  const side = signSide(scale / dot) * dot;
  if (side === 0) return;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const { place, symbol } of ground.map.signs) {
    const middle = middleOf(ground.places, place);
    if (middle === undefined || middle[0] < seen.left - 1 || middle[0] > seen.right + 1) continue;
    if (middle[1] < seen.top - 1 || middle[1] > seen.bottom + 1) continue;
    const [x, y] = signAt(middle, scale);
    const [left, top] = [Math.round(x - sheet.left - side / 2), Math.round(y - sheet.top - side / 2)];
    pen.beginPath();
    pen.roundRect(left, top, side, side, side * 0.22);
    pen.fillStyle = ground.chart.sign;
    pen.fill();
    pen.strokeStyle = ground.chart.signEdge;
    pen.lineWidth = dot;
    pen.stroke();
    pen.fillStyle = ground.chart.ink;
    drawSymbol(pen, symbol, left + side * 0.1, top + side * 0.1, side * 0.8, side * 0.8);
  }
}

export function drawLettering(pen: Pen, lettering: readonly Lettering[], sheet: Sheet, chart: Chart): void {
  const { dot } = sheet;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const { text, size, font, tracking, at, width, height } of lettering) {
    const [x, y] = [at[0] * dot - sheet.left, at[1] * dot - sheet.top];
    if (x + width * dot < 0 || x - width * dot > sheet.width) continue;
    if (y + height * dot < 0 || y - height * dot > sheet.height) continue;
    pen.setTransform(dot, 0, 0, dot, x, y);
    pen.font = font;
    pen.letterSpacing = `${tracking}px`;
    pen.strokeStyle = size === 3 ? chart.seaHalo : chart.placeHalo;
    pen.lineWidth = size === 3 ? 2 : 3;
    pen.strokeText(text, tracking / 2, 0);
    pen.fillStyle = size === 3 ? chart.seaName : chart.placeName;
    pen.fillText(text, tracking / 2, 0);
  }
  pen.letterSpacing = '0px';
  pen.setTransform(1, 0, 0, 1, 0, 0);
}
