import { describe, expect, it } from 'vitest';
import { headingOf, lifelinesOf, linesLookedAt } from './lifelines.js';
import { bordersOf } from './outline.js';
import { middleOf, placesOf } from './places.js';
import { tipFor } from './room.js';
import { hexMap, piece } from './testing.js';
import { hangingOf, sentence, tell } from './words.js';

const map = hexMap(5, 1);
const places = placesOf(map);
const line = {
  places: [0, 1, 2, 3, 4],
  bars: [
    { place: 2, mark: 'enemy land', text: 'bars the way: it is not held' },
    { place: 3, mark: 'enemy land', text: 'bars the way: it is not held either' },
  ],
  text: 'No line of supply',
};
const hungry = piece('a', 0, { lines: [line] });

describe('a line that does not come through', () => {
  it('leads somewhere, and what is said of it lies on the other side', () => {
    const [x = 0] = headingOf(places, [line], 0) ?? [];
    expect(x).toBeGreaterThan(0);
    expect(headingOf(places, [{ ...line, places: [0] }], 0)).toBeUndefined();
    const view = { width: 1280, height: 800 };
    expect(tipFor([500, 300], view, [1, 1])).toEqual({ left: true, above: true });
    expect(tipFor([800, 500], view, [-1, -1])).toEqual({ left: false, above: false });
    expect(tipFor([100, 500], view, [1, 0])).toEqual({ left: false, above: true });
  });

  it('is said once of a pile that hangs on it', () => {
    expect(hangingOf([hungry, piece('b', 0, { lines: [{ ...line }] }), piece('c', 0)])).toEqual([line.text]);
  });

  it('is drawn for who is chosen or looked at, once for a whole pile, and else not at all', () => {
    const pile = [hungry, piece('b', 0, { lines: [{ ...line }] }), piece('c', 4)];
    expect(linesLookedAt(pile, new Set(), [])).toEqual([]);
    expect(linesLookedAt(pile, new Set(), [undefined, 4])).toEqual([]);
    expect(linesLookedAt(pile, new Set(), [0])).toEqual([line]);
    expect(linesLookedAt(pile, new Set(['a']), [])).toEqual([line]);
  });

  it('is whole as far as the first bar and broken behind it; the same reason is written once', () => {
    const [drawn] = lifelinesOf(places, [line]);
    expect([drawn?.open.length, drawn?.beyond.length]).toEqual([3, 3]);
    expect(drawn?.bars).toEqual([
      { at: middleOf(places, 2), mark: 'enemy land' },
      { at: middleOf(places, 3), mark: '' },
    ]);
  });

  it('that begins nowhere has its cross where it stands', () => {
    const [drawn] = lifelinesOf(places, [{ places: [0], bars: [{ place: 0, mark: 'no way', text: '' }], text: '' }]);
    expect(drawn).toMatchObject({ open: [[0, 0]], bars: [{ mark: 'no way' }] });
  });

  it('is told to those who cannot see it, where it begins and where it is barred', () => {
    const board = { map, pieces: [hungry], overlays: [], targets: new Set<number>(), path: [], placeName: String };
    expect(sentence(tell(board, 0))).toContain('No line of supply');
    expect(sentence(tell(board, 3))).toContain('bars the way: it is not held either');
    expect(sentence(tell(board, 1))).not.toContain('bars');
  });
});

it('two areas border on each other where their places do, and nowhere else', () => {
  expect(bordersOf(places, [0, 1], [2, 3])).toHaveLength(1);
  expect(bordersOf(places, [0], [2])).toEqual([]);
});
