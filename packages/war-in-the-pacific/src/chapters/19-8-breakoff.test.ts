import { expect, it } from 'vitest';
import { shipOf } from '../surface/state.js';
import { asked, inTheMiddle, openItems, play } from '../surface/testing.js';
import { readyToFire } from './19-4-fire.js';
import { breakoffLevel, breakoffTest, goesOn, lossOf, specialChits } from './19-8-breakoff.js';

const allies = { Vincennes: 'E1', Quincy: 'E2', Chicago: 'E3', Astoria: 'E4' };
const four = { japan: { Chokai: 'C1' }, allies };
const led = {
  ...four,
  admirals: { allies: [{ name: 'Scott', ship: 'Vincennes' }], japan: [{ name: 'Mikawa', ship: 'Chokai' }] },
};

it('19.8.1 a total defence of 23 gives a breakoff level of 5', () => {
  expect(breakoffLevel(23)).toBe(5);
  expect(inTheMiddle(four).battle.command.allies.breakoffLevel).toBe(6);
});
it('19.8.2 ships sunk and withdrawn count with their printed defence', () => {
  const { law, battle } = inTheMiddle(four);
  shipOf(battle, 'Vincennes').state = 'withdrawn';
  shipOf(battle, 'Quincy').state = 'sunk';
  expect(lossOf(law, battle, 'allies')).toBe(12);
});
it('19.8.3 damaged ships count with the defence they lost', () => {
  const { law, battle } = inTheMiddle({ ...four, damaged: { Vincennes: 2, Quincy: 1 } });
  expect(lossOf(law, battle, 'allies')).toBe(3);
});
it('19.8.4 a force breaks off when its level is exceeded, not when it is reached', () => {
  const at = (damage: number) => {
    const { law, battle } = inTheMiddle({ ...led, damaged: { Vincennes: 4, Quincy: damage } });
    return breakoffTest(law, battle, 'allies');
  };
  expect([at(2), at(3)]).toEqual(['stay', 'go']);
});
it('19.8.5 the better admirals give a force that goes chits to fire with, each for one ship', () => {
  const { battle } = inTheMiddle(led);
  const [scott] = battle.command.allies.officers;
  const [mikawa] = battle.command.japan.officers;
  if (scott === undefined || mikawa === undefined) throw new Error('nobody is there');
  scott.ratings = { S: 3, I: 0, B: 0, N: 0 };
  mikawa.ratings = { S: 2, I: 0, B: 0, N: 0 };
  battle.command.allies.chits.commander = 1;
  expect([specialChits(battle, 'allies'), specialChits(battle, 'japan')]).toEqual([4, 0]);
});
it('19.8.5 with such a chit a ship fires, and still must go', () => {
  const record = inTheMiddle({ ...led, phasing: 'allies' });
  Object.assign(record.battle.command.allies, { brokenOff: true, chits: { commander: 0, subordinate: 0, special: 1 } });
  play(record, ['Chokai'], [['Vincennes']], 1, 1);
  expect(record.battle.command.allies.chits.special).toBe(0);
  expect(openItems(asked(record, 'allies')).length).toBe(1);
});
it('19.8.5 an admiral who is lost counts no more', () => {
  const { battle } = inTheMiddle(led);
  const [scott] = battle.command.allies.officers;
  if (scott === undefined) throw new Error('nobody is there');
  scott.ratings = { S: 3, I: 0, B: 0, N: 0 };
  expect(specialChits(battle, 'allies')).toBe(3);
  scott.state = 'killed';
  expect(specialChits(battle, 'allies')).toBe(0);
});
it('19.9.5, R146 other chits let nobody fire who breaks off, but help the fire of those who may', () => {
  const record = inTheMiddle({ ...led, phasing: 'allies' });
  const { allies: command } = record.battle.command;
  Object.assign(command, { brokenOff: true, chits: { commander: 2, subordinate: 0, special: 0 } });
  expect(readyToFire(record.law, record.battle, 'allies')).toEqual([]);
  command.chits.special = 1;
  const heard = play(record, ['Chokai'], [['Vincennes'], 0, ['damage']], 1, 1);
  expect(command.chits).toEqual({ commander: 1, subordinate: 0, special: 0 });
  expect(heard.of('fires')).toMatchObject([{ chits: 1, left: [1, 0, 0] }]);
});
it('19.8.6 a force breaks off the instant the damage is done', () => {
  const record = inTheMiddle({ ...four, allies: { Vincennes: 'E1' }, admirals: led.admirals });
  const heard = play(record, ['Vincennes'], [['Chokai']], 6, 3, 1, 1);
  expect(heard.of('breaks-off')).toEqual([{ side: 'allies', special: 0 }]);
});
it('20.1 a commander with a good B rating may stay, and rolls again in every sequence', () => {
  const record = inTheMiddle({ ...led, damaged: { Vincennes: 4, Quincy: 4 } });
  const { law, battle } = record;
  const [scott] = battle.command.allies.officers;
  if (scott !== undefined) scott.ratings = { S: 0, I: 0, B: 2, N: 0 };
  expect(breakoffTest(law, battle, 'allies')).toBe('roll');
  expect([1, 2, 3].map((face) => goesOn(law, battle, 'allies', face))).toEqual([false, false, true]);
  battle.phase = 'sequence';
  const heard = play(record, [], 2);
  expect(heard.of('nerve')).toMatchObject([{ side: 'allies', face: 2, goes: false }]);
  expect(breakoffTest(law, battle, 'allies')).toBe('stay');
});
it('20.1 he need not try: the force may break off without a die', () => {
  const record = inTheMiddle({ ...led, damaged: { Vincennes: 4, Quincy: 4 } });
  const [scott] = record.battle.command.allies.officers;
  if (scott !== undefined) scott.ratings = { S: 0, I: 0, B: 2, N: 0 };
  record.battle.phase = 'sequence';
  expect(asked(record, 'allies')).toMatchObject({ rule: '20.1', of: [{ id: 'go' }] });
  const heard = play(record, ['go']);
  expect([heard.of('nerve'), heard.of('breaks-off')]).toMatchObject([[], [{ side: 'allies' }]]);
});
it('20.1 one with a bad B rating may go when the level is only reached', () => {
  const { law, battle } = inTheMiddle({ ...led, damaged: { Vincennes: 4, Quincy: 2 } });
  const [scott] = battle.command.allies.officers;
  if (scott !== undefined) scott.ratings = { S: 0, I: 0, B: -2, N: 0 };
  expect(breakoffTest(law, battle, 'allies')).toBe('roll');
  expect([2, 3].map((face) => goesOn(law, battle, 'allies', face))).toEqual([true, false]);
});
