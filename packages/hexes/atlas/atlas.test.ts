import { describe, expect, test } from 'vitest';
import { hexAt } from '../src/grid.js';
import { hexName } from '../src/names.js';
import { build, type Coastlines, hexHolding, middle, type Position, type Survey, sideName } from './index.js';
import { clipped } from './outlines.js';

const grid = { columns: 7, rows: 6 };
/** One degree is one board unit, and hex 0 lies where the equator meets the prime meridian. */
const survey: Survey = {
  grid,
  projection: { origin: [0, 0], longitudePerUnit: 1, latitudePerUnit: 1 },
  allLand: 0.85,
  partialLand: 0.02,
  islands: {},
  islets: {},
  harbours: {},
  ridges: [],
  reefs: [],
  perimeter: [],
};

/** Land given by its shores, as TopoJSON has it: every ring an arc of its own. */
function coastlines(...shores: Position[][]): Coastlines {
  return {
    type: 'Topology',
    arcs: shores.map((shore) => [...shore, shore[0] ?? [0, 0]].map((position) => [...position])),
    objects: {
      land: {
        type: 'GeometryCollection',
        geometries: [{ type: 'MultiPolygon', arcs: shores.map((_, arc) => [[arc]]) }],
      },
    },
  };
}
const box = (west: number, north: number, east: number, south: number): Position[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];
const hexes = (map: { terrain: readonly string[] }, kind: string): string[] =>
  map.terrain.flatMap((terrain, hex) => (terrain === kind ? [hexName(grid, hex)] : []));

describe('hexes', () => {
  test('a point lies in the hex whose middle is nearest', () => {
    for (let hex = 0; hex < grid.columns * grid.rows; hex += 1) {
      const [x, y] = middle(grid, hex);
      for (const [dx, dy] of [
        [0, 0],
        [0.5, 0],
        [-0.5, 0.05],
        [0.2, 0.45],
        [-0.2, -0.45],
      ] as const)
        expect(hexHolding(grid, x + dx, y + dy)).toBe(hex);
    }
    expect(hexHolding(grid, -2, 0)).toBeUndefined();
    expect(hexHolding(grid, 0, 6)).toBeUndefined();
  });
});

describe('a survey', () => {
  test('an empty sea is all sea, with every side open', () => {
    const map = build(survey, coastlines());
    expect(hexes(map, 'sea')).toHaveLength(42);
    expect([map.landSides, map.reefSides, map.ridgeSides, map.outlines]).toEqual([[], [], [], []]);
  });

  test('land is counted: a hex with more than 85 parts in 100 is all land, with more than 2 in part', () => {
    // All of D3 and a rim of its neighbours, and a speck in A1.
    const [x, y] = middle(grid, hexAt(grid, 4, 3) ?? 0);
    const map = build(survey, coastlines(box(x - 0.6, -y + 0.6, x + 0.6, -y - 0.6), box(-0.05, 0.05, 0.05, -0.05)));
    expect(hexes(map, 'land')).toEqual(['D3']);
    expect(hexes(map, 'partial').sort()).toEqual(['C3', 'C4', 'D2', 'D4', 'E3', 'E4']);
    expect(map.landShare[hexAt(grid, 1, 1) ?? 0]).toBeGreaterThan(0.005);
    expect(map.landlocked).toEqual([]);
  });

  test('an isthmus is not crossed: a ship keeps to the larger water, and sides on the other coast are closed', () => {
    // A bar of land from the west edge to the east, a little north of the middles of the third row.
    const map = build({ ...survey, islands: { Bar: [[3, -2]] } }, coastlines(box(-1, -1.8, 9, -1.95)));
    expect(map.islands.Bar).toEqual(map.terrain.flatMap((terrain, hex) => (terrain === 'partial' ? [hex] : [])));
    const closed = map.landSides.map((side) => sideName(survey, side));
    expect(closed).toContain('A2-A3');
    expect(closed).not.toContain('A3-A4');
    // From the north no ship comes south.
    const shut = new Set(map.landSides.map(([a, b]) => `${a} ${b}`));
    const reached = new Set([0]);
    for (const hex of reached)
      for (let to = 0; to < 42; to += 1) {
        const [ax, ay] = middle(grid, hex);
        const [bx, by] = middle(grid, to);
        if (Math.abs(Math.hypot(ax - bx, ay - by) - 1) > 0.01) continue;
        if (!shut.has(`${Math.min(hex, to)} ${Math.max(hex, to)}`)) reached.add(to);
      }
    expect(reached.has(hexAt(grid, 4, 2) ?? 0)).toBe(true);
    expect(reached.has(hexAt(grid, 4, 6) ?? 0)).toBe(false);
  });

  test('a harbour says which water of its hex ships use', () => {
    const land = coastlines(box(-1, -1.8, 9, -1.95));
    const map = build({ ...survey, harbours: { North: [0, -1.6] } }, land);
    const closed = map.landSides.map((side) => sideName(survey, side));
    expect(closed).not.toContain('A2-A3');
    expect(closed).toContain('A3-A4');
  });

  test('an islet makes its hex partial land and belongs to it', () => {
    const map = build({ ...survey, islets: { Atoll: [0, -4] } }, coastlines());
    expect(hexes(map, 'partial')).toEqual(['A5']);
    expect(map.islands.Atoll).toEqual([4]);
    expect(map.outlines).toHaveLength(1);
  });

  test('reefs close sea, ridges divide land, a perimeter goes around hexes', () => {
    const line: Position[] = [
      [-0.5, -1.5],
      [0.5, -1.5],
    ];
    const sea = build({ ...survey, reefs: [line], ridges: [line] }, coastlines());
    expect(sea.reefSides.map((side) => sideName(survey, side))).toEqual(['A2-A3']);
    expect(sea.ridgeSides).toEqual([]);
    const land = build({ ...survey, reefs: [line], ridges: [line] }, coastlines(box(-2, 2, 9, -9)));
    expect(land.reefSides).toEqual([]);
    expect(land.ridgeSides.map((side) => sideName(survey, side))).toEqual(['A2-A3']);
    const lined = build({ ...survey, perimeter: box(-0.5, -0.5, 0.5, -2.5) }, coastlines());
    expect(lined.inside.map((hex) => hexName(grid, hex))).toEqual(['A2', 'A3']);
  });

  test('two names for one piece of land are refused', () => {
    const twice = { ...survey, islands: { One: [[2, -2] as const], Two: [[2.1, -2] as const] } };
    expect(() => build(twice, coastlines(box(1, -1, 3, -3)))).toThrow('One and Two are one piece of land');
  });

  test('a shore that leaps over the antimeridian is left out', () => {
    const map = build(survey, coastlines(box(-179, 1, 179, -1)));
    expect(hexes(map, 'sea')).toHaveLength(42);
  });
});

test('what lies beyond the edge is cut off', () => {
  const ring = clipped(
    [
      [-5, 1],
      [5, 1],
      [5, 2],
      [-5, 2],
    ],
    { west: 0, east: 4, north: 0, south: 9 },
  );
  expect(ring.map(([x]) => x).sort()).toEqual([0, 0, 4, 4]);
});
