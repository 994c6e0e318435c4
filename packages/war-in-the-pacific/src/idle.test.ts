import { describe, expect, it } from 'vitest';
import { idleShips, isIdle } from './idle.js';

describe('an answer that does nothing', () => {
  it('chooses nothing and places nothing, in one row or in many', () => {
    expect([[], {}, [[], []], [{}, {}], { low: 0 }].map(isIdle)).toEqual([true, true, true, true, true]);
  });
  it('is not one that says a number, chooses or places something', () => {
    expect([3, ['a'], [[], ['a']], { low: 1 }, [[], 4]].map(isIdle)).toEqual([false, false, false, false, false]);
  });
  it('17.2 is told of before a night passes without a shot', () => {
    expect(idleShips([{ name: 'Kongo and Haruna' }], [[]])).toEqual([
      'None of your ships fires tonight, though these can: Kongo and Haruna.',
    ]);
    expect(idleShips([], [[]])).toEqual([]);
  });
});
