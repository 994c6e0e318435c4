import { describe, expect, it } from 'vitest';
import { layersOf, sizeWithin, wishesIn } from './layers.js';
import { counterSize } from './piles.js';
import { shortened } from './tags.js';
import { hexMap, piece } from './testing.js';

describe('what is wished for of the map', () => {
  it('is kept as text, and what an older page did not know is as usual', () => {
    const first = wishesIn(null);
    expect(wishesIn('{"layers":{"sectors":true,"odd":true},"size":2}')).toEqual({
      layers: { ...first.layers, sectors: true },
      size: 2,
    });
    expect(wishesIn('nonsense')).toEqual(first);
    expect(wishesIn(JSON.stringify(first))).toEqual(first);
  });

  it('is asked of what the board has, and of nothing else', () => {
    const bare = { map: hexMap(2, 2), pieces: [piece('a', 0)], overlays: [], tracks: [], arrows: [] };
    expect(layersOf(bare)).toEqual(['numbers', 'notes']);
    const overlay = (kind: string) => ({ kind, text: '', places: [1] });
    expect(layersOf({ ...bare, overlays: [overlay('night'), overlay('own front')] })).toContain('areas');
    expect(layersOf({ ...bare, overlays: [overlay('night'), overlay('cloud')] })).not.toContain('areas');
    const course = piece('b', 0, { course: [0, 1], drift: 1 });
    expect(layersOf({ ...bare, pieces: [course], arrows: [{ from: 0, to: 1, text: 'west' }] })).toEqual([
      'wind',
      'numbers',
      'courses',
      'drift',
      'notes',
    ]);
  });

  it('makes counters larger or smaller than fits the map, within bounds', () => {
    expect([-9, 0, 9].map(sizeWithin)).toEqual([-2, 0, 4]);
    expect([-2, 0, 1, 4].map((steps) => counterSize(50, steps))).toEqual([29, 36, 40, 60]);
    expect(counterSize(8, -2)).toBe(26);
    expect(counterSize(150, 4)).toBe(106);
  });
});

describe('notes on the map', () => {
  it('are cut where they would cover it', () => {
    expect(shortened('two carriers')).toBe('two carriers');
    expect(shortened('two carriers, four cruisers and a number of destroyers')).toBe(
      'two carriers, four cruisers and a…',
    );
  });
});
