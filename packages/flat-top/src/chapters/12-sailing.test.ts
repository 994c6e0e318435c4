/** 12 Task forces carry out their plots. */
import { describe, expect, test } from 'vitest';
import { canHandle, fieldCalled } from '../fields.js';
import { type Given, hexNamed } from '../game-testing.js';
import { name } from '../map.js';
import { doing, type FlatTop, kindsOf, own, ruleWith, sailed, shipOf, tfOf, where } from './12-testing.js';
import { battleHexes } from './15-battles.js';

const rule = ruleWith({ test, expect });

const two = (hex: string, ...ships: string[]): Given => ({ allied: { bases: [], tfs: [{ hex, ships }] } });

describe('12.1 hidden or in full view', () => {
  rule(
    '12.1',
    'task forces sail as plotted',
    () => {
      const { game } = sailed(two('DD31', 'Chicago'), { 'TF 1': { path: 'DD32 DD33' } });
      return where(game, 'allied');
    },
    'DD33',
  );

  test('12.1 who is on the map moves there: the enemy follows its counter', () => {
    const given = { allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'], onMap: true }] } };
    const { game, events } = sailed(given, { 'TF 1': { path: 'DD32 DD33' } });
    expect(kindsOf(events, 'moved').map(({ to }) => name(Number(to)))).toEqual(['DD32', 'DD33']);
    expect(game.state.seats.japan?.knows.marks.map(({ hex }) => name(hex))).toEqual(['DD33']);
  });

  test('12.1 who is hidden moves on the log, and nobody hears of it', () => {
    const { game, events } = sailed(two('DD31', 'Chicago'), { 'TF 1': { path: 'DD32' } });
    expect(events.filter(({ to }) => to === 'all' || to.includes('japan'))).toEqual([]);
    expect(tfOf(game, 'allied')?.onMap).toBe(false);
  });

  test.each([
    ['start', ['DD32', 'DD33']],
    ['middle', ['DD33']],
    ['end', []],
  ] as const)('12.1 put on the map at the %s of its move, it is seen to move from there (R44)', (show, seen) => {
    const { game, events } = sailed(two('DD31', 'Chicago'), { 'TF 1': { path: 'DD32 DD33', show } });
    expect(tfOf(game, 'allied')?.onMap).toBe(true);
    expect(kindsOf(events, 'moved').map(({ to }) => name(Number(to)))).toEqual(seen);
  });

  test('12.1, 7.2 who is observed on the way is on the map from there (R65)', () => {
    const { game } = sailed(
      {
        allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'] }] },
        japan: { tfs: [{ hex: 'DD34', ships: ['Aoba'], onMap: true }] },
      },
      { 'TF 1': { path: 'DD32 DD31' } },
    );
    expect(tfOf(game, 'allied')).toMatchObject({ onMap: true, hex: hexNamed('DD31') });
  });
});

describe('12.3 combining on the way', () => {
  const meeting = (first: string, second: string) =>
    sailed(
      {
        allied: {
          bases: [],
          tfs: [
            { hex: 'DD31', ships: ['Chicago'] },
            { hex: 'DD33', ships: ['Astoria'] },
          ],
        },
      },
      { 'TF 1': { path: first, join: ['TF 2'] }, 'TF 2': { path: second } },
    ).game;

  rule(
    '12.3',
    'task forces that meet become one, under the lower number, and stop there (R232, R65)',
    () => {
      const game = meeting('DD32 DD33', 'DD32 DD31');
      return own(game, 'allied').tfs.map(({ id, hex }) => `${id} in ${name(hex)}`);
    },
    ['TF 1 in DD32'],
  );

  test('12.3 they pass each other by if they are never in one hex', () => {
    expect(own(meeting('EE31', 'DD34'), 'allied').tfs.length).toBe(2);
  });
});

describe('12.6 leaving the map', () => {
  const at = (hex: string, path: string) =>
    sailed(
      {
        allied: {
          bases: [],
          tfs: [{ hex, ships: ['Lexington'] }],
          ships: { Lexington: { hits: 1 } },
          flights: [
            { hex, planes: ['4 Wildcat*'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 4 }] },
            { hex, planes: ['2 Dauntless*'], rides: 'Lexington' },
          ],
        },
        points: { allied: 0, japan: 20 },
      },
      { 'TF 1': { path, leave: true } },
    ).game;

  rule(
    '12.6',
    'from an edge hex with a movement point to spare, for good; the points for her damage stand',
    () => {
      const game = at('A30', '');
      return [
        own(game, 'allied').left,
        own(game, 'allied').tfs,
        game.state.public.points.japan,
        game.state.umpire.over,
      ];
    },
    [['Lexington'], [], 20, null],
  );

  test('12.6 without a point to spare, or away from the edge, she stays (R72)', () => {
    expect(own(at('B30', 'B29 A29'), 'allied').left).toEqual([]);
    expect(own(at('DD31', ''), 'allied').left).toEqual([]);
    expect(own(at('B30', 'A30'), 'allied').left).toEqual(['Lexington']);
  });

  test('R72 planes on deck go with her, those in the air stay behind', () => {
    const game = at('A30', '');
    expect(own(game, 'allied').flights.map(({ id, rides }) => [id, rides])).toEqual([['AF 2', null]]);
    expect(shipOf(game, 'allied', 'Lexington')?.grounded?.ready).toMatchObject([{ plane: 'Wildcat', factors: 4 }]);
  });
});

describe('12.7 anchoring', () => {
  const both = two('R9', 'Chicago', 'Astoria');
  const anchored = (game: FlatTop) => own(game, 'allied').ships.map((ship) => ship.anchored);

  rule(
    '12.7',
    'ships anchor where they lie',
    () => anchored(sailed(both, { 'TF 1': { anchor: ['Chicago', 'Astoria'] } }).game),
    [true, true],
  );
  rule(
    '12.7.1',
    'it takes the turn, and is remembered',
    () => {
      const { game } = sailed({ ...both, turn: 6 }, { 'TF 1': { anchor: ['Chicago', 'Astoria'] } });
      return own(game, 'allied').hulls.Chicago?.anchoredSince;
    },
    6,
  );
  rule(
    '12.7.2',
    'some ships of a task force may be at anchor and others not',
    () => anchored(sailed(both, { 'TF 1': { anchor: ['Chicago'] } }).game),
    [true, false],
  );

  test('12.7.1 weighing', () => {
    const given = { allied: { ...both.allied, ships: { Chicago: { anchored: true } } } };
    const { game } = sailed(given, { 'TF 1': { weigh: ['Chicago'] } });
    expect([anchored(game), own(game, 'allied').hulls.Chicago?.anchoredSince]).toEqual([[false, false], null]);
  });

  rule(
    '12.7.3',
    'a tender at anchor is a base for sea planes, with twice her capacity and maximum launch (R56)',
    () => {
      const { game } = sailed(
        { scenario: { special: {} }, japan: { tfs: [{ hex: 'R9', ships: ['Chitose'] }] } },
        { 'TF 1': { anchor: ['Chitose'] } },
        'japan',
      );
      const field = fieldCalled(own(game, 'japan'), game.law, 'japan', 'Chitose');
      if (field === undefined) throw new Error('she is gone');
      const { capacity, most, launch } = field;
      return [capacity, most === 4 * launch.normal, canHandle(game.law, field, 'Mavis', false)];
    },
    [16, true, true],
  );

  const unloading = (unloaded: number) =>
    sailed(
      {
        turn: 5,
        allied: {
          bases: [],
          tfs: [{ hex: 'R9', ships: ['1 AP'] }],
          ships: { 'AP 1': { anchored: true } },
          hulls: { 'AP 1': { anchoredSince: 3, unloaded } },
        },
      },
      { 'TF 1': { unload: ['allied AP 1'] } },
    ).game;

  rule(
    '12.7.4',
    'a transport unloads for eight turns and no more',
    () => [0, 7, 8].map((before) => own(unloading(before), 'allied').hulls['allied AP 1']?.unloaded),
    [1, 8, 8],
  );
  rule('25.5', 'each turn of unloading scores three points', () => unloading(0).state.public.points.allied, 3);
});

describe('12.8, 12.9', () => {
  rule(
    '12.8',
    'task forces that neither side observes share a hex in peace',
    () => {
      const { game } = doing(
        {
          allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'] }] },
          japan: { tfs: [{ hex: 'DD31', ships: ['Aoba'] }] },
        },
        () => undefined,
      );
      return battleHexes(game.state);
    },
    [],
  );

  const scuttling = () =>
    sailed(
      {
        allied: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['Yorktown', 'Chicago'] }],
          ships: { Yorktown: { hits: 3 } },
          parked: { Yorktown: { ready: ['4 Dauntless*'] } },
          flights: [
            { hex: 'DD31', planes: ['2 Wildcat*'], onDeck: 'Yorktown', launches: [{ place: 'Yorktown', factors: 2 }] },
            { hex: 'DD31', planes: ['2 Wildcat*'], rides: 'Yorktown' },
          ],
        },
        points: { allied: 0, japan: 60 },
      },
      { 'TF 1': { scuttle: ['Yorktown'] } },
    );

  rule(
    '12.9',
    'a scuttled ship counts as sunk; the enemy hears her type and scores her',
    () => {
      const { game, events } = scuttling();
      return [kindsOf(events, 'scuttled'), game.state.public.points.japan];
    },
    [[{ side: 'allied', type: 'CV' }], 162],
  );

  test('12.9, R73 her planes are gone for good, on deck too; those in the air fly on', () => {
    const { game } = scuttling();
    expect(own(game, 'allied').gone).toEqual({ 'Dauntless*': 4, 'Wildcat*': 2 });
    expect(own(game, 'allied').flights.map(({ id, rides }) => [id, rides])).toEqual([['AF 2', null]]);
    expect(own(game, 'allied').tfs.length).toBe(1);
  });
});

describe('14.19 formations carried along', () => {
  const riding = (given: Given = {}) =>
    sailed(
      {
        ...given,
        allied: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['Lexington'] }],
          flights: [
            { hex: 'DD31', planes: ['2 Wildcat*'], rides: 'Lexington' },
            { hex: 'DD31', planes: ['2 Wildcat*'] },
          ],
        },
      },
      { 'TF 1': { path: 'DD32 DD33' } },
    ).game;
  const placed = (game: FlatTop) => own(game, 'allied').flights.map(({ hex, carried }) => [name(hex), carried]);

  rule(
    '14.19',
    'who is in a ship’s In Flight box goes with her and has so much less to fly; others stay',
    () => placed(riding()),
    [
      ['DD33', 2],
      ['DD31', 0],
    ],
  );

  test('6.6, R233 into a storm nobody is carried', () => {
    expect(placed(riding({ clouds: ['DD34', 'DD34'] }))).toEqual([
      ['DD31', 0],
      ['DD31', 0],
    ]);
  });

  test('6.6 a storm on the way stops the task force', () => {
    const { game } = sailed({ ...two('DD31', 'Chicago'), clouds: ['DD34', 'DD34'] }, { 'TF 1': { path: 'DD32 DD33' } });
    expect(where(game, 'allied')).toBe('DD32');
  });
});
