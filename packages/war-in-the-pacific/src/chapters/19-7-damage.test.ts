import { describe, expect, it } from 'vitest';
import { unitOf } from '../surface/law.js';
import { harm } from '../surface/matters.js';
import { shipOf } from '../surface/state.js';
import { inTheMiddle, play } from '../surface/testing.js';
import { isCritical, rollsForCriticals } from './16-7-critical-hits.js';
import { damagedBy, defenceOf, gunneryOf, sinksAt, speedOf } from './16-8-damage.js';

const silent = { on: false, say: () => undefined, tell: () => undefined };
const duel = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1', Helm: 'E2', Crescent: 'F1' } };

describe('levels of damage', () => {
  it('19.7.1 damage counts at once, for whatever comes next', () => {
    const record = inTheMiddle(duel);
    play(record, ['Vincennes'], [['Chokai']], 6, 1);
    expect(defenceOf(record.law, shipOf(record.battle, 'Vincennes'))).toBe(5);
  });
  it('19.7.3 D1 and D3 make D4', () => {
    expect(damagedBy(1, 3)).toBe(4);
  });
  it('19.7.4 five levels sink a ship, four a counter of transports', () => {
    const { law, battle } = inTheMiddle(duel);
    expect(['Vincennes', 'Helm', 'Crescent'].map((id) => sinksAt(unitOf(law, id)))).toEqual([5, 5, 4]);
    harm({ law, battle }, shipOf(battle, 'Crescent'), 4, silent);
    expect(shipOf(battle, 'Crescent')).toMatchObject({ state: 'sunk', hex: -1 });
  });
  it('19.7.5 damage takes guns, defence and, from D2, speed', () => {
    const { law } = inTheMiddle(duel);
    const at = (damage: number) => ({ id: 'Vincennes', damage });
    expect([0, 1, 2, 3, 4].map((level) => gunneryOf(law, at(level)))).toEqual([11, 8, 6, 3, 0]);
    expect([0, 1, 2, 3, 4].map((level) => speedOf(law, at(level)))).toEqual([3, 3, 2, 1, 0]);
    expect([0, 1, 2, 3, 4].map((level) => defenceOf(law, at(level)))).toEqual([6, 5, 4, 3, 2]);
  });
  it('16.8.1 defence never falls below one', () => {
    const { law } = inTheMiddle(duel);
    expect(defenceOf(law, { id: 'Helm', damage: 4 })).toBe(1);
  });
  it('16.8.2 what is left of transports is rounded down', () => {
    const { law } = inTheMiddle(duel);
    expect(gunneryOf(law, { id: 'Crescent', damage: 2 })).toBe(0);
  });
});

describe('critical hits', () => {
  it('16.7 the owner rolls at the first damage; it is a marker until she leaves', () => {
    const record = inTheMiddle(duel);
    const heard = play(record, ['Vincennes'], [['Chokai']], 6, 1, 6, 5);
    expect(shipOf(record.battle, 'Vincennes')).toMatchObject({ damage: 1, critical: 'hidden' });
    expect(heard.filter(({ kind }) => kind === 'critical-roll').map(({ to }) => to)).toEqual([['allies']]);
    expect(heard.of('critical')).toEqual([]);
  });
  it('16.7 doubles are seen by the enemy', () => {
    const record = inTheMiddle(duel);
    const heard = play(record, ['Vincennes'], [['Chokai']], 6, 1, 6, 6);
    expect(shipOf(record.battle, 'Vincennes').critical).toBe('shown');
    expect(heard.of('critical')).toMatchObject([{ ship: 'Vincennes' }]);
  });
  it('16.7 a ship rolls once, however often she is hit', () => {
    const record = inTheMiddle({ ...duel, damaged: { Vincennes: 1 } });
    play(record, ['Vincennes'], [['Chokai']], 6, 1);
    expect(record.battle.matters).toEqual([]);
  });
  it('16.7.1 transports do not roll, destroyers do', () => {
    const { law } = inTheMiddle(duel);
    expect(['Crescent', 'Helm'].map((id) => rollsForCriticals(law, { id }))).toEqual([false, true]);
  });
  it('16.7.3 the number depends on side, date and type', () => {
    const { law } = inTheMiddle(duel);
    const late = inTheMiddle({ ...duel, date: '1/5/44' }).law;
    const ship = { id: 'Vincennes', side: 'allies' as const };
    expect([isCritical(law, ship, [4, 6]), isCritical(law, ship, [4, 5]), isCritical(late, ship, [4, 6])]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('19.8.7 R36 at the end marked ships get worse by a level, and roll on until the dice say no', () => {
    const record = inTheMiddle(duel);
    Object.assign(shipOf(record.battle, 'Vincennes'), { damage: 1, critical: 'hidden' });
    record.battle.phase = 'leaving';
    play(record, 6, 6, 1, 2);
    expect(shipOf(record.battle, 'Vincennes').damage).toBe(3);
  });
  it('19.9.6 so do those that have withdrawn', () => {
    const record = inTheMiddle(duel);
    Object.assign(shipOf(record.battle, 'Vincennes'), { damage: 4, critical: 'hidden', state: 'withdrawn', hex: -1 });
    record.battle.phase = 'leaving';
    play(record);
    expect(shipOf(record.battle, 'Vincennes').state).toBe('sunk');
  });
});
