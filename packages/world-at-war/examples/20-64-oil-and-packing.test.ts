import { describe, expect, it } from 'vitest';
import { transportsToCarry } from '../src/chapters/20-59-cargo.js';
import { oilCounters, useFaults } from '../src/chapters/20-64-transport-functions.js';

describe('20.64A oil counters by the transports available', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [9, 3],
    [10, 4],
    [12, 4],
    [13, 5],
    [15, 5],
    [16, 6],
    [18, 6],
    [19, 7],
  ])('20.64A %i transports ship %i', (transports, oil) => expect(oilCounters(transports)).toBe(oil));
});

describe('20.64C five factors to a transport, ground units whole', () => {
  const noUses = { oil: 0, supplyLines: 0, ground: [], air: 0, squadrons: 0, grants: [] };

  it('20.64C a 3-factor infantry, a replacement and an army air factor go on one', () => {
    expect(transportsToCarry([3, 1], 1)).toBe(1);
  });
  it('20.64C two 2-factor armour units and three naval air squadrons go on one (R8)', () => {
    expect(transportsToCarry([2, 2], 0, 3)).toBe(1);
    expect(transportsToCarry([2, 2], 0, 4)).toBe(2);
  });
  it('20.64C two transports do not carry three 3-factor infantry units', () => {
    expect(transportsToCarry([3, 3, 3], 0)).toBe(3);
    expect(useFaults('allies', 2, { ...noUses, ground: [3, 3, 3] }).map(({ rule }) => rule)).toEqual(['20.64']);
  });
});
