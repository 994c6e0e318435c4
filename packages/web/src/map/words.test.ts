import { describe, expect, it } from 'vitest';
import { commandOf, nextOf } from './keys.js';
import { hexMap, piece } from './testing.js';
import { type Board, badgeText, sentence, tell } from './words.js';

const board: Board = {
  map: { ...hexMap(4, 4), signs: [{ place: 5, symbol: 'base', text: 'Port A, a base' }] },
  pieces: [
    piece('x', 5, { title: 'Enemy ships', own: false, age: 2 }),
    piece('a', 5, { title: 'Task Force 3' }),
    piece('b', 6, { title: 'Air Formation 1' }),
  ],
  overlays: [
    { kind: 'storm', text: 'Storm', places: [5] },
    { kind: 'night', text: '', places: [] },
  ],
  targets: new Set([6]),
  path: [5, 6],
  placeName: (place) => `B${place}`,
};

describe('a place in words', () => {
  it('names the place, its terrain, signs, weather and pieces, one’s own first', () => {
    expect(sentence(tell(board, 5))).toBe(
      'B5, sea, Port A, a base, Storm, night. The way starts here. ' +
        '2 pieces: Task Force 3; Enemy ships (known 2 turns ago).',
    );
  });

  it('says what can be chosen and which step of the way it is', () => {
    expect(sentence(tell(board, 6))).toBe('B6, sea, night. Can be chosen. Step 1 of the way. Air Formation 1.');
    expect(sentence(tell(board, 7))).toBe('B7, sea, night.');
  });
});

describe('the keys', () => {
  it('lie around a hex as its neighbours do', () => {
    const headings = [...'qweasd'].map((key) => commandOf({ key, shiftKey: false }, 'hex'));
    expect(headings.map((command) => command?.do === 'step' && command.heading)).toEqual([
      'north-west',
      'north',
      'north-east',
      'south-west',
      'south',
      'south-east',
    ]);
    expect(commandOf({ key: 'a', shiftKey: false }, 'square')).toEqual({ do: 'step', heading: 'west' });
    expect(commandOf({ key: 'c', shiftKey: false }, 'square')).toEqual({ do: 'step', heading: 'south-east' });
    expect(commandOf({ key: 'c', shiftKey: false }, 'hex')).toBeUndefined();
  });

  it('move the cursor with an arrow, the map with shift and an arrow', () => {
    expect(commandOf({ key: 'ArrowLeft', shiftKey: false }, 'hex')).toEqual({ do: 'step', heading: 'west' });
    expect(commandOf({ key: 'ArrowLeft', shiftKey: true }, 'hex')).toEqual({ do: 'pan', dx: 120, dy: 0 });
  });

  it('go round the places with pieces, forwards and back', () => {
    expect(nextOf([9, 3, 9, 5], 3, false)).toBe(5);
    expect(nextOf([9, 3, 5], 9, false)).toBe(3);
    expect(nextOf([9, 3, 5], 3, true)).toBe(9);
    expect(nextOf([], 3, false)).toBeUndefined();
  });
});

it('a badge is told in words, a level of damage as what it is', () => {
  expect(['D1', 'has-moved'].map(badgeText)).toEqual(['damaged, level 1', 'has moved']);
});
