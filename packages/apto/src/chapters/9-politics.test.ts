import { describe, expect, it } from 'vitest';
import { answer, matchOf, offered, passUntil, question, tableOf, unit, without } from '../game-testing.js';
import { japanMayAttackSoviets, mayEnter } from './9-1-invasion.js';
import { conquestOf, sovietsOut } from './9-10-conquest.js';
import { garrisonRemiss } from './9-25-garrison.js';

const peace = { sovietWar: false };
const cities = (captured: number, of: number) =>
  Array.from({ length: of }, (_, i) => ({ hex: `W42${10 + i}`, name: `city ${i}`, captured: i < captured }));

it('9.1 Japanese and Chinese enter each other’s land; the Soviet border stays shut while there is peace', () => {
  expect(mayEnter('japan', 'china', peace)).toBe(true);
  expect(mayEnter('ccp', 'manchukuo', peace)).toBe(true);
  expect(mayEnter('japan', 'ussr', peace)).toBe(false);
  expect(mayEnter('ussr', 'manchukuo', peace)).toBe(false);
  expect(mayEnter('china', 'burma', peace)).toBe(false);
  expect(mayEnter('japan', 'sakhalin', peace)).toBe(false);
  expect(mayEnter('ussr', 'karafuto', peace)).toBe(false);
  expect(mayEnter('ussr', 'manchukuo', { sovietWar: true })).toBe(true);
  expect(mayEnter('japan', 'ussr', { sovietWar: true })).toBe(true);
});

it('10.39 Mongolia is open to Japanese and Soviets without a war', () => {
  expect(mayEnter('japan', 'mongolia', peace)).toBe(true);
  expect(mayEnter('ussr', 'mongolia', peace)).toBe(true);
  expect(mayEnter('china', 'mongolia', peace)).toBe(false);
});

it('R137 not before, even where Japan took Nomonhan in the war of 1937', () => {
  const early = { year: 1938, month: 5 };
  expect(japanMayAttackSoviets(early, 'japan')).toBe(false);
  expect(without('R137', () => japanMayAttackSoviets(early, 'japan'))).toBe(true);
});

it('10.39 from September 1939 Japan may attack the Soviets while she holds Nomonhan', () => {
  expect(japanMayAttackSoviets({ year: 1939, month: 8 }, 'japan')).toBe(false);
  expect(japanMayAttackSoviets({ year: 1939, month: 9 }, 'japan')).toBe(true);
  expect(japanMayAttackSoviets({ year: 1940, month: 1 }, 'allies')).toBe(false);
});

it('9.10 a minor nation falls with half its cities, rounded up, and an enemy at its capital', () => {
  const facts = { capital: 'W5413', capitalReached: true };
  expect(conquestOf('mongolia', { ...facts, cities: cities(2, 3) })).toMatchObject({ conquered: true, needed: 2 });
  expect(conquestOf('mongolia', { ...facts, cities: cities(1, 3) }).conquered).toBe(false);
  expect(conquestOf('mongolia', { ...facts, cities: cities(3, 3), capitalReached: false }).conquered).toBe(false);
});

it('R65 China is tested as a minor nation is', () => {
  const facts = { capital: 'W4113', capitalReached: true };
  expect(conquestOf('china', { ...facts, cities: cities(11, 21) }).conquered).toBe(true);
  expect(conquestOf('china', { ...facts, cities: cities(10, 21) }).conquered).toBe(false);
});

it('9.10 the Soviet Far East is out of the war when its last city has fallen', () => {
  expect(sovietsOut(cities(3, 3))).toBe(true);
  expect(sovietsOut(cities(2, 3))).toBe(false);
});

it('9.25 from the second season on, a conquered China takes 25 units and one in every city', () => {
  expect(garrisonRemiss(25, 0, 2)).toBe(false);
  expect(garrisonRemiss(24, 0, 2)).toBe(true);
  expect(garrisonRemiss(30, 1, 2)).toBe(true);
  expect(garrisonRemiss(3, 9, 1)).toBe(false);
});

describe('10.39 war with the Soviet Union', () => {
  const incident = (month: number, held: boolean) =>
    matchOf({
      ...{ first: { year: 1939, month }, last: { year: 1939, month: 12 }, seasons: false, initiative: 'japan' },
      alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' },
      units: [unit('23rd', 'W5521'), unit('57th', 'W5418', { nation: 'ussr' })],
      control: held ? { W5420: 'japan' } : {},
    });
  const rules = (month: number, held: boolean): string => {
    const match = passUntil(incident(month, held), ({ phase }) => phase === 'offensives');
    return question(match, 'japan').rule;
  };

  it('10.39 is asked of Japan from September 1939 while she holds Nomonhan, and 9.1 opens the border', () => {
    expect([rules(8, true), rules(9, false), rules(9, true)]).toEqual(['PART-5', 'PART-5', '10.39']);
    const match = passUntil(incident(9, true), ({ phase }) => phase === 'offensives');
    answer(match, 'japan', ['war']);
    expect(question(match, 'japan').rule).toBe('PART-5');
    passUntil(match, ({ phase, part }) => phase === 'movement' && part === 'japan');
    tableOf(match).units['23rd'] = unit('23rd', 'W5719');
    answer(match, 'japan', ['unit:23rd']);
    expect(offered(match, 'japan').some((hex) => hex.startsWith('W58'))).toBe(true);
  });
});
