import { begin, type Plain, type Setup, seedFrom } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { surfaceAction } from '../surface/rulebook.js';
import { surfaceScenarios } from '../surface/scenarios.js';
import { shipOf } from '../surface/state.js';
import { asked, type Heard, inTheMiddle, openItems, play } from '../surface/testing.js';

const duel = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E5' } };

it('19.3 the 1st player rolls for the first active number, then they follow one another, six to a sequence', () => {
  const record = inTheMiddle(duel);
  record.battle.phase = 'sequence';
  const numbers: Plain[] = [];
  const note = (heard: Heard) => {
    for (const { sequence, number } of heard.of('active')) if (sequence === 2) numbers.push(number ?? null);
  };
  const phase = (): string => record.battle.phase;
  note(play(record, 5));
  while (record.battle.sequence === 2)
    note(play(record, ...(phase() === 'active' ? [1] : phase() === 'fire' ? [[]] : [[[]]])));
  expect(numbers).toEqual([5, 6, 1, 2, 3, 4]);
});

it('19.3 the 1st player fires and moves, then the 2nd', () => {
  const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
  play(record, []);
  expect(record.battle).toMatchObject({ phase: 'move', phasing: 'japan' });
  play(record, [[]]);
  expect(record.battle).toMatchObject({ phase: 'fire', phasing: 'allies', active: 1 });
});

it('19.3 the battle is over when one side is sunk or gone', () => {
  const record = inTheMiddle({
    japan: { Chokai: 'C1' },
    allies: { Vincennes: 'E1', Quincy: 'E2' },
    damaged: { Vincennes: 4 },
  });
  shipOf(record.battle, 'Quincy').state = 'withdrawn';
  play(record, ['Vincennes'], [['Chokai']], 6, 6);
  expect(record.battle.phase).toBe('over');
});

it('R29 after the set-up’s sequences contact is lost', () => {
  const record = inTheMiddle({ ...duel, sequences: 1 });
  record.battle.phase = 'sequence';
  expect(play(record).of('contact-lost')).toEqual([{ sequences: 1 }]);
  expect(record.battle.phase).toBe('over');
});

it('R37 each level of damage is worth defence times activation cost', () => {
  const record = inTheMiddle({ ...duel, damaged: { Vincennes: 2 } });
  record.battle.phase = 'leaving';
  expect(play(record).of('points')).toEqual([{ japan: 24, allies: 0 }]);
});

it('R100 at Savo Island harm done to Japan counts three times', () => {
  const { law, battle } = inTheMiddle({ ...duel, damaged: { Chokai: 2 } });
  const record = { law: { ...law, counts: { japan: 1, allies: 3 } }, battle: { ...battle, phase: 'leaving' as const } };
  expect(play(record).of('points')).toEqual([{ japan: 0, allies: 72 }]);
  expect(surfaceScenarios.find(({ id }) => id === 'savo-island')?.counts).toEqual({ allies: 3 });
});

it('R38 the weaker side of a set-up begins with points', () => {
  const setup: Setup = { scenario: 'savo-island', options: {}, charts: {}, set: null };
  const begun = begin(surfaceAction, setup, { from: 'seed', seed: seedFrom('points'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const record = {
    law: begun.game.law,
    battle: { ...begun.game.state.umpire.secret.battle, phase: 'leaving' as const, matters: [] },
  };
  expect(play(record).of('points')).toEqual([{ japan: 0, allies: 166 }]);
});

it('19.4 the prompt says who may fire, and every target says why not', () => {
  const ask = asked(
    inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E6' } }),
    'japan',
  );
  expect(ask.prompt).toContain('Who may fire now: Chokai.');
  expect(openItems(ask)).toEqual(['Vincennes']);
  expect(ask).toMatchObject({
    of: [
      {},
      { not: { why: 'Quincy is 6 hexes from Chokai, whose range is 2' } },
      { id: 'own Aoba', not: { rule: '19.4' } },
    ],
  });
});
