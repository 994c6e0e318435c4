import { describe, expect, it } from 'vitest';
import { lightForce } from '../src/pieces.js';
import { fought, struck } from '../src/testing.js';

/** Dice that bring so many hits on the Naval Attack Table, by squadrons. */
const bringing: { readonly [hits: number]: { strength: number; dice: [number, number] } } = {
  1: { strength: 1, dice: [3, 3] },
  2: { strength: 3, dice: [3, 3] },
  3: { strength: 4, dice: [3, 4] },
  4: { strength: 7, dice: [3, 3] },
  5: { strength: 9, dice: [3, 3] },
  6: { strength: 11, dice: [3, 3] },
  7: { strength: 13, dice: [3, 3] },
  8: { strength: 15, dice: [3, 3] },
  9: { strength: 17, dice: [3, 3] },
};

function after(hits: number): { cruisers: number; damaged: number; destroyers: number } {
  const light = [lightForce('us', { CA: 10, DD: 10 })];
  const { strength, dice } = bringing[hits] ?? { strength: 0, dice: [1, 1] };
  const record = struck({ light, attacks: [{ strength, on: 'light', modifiers: [] }] });
  const [force] = fought(record, dice).end.light;
  return {
    cruisers: (10 - (force?.CA ?? 0) - (force?.CAdamaged ?? 0)) / 2,
    damaged: (force?.CAdamaged ?? 0) / 2,
    destroyers: 10 - (force?.DD ?? 0),
  };
}

describe('20.551 hits on cruisers and destroyers together', () => {
  it.each([
    [1, 0, 1, 0],
    [2, 1, 0, 0],
    [3, 1, 0, 1],
    [4, 1, 0, 2],
    [5, 1, 1, 2],
    [6, 2, 0, 2],
    [7, 2, 0, 3],
    [8, 2, 0, 4],
    [9, 2, 1, 4],
  ])('20.551 %i hits sink %i cruisers, damage %i, sink %i destroyers', (hits, cruisers, damaged, destroyers) => {
    expect(after(hits)).toEqual({ cruisers, damaged, destroyers });
  });
});
