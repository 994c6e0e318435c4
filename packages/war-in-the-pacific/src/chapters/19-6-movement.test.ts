import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { type Surface, shipOf } from '../surface/state.js';
import { asked, hexCalled, inTheMiddle, type Middle, openItems, play } from '../surface/testing.js';
import { mayWithdraw, withdrawsOn } from './19-6-movement.js';

const moving = (given: Middle): Surface => {
  const record = inTheMiddle(given);
  record.battle.phase = 'move';
  return record;
};
const duel = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E5' } };
const names = (...hexes: string[]) => hexes;

describe('moving', () => {
  it('19.6 a ship moves one hex in a sequence, also when her new hex becomes active later', () => {
    const record = moving({ ...duel, japan: { Chokai: 'C1', Aoba: 'D5' } });
    play(record, [['C2']]);
    expect(shipOf(record.battle, 'Chokai').hex).toBe(hexCalled('C2'));
    Object.assign(record.battle, { phase: 'move', active: 2, phasing: 'japan' });
    expect(openItems(asked(record, 'japan'))).not.toContain('C3');
    expect(record.battle.phase).toBe('move');
  });
  it('19.6.1 who has fired does not move', () => {
    const record = moving(duel);
    shipOf(record.battle, 'Chokai').fired = true;
    play(record);
    expect(record.battle.phasing).toBe('allies');
  });
  it('19.6.2 a ship of speed class 0 does not move', () => {
    const record = moving({ ...duel, damaged: { Chokai: 4 } });
    play(record);
    expect(record.battle.phasing).toBe('allies');
  });
  it('19.6.3 she may enter any hex beside her own', () => {
    const record = moving({ ...duel, japan: { Chokai: 'C2' }, active: 2 });
    expect(openItems(asked(record, 'japan'))).toEqual(names('B1', 'B2', 'C1', 'C3', 'D1', 'D2'));
  });
  it('19.6.4 but none with an enemy in it', () => {
    const record = moving({ japan: { Chokai: 'C2' }, allies: { Vincennes: 'D1' }, active: 2 });
    expect(openItems(asked(record, 'japan'))).toEqual(names('B1', 'B2', 'C1', 'C3', 'D2'));
  });
});

describe('withdrawing', () => {
  it('19.9.1 damaged ships and those that are no fighters may always withdraw, others may not', () => {
    const { law, battle } = moving({
      japan: { Chokai: 'A1', Aoba: 'A1', Shoho: 'A1' },
      allies: { Crescent: 'G1' },
      damaged: { Aoba: 1 },
    });
    expect(battle.ships.map((ship) => mayWithdraw(law, battle, ship))).toEqual([false, true, true, true]);
  });
  it('19.9.2 R30 from the column at the edge', () => {
    const { law, battle } = moving({ ...duel, japan: { Chokai: 'A1', Aoba: 'B1' }, damaged: { Chokai: 1, Aoba: 1 } });
    expect(['Chokai', 'Aoba'].map((id) => mayWithdraw(law, battle, shipOf(battle, id)))).toEqual([true, false]);
  });
  it('19.9.3 speed class 3 gets away, 2 on 1 to 3, 1 on 1 or 2, 0 never', () => {
    expect([3, 2, 1, 0].map(withdrawsOn)).toEqual([6, 3, 2, 0]);
    const slow = { ...duel, japan: { Chokai: 'A1', Aoba: 'C1' }, damaged: { Chokai: 2 }, active: 2 };
    const [gone, held] = [moving(slow), moving(slow)];
    play(gone, [['withdraw']], 3);
    play(held, [['withdraw']], 4);
    expect(shipOf(gone.battle, 'Chokai').state).toBe('withdrawn');
    expect(shipOf(held.battle, 'Chokai')).toMatchObject({ state: 'afloat', hex: hexCalled('A1') });
  });
  it('19.9.4 an attempt that fails is her movement all the same', () => {
    const record = moving({ ...duel, japan: { Chokai: 'A1', Aoba: 'C1' }, damaged: { Chokai: 2 }, active: 2 });
    play(record, [['withdraw']], 6);
    expect(shipOf(record.battle, 'Chokai').moved).toBe(true);
  });
  it('19.9.5 a force that breaks off makes for its edge, and must leave there', () => {
    const record = moving({ japan: { Chokai: 'C2', Aoba: 'A1' }, allies: { Vincennes: 'E5' }, active: 2 });
    record.battle.command.japan.brokenOff = true;
    const ask = asked(record, 'japan');
    expect([openItems(ask, 0), openItems(ask, 1)]).toEqual([names('B1', 'B2'), ['withdraw']]);
    expect(judge(null, ask, [[], ['withdraw']])).toBeDefined();
  });
  it('19.9.5 a ship that breaks off does not fire, and one that fired does not make for the edge', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
    record.battle.command.japan.brokenOff = true;
    play(record);
    expect(record.battle.phase).toBe('move');
    const chits = moving({
      japan: { Chokai: 'C2' },
      allies: { Vincennes: 'E5' },
      active: 2,
      admirals: { japan: [{ name: 'Mikawa', ship: 'Chokai' }] },
    });
    chits.battle.command.japan.chits.commander = 1;
    shipOf(chits.battle, 'Chokai').fired = true;
    expect(openItems(asked(chits, 'japan'))).toEqual(names('C1', 'C3', 'D1', 'D2'));
  });
  it('19.9.5 nor does she who moves first, by chit, and fires then', () => {
    const record = inTheMiddle({
      japan: { Chokai: 'C1' },
      allies: { Vincennes: 'E1' },
      admirals: { japan: [{ name: 'Mikawa', ship: 'Chokai' }] },
    });
    record.battle.command.japan.chits.commander = 1;
    record.battle.phase = 'advance';
    expect(openItems(asked(record, 'japan'))).toEqual(['Chokai@C2', 'Chokai@D1']);
  });
  it('19.9.8 who has withdrawn is out of the battle', () => {
    const record = moving({ ...duel, japan: { Chokai: 'A1', Aoba: 'C1' }, damaged: { Chokai: 1 }, active: 2 });
    play(record, [['withdraw']]);
    expect(shipOf(record.battle, 'Chokai')).toMatchObject({ state: 'withdrawn', hex: -1 });
  });
});
