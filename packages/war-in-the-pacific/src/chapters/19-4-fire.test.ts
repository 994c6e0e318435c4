import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../surface/state.js';
import { asked, inTheMiddle, openItems, play, refusalOf } from '../surface/testing.js';
import { attackBy } from '../surface/worth.js';
import { columnFor, damagePoints, oddsFor, strengthOf } from './19-4-fire.js';
import { torpedoesInForce } from './19-5-torpedoes.js';

const duel = { japan: { Chokai: 'C1', Aoba: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E5' } };

describe('who may fire', () => {
  it('19.4 only ships in active hexes fire', () => {
    const record = inTheMiddle(duel);
    expect(openItems(asked(record, 'japan'))).toEqual(['Vincennes']);
    play(record, ['Vincennes']);
    expect(openItems(asked(record, 'japan'))).toEqual(['Chokai']);
  });
  it('19.4.1 a target must be within the range of who fires', () => {
    expect(refusalOf(asked(inTheMiddle(duel), 'japan'), 'Quincy')).toBe('19.4.1');
  });
  it('19.4.1 a six-inch cruiser fires with half her strength over two hexes, and with all of it over one', () => {
    const record = inTheMiddle({ japan: { Aoba: 'C1', Kako: 'D1' }, allies: { Boise: 'E1' }, phasing: 'allies' });
    const fire = (target: string) =>
      strengthOf(record.law, record.battle, attackBy({ target, firers: ['Boise'], torpedoShift: false }));
    expect([fire('Aoba'), fire('Kako')]).toEqual([5, 11]);
  });
  it('17.3.5 destroyers with troops aboard fire with half their strength, a fraction dropped', () => {
    const fire = (loaded: string[]) => {
      const record = inTheMiddle({ japan: { Fubuki: 'D1' }, allies: { Vincennes: 'E1' }, loaded });
      return play(record, ['Vincennes'], [['Fubuki']]).of('fires');
    };
    expect([fire([]), fire(['Fubuki'])]).toMatchObject([[{ strength: 9 }], [{ strength: 4 }]]);
  });
  it('19.4.2 ships in active hexes add up against one target', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'E1' } });
    const heard = play(record, ['Vincennes'], [['Chokai', 'Aoba']]);
    expect(heard.of('fires')).toMatchObject([{ by: ['Chokai', 'Aoba'], strength: 23 }]);
  });
  it('19.4.3 a ship fires once in a sequence', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'E1', Quincy: 'E1' } });
    play(record, ['Vincennes'], [['Chokai']], 1, 1, ['Quincy']);
    expect(refusalOf(asked(record, 'japan'), 'Chokai')).toBe('19.4.3');
  });
  it('19.4.4 an enemy is attacked once in an Active Phase', () => {
    const record = inTheMiddle({ japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'E1', Quincy: 'E1' } });
    play(record, ['Vincennes'], [['Chokai']], 1, 1);
    expect(refusalOf(asked(record, 'japan'), 'Vincennes')).toBe('19.4.4');
  });
});

describe('what it comes to', () => {
  it('19.4.6 a battleship beside destroyers doubles all damage points, whoever else fires', () => {
    const near = inTheMiddle({ japan: { Kirishima: 'D1', Aoba: 'C1' }, allies: { Helm: 'E1', Vincennes: 'E2' } });
    const points = (firers: string[], target: string) =>
      damagePoints(near.law, near.battle, attackBy({ target, firers, torpedoShift: false }), 3);
    expect(points(['Kirishima', 'Aoba'], 'Helm')).toBe(2 * points(['Kirishima', 'Aoba'], 'Vincennes'));
    expect(points(['Aoba'], 'Helm')).toBe(6);
  });
  it('19.4.7 29 damage points against a defence of 5 are 5:1', () => {
    expect(oddsFor(29, 5)).toBe(5);
  });
  it('19.4.7 strength and speed class give damage points, points and defence the odds, a second die the damage', () => {
    const record = inTheMiddle(duel);
    const heard = play(record, ['Vincennes'], [['Chokai']], 6, 5);
    expect(heard.of('damage-points')).toMatchObject([{ target: 'Vincennes', face: 6, points: 25 }]);
    expect(heard.of('result')).toMatchObject([{ odds: 4, face: 5, result: 'D4' }]);
    expect(shipOf(record.battle, 'Vincennes').damage).toBe(4);
  });
  it('19.4.7 slower ships take more', () => {
    const { law, battle } = inTheMiddle({ ...duel, damaged: { Vincennes: 2, Quincy: 3 } });
    const points = (target: string) =>
      damagePoints(law, battle, attackBy({ target, firers: ['Chokai'], torpedoShift: false }), 4);
    shipOf(battle, 'Quincy').hex = shipOf(battle, 'Vincennes').hex;
    expect([points('Vincennes'), points('Quincy')]).toEqual([16, 20]);
  });
});

describe('19.5 torpedoes', () => {
  const goto = { allies: [{ name: 'Wright', ship: 'Vincennes' }], japan: [{ name: 'Mikawa', ship: 'Fubuki' }] };
  const torpedoes = {
    japan: { Fubuki: 'D1', Oyashio: 'D1' },
    allies: { Vincennes: 'E1', Quincy: 'E3' },
    active: 4,
    admirals: goto,
  };

  it('19.5 two destroyers with 18 both spend a marker and use the column 21-30', () => {
    const record = inTheMiddle(torpedoes);
    const { law, battle } = record;
    const fire = attackBy({ target: 'Vincennes', firers: ['Fubuki', 'Oyashio'], torpedoShift: true });
    expect(strengthOf(law, battle, fire)).toBe(18);
    expect([columnFor(18, false), columnFor(18, true), columnFor(21, false), columnFor(30, false)]).toEqual([
      4, 5, 5, 5,
    ]);
    play(record, ['Vincennes'], [['Fubuki', 'Oyashio'], ['shift']]);
    expect(battle.ships.slice(0, 2).map((ship) => ship.torpedoes)).toEqual([1, 1]);
  });
  it('19.5 the column is gained only if every ship that fires spends one', () => {
    const record = inTheMiddle({ ...torpedoes, japan: { Fubuki: 'D1', Aoba: 'D1' } });
    play(record, ['Vincennes']);
    const ask = asked(record, 'japan');
    expect(judge(null, ask, [['Fubuki', 'Aoba'], ['shift']])?.rule).toBe('19.5');
    expect(judge(null, ask, [['Fubuki'], ['shift']])).toBeUndefined();
  });
  it('19.5 a marker reaches two hexes, once in a sequence', () => {
    const record = inTheMiddle({ ...torpedoes, japan: { Fubuki: 'C1', Aoba: 'A1' }, active: 1, admirals: { ...goto } });
    play(record, ['Vincennes'], [['Fubuki']]);
    expect(shipOf(record.battle, 'Fubuki')).toMatchObject({ torpedoes: 1, launched: true });
  });
  it('19.5 by day Japan must have the initiative and the better E rating', () => {
    const far = { ...torpedoes, japan: { Fubuki: 'C1', Oyashio: 'C1' }, active: 1 };
    const inForce = (given: Parameters<typeof inTheMiddle>[0]) => {
      const { law, battle } = inTheMiddle(given);
      return torpedoesInForce(law, battle);
    };
    expect(openItems(asked(inTheMiddle(far), 'japan'))).toEqual(['Vincennes']);
    expect([inForce(far), inForce({ ...far, admirals: {} }), inForce({ ...far, initiative: 'allies' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('19.5.1 ships with troops aboard have none', () => {
    const record = inTheMiddle({ ...torpedoes, loaded: ['Fubuki'] });
    expect(record.battle.ships.map((ship) => ship.torpedoes)).toEqual([0, 2, 0, 0]);
  });
  it('19.5.2 a marker spent is gone for the battle', () => {
    const record = inTheMiddle(torpedoes);
    play(record, ['Vincennes'], [['Fubuki'], ['shift']], 1, 1);
    Object.assign(shipOf(record.battle, 'Fubuki'), { fired: false, launched: false });
    shipOf(record.battle, 'Vincennes').attacked = false;
    play(record, ['Vincennes'], [['Fubuki'], ['shift']]);
    expect(shipOf(record.battle, 'Fubuki').torpedoes).toBe(0);
  });
});
