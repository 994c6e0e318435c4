import { describe, expect, it } from 'vitest';
import { formationFaults, type Member } from '../src/chapters/20-16-task-forces.js';
import { namedShip } from '../src/charts/ships.js';
import { lightForce } from '../src/pieces.js';

const upright = { flag: 'japan', inverted: 'no' } as const;
const ship = (name: string): Member => ({ ...upright, ship: namedShip(name) });
const destroyers = (DD: number): Member => ({ ...upright, light: lightForce('japan', { DD }) });
const rules = (members: Member[]): string[] =>
  formationFaults({ power: 'japan', members, strikeForce: false, moving: false }).map(({ rule }) => rule);

const fourCarriers = ['Akagi', 'Kaga', 'Soryu', 'Hiryu'].map(ship);

describe('20.162F a fast fleet factor for every fast carrier factor', () => {
  it('20.162F twelve carrier factors with thirteen of destroyers fill a task force of 25', () => {
    expect(rules([...fourCarriers, destroyers(13)])).toEqual([]);
  });
  it('20.162F no more than half of a task force is fast carriers', () => {
    expect(rules([...fourCarriers, destroyers(11)])).toEqual(['20.162F']);
  });
  it('20.162F fourteen carrier factors cannot be in any task force: with as many others it is too large', () => {
    const five = [...fourCarriers, ship('Ryujo')];
    expect(rules([...five, destroyers(11)])).toEqual(['20.162F']);
    expect(rules([...five, destroyers(14)])).toEqual(['20.162A']);
  });
  it('20.162F slow battleships do not screen carriers', () => {
    expect(rules([ship('Akagi'), ship('Kaga'), ship('Fuso'), ship('Ise')])).toEqual(['20.162F']);
    expect(rules([ship('Akagi'), ship('Kaga'), ship('Kongo'), ship('Hiei')])).toEqual([]);
  });
});
