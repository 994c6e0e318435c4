/** 25 Points and victory. */
import { describe, expect, test } from 'vitest';
import type { GameOwn, GameTable } from '../game-kit.js';
import { type Given, hexNamed } from '../game-testing.js';
import type { Ship, Side } from '../state.js';
import { atPhase, doing, kindsOf, own, passUntil, ruleWith } from './12-testing.js';
import { timeRecordPhase } from './24-time-record.js';
import { automaticVictory, finalVictory, losePlanes, score, scoreClosedBases } from './25-victory.js';

const rule = ruleWith({ test, expect });

const points = (act: (table: GameTable) => void, given: Given = {}) => doing(given, act).game.state.public.points;

describe('25.1 the table of points', () => {
  rule(
    '25.1',
    'points are kept openly (R47)',
    () => {
      const { game, events } = doing({}, (table) => score(table, 'japan', 'ships', 40));
      return [game.state.public.points, kindsOf(events, 'points')];
    },
    [{ allied: 0, japan: 40 }, [{ allied: 0, japan: 40 }]],
  );

  rule(
    'CHART-vp',
    'an Air Factor is worth two',
    () => points((table) => losePlanes(table, 'japan', [{ plane: 'Zero', seaBased: false, factors: 3 }], 'lost')),
    { allied: 6, japan: 0 },
  );

  rule(
    '21.5',
    'a base that cannot fly anything scores each turn, Rabaul ten and others five (R128)',
    () => points((table) => scoreClosedBases(table), { japan: { baseHits: { Rabaul: 40, Gasmata: 4 } } }),
    { allied: 15, japan: 0 },
  );

  rule(
    'OPT-EPF.9',
    'with that option land based planes are worth one',
    () =>
      points((table) => losePlanes(table, 'japan', [{ plane: 'Zero', seaBased: false, factors: 3 }], 'lost'), {
        options: { landPlanesOnePoint: true },
      }),
    { allied: 3, japan: 0 },
  );
});

describe('25.2, 25.3 who wins', () => {
  const level = { victory: { automatic: 100, floor: 50 } };
  const lead = (hour: number, allied: number, japan: number) =>
    doing({ scenario: level, hour, points: { allied, japan } }, () => undefined).game.desk.table;

  rule(
    '25.2',
    'after 2400 a lead of the scenario’s level wins at once (R136)',
    () =>
      [
        automaticVictory(lead(24, 120, 20)),
        automaticVictory(lead(23, 120, 20)),
        automaticVictory(lead(24, 119, 20)),
      ].map((each) => each?.winners),
    [['allied'], undefined, undefined],
  );

  test('25.2 the game ends with that turn', () => {
    const game = atPhase(9, {
      scenario: { ...level, special: {}, firstHour: 22 },
      turn: 2,
      hour: 24,
      points: { allied: 0, japan: 130 },
    });
    expect(game.state.umpire.over).toMatchObject({ winners: ['japan'], rule: '25.2' });
  });

  rule(
    '25.3',
    'most points win, but not with less than fifty',
    () =>
      [
        [60, 20],
        [49, 20],
        [70, 70],
      ].map(([allied = 0, japan = 0]) => finalVictory(lead(18, allied, japan)).winners),
    [['allied'], [], []],
  );
});

describe('25.4 planes lost without need', () => {
  /** Three Zeros over this hex in their last turn. */
  function late(
    hex: string,
    given: Given['japan'] = {},
    change: (own: GameOwn) => void = () => undefined,
    side: Side = 'japan',
    planes = side === 'japan' ? '3 Zero' : '3 Wildcat*',
  ) {
    const both = { [side]: { bases: [], ...given, flights: [{ hex, planes: [planes] }] } };
    return doing({ scenario: { special: {} }, ...both }, (table, game) => {
      for (const flight of own(game, side).flights) flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 2 }));
      change(own(game, side));
      timeRecordPhase(table);
    }).game.state.public.points;
  }
  const at = (...bases: string[]) => ({ bases });

  rule(
    '25.4',
    'ten points each when they could not land by fault or choice of their owner',
    () => late('DD31').allied,
    30,
  );

  test('25.4, R97 two each when hits have closed the field they had come to', () => {
    expect(late('Y3', { ...at('Rabaul'), baseHits: { Rabaul: 40 } }).allied - 10).toBe(6);
    expect(late('Y3', at('Rabaul')).allied).toBe(30);
  });

  test('25.4, R97 two each when the field was shut while planes moved, though it has been mended since', () => {
    const mended = late('Y3', { ...at('Rabaul'), baseHits: { Rabaul: 6 } }, (mine) => {
      mine.bases = mine.bases.map((base) => ({ ...base, hits: 5 }));
    });
    expect(mended.allied).toBe(6);
  });

  test('25.4, R97 two each when their carrier was sunk within reach (R252)', () => {
    const sunk = (hex: string) =>
      late(
        'DD31',
        { tfs: [{ hex: 'DD33', ships: ['Lexington', 'Chicago'] }], ships: { Lexington: { hits: 6 } } },
        (mine) => {
          mine.hulls.Lexington = { anchoredSince: null, unloaded: 0, slowSince: null, sunkIn: hexNamed(hex) };
        },
        'allied',
      ).japan;
    expect([sunk('DD33'), sunk('A30')]).toEqual([6, 30]);
  });

  test('25.4, R252 two each also when a tender, a cruiser or a battleship that would have taken them was sunk (R5)', () => {
    const sunk = (ship: string, planes: string, change: Partial<Ship> = {}) =>
      late(
        'DD31',
        { tfs: [{ hex: 'DD33', ships: [ship, 'Aoba'] }], ships: { [ship]: { hits: 20, ...change } } },
        (mine) => {
          mine.hulls[ship] = { anchoredSince: null, unloaded: 0, slowSince: null, sunkIn: hexNamed('DD33') };
        },
        'japan',
        planes,
      ).allied;
    expect(['Chitose', 'Tone', 'Kirishima'].map((ship) => sunk(ship, '3 Pete'))).toEqual([6, 6, 6]);
    // 8.9.4 A sea plane needs a tender at anchor; nobody lands on a ship without a deck, nor a Zero on a tender.
    expect([sunk('Chitose', '3 Mavis'), sunk('Chitose', '3 Mavis', { anchored: true })]).toEqual([30, 6]);
    expect([sunk('Kako', '3 Pete'), sunk('Chitose', '3 Zero*')]).toEqual([30, 30]);
  });

  rule(
    '8.9.2',
    'float planes of a sunk tender had her to land on, and are not lost without need',
    () =>
      late(
        'DD31',
        { tfs: [{ hex: 'DD33', ships: ['Chitose', 'Aoba'] }], ships: { Chitose: { hits: 20 } } },
        (mine) => {
          mine.hulls.Chitose = { anchoredSince: null, unloaded: 0, slowSince: null, sunkIn: hexNamed('DD33') };
        },
        'japan',
        '3 Pete',
      ).allied,
    6,
  );

  const atTheEnd = (hex: string, planes: string[], given: Given = {}) => {
    const game = atPhase(9, {
      turn: 12,
      hour: 18,
      scenario: { special: {}, victory: { automatic: null, floor: 50 }, ...given.scenario },
      allied: { bases: ['Port Moresby'], ...given.allied },
      japan: { bases: ['Rabaul'], flights: [{ hex, planes }], ...given.japan },
    });
    passUntil(game, ({ state }) => state.umpire.over !== null);
    return game.state.public.points;
  };

  rule(
    '25.4',
    'at the end of the game whoever flies must be able to land',
    () => [atTheEnd('Y5', ['3 Zero']).allied, atTheEnd('A43', ['2 Rufe']).allied],
    [0, 20],
  );

  test('R98 a deck has so much room and no more', () => {
    const full = {
      allied: {
        bases: [],
        tfs: [{ hex: 'DD31', ships: ['Lexington'] }],
        parked: { Lexington: { readying: ['27 Dauntless*'] } },
        flights: [{ hex: 'DD31', planes: ['5 Wildcat*'] }],
      },
    };
    const room = atTheEnd('Y5', ['3 Zero'], full).japan;
    const empty = atTheEnd('Y5', ['3 Zero'], { allied: { ...full.allied, parked: {} } }).japan;
    expect([room, empty]).toEqual([20, 0]);
  });

  rule(
    'SC1.8',
    'Catalinas of Port Moresby stay up and are not lost at the end',
    () =>
      atTheEnd('Y5', ['3 Zero'], {
        scenario: { special: { freeTakeOff: { side: 'allied', plane: 'Catalina', base: 'Port Moresby' } } },
        allied: { bases: ['Port Moresby'], flights: [{ hex: 'DD31', planes: ['4 Catalina'] }] },
      }).japan,
    0,
  );
});
