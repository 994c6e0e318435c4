import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  type Direction,
  directionName,
  directions,
  directionTo,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexName,
  hexNamed,
  isHex,
  line,
  neighbours,
  path,
  reach,
  ring,
  rowOf,
  step,
  within,
} from './index.js';

/** Flat Top's board. */
const board: Grid = { columns: 80, rows: 44 };

function named(name: string): Hex {
  const hex = hexNamed(board, name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}
const nameOf = (hex: Hex | undefined) => (hex === undefined ? undefined : hexName(board, hex));

const grid: fc.Arbitrary<Grid> = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 7 }),
});
const hexOf = (g: Grid) => fc.nat({ max: g.columns * g.rows - 1 });
const withTwo = grid.chain((g) => fc.tuple(fc.constant(g), hexOf(g), hexOf(g)));

/** Distances by walking, hex by hex. */
function walked(g: Grid, from: Hex): Map<Hex, number> {
  const steps = new Map([[from, 0]]);
  for (const [hex, n] of steps) for (const next of neighbours(g, hex)) if (!steps.has(next)) steps.set(next, n + 1);
  return steps;
}

describe('names', () => {
  it('runs from A1 to BBBB44 on the board', () => {
    expect(hexName(board, 0)).toBe('A1');
    expect(hexName(board, 80 * 44 - 1)).toBe('BBBB44');
    expect(['Z1', 'AA1', 'ZZ1', 'AAA1', 'ZZZ1', 'AAAA1'].map((name) => columnOf(board, named(name)))).toEqual([
      26, 27, 52, 53, 78, 79,
    ]);
    expect(rowOf(board, named('J12'))).toBe(12);
  });

  it('reads back every name of the board, in capitals or not', () => {
    for (let hex = 0; hex < 80 * 44; hex += 1) {
      expect(hexNamed(board, hexName(board, hex))).toBe(hex);
      expect(hexNamed(board, hexName(board, hex).toLowerCase())).toBe(hex);
    }
  });

  it.each(['', 'J', '12', 'J0', 'J45', 'J012', 'JK12', 'CCCC1', 'J12 ', 'J-1', 'J1.5', 'Ä1', 'ABA1', '__proto__'])(
    'knows no hex %j',
    (name) => {
      expect(hexNamed(board, name)).toBeUndefined();
    },
  );

  it('tells a hex from other numbers', () => {
    expect([0, 3519].every((n) => isHex(board, n))).toBe(true);
    expect([-1, 3520, 0.5, Number.NaN, Number.POSITIVE_INFINITY].some((n) => isHex(board, n))).toBe(false);
    expect(hexAt(board, 81, 1)).toBeUndefined();
    expect(hexAt(board, 1.5, 1)).toBeUndefined();
  });
});

describe('steps', () => {
  it.each<[string, Direction, number, string]>([
    ['J12', 3, 3, 'M14'],
    ['J12', 5, 5, 'E15'],
    ['J12', 2, 5, 'O10'],
    ['O10', 3, 3, 'R11'],
    ['E15', 3, 3, 'H16'],
  ])('6.3 from %s in direction %i, %i hexes, leads to %s', (from, direction, steps, to) => {
    expect(nameOf(step(board, named(from), direction, steps))).toBe(to);
    let at: Hex | undefined = named(from);
    for (let i = 0; i < steps && at !== undefined; i += 1) at = step(board, at, direction);
    expect(nameOf(at)).toBe(to);
  });

  it('goes clockwise from north, from even columns and odd ones', () => {
    expect(neighbours(board, named('J12')).map(nameOf)).toEqual(['J11', 'K12', 'K13', 'J13', 'I13', 'I12']);
    expect(neighbours(board, named('K12')).map(nameOf)).toEqual(['K11', 'L11', 'L12', 'K13', 'J12', 'J11']);
    expect(directions.map(directionName)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  });

  it('stops at the edge of the board', () => {
    expect(neighbours(board, named('A1')).map(nameOf)).toEqual(['B1', 'A2']);
    expect(neighbours(board, named('B44')).map(nameOf)).toEqual(['B43', 'C44', 'A44']);
    expect(step(board, named('A1'), 1)).toBeUndefined();
  });

  it('a step back in the opposite direction returns', () => {
    fc.assert(
      fc.property(withTwo, fc.constantFrom(...directions), ([g, hex], direction) => {
        const there = step(g, hex, direction);
        fc.pre(there !== undefined);
        if (there === undefined) return;
        const opposite = directions[(direction + 2) % 6];
        expect(opposite && step(g, there, opposite)).toBe(hex);
        expect(directionTo(g, hex, there)).toBe(direction);
      }),
    );
  });
});

describe('ranges', () => {
  it('counts hexes as a player would', () => {
    expect(distance(board, named('J12'), named('M14'))).toBe(3);
    expect(distance(board, named('J12'), named('J20'))).toBe(8);
    expect(distance(board, named('A1'), named('BBBB44'))).toBe(79 + 4);
    expect(within(board, named('J12'), 1).map(nameOf)).toEqual(['I12', 'I13', 'J11', 'J12', 'J13', 'K12', 'K13']);
    expect(ring(board, named('J12'), 2)).toHaveLength(12);
  });

  it('distance is what walking takes, either way', () => {
    fc.assert(
      fc.property(withTwo, ([g, a, b]) => {
        expect(distance(g, a, b)).toBe(walked(g, a).get(b));
        expect(distance(g, b, a)).toBe(distance(g, a, b));
      }),
    );
  });

  it('within and ring hold exactly the hexes at that distance', () => {
    fc.assert(
      fc.property(withTwo, fc.nat({ max: 9 }), ([g, centre], range) => {
        const all = Array.from({ length: g.columns * g.rows }, (_, hex) => hex);
        expect(within(g, centre, range)).toEqual(all.filter((hex) => distance(g, centre, hex) <= range));
        expect(ring(g, centre, range)).toEqual(all.filter((hex) => distance(g, centre, hex) === range));
      }),
    );
  });
});

describe('lines', () => {
  it('keeps to one side of a hexside it runs along, and to the board', () => {
    expect(line(board, named('J12'), named('L12')).map(nameOf)).toEqual(['J12', 'K13', 'L12']);
    expect(line(board, named('A1'), named('E1')).map(nameOf)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(line(board, named('B44'), named('D44')).map(nameOf)).toEqual(['B44', 'C44', 'D44']);
  });

  it('goes from neighbour to neighbour and no further round than it must', () => {
    fc.assert(
      fc.property(withTwo, ([g, a, b]) => {
        const hexes = line(g, a, b);
        expect([hexes[0], hexes.at(-1), hexes.length]).toEqual([a, b, distance(g, a, b) + 1]);
        expect(line(g, b, a).reverse()).toEqual(hexes);
        for (const [i, hex] of hexes.slice(1).entries()) expect(distance(g, hexes[i] ?? -1, hex)).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('paths', () => {
  it('goes round what may not be entered', () => {
    const land = new Set(['K12', 'K13', 'J11'].map(named));
    const sea = (_from: Hex, to: Hex) => (land.has(to) ? undefined : 1);
    const way = path(board, named('J12'), named('L12'), sea);
    expect(way?.map(nameOf)).toEqual(['J13', 'K14', 'L13', 'L12']);
    const walled = new Set(neighbours(board, named('L12')));
    expect(path(board, named('J12'), named('L12'), (_from, to) => (walled.has(to) ? undefined : 1))).toBeUndefined();
    expect(path(board, named('J12'), named('J12'), sea)).toEqual([]);
  });

  it('over open water a path is as long as the distance, and a budget reaches what is within it', () => {
    fc.assert(
      fc.property(withTwo, fc.nat({ max: 6 }), ([g, a, b], budget) => {
        expect(path(g, a, b, () => 1)).toHaveLength(distance(g, a, b));
        expect([...reach(g, a, budget, () => 1).keys()].sort((x, y) => x - y)).toEqual(within(g, a, budget));
      }),
    );
  });

  it('finds the least cost where steps cost more here than there', () => {
    fc.assert(
      fc.property(
        withTwo,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 63, maxLength: 63 }),
        ([g, a, b], costs) => {
          const cost = (_from: Hex, to: Hex) => costs[to] ?? 1;
          // Relaxed until nothing changes: slow, and plainly right.
          const least = new Map([[a, 0]]);
          for (let changed = true; changed; ) {
            changed = false;
            for (const [hex, so] of [...least]) {
              for (const to of neighbours(g, hex)) {
                if (so + cost(hex, to) >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
                least.set(to, so + cost(hex, to));
                changed = true;
              }
            }
          }
          const way = path(g, a, b, cost) ?? [];
          expect(way.reduce((sum, to) => sum + cost(to, to), 0)).toBe(least.get(b));
          expect(reach(g, a, 99, cost).get(b)?.cost).toBe(least.get(b));
        },
      ),
    );
  });
});
