import { describe, expect, it } from 'vitest';
import { toMap, toScreen } from './camera.js';
import { outlineOf } from './outline.js';
import {
  type Cursor,
  type Heading,
  middleOf,
  neighbour,
  type Places,
  placeAt,
  placesIn,
  placesOf,
  sideBetween,
  stepFrom,
} from './places.js';
import { brickMap, hexMap, pointedMap, squareMap } from './testing.js';

const hexes = placesOf(hexMap(80, 44));
const squares = placesOf(squareMap(6, 5));
const bricks = placesOf(brickMap(6, 6));

describe('the places of a map', () => {
  it('finds every place under the point of the view where its middle is drawn', () => {
    const camera = { x: 20.3, y: 11.7, scale: 23.7 };
    const view = { width: 1280, height: 800 };
    for (const place of hexes.all) {
      const middle = middleOf(hexes, place);
      expect(middle && placeAt(hexes, toMap(camera, view, toScreen(camera, view, middle)))).toBe(place);
    }
  });

  it('gives a point near a corner to the hex whose side it is on', () => {
    const place = 10 * 44 + 10;
    const [x, y] = middleOf(hexes, place) ?? [0, 0];
    for (const [dx, dy] of hexes.corners) expect(placeAt(hexes, [x + dx * 0.97, y + dy * 0.97])).toBe(place);
    for (const [side, [dx, dy]] of hexes.across.entries()) {
      expect(placeAt(hexes, [x + dx * 0.52, y + dy * 0.52])).toBe(neighbour(hexes, place, side));
    }
  });

  it('knows hexes with a corner at the top: no gap between them, six neighbours across their sides', () => {
    const pointed = placesOf(pointedMap(12, 12));
    const place = 5 * 12 + 5;
    const [x, y] = middleOf(pointed, place) ?? [0, 0];
    for (const [dx, dy] of pointed.corners) expect(placeAt(pointed, [x + dx * 0.97, y + dy * 0.97])).toBe(place);
    for (const [side, [dx, dy]] of pointed.across.entries()) {
      expect(placeAt(pointed, [x + dx * 0.52, y + dy * 0.52])).toBe(neighbour(pointed, place, side));
      expect(sideBetween(pointed, place, neighbour(pointed, place, side) ?? -1)).toBeDefined();
    }
    for (let at = 1; at < 8; at += 0.137) expect(placeAt(pointed, [at, 8 - at])).toBeDefined();
    const listed = placesIn(pointed, { left: 3, top: 3, right: 5, bottom: 5 });
    for (let at = 3; at <= 5; at += 0.1) expect(listed).toContain(placeAt(pointed, [at, 3]));
  });

  it('has no place beyond its edge, nor where a number is no place', () => {
    expect(placeAt(hexes, [-3, 5])).toBeUndefined();
    const gap = placesOf({ ...hexMap(3, 3), middles: [[0, 0], null, [0, 2]] });
    expect(placeAt(gap, [0, 1])).toBeUndefined();
    expect(gap.all).toEqual([0, 2]);
  });

  it('leaves no point inside a board of hexes without a place', () => {
    for (let x = 1; x < 20; x += 0.137) {
      for (let y = 1; y < 20; y += 0.119) expect(placeAt(hexes, [x, y])).toBeDefined();
    }
  });

  it('lists every place that a part of the map touches', () => {
    const part = { left: 10, top: 10, right: 14, bottom: 13 };
    const listed = new Set(placesIn(hexes, part));
    for (let x = part.left; x <= part.right; x += 0.1) {
      for (let y = part.top; y <= part.bottom; y += 0.1) expect(listed.has(placeAt(hexes, [x, y]) ?? -1)).toBe(true);
    }
    expect(listed.size).toBeLessThan(45);
  });

  it('draws the side between two neighbours where both end', () => {
    const [one, other] = sideBetween(hexes, 50, 51) ?? [];
    const [x, y] = middleOf(hexes, 50) ?? [0, 0];
    expect(one?.[1]).toBeCloseTo(y + 0.5);
    expect(other?.[1]).toBeCloseTo(y + 0.5);
    expect(((one?.[0] ?? 0) + (other?.[0] ?? 0)) / 2).toBeCloseTo(x);
    expect(sideBetween(hexes, 50, 53)).toBeUndefined();
  });

  const walk = (places: Places, place: number, ...headings: Heading[]): number | undefined => {
    let cursor: Cursor | undefined = { place, line: middleOf(places, place) ?? [0, 0] };
    for (const heading of headings) cursor = cursor && stepFrom(places, cursor, heading);
    return cursor?.place;
  };

  it('goes round a hex by the six headings and comes back', () => {
    const start = 20 * 44 + 20;
    const north = neighbour(hexes, start, 0);
    expect(walk(hexes, start, 'north')).toBe(north);
    expect(walk(hexes, start, 'north', 'south-east', 'south', 'south-west', 'north-west', 'north', 'north-east')).toBe(
      north,
    );
  });

  it('keeps to a row when it goes west or east over hexes', () => {
    const start = 20 * 44 + 20;
    const east = Array.from({ length: 12 }, (): Heading => 'east');
    expect(walk(hexes, start, ...east)).toBe(32 * 44 + 20);
    expect(walk(squares, 7, 'east', 'east')).toBe(17);
  });

  it('goes to all eight neighbours of a square', () => {
    const all: Heading[] = ['north-west', 'north', 'north-east', 'west', 'east', 'south-west', 'south', 'south-east'];
    expect(all.map((heading) => walk(squares, 12, heading))).toEqual([6, 11, 16, 7, 17, 8, 13, 18]);
  });

  it('keeps to a column when it goes south over squares laid like bricks', () => {
    const start = 3 * 6 + 1;
    expect(walk(bricks, start, 'south', 'south', 'south', 'south')).toBe(start + 4);
    expect(walk(bricks, start, 'south-east')).toBe(4 * 6 + 2);
    expect(walk(bricks, start, 'south-west')).toBe(3 * 6 + 2);
  });

  it('stays where it is at the edge of the board', () => {
    expect(walk(hexes, 0, 'north')).toBeUndefined();
    expect(walk(squares, 0, 'west')).toBeUndefined();
  });
});

describe('the outline of an area', () => {
  const length = (loop: readonly unknown[] | undefined): number => loop?.length ?? 0;

  it('goes once around one hex, and once around two that touch', () => {
    expect(outlineOf(hexes, [500]).map(length)).toEqual([6]);
    expect(outlineOf(hexes, [500, 501]).map(length)).toEqual([10]);
  });

  it('goes around a hole too', () => {
    const middle = 20 * 44 + 20;
    const ring = [0, 1, 2, 3, 4, 5].map((side) => neighbour(hexes, middle, side) ?? -1);
    expect(
      outlineOf(hexes, ring)
        .map(length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('goes around bricks of two rows as one area', () => {
    expect(neighbour(bricks, 3 * 6 + 1, 4)).toBe(3 * 6 + 2);
    expect(outlineOf(bricks, [3 * 6 + 1, 3 * 6 + 2]).map(length)).toEqual([10]);
  });

  it('goes around each part of an area in parts', () => {
    expect(outlineOf(squares, [0, 12]).map(length)).toEqual([4, 4]);
  });
});
