/** The worked examples of chapters 19 and 20 that have figures in the text. */
import { expect, it } from 'vitest';
import { damagedBy } from '../src/chapters/16-8-damage.js';
import { columnFor, oddsFor } from '../src/chapters/19-4-fire.js';
import { breakoffLevel } from '../src/chapters/19-8-breakoff.js';
import { isAvailable, reactionHexes } from '../src/chapters/20-admirals.js';
import { surfaceCharts } from '../src/charts/surface.js';
import { bandOf } from '../src/charts/surface-admirals.js';
import { strengthColumns } from '../src/charts/surface-damage.js';

const { surfaceAdmirals } = surfaceCharts;

it('19.4.7 29 damage points against a defence of 5 are 5:1', () => {
  expect(oddsFor(29, 5)).toBe(5);
});
it('19.5 two destroyers with 18 in all, both spending a marker, fire in the column 21-30', () => {
  expect(strengthColumns[columnFor(18, true)]).toBe(21);
  expect(strengthColumns[columnFor(18, false)]).toBe(16);
});
it('19.7.3 a ship at D1 that takes D3 is at D4', () => {
  expect(damagedBy(1, 3)).toBe(4);
});
it('19.8.1 a force with a defence of 23 has a breakoff level of 5', () => {
  expect(breakoffLevel(23)).toBe(5);
});
it('20.1 Hosogaya in 1942 rolls 4 for reaction and loses two hexes', () => {
  const { reaction } = surfaceAdmirals.values.Hosogaya ?? { reaction: { least: 2 } };
  expect(reactionHexes(reaction, 4)).toBe(-2);
});
it('20.1 Lee in 1942 rolls 10 and has five chits', () => {
  expect(surfaceAdmirals.values.Lee?.bands[bandOf(10)]?.S).toBe(5);
});
it('20.4.1 Wright in 1942, with +1, is available on 3 to 12', () => {
  const modifier = surfaceAdmirals.values.Wright?.availability ?? 0;
  const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(rolls.filter((roll) => isAvailable(roll, modifier))).toEqual(rolls.slice(1));
});
