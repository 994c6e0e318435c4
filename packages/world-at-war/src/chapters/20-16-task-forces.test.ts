import { describe, expect, it } from 'vitest';
import { namedShip } from '../charts/ships.js';
import { lightForce } from '../pieces.js';
import {
  countersLeft,
  type Formation,
  formationFaults,
  keepsMarker,
  type Member,
  mayForm,
} from './20-16-task-forces.js';

const of = (counts: Parameters<typeof lightForce>[1], more: Partial<Member> = {}): Member =>
  ({ flag: 'us', inverted: 'no', light: lightForce('us', counts), ...more }) as Member;
const formation = (members: Member[], more: Partial<Formation> = {}): Formation => ({
  power: 'us',
  members,
  strikeForce: false,
  moving: true,
  ...more,
});
const rules = (given: Formation): string[] => formationFaults(given).map(({ rule }) => rule);

describe('20.162 what may be a task force', () => {
  it('20.162A ten to twenty-five naval factors (20.14)', () => {
    expect([9, 10, 25, 26].map((DD) => rules(formation([of({ DD })])))).toEqual([['20.162A'], [], [], ['20.162A']]);
  });
  it('20.162B no damaged units, submarines, ASW or transports', () => {
    const hurt: Member = { flag: 'us', inverted: 'no', ship: { ...namedShip('Washington'), state: 'damaged' } };
    expect(rules(formation([of({ DD: 10 }), hurt]))).toEqual(['20.162B']);
    for (const counts of [{ CAdamaged: 2 }, { SS: 1 }, { SSA: 1 }, { ASW: 1 }, { TR: 1 }])
      expect(rules(formation([of({ DD: 10, ...counts })]))).toEqual(['20.162B']);
  });
  it('20.162C one major power; Vichy with Germans or Italians, Free French as British', () => {
    const french = (flag: Member['flag']): Member => ({ flag, inverted: 'no', light: lightForce('france', { DD: 2 }) });
    const with10 = (power: 'us' | 'britain' | 'germany' | 'italy', flag: Member['flag']): string[] =>
      rules(formation([of({ DD: 10 }, { flag: power }), french(flag)], { power }));
    expect(with10('us', 'britain')).toEqual(['20.162C']);
    expect(with10('germany', 'vichy')).toEqual([]);
    expect(with10('italy', 'vichy')).toEqual([]);
    expect(with10('britain', 'vichy')).toEqual(['20.162C']);
    expect(with10('britain', 'free french')).toEqual([]);
    expect(with10('us', 'free french')).toEqual(['20.162C']);
  });
  it('20.162D not inverted and upright units together', () => {
    expect(rules(formation([of({ DD: 10 }), of({ DD: 2 }, { inverted: 'during' })]))).toEqual(['20.162D']);
    expect(rules(formation([of({ DD: 12 }, { inverted: 'during' })]))).toEqual([]);
  });
  it('20.162E units inverted before the turn and in it stay apart until redeployment is over', () => {
    const both = [of({ DD: 10 }, { inverted: 'before' }), of({ DD: 2 }, { inverted: 'during' })];
    expect(rules(formation(both))).toEqual(['20.162E']);
    expect(rules(formation(both, { moving: false }))).toEqual([]);
  });
  it('20.162A, 20.162F the strike force against Pearl Harbor keeps to neither', () => {
    const carriers = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku', 'Hiei', 'Kirishima'];
    const members = carriers.map((name): Member => ({ flag: 'japan', inverted: 'no', ship: namedShip(name) }));
    members.push({ flag: 'japan', inverted: 'no', light: lightForce('japan', { DD: 3, CA: 2 }) });
    const fleet = formation(members, { power: 'japan' });
    expect(rules(fleet)).toEqual(['20.162A', '20.162F']);
    expect(rules({ ...fleet, strikeForce: true })).toEqual([]);
  });
});

it('20.161 each power has its counters, and no more', () => {
  expect(countersLeft('japan', 5)).toBe(7);
  expect(countersLeft('china', 0)).toBe(0);
  expect(mayForm(formation([of({ DD: 12 })]), 11)).toEqual([]);
  expect(mayForm(formation([of({ DD: 12 })]), 12).map(({ rule }) => rule)).toEqual(['20.161']);
});

describe('20.163 a task force that has lost ships', () => {
  const depleted = formation([of({ DD: 6 })]);
  it('20.163 is still one at sea', () => expect(keepsMarker(depleted, 'sea', [])).toBe(true));
  it('20.163 loses its marker in port unless the ships there bring it up again', () => {
    expect(keepsMarker(depleted, 'port', [])).toBe(false);
    expect(keepsMarker(depleted, 'port', [of({ DD: 3 })])).toBe(false);
    expect(keepsMarker(depleted, 'port', [of({ TR: 5 }), of({ DD: 1 }), of({ CA: 4 })])).toBe(true);
  });
});
