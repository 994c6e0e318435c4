import { describe, expect, test } from 'vitest';
import { pinned, pinsIn } from './notes.js';

const names = ['A1', 'K12', 'KK3'];

describe('notes on places', () => {
  test('are the lines that begin with one', () => {
    const text = 'they lie about numbers\nK12 two carriers, 0900\n  kk3: oiler\nK123 nothing\nA1';
    expect(pinsIn(text, names)).toEqual([
      { place: 1, text: 'two carriers, 0900' },
      { place: 2, text: 'oiler' },
    ]);
  });

  test('are written, changed and struck out without touching the others', () => {
    const text = 'first\nK12 old\nlast';
    expect(pinned(text, names, 1, ' new ')).toBe('first\nlast\nK12 new');
    expect(pinned(text, names, 1, '')).toBe('first\nlast');
    expect(pinned(text, names, 0, 'port')).toBe('first\nK12 old\nlast\nA1 port');
  });
});
