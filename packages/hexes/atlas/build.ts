/** A survey and the world's coastlines in, a map of hexes out. */
import type { Hex } from '../src/grid.js';
import { hexName } from '../src/names.js';
import { neighbours } from '../src/steps.js';
import { type Coastlines, holds, type Landmass, landmasses, landmassNear } from './coast.js';
import { outlines } from './outlines.js';
import { CORNER, FINE, hexHolding, middle, middleOf, type Raster, rasterize, windowOf } from './raster.js';
import { type Point, type Position, type Ring, type Survey, toBoard } from './survey.js';
import { mainWaters, meetings, type Waters, waters } from './waters.js';

export type Terrain = 'sea' | 'partial' | 'land';
export type Side = readonly [a: Hex, b: Hex];

export type SurveyedMap = {
  /** By hex. */
  readonly terrain: readonly Terrain[];
  /** By hex, the part of it that is land. */
  readonly landShare: readonly number[];
  /** Sides between hexes that are not all land, where land lies in the way. */
  readonly landSides: readonly Side[];
  readonly reefSides: readonly Side[];
  readonly ridgeSides: readonly Side[];
  /** Hexes of each island, the one with most of it first. */
  readonly islands: { readonly [name: string]: readonly Hex[] };
  /** Islands of a hex, the one with most land first. */
  readonly islandsIn: ReadonlyMap<Hex, readonly string[]>;
  /** Partial-land hexes from which no ship can get out. */
  readonly landlocked: readonly Hex[];
  /** Hexes whose middle lies inside the perimeter. */
  readonly inside: readonly Hex[];
  readonly outlines: readonly Ring[];
};

/** A hexside is open if the waters meet along at least this part of it: a channel of a mile and a half in twenty. */
const OPEN = 0.125;
/** Less of an island than this does not make its name a hex's: 0.5 in 100. */
const TRACE = 0.005;
/** How far a drawn shore may lie from the true one, in board units: a third of a mile in twenty. */
const TOLERANCE = 0.015;

export function build(survey: Survey, coastlines: Coastlines): SurveyedMap {
  const { grid, projection } = survey;
  const count = grid.columns * grid.rows;
  const window = windowOf(grid);
  const lands = landmasses(coastlines, projection, window);
  const raster = rasterize(grid, lands);
  const names = islandNames(survey, lands);
  const { share, islandShares } = landShares(raster, count, names);

  const islets = new Map<Hex, string>();
  for (const [name, position] of Object.entries(survey.islets)) islets.set(hexOfPosition(survey, position), name);
  const terrain = share.map((part, hex): Terrain => {
    if (part > survey.allLand) return 'land';
    return part > survey.partialLand || islets.has(hex) ? 'partial' : 'sea';
  });

  const all = waters(raster);
  const main = mainWaters(all, count, harbourWaters(survey, raster, all));
  const met = meetings(raster, all, main);
  const landSides: Side[] = [];
  const reefSides: Side[] = [];
  const ridgeSides: Side[] = [];
  const reefs = survey.reefs.map((line) => line.map((position) => toBoard(projection, position)));
  const ridges = survey.ridges.map((line) => line.map((position) => toBoard(projection, position)));
  for (let a = 0; a < count; a += 1) {
    for (const b of neighbours(grid, a)) {
      if (b < a) continue;
      const sailable = terrain[a] !== 'land' && terrain[b] !== 'land';
      const closed = (met.get(a * count + b) ?? 0) < OPEN * CORNER * FINE;
      if (sailable && closed) landSides.push([a, b]);
      if (sailable && !closed && crosses(middle(grid, a), middle(grid, b), reefs)) reefSides.push([a, b]);
      const ashore = terrain[a] !== 'sea' && terrain[b] !== 'sea';
      if (ashore && crosses(middle(grid, a), middle(grid, b), ridges)) ridgeSides.push([a, b]);
    }
  }

  const islandsIn = new Map<Hex, string[]>();
  const islands: { [name: string]: Hex[] } = {};
  for (let hex = 0; hex < count; hex += 1) {
    if (terrain[hex] === 'sea') continue;
    const here = [...(islandShares[hex] ?? new Map<string, number>())].filter(([, part]) => part >= TRACE);
    here.sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));
    const list = here.map(([name]) => name);
    const islet = islets.get(hex);
    if (islet !== undefined && !list.includes(islet)) list.push(islet);
    if (list.length > 0) islandsIn.set(hex, list);
    for (const name of list) {
      islands[name] ??= [];
      islands[name].push(hex);
    }
  }

  const line = survey.perimeter.map((position) => toBoard(projection, position));
  const partial = terrain.flatMap((kind, hex) => (kind === 'partial' ? [hex] : []));
  const afloat = reachable(survey, terrain, landSides);
  return {
    terrain,
    landShare: share,
    landSides,
    reefSides,
    ridgeSides,
    islands,
    islandsIn,
    landlocked: partial.filter((hex) => !afloat.has(hex)),
    inside: terrain.flatMap((_, hex) => (holds(line, ...middle(grid, hex)) ? [hex] : [])),
    outlines: [
      ...outlines(lands, window, TOLERANCE),
      ...Object.values(survey.islets).map((at) => dot(toBoard(projection, at))),
    ],
  };
}

/** An islet as it is drawn: a dot three miles across in a hex of twenty. */
function dot([x, y]: Point): Ring {
  const around: Ring = [
    [4, 0],
    [3, 3],
    [0, 4],
    [-3, 3],
    [-4, 0],
    [-3, -3],
    [0, -4],
    [3, -3],
  ];
  return around.map(([dx, dy]): Point => [x + dx * 0.02, y + dy * 0.02]);
}

export function hexOfPosition({ grid, projection }: Survey, position: Position): Hex {
  const [x, y] = toBoard(projection, position);
  const hex = hexHolding(grid, x, y);
  if (hex === undefined) throw new RangeError(`${position.join(', ')} is not on the board`);
  return hex;
}

/** The name of each piece of land, by its number counted from 1. */
function islandNames(survey: Survey, lands: readonly Landmass[]): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [name, positions] of Object.entries(survey.islands)) {
    for (const position of positions) {
      const number = landmassNear(lands, toBoard(survey.projection, position)) + 1;
      const other = names[number];
      if (other !== undefined && other !== name) throw new Error(`${other} and ${name} are one piece of land`);
      names[number] = name;
    }
  }
  return names;
}

function landShares({ land, hexes }: Raster, count: number, names: readonly (string | undefined)[]) {
  const squares = new Float64Array(count);
  const dry = new Float64Array(count);
  const islandShares: (Map<string, number> | undefined)[] = Array.from({ length: count });
  for (let square = 0; square < land.length; square += 1) {
    const hex = hexes[square] ?? -1;
    if (hex < 0) continue;
    squares[hex] = (squares[hex] ?? 0) + 1;
    const mass = land[square] ?? 0;
    if (mass === 0) continue;
    dry[hex] = (dry[hex] ?? 0) + 1;
    const name = names[mass];
    if (name === undefined) continue;
    islandShares[hex] ??= new Map();
    islandShares[hex].set(name, (islandShares[hex].get(name) ?? 0) + 1);
  }
  for (const [hex, shares] of islandShares.entries()) {
    for (const [name, part] of shares ?? []) shares?.set(name, part / (squares[hex] ?? 1));
  }
  return { share: Array.from(dry, (part, hex) => part / (squares[hex] ?? 1)), islandShares };
}

/** For every harbour the water of its hex with the square nearest to it. */
function harbourWaters(survey: Survey, raster: Raster, all: Waters): Map<Hex, number> {
  const window = windowOf(survey.grid);
  const found = new Map<Hex, number>();
  for (const position of Object.values(survey.harbours)) {
    const hex = hexOfPosition(survey, position);
    const [x, y] = toBoard(survey.projection, position);
    let least = Number.POSITIVE_INFINITY;
    for (let square = 0; square < all.of.length; square += 1) {
      const water = all.of[square] ?? 0;
      if (water === 0 || raster.hexes[square] !== hex) continue;
      const [sx, sy] = middleOf(raster, window, square);
      const away = (sx - x) * (sx - x) + (sy - y) * (sy - y);
      if (away < least) {
        least = away;
        found.set(hex, water);
      }
    }
  }
  return found;
}

function crosses(from: Point, to: Point, lines: readonly (readonly Point[])[]): boolean {
  return lines.some((line) =>
    line.some((point, index) => index > 0 && meet(from, to, line[index - 1] ?? point, point)),
  );
}

/** Whether two straight lines cross. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  return leans(a, b, c) !== leans(a, b, d) && leans(c, d, a) !== leans(c, d, b);
}

function leans(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** Every hex a ship can reach from the open sea. */
function reachable({ grid }: Survey, terrain: readonly Terrain[], landSides: readonly Side[]): Set<Hex> {
  const closed = new Set(landSides.map(([a, b]) => a * terrain.length + b));
  const reached = new Set<Hex>();
  const waiting = terrain.flatMap((kind, hex) => (kind === 'sea' ? [hex] : []));
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    if (reached.has(hex)) continue;
    reached.add(hex);
    for (const next of neighbours(grid, hex)) {
      const side = Math.min(hex, next) * terrain.length + Math.max(hex, next);
      if (terrain[next] !== 'land' && !closed.has(side)) waiting.push(next);
    }
  }
  return reached;
}

export function sideName(survey: Survey, [a, b]: Side): string {
  return `${hexName(survey.grid, a)}-${hexName(survey.grid, b)}`;
}
