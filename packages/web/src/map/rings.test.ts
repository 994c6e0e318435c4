import { describe, expect, it } from 'vitest';
import { placesOf } from './places.js';
import { areaOf, stepsFrom } from './rings.js';
import { hexMap, squareMap } from './testing.js';

const places = placesOf(hexMap(15, 15));
const middle = 7 * 15 + 7;

describe('rings', () => {
  it('hold everything within so many steps: 1, 7, 19, 37 hexes', () => {
    const sizes = [0, 1, 2, 3].map((reach) => areaOf(places, { at: middle, reach, kind: 'search', text: '' }).size);
    expect(sizes).toEqual([1, 7, 19, 37]);
  });

  it('end at the edge of the map', () => {
    expect(stepsFrom(places, 0, 1).size).toBe(3);
    expect(stepsFrom(placesOf(squareMap(3, 3)), 4, 5).size).toBe(9);
  });

  it('with a home hold what lies on a way out and home again', () => {
    const home = middle + 4;
    const area = areaOf(places, { at: middle, home, reach: 4, kind: 'range', text: '' });
    expect([...area].sort((a, b) => a - b)).toEqual([middle, middle + 1, middle + 2, middle + 3, home]);
    expect(areaOf(places, { at: middle, home, reach: 3, kind: 'range', text: '' }).size).toBe(0);
    expect(areaOf(places, { at: middle, home, reach: 6, kind: 'range', text: '' }).has(middle - 1)).toBe(true);
  });
});
