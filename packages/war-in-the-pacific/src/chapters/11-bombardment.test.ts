import { describe, expect, it } from 'vitest';
import { dateOf } from '../calendar.js';
import {
  bombardmentColumn,
  bombardmentColumnNames,
  bombardmentColumns,
  bombardmentOfAirPoints,
  bombardmentOfBases,
  missionColumn,
  percentLost,
} from '../charts/bombardment.js';
import { bombarded, groundBombardment, groundColumn, type groundTables } from '../charts/ground-bombardment.js';
import { groundColumns, groundCombat, groundLosses, groundRolls, resultOf } from '../charts/ground-crt.js';
import { waysOf2D6 } from '../dice.js';
import { round } from '../rounding.js';
import {
  activationLost,
  airCapacity,
  baseAntiAir,
  commandPointsLost,
  commandRadius,
  damagedBy,
  damageText,
  inoperable,
  inoperableOnArrival,
  isSpread,
  portModifier,
  raidModifier,
  sound,
  weeksErased,
  workingLevel,
  workStops,
} from './11-5-damage.js';
import {
  afterFiring,
  bombardmentStrength,
  gunneryLeft,
  navalShift,
  shareReached,
  strengthLeft,
} from './17-2-naval-bombardment.js';

const D = (level: number) => ({ suppressed: 0, level });
const S = (suppressed: number) => ({ suppressed, level: 0 });

describe('the designed tables meet what the book says of them', () => {
  it('5.1.3 column M1 gives 15 % at a modified 10: two of seven planes', () => {
    const percent = percentLost(bombardmentOfAirPoints, missionColumn, 10);
    expect([percent, round((7 * percent) / 100, 'up')]).toEqual([15, 2]);
  });
  it('10.3.4 the last column is 176+', () => {
    expect(bombardmentColumnNames.at(-1)).toBe('176+');
    expect([bombardmentColumn(175), bombardmentColumn(176), bombardmentColumn(999)]).toEqual([8, 9, 9]);
  });
  it('neither table falls along a line or down a column', () => {
    expect(bombardmentOfAirPoints.falls?.(bombardmentOfAirPoints.values)).toEqual([]);
    expect(bombardmentOfBases.falls?.(bombardmentOfBases.values)).toEqual([]);
    expect(bombardmentOfBases.values.length).toBe(bombardmentColumns.length);
  });
  it('23.2.1 in ground combat a higher die and a better lead unit never hurt the attacker', () => {
    expect(groundCombat.falls?.(groundCombat.values)).toEqual([]);
    expect(groundLosses.falls?.(groundLosses.values)).toEqual([]);
    expect([groundCombat.values.length, groundCombat.values[0]?.length]).toEqual([
      groundColumns.length,
      groundRolls.length,
    ]);
    for (const [at, column] of groundCombat.values.entries())
      for (const [roll, text] of column.entries()) {
        const left = groundCombat.values[at - 1]?.[roll];
        if (left === undefined) continue;
        expect(resultOf(text).attacker).toBeLessThanOrEqual(resultOf(left).attacker);
        expect(resultOf(text).defender).toBeGreaterThanOrEqual(resultOf(left).defender);
      }
  });
  it('11.2 both tables for ground units have the same chances on different dice', () => {
    const chances = (table: (typeof groundTables)[number], column: number): string => {
      const found = new Map<string, number>();
      for (let sum = 2; sum <= 12; sum++) {
        const cell = JSON.stringify(bombarded(groundBombardment, table, false, column, sum));
        found.set(cell, (found.get(cell) ?? 0) + waysOf2D6(sum));
      }
      return JSON.stringify([...found].sort());
    };
    for (let column = 0; column < 5; column++) expect(chances('first', column)).toBe(chances('second', column));
    expect(bombarded(groundBombardment, 'first', false, 3, 2)).not.toEqual(
      bombarded(groundBombardment, 'second', false, 3, 2),
    );
    expect([groundColumn(0), groundColumn(20), groundColumn(20, -2)]).toEqual([-1, 1, -1]);
  });
});

describe('11.5 damage', () => {
  it('11.5 a field at D1 takes no harm from an S after it', () => {
    expect(damagedBy(D(1), 'S')).toEqual(D(1));
  });
  it('11.5 a level-2 field at D1 works as level 1, with five points', () => {
    expect([workingLevel(2, D(1)), airCapacity(2, D(1))]).toEqual([1, 5]);
  });
  it('11.5.4 no damage takes the last level', () => {
    expect(workingLevel(2, D(4))).toBe(1);
  });
  it('11.5 a level-1 field with AA 5 that takes D1 has 4', () => {
    expect(baseAntiAir((level) => 5 * level, 1, D(1), 1)).toBe(4);
  });
  it('11.5.5 a level-3 field reduced to 2 has the AA of level 2, less what was lost for good', () => {
    expect(baseAntiAir((level) => 5 * level, 3, D(1), 1)).toBe(9);
  });
  it('11.5.7 four points on a suppressed field: one inoperable; another S adds ten in a hundred', () => {
    expect(inoperable(4, 2, S(1), [])).toBe(1);
    expect(inoperable(10, 2, S(2), [])).toBe(3);
    expect(damagedBy(S(1), 'S')).toEqual(S(2));
  });
  it('11.5.7 D1 and D1 are D2, thrown for anew with two dice; S and D1 are D1', () => {
    expect([damageText(damagedBy(D(1), 'D1')), damageText(damagedBy(S(2), 'D1'))]).toEqual(['D2', 'D1']);
    expect(inoperable(10, 5, damagedBy(D(1), 'D1'), [2, 3])).toBe(5);
    expect(damagedBy(D(3), 'D3')).toEqual(D(4));
  });
  it('11.5.3 the unfit are rounded to the nearest, a half up', () => {
    expect(inoperable(5, 2, D(1), [3])).toBe(2);
  });
  it('R7 never more than there are', () => {
    expect(inoperable(10, 9, D(4), [6, 6, 6, 6])).toBe(10);
    expect(inoperable(10, 9, S(12), [])).toBe(10);
  });
  it('11.5.10 each die is one less where the field still works at level 5', () => {
    expect([inoperable(10, 6, D(1), [4]), inoperable(10, 5, D(1), [4])]).toEqual([3, 4]);
  });
  it('11.5.11, R8 arrivals: a die a level, tenths, a fifth at least; a fifth at a suppressed field', () => {
    expect([inoperableOnArrival(10, D(1), [1]), inoperableOnArrival(10, D(2), [3, 2])]).toEqual([2, 5]);
    expect([inoperableOnArrival(10, S(3), []), inoperableOnArrival(10, sound, [])]).toEqual([2, 0]);
  });
  it('11.5 a headquarters in a damaged port commands less far and loses Command Points', () => {
    expect([S(1), D(1), D(2), D(3), D(4)].map((damage) => commandRadius(15, damage))).toEqual([13, 12, 10, 9, 7]);
    expect([D(1), D(2), D(3), D(4)].map((damage) => commandPointsLost(damage, 4))).toEqual([4, 8, 8, 12]);
  });
  it('R14 every damaged port loses five of its activations, where that is played', () => {
    expect([activationLost(S(1)), activationLost(D(1)), activationLost(D(4))]).toEqual([0, 5, 5]);
  });
  it('11.4 ships have one less against ports that are on no island', () => {
    expect([portModifier(true, false), portModifier(true, true), portModifier(false, false)]).toEqual([-1, 0, 0]);
  });
  it('11.6.1 one more where no CAP attacked, though it flew; not at night', () => {
    expect(raidModifier({ naval: false, night: false, capAttacked: false })).toBe(1);
    expect(raidModifier({ naval: false, night: true, capAttacked: false })).toBe(0);
    expect(raidModifier({ naval: false, night: false, capAttacked: true })).toBe(0);
  });
  it('11.6.1 a level-6 field that is suppressed still spreads its planes', () => {
    expect([isSpread(5, sound), isSpread(6, S(1)), isSpread(5, S(1)), isSpread(6, D(2))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('11.8 an unfinished field: work stops, and each level of damage costs a week', () => {
    expect([workStops('S'), workStops('-'), weeksErased('S'), weeksErased('D3')]).toEqual([true, false, 0, 3]);
  });
});

describe('17.2 ships that bombard', () => {
  it('17.2.3 strengths by type and navy', () => {
    const strength = (type: string, nation: 'us' | 'japan', gunnery: number, pennant?: number) =>
      bombardmentStrength({ type, nation, gunnery, ...(pennant === undefined ? {} : { pennant }) });
    expect([strength('BC', 'japan', 26), strength('CA', 'us', 14), strength('CA', 'japan', 14)]).toEqual([26, 14, 11]);
    expect([strength('CL', 'japan', 7), strength('CL', 'us', 12, 50), strength('CL', 'us', 8, 12)]).toEqual([2, 12, 2]);
    expect([strength('DD', 'us', 9), strength('CLAA', 'us', 8, 51), strength('CV', 'us', 2)]).toEqual([1, 2, 0]);
  });
  it('17.2.2 half of it once is free; after that, or with more, the magazines empty', () => {
    expect([afterFiring('full', true), afterFiring('full', false)]).toEqual(['spared', 'half']);
    expect([afterFiring('spared', true), afterFiring('half', true)]).toEqual(['half', 'out']);
    expect([strengthLeft(51, 'full', true), strengthLeft(51, 'half', false), strengthLeft(51, 'out', false)]).toEqual([
      25, 25, 0,
    ]);
    expect([gunneryLeft(9, 'spared'), gunneryLeft(9, 'half'), gunneryLeft(9, 'out')]).toEqual([9, 4, 0]);
  });
  it('17.2.4 of another coast only tenths are reached, 0 for none, three more in the jungle', () => {
    expect([
      shareReached(50, 10, false),
      shareReached(50, 9, false),
      shareReached(50, 10, true),
      shareReached(25, 5, false),
    ]).toEqual([0, 45, 15, 13]);
  });
  it('11.7 American ships: two to the left until 1942, one in 1943, none from 1944', () => {
    expect(['3/11/42', '1/6/43', '1/1/44'].map((date) => navalShift('us', dateOf(date)))).toEqual([-2, -1, 0]);
    expect(navalShift('japan', dateOf('3/11/42'))).toBe(0);
  });
});
