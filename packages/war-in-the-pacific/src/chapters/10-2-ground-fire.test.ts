import { chance, deskOdds } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { bombardmentOfAirPoints, percentLost } from '../charts/bombardment.js';
import { installationAA } from '../charts/installation-aa.js';
import { groundFireDesk } from '../desk/ground-fire.js';
import {
  capturedAA,
  type GroundTarget,
  groundStrength,
  highShift,
  isFiredAt,
  lostForGood,
  mayBeFirst,
  restoredAA,
} from './10-2-ground-fire.js';
import { sound } from './11-5-damage.js';

const field = (level: number, lost = 0): GroundTarget => ({ target: 'airfield', level, damage: sound, lost });
const troops: GroundTarget = { target: 'units', units: [{ antiAir: 3 }, { antiAir: 2, isolated: true }] };
const odds = (input: unknown) => {
  const read = groundFireDesk.check(input);
  if ('problems' in read) throw new Error(read.problems[0]?.why);
  return deskOdds(groundFireDesk, read.sitting, () => [], { below: chance(1) });
};

describe('anti-aircraft fire on land', () => {
  it('10.2 only what is attacked fires', () => {
    expect(groundStrength([troops, field(1)], 'airfield')).toBe(5);
  });
  it('10.2.1, 10.2.2 ground units have what is printed on them, and nothing when they are isolated', () => {
    expect(groundStrength([troops], 'units')).toBe(3);
  });
  it('10.3 airfields have AA by level, ports by size, stronger ones more', () => {
    const port = (size: 'minor' | 'major'): GroundTarget => ({ target: 'port', port: size, lost: 0 });
    expect([1, 2, 3, 8].map((level) => groundStrength([field(level)], 'airfield'))).toEqual([5, 10, 15, 40]);
    expect(groundStrength([port('major')], 'port')).toBeGreaterThan(groundStrength([port('minor')], 'port'));
    expect(installationAA.falls?.(installationAA.values)).toEqual([]);
  });
  it('10.3.1 at planes coming in high level 1 does not fire, levels 2 and 3 a column to the left, ports as ever', () => {
    expect([1, 2, 3, 4].map((level) => highShift(field(level), 'high'))).toEqual([null, -1, -1, 0]);
    expect([highShift(field(1), 'medium'), highShift({ target: 'port', port: 'minor', lost: 0 }, 'high')]).toEqual([
      0, 0,
    ]);
  });
  it('10.2 the first loss may be put on a type that is half of the bombers at the priority altitude', () => {
    const bombers = (type: string, points: number) => ({ type, points, altitude: 'medium' as const, fighters: false });
    const raid = [bombers('G4M', 3), bombers('G3M', 3), bombers('B5N', 1), { ...bombers('A6M', 9), fighters: true }];
    expect(
      ['G4M', 'B5N', 'A6M'].map((type) => mayBeFirst(raid.slice(0, 2).concat(raid.slice(3)), 'medium', type)),
    ).toEqual([true, false, false]);
    expect(mayBeFirst(raid, 'medium', 'G4M')).toBe(false);
  });
  it('10.3.2 escorts are fired at only where they go for the guns', () => {
    expect([
      isFiredAt({ fighters: true, suppress: false }),
      isFiredAt({ fighters: true, suppress: true }),
      isFiredAt({ fighters: false, suppress: false }),
    ]).toEqual([false, true, true]);
  });
  it('10.3.3 damage takes AA for good; a Command Point restores a die of it, two more for each Production Point', () => {
    expect(groundStrength([field(2, lostForGood(0, 2))], 'airfield')).toBe(8);
    expect([restoredAA(3, 0), restoredAA(4, 2)]).toEqual([3, 8]);
  });
  it('10.3.4, R9 of the AA of a captured installation so many in a hundred are left as the last column of the table has', () => {
    // The column 176+ has 20 at 2, 60 at 7 and 95 at 12: of the 30 of a field of level 6 so many in a hundred, not so many guns.
    expect([2, 7, 12].map((sum) => percentLost(bombardmentOfAirPoints, 9, sum))).toEqual([20, 60, 95]);
    expect([2, 7, 12].map((sum) => capturedAA(bombardmentOfAirPoints, 30, sum))).toEqual([6, 18, 29]);
    const values = bombardmentOfAirPoints.values.map((row) => row.map(() => 50));
    expect(capturedAA({ ...bombardmentOfAirPoints, values }, 9, 12)).toBe(5);
  });
});

describe('at the desk', () => {
  it('10.2 the fire of a field comes out exactly, and stronger fire shoots down more', () => {
    const mean = (level: number) =>
      odds({ planes: [{ type: 'G4M', points: 5 }], airfield: { level } }).outcomes.reduce(
        (sum, { chance: each, measures }) => sum + each * (measures['shot down'] ?? 0),
        0,
      );
    expect(odds(groundFireDesk.example).exact).toBe(true);
    expect(mean(3)).toBeGreaterThan(mean(1));
  });
  it('10.3.1 a field of level 1 does nothing to planes coming in high', () => {
    const { outcomes } = odds({ planes: [{ type: 'B-17', points: 3 }], airfield: { level: 1 } });
    expect(outcomes.map(({ measures }) => measures.left)).toEqual([3]);
  });
  it('10.2 the type named has the first loss', () => {
    const input = {
      planes: [
        { type: 'G4M', points: 3 },
        { type: 'G3M', points: 2 },
      ],
      airfield: { level: 3 },
    };
    expect(groundFireDesk.check({ ...input, first: 'G3M' })).toHaveProperty('problems');
    expect(odds({ ...input, first: 'G4M' }).exact).toBe(true);
  });
});
