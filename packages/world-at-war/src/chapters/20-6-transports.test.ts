import { describe, expect, it } from 'vitest';
import { boxes } from '../charts/transports.js';
import {
  type Boxes,
  costOfTransports,
  mayBuildTransports,
  mayUse,
  placementFaults,
  poolOf,
  redeploymentFaults,
} from './20-62-building-transports.js';
import {
  availableTransports,
  constructionLimit,
  initialLevel,
  mayBeAtLarge,
  mayHoldTransports,
  optimalLevel,
  type Shortage,
  shortagePenalty,
  unbuiltAtStart,
} from './20-63-transport-levels.js';
import { forGrants, oilCounters, protectionFaults, transportsFor, useFaults } from './20-64-transport-functions.js';

const none: Boxes = { atlantic: 0, indian: 0, pacific: 0 };
const levels: Boxes = { atlantic: 15, indian: 5, pacific: 10 };
const rules = (faults: { rule: string }[]): string[] => faults.map(({ rule }) => rule);

describe('20.62 building and redeploying', () => {
  it('20.61 Britain and the United States share a pool', () => {
    expect([poolOf('us'), poolOf('britain'), poolOf('japan'), poolOf('italy')]).toEqual([
      'allies',
      'allies',
      'japan',
      undefined,
    ]);
  });
  it('20.621 a shipbuilding point and three BRPs each', () => {
    expect(costOfTransports(4)).toEqual({ shipbuilding: 4, brps: 12 });
  });
  it('20.621A boxes below their level come first', () => {
    const now = { ...levels, indian: 3 };
    expect(placementFaults('allies', now, { ...none, indian: 2, atlantic: 3 })).toEqual([]);
    expect(rules(placementFaults('allies', now, { ...none, indian: 1, atlantic: 1 }))).toEqual(['20.621A']);
    expect(placementFaults('allies', now, { ...none, indian: 1 })).toEqual([]);
  });
  it('20.63 Japan has transports in the Pacific alone', () => {
    expect(rules(placementFaults('japan', none, { ...none, indian: 1 }))).toEqual(['20.63']);
    expect(boxes.map((box) => mayHoldTransports('japan', box))).toEqual([false, false, true]);
  });
  it('20.621B American yards may build for the pool before the war', () => {
    expect(mayBuildTransports('us', { atWarWithGermany: false })).toBe(true);
    expect(mayBuildTransports('italy', { atWarWithGermany: false })).toBe(false);
  });
  it('20.621C not used in the turn they are built', () => {
    expect(mayUse({ builtThisTurn: true, beganTurnHere: true })?.rule).toBe('20.621C');
  });
  it('20.622B used only where they began the turn', () => {
    expect(mayUse({ builtThisTurn: false, beganTurnHere: false })?.rule).toBe('20.622B');
    expect(mayUse({ builtThisTurn: false, beganTurnHere: true })).toBeUndefined();
  });
  it('20.622A only what is beyond the initial level may leave', () => {
    const now = { ...levels, atlantic: 17 };
    expect(redeploymentFaults('allies', now, [{ from: 'atlantic', to: 'pacific', count: 2 }])).toEqual([]);
    expect(rules(redeploymentFaults('allies', now, [{ from: 'atlantic', to: 'pacific', count: 3 }]))).toEqual([
      '20.622A',
    ]);
  });
  it('20.622C nobody hides in port', () => {
    const now = { ...levels, pacific: 12 };
    expect(rules(redeploymentFaults('allies', now, [{ from: 'pacific', to: 'port', count: 1 }]))).toEqual(['20.622C']);
    expect(
      rules(redeploymentFaults('japan', { ...none, pacific: 25 }, [{ from: 'pacific', to: 'indian', count: 1 }])),
    ).toEqual(['20.622C']);
    expect(redeploymentFaults('allies', now, [{ from: 'port', to: 'pacific', count: 4 }])).toEqual([]);
  });
});

describe('20.63 levels', () => {
  it.each([
    ['20.631A', 'allies', 'atlantic', 15],
    ['20.631B', 'allies', 'indian', 5],
    ['20.631C', 'allies', 'pacific', 10],
    ['20.631F', 'japan', 'pacific', 20],
  ] as const)('%s %s, %s: %i', (_rule, owner, box, level) => expect(initialLevel(owner, box)).toBe(level));
  it('20.631D four to six at large, for the Atlantic or the Indian Ocean', () => {
    expect([3, 4, 6, 7].map((count) => mayBeAtLarge(count, 'atlantic'))).toEqual([false, true, true, false]);
    expect(mayBeAtLarge(5, 'pacific')).toBe(false);
  });
  it('20.631E as many are unbuilt', () => expect(unbuiltAtStart(5)).toBe(5));
  it.each([
    ['20.632A', 'atlantic and indian', 30],
    ['20.632B', 'pacific allies', 10],
    ['20.632C', 'pacific japan', 15],
  ] as const)('%s %s: %i', (_rule, level, best) => expect(optimalLevel(level)).toBe(best));
});

describe('20.633, 20.634 what a shortage costs', () => {
  const at = (level: Shortage['level'], undamaged: number, more: Partial<Shortage> = {}) =>
    shortagePenalty({
      level,
      undamaged,
      damaged: 0,
      britishPortsLost: false,
      britainOut: false,
      japanCutOff: false,
      ...more,
    });
  it('20.633 a BRP for each transport below the optimal level', () => {
    expect([30, 29, 12].map((count) => at('atlantic and indian', count).brps)).toEqual([0, 1, 18]);
  });
  it('20.633A Britain pays for the Atlantic, or the United States when its ports are lost', () => {
    expect(at('atlantic and indian', 20).power).toBe('britain');
    expect(at('atlantic and indian', 20, { britishPortsLost: true }).power).toBe('us');
  });
  it('20.633B the United States pay for the Pacific', () => {
    expect(at('pacific allies', 4)).toMatchObject({ power: 'us', brps: 6 });
  });
  it('20.633C Japan without a supply line to the south loses 15, whatever it has, and nothing besides (R13)', () => {
    expect(at('pacific japan', 20, { japanCutOff: true })).toMatchObject({ power: 'japan', brps: 15 });
    expect(at('pacific japan', 11).brps).toBe(4);
  });
  it('20.634A damaged transports do not count', () => expect(at('pacific allies', 4, { damaged: 5 }).brps).toBe(6));
  it('20.634B never more than the optimal level', () => {
    // Fewer than none there cannot be; a house that counts losses below zero would still pay ten.
    expect(at('pacific allies', -2).brps).toBe(10);
  });
  it('20.634C nothing when Britain is out of the war', () => {
    expect(at('atlantic and indian', 10, { britainOut: true }).brps).toBe(0);
  });
  it('20.634D transports that count towards the level may be used all the same', () => {
    expect(availableTransports({ before: 10, undamaged: 10, damaged: 0 }, 10)).toBe(10);
  });
  it('20.635 the limits of Britain and Japan fall with it', () => {
    expect(constructionLimit(40, at('pacific japan', 11))).toBe(36);
    expect(constructionLimit(40, at('pacific allies', 4))).toBe(40);
  });
  it('20.636 the greater of the two counts (R14)', () => {
    expect(availableTransports({ before: 20, undamaged: 2, damaged: 9 })).toBe(4);
    expect(availableTransports({ before: 20, undamaged: 9, damaged: 2 })).toBe(9);
  });
});

describe('20.64 functions', () => {
  const idle = { oil: 0, supplyLines: 0, ground: [], air: 0, squadrons: 0, grants: [] };
  it('20.64 each available transport does one thing', () => {
    const uses = { ...idle, oil: 2, supplyLines: 1, ground: [3, 1], air: 1, grants: [5, 4] };
    expect(transportsFor('allies', uses)).toEqual({ oil: 2, supply: 1, carrying: 1, grants: 2, total: 6 });
    expect(useFaults('allies', 6, uses)).toEqual([]);
    expect(rules(useFaults('allies', 5, uses))).toEqual(['20.64']);
  });
  it('20.64A oil has a limit of its own', () => {
    expect(oilCounters(9)).toBe(3);
    expect(rules(useFaults('japan', 9, { ...idle, oil: 4 }))).toEqual(['20.64A']);
  });
  it('20.64B supply lines from mapboard boxes take an Allied transport each', () => {
    expect(transportsFor('allies', { ...idle, supplyLines: 2 }).supply).toBe(2);
    expect(transportsFor('japan', { ...idle, supplyLines: 2 }).supply).toBe(0);
  });
  it('20.64C a ground unit larger than a transport does not go', () => {
    expect(rules(useFaults('allies', 9, { ...idle, ground: [6] }))).toEqual(['20.64C']);
  });
  it('20.64D a transport for each five BRPs of a grant', () => expect(forGrants([5, 3, 6])).toBe(4));
  it('20.65 in one activity a unit protects one transport, in several as many', () => {
    const first = { unit: 'Enterprise', transport: 'TR 1', activity: 'supply' };
    expect(rules(protectionFaults([first, { ...first, transport: 'TR 2' }], false))).toEqual(['20.65']);
    expect(protectionFaults([first, { ...first, transport: 'TR 2', activity: 'oil' }], false)).toEqual([]);
    expect(rules(protectionFaults([first], true))).toEqual(['20.65']);
  });
});
