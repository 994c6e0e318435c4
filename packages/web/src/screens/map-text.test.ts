import type { Walk } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { hexMap, piece } from '../map/testing.js';
import type { Steps } from '../umpire/messages.js';
import { farText, placeLines, placeNamed, walkLines } from './map-text.js';

const map = {
  ...hexMap(3, 3),
  signs: [{ place: 0, symbol: 'base', text: 'Tulagi, a base' }],
  sides: [{ a: 4, b: 5, kind: 'reef', colour: '#000000' }],
};
const charted = {
  map,
  placeNames: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'],
  pieces: [piece('enemy', 8, { own: false, title: 'Two carriers' }), piece('tf1', 4, { title: 'TF 1, two carriers' })],
  overlays: [{ kind: 'cloud', text: 'Cloud', places: [3] }],
  tracks: [],
};

describe('the map that is read', () => {
  test('a place is meant by its name, by what is printed there, or by a unit, one’s own first', () => {
    expect([' b2', 'tulagi', 'carriers', 'two c', '', 'Truk'].map((text) => placeNamed(charted, text))).toEqual([
      4,
      0,
      4,
      4,
      undefined,
      undefined,
    ]);
  });

  test('a place is told with what lies around it, from the north by the east', () => {
    expect(placeLines(charted, 4)).toEqual([
      'B2, sea. TF 1, two carriers.',
      'north: B1, sea, Cloud',
      'north-east: C2, sea',
      'south-east: C3, sea',
      'south: B3, sea, reef side',
      'south-west: A3, sea',
      'north-west: A2, sea',
    ]);
  });

  test('a distance is counted from place to place', () => {
    expect(farText(charted, 0, 8)).toBe('From A1 to C3: 3 places, to the south-east.');
    expect(farText(charted, 0, 3)).toBe('From A1 to B1: 1 place, to the south-east.');
  });

  test('a walk says what is left, its way, the next steps and why not', () => {
    const ask: Walk = { ask: 'walk', rule: '9', prompt: 'Sail.', unit: 'TF 1', from: 3, budget: 3, halts: [] };
    const steps: Steps = {
      at: 4,
      atName: 'B2',
      left: 2,
      refusal: null,
      next: [
        { place: 3, name: 'B1', cost: 2, not: null },
        { place: 5, name: 'B3', cost: 1, not: { rule: '9.2', why: 'a reef bars the way' } },
      ],
      reach: [],
      path: ['B2'],
      advice: { lines: ['Tulagi is 2 hexes away.'], marks: [] },
    };
    expect(walkLines(ask, steps, map)).toEqual([
      'TF 1 at B2; 2 of 3 left',
      'Goes by B2',
      'May go north to B1, which costs 2',
      'B3: a reef bars the way (9.2)',
      'Tulagi is 2 hexes away.',
    ]);
  });
});
