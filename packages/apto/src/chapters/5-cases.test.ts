import { describe, expect, it } from 'vitest';
import { battle, fight, fighters, ground, leader, plain, told as saidIn } from '../battle-testing.js';
import { charts } from '../charts/index.js';
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
} from '../game-testing.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import { type General, general, headquarters, type LandUnit } from '../pieces.js';
import { situationOf } from '../situation.js';
import { isSupplied } from '../supplied.js';
import { hqRides } from './5-1-headquarters.js';
import { excessAt } from './5-9-stacking.js';
import { envisage } from './5-14-muster.js';
import { followers } from './5-15-combat-step.js';
import { railGoals } from './6-1-rail.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;
const far = chinese('far', 'W4113');
const hq = headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 2, radius: 2, hex: 'W4919' });

describe('an Offensive', () => {
  it('5.0 a stack attacks once in its whole Offensive, 5.21 its Breakthrough included', () => {
    const match = toOffensives(
      matchOf({
        ...{ seasons: false, offensives: { japan: 1 } },
        units: [
          tank('t', 'W4919'),
          unit('a', 'W4919'),
          chinese('x', 'W4818', { strength: [1] }),
          chinese('y', 'W4918'),
          far,
        ],
      }),
    );
    tableOf(match).weather = {};
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a', 't'], [], []]);
    answer(match, 'japan', ['W4919>W4919>W4818']);
    passUntil(
      match,
      ({ offensive: off, attack, sortie }) => off?.step !== 'breakthrough' && attack === null && sortie === null,
    );
    const { offensive: off } = tableOf(match);
    // Whoever failed has to try again, and that is no further attack of the stack's choosing.
    passUntil(match, (pub) => pub.offensive === null);
    const declared = match.heard.filter(({ kind }) => kind === 'declared');
    expect([off?.left, declared]).toEqual([0, []]);
  });

  it('5.9 what a retreat has over-stacked is counted when its owner’s units were activated, or the Movement Phase ends', () => {
    const crowd = Array.from({ length: 5 }, (_, n) => unit(`c${n}`, 'W5019'));
    const match = toOffensives(
      matchOf({ seasons: false, offensives: { japan: 1 }, units: [...crowd, unit('a', 'W4919'), far] }),
    );
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a'], [], []]);
    passUntil(match, (pub) => pub.offensive === null);
    const trimmed = (): number => told(match, 'over-stacked').length;
    expect(trimmed()).toBe(0);
    passUntil(match, ({ phase }) => phase === 'supply');
    expect(trimmed()).toBe(2);
  });

  it('5.9 two steps more are for Soviets, in whatever company', () => {
    const hex = map.hex('W5419');
    const over = (soviets: number, mongols: number): number => {
      const of = (nation: 'ussr' | 'mongolia', n: number) =>
        Array.from({ length: n }, (_, i) => unit(`${nation}${i}`, 'W5419', { nation, strength: [1] }));
      const units = [...of('ussr', soviets), ...of('mongolia', mongols)];
      const board = boardOf({ units, alignment: { japan: 'japan', ussr: 'allies', mongolia: 'allies' } });
      return hex === undefined ? -1 : excessAt(board, hex, 'allies');
    };
    expect([over(9, 1), over(10, 1), over(2, 8), over(1, 9), over(0, 9)]).toEqual([0, 1, 0, 1, 1]);
  });

  it('5.19 a unit alone in an enemy zone does not follow; one of two does', () => {
    const who = (units: LandUnit[]): string[] => {
      const given = { units: [...units, chinese('x', 'W5018'), far], control: { W4818: 'japan' } as const };
      const pub = boardOf(given);
      return followers(pub, lawOf(given), offensive({ followed: ['W4818'] })).map(({ id }) => id);
    };
    const a = unit('a', 'W4919', { status: 'standby' });
    expect(who([a])).toEqual([]);
    expect(who([a, unit('b', 'W4919')])).toEqual(['a>W4818']);
  });
});

describe('a fight', () => {
  it('R42 a fortification and a General together no more than double a unit', () => {
    const defence = (figures: string): unknown => {
      const fort = ground('W1', fighters(1, figures, china), { fort: 'chit', generals: [leader('Li', 'china', 2)] });
      return saidIn(fight(battle(fighters(3, '2-4', japan), fort), [4]), 'odds')[0]?.defence;
    };
    expect([defence('1-2'), defence('2-4')]).toEqual([4, 8]);
  });

  it('5.8 a fortification stays when its defenders go of their own accord and nobody enters', () => {
    const lost = (check: number): boolean =>
      fight(
        battle(fighters(2, '3-6', japan), ground('W1', fighters(2, '1-2', china), { fort: 'chit' })),
        [8, check],
        (ask) =>
          ask.rule === '5.18' && ask.ask === 'pick' && ask.of.some(({ id }) => id === 'retreat')
            ? ['retreat']
            : ask.ask === 'sheet'
              ? [[]]
              : plain(ask),
      ).end.fortLost;
    expect([lost(8), lost(1)]).toEqual([true, false]);
  });

  it('5.18 who retreats into an empty hex fights there; who comes to others does not in this Step', () => {
    const retreated = (host: boolean, seed = 0): boolean | undefined => {
      const units = [
        ...[tank('a', 'W4919'), tank('b', 'W4919'), unit('c', 'W4919')],
        ...[chinese('x', 'W4818'), chinese('y', 'W4818'), chinese('z', 'W4918'), far],
        ...(host ? ['W4718', 'W4717', 'W4817', 'W4719'].map((hex) => chinese(hex, hex)) : []),
      ];
      const match = toOffensives(
        matchOf({ seasons: false, offensives: { japan: 1 }, units, hqs: [hq] }, `retreat${seed}`),
      );
      tableOf(match).weather = {};
      answer(match, 'japan', ['hq:hq']);
      passUntil(match, (_pub, ask) => ask.ask === 'sheet');
      answer(match, 'japan', [['a', 'b', 'c'], [], []]);
      passUntil(match, ({ offensive: off }) => off?.step === 'combat');
      for (const [target, by] of [
        ['W4818', ['a', 'b']],
        ['W4918', ['c']],
      ] as const) {
        answer(match, 'japan', [target]);
        answer(match, 'japan', [...by]);
      }
      passUntil(match, ({ sortie }) => sortie?.target === 'W4918');
      const gone = [tableOf(match).units.x, tableOf(match).units.y].find(
        (each) => each !== undefined && each.hex !== null && each.hex !== 'W4818',
      );
      return gone === undefined && seed < 40 ? retreated(host, seed + 1) : gone?.retreated;
    };
    expect([retreated(false), retreated(true)]).toEqual([false, true]);
  });

  it('5.18, 5.8 nobody retreats into an enemy fortification, though it was the enemy’s from the beginning', () => {
    const ways = (fort: boolean): string[] => {
      const given = {
        units: [unit('j', 'W4719'), chinese('x', 'W4618'), far],
        ...(fort
          ? {
              works: { W4819: { fortification: true }, W4818: { fortification: true }, W4720: { fortification: true } },
            }
          : {}),
      };
      const sortie = {
        kind: 'combat',
        side: 'allies',
        target: 'W4719',
        units: ['x'],
        air: { japan: 0, allies: 0 },
      } as const;
      const fought = envisage(boardOf(given), lawOf(given), { ...sortie, units: ['x'] });
      return fought.target.ways.map(({ hex }) => hex).filter((hex) => ['W4819', 'W4818', 'W4720'].includes(hex));
    };
    expect(ways(false).length).toBeGreaterThan(0);
    expect(ways(true)).toEqual([]);
  });
});

describe('rail', () => {
  it('6.1 a unit alone in an enemy zone does not board; where another stays it does', () => {
    const goals = (units: LandUnit[]): string[] => {
      const [mover] = units;
      const pub = boardOf({
        units: [...units, chinese('x', 'W5019'), far],
        control: { W5019: 'allies', W4920: 'japan' },
      });
      if (mover === undefined) return [];
      return railGoals(pub, charts, mover, 'japan', situationOf(pub, map), 2).map(({ hex }) => hex);
    };
    expect(goals([unit('a', 'W4920')])).toEqual([]);
    expect(goals([unit('a', 'W4920'), unit('b', 'W4920')])).not.toEqual([]);
  });
});

describe('leaders', () => {
  it('5.1 a headquarters activates whom it reaches before and while it rides, not only at the end', () => {
    const units = [unit('behind', 'W5020'), unit('ahead', 'W4818'), unit('never', 'W5322'), far];
    const small = { ...hq, radius: 1, hex: 'W4920' };
    const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units, hqs: [small] }));
    answer(match, 'japan', ['hq:hq']);
    answer(match, 'japan', ['W4818']);
    const ask = question(match, 'japan');
    expect(ask.ask === 'sheet' && ask.rows[0]?.ask === 'pick' && ask.rows[0].of.map(({ id }) => id)).toEqual([
      'ahead',
      'behind',
    ]);
  });

  it('5.10 a General rides with one unit of his stack, in an Offensive and in the Movement Phase', () => {
    const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W5019', strength: 1 });
    const where = (phase: 'offensives' | 'movement'): unknown[] => {
      const given = { seasons: false, offensives: { japan: 1 }, units: [unit('a', 'W5019'), unit('b', 'W5019'), far] };
      const match = matchOf({ ...given, generals: [{ ...g }] });
      if (phase === 'offensives') {
        toOffensives(match);
        answer(match, 'japan', ['stack:W5019:japan']);
        answer(match, 'japan', [['a', 'b'], [], ['g']]);
      } else passUntil(match, (pub) => pub.phase === 'movement');
      answer(match, 'japan', ['with:g:b']);
      answer(match, 'japan', ['W4919']);
      const { units, generals } = tableOf(match);
      return [units.a?.hex, units.b?.hex, generals.g?.hex, generals.g?.alone];
    };
    expect(where('offensives')).toEqual(['W5019', 'W4919', 'W4919', undefined]);
    expect(where('movement')).toEqual(['W5019', 'W4919', 'W4919', undefined]);
  });

  it('5.10 a General who came with one unit may change to another that has not gone yet, and so may go on', () => {
    const itagaki = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W5019', strength: 1 });
    const after = (how: readonly string[]): Match => {
      const units = [unit('a', 'W5019'), unit('b', 'W4919'), far];
      const match = matchOf({ seasons: false, offensives: {}, units, generals: [itagaki] });
      passUntil(match, ({ phase }) => phase === 'movement');
      for (const id of how) {
        answer(match, 'japan', [id]);
        answer(match, 'japan', ['W4919']);
      }
      return match;
    };
    const changed = after(['stack:W5019']);
    expect(offered(changed, 'japan')).toContain('stack:W4919');
    answer(changed, 'japan', ['stack:W4919']);
    answer(changed, 'japan', ['W4920']);
    const { units, generals } = tableOf(changed);
    expect([units.a?.hex, units.b?.hex, generals.g?.hex]).toEqual(['W4919', 'W4920', 'W4920']);
    expect(offered(after(['general:g']), 'japan')).not.toContain('stack:W4919');
  });

  it('5.10 a General who rode with units advances with them, one who moved by himself does not', () => {
    const rides = (how: string): boolean | undefined => {
      const itagaki = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W5019', strength: 1 });
      const units = [unit('a', 'W5019'), chinese('x', 'W4818'), far];
      const given = { seasons: false, offensives: { japan: 1 }, units, generals: [itagaki] };
      const match = toOffensives(matchOf(given));
      tableOf(match).weather = {};
      answer(match, 'japan', ['stack:W5019:japan']);
      answer(match, 'japan', [['a'], [], ['g']]);
      for (const id of how === 'rides' ? ['stack:W5019'] : ['unit:a', 'general:g']) {
        answer(match, 'japan', [id]);
        answer(match, 'japan', ['W4919']);
      }
      const pub = tableOf(match);
      const sortie = { kind: 'combat', side: 'japan', target: 'W4818', units: ['a'] } as const;
      const fought = envisage(pub, lawOf(given), { ...sortie, units: ['a'], air: { japan: 0, allies: 0 } });
      return fought.from[0]?.generals[0]?.rides;
    };
    expect([rides('rides'), rides('alone')]).toEqual([true, false]);
  });

  it('5.10 a General goes along within the Offensive that activated him, 5.17 or with armour that reacts', () => {
    const rides = (status: General['status'], kind: 'combat' | 'reaction' = 'combat'): boolean | undefined => {
      const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1, status });
      const given = { units: [unit('a', 'W4919'), chinese('x', 'W4818'), far], generals: [g] };
      const sortie = { kind, side: 'japan', target: 'W4818', units: ['a'], air: { japan: 0, allies: 0 } } as const;
      return envisage(boardOf(given), lawOf(given), { ...sortie, units: ['a'] }).from[0]?.generals[0]?.rides;
    };
    expect([rides('standby'), rides('ready'), rides('active'), rides('active', 'reaction')]).toEqual([
      ...[true, false, false],
      true,
    ]);
  });
});

describe('the Movement Phase', () => {
  it('5.11, 5.12, R3 a unit out of supply takes hexes, unless it is behind an enemy front', () => {
    const taken = (side: 'japan' | 'allies'): unknown[] => {
      const control = { W5117: 'japan', W5118: side, W5119: side, W5120: side, W5018: side, W5218: side } as const;
      const match = matchOf({ seasons: false, offensives: {}, units: [unit('a', 'W5117'), far] });
      passUntil(match, ({ phase }) => phase === 'movement');
      tableOf(match).control = { ...control };
      const [mover] = Object.values(tableOf(match).units);
      const supplied = mover !== undefined && isSupplied(tableOf(match), lawOf({}), mover);
      answer(match, 'japan', ['unit:a']);
      answer(match, 'japan', ['W5216']);
      return [supplied, told(match, 'taken').length];
    };
    // A desert lies between it and supply, but no enemy; or the enemy holds all around.
    expect(taken('japan')).toEqual([false, 1]);
    expect(taken('allies')).toEqual([false, 0]);
  });

  it('6.0 a unit that has come to another this month, or was activated, may still be put together with it', () => {
    const weak = { left: 1 } as const;
    const match = matchOf({
      ...{ seasons: false, offensives: {} },
      units: [
        unit('a', 'W4919', weak),
        unit('b', 'W5019', weak),
        unit('c', 'W5022', { ...weak, status: 'active' }),
        unit('d', 'W5022', weak),
        far,
      ],
    });
    passUntil(match, ({ phase }) => phase === 'movement');
    expect(offered(match, 'japan')).toContain('merge:c:d');
    answer(match, 'japan', ['unit:b']);
    answer(match, 'japan', ['W4919']);
    answer(match, 'japan', ['merge:a:b']);
    expect([tableOf(match).units.a?.left, tableOf(match).units.a?.moved, tableOf(match).units.b?.hex]).toEqual([
      2,
      true,
      null,
    ]);
  });

  it('R7 a headquarters rides around another of its nation where there is a way', () => {
    const hqs = [
      { ...hq, hex: 'W5022' },
      { ...hq, id: 'other', name: 'Second', hex: 'W4921' },
    ];
    const [first] = hqs;
    const pub = boardOf({ units: [unit('a', 'W5022'), far], hqs });
    if (first === undefined) return;
    const reached = hqRides(pub, situationOf(pub, map), first, 5, true);
    const isBeside = (hex: string): boolean => distance(hex, 'W4921') <= 1;
    expect(reached.some(({ path }) => path.some(isBeside))).toBe(false);
    // As the crow flies every way of this length passes the other one.
    expect(reached.some(({ hex, cost }) => cost > distance('W5022', hex))).toBe(true);
  });
});
