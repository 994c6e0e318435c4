import { distance as slowDistance, neighbours as slowNeighbours, within as slowWithin } from '@ironbottom/hexes';
import { describe, expect, test } from 'vitest';
import {
  directionalHexes,
  directionTo,
  distance,
  fromEdge,
  grid,
  type Hex,
  hexCount,
  inPlay,
  isShared,
  name,
  named,
  neighbours,
  next,
  sectorsOf,
  windSector,
  within,
} from './map.js';

const at = (text: string): Hex => {
  const hex = named(text);
  if (hex === undefined) throw new RangeError(text);
  return hex;
};
const every: readonly Hex[] = Array.from({ length: hexCount }, (_, hex) => hex);
const names = (hexes: readonly Hex[]): string[] => hexes.map(name);

describe('geometry', () => {
  test('6.3.1, 6.3.2 hexes are stepped and named as the samples say', () => {
    const walk = (from: string, direction: number, steps: number): string => {
      let hex = at(from);
      for (let i = 0; i < steps; i += 1) hex = next(hex, direction) ?? hex;
      return name(hex);
    };
    expect([walk('J12', 3, 3), walk('J12', 5, 5), walk('J12', 2, 5), walk('O10', 3, 3), walk('E15', 3, 3)]).toEqual([
      'M14',
      'E15',
      'O10',
      'R11',
      'H16',
    ]);
    expect(named('a0')).toBeUndefined();
    expect(named('CCCC1')).toBeUndefined();
    expect(names([named(' bbbb44 ') ?? -1])).toEqual(['BBBB44']);
  });

  test('the quick answers are those of the plain geometry', () => {
    for (const a of every.filter((hex) => hex % 97 === 0)) {
      expect(neighbours(a)).toEqual(slowNeighbours(grid, a));
      for (const range of [0, 1, 2, 3, 5])
        expect([...within(a, range)].sort((x, y) => x - y)).toEqual(slowWithin(grid, a, range));
      for (const b of every)
        if (distance(a, b) !== slowDistance(grid, a, b)) expect(name(b)).toBe(`wrong from ${name(a)}`);
      for (const b of neighbours(a)) expect(next(a, directionTo(a, b))).toBe(b);
    }
    expect(within(at('J12'), 3)).toBe(within(at('J12'), 3));
    expect(within(at('J12'), 2)).toHaveLength(19);
    expect(directionTo(at('A1'), at('C1'))).toBe(0);
  });

  test('SC1.1 the western half ends with column NN; an edge hex is 0 from its edge (R11)', () => {
    expect([inPlay(at('NN44'), true), inPlay(at('OO1'), true), inPlay(at('OO1'), false)]).toEqual([true, false, true]);
    expect([fromEdge(at('NN5'), 'E', true), fromEdge(at('MM5'), 'E', true), fromEdge(at('BBBB5'), 'E', false)]).toEqual(
      [0, 1, 0],
    );
    expect([fromEdge(at('C1'), 'N', false), fromEdge(at('C40'), 'S', false), fromEdge(at('C40'), 'W', false)]).toEqual([
      0, 4, 2,
    ]);
  });
});

describe('sectors', () => {
  test('6.2.1 each sector has its Directional hex inside, and J12 is that of sector I', () => {
    expect(name(directionalHexes[0] ?? -1)).toBe('J12');
    expect(directionalHexes.map((hex) => sectorsOf(hex))).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]]);
  });

  test('6.4 columns T, NN, HHH and row 22 of even columns belong to several sectors (R13)', () => {
    expect([sectorsOf(at('T5')), sectorsOf(at('NN40')), sectorsOf(at('HHH1')), sectorsOf(at('J22'))]).toEqual([
      [1, 2],
      [6, 7],
      [3, 4],
      [1, 5],
    ]);
    expect([sectorsOf(at('T22')), sectorsOf(at('NN22')), sectorsOf(at('HHH22'))]).toEqual([
      [1, 2, 5, 6],
      [2, 3, 6, 7],
      [3, 4, 7, 8],
    ]);
    expect([sectorsOf(at('I22')), sectorsOf(at('I23')), sectorsOf(at('BBBB1')), sectorsOf(at('BBBB44'))]).toEqual([
      [1],
      [5],
      [4],
      [8],
    ]);
    expect(every.filter(isShared)).toHaveLength(3 * 44 + 40 - 3);
  });

  test('R19 in a shared hex blows the wind of the eastern, then the southern sector; none beyond the half in play', () => {
    expect([windSector(at('T5')), windSector(at('J22')), windSector(at('T22')), windSector(at('K3'))]).toEqual([
      2, 5, 6, 1,
    ]);
    expect([windSector(at('NN5')), windSector(at('NN5'), true), windSector(at('NN22'), true)]).toEqual([3, 2, 6]);
  });
});
