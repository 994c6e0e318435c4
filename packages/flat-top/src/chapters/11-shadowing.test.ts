/** 11 Shadowing. */
import { askOf, chance, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { imagineGame } from '../game-imagine.js';
import type { FlatTopGame } from '../game-kit.js';
import { type Given, law } from '../game-testing.js';
import { name } from '../map.js';
import { emptyPlot } from './10-plotting.js';
import { shadowingPhase } from './11-shadowing.js';
import {
  atPhase,
  doing,
  type FlatTop,
  hexes,
  kindsOf,
  order,
  own,
  passUntil,
  refused,
  rowsOf,
  ruleWith,
  say,
  tfOf,
  walk,
  where,
} from './12-testing.js';

const rule = ruleWith({ test, expect });

/** The Shadowing Phase with paths plotted by hand: 'allied TF 1' → 'DD32 DD33'. */
function shadowing(given: Given, plots: { [unit: string]: string } = {}, faces: number[] = []): FlatTop {
  const game = atPhase(3, { ...given, agenda: [{ kind: 'turn', rule: '5' }], phase: 2 }, [
    ...faces,
    ...Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 5 : 2)),
  ]);
  for (const side of ['allied', 'japan'] as const)
    for (const tf of own(game, side).tfs) tf.plot = { ...emptyPlot(), path: hexes(plots[`${side} ${tf.id}`] ?? '') };
  return game;
}

const cruiser = (hex: string, ships = ['Chicago']) => ({ tfs: [{ hex, ships, onMap: true }], bases: [] });
const enemy = (hex: string, ships = ['Aoba']) => ({ tfs: [{ hex, ships, onMap: true }] });
/** Chicago next to Aoba: Condition 2 both ways. */
const apart1: Given = { allied: cruiser('DD31'), japan: enemy('DD32') };
const theirs = (game: FlatTop, side: 'allied' | 'japan' = 'japan'): string => `${own(game, side).tfs[0]?.hex ?? 0}/1`;
const tries = 'TF 1 in DD31';

/** The Allies shadow Aoba, Japan nobody. */
function allied(game: FlatTop): ReturnType<typeof say> {
  const target = theirs(game);
  const events = order(game, 'allied', { [tries]: [target] });
  return [...events, ...order(game, 'japan')];
}

describe('11.1 to 11.4 who shadows whom', () => {
  rule(
    '11.1',
    'only task forces are shadowed, never formations',
    () => {
      const game = shadowing({
        allied: cruiser('DD31'),
        japan: { ...enemy('DD32'), flights: [{ hex: 'DD32', planes: ['2 Jake'], onMap: true }] },
      });
      return rowsOf(game, 'allied')['TF 1 in DD31 shadows']?.length;
    },
    1,
  );

  test('11.1 planes that search shadow as well as ships', () => {
    const game = shadowing({
      allied: { bases: [], flights: [{ hex: 'DD31', planes: ['1 Catalina'], onMap: true, searching: true }] },
      japan: enemy('DD32'),
    });
    expect(Object.keys(rowsOf(game, 'allied'))).toEqual(['AF 1 in DD31 shadows']);
  });

  /** Wildcats that stay with Lexington, who is to sail north; an enemy next door. */
  const staying = (faces: number[] = []) =>
    shadowing(
      {
        allied: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['Lexington'] }],
          flights: [{ hex: 'DD31', planes: ['2 Wildcat*'], onMap: true, searching: true, rides: 'Lexington' }],
        },
        japan: enemy('DD32'),
      },
      { 'allied TF 1': 'DD30' },
      faces,
    );
  const wildcats = (game: FlatTop) => own(game, 'allied').flights[0];

  rule(
    '11.1',
    'a formation in the In Flight box of a ship may shadow too (R426)',
    () => Object.keys(rowsOf(staying(), 'allied')),
    ['TF 1 in DD31 shadows', 'AF 1 in DD31 shadows'],
  );

  rule(
    '11.7',
    'who shadows from an In Flight box leaves it, and does not sail with the ship this turn (R426)',
    () =>
      [1, 6].map((face) => {
        const game = staying([face]);
        order(game, 'allied', { 'AF 1 in DD31': [theirs(game)] });
        if (askOf(game, 'japan') !== undefined) order(game, 'japan');
        if (face === 1) walk(game, 'allied', '');
        return [where(game, 'allied'), name(wildcats(game)?.hex ?? 0), wildcats(game)?.rides];
      }),
    [
      ['DD30', 'DD31', null],
      ['DD30', 'DD31', null],
    ],
  );

  test('14.19, R426 who does not shadow stays with the ship', () => {
    const game = staying();
    order(game, 'allied');
    if (askOf(game, 'japan') !== undefined) order(game, 'japan');
    expect([where(game, 'allied'), name(wildcats(game)?.hex ?? 0)]).toEqual(['DD30', 'DD30']);
  });

  rule(
    '11.2',
    'a unit must observe it with Condition Number 2 or 3',
    () => {
      const game = shadowing({ allied: cruiser('DD31'), japan: enemy('DD33') });
      return game.state.public.phase > 3;
    },
    true,
  );

  rule(
    '11.3',
    'both sides announce at the beginning of the phase',
    () => {
      const game = shadowing(apart1);
      return [askOf(game, 'allied')?.rule, askOf(game, 'japan')?.rule];
    },
    ['11.3', '11.3'],
  );

  rule(
    '11.3.1',
    'one die: 6 is no success',
    () => kindsOf(allied(shadowing(apart1, {}, [6])), 'shadowing')[0]?.success,
    false,
  );
  rule(
    'CHART-shadowing',
    '1 to 5 is a success, 6 is not',
    () => [5, 6].map((face) => kindsOf(allied(shadowing(apart1, {}, [face])), 'shadowing')[0]?.success),
    [true, false],
  );

  test('11.3.1, R75 the die is shown to nobody', () => {
    const game = shadowing(apart1, {}, [6]);
    allied(game);
    expect(game.log.at(-1)?.rolls.find(({ rule: number }) => number === '11.3.1')?.to).toEqual([]);
  });

  const weather = (clouds: string[], face: number) =>
    kindsOf(allied(shadowing({ ...apart1, clouds }, { 'japan TF 1': 'DD33' }, [face])), 'shadowing')[0]?.success;
  rule('11.3.2', 'a task force that moves into clouds adds one', () => weather(['DD35'], 5), false);
  rule(
    '6.8',
    'clouds where the shadowed task force goes count against the shadower',
    () => weather(['DD35'], 5),
    false,
  );
  test('11.3.2, R75 a task force that stays in its clouds has moved into none, and adds nothing', () => {
    const under = (path: string) => {
      const game = shadowing({ ...apart1, clouds: ['DD32'] }, { 'japan TF 1': path }, [5]);
      return kindsOf(allied(game), 'shadowing')[0]?.success;
    };
    expect([under(''), under('DD33'), under('DD33 DD32')]).toEqual([true, false, false]);
  });
  rule('11.3.3', 'a storm there defeats any attempt', () => weather(['DD35', 'DD35'], 1), false);

  rule(
    '11.4',
    'one unit may try to shadow a task force',
    () => {
      const game = shadowing({
        allied: {
          bases: [],
          tfs: [
            { hex: 'DD31', ships: ['Chicago'], onMap: true },
            { hex: 'EE32', ships: ['Astoria'], onMap: true },
          ],
        },
        japan: enemy('DD32'),
      });
      const target = theirs(game);
      return refused(game, 'allied', [[target], [target]]);
    },
    '11.4',
  );
});

describe('11.5 to 11.10 how they move', () => {
  const south = { 'japan TF 1': 'DD33 DD34' };

  rule(
    '11.5',
    'the shadowed task force moves first, as plotted',
    () => {
      const game = shadowing(apart1, south, [1]);
      allied(game);
      return [where(game, 'japan'), askOf(game, 'allied')?.rule];
    },
    ['DD34', '11.6'],
  );

  rule(
    '11.6',
    'out of sight the shadower goes straight towards it; in sight it stays so (R79a)',
    () => {
      const game = shadowing(apart1, south, [1]);
      allied(game);
      const away = refused(game, 'allied', { path: hexes('DD30'), halt: [] });
      walk(game, 'allied', 'DD32 DD33');
      return [away, where(game, 'allied')];
    },
    ['11.6', 'DD33'],
  );

  test('11.6 a shadower may draw away as far as it still sees', () => {
    const game = shadowing(apart1, {}, [1]);
    allied(game);
    expect(refused(game, 'allied', { path: hexes('DD30 DD29'), halt: [] })).toBe('11.6');
    walk(game, 'allied', 'DD30');
    expect(where(game, 'allied')).toBe('DD30');
  });

  rule(
    '11.7',
    'who failed neither moves nor observes this turn',
    () => {
      const game = shadowing(apart1, { 'allied TF 1': 'DD30' }, [6]);
      allied(game);
      return [where(game, 'allied'), tfOf(game, 'allied')?.blind];
    },
    ['DD31', true],
  );

  test('11.7 who has shadowed does not sail again', () => {
    const game = shadowing(apart1, { 'allied TF 1': 'DD30' }, [1]);
    allied(game);
    walk(game, 'allied', '');
    expect([where(game, 'allied'), tfOf(game, 'allied')?.moved]).toEqual(['DD31', true]);
  });

  rule(
    '11.8',
    'what the shadower was plotted to do is forgotten',
    () => {
      const game = shadowing(apart1, { 'allied TF 1': 'EE31 FF31' }, [1]);
      allied(game);
      walk(game, 'allied', 'DD30');
      return [where(game, 'allied'), tfOf(game, 'allied')?.plot?.path.map(name)];
    },
    ['DD30', ['DD30']],
  );

  rule(
    '11.9',
    'two that shadow each other succeed without dice; who lacks the initiative moves first, by his plot',
    () => {
      const game = shadowing(
        { ...apart1, initiative: 'allied' },
        { 'japan TF 1': 'DD33', 'allied TF 1': 'EE31' },
        [6, 6],
      );
      order(game, 'allied', { [tries]: [theirs(game)] });
      order(game, 'japan', { 'TF 1 in DD32': [theirs(game, 'allied')] });
      return [where(game, 'japan'), askOf(game, 'allied')?.rule, askOf(game, 'japan')?.rule];
    },
    ['DD33', '11.6', undefined],
  );

  test('11.9, R76 on the first turn a die decides who moves first', () => {
    for (const [face, follower] of [
      [1, 'japan'],
      [6, 'allied'],
    ] as const) {
      const game = shadowing({ ...apart1, turn: 0 }, {}, [face]);
      game.state.public.initiative = null;
      order(game, 'allied', { [tries]: [theirs(game)] });
      order(game, 'japan', { 'TF 1 in DD32': [theirs(game, 'allied')] });
      expect(askOf(game, follower)?.rule).toBe('11.6');
      // Both are told why the die was rolled: it tells who shadows whom.
      const first = follower === 'allied' ? 'japan' : 'allied';
      const told = game.desk.book.events.filter(({ kind, tells }) => kind === 'shadow-each-other' && tells);
      expect(told).toMatchObject([{ to: 'all', data: { first } }]);
    }
  });

  test('R78 in a chain the target moves before its shadower, who is himself shadowed', () => {
    const game = shadowing(
      {
        allied: {
          bases: [],
          tfs: [
            { hex: 'DD31', ships: ['Chicago'], onMap: true },
            { hex: 'DD33', ships: ['Astoria'], onMap: true },
          ],
        },
        japan: enemy('DD32'),
      },
      { 'allied TF 2': 'DD34' },
      [1, 1],
    );
    // Chicago follows Aoba, who follows Astoria.
    order(game, 'allied', { [tries]: [theirs(game)] });
    order(game, 'japan', { 'TF 1 in DD32': [`${own(game, 'allied').tfs[1]?.hex}/1`] });
    expect(where(game, 'allied', 'TF 2')).toBe('DD34');
    expect(askOf(game, 'allied')).toBeUndefined();
    walk(game, 'japan', 'DD33');
    expect(askOf(game, 'allied')?.rule).toBe('11.6');
  });

  rule(
    '11.10',
    'who observes a task force that is going to divide is told so now (R79, R234)',
    () => {
      const { events } = doing(apart1, (table, game) => {
        const [tf] = own(game, 'japan').tfs;
        if (tf === undefined) return;
        own(game, 'japan').tfs.push({ ...tf, id: 'TF 2' });
        own(game, 'japan').ships = own(game, 'japan').ships.flatMap((ship) => [
          ship,
          { ...ship, id: 'Kako', tf: 'TF 2' },
        ]);
        shadowingPhase(table);
      });
      const heard = events.filter((event) => event.to.includes('allied'));
      return kindsOf(heard, 'report').map(({ report }) => (report as { units: number }).units);
    },
    [2],
  );

  rule(
    '14.13.4',
    'a formation that shadows can be intercepted on its way',
    () => {
      const game = shadowing(
        {
          allied: {
            bases: ['Port Moresby'],
            flights: [{ hex: 'DD31', planes: ['1 Catalina'], onMap: true, searching: true }],
          },
          japan: { ...enemy('DD32'), flights: [{ hex: 'DD32', planes: ['3 Zero'], onMap: true }] },
        },
        {},
        [1],
      );
      order(game, 'allied', { 'AF 1 in DD31': [theirs(game)] });
      walk(game, 'allied', 'DD32');
      return askOf(game, 'japan')?.rule;
    },
    '14.13.2',
  );

  test('14.13.4, 16.3 a battle on the way of a shadower is imagined as his, whoever attacks first in it', () => {
    const plane = { hex: 'DD31', planes: ['3 P-38 high'], onMap: true, searching: true };
    const { forces } = law().scenario;
    const land = [{ at: ['Rabaul'], planes: { Zero: 3 } }] as const;
    const start = [{ ships: 'rest' as const, areas: [{ near: { place: 'Rabaul' as const, within: 2 } }] }];
    const japan = { ...forces.japan, ships: ['Aoba'] as const, start, bases: ['Rabaul'] as const, land, sea: {} };
    const game = shadowing(
      {
        scenario: { figures: 'SC2', forces: { ...forces, japan }, special: {}, westHalf: false },
        allied: { bases: ['Port Moresby'], flights: [plane] },
        japan: { ...enemy('DD32'), flights: [{ hex: 'DD32', planes: ['3 Zero high'], onMap: true }] },
      },
      {},
      [1, 6],
    );
    order(game, 'allied', { 'AF 1 in DD31': [theirs(game)] });
    walk(game, 'allied', 'DD32 DD31');
    say(game, 'japan', ['high']);
    expect(game.state.seats.allied?.knows.battle?.steps.at(-1)).toMatchObject({ rule: '16.3', attacker: 'allied' });
    const { umpire } = imagineGame(viewOf<FlatTopGame>(game.state, 'allied'), game.law, chance(1));
    expect(umpire.agenda.slice(1, 3)).toMatchObject([
      { kind: 'shadowing', path: hexes('DD31') },
      { kind: 'interception', side: 'japan', af: 'AF 1' },
    ]);
  });

  test('R231 a task force that must steam into the wind shadows nobody', () => {
    const game = shadowing(apart1);
    const [tf] = own(game, 'allied').tfs;
    if (tf !== undefined) tf.plot = { ...emptyPlot(), wind: 'first' };
    expect(rowsOf(game, 'allied')).toEqual({});
    passUntil(game, () => game.state.public.phase > 3);
  });
});

describe('7.6, 11 rulings', () => {
  test('7.6, R28 units that stand still are tested when the phase begins, and not before the plot', () => {
    const given = { allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'] }] }, japan: enemy('DD32') };
    expect(tfOf(atPhase(2, { ...given, scenario: { special: {} } }), 'allied')?.onMap).toBe(false);
    expect(tfOf(shadowing(given), 'allied')?.onMap).toBe(true);
  });

  test('11.4, R74 a second task force that is not there stands for the true one, and a second attempt fails', () => {
    const tried = (...nths: number[]) => {
      const tfs = [
        { hex: 'DD31', ships: ['Chicago'], onMap: true },
        { hex: 'DD33', ships: ['Astoria'], onMap: true },
      ];
      const game = shadowing({ allied: { bases: [], tfs }, japan: enemy('DD32') }, {}, [1, 1]);
      const hex = own(game, 'japan').tfs[0]?.hex ?? 0;
      for (const mark of game.state.seats.allied?.knows.marks ?? [])
        if (mark.report !== null) mark.report = { ...mark.report, units: 2 };
      const rows = [tries, 'TF 2 in DD33'];
      const orders = Object.fromEntries(nths.map((nth, i) => [rows[i] ?? '', [`${hex}/${nth}`]]));
      const events = [...order(game, 'allied', orders), ...order(game, 'japan')];
      return kindsOf(events, 'shadowing').map(({ nth, success }) => [nth, success]);
    };
    expect(tried(2)).toEqual([[2, true]]);
    expect(tried(1, 2)).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('11.6, R236 a shadower may stop short, and loses touch', () => {
    const game = shadowing(apart1, { 'japan TF 1': 'DD33 DD34' }, [1]);
    allied(game);
    walk(game, 'allied', '');
    expect([where(game, 'allied'), where(game, 'japan')]).toEqual(['DD31', 'DD34']);
    expect(game.state.seats.allied?.knows.marks).toMatchObject([{ condition: 0 }]);
  });

  test('14.13.4, R84a while shadowing nobody is intercepted by those he stands among already', () => {
    const game = shadowing(
      {
        allied: {
          bases: ['Port Moresby'],
          flights: [{ hex: 'DD32', planes: ['1 Catalina'], onMap: true, searching: true }],
        },
        japan: { ...enemy('DD32'), flights: [{ hex: 'DD32', planes: ['3 Zero'], onMap: true }] },
      },
      {},
      [1],
    );
    order(game, 'allied', { 'AF 1 in DD32': [theirs(game)] });
    walk(game, 'allied', '');
    expect(game.state.public.interception).toBeNull();
    expect(game.state.public.phase).toBe(6);
    expect(askOf(game, 'japan')?.rule).toBe('14.13.1');
  });
});
