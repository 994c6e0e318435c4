import { describe, expect, it } from 'vitest';
import type { NightCase } from '../charts/surface-tables.js';
import { seenBy } from '../surface/seen.js';
import { shipOf } from '../surface/state.js';
import { asked, inTheMiddle, type Middle, openItems, play, refusalOf } from '../surface/testing.js';
import { isPrimarilyUS, lookAround, nightCaseOf } from './19-10-night.js';

const silent = { on: false, say: () => undefined, tell: () => undefined };
const night = { japan: { Chokai: 'C1', Fubuki: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E5' }, night: true };
const withCase = (advantage: NightCase, given: Middle = night) => {
  const record = inTheMiddle(given);
  record.battle.advantage = advantage;
  return record;
};

describe('spotting', () => {
  it('19.10.2 ships beside an enemy are spotted, both of them', () => {
    const record = inTheMiddle({ ...night, japan: { Chokai: 'D1' } });
    lookAround(record.law, record.battle, silent);
    expect(record.battle.ships.map(({ seen }) => seen)).toEqual([true, true, false]);
  });
  it('19.10.2 a ship that fires is spotted', () => {
    const record = inTheMiddle(night);
    shipOf(record.battle, 'Vincennes').seen = true;
    const heard = play(record, ['Vincennes'], [['Chokai']]);
    expect(heard.of('spotted')).toMatchObject([{ ship: 'Chokai', mark: 'J1' }]);
  });
  it('19.10.3 only spotted ships are fired at', () => {
    const record = inTheMiddle(night);
    expect(refusalOf(asked(record, 'japan'), 'A1')).toBe('19.10.3');
    shipOf(record.battle, 'Vincennes').seen = true;
    expect(openItems(asked(record, 'japan'))).toEqual(['Vincennes']);
  });
  it('R31 who was spotted stays so in the next sequence', () => {
    const record = inTheMiddle(night);
    shipOf(record.battle, 'Vincennes').seen = true;
    record.battle.phase = 'sequence';
    play(record, 1);
    expect(shipOf(record.battle, 'Vincennes').seen).toBe(true);
  });
  it('R35 a ship that tries to withdraw is known', () => {
    const record = inTheMiddle({ ...night, japan: { Chokai: 'A1', Aoba: 'C1' }, active: 2, damaged: { Chokai: 1 } });
    record.battle.phase = 'move';
    const heard = play(record, [['withdraw']]);
    expect(heard.of('spotted')).toMatchObject([{ ship: 'Chokai' }]);
  });
});

describe('Japanese advantage', () => {
  const rated = (japan: number, allies: number, given: Middle = night) => {
    const record = inTheMiddle({
      ...given,
      admirals: { japan: [{ name: 'Mikawa', ship: 'Chokai' }], allies: [{ name: 'Scott', ship: 'Vincennes' }] },
    });
    for (const [side, N] of [
      ['japan', japan],
      ['allies', allies],
    ] as const) {
      const [officer] = record.battle.command[side].officers;
      if (officer !== undefined) officer.ratings = { S: 0, I: 0, B: 0, N };
    }
    return nightCaseOf(record.law, record.battle);
  };
  it('19.10.5 by date, and by how much better the Japanese commander is by night', () => {
    expect([rated(0, 1), rated(1, 1), rated(2, 1), rated(3, 1)]).toEqual(['none', 'C', 'B', 'A']);
    expect([rated(3, 1, { ...night, date: '1/1/43' }), rated(1, 1, { ...night, date: '1/1/44' })]).toEqual([
      'B',
      'none',
    ]);
  });
  it('19.10.5 R27 where light ships reach farther than printed, the question says why', () => {
    const record = withCase('A', { ...night, japan: { Fubuki: 'C1' }, allies: { Vincennes: 'E1', Quincy: 'E5' } });
    for (const ship of record.battle.ships) ship.seen = true;
    const range = '2 in this sequence (printed 1; surprise by night, 19.10.5, R27)';
    expect(asked(record, 'japan')).toMatchObject({
      of: [{ id: 'Vincennes' }, { not: { why: `Quincy is 5 hexes from Fubuki, whose range is ${range}` } }],
    });
    play(record, ['Vincennes']);
    expect(asked(record, 'japan')).toMatchObject({
      rows: [{ of: [{ text: `DD Fubuki, gunnery 9, 2 torpedo markers, range ${range}` }] }, { rule: '19.5' }],
    });
  });
  it('19.10.4 it counts against forces that are mainly American', () => {
    const mixed = inTheMiddle({ ...night, allies: { Canberra: 'E1', Quincy: 'E2' } });
    const british = inTheMiddle({ ...night, allies: { Canberra: 'E1' } });
    expect([isPrimarilyUS(mixed.law, mixed.battle), isPrimarilyUS(british.law, british.battle)]).toEqual([true, false]);
    expect(nightCaseOf(british.law, british.battle)).toBe('none');
  });
  it('19.10.5 case A: Allied ships two hexes off are spotted, and fire from the dark is not seen', () => {
    const record = withCase('A');
    lookAround(record.law, record.battle, silent);
    expect(shipOf(record.battle, 'Vincennes').seen).toBe(true);
    const heard = play(record, ['Vincennes'], [['Chokai']], 6, 5);
    expect(shipOf(record.battle, 'Chokai').seen).toBe(false);
    const fires = heard.filter(({ kind }) => kind === 'fires');
    expect(fires.map(({ to, data }) => ({ to, by: data.by, strength: data.strength }))).toEqual([
      { to: ['japan'], by: ['Chokai'], strength: 14 },
      { to: ['allies'], by: [], strength: null },
    ]);
    // Who fires knows how it was reckoned; the other sees what came of it.
    expect(heard.of('result')).toEqual([{ target: 'Vincennes', result: 'D4', before: 0 }]);
    const reckoned = heard.filter(({ kind }) => kind === 'reckoned');
    expect(reckoned.map(({ to, data }) => ({ to, face: data.face }))).toEqual([{ to: ['japan'], face: 5 }]);
    expect(seenBy(record.battle, 'allies').ships[0]).toMatchObject({ id: 'J1', fired: false });
  });
  it('19.10.5 case A: surprised ships do not move in the first sequence', () => {
    const record = withCase('A', { ...night, phasing: 'allies' });
    record.battle.phase = 'move';
    expect(openItems(asked(record, 'allies'))).toEqual([]);
    expect(asked(record, 'allies').prompt).toContain('taken by surprise');
    record.battle.sequence = 2;
    expect(openItems(asked(record, 'allies'))).toContain('E2');
  });
  it('19.10.5 cases A and B: light ships reach two hexes in the first sequence without spending a marker', () => {
    const record = withCase('B', { ...night, japan: { Fubuki: 'C1' } });
    shipOf(record.battle, 'Vincennes').seen = true;
    play(record, ['Vincennes'], [['Fubuki'], []]);
    expect(shipOf(record.battle, 'Fubuki')).toMatchObject({ torpedoes: 2, fired: true });
    const plain = withCase('none', { ...night, japan: { Fubuki: 'C1' } });
    shipOf(plain.battle, 'Vincennes').seen = true;
    expect(openItems(asked(plain, 'japan'))).toEqual([]);
  });
});
