/** Where rules of Parts 5 and 7 meet: whoever is in mixed company, in a city without supply, or at a chit that no line reaches. */

import { awaited, leastAnswer, silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { alive } from '../battle.js';
import { battle, fight, fighter, ground, leader, plain } from '../battle-testing.js';
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
import { general, headquarters, type LandUnit, type Nation } from '../pieces.js';
import { envisage } from './5-14-muster.js';
import { charge } from './5-18-banzai.js';

const far = chinese('far', 'W4113');
const noPlanes = { japan: 0, allies: 0 };
const seeds = (name: string): string[] => Array.from({ length: 60 }, (_, nth) => `${name} ${nth}`);

/** The stack in a hex attacks another as often as it takes, with whatever is asked meanwhile answered so or as little as may be. */
function attacked(match: Match, from: string, target: string, units: string[]): Match {
  answer(match, 'japan', [`stack:${from}:japan`]);
  answer(match, 'japan', [units, [], []]);
  passUntil(match, (pub) => pub.offensive?.step === 'combat');
  answer(match, 'japan', [target]);
  answer(match, 'japan', units);
  while (tableOf(match).offensive?.step === 'combat') {
    const [seat = ''] = awaited(match.game);
    const [first] = question(match, seat).rule === '5.18' ? offered(match, seat) : [];
    answer(match, seat, first === undefined ? (leastAnswer(question(match, seat)) ?? []) : [first]);
  }
  return match;
}

describe('5.18 retreats in mixed company', () => {
  const alignment = { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' } as const;
  const waysOf = (hex: string, from: string, ...nations: Nation[]) => {
    const units = nations.map((nation) => unit(nation, hex, { nation }));
    const given = { units: [...units, unit('j', from)], alignment, initiative: 'japan' as const };
    const sortie = { kind: 'combat', side: 'japan', target: hex, air: noPlanes } as const;
    const { target } = envisage(boardOf(given), lawOf(given), { ...sortie, units: ['j'] });
    return (nation: Nation): string[] =>
      target.ways.flatMap((way) => ((way.nation ?? nation) === nation && way.nearer ? [way.hex] : []));
  };

  it('5.18 Soviets beside Mongolians go to their own sources, as they would by themselves', () => {
    for (const [hex, from] of [
      ['W5518', 'W5519'],
      ['W5616', 'W5617'],
    ] as const) {
      const [alone, mixed] = [waysOf(hex, from, 'ussr'), waysOf(hex, from, 'mongolia', 'ussr')];
      expect(alone('ussr').length).toBeGreaterThan(0);
      expect(mixed('ussr')).toEqual(alone('ussr'));
      expect(mixed('mongolia')).toEqual(waysOf(hex, from, 'mongolia')('mongolia'));
    }
  });

  it('R52, R44 after a Banzai headquarters and General stay with the Japanese who stay', () => {
    const remnant = [
      fighter('1-1', { nation: 'manchukuo', id: 'm' }),
      fighter('2-4', { nation: 'japan', id: 'guard' }),
    ];
    const target = ground('W1', remnant, {
      hq: { id: 'hq', name: 'Kwantung' },
      generals: [leader('Ueda', 'japan', 1)],
    });
    const soviets = ['a', 'b'].map((id) => fighter('2-3', { nation: 'ussr', id }));
    const ends = [5, 6, 7, 8].flatMap((face) =>
      [6, 7].map((second) => {
        const { end } = fight(
          battle(soviets, structuredClone(target), { attacker: 'allies' }),
          [7, 7, 1, face, second, 6],
          (ask) => (ask.ask === 'split' ? Object.fromEntries(ask.over.map(({ id }) => [id, 1])) : plain(ask)),
        );
        return end.target;
      }),
    );
    const stayed = ends.filter((end) => alive(end).length > 0 && end.units.some(({ to }) => to !== null));
    expect(stayed.length).toBeGreaterThan(0);
    for (const end of stayed) expect([end.hqTo, end.generals[0]?.to]).toEqual([null, null]);
  });

  it('R52, 5.2 the headquarters goes where one of the enemy’s makes room', () => {
    for (const seed of seeds('room')) {
      const hq = headquarters({ id: 'wz', nation: 'china', name: '1st War Zone', command: 2, radius: 2, hex: 'W4818' });
      const post = headquarters({ id: 'post', nation: 'japan', name: '1st', command: 2, radius: 2, hex: 'W4719' });
      const given = {
        ...{ seasons: false, offensives: { japan: 1 }, hqs: [hq, post] },
        units: [
          ...['a', 'b'].map((id) => unit(id, 'W4919', { strength: [3, 6] })),
          ...['c', 'd'].map((id) => chinese(id, 'W4818', { strength: [2, 3] })),
          far,
        ],
        control: { W4919: 'japan' as const },
      };
      const match = attacked(toOffensives(matchOf(given, seed)), 'W4919', 'W4818', ['a', 'b']);
      const { units, hqs } = tableOf(match);
      if (units.c?.hex !== 'W4719' && units.d?.hex !== 'W4719') continue;
      expect(hqs.wz?.hex).toBe('W4719');
      expect(hqs.post?.hex).not.toBe('W4719');
      return;
    }
    throw new Error('nobody retreated to the headquarters');
  });
});

it('5.18, 5.9 a stack that is over-full since others retreated into it may spread before anybody is trimmed', () => {
  const given = {
    ...{ seasons: false, offensives: { japan: 1 }, control: { W4919: 'japan' as const, W5019: 'japan' as const } },
    units: [...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => unit(id, 'W5019')), far],
  };
  const lost = (): number => {
    const match = toOffensives(matchOf(given));
    // Five units stack there.
    answer(match, 'japan', ['stack:W5019:japan']);
    answer(match, 'japan', [['a', 'b', 'c', 'd', 'e', 'f'], [], []]);
    passUntil(match, ({ offensive: off }) => off?.step === 'movement');
    return told(match, 'over-stacked').length;
  };
  expect(lost()).toBe(0);
  expect(without('5.18', lost)).toBeGreaterThan(0);
});

it('5.18 that defenders go of their own accord is told before they say where to', () => {
  const armies = ['c', 'd'].map((id) => fighter('2-3', { nation: 'china', id }));
  const target = ground('W1', armies);
  const each = ['w', 'x', 'y', 'z'].map((id) => fighter('2-3', { nation: 'japan', id }));
  const { events } = fight(battle(each, target), [6, 1], (ask) =>
    ask.ask === 'pick' && ask.of.some(({ id }) => id === 'retreat') ? ['retreat'] : plain(ask),
  );
  const told = events.flatMap(({ kind }) => (kind === 'withdraws' || kind === 'retreats' ? [kind] : []));
  expect(told.slice(0, 2)).toEqual(['withdraws', 'retreats']);
});

it('5.18 that defenders stay is told: who had seen what the battle cost could see it taken back', () => {
  const target = ground(
    'W1',
    ['c', 'd'].map((id) => fighter('2-3', { nation: 'china', id })),
  );
  const each = ['w', 'x', 'y', 'z'].map((id) => fighter('2-3', { nation: 'japan', id }));
  const { events } = fight(battle(each, target), [6, 1], (ask) =>
    ask.ask === 'pick' && ask.of.some(({ id }) => id === 'retreat') ? [] : plain(ask),
  );
  expect(events.filter(({ kind }) => kind === 'holds' || kind === 'withdraws').map(({ kind }) => kind)).toEqual([
    'holds',
  ]);
});

it('7.14 whoever was depleted and found no way out comes back depleted', () => {
  const target = ground(
    'W1',
    [fighter('1-2', { nation: 'china', id: 'a' }), fighter('1-2', { nation: 'china', id: 'b' })],
    {
      ways: [],
    },
  );
  const each = ['x', 'y', 'z'].map((id) => fighter('2-3', { nation: 'japan', id }));
  const ends = [5, 6, 7, 8].map(
    (face) =>
      fight(battle(each, structuredClone(target)), [face, 8], (ask) =>
        ask.ask === 'split' ? Object.fromEntries(ask.over.map(({ id }) => [id, 1])) : plain(ask),
      ).end.target.units,
  );
  expect(ends.some((units) => units.every(({ left, fell }) => left === 0 && fell === 1))).toBe(true);
});

it('5.10 a General who has gone with units goes by himself no more in the month', () => {
  const given = (rode: boolean) => ({
    ...{ seasons: false, units: [unit('a', 'W4919'), far], control: { W4919: 'japan' as const } },
    generals: [
      general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W4919', strength: 1, ...(rode && { rode }) }),
    ],
  });
  const alone = (rode: boolean): boolean => {
    const match = passUntil(matchOf(given(rode)), ({ phase, part }) => phase === 'movement' && part === 'japan');
    return offered(match, 'japan').includes('general:g');
  };
  expect([alone(false), alone(true)]).toEqual([true, false]);
});

it('6.0, 7.10 of two that are put together the whole is as hungry as the hungrier', () => {
  for (const [a, b] of [
    [0, 2],
    [2, 0],
  ] as const) {
    const twins = [unit('a', 'W4919', { left: 1 }), unit('b', 'W4919', { left: 1, name: 'a' })];
    const match = passUntil(
      matchOf({ seasons: false, units: [...twins, far] }),
      ({ phase, part }) => phase === 'movement' && part === 'japan',
    );
    const { units } = tableOf(match);
    for (const [id, marked] of Object.entries({ a, b })) if (units[id]?.hex === 'W4919') units[id].marked = marked;
    const merge = offered(match, 'japan').find((id) => id.startsWith('merge:')) ?? '';
    answer(match, 'japan', [merge]);
    expect(Object.values(tableOf(match).units).flatMap(({ hex, marked }) => (hex === 'W4919' ? [marked] : []))).toEqual(
      [2],
    );
  }
});

it('5.19, 5.9 who storms a fort has no room for the step that it gave its defenders', () => {
  const given = { units: [unit('a', 'W4519'), chinese('x', 'W4518'), far], works: { W4518: { fortification: true } } };
  const room = (): number => {
    const sortie = { kind: 'combat', side: 'japan', target: 'W4518', units: ['a'], air: noPlanes } as const;
    return envisage(boardOf(given), lawOf(given), { ...sortie, units: ['a'] }).target.enemyLimit;
  };
  expect(room()).toBe(10);
  expect(without('5.19', room)).toBe(11);
});

it('7.7, 5.18 whoever charges needs a place at a chit like any attacker, and whoever is charged a line alone', () => {
  const units = [unit('a', 'W4220'), unit('b', 'W4220'), chinese('x', 'W4219'), far];
  const control = { W4221: 'japan', W4220: 'japan' } as const;
  const given = { units, control, chits: [{ kind: 'air' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }] };
  const sortie = { kind: 'combat', side: 'allies', target: 'W4220', air: noPlanes } as const;
  const fought = envisage(boardOf(given), lawOf(given), { ...sortie, units: ['x'] });
  expect(fought.target.units.map(({ supplied }) => supplied)).toEqual([true, true]);
  const [origin] = fought.from;
  if (origin === undefined) throw new Error('nobody attacks');
  const { from, target } = charge(fought, origin, silent);
  expect(from.flatMap(({ units: all }) => all.map(({ supplied }) => supplied))).toEqual([true, false]);
  expect(target.units.map(({ supplied }) => supplied)).toEqual([true]);
});

it('R53 four divisions and a tank attack on one Sea Supply chit: the tank was fed when it set out', () => {
  const divisions = ['a', 'b', 'c', 'd'].map((id) => unit(id, 'W4220'));
  const units = [...divisions, tank('t', 'W4220'), chinese('x', 'W4219'), far];
  const control = { W4221: 'japan', W4220: 'japan' } as const;
  const given = { units, control, chits: [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }] };
  const unfed = (): string[] => {
    const pub = boardOf(given);
    pub.offensive = offensive({ fed: units.map(({ id }) => id) });
    const sortie = { kind: 'combat', side: 'japan', target: 'W4219', air: noPlanes } as const;
    const { from } = envisage(pub, lawOf(given), { ...sortie, units: ['a', 'b', 'c', 'd', 't'] });
    return from.flatMap((origin) => origin.units.flatMap(({ id, supplied }) => (supplied ? [] : [id])));
  };
  expect(unfed()).toEqual([]);
  expect(without('R53', unfed)).toEqual(['t']);
});

describe('7.10 cities without supply', () => {
  /** Hsuchow is Japanese, and no line leads to it. */
  const cutOff = (mover: LandUnit): Match => {
    const units = [mover, chinese('x', 'W4519'), chinese('y', 'W4418'), far];
    const control = { W4419: 'japan' } as const;
    const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, units, control }));
    answer(match, 'japan', ['stack:W4419:japan']);
    answer(match, 'japan', [[mover.id], [], []]);
    return match;
  };

  it('7.10 armour that sets out from one without a line is not fed on its way', () => {
    const fed = (): string[] => tableOf(cutOff(tank('t', 'W4419'))).offensive?.fed ?? [];
    expect(fed()).toEqual([]);
    expect(without('7.10', fed)).toEqual(['t']);
  });

  it('7.14 who dies there without a line does not come back in the same month', () => {
    const lost = (line: boolean): LandUnit['off'] | undefined => {
      for (const seed of seeds('city')) {
        const held = ['W4519', 'W4520', 'W4420', 'W4320', 'W4319', 'W4418'];
        const ring = line ? [] : held.map((hex) => [hex, 'japan'] as const);
        const units = [
          ...['a', 'b', 'e'].map((id) => unit(id, 'W4519', { strength: [6, 12] })),
          chinese('c', 'W4419', { strength: [2] }),
          far,
        ];
        const given = { seasons: false, offensives: { japan: 1 }, units, control: { W4519: 'japan' as const } };
        const match = toOffensives(matchOf(given, seed));
        Object.assign(tableOf(match).control, Object.fromEntries(ring));
        // Its own source is eaten up.
        if (!line) tableOf(match).isolated = ['W4419'];
        attacked(match, 'W4519', 'W4419', ['a', 'b', 'e']);
        const { hex, off } = tableOf(match).units.c ?? {};
        if (hex === null) return off ?? undefined;
      }
      throw new Error('it never died');
    };
    expect([lost(true), lost(false)]).toEqual(['box', 'pool']);
  });
});

it('7.13 whoever has wasted away is no company for the next who rolls', () => {
  for (const seed of seeds('waste')) {
    const pair = ['a', 'b'].map((id) => unit(id, 'W4318', { nation: 'manchukuo', strength: [2], marked: 1 }));
    const match = matchOf({ seasons: false, units: [...pair, far] }, seed);
    passUntil(match, (_pub) => told(match, 'wastes').length > 1);
    const [first, second] = told(match, 'wastes').map(({ data }) => [Number(data.die), Number(data.steps)] as const);
    if (first?.[1] !== 1 || second?.[0] !== 4) continue;
    expect(second[1]).toBe(0);
    return;
  }
  throw new Error('no such dice');
});

it('5.13 whoever asks why he may not go next door is told: not from one enemy zone into another', () => {
  const units = [unit('a', 'W4818', { move: 1 }), chinese('c', 'W4718'), far];
  const match = passUntil(
    matchOf({ seasons: false, units, control: { W4818: 'japan', W4919: 'japan' } }),
    ({ phase, part }) => phase === 'movement' && part === 'japan',
  );
  answer(match, 'japan', ['unit:a']);
  expect(offered(match, 'japan')).not.toContain('W4719');
  expect(question(match, 'japan').prompt).toMatch(/from one enemy zone into another \(5\.13\): [^.]*W4719/);
});
