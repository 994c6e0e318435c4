/** Whether a newcomer learns from the questions alone why a ship may or may not fire. */
import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { surfaceOdds } from './odds.js';
import { openingOf } from './opening.js';
import { seenBy } from './seen.js';
import { type Surface, shipOf } from './state.js';
import { asked, inTheMiddle, lawOf, type Middle, openItems, play } from './testing.js';

/** Rule and reason of one of the asked side's own ships in the question for a target. */
function reasonFor(ask: Ask, ship: string): { rule: string; why: string } | undefined {
  return ask.ask === 'pick' ? ask.of.find(({ id }) => id === `own ${ship}`)?.not : undefined;
}

const night: Middle = { japan: { Chokai: 'C1', Fubuki: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E5' }, night: true };

describe('why a ship may not fire', () => {
  it('19.4 because another number is active', () => {
    expect(reasonFor(asked(inTheMiddle(night), 'japan'), 'Fubuki')).toEqual({
      rule: '19.4',
      why: 'number 1 is active, and she lies in a hex with another number',
    });
  });
  it('19.10.3 because by night nobody is in sight', () => {
    const reason = reasonFor(asked(inTheMiddle(night), 'japan'), 'Chokai');
    expect(reason).toMatchObject({
      rule: '19.10.3',
      why: expect.stringContaining('the masked ship A1, 2 hexes off, stays masked'),
    });
  });
  it('19.4.1 because the nearest enemy in sight is out of her range', () => {
    const far = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Quincy: 'E5' } });
    far.battle.phase = 'fire';
    const reason = reasonFor(surfaceAsk(far), 'Chokai');
    expect(reason).toEqual({ rule: '19.4.1', why: 'Quincy is 5 hexes from Chokai, whose range is 2' });
  });
  it('19.4.3 because she has fired, 19.7.5 because her guns are gone', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'E1' } });
    shipOf(record.battle, 'Chokai').fired = true;
    shipOf(record.battle, 'Aoba').damage = 4;
    expect(['Chokai', 'Aoba'].map((id) => reasonFor(surfaceAsk(record), id)?.rule)).toEqual(['19.4.3', '19.7.5']);
  });
  it('19.4.4 because whom she reaches has been attacked already', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
    shipOf(record.battle, 'Vincennes').attacked = true;
    expect(reasonFor(surfaceAsk(record), 'Chokai')?.rule).toBe('19.4.4');
  });
  it('19.5.2 because torpedoes would reach, and there are none left', () => {
    const record = inTheMiddle({ japan: { Fubuki: 'C1' }, allies: { Vincennes: 'E1' } });
    shipOf(record.battle, 'Fubuki').torpedoes = 0;
    expect(reasonFor(surfaceAsk(record), 'Fubuki')?.why).toBe(
      'Vincennes is 2 hexes from Fubuki, whose range is 1; and Fubuki has spent all her torpedo markers',
    );
  });
  it('19.5.1 because loaded destroyers leave their torpedoes alone', () => {
    const record = inTheMiddle({ japan: { Fubuki: 'C1' }, allies: { Vincennes: 'E1' }, loaded: ['Fubuki'] });
    expect(reasonFor(surfaceAsk(record), 'Fubuki')?.why).toContain('Fubuki is loaded');
  });
  it('19.4.1 in the prompt itself where nobody may fire: a list with one answer is not shown', () => {
    expect(asked(inTheMiddle(night), 'japan').prompt).toBe(
      'Number 1: none of your ships may fire. Chokai sees nobody: the masked ship A1, 2 hexes off, stays masked until she fires or lies beside one of yours. The others lie in hexes with another number.',
    );
    const record = inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'E1' } });
    for (const ship of record.battle.ships) ship.fired = true;
    expect(surfaceAsk(record).prompt).toBe(
      'Number 1: none of your ships may fire. Chokai, Aoba: she has fired in this sequence.',
    );
  });
  it('20.1 under what is not possible where a ship may still move first for a chit', () => {
    const record = inTheMiddle({ ...night, admirals: { japan: [{ name: 'Mikawa', ship: 'Chokai' }] } });
    record.battle.command.japan.chits.commander = 1;
    expect(asked(record, 'japan').prompt).toContain('for a chit one may move first');
  });
  it('20.1 and is asked for it where a step brings an enemy into reach; where it brings none the step is seldom wanted', () => {
    const advance = (quincy: string) => {
      const record = inTheMiddle({
        ...{ japan: { Chokai: 'C1' }, allies: { Quincy: quincy }, night: true },
        admirals: { japan: [{ name: 'Mikawa', ship: 'Chokai' }] },
      });
      record.battle.command.japan.chits.commander = 1;
      shipOf(record.battle, 'Quincy').seen = true;
      const ask = asked(record, 'japan');
      return ask.ask === 'pick' ? ask.of.find(({ id }) => id === 'advance') : undefined;
    };
    expect(advance('E3')).toEqual({ id: 'advance', text: 'Move a ship before she fires, for a chit' });
    expect(advance('E5')?.seldom).toBe(true);
  });
  it('19.3 where ships may move it stands which numbers are still to come', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C2' }, allies: { Quincy: 'E5' }, active: 2 });
    Object.assign(record.battle, { phase: 'move', turned: 4 });
    const ask = asked(record, 'japan');
    const [row] = ask.ask === 'sheet' ? ask.rows : [];
    const texts = row?.ask === 'pick' ? row.of.map(({ text }) => text) : [];
    expect(texts.filter((text) => text.endsWith('still to come'))).not.toEqual([]);
    expect(texts.filter((text) => /number [3](?!,)/.test(text))).toEqual([]);
    record.battle.command.japan.chits.commander = 1;
    expect(JSON.stringify(asked(record, 'japan'))).toContain('2 hexes to C4, number 4, for a chit');
    shipOf(record.battle, 'Chokai').fired = true;
    expect(JSON.stringify(asked(record, 'japan'))).not.toContain('still to come');
    expect(texts.filter((text) => /number [12456], still/.test(text))).toEqual([]);
  });
  it('19.4.1 a ship that may fire is not among those that may not', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
    expect(reasonFor(surfaceAsk(record), 'Chokai')).toBeUndefined();
    expect(openItems(surfaceAsk(record))).toEqual(['Vincennes']);
  });
});

const surfaceAsk = (record: Surface): Ask => asked({ ...record, law: { ...record.law, night: true } }, 'japan');

it('19.2.1 the sheet of deployment begins with every ship in her place', () => {
  const law = lawOf({ japan: { Chokai: 'C1', Aoba: 'C2' }, allies: { Vincennes: 'E1' } });
  const ask = asked({ law, battle: { ...openingOf(law), phase: 'deploy' } }, 'japan');
  const rows = ask.ask === 'sheet' ? ask.rows : [];
  expect(rows.map((row) => (row.ask === 'pick' ? row.now : []))).toEqual([['C1+'], ['C2+']]);
  expect(new Set(ask.ask === 'sheet' ? ask.limits.map(({ why }) => why) : []).size).toBe(1);
});

describe('odds in the game', () => {
  const duel = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } };
  const oddsFor = (record: Surface, answer: string[] | string[][]) => {
    const ask = asked(record, 'japan');
    const view = { own: seenBy(record.battle, 'japan') } as Parameters<typeof surfaceOdds>[0];
    return surfaceOdds(view, record.law, ask, answer);
  };
  it('19.4.7 stand beside the choice of a target, and add up to one', () => {
    const odds = oddsFor(inTheMiddle(duel), ['Vincennes']);
    expect(odds?.title).toBe('Fire at Vincennes by all who reach her');
    expect(odds?.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
  it('20.1 that the enemy may still spend chits is said where he has some', () => {
    const record = inTheMiddle(duel);
    play(record, ['Vincennes']);
    record.battle.command.allies.chits.commander = 2;
    expect(oddsFor(record, [['Chokai']])?.note).toContain('before the enemy’s chits');
  });
  it('16.7 the critical hit is the first damage times the dice for it', () => {
    const record = inTheMiddle(duel);
    play(record, ['Vincennes']);
    const { rows = [], note } = oddsFor(record, [['Chokai']]) ?? {};
    const chanceOf = (wanted: string): number => rows.find(({ text }) => text === wanted)?.chance ?? 0;
    const critical = ((1 - chanceOf('no damage') - chanceOf('sunk at once')) * 6) / 36;
    expect(note).toBe(`a critical hit besides ${(100 * critical).toFixed(1)} %`);
    shipOf(record.battle, 'Vincennes').damage = 1;
    expect(oddsFor(record, [['Chokai']])?.note ?? '').not.toContain('critical');
  });
});
