/** Where rules of movement meet: stacks of several nations and borders, trains and headquarters, Generals and the ground. */
import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offered,
  passUntil,
  tableOf,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { type Chit, type General, general, type Headquarters, headquarters, type LandUnit } from '../pieces.js';
import { hexOf, invadedKey, situationOf, sovietWar } from '../situation.js';
import { fedHexes } from '../supplied.js';
import { rides } from './5-7-land-movement.js';
import { goals } from './5-7-movement-step.js';
import { behindTheFront } from './5-12-fronts.js';
import { mayEntrain, railGoals } from './6-1-rail.js';

const far = chinese('far', 'W4113');
const nothing = { seasons: false, offensives: {} } as const;
const northern = { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' } as const;
const moving = (given: Parameters<typeof matchOf>[0]): Match =>
  passUntil(matchOf({ ...nothing, ...given }), ({ phase }) => phase === 'movement');
const staff = (id: string, hex: string) => headquarters({ id, nation: 'japan', name: id, command: 1, radius: 2, hex });

describe('stacks that go together', () => {
  it('10.16 two divisions that watch the same stretch of the border do not leave it together', () => {
    const posts = 'W5719 W5720 W5722 W5724 W5725 W5526 W5427 W5428 W5329 W5227'.split(' ');
    const guards = [...posts, 'W5724'].map((hex, n) => unit(`g${n}`, hex, { move: 1 }));
    const to = (who: string): string[] => {
      const match = moving({ units: [...guards, far] });
      answer(match, 'japan', [who]);
      return offered(match, 'japan');
    };
    expect([to('unit:g3').includes('W5624'), to('stack:W5724').includes('W5624')]).toEqual([true, false]);
    expect(to('stack:W5724')).toContain('W5723');
    expect(without('10.16', () => to('stack:W5724'))).toContain('W5624');
  });

  it('9.1 Soviets do not come through Manchukuo because they go with Mongolians, who may', () => {
    const way = (...nations: ('ussr' | 'mongolia')[]): readonly string[] => {
      const units = nations.map((nation) => unit(nation, 'W5420', { nation, move: 4, kind: 'motorized' }));
      const given = { units, alignment: northern, initiative: 'japan' as const };
      const pub = boardOf(given);
      pub.notes[invadedKey] = 1;
      const group = { id: 'all', units, riders: [] };
      const to = goals(pub, lawOf(given), 'allies', group, situationOf(pub, map)).find(({ hex }) => hex === 'W5319');
      return to?.path ?? [];
    };
    const abroad = (path: readonly string[]): number =>
      path.filter((hex) => hexOf(map, hex).territory !== 'mongolia').length;
    expect(abroad(way('mongolia'))).toBeGreaterThan(0);
    expect(abroad(way('ussr', 'mongolia'))).toBe(0);
  });
});

describe('6.1 trains', () => {
  const held = ['W4919', 'W4818', 'W4718', 'W4819', 'W4719', 'W4918', 'W5019'];
  const control = Object.fromEntries(held.map((hex) => [hex, 'japan' as const]));
  const to = (piece: Chit, along: readonly Chit[], ...others: Chit[]): string[] => {
    const all = [piece, ...along, ...others];
    const units = all.flatMap((each): LandUnit[] => ('kind' in each ? [each] : []));
    const hqs = all.flatMap((each) => ('command' in each ? [each] : []));
    const board = boardOf({ units: [...units, far], hqs, control });
    return railGoals(board, charts, piece, 'japan', situationOf(board, map), 3, along).map(({ hex }) => hex);
  };

  it('6.1, R7 no train takes a headquarters past another of its nation', () => {
    const hq = staff('hq', 'W5022');
    const other = staff('other', 'W4920');
    expect(to(hq, [])).toContain('W4718');
    expect(to(hq, [], other)).not.toContain('W4718');
    expect(to(hq, [], other)).toContain('W5123');
    expect(without('R7', () => to(hq, [], other))).not.toContain('W4920');
    const lorry = unit('a', 'W5022', { kind: 'motorized' });
    expect([to(lorry, [], other).includes('W4718'), to(lorry, [hq], other).includes('W4718')]).toEqual([true, false]);
  });

  it('6.1, R7 nor does the way to the train lead it there', () => {
    const lorry = unit('a', 'W5020', { kind: 'motorized', move: 3 });
    const other = staff('other', 'W5122');
    expect(to(lorry, [], other)).toContain('W5223');
    expect(to(lorry, [staff('hq', 'W5020')], other)).not.toContain('W5223');
    expect(to(lorry, [staff('hq', 'W5020')], other)).toContain('W4920');
  });

  it('6.1, 9.1 no Soviet train runs through Manchukuo without a war, whoever of her friends holds the line', () => {
    const line = 'W5619 W5620 W5521 W5522 W5422 W5423 W5424 W5325 W5225 W5226 W5227'.split(' ');
    const goes = (war: boolean): boolean => {
      const soviet = unit('s', 'W5618', { nation: 'ussr' });
      const taken = Object.fromEntries(line.map((hex) => [hex, 'allies' as const]));
      const pub = boardOf({ units: [soviet], alignment: northern, initiative: 'japan', control: taken });
      pub.notes[war ? sovietWar : invadedKey] = 1;
      return railGoals(pub, charts, soviet, 'allies', situationOf(pub, map), 2).some(({ hex }) => hex === 'W5128');
    };
    expect([goes(true), goes(false)]).toEqual([true, false]);
  });

  it('6.1 nobody is offered a train on a line that runs through the enemy’s land alone, whose capacity is not his', () => {
    const chits = [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }];
    const may = (hexes: string): boolean => {
      const shanghai = unit('a', 'W4221');
      const taken = Object.fromEntries(hexes.split(' ').map((hex) => [hex, 'japan' as const]));
      const board = boardOf({ units: [shanghai, far], control: taken, chits });
      return mayEntrain(board, charts, shanghai, 'japan', situationOf(board, map), 2);
    };
    expect(may('W4221 W4220 W4320')).toBe(false);
    expect(may('W4221 W4220 W4320 W4419 W4519 W4619 W4719 W4819')).toBe(true);
  });

  it('6.1 whoever goes from one land to another says whose railways carry him', () => {
    const gone = (where: string) => {
      const match = moving({ units: [unit('a', 'W5022'), far] });
      answer(match, 'japan', ['rail:a']);
      answer(match, 'japan', [where]);
      const { units, rail } = tableOf(match);
      return [units.a?.hex, rail];
    };
    expect(gone('W4725')).toEqual(['W4725', { manchukuo: 1 }]);
    expect(gone('W4725 japan')).toEqual(['W4725', { japan: 1 }]);
  });
});

describe('Generals by themselves', () => {
  it('5.10, R151 are left alone by headquarters and Generals of the enemy', () => {
    const li = general({ id: 'li', nation: 'china', name: 'Li', hex: 'W4818', strength: 1 });
    const reach = (leader: Headquarters | General): boolean => {
      const board = boardOf({
        hqs: 'command' in leader ? [leader] : [],
        generals: 'command' in leader ? [li] : [li, leader],
      });
      return rides(situationOf(board, map), leader, 3).some(({ hex }) => hex === 'W4818');
    };
    const itagaki = general({ id: 'i', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1 });
    expect([reach(staff('hq', 'W4919')), reach(itagaki)]).toEqual([false, false]);
    expect(without('R151', () => reach(itagaki))).toBe(true);
  });

  it('5.8, R150 in an Offensive pay for mountains what infantry pays, in the Movement Phase nothing more', () => {
    const generals = [general({ id: 'g', nation: 'japan', name: 'G', hex: 'W4718', strength: 1 })];
    const units = [unit('a', 'W4718'), far];
    const inOffensive = (): string[] => {
      const match = toOffensives(
        matchOf({ ...nothing, offensives: { japan: 1 }, units, generals, control: { W4718: 'japan' } }),
      );
      answer(match, 'japan', ['stack:W4718:japan']);
      answer(match, 'japan', [['a'], [], ['g']]);
      passUntil(match, ({ offensive }) => offensive?.step === 'movement');
      answer(match, 'japan', ['general:g']);
      return offered(match, 'japan');
    };
    const inMovement = (): string[] => {
      const match = moving({ units, generals, control: { W4718: 'japan' } });
      answer(match, 'japan', ['general:g']);
      return offered(match, 'japan');
    };
    expect([inMovement(), inOffensive(), without('R150', inOffensive)].map((to) => to.includes('W4914'))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('5.12 keep the hex in which they stand from falling to a front', () => {
    const ring = ['W4818', 'W4719', 'W4618', 'W4617', 'W4717', 'W4817'];
    const fallen = (...generals: Parameters<typeof general>[0][]): string[] => {
      const board = boardOf({
        generals: generals.map(general),
        control: Object.fromEntries(ring.map((hex) => [hex, 'japan' as const])),
      });
      const there = situationOf(board, map);
      return behindTheFront(there, 'japan', fedHexes(board, there, 'allies'));
    };
    expect(fallen()).toContain('W4718');
    expect(fallen({ id: 'g', nation: 'china', name: 'G', hex: 'W4718', strength: 1 })).not.toContain('W4718');
  });
});
