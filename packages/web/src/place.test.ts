import { describe, expect, test } from 'vitest';
import { hashOf, type Place, placeIn } from './place.js';

const places: Place[] = [
  { at: 'home' },
  { at: 'lobby' },
  { at: 'account' },
  { at: 'game', id: '0a1b' },
  { at: 'match', id: 'abc234defghi' },
  { at: 'join', key: 'A-_0123456789abcdefghij' },
  { at: 'replay', of: 'game', id: '0a1b', moment: null },
  { at: 'replay', of: 'match', id: 'abc234defghi', moment: 120 },
  { at: 'desk', path: '' },
  { at: 'desk', path: '/book/strike/A-_0=' },
  { at: 'rules', path: '/book/16.10.2' },
  { at: 'reset', key: 'A-_0123456789abcdefghij' },
];

describe('a place in the address', () => {
  test.each(places)('is found again: %o', (place) => {
    expect(placeIn(hashOf(place))).toEqual(place);
  });

  test.each(['#nowhere', '#join=short', '#join=<script>alert(1)</script>', '#game=XYZ', '#match=../../etc'])(
    'that is none leads home: %s',
    (hash) => {
      expect(placeIn(hash)).toEqual({ at: 'home' });
    },
  );
});
