/** The worked examples of chapters 19 and 20 that have figures in the text, through the procedures that play them. */
import { type DeskProcedure, deskNotes, type Plain, sit } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { oddsFor } from '../src/chapters/19-4-fire.js';
import { nightCaseOf } from '../src/chapters/19-10-night.js';
import { dealChits } from '../src/chapters/20-admirals.js';
import { strengthColumns } from '../src/charts/surface-damage.js';
import { admiralDesk } from '../src/desk/admiral.js';
import { warInThePacificDesk } from '../src/desk/index.js';
import { openingOf } from '../src/surface/opening.js';
import { surface } from '../src/surface/procedure.js';
import { shipOf } from '../src/surface/state.js';
import { inTheMiddle, lawOf, play } from '../src/surface/testing.js';

/** A sitting at the desk with dice in their order; at the end, what came of it. */
function desk<R>(procedure: DeskProcedure<R>, given: Plain, ...dice: number[]) {
  const read = procedure.check(given);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { record } = read.sitting;
  const start = procedure.procedure.clone(record);
  const steps = sit(procedure.procedure, record, () => [], deskNotes(procedure));
  for (let next = steps.next(); !next.done; next = steps.next(dice.shift() ?? 1));
  return procedure.outcome(record, start);
}

const called = (id: string): DeskProcedure => {
  const found = warInThePacificDesk.find((each) => each.id === `war-in-the-pacific/${id}`);
  if (found === undefined) throw new Error(`there is no desk ${id}`);
  return found;
};

it('19.4.7 (E54) 29 damage points against a defence of 5 are 5:1', () => {
  expect(oddsFor(29, 5)).toBe(5);
  const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' }, damaged: { Vincennes: 1 } });
  const chart = record.law.charts.surfaceDamage;
  const rows = chart.values['3'].map((row) => row.map(() => 29));
  const charts = { ...record.law.charts, surfaceDamage: { ...chart, values: { ...chart.values, '3': rows } } };
  const heard = play({ ...record, law: { ...record.law, charts } }, ['Vincennes'], [['Chokai']], 1, 1);
  expect(heard.of('damage-points')).toMatchObject([{ points: 29 }]);
  expect(heard.of('result')).toMatchObject([{ odds: 5 }]);
});
it('19.5 (E55) two destroyers with 18 in all, both spending a marker, fire in the column 21-30', () => {
  const given = { firing: [{ ship: 'Fubuki' }, { ship: 'Oyashio' }], target: { ship: 'Vincennes' } };
  const { law } = inTheMiddle({ japan: { Fubuki: 'C1' }, allies: { Vincennes: 'E1' } });
  const points = (column: 16 | 21) => law.charts.surfaceDamage.values['3'][5]?.[strengthColumns.indexOf(column)] ?? 0;
  expect([points(16), points(21)]).toEqual([34, 48]);
  expect(desk(called('torpedoes'), given, 6, 1)).toMatchObject({ strength: 18, damage: 4 });
  expect(desk(called('gunfire'), given, 6, 1)).toMatchObject({ strength: 18, damage: 2 });
});
it('19.7.3 (E56) a ship at D1 that takes D3 is at D4', () => {
  const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' }, damaged: { Vincennes: 1 } });
  const heard = play(record, ['Vincennes'], [['Chokai']], 6, 3);
  expect(heard.of('result')).toMatchObject([{ odds: 5, result: 'D3' }]);
  expect(shipOf(record.battle, 'Vincennes').damage).toBe(4);
});
it('19.8.1 (E57) a force with a defence of 23 has a breakoff level of 5', () => {
  const law = lawOf({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1', Quincy: 'E2', Astoria: 'E3', Boise: 'E4' } });
  const units = { ...law.units, Boise: { ...law.units.Boise, defence: 5 } } as typeof law.units;
  const { command } = openingOf({ ...law, units });
  expect(law.forces.filter(({ side }) => side === 'allies').map(({ id }) => units[id]?.defence)).toEqual([6, 6, 6, 5]);
  expect(command.allies.breakoffLevel).toBe(5);
});
it('20.1 (E58) Hosogaya in 1942 rolls 4 for reaction and loses two hexes', () => {
  expect(desk(admiralDesk, { admiral: 'Hosogaya', reacts: true }, 3, 4, 1, 3, 3, 4)).toMatchObject({ hexes: -2 });
});
it('20.1 (E59) Lee in 1942 rolls 10 and has five chits', () => {
  const given = { japan: { Chokai: 'C1' }, allies: { Washington: 'E1' } };
  const law = lawOf({ ...given, admirals: { allies: [{ name: 'Lee', ship: 'Washington' }] } });
  const record = { law: { ...law, charts: withCommand(law.charts, 3) }, battle: openingOf(law) };
  const silent = { on: false, say: () => undefined, tell: () => undefined };
  for (const face of [4, 6]) {
    surface.next(record, silent);
    surface.die(record, face, silent);
  }
  expect(record.battle.command.allies.officers[0]?.ratings?.S).toBe(5);
  dealChits({ ...law, night: false }, record.battle);
  // Two more because nobody leads Japan (20.7).
  expect(record.battle.command.allies.chits.commander).toBe(7);
});
it('20.4.1 (E60) Wright in 1942, with +1, is available on 3 to 12', () => {
  const available = (a: number, b: number): Plain | undefined =>
    desk(admiralDesk, { admiral: 'Wright' }, a, b).available;
  expect([available(1, 1), available(1, 2), available(6, 6)]).toEqual([false, true, true]);
});

it('19.3 after the hexes numbered 6 those numbered 1 are active', () => {
  const record = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E5' } });
  record.battle.phase = 'sequence';
  // Nobody is on a 6, so that nobody is asked before 1.
  const heard = play(record, 6);
  expect(heard.of('active').map(({ number }) => number)).toEqual([6, 1]);
  expect(record.battle).toMatchObject({ active: 1, turned: 1 });
});
it('19.10.4 Japan has its night advantage over Americans, over the British it has none', () => {
  const night = { japan: { Chokai: 'C1' }, night: true };
  const against = (...ships: string[]) => {
    const { law, battle } = inTheMiddle({
      ...night,
      allies: Object.fromEntries(ships.map((id, at) => [id, `E${at + 1}`])),
    });
    return nightCaseOf(law, battle);
  };
  expect(against('Vincennes', 'Quincy')).not.toBe('none');
  expect(against('Canberra', 'Vincennes')).toBe(against('Vincennes', 'Quincy'));
  expect(against('Canberra')).toBe('none');
  expect(against('Canberra', 'De Ruyter', 'Vincennes')).toBe('none');
});

/** Lee leads just what he may, so that nothing is added to his dice. */
function withCommand(charts: ReturnType<typeof lawOf>['charts'], command: number): typeof charts {
  const { Lee } = charts.surfaceAdmirals.values;
  if (Lee === undefined) throw new Error('there is no Lee');
  const values = { ...charts.surfaceAdmirals.values, Lee: { ...Lee, command } };
  return { ...charts, surfaceAdmirals: { ...charts.surfaceAdmirals, values } };
}
