/** 11.6 Units for nothing; 9.0 what a minor partner is worth. */

import { expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import {
  answer,
  boardOf,
  chinese,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { unit as counter } from '../scenarios/counters.js';
import { unitPrice } from './8-6-construction.js';
import { holdingsOf } from './8-holdings.js';
import { freeUnitsOf } from './11-6-free-units.js';

const war = {
  first: { year: 1937, month: 7 },
  last: { year: 1937, month: 9 },
  seasons: true,
  ep: { japan: 0, china: 3 },
  offensives: {},
  control: { W4819: 'japan' as const },
  units: [
    unit('5th', 'W4819'),
    unit('10th', 'W4920', { hex: null, off: 'pool' }),
    unit('11th', 'W4920', { hex: null, off: 'pool' }),
    chinese('29th', 'W4717'),
  ],
};
const freeRow = (match: Match): number => {
  const ask = question(match, 'japan');
  return ask.ask === 'sheet' ? ask.rows.findIndex((row) => row.rule === '11.6') : -1;
};
const sheet = (match: Match): string[][] => {
  const ask = question(match, 'japan');
  return ask.ask === 'sheet' ? ask.rows.map(({ rule }) => (rule === '11.6' ? ['10th'] : [])) : [];
};
const building = (freeUnits: boolean): Match =>
  passUntil(
    matchOf({ ...war, options: { freeUnits } }),
    ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet',
  );

it('11.6 with that option Japan has a unit of her pool for nothing each season', () => {
  const match = building(true);
  const before = tableOf(match).ep.japan;
  answer(match, 'japan', sheet(match));
  expect(tableOf(match).ep.japan).toBe(before);
  answer(match, 'japan', ['W4819']);
  expect(tableOf(match).units['10th']?.hex).toBe('W4819');
  expect(freeRow(building(false))).toBe(-1);
  expect(without('11.6', () => freeRow(building(true)))).toBe(-1);
});

it('R129 of land units it is one at most; 11.6 who earns less than ten points has none', () => {
  const pub = boardOf(war);
  expect([freeUnitsOf(pub, 'japan', charts), freeUnitsOf(pub, 'china', charts)]).toEqual([1, 0]);
  for (const { id, city, territory } of map.land) if (city && territory === 'japan') pub.control[id] = 'allies';
  expect(freeUnitsOf(pub, 'japan', charts)).toBe(0);
});

it('9.0 a minor partner’s resources earn 2 points each for the power that stands by it, and its units cost it one less', () => {
  const pub = boardOf({
    alignment: { japan: 'japan', ussr: 'allies', mongolia: 'allies' },
    units: [unit('6th', 'W5420', { nation: 'mongolia' })],
  });
  expect(holdingsOf(pub, 'ussr').partner).toBe(1);
  expect(without('9.0', () => holdingsOf(pub, 'ussr').partner)).toBe(0);
  const price = (nation: 'ussr' | 'mongolia') => unitPrice(charts, counter(nation, 'Division', '4-2', 'pool'), 2);
  expect(price('ussr') - price('mongolia')).toBe(1);
});
