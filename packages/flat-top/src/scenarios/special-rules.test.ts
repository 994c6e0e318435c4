/** The special rules of scenarios two to five, each in its own scenario. */
import { askOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { withSquadrons } from '../chapters/4-forces.js';
import { openingForces, setUpSheet } from '../chapters/4-set-up.js';
import { startsOf } from '../chapters/4-starts.js';
import { conditionFor } from '../chapters/7-observation.js';
import { postsOf } from '../chapters/7-sight.js';
import { unloadingPlaceAt } from '../chapters/12-7-unloading.js';
import { sailingPhase } from '../chapters/12-sailing.js';
import { atPhase, doing, kindsOf, order, own, rowsOf, ruleWith, strike } from '../chapters/12-testing.js';
import { repairPhase } from '../chapters/23-repair.js';
import { timeRecordPhase } from '../chapters/24-time-record.js';
import { canHandle, fieldsOf } from '../fields.js';
import { shipNamed } from '../forces.js';
import type { GameOwn } from '../game-kit.js';
import { type Given, hexNamed, law, stateWith } from '../game-testing.js';
import { basesOf } from '../held-bases.js';
import { distance, hexCount, hexesOfIsland, hexOf, name, terrainAt } from '../map.js';
import { beginTurn } from '../sequence.js';
import type { Side } from '../state.js';
import { coralSea, coralSeaBattle, coralSeaCrucialDays } from './coral-sea.js';
import { easternSolomons } from './eastern-solomons.js';
import { guadalcanal } from './guadalcanal.js';
import { readScenario } from './index.js';
import { santaCruz } from './santa-cruz.js';
import type { ScenarioData } from './scenario.js';

const rule = ruleWith({ test, expect });
const at = (place: string): string => name(hexOf(place));

/** Japanese transports at anchor somewhere since before the game, when orders are written. */
const anchored = (scenario: ScenarioData, hex: string, turn: number, more: Given = {}): Given => ({
  scenario,
  turn,
  japan: {
    tfs: [{ hex, ships: ['AP 1', 'AP 2'] }],
    ships: { 'AP 1': { anchored: true }, 'AP 2': { anchored: true } },
    hulls: { 'AP 1': { anchoredSince: -1 }, 'AP 2': { anchoredSince: -1 } },
  },
  ...more,
});

const row = (game: ReturnType<typeof atPhase>, part: string, side: Side = 'japan'): string[] | undefined =>
  Object.entries(rowsOf(game, side)).find(([prompt]) => prompt.includes(part))?.[1];

describe('Coral Sea: ships held at anchor', () => {
  const weighing = (given: Given) => row(atPhase(2, given), 'weigh anchor');

  rule(
    'SC2.1',
    'ships that begin at Rabaul may not weigh before 1800 5 May, and then they may',
    () => [10, 35, 36].map((turn) => weighing(anchored(coralSea, at('Rabaul'), turn))),
    [
      ['japan AP 1: SC2.1', 'japan AP 2: SC2.1'],
      ['japan AP 1: SC2.1', 'japan AP 2: SC2.1'],
      ['japan AP 1', 'japan AP 2'],
    ],
  );

  const begun = (place: string) => {
    const squadron = { id: 'TF 1', hex: hexOf(place), names: ['AP 1'], anchored: [], enters: null };
    const forces = withSquadrons(law({ scenario: coralSea }), 'japan', [squadron]);
    const ship = forces.ships.find(({ name: ship }) => ship === 'AP 1');
    return [ship?.anchored, forces.hulls[ship?.id ?? '']?.anchoredSince];
  };

  rule('SC2.1', 'whoever begins at Rabaul begins at anchor', () => begun('Rabaul'), [true, -1]);
  rule('SC2.2', 'whoever begins at Tulagi begins at anchor', () => begun('Tulagi'), [true, -1]);

  test('SC2.1, R320 whoever comes to Rabaul later goes as he likes', () => {
    const given = anchored(coralSea, at('Rabaul'), 10);
    expect(weighing({ ...given, japan: { ...given.japan, hulls: {} } })).toEqual(['japan AP 1', 'japan AP 2']);
  });

  test('SC2.1, R144 in the shorter versions nobody is held', () => {
    for (const shorter of [coralSeaCrucialDays, coralSeaBattle])
      expect(weighing(anchored(shorter, at('Rabaul'), 1))).toEqual(['japan AP 1', 'japan AP 2']);
  });

  rule(
    'SC2.2',
    'ships that begin at Tulagi may not weigh until the Japanese have observed an Allied ship',
    () => {
      const given = anchored(coralSea, at('Tulagi'), 30);
      const quiet = weighing(given);
      const game = atPhase(2, given);
      own(game, 'japan').firstSeen = 29;
      return [quiet, row(game, 'weigh anchor')];
    },
    [
      ['japan AP 1: SC2.2', 'japan AP 2: SC2.2'],
      ['japan AP 1', 'japan AP 2'],
    ],
  );

  const bombed = (target: string, kind: string) => {
    const { game } = strike(
      anchored(coralSea, at('Tulagi'), 6, {
        hour: 12,
        allied: { flights: [{ hex: at('Tulagi'), planes: ['6 Dauntless* GP high'], onMap: true }] },
        japan: {
          ...anchored(coralSea, at('Tulagi'), 6).japan,
          tfs: [{ hex: at('Tulagi'), ships: ['AP 1', 'AP 2'], onMap: true }],
        },
      }),
      'allied',
      `${target}:${kind}`,
      [1, 1, 1, 1, 1, 1, 1, 1],
    );
    return game.state.public.alarmed ?? [];
  };

  rule('SC2.2', 'an attack on a ship there frees them, hit or miss (R145)', () => bombed('japan AP 1', 'dive'), [
    'Tulagi',
  ]);
  test('SC2.2, R145 an attack on the base alone does not', () => {
    expect(bombed('Tulagi', 'dive')).toEqual([]);
  });

  test('SC2.2, R145 ships that were attacked may weigh on the next turn', () => {
    const game = atPhase(2, anchored(coralSea, at('Tulagi'), 7));
    game.state.public.alarmed = ['Tulagi'];
    expect(row(game, 'weigh anchor')).toEqual(['japan AP 1', 'japan AP 2']);
  });
});

describe('Coral Sea: Kamikawa', () => {
  rule(
    'SC2.6',
    'she may begin at Deboyne, at anchor and so a seaplane base, with one or two gunboats',
    () => {
      const { groups, crews } = startsOf(law({ scenario: coralSea }), 'japan');
      const at = groups.findIndex(({ instead }) => instead === 'Kamikawa');
      const { hexes, anchored } = groups[at] ?? {};
      const may = crews.flatMap(({ kind, groups: homes }) =>
        homes.filter(({ group }) => group === at).map(({ cap }) => [kind, cap]),
      );
      return [hexes, anchored, may.some(([kind]) => kind === 'Kamikawa'), may.find(([kind]) => kind === 'PG')];
    },
    [[hexOf('Deboyne')], ['Kamikawa'], true, ['PG', 2]],
  );

  const petes = (isAtAnchor: boolean) => {
    const game = atPhase(1, {
      scenario: coralSea,
      turn: 3,
      japan: {
        tfs: [{ hex: at('Deboyne'), ships: ['Kamikawa'] }],
        ships: { Kamikawa: { anchored: isAtAnchor } },
        parked: { Kamikawa: { ready: ['4 Pete', '3 Dave'] } },
      },
    });
    order(game, 'allied');
    order(game, 'japan');
    const ask = askOf(game, 'japan');
    if (ask?.ask !== 'sheet') throw new Error('no sheet');
    return ask.rows.map((each) => (each.ask === 'split' ? each.over[0]?.not?.rule : 'no split'));
  };

  rule('SC2.5', 'Petes stay aboard while she has no seaplane base; other floats fly', () => petes(false), [
    'SC2.5',
    undefined,
  ]);
  test('SC2.5, SC2.6, R146 at anchor she is one, and they fly', () => {
    expect(petes(true)).toEqual([undefined, undefined]);
  });
});

describe('radar', () => {
  /** Planes, high and three hexes off, where nobody sees them with his eyes. */
  const heard = (named: string, side: Side, ship: string) => {
    const read = readScenario({ scenario: named, options: {}, charts: {}, set: null });
    if ('errors' in read) throw new Error(read.errors.join());
    const force = { tfs: [{ hex: 'II30', ships: [ship], onMap: true }], bases: [] };
    const state = stateWith({ scenario: read.law.scenario, hour: 12, [side]: force });
    const far =
      Array.from({ length: hexCount }, (_, hex) => hex).find((hex) => distance(hex, hexNamed('II30')) === 3) ?? -1;
    return [false, true].map((high) => conditionFor(state, read.law, side, far, 'AF', high));
  };

  rule(
    'SC2.3',
    'Allied carriers have radar, cruisers not yet',
    () => ['Lexington', 'Chicago'].map((ship) => heard('coral-sea', 'allied', ship)),
    [
      [0, 1],
      [0, 0],
    ],
  );
  rule(
    'SC3.1',
    'Allied cruisers have radar by August, destroyers not',
    () => ['Atlanta', 'DD 1'].map((ship) => heard('eastern-solomons', 'allied', ship)),
    [
      [0, 1],
      [0, 0],
    ],
  );
  rule('SC4.1', 'every Allied ship has radar by October', () => heard('santa-cruz', 'allied', 'DD 1'), [0, 1]);
  rule(
    'SC5.4',
    'every Allied ship has radar, and no Japanese one',
    () => [heard('guadalcanal', 'allied', 'DD 1'), heard('guadalcanal', 'japan', 'Hiyo')],
    [
      [0, 1],
      [0, 0],
    ],
  );
});

describe('figures', () => {
  rule(
    'SC2.7',
    'Wildcats fight in the air on table 7',
    () => law({ scenario: coralSea }).charts.airHits.values.Wildcat.airToAir,
    7,
  );
  rule(
    'SC2.8',
    'Shokaku and Zuikaku sink with five hits',
    () =>
      ['Shokaku', 'Zuikaku'].map((ship) => shipNamed(law({ scenario: coralSea }).charts, 'japan', ship, 'TF 1').damage),
    [5, 5],
  );
  rule(
    'SC3.3',
    'Enterprise fires with five against planes',
    () => shipNamed(law({ scenario: easternSolomons }).charts, 'allied', 'Enterprise', 'TF 1').aa,
    5,
  );
  rule(
    'SC5.2',
    'Enterprise readies six',
    () => {
      const given: Given = { scenario: guadalcanal, allied: { tfs: [{ hex: 'II30', ships: ['Enterprise'] }] } };
      return fieldsOf(own(atPhase(1, given), 'allied'), law(given), 'allied').find(
        ({ name: ship }) => ship === 'Enterprise',
      )?.readying;
    },
    6,
  );
});

describe('look-outs', () => {
  rule(
    'SC2.9',
    'nobody watches for Japan on Choiseul, Santa Isabel, Vella Lavella, New Georgia and Guadalcanal',
    () => {
      const state = stateWith({ scenario: coralSea, hour: 12, japan: { bases: [] } });
      return ['PP12', 'UU14', 'NN13', 'QQ15', 'XX19'].map((hex) =>
        conditionFor(state, law({ scenario: coralSea }), 'japan', hexNamed(hex), 'AF'),
      );
    },
    [0, 0, 0, 0, 0],
  );
  test('SC2.9 on New Britain he is still there', () => {
    const state = stateWith({ scenario: coralSea, hour: 12, japan: { bases: [] } });
    expect(conditionFor(state, law({ scenario: coralSea }), 'japan', hexNamed('W5'), 'AF')).toBeGreaterThan(0);
  });
});

describe('where transports unload', () => {
  const places = (scenario: ScenarioData, side: Side, ...of: string[]) =>
    of.map((place) => unloadingPlaceAt(law({ scenario }), side, place.length < 5 ? hexNamed(place) : hexOf(place)));
  const coast =
    hexesOfIsland('Guadalcanal').find((hex) => terrainAt(hex) === 'partial' && hex !== hexOf('Henderson')) ?? -1;

  rule(
    'SC2.4',
    'Japanese transports unload at Port Moresby and nowhere else',
    () => places(coralSea, 'japan', 'Port Moresby', 'Tulagi'),
    ['Port Moresby', undefined],
  );
  rule(
    'SC3.2',
    'they unload at Gili-Gili and on Guadalcanal, but not at Henderson',
    () => places(easternSolomons, 'japan', 'Gili-Gili', name(coast), 'Henderson', 'Port Moresby'),
    ['Gili-Gili', 'Guadalcanal', undefined, undefined],
  );
  rule(
    'SC5.3',
    'the Allies unload at Henderson, the Japanese elsewhere on Guadalcanal',
    () => [
      ...places(guadalcanal, 'allied', 'Henderson', name(coast)),
      ...places(guadalcanal, 'japan', 'Henderson', name(coast)),
    ],
    ['Henderson', undefined, undefined, 'Guadalcanal'],
  );

  test('SC2.4, 12.7.4 the order to unload is offered there, and only there', () => {
    const offered = (place: string) => row(atPhase(2, anchored(coralSea, at(place), 50)), 'unload');
    expect([offered('Port Moresby'), offered('Tulagi')]).toEqual([['japan AP 1', 'japan AP 2'], undefined]);
  });
});

describe('Eastern Solomons: Gili-Gili', () => {
  /** Two transports have unloaded 48 points there; one of them, or another, unloads once more. */
  const landing = (
    ashore: { [place: string]: number },
    act: (game: ReturnType<typeof doing>['game'], own: GameOwn) => void = () => undefined,
  ) =>
    doing(
      {
        ...anchored(easternSolomons, at('Gili-Gili'), 20),
        allied: { parked: { 'Gili-Gili': { ready: ['3 P-39'], readying: ['2 P-40'] } }, baseHits: { 'Gili-Gili': 1 } },
        japan: {
          tfs: [{ hex: at('Gili-Gili'), ships: ['AP 1', 'AP 2', 'AP 3'] }],
          ships: { 'AP 1': { anchored: true }, 'AP 2': { anchored: true }, 'AP 3': { anchored: true } },
          hulls: { 'AP 1': { unloaded: 8 }, 'AP 2': { unloaded: 8 }, 'AP 3': { unloaded: 0 } },
        },
      },
      (table, game) => {
        const japan = own(game, 'japan');
        japan.ashore = ashore;
        for (const tf of japan.tfs) tf.plot = { ...plotted, unload: ['japan AP 3'] };
        sailingPhase(table);
        act(game, japan);
      },
    );
  const plotted = {
    path: [],
    show: 'never',
    anchor: [],
    weigh: [],
    unload: [],
    scuttle: [],
    join: [],
    leave: false,
    wind: null,
  } as const satisfies object as never as NonNullable<GameOwn['tfs'][number]['plot']>;

  const next = (game: ReturnType<typeof doing>['game']) => beginTurn(game.desk.table, game.state.public.turn + 1);

  rule(
    'SC3.2',
    'fifty points unloaded there take it, on the next turn and not before',
    () => {
      const { game } = landing({ 'Gili-Gili': 48 });
      const { state } = game;
      const held = () =>
        (['allied', 'japan'] as const).map((side) =>
          own(game, side).bases.some(({ name: base }) => base === 'Gili-Gili'),
        );
      const before = held();
      next(game);
      return [state.public.fallen?.turn, before, held()];
    },
    [21, [true, false], [false, true]],
  );

  test('SC3.2 what was unloaded on Guadalcanal does not count for it', () => {
    const { game } = landing({ 'Gili-Gili': 45, Guadalcanal: 3 });
    expect([game.state.public.fallen, own(game, 'japan').ashore]).toEqual([
      undefined,
      { 'Gili-Gili': 48, Guadalcanal: 3 },
    ]);
  });

  test('SC3.2, R147 the planes left there are lost at two points each, the damage stays, and it is Japanese for all purposes', () => {
    const { game } = landing({ 'Gili-Gili': 48 });
    const before = game.state.public.points.japan;
    next(game);
    const base = own(game, 'japan').bases.find(({ name: each }) => each === 'Gili-Gili');
    expect(game.state.public.points.japan - before).toBe(10);
    expect(base).toMatchObject({ side: 'japan', hits: 1, grounded: { ready: [], readying: [], justLanded: [] } });
    expect(own(game, 'allied').lostToday).toEqual({ 'P-39': 3, 'P-40': 2 });
    expect(basesOf(law({ scenario: easternSolomons }), game.state.public, 'japan')).toContain('Gili-Gili');
    expect(kindsOf(game.desk.book.events, 'base-taken')).toEqual([{ side: 'japan', base: 'Gili-Gili' }]);
  });

  test('SC3.2, R147 Japanese look-outs are no longer blind over it, and Allied ones are', () => {
    const { game } = landing({ 'Gili-Gili': 48 });
    const rules = law({ scenario: easternSolomons });
    next(game);
    expect(conditionFor(game.state, rules, 'japan', hexOf('Gili-Gili'), 'AF')).toBeGreaterThan(0);
  });

  const takes = (side: Side, ...planes: ('P-39' | 'P-40' | 'B-26' | 'Zero' | 'Betty' | 'Val')[]) => {
    const { game } = landing({ 'Gili-Gili': 48 });
    const rules = law({ scenario: easternSolomons });
    if (side === 'japan') next(game);
    const field = fieldsOf(own(game, side), rules, side).find(({ name: each }) => each === 'Gili-Gili');
    return planes.map((plane) => field !== undefined && canHandle(rules, field, plane, false));
  };

  rule(
    'SC3.4',
    'it takes fighters and carrier planes of the Allies, no bombers',
    () => takes('allied', 'P-39', 'P-40', 'B-26'),
    [true, true, false],
  );
  rule('SC3.2', 'in Japanese hands it takes Zeros, Vals and Kates', () => takes('japan', 'Zero', 'Val', 'Betty'), [
    true,
    true,
    false,
  ]);

  test('SC3.2, R324 it has no radar in Japanese hands, for no scenario gives it any', () => {
    const { game } = landing({ 'Gili-Gili': 48 });
    next(game);
    expect(postsOf(law({ scenario: easternSolomons }), own(game, 'japan').bases, 'japan')).toContainEqual(
      expect.objectContaining({ hex: hexOf('Gili-Gili'), radar: false }),
    );
  });

  test('SC3.2, R321 the enemy sees points on the track and is not told what was unloaded, nor where', () => {
    const { events } = landing({ 'Gili-Gili': 12 });
    const heard = events.filter(({ to }) => to === 'all' || to.includes('allied')).map(({ kind }) => kind);
    expect(heard).toContain('points');
    expect(heard).not.toContain('unloaded');
  });

  test('SC3.4, R325 at set-up it is offered to what it takes, and refused to all others', () => {
    const rules = law({ scenario: easternSolomons });
    const forces = openingForces(rules, 'allied');
    const offered = (plane: string) => {
      const split = setUpSheet(forces, rules, 'allied').rows.filter(({ prompt }) => prompt.endsWith(` ${plane}`));
      return split.map((each) =>
        (each.ask === 'split' ? each.over : [])
          .filter(({ id }) => id.startsWith('Gili-Gili'))
          .map(({ not }) => not?.rule),
      );
    };
    expect(offered('B-26')).toEqual([['8.9']]);
    expect(offered('P-40')[0]).toContain(undefined);
  });

  test('SC3.2, 25.4, R327 planes in the air when it fell, that could have landed there, cost two points and not ten', () => {
    const lost = (fell: number) => {
      const { game } = doing(
        {
          scenario: easternSolomons,
          turn: 20,
          allied: { bases: ['Henderson'], flights: [{ hex: at('Gili-Gili'), planes: ['2 P-39'] }] },
          japan: { bases: ['Rabaul', 'Gili-Gili'] },
        },
        (table, { state }) => {
          state.public.fallen = { base: 'Gili-Gili', to: 'japan', turn: fell, scored: 0 };
          for (const { lots } of own({ state } as never, 'allied').flights) for (const lot of lots) lot.deadline = 20;
          timeRecordPhase(table);
        },
      );
      return game.state.public.points.japan;
    };
    // P-39s have a range of five turns: they took off on turn 16.
    expect([lost(20), lost(16)]).toEqual([4, 20]);
  });

  test('SC3.2 hits on it count for whoever scores them', () => {
    const { game } = landing({ 'Gili-Gili': 48 });
    game.state.public.hitsScored = { 'Gili-Gili': 3 };
    next(game);
    expect(game.state.public.fallen).toEqual({ base: 'Gili-Gili', to: 'japan', turn: 21, scored: 3 });
  });
});

describe('Henderson', () => {
  const mended = (scenario: ScenarioData, hour: number) => {
    const { game } = doing({ scenario, hour, allied: { baseHits: { Henderson: 5 } } }, (table) => repairPhase(table));
    return game.state.public.baseHits.Henderson;
  };
  rule(
    'SC4.2',
    'mends two hits a turn by day, one by night',
    () => [12, 22].map((hour) => mended(santaCruz, hour)),
    [3, 4],
  );
  rule(
    'SC5.6',
    'mends two hits a turn by day, one by night',
    () => [12, 22].map((hour) => mended(guadalcanal, hour)),
    [3, 4],
  );
});

test('12.7.4, R154 ships may unload at a base of the enemy whose guns and planes are whole', () => {
  const game = atPhase(2, anchored(easternSolomons, at('Gili-Gili'), 3));
  expect(own(game, 'allied').bases.find(({ name: base }) => base === 'Gili-Gili')?.hits).toBe(0);
  expect(row(game, 'unload')).toEqual(['japan AP 1', 'japan AP 2']);
});
