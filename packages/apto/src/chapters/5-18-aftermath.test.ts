/** What an attack leaves on the map: of those who charged, of partisans where others retreat to, of Generals who are left. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.js';
import { battle, fight, fighter, fighters, ground, leader, origin, plain } from '../battle-testing.js';
import { chinese, unit, without } from '../game-testing.js';
import type { LandUnit } from '../pieces.js';
import type { Pub } from '../state.js';
import { tableAt } from '../supply-testing.js';
import { settle } from './5-14-attack.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;

/** The map once such an attack is over. */
function after(end: Battle, units: readonly LandUnit[], change: (pub: Pub) => void = () => undefined): Pub {
  const table = tableAt('supply', units);
  change(table.state.public);
  settle(table, end);
  return table.state.public;
}

describe('5.18 a Banzai that empties the hex it goes for', () => {
  const units = [unit('lost', 'W4818'), unit('tiger', 'W4818'), chinese('guard', 'W4919')];
  const charged = (going: string[]): Pub => {
    const guard = origin([fighter('5', { ...china, id: 'guard' })], { hex: 'W4919', fort: 'chit' });
    const defenders = [fighter('1-1', { ...japan, id: 'lost' }), fighter('1-9', { ...japan, id: 'tiger' })];
    const support = { attacker: { air: 5, naval: 0, aloft: 1 }, defender: { air: 0, naval: 0, aloft: 0 } };
    const fought = battle([guard], ground('W4818', defenders), { attacker: 'allies', support });
    const { end } = fight(fought, [7, 7, 1, 8], (ask) => (ask.ask === 'sheet' ? [going] : plain(ask)));
    expect(end.banzai ?? end.from[0]?.units[0]?.left).toBe(0);
    return after(end, units, (pub) => {
      pub.works.W4919 = { fortification: true };
    });
  };

  it('5.18, 5.8 destroys a fortification there, though nobody goes in', () => {
    const stands = (): unknown => charged([]).works.W4919?.fortification;
    expect(stands()).toBeUndefined();
    expect(without('5.8', stands)).toBe(true);
  });

  it('5.19 leaves a step to pay for whoever enters it later, but not where those who charged go in', () => {
    expect([charged([]).tolls, charged([]).units.tiger?.hex]).toEqual([{ W4919: 'japan' }, 'W4818']);
    expect([charged(['tiger']).tolls, charged(['tiger']).units.tiger?.hex]).toEqual([{}, 'W4919']);
    expect(without('5.19', () => charged([]).tolls)).toEqual({});
  });
});

it('10.6, 5.18 troops that retreat to partisans of theirs disband them, and fight there', () => {
  const end = fight(
    battle(
      fighters(2, '3-6', japan),
      ground(
        'W4818',
        ['c', 'd'].map((id) => fighter('1-2', { ...china, id })),
        { ways: [{ hex: 'W4717', name: 'the village', nearer: true, nearest: true, room: 8 }] },
      ),
    ),
    [4, 8],
  ).end;
  const gone = (): unknown[] => {
    const band = chinese('band', 'W4717', { kind: 'partisan', strength: [0], small: true });
    const { units } = after(end, [chinese('c', 'W4818'), chinese('d', 'W4818'), band]);
    return [units.d?.hex, units.d?.retreated, units.band?.hex];
  };
  expect(gone()).toEqual(['W4717', false, null]);
  expect(without('10.6', gone)).toEqual(['W4717', true, 'W4717']);
});

describe('5.18 whoever need not retreat', () => {
  const asked = (...ways: string[]): boolean => {
    const target = ground('W1', [fighter('1-1', china), fighter('1-1', { nation: 'ccp' })], {
      ways: ways.map((nation) => ({
        ...{ hex: nation, name: nation, nearer: true, nearest: true, room: 8 },
        nation: nation === 'ccp' ? 'ccp' : 'china',
      })),
    });
    const each = (total: string[]) => Object.fromEntries(total.map((id) => [id, 1]));
    let isAsked = false;
    fight(battle(fighters(2, '2-2', japan), target), [6, 1], (ask) => {
      if (ask.ask === 'pick' && ask.of.some(({ id }) => id === 'retreat')) isAsked = true;
      return ask.ask === 'split' ? each(ask.over.map(({ id }) => id)) : plain(ask);
    });
    return isAsked;
  };

  it('R175, 5.18 may not where one of them has nowhere to go: nobody gives himself up', () => {
    expect([asked('china', 'ccp'), asked('china'), asked()]).toEqual([true, false, false]);
    expect(without('R175', () => asked('china'))).toBe(true);
  });
});

describe('5.20 Generals', () => {
  it('5.20 one who is alone in an empty fort that falls is in no danger, nor does anybody roll for him', () => {
    const li = () => [leader('Li', 'china', 1)];
    const fall = fight(battle(fighters(4, '3', japan), ground('W1', [], { fort: 'chit', generals: li() })), [8, 1]);
    expect([fall.end.vacated, fall.dice.length, fall.end.target.generals[0]?.fate]).toEqual([true, 1, 'well']);
    const held = ground('W1', [fighter('1', china)], { fort: 'chit', generals: li() });
    expect(fight(battle(fighters(4, '3', japan), held), [8, 1]).end.target.generals[0]?.fate).toBe('dead');
  });

  it('R44, 5.20 one whose troops found no way out goes with those of an ally who did: not all are gone', () => {
    const fate = (): unknown[] => {
      const target = ground('W1', [fighter('1-1', { nation: 'ccp' }), fighter('1-1', china)], {
        generals: [leader('Li', 'china', 1)],
        ways: [{ hex: 'back', name: 'back', nearer: true, nearest: true, room: 8, nation: 'ccp' }],
      });
      const { end } = fight(battle(fighters(2, '2-3', japan), target), [6, 8, 1], (ask) =>
        ask.ask === 'split' ? Object.fromEntries(ask.over.map(({ id }) => [id, 1])) : plain(ask),
      );
      return [end.target.units.map(({ left }) => left), end.target.generals[0]?.fate, end.target.generals[0]?.to];
    };
    expect(fate()).toEqual([[1, 0], 'well', 'back']);
    expect(without('R44', fate)).toEqual([[1, 0], 'dead', null]);
  });
});
