import { describe, expect, it } from 'vitest';
import { afterAssault } from './17-1-aftermath.js';
import {
  assaultQuality,
  chitGiven,
  commandModifier,
  debarkationCost,
  deservesDemotion,
  deservesPromotion,
  leaderless,
  mayCommand,
  mayServeUnder,
  planningSaved,
  surfaceModifier,
  turnersTaskForce,
} from './21-amphibious-admirals.js';

const able = { debarkation: -1, quality: 1, combat: 1 } as const;

describe('21 amphibious admirals', () => {
  it('21.1 a step ashore costs 4 points with D−1 and 6 with D+1', () => {
    expect([debarkationCost(able), debarkationCost({ ...able, debarkation: 1 })]).toEqual([4, 6]);
  });
  it('21.8 without an admiral it costs 6', () => {
    expect(debarkationCost(leaderless)).toBe(6);
  });
  it('21.1 TQ+1 makes the 1st Marine Division 9 before the assault halves it', () => {
    expect([assaultQuality(8, able, false), assaultQuality(8, able, true)]).toEqual([9, 5]);
  });
  it('21.1 every point over his level costs one on his dice, fractions after the first; every full point under it is one more', () => {
    expect([commandModifier(6, 6.5), commandModifier(6, 7.5), commandModifier(6, 20)]).toEqual([0, -2, -5]);
    expect([commandModifier(6, 4.5), commandModifier(20, 2)]).toEqual([1, 5]);
  });
  it('21.1 more ground steps than his level he cannot command at all', () => {
    expect([mayCommand(12, 12), mayCommand(12, 13)]).toEqual([true, false]);
  });
  it('21.1 planning saved is the dice over his number, to the nearest', () => {
    expect([planningSaved(6, 7), planningSaved(7, 7), planningSaved(12, 7)]).toEqual([0, 1, 2]);
  });
  it('21.0 transports in company spoil his fight at sea', () => {
    expect(surfaceModifier(3)).toBe(-3);
  });
  it('21.2 a subordinate is neither higher nor abler', () => {
    const senior = { rank: 3, steps: 12 };
    expect([mayServeUnder({ rank: 3, steps: 12 }, senior), mayServeUnder({ rank: 2, steps: 15 }, senior)]).toEqual([
      true,
      false,
    ]);
  });
  it('21.6.1 promotion: an opposed landing, the defender driven out, three to one; any dice but 7 and 11', () => {
    const assault = { opposed: true, defenderMustRetreat: true, defenderLost: 3, attackerLost: 1 };
    expect([deservesPromotion(assault), deservesPromotion({ ...assault, attackerLost: 2 })]).toEqual([true, false]);
    expect([2, 7, 11, 12].map(chitGiven)).toEqual([true, false, false, true]);
  });
  it('21.7 demotion when the assault is thrown back', () => {
    expect([deservesDemotion(true), deservesDemotion(false)]).toEqual([true, false]);
  });
  it('21.9 Turner with Task Force 51: a turn of planning in 1944, quicker ashore, one more in the assault', () => {
    expect(turnersTaskForce(43).combat).toBe(0);
    expect(turnersTaskForce(44)).toMatchObject({ debarkation: -1, combat: 1, planning: 1 });
    expect(turnersTaskForce(45).planning).toBe(0);
  });
});

describe('17.1.13 after an assault', () => {
  const assault = { called: 2, ships: true, passed: true, retreats: true, aboard: true };
  it('17.1.13 with ships at hand: back aboard, or a hex inland at one more', () => {
    expect(afterAssault(assault)).toEqual({ losses: 2, where: 're-embarked', broken: false, active: true });
    expect(afterAssault({ ...assault, aboard: false })).toMatchObject({ losses: 3, where: 'one hex', active: false });
    expect(afterAssault({ ...assault, passed: false })).toMatchObject({ losses: 4, broken: false, active: false });
    expect(afterAssault({ ...assault, passed: false, aboard: false })).toMatchObject({ losses: 5, broken: true });
  });
  it('17.1.13 without ships: a hex inland, at one more or threefold and broken', () => {
    const left = { ...assault, ships: false };
    expect(afterAssault(left)).toMatchObject({ losses: 3, where: 'one hex', broken: false });
    expect(afterAssault({ ...left, passed: false })).toMatchObject({ losses: 6, broken: true, active: false });
  });
  it('17.1.13 who stays loses what was called for, and is active only when he passed', () => {
    expect(afterAssault({ ...assault, retreats: false })).toMatchObject({ losses: 2, where: 'stays', active: true });
    expect(afterAssault({ ...assault, retreats: false, passed: false })).toMatchObject({ losses: 2, active: false });
  });
});
