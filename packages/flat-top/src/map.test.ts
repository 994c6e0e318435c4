import { distance as slowDistance, neighbours as slowNeighbours, within as slowWithin } from '@ironbottom/hexes';
import { describe, expect, test } from 'vitest';
import { mapChart } from './charts/map.js';
import { valueAt } from './charts/paths.js';
import {
  baseAt,
  bearing,
  coastwatchers,
  directionalHexes,
  directionTo,
  distance,
  distanceToIsland,
  entryHexes,
  fromEdge,
  grid,
  type Hex,
  hexCount,
  hexesOfIsland,
  hexOf,
  inPlay,
  islandNames,
  islandOf,
  isShared,
  landSides,
  maySail,
  mountainBetween,
  mountainSides,
  name,
  named,
  namedPlaces,
  neighbours,
  next,
  perimeter,
  reefSides,
  sectorsOf,
  terrainAt,
  watchDistance,
  watchedHexes,
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

  test('bearings go clockwise from north', () => {
    const j12 = at('J12');
    expect(neighbours(j12).map((hex) => bearing(j12, hex))).toEqual([0, 60, 120, 180, 240, 300]);
    expect([bearing(j12, at('L12')), bearing(j12, at('J20')), bearing(j12, j12)]).toEqual([90, 180, 0]);
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
    expect(every.filter((hex) => isShared(hex))).toHaveLength(3 * 44 + 40 - 3);
  });

  test('R19 in a shared hex blows the wind of the eastern, then the southern sector; none beyond the half in play', () => {
    expect([windSector(at('T5')), windSector(at('J22')), windSector(at('T22')), windSector(at('K3'))]).toEqual([
      2, 5, 6, 1,
    ]);
    expect([windSector(at('NN5')), windSector(at('NN5'), true), windSector(at('NN22'), true)]).toEqual([3, 2, 6]);
  });
});

/** Hexes a task force can reach, with the fewest steps to each. */
function sailing(from: Hex, westHalf = false): Map<Hex, number> {
  const steps = new Map([[from, 0]]);
  const waiting = [from];
  for (const hex of waiting) {
    for (const to of neighbours(hex)) {
      if (steps.has(to) || !inPlay(to, westHalf) || maySail(hex, to) !== undefined) continue;
      steps.set(to, (steps.get(hex) ?? 0) + 1);
      waiting.push(to);
    }
  }
  return steps;
}
const bySea = (from: string, to: string): number => sailing(at(from)).get(at(to)) ?? Number.POSITIVE_INFINITY;

describe('places', () => {
  test.each([
    ['Rabaul', 'Y3'],
    ['Port Moresby', 'H19'],
    ['Lae', 'G11'],
    ['Buna', 'L16'],
    ['Gasmata', 'R9'],
    ['Buka', 'GG7'],
    ['Buin', 'KK11'],
    ['Shortland', 'KK12'],
    ['Gili-Gili', 'R21'],
    ['Henderson', 'YY19'],
    ['Tulagi', 'ZZ17'],
    ['Ndeni', 'SSS23'],
    ['Espiritu Santo', 'XXX37'],
    ['Deboyne', 'Y23'],
    ['Woodlark', 'AA18'],
    ['Goodenough', 'R18'],
    ['Ontong Java', 'WW7'],
    ['Stewart Islands', 'III16'],
    ['Rennell', 'ZZ25'],
  ])('%s lies in %s, or says why not', (place, hex) => {
    const found = namedPlaces.find((one) => one.name === place);
    expect(name(found?.nudgedFrom ?? found?.hex ?? -1)).toBe(hex);
    expect(found?.nudgedFrom === undefined).toBe(found?.why === undefined);
  });

  test('12.7.1 every named place is a partial-land hex that ships can enter, so they can anchor and unload there', () => {
    const open = sailing(at('Z14'));
    for (const { name: place, hex } of namedPlaces) {
      expect([place, terrainAt(hex)]).toEqual([place, 'partial']);
      expect(open.has(hex)).toBe(true);
    }
  });

  test('a base is found by its hex and by its name; one off the board has no hex', () => {
    expect(baseAt(at('Y3'))).toBe('Rabaul');
    expect(baseAt(at('Y23'))).toBeUndefined();
    expect(name(hexOf('Henderson'))).toBe('YY19');
    expect(() => hexOf('Truk')).toThrow('Truk is not on the board');
  });

  test('14.11, R423 planes come in by seven entry hexes, at the edge or over the coast', () => {
    expect(entryHexes.map(({ hex, base, turns }) => `${name(hex)} ${turns} ${base}`)).toEqual([
      'A40 1 Australia',
      'B40 1 Australia',
      'III44 5 New Caledonia',
      'KKK44 5 New Caledonia',
      'S1 1 Kavieng',
      'U1 1 Kavieng',
      'AA1 4 Truk',
    ]);
    // The book's II44 and KK44 lie 26 columns to the west: further from New Caledonia than it lets anybody fly there.
    expect(distance(at('II44'), at('III44'))).toBeGreaterThan(23);
  });

  test('every land hex has an island, and every island a land hex', () => {
    for (const hex of every) expect(islandOf(hex) === undefined).toBe(terrainAt(hex) === 'sea');
    for (const island of islandNames) {
      expect(hexesOfIsland(island).length).toBeGreaterThan(0);
      for (const hex of hexesOfIsland(island)) expect(terrainAt(hex)).not.toBe('sea');
    }
    expect(hexesOfIsland('Atlantis')).toEqual([]);
  });

  test('R11 an island is as far as its nearest hex: Guadalcanal lies two hexes from sector VII', () => {
    const south = every.filter((hex) => sectorsOf(hex).includes(7));
    expect(Math.min(...south.map((hex) => distanceToIsland(hex, 'Guadalcanal')))).toBe(2);
    expect(distanceToIsland(at('YY19'), 'Guadalcanal')).toBe(0);
  });

  test('SC3.2 Guadalcanal has partial-land hexes besides that of Henderson', () => {
    const coast = hexesOfIsland('Guadalcanal').filter(
      (hex) => terrainAt(hex) === 'partial' && hex !== hexOf('Henderson'),
    );
    expect(coast.length).toBeGreaterThanOrEqual(5);
  });
});

describe('12.5 where ships can go', () => {
  test('12.5 no ship enters an all-land hex', () => {
    for (const hex of every)
      for (const to of neighbours(hex)) if (terrainAt(to) === 'land') expect(maySail(hex, to)).toBe('land');
  });

  test('12.5 a side is closed both ways or not at all', () => {
    for (const [a, b] of [...landSides, ...reefSides]) {
      expect(maySail(a, b)).toBeDefined();
      expect(maySail(b, a)).toBe(maySail(a, b));
    }
  });

  test('12.5 every hex that is not all land can be reached from the open sea', () => {
    const reached = sailing(at('Z14'));
    expect(names(every.filter((hex) => terrainAt(hex) !== 'land' && !reached.has(hex)))).toEqual([]);
  });

  test.each([
    ['New Ireland', 'W2', 'Z1', 3, 10],
    ['New Britain', 'R6', 'R10', 4, 14],
    ['Choiseul', 'NN12', 'PP10', 3, 6],
    ['Santa Isabel', 'VV13', 'VV16', 3, 6],
    ['Guadalcanal', 'YY19', 'YY20', 1, 3],
  ])(
    '12.5 %s is sailed around, not across: from %s to %s it is %i hexes, and %i by sea',
    (_, from, to, straight, long) => {
      expect([distance(at(from), at(to)), bySea(from, to)]).toEqual([straight, long]);
    },
  );

  test.each([
    ["St George's Channel", 'X2', 'Z5'],
    ['the Vitiaz Strait', 'J6', 'L10'],
    ['the Bougainville Strait', 'KK13', 'MM10'],
    ['the Manning Strait', 'RR12', 'SS14'],
    ['the Indispensable Strait', 'YY15', 'ZZ17'],
    ['the Slot', 'KK12', 'YY19'],
    ['the Jomard Passage', 'Y22', 'X26'],
    ['Sealark Channel', 'ZZ17', 'YY19'],
  ])('12.5 ships go straight through %s, from %s to %s', (_, from, to) => {
    expect(bySea(from, to)).toBe(distance(at(from), at(to)));
  });

  test('12.5 reefs have passages: the coast behind the Great Barrier can be reached, but not straight', () => {
    expect(bySea('D36', 'B36')).toBeGreaterThan(distance(at('D36'), at('B36')));
    expect(reefSides.length).toBeGreaterThan(20);
  });

  test('SC1 Lexington has sea to start on, and can come within strike range of Rabaul', () => {
    const start = every.filter(
      (hex) => inPlay(hex, true) && fromEdge(hex, 'E', true) <= 1 && sectorsOf(hex).includes(2),
    );
    expect(start).toHaveLength(2 * 22);
    expect(start.filter((hex) => terrainAt(hex) === 'sea').length).toBeGreaterThan(30);
    const near = within(hexOf('Rabaul'), 8).filter((hex) => terrainAt(hex) === 'sea');
    const steps = start
      .filter((hex) => terrainAt(hex) === 'sea')
      .map((hex) => {
        const reached = sailing(hex, true);
        return Math.min(...near.map((goal) => reached.get(goal) ?? Number.POSITIVE_INFINITY));
      });
    // At two hexes an hour: three hours from the nearest corner, ten from the farthest, of a day of thirteen.
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([6, 19]);
  });
});

describe('14.15.5 mountains', () => {
  test('14.15.5 a plane that stays low flies from Port Moresby to Buna around the Owen Stanleys, not across', () => {
    const steps = new Map([[hexOf('Port Moresby'), 0]]);
    for (const [hex, far] of steps)
      for (const to of neighbours(hex)) if (!steps.has(to) && !mountainBetween(hex, to)) steps.set(to, far + 1);
    expect(distance(hexOf('Port Moresby'), hexOf('Buna'))).toBe(5);
    expect(steps.get(hexOf('Buna'))).toBeGreaterThanOrEqual(15);
  });

  test('14.15.5 mountains stand between hexes with land, the same from both sides', () => {
    expect(mountainSides.length).toBeGreaterThan(50);
    for (const [a, b] of mountainSides) {
      expect([terrainAt(a), terrainAt(b)]).not.toContain('sea');
      expect(mountainBetween(b, a)).toBe(true);
    }
    expect(mountainBetween(at('Z14'), at('Z15'))).toBe(false);
  });
});

describe('7.9 coastwatchers', () => {
  const coastwatcher = (id: string): readonly Hex[] => watchedHexes(id);

  test('7.9 each watches all hexes of his island and the sea next to its coast, at distance 0 and 1 (R36)', () => {
    for (const { id, island } of coastwatchers.filter((one) => one.id !== 'japan New Guinea')) {
      const land = new Set(hexesOfIsland(island));
      const seen = new Set(coastwatcher(id));
      for (const hex of every) {
        const beside =
          terrainAt(hex) === 'sea' && neighbours(hex).some((to) => land.has(to) && terrainAt(to) === 'partial');
        expect(seen.has(hex)).toBe(land.has(hex) || beside);
        if (seen.has(hex)) expect(watchDistance(id, hex)).toBe(land.has(hex) ? 0 : 1);
      }
    }
  });

  test('7.9 the Japanese on New Guinea see only inside the perimeter line, the Allies all of it', () => {
    const japan = coastwatcher('japan New Guinea');
    expect(japan.length).toBeGreaterThan(40);
    for (const hex of japan) expect(perimeter).toContain(hex);
    expect([
      japan.includes(hexOf('Lae')),
      japan.includes(hexOf('Buna')),
      japan.includes(hexOf('Port Moresby')),
    ]).toEqual([true, true, false]);
    expect(coastwatcher('allied New Guinea')).toContain(hexOf('Port Moresby'));
  });

  test('7.9 every symbol the rules name is there, and each lies on its island', () => {
    expect(coastwatchers.filter(({ provenance }) => provenance === 'text').map(({ id }) => id)).toEqual([
      'allied New Guinea',
      'japan New Guinea',
      'japan Choiseul',
      'japan Vella Lavella',
      'japan New Georgia',
      'japan Santa Isabel',
      'japan Guadalcanal',
    ]);
    for (const { island, hex } of coastwatchers) expect(hexesOfIsland(island)).toContain(hex);
    expect(new Set(coastwatchers.map(({ hex }) => hex)).size).toBe(coastwatchers.length);
    expect(coastwatcher('japan Bougainville')).toEqual([]);
  });
});

describe('the map as a chart', () => {
  test.each((mapChart.exceptions ?? []).map(({ at: path, why }) => [path, why]))(
    '%s says on what ground it stands: %s',
    (path, why) => {
      expect(valueAt(mapChart, path)).toBeDefined();
      expect(why).not.toBe('');
    },
  );
});
