import { expect, test } from 'vitest';
import { boardMap, middleOf } from './board-map.js';
import { hexCount, named, neighbours, terrainAt } from './map.js';

const whole = boardMap(false);
const west = boardMap(true);

test('a hex is one unit from each of its neighbours, and hex 0 lies at the origin', () => {
  expect(middleOf(0)).toEqual([0, 0]);
  for (const hex of [named('J12') ?? 0, named('DD12') ?? 0, named('BBBB44') ?? 0]) {
    const [x, y] = middleOf(hex);
    for (const to of neighbours(hex)) {
      const [tx, ty] = middleOf(to);
      expect(Math.hypot(tx - x, ty - y)).toBeCloseTo(1, 9);
    }
  }
});

test('every place has a middle and a letter that the legend explains', () => {
  expect([whole.middles.length, whole.terrain.length]).toEqual([hexCount, hexCount]);
  expect([west.middles.length, west.terrain.length]).toEqual([hexCount / 2, hexCount / 2]);
  expect(new Set(whole.terrain)).toEqual(new Set(Object.keys(whole.legend)));
  expect(whole.legend[whole.terrain[named('D11') ?? 0] ?? '']?.name).toBe('all land');
});

test('SC1.1 the western half shows nothing of the eastern', () => {
  const east = Math.max(...west.middles.map((middle) => middle?.[0] ?? 0));
  for (const ring of west.land) for (const [x] of ring) expect(x).toBeLessThanOrEqual(east + 0.58);
  for (const { a, b } of west.sides) expect(Math.max(a, b)).toBeLessThan(hexCount / 2);
  for (const { place } of west.signs) expect(place).toBeLessThan(hexCount / 2);
  const texts = west.labels.map(({ text }) => text);
  expect(texts).toContain('Rabaul');
  expect(texts).not.toContain('Henderson');
});

test('the shores agree with the terrain: the middle of an all-land hex is ashore, that of a sea hex is not', () => {
  const ashore = (hex: number): boolean => {
    const [x, y] = middleOf(hex);
    return whole.land.some((ring) => {
      let inside = false;
      let [px, py] = ring.at(-1) ?? [0, 0];
      for (const [qx, qy] of ring) {
        if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside;
        [px, py] = [qx, qy];
      }
      return inside;
    });
  };
  for (let hex = 0; hex < hexCount; hex += 1) {
    if (terrainAt(hex) === 'land') expect([hex, ashore(hex)]).toEqual([hex, true]);
    if (terrainAt(hex) === 'sea') expect([hex, ashore(hex)]).toEqual([hex, false]);
  }
});

test('signs tell bases, look-outs, entry hexes and Directional hexes', () => {
  const count = (symbol: string): number => whole.signs.filter((sign) => sign.symbol === symbol).length;
  expect([count('base'), count('look-out'), count('entry'), count('compass')]).toEqual([13, 20, 7, 8]);
  expect(whole.signs.find(({ place }) => place === named('AA1'))?.text).toBe('Entry hex, 4 turns from Truk');
});

test('the map is drawn once and kept', () => {
  expect(boardMap(true)).toBe(west);
});
