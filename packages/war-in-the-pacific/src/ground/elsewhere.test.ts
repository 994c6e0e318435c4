import { expect, it } from 'vitest';
import type { GroundLaw } from './kit.js';
import { openingOf } from './open.js';
import { attritionOf } from './rallying.js';
import { warInThePacificGround } from './rulebook.js';

it('25.1.1 a set-up may lie in the Arctic, or in other weeks; anything else in it is refused', () => {
  const setup = { scenario: 'kokoda', options: {}, charts: {} };
  const weeks = ['1/5/43', '2/5/43', '3/5/43'];
  const read = warInThePacificGround.law({ ...setup, set: { arctic: true, weeks } });
  if ('errors' in read) throw new Error(read.errors.join());
  expect([read.law.scenario.arctic, read.law.scenario.weeks]).toEqual([true, weeks]);
  const modifier = (law: GroundLaw): number => attritionOf(openingOf(law).open, law, '144').modifier;
  expect([modifier(read.law), modifier({ ...read.law, scenario: { ...read.law.scenario, arctic: false } })]).toEqual([
    1, 0,
  ]);
  expect(warInThePacificGround.law({ ...setup, set: { weeks: ['1/5/43'] } })).toMatchObject({
    errors: [expect.stringContaining('weeks is 3')],
  });
  expect(warInThePacificGround.law({ ...setup, set: { arctic: 'yes' } })).toMatchObject({
    errors: [expect.stringContaining('25.1.1')],
  });
});
