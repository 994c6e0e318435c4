import { workspace } from '@ironbottom/shelf';
import type { Plain } from '@ironbottom/umpire';
import { trial } from '@ironbottom/umpire/toy';
import { describe, expect, it } from 'vitest';
import { type Tried, wireSecrecy } from './wire.js';
import { partedFrames } from './worlds.js';

const toy = trial as unknown as Tried;

/** Whole games of the flagship, as the shelf has them. */
function flagship(scenario: string): Tried {
  const rulebook = workspace.games.find(({ rulebook: { scenarios } }) =>
    scenarios.some(({ id }) => id === scenario),
  )?.rulebook;
  if (rulebook === undefined) throw new Error(`there is no ${scenario} on the shelf`);
  return {
    rulebook,
    setups: () => ({ scenario, options: {}, charts: {}, set: null }),
    longest: 2000,
    moving: (state) => (state.public as { segment?: { side: string } }).segment?.side,
  };
}

describe('secrecy on the wire', () => {
  it('of the toy game: two worlds that a seat cannot tell apart send it the same frames, byte for byte', () => {
    const report = wireSecrecy(toy, workspace, { seed: 1, states: 200 });
    expect(report.found).toEqual([]);
    expect(report.pairs).toBeGreaterThan(350);
    expect(report.told).toBeGreaterThan(40);
    expect(report.frames).toBeGreaterThan(1500);
  });

  it('of whole games of Flat Top: the same', { timeout: 120_000 }, () => {
    const report = wireSecrecy(flagship('rings-around-rabaul'), workspace, { seed: 2, states: 100 });
    expect(report.found).toEqual([]);
    expect(report.pairs).toBeGreaterThan(80);
    expect(report.frames).toBeGreaterThan(350);
  });

  it('frames part by a disclosure only where both tell, each something else', () => {
    const frame = (...events: { tells?: true; data: Plain }[]): string => JSON.stringify({ seq: 1, events });
    expect(partedFrames([frame({ data: 1 })], [frame({ data: 1 })])).toEqual({ told: false });
    expect(partedFrames([frame({ tells: true, data: 1 })], [frame({ tells: true, data: 2 })])).toEqual({ told: true });
    expect(partedFrames([frame({ tells: true, data: 1 })], [frame({ data: 2 })])).toHaveProperty('leak');
    expect(partedFrames([frame({ data: 1 })], [])).toHaveProperty('leak');
    expect(partedFrames(['{"seq":1}'], ['{"seq":2}'])).toHaveProperty('leak');
  });
});
