import { describe, expect, it } from 'vitest';
import { sizeWithin, wishesIn } from './layers.js';
import { counterSize } from './piles.js';
import { shortened } from './tags.js';

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
