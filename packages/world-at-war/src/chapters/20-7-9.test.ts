import { describe, expect, it } from 'vitest';
import {
  basingFactors,
  costOfSubmarines,
  mayActAfterTransfer,
  mayAttack,
  mayBeAttackedFromTheAir,
  mayBeInPacific,
  mayBuildAdvanced,
  mayCarryAtomic,
  mayOperate,
  type War,
} from './20-7-submarines.js';
import { aswPoolOf, costOfASW, mayOppose } from './20-8-asw.js';
import { type Counter, exchangeFaults, mayBeginBrokenDown, recombined } from './20-9-partial-counters.js';

const war: War = {
  japanAtWarWithUs: true,
  japanAtWarWithBritain: true,
  axisHoldsSuezAndEthiopia: false,
  italySurrendered: false,
};
const peace = { ...war, japanAtWarWithUs: false, japanAtWarWithBritain: false };

describe('20.7 submarines', () => {
  it('20.71 each takes the room of a factor', () => expect(basingFactors(7)).toBe(7));
  it('20.71A Germans in the Atlantic', () => expect(mayOperate('germany', 'atlantic', war)).toBeUndefined());
  it('20.71B Germans in the Indian Ocean only with Suez and Ethiopia', () => {
    expect(mayOperate('germany', 'indian', war)?.rule).toBe('20.71B');
    expect(mayOperate('germany', 'indian', { ...war, axisHoldsSuezAndEthiopia: true })).toBeUndefined();
  });
  it('20.71C Japanese in the Pacific when at war with the United States', () => {
    expect(mayOperate('japan', 'pacific', war)).toBeUndefined();
    expect(mayOperate('japan', 'pacific', peace)?.rule).toBe('20.71C');
  });
  it('20.71D Japanese in the Indian Ocean when at war with Britain', () => {
    expect(mayOperate('japan', 'indian', war)).toBeUndefined();
    expect(mayOperate('japan', 'indian', peace)?.rule).toBe('20.71D');
  });
  it('20.71E Americans in the Pacific when at war with Japan', () => {
    expect(mayOperate('us', 'pacific', war)).toBeUndefined();
    expect(mayOperate('us', 'pacific', peace)?.rule).toBe('20.71E');
    expect(mayOperate('us', 'atlantic', war)?.rule).toBe('20.71');
  });
  it('20.72 Italians and British in no box; the British in the Pacific after Italy is out', () => {
    expect([mayOperate('italy', 'atlantic', war)?.rule, mayOperate('britain', 'pacific', war)?.rule]).toEqual([
      '20.72',
      '20.72',
    ]);
    expect(mayBeInPacific('britain', war)).toBe(false);
    expect(mayBeInPacific('britain', { ...war, italySurrendered: true })).toBe(true);
  });
  it('20.73 a change of box in redeployment costs no turn', () => {
    expect(mayActAfterTransfer('submarine', 'redeployment')).toBe(true);
    expect(mayActAfterTransfer('submarine', 'other')).toBe(false);
  });
  it('20.75 in a box they attack transports alone', () => {
    expect([mayAttack('box', 'others'), mayAttack('box', 'transports'), mayAttack('board', 'others')]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('20.76 three BRPs and a shipbuilding point each', () =>
    expect(costOfSubmarines(2)).toEqual({ shipbuilding: 2, brps: 6 }));
  it('20.77 planes do not reach them unless they stayed on patrol', () => {
    expect(mayBeAttackedFromTheAir({ stayedOnPatrol: false })).toBe(false);
    expect(mayBeAttackedFromTheAir({ stayedOnPatrol: true })).toBe(true);
  });
  it('20.78A advanced ones are built by Germany alone, after research', () => {
    expect([mayBuildAdvanced('germany', 9), mayBuildAdvanced('germany', 8), mayBuildAdvanced('japan', 9)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('20.78E they may carry atomic weapons', () =>
    expect([mayCarryAtomic('SSA'), mayCarryAtomic('SS')]).toEqual([true, false]));
});

describe('20.8 ASW', () => {
  it('20.81 a change of box costs no turn', () => expect(mayActAfterTransfer('ASW', 'redeployment')).toBe(true));
  it('20.82 it fights in its own box', () =>
    expect([mayOppose('pacific', 'pacific'), mayOppose('pacific', 'indian')]).toEqual([true, false]));
  it('20.84 three BRPs and a shipbuilding point each', () =>
    expect(costOfASW(3)).toEqual({ shipbuilding: 3, brps: 9 }));
  it('20.85 one Allied pool', () =>
    expect([aswPoolOf('us'), aswPoolOf('britain'), aswPoolOf('japan')]).toEqual(['allies', 'allies', 'japan']));
});

describe('20.9 partial counters', () => {
  const dd = (factors: number): Counter => ({ power: 'us', kind: 'DD', factors });
  const ca = (factors: number): Counter => ({ power: 'us', kind: 'CA', factors });
  const rules = (from: Counter[], to: Counter[]): string[] => exchangeFaults(from, to).map(({ rule }) => rule);

  it('20.91 counters are changed for others of the same factors, kind and power', () => {
    expect(rules([dd(10)], [dd(6), dd(3), dd(1)])).toEqual([]);
    expect(rules([dd(6), dd(3)], [dd(9)])).toEqual([]);
    expect(rules([dd(10)], [dd(6), dd(3)])).toEqual(['20.91']);
    expect(rules([dd(4)], [ca(4)])).toEqual(['20.91']);
    expect(rules([dd(4)], [{ ...dd(4), power: 'britain' }])).toEqual(['20.91']);
  });
  it('20.91 named ships are neither broken down nor combined', () => {
    const cv: Counter = { power: 'us', kind: 'CV', factors: 3 };
    expect(rules([cv], [cv])).toEqual(['20.91']);
  });
  it('20.23 destroyers in ones to tens', () => expect(rules([dd(6), dd(5)], [dd(11)])).toEqual(['20.23']));
  it('20.24 cruisers in even numbers', () => expect(rules([ca(4)], [ca(3), ca(1)])).toEqual(['20.24', '20.24']));
  it('20.92 a game may begin with broken counters', () => {
    expect([mayBeginBrokenDown([dd(1), dd(1)]), mayBeginBrokenDown([ca(1)])]).toEqual([true, false]);
  });
  it('20.93 at the end of the turn they are put together when the other side asks (R9)', () => {
    expect(recombined('DD', 23)).toEqual([10, 10, 3]);
    expect(recombined('CA', 14)).toEqual([10, 4]);
    expect(recombined('DD', 0)).toEqual([]);
  });
});
