/** Optional rules that a war in China can meet, at the table. */
import { awaited } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle, fighters, lefts } from '../battle-testing.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { landCombat } from '../land-combat.js';
import { map } from '../map/map.js';
import { khalkhinGol } from '../scenarios/khalkhin-gol.js';
import { hexOf, indexOf, situationOf } from '../situation.js';
import type { Sortie } from '../state.js';
import { marches } from './5-7-land-movement.js';
import { rerollPower } from './11-14-re-roll.js';

const quiet = { out: { on: false, say: () => undefined, tell: () => undefined } };

describe('11.14 rolling again', () => {
  const armies = [
    unit('a', 'W4919', { strength: [3, 6] }),
    unit('b', 'W4919', { strength: [3, 6] }),
    chinese('c', 'W4818'),
    chinese('far', 'W4320'),
  ];
  function declared(given: { japan?: number; china?: number; rerolls?: boolean; seed?: string } = {}): Match {
    const { japan = 2, china = 1, rerolls = true, seed = 'again' } = given;
    const match = toOffensives(
      matchOf({ units: armies, offensives: { japan, china }, options: { rerolls }, seasons: false }, seed),
    );
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a', 'b'], [], []]);
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    answer(match, 'japan', ['W4818']);
    answer(match, 'japan', ['a', 'b']);
    return passUntil(match, (pub, ask) => ask.rule === '11.14' || pub.attack !== null || pub.sortie === null);
  }

  it('11.14 the attacker is asked first, the defender after him, and each pays an Offensive of its track', () => {
    const match = declared();
    expect([awaited(match.game), question(match, 'japan').rule]).toEqual([['japan'], '11.14']);
    answer(match, 'japan', ['re-roll']);
    expect(awaited(match.game)).toEqual(['allies']);
    answer(match, 'allies', ['re-roll']);
    expect([tableOf(match).offensives.japan, tableOf(match).offensives.china]).toEqual([0, 0]);
    expect(question(match, 'japan')).toMatchObject({ rule: '11.14', of: [{ id: 'again' }] });
    answer(match, 'japan', ['again']);
    expect(told(match, 'rolled again').length).toBe(1);
    expect(told(match, 'first roll').length).toBe(2);
  });

  it('11.14 nobody is asked without the option, or without an Offensive on the track', () => {
    const rules = (match: Match): boolean => match.heard.some(({ rule }) => rule === '11.14');
    expect(rules(declared({ rerolls: false, japan: 2 }))).toBe(false);
    const poor = declared({ japan: 1, china: 0 });
    expect(awaited(poor.game).map((seat) => question(poor, seat).rule)).not.toContain('11.14');
  });

  it('11.14 a power may pay where only units of its minor partner fight: the Soviets for Mongolia, Japan for Manchukuo', () => {
    const asked = (nation: 'mongolia' | 'ccp', ussr: number): string[] => {
      const pub = boardOf({
        units: [unit('a', 'W5421', { nation: 'manchukuo' }), unit('m', 'W5420', { nation })],
        alignment: { ...khalkhinGol.alignment, ccp: 'allies', china: 'allies' },
        offensives: { japan: 2, ussr, china: 1, ccp: 1 },
        options: { rerolls: true },
      });
      const sortie: Sortie = {
        ...{ target: 'W5420', units: ['a'], kind: 'combat', side: 'japan' },
        air: { japan: 0, allies: 0 },
      };
      const law = lawOf({ options: { rerolls: true } });
      return (['japan', 'allies'] as const).map((side) => rerollPower(pub, law, sortie, side) ?? 'nobody');
    };
    expect([asked('mongolia', 3), asked('mongolia', 0)]).toEqual([
      ['japan', 'ussr'],
      ['japan', 'nobody'],
    ]);
    // R61 Nobody pays for the Communists.
    expect(asked('ccp', 3)).toEqual(['japan', 'nobody']);
  });

  it('11.14 nor for attackers who find no place at a chit: they attack without supply', () => {
    const pays = (drawn: string[]) => {
      const pub = boardOf({
        units: [unit('a', 'W4220'), chinese('c', 'W4319')],
        control: { W4221: 'japan', W4220: 'japan' },
        chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn }],
        offensives: { japan: 2 },
        options: { rerolls: true },
      });
      const sortie: Sortie = {
        ...{ target: 'W4319', units: ['a'], kind: 'combat', side: 'japan' },
        air: { japan: 0, allies: 0 },
      };
      return rerollPower(pub, lawOf({ options: { rerolls: true } }), sortie, 'japan');
    };
    const others = ['w', 'x', 'y', 'z'];
    expect([pays([]), pays(others)]).toEqual(['japan', undefined]);
    expect(without('7.7', () => pays(others))).toBe('japan');
  });

  it('11.14 the Chinese who rise after their conquest have the Offensives of a minor nation, which pay for none', () => {
    const pub = boardOf({
      units: [unit('a', 'W4919'), chinese('c', 'W4818')],
      offensives: { japan: 0, china: 2 },
      options: { rerolls: true, occupation: true },
    });
    const sortie: Sortie = {
      ...{ target: 'W4818', units: ['a'], kind: 'combat', side: 'japan' },
      air: { japan: 0, allies: 0 },
    };
    const pays = () => rerollPower(pub, lawOf({ options: { rerolls: true } }), sortie, 'allies');
    expect(pays()).toBe('china');
    pub.conquered.china = 'japan';
    expect(pays()).toBeUndefined();
    expect(without('9.25', pays)).toBe('china');
  });

  const bought = () => {
    const fought = battle(fighters(2, '2-4', { nation: 'japan' }), fighters(2, '1-2', { nation: 'china' }));
    fought.again = { attacker: 'may', defender: 'may' };
    landCombat.next(fought, quiet.out);
    return fought;
  };

  it('11.14 an attacker who kept his roll may still roll after the defender has, and the last roll stands', () => {
    const fought = bought();
    landCombat.die(fought, 8, quiet.out);
    landCombat.decide(fought, { japan: [] }, quiet.out);
    expect(landCombat.next(fought, quiet.out)).toMatchObject({ need: 'decision', of: ['allies'] });
    landCombat.decide(fought, { allies: ['again'] }, quiet.out);
    landCombat.die(fought, 1, quiet.out);
    expect(landCombat.next(fought, quiet.out)).toMatchObject({ need: 'decision', of: ['japan'] });
    landCombat.decide(fought, { japan: ['again'] }, quiet.out);
    landCombat.die(fought, 2, quiet.out);
    expect([fought.net, fought.result]).toEqual([2, '1/-']);
  });

  it('11.14 but not once the defender has let it be', () => {
    const fought = bought();
    landCombat.die(fought, 3, quiet.out);
    landCombat.decide(fought, { japan: [] }, quiet.out);
    landCombat.decide(fought, { allies: [] }, quiet.out);
    expect([fought.net, fought.stage === 'again', lefts(fought.target).length]).toEqual([3, false, 2]);
  });
});

describe('11.15 rivers without bridges', () => {
  /** Two hexes with a river between them, on clear ground in China. */
  const [near = '', far = ''] =
    map.land.flatMap((hex) => {
      if (hex.territory !== 'china' || hex.terrain !== 'clear') return [];
      const way = hex.sides.findIndex(({ river, kind }) => river && kind === 'open');
      const beside = way < 0 ? undefined : map.hexes[hex.around[way] ?? -1];
      return beside?.territory === 'china' && beside.terrain === 'clear' ? [[hex.id, beside.id]] : [];
    })[0] ?? [];
  const board = (rivers: boolean, defended: boolean) =>
    boardOf({
      units: [unit('a', near), ...(defended ? [chinese('c', far)] : [])],
      control: { [near]: 'japan' },
      options: { rivers },
    });
  const zone = (rivers: boolean, defended: boolean): number =>
    situationOf(board(rivers, defended), map).zones.japan[indexOf(map, far)] ?? 0;

  it('11.15 no Zone of Control reaches over a river into a defended hex, into an empty one it does', () => {
    expect([zone(true, true), zone(true, false), zone(false, true)]).toEqual([0, 1, 1]);
    expect(without('11.15', () => zone(true, true))).toBe(1);
  });

  it('11.15 crossing costs a Movement Point more', () => {
    const cost = (rivers: boolean): number | undefined => {
      const pub = board(rivers, false);
      const { a } = pub.units;
      if (a === undefined) throw new Error('there is no unit');
      const reached = marches(situationOf(pub, map), { unit: a, side: 'japan', budget: 2 });
      return reached.find(({ hex }) => hex === far)?.cost;
    };
    expect([cost(false), cost(true)]).toEqual([1, 2]);
    expect(hexOf(map, far).terrain).toBe('clear');
  });
});
