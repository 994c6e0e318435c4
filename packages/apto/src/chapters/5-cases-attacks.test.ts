/** Cases of armour (5.17, 5.21) and of attacks that were announced (5.15) that a rule names beside its main one. */
import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offensive,
  offered,
  passUntil,
  question,
  tableOf,
  tank,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { type General, general, headquarters, type LandUnit } from '../pieces.js';
import { onwards, thrusts } from './5-21-breakthrough-step.js';
import { moves } from './5-22-exploitation-step.js';

const far = chinese('far', 'W4113');
const hq = headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 2, radius: 2, hex: 'W4919' });

describe('armour', () => {
  it('5.21, 9.1 no armour breaks through a border that it may not cross', () => {
    const thrustsOf = (war: 0 | 1): string[] => {
      const units = [tank('t', 'W5420', { nation: 'ussr', status: 'standby' }), unit('m', 'W5421')];
      const given = {
        units,
        alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' },
      } as const;
      const pub = boardOf(given);
      pub.notes['9.1 soviet war'] = war;
      const off = offensive({ side: 'allies', nation: 'ussr', agents: [{ by: 'stack', of: 'W5420:ussr' }] });
      return [...new Set(thrusts(pub, lawOf(given), off).map(({ target }) => target))].sort();
    };
    expect(thrustsOf(1)).toContain('W5421');
    expect(thrustsOf(0)).not.toContain('W5421');
  });

  it('5.17, R14 armour reacts to armour that leaves its zone for a Breakthrough', () => {
    const units = [
      tank('t', 'W4919'),
      ...[chinese('x', 'W4717'), far, chinese('enemy', 'W5019', { kind: 'armor', circled: true, strength: [2, 5] })],
    ];
    const given = { units, control: { W5019: 'allies', W4818: 'japan' } as const };
    const match = toOffensives(matchOf({ ...given, seasons: false, offensives: { japan: 1 } }));
    tableOf(match).weather = {};
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['t'], [], []]);
    const thrust = offered(match, 'japan').find((id) => id.split('>')[1] !== 'W4919') ?? '';
    answer(match, 'japan', [thrust]);
    expect([question(match, 'allies').rule, offered(match, 'allies')]).toEqual(['5.17', ['enemy']]);
    answer(match, 'allies', []);
    expect(tableOf(match).units.t?.hex).toBe(thrust.split('>')[1]);
  });

  it('5.21 units of one hex break through separately, each at its own target, and some may be left behind', () => {
    const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1 });
    const ours = [tank('s', 'W4919'), tank('t', 'W4919'), tank('u', 'W4919')];
    const units = [...ours, chinese('x', 'W4818'), chinese('y', 'W4918'), far];
    const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units, hqs: [hq], generals: [g] }));
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['s', 't', 'u'], [], ['g']]);
    answer(match, 'japan', ['part:W4919>W4919>W4818']);
    // Where they go is seen by all from here on, and so is not taken back.
    expect(told(match, 'some break through')).toHaveLength(1);
    answer(match, 'japan', [['s'], []]);
    expect(tableOf(match).sortie).toMatchObject({ target: 'W4818', units: ['s'] });
    passUntil(
      match,
      ({ offensive: off, attack, sortie }) => off?.stage === 'begin' && attack === null && sortie === null,
    );
    // The same hex is no target of a second one.
    expect(offered(match, 'japan').filter((id) => id.endsWith('W4818'))).toEqual([]);
    answer(match, 'japan', ['part:W4919>W4919>W4918']);
    answer(match, 'japan', [['t'], ['g']]);
    expect(tableOf(match).sortie).toMatchObject({ target: 'W4918', units: ['t'] });
    passUntil(match, ({ offensive: off }) => off?.step === 'movement');
    expect([tableOf(match).units.u?.moved, tableOf(match).units.u?.hex]).toEqual([false, 'W4919']);
    expect(offered(match, 'japan')).toContain('unit:u');
  });

  it('7.10 the rating of a General takes no armour without supply further than one Movement Point', () => {
    const furthest = (fed: string[]): number[] => {
      const g = general({ id: 'g', nation: 'japan', name: 'G', hex: 'W4417', strength: 1, exploitation: 3 });
      g.status = 'standby';
      const given = {
        units: [tank('t', 'W4417', { status: 'standby' }), far],
        generals: [g],
        control: { W4417: 'japan' },
      } as const;
      const [pub, law] = [boardOf(given), lawOf(given)];
      pub.weather = {};
      const off = offensive({ chosen: ['t'], cleared: ['t'], fed });
      pub.offensive = off;
      return [onwards(pub, law, off), moves(pub, law, off)].map((ways) =>
        Math.max(...ways.map(({ path }) => path.length)),
      );
    };
    expect(furthest(['t']).every((hexes) => hexes > 1)).toBe(true);
    expect(furthest([])).toEqual([1, 1]);
    expect(without('7.10', () => furthest([])).every((hexes) => hexes > 1)).toBe(true);
  });

  it('5.21 armour that fails to break through attacks the same hex again in the Combat Step', () => {
    const again = (seed = 0): unknown => {
      const units = [tank('t', 'W4919'), chinese('x', 'W4818', { strength: [2, 4] }), far];
      const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units }, `again${seed}`));
      tableOf(match).weather = {};
      answer(match, 'japan', ['stack:W4919:japan']);
      answer(match, 'japan', [['t'], [], []]);
      answer(match, 'japan', ['W4919>W4919>W4818']);
      passUntil(match, ({ offensive: off, sortie }) => off === null || (off.step === 'combat' && sortie !== null));
      const { sortie } = tableOf(match);
      return sortie === null && seed < 60 ? again(seed + 1) : sortie;
    };
    expect(again()).toMatchObject({ kind: 'combat', target: 'W4818', units: ['t'], bound: true });
    expect(without('5.21', again)).toBeNull();
  });

  it('5.21 a General may be left behind by the one unit that breaks through', () => {
    const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1 });
    const given = { seasons: false, offensives: { japan: 1 }, hqs: [hq], generals: [g] };
    const match = toOffensives(matchOf({ ...given, units: [tank('t', 'W4919'), chinese('x', 'W4818'), far] }));
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['t'], [], ['g']]);
    answer(match, 'japan', ['part:W4919>W4919>W4818']);
    answer(match, 'japan', [['t'], []]);
    expect([tableOf(match).sortie?.units, tableOf(match).generals.g?.moved]).toEqual([['t'], false]);
  });

  it('5.21 a General who broke through has given what he can, though his armour goes on without him', () => {
    const spent = (seed = 0): unknown => {
      const zhukov = general({ id: 'z', nation: 'ussr', name: 'Zhukov', hex: 'W5418', strength: 2, exploitation: 2 });
      const match = toOffensives(
        matchOf(
          {
            ...{ seasons: false, offensives: { ussr: 1 }, initiative: 'ussr', generals: [zhukov] },
            alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' },
            units: [
              tank('t', 'W5418', { nation: 'ussr' }),
              unit('x', 'W5419', { strength: [1] }),
              unit('far', 'W5022'),
            ],
          },
          `spent${seed}`,
        ),
        'allies',
      );
      tableOf(match).weather = {};
      answer(match, 'allies', ['stack:W5418:ussr']);
      answer(match, 'allies', [['t'], [], ['z']]);
      answer(match, 'allies', ['W5418>W5418>W5419']);
      passUntil(match, ({ attack, offensive: off }) => attack?.stage === 'advance' || off?.step !== 'breakthrough');
      if (tableOf(match).attack === null) return spent(seed + 1);
      answer(match, 'allies', [['t', 'z']]);
      passUntil(match, ({ offensive: off }) => off?.stage === 'onward');
      const alone = offered(match, 'allies').find((id) => id.startsWith('t>')) ?? '';
      answer(match, 'allies', [alone]);
      passUntil(match, ({ offensive: off }) => off?.step !== 'breakthrough');
      const { units, generals } = tableOf(match);
      expect(units.t?.hex).not.toBe(generals.z?.hex);
      return generals.z?.spent;
    };
    expect(spent()).toBe(true);
  });

  /** A fight in which the attackers come to choose who advances, whatever dice that takes. */
  function toAdvance(units: readonly LandUnit[], generals: General[] = [], seed = 0): Match {
    const chits = [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4919', drawn: [] }];
    const given = { seasons: false, offensives: { japan: 1 }, units, hqs: [hq], generals, chits };
    const match = toOffensives(matchOf({ ...given, control: { W5019: 'allies' } }, `advance${seed}`));
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    const ours = units.flatMap(({ id, nation }) => (nation === 'japan' ? [id] : []));
    answer(match, 'japan', [ours, [], generals.map(({ id }) => id)]);
    passUntil(match, ({ offensive: off }) => off?.step === 'combat');
    answer(match, 'japan', ['W4818']);
    answer(match, 'japan', ours);
    passUntil(match, ({ attack, offensive: off }) => attack?.stage === 'advance' || off === null);
    return tableOf(match).offensive === null && seed < 60 ? toAdvance(units, generals, seed + 1) : match;
  }
  const enemyTank = chinese('enemy', 'W5019', { kind: 'armor', circled: true, strength: [2, 5] });
  const weak = chinese('x', 'W4818', { strength: [1] });

  it('5.17, R14 armour reacts to those who leave its zone to advance after combat, and their General waits with them', () => {
    const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1 });
    const match = toAdvance([unit('a', 'W4919'), unit('b', 'W4919'), weak, enemyTank, far], [g]);
    answer(match, 'japan', [['a', 'b', 'g']]);
    passUntil(match, ({ attack }) => attack === null);
    expect([question(match, 'allies').rule, offered(match, 'allies')]).toEqual(['5.17', ['enemy']]);
    expect([tableOf(match).units.a?.hex, tableOf(match).generals.g?.hex]).toEqual(['W4919', 'W4919']);
    answer(match, 'allies', []);
    expect([tableOf(match).units.b?.hex, tableOf(match).generals.g?.hex]).toEqual(['W4818', 'W4818']);
    expect(tableOf(match).control.W4818).toBe('japan');
  });

  it('R77, 5.19 what an earlier attack left to pay is forgotten when another empties the hex', () => {
    const advanced = () => {
      const match = toAdvance([unit('a', 'W4919'), unit('b', 'W4919'), weak, far]);
      tableOf(match).tolls = { W4818: 'japan' };
      answer(match, 'japan', [['a']]);
      passUntil(match, ({ attack }) => attack === null);
      return [tableOf(match).units.a?.hex, tableOf(match).tolls, told(match, 'toll').length];
    };
    expect(advanced()).toEqual(['W4818', {}, 0]);
    expect(without('R77', advanced)).toEqual(['W4818', {}, 1]);
  });

  it('5.17 nobody reacts to an advance that leaves a unit behind, or from a hex that no armour controls', () => {
    const match = toAdvance([unit('a', 'W4919'), unit('b', 'W4919'), weak, enemyTank, far]);
    answer(match, 'japan', [['a']]);
    passUntil(match, ({ attack }) => attack === null);
    expect([tableOf(match).reaction, tableOf(match).units.a?.hex]).toEqual([null, 'W4818']);
  });

  it('5.17 who advances from several hexes gives an opening in each, one after the other', () => {
    const other = chinese('other', 'W4717', { kind: 'armor', circled: true, strength: [2, 5] });
    const match = toAdvance([unit('a', 'W4919'), unit('b', 'W4718'), weak, enemyTank, other, far]);
    answer(match, 'japan', [['a', 'b']]);
    passUntil(match, ({ attack }) => attack === null);
    const asked: string[] = [];
    while (tableOf(match).reaction !== null) {
      asked.push(tableOf(match).reaction?.from ?? '');
      answer(match, 'allies', []);
    }
    expect(asked.sort()).toEqual(['W4718', 'W4919']);
    expect([tableOf(match).units.a?.hex, tableOf(match).units.b?.hex]).toEqual(['W4818', 'W4818']);
  });

  it('5.17, 5.19 who is wiped out on leaving does not advance, and nobody follows into his hex', () => {
    const at = (seed: number): Match => {
      const units = [unit('a', 'W4919', { strength: [1] }), tank('t', 'W4718'), weak, enemyTank, far];
      const match = toAdvance(units, [], seed);
      answer(match, 'japan', [['a']]);
      passUntil(match, ({ attack }) => attack === null);
      if (tableOf(match).reaction === null) return at(seed + 1);
      answer(match, 'allies', ['enemy']);
      passUntil(match, ({ reaction }) => reaction === null);
      return tableOf(match).units.a?.hex === null || seed > 60 ? match : at(seed + 1);
    };
    const match = at(0);
    expect([tableOf(match).units.a?.hex, tableOf(match).control.W4818]).toEqual([null, undefined]);
    expect(tableOf(match).offensive?.followed ?? []).toEqual([]);
  });
});

describe('an announced attack', () => {
  const units = [
    ...[tank('a', 'W4919'), tank('b', 'W4919'), unit('c', 'W4919')],
    ...[chinese('x', 'W4818'), chinese('y', 'W4818'), chinese('z', 'W4918'), far],
  ];
  function announced(...attacks: (readonly [string, readonly string[]])[]): Match {
    const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units, hqs: [hq] }));
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['a', 'b', 'c'], [], []]);
    passUntil(match, ({ offensive: off }) => off?.step === 'combat');
    for (const [target, by] of attacks) {
      answer(match, 'japan', [target]);
      answer(match, 'japan', [...by]);
    }
    return match;
  }
  const isCancelAsked = (_pub: unknown, ask: Ask): boolean => ask.ask === 'pick' && ask.of[0]?.id === 'cancel';

  it('5.15 is not made by infantry that has lost its headquarters by then', () => {
    const made = (lost: boolean): unknown[] => {
      const match = announced(['W4818', ['a', 'b']], ['W4918', ['c']]);
      passUntil(match, ({ sortie }) => sortie?.target === 'W4818');
      const staff = tableOf(match).hqs.hq;
      if (lost && staff !== undefined) Object.assign(staff, { hex: null, off: 'pool' });
      passUntil(match, ({ offensive: off }) => off === null);
      const given = told(match, 'falls away').map(({ data }) => [data.hex, data.attackers]);
      expect(given).toEqual(told(match, 'attack').length === 2 ? [] : [['W4918', 0]]);
      return told(match, 'attack').map(({ data }) => data.hex);
    };
    expect([made(false).length, made(true).length]).toEqual([2, 1]);
    expect(without('5.15', () => made(true)).length).toBe(2);
  });

  it('5.15, R51 may be cancelled once another of its Step has been made; its units have not attacked', () => {
    const match = announced(['W4818', ['a', 'b']], ['W4918', ['c']]);
    passUntil(match, isCancelAsked);
    expect(tableOf(match).sortie?.target).toBe('W4918');
    answer(match, 'japan', ['cancel']);
    expect([told(match, 'cancelled').length, tableOf(match).units.a?.attacked]).toEqual([1, true]);
    expect([tableOf(match).units.c?.attacked, tableOf(match).sortie]).toEqual([false, null]);
    passUntil(match, ({ offensive: off }) => off === null);
    expect(match.heard.filter(({ kind }) => kind === 'attack')).toHaveLength(1);
  });

  it('5.15, R51 may be cancelled when planes of the enemy come to it, and is made unless it is', () => {
    const match = announced(['W4918', ['a', 'b', 'c']]);
    passUntil(match, ({ sortie, asked }) => sortie !== null && asked.includes('allies'));
    answer(match, 'allies', 1);
    const cancel = question(match, 'japan');
    expect(isCancelAsked(null, cancel)).toBe(true);
    // Yes is yes: what is asked is whether it is called off.
    expect(cancel.prompt).toContain('Is the attack on Kalgan (W4918) called off?');
    answer(match, 'japan', []);
    // All have seen that it goes on: it is told, and so is not taken back.
    expect(told(match, 'not cancelled')).toHaveLength(1);
    expect(told(match, 'attack')).toHaveLength(1);
  });

  it('5.15, 5.21 a Breakthrough that is cancelled has to be made in the Combat Step, and then is not cancelled', () => {
    const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units }));
    tableOf(match).weather = {};
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a', 'b'], [], []]);
    answer(match, 'japan', ['W4919>W4919>W4818']);
    passUntil(match, ({ sortie, asked }) => sortie !== null && asked.includes('allies'));
    answer(match, 'allies', 1);
    answer(match, 'japan', ['cancel']);
    tableOf(match).notes = {};
    passUntil(
      match,
      ({ offensive: off, sortie, asked }) => off?.step === 'combat' && sortie !== null && asked.includes('allies'),
    );
    expect(tableOf(match).sortie).toMatchObject({ target: 'W4818', units: ['a', 'b'] });
    // 5.0 It is the one attack of the stack still.
    expect(tableOf(match).offensive?.left).toBe(0);
    answer(match, 'allies', 1);
    expect(told(match, 'attack')).toHaveLength(1);
  });
});
