import { describe, expect, it } from 'vitest';
import { airReturns, landReturn, navalReturn, otherReturn } from './damage.js';

describe('CARD-return', () => {
  it('CARD-return.naval, R15 a damaged unit comes back two turns later for each hit; who is sunk does not', () => {
    expect(navalReturn(3, { state: 'damaged', hits: 1 })).toBe(5);
    expect(navalReturn(3, { state: 'damaged', hits: 3 })).toBe(9);
    expect(navalReturn(3, { state: 'sunk', hits: 1 })).toBeUndefined();
    expect(otherReturn('naval', 3, 'disbanded')).toBe(4);
  });

  it('CARD-return.land what fell in combat comes back two turns later, what was disbanded on the next', () => {
    expect(landReturn(3)).toBe(5);
    expect(otherReturn('land', 3, 'disbanded')).toBe(4);
    expect(otherReturn('land', 3, 'otherCauses')).toBe(4);
  });

  it('CARD-return.air Air Points that were shot down can be received again', () => {
    expect(airReturns()).toBe(true);
    expect(otherReturn('air', 3, 'otherCauses')).toBe(4);
  });
});
