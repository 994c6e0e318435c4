import { describe, expect, it } from 'vitest';
import { counterSize, edgeOf, edgesOf, fanOf, harmBelow, type Piles, pileAt, pilesOf } from './piles.js';
import { placesOf } from './places.js';
import { hexMap, piece } from './testing.js';

const places = placesOf(hexMap(20, 20));
const none: ReadonlySet<string> = new Set();
const ids = ({ piles }: Piles): string[][] => piles.map(({ pieces }) => pieces.map(({ id }) => id));

describe('counters', () => {
  it('can be read from afar and do not fill a place from near', () => {
    expect(counterSize(5)).toBe(32);
    expect(counterSize(18)).toBe(32);
    for (const scale of [45, 60, 80, 110, 150]) expect(counterSize(scale)).toBeLessThanOrEqual(0.72 * scale);
    expect(counterSize(150)).toBe(80);
  });
});

describe('piles', () => {
  it('tell of the worst harm below the topmost, which shows its own', () => {
    const worst = (...badges: string[][]) =>
      harmBelow({ pieces: badges.map((each, i) => piece(`${i}`, 4, { badges: each })) });
    expect(worst(['D4'])).toBeUndefined();
    expect(worst(['D4'], ['fired'])).toBeUndefined();
    expect(worst([], ['D1', 'fired'], ['D3'])).toBe('D3');
    expect(worst([], ['damaged'])).toBe('damaged');
  });

  it('hold the pieces of one place and side, in the order given', () => {
    const piles = pilesOf(places, [piece('a', 45), piece('b', 45), piece('c', 210)], none, 100);
    expect(ids(piles)).toEqual([['a', 'b'], ['c']]);
  });

  it('put what is selected on top', () => {
    const piles = pilesOf(places, [piece('a', 45), piece('b', 45), piece('c', 45)], new Set(['c']), 100);
    expect(ids(piles)).toEqual([['c', 'a', 'b']]);
  });

  it('lie on the middle of their place where there is room', () => {
    const [pile] = pilesOf(places, [piece('a', 45)], none, 100).piles;
    const [x, y] = places.middles[45] ?? [0, 0];
    expect(pile?.at).toEqual([Math.round(x * 100), Math.round(y * 100)]);
  });

  it('of two sides in one place lie side by side, one’s own to the west', () => {
    const { piles, size } = pilesOf(places, [piece('x', 45, { own: false, side: 'them' }), piece('a', 45)], none, 100);
    expect(piles.map(({ pieces }) => pieces[0]?.id)).toEqual(['a', 'x']);
    const [own, other] = piles;
    expect((other?.at[0] ?? 0) - (own?.at[0] ?? 0)).toBeGreaterThanOrEqual(size);
  });

  it('do not overlap when the map is far away, and stay near home', () => {
    const crowd = Array.from({ length: 14 }, (_, i) => piece(`p${i}`, 100 + 20 * Math.floor(i / 4) + (i % 4)));
    const { piles, size } = pilesOf(places, crowd, none, 18);
    for (const [i, a] of piles.entries()) {
      for (const b of piles.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]));
        expect(apart).toBeGreaterThanOrEqual(size);
      }
      expect(Math.hypot(a.at[0] - a.home[0], a.at[1] - a.home[1])).toBeLessThan(3.2 * size);
    }
  });

  it('leave out what is in no place of this map', () => {
    expect(pilesOf(places, [piece('a', 4000)], none, 50).piles).toEqual([]);
  });

  it('are found by any point of the counter on top and by the edges under it', () => {
    const piles = pilesOf(places, [piece('a', 45), piece('b', 45), piece('c', 45), piece('d', 45)], none, 100);
    const pile = piles.piles[0];
    const [x, y] = pile?.at ?? [0, 0];
    const half = piles.size / 2;
    const edges = pile ? edgesOf(pile) * edgeOf(piles.size) : 0;
    expect(edges).toBe(2 * edgeOf(piles.size));
    for (const [dx, dy] of [
      [0, 0],
      [-half, half],
      [half + edges, -half - edges],
    ] as const) {
      expect(pileAt(piles, [x + dx, y + dy])).toBe(pile);
    }
    expect(pileAt(piles, [x - half - 1, y])).toBeUndefined();
    expect(pileAt(piles, [x, y + half + 1])).toBeUndefined();
  });

  it('are found in the order in which they are seen: the last drawn first', () => {
    const at = [50, 50] as const;
    const one = { key: 'a', place: 1, pieces: [piece('a', 1)], at, home: at };
    const two = { key: 'b', place: 2, pieces: [piece('b', 2)], at, home: at };
    expect(pileAt({ size: 32, piles: [one, two] }, [50, 50])).toBe(two);
  });
});

describe('a fan', () => {
  const view = { width: 1280, height: 800 };

  it('lies around the pile with room for every counter', () => {
    const fan = fanOf(7, 56, [640, 400], view);
    expect(fan.left + fan.width / 2).toBeCloseTo(640);
    expect(fan.columns * Math.ceil(7 / fan.columns)).toBeGreaterThanOrEqual(7);
    expect(fan.width).toBeGreaterThanOrEqual(fan.columns * 56);
  });

  it('leaves the buttons at the foot of the map free where there is room above them', () => {
    const fan = fanOf(6, 56, [1270, 790], view, { words: 200 });
    expect(fan.top + fan.height).toBeLessThanOrEqual(750);
    expect(fan.height).toBeGreaterThan(fanOf(6, 56, [1270, 790], view).height);
  });

  it('lies beside the pile, away from a line that leads from it, where there is room', () => {
    const east = { heading: [3, 1], gap: 20 } as const;
    const west = fanOf(4, 56, [640, 400], view, { beside: east });
    expect(west.left + west.width).toBe(620);
    expect(fanOf(4, 56, [640, 400], view, { beside: { heading: [-3, 1], gap: 20 } }).left).toBe(660);
    // At the left rim it lies above instead.
    const above = fanOf(4, 56, [30, 600], view, { beside: east });
    expect(above.top + above.height).toBe(580);
    const due = fanOf(4, 56, [30, 60], view, { beside: { heading: [3, 0], gap: 20 } });
    expect(due.top).toBe(80);
  });

  it('stays in the view at its corners, however many there are', () => {
    for (const at of [
      [0, 0],
      [1280, 800],
    ] as const) {
      for (const count of [1, 5, 40, 400]) {
        const fan = fanOf(count, 56, at, view);
        expect(fan.left).toBeGreaterThanOrEqual(8);
        expect(fan.top).toBeGreaterThanOrEqual(8);
        expect(fan.left + fan.width).toBeLessThanOrEqual(1272);
        expect(fan.top + fan.height).toBeLessThanOrEqual(792);
      }
    }
  });
});
