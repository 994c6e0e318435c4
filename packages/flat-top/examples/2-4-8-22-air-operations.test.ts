/** The worked examples of the chapters on counters, set-up, air operations and replacements. */
import { begin, type Plain, submit } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { answer, both, flying, formationsNow, sheetOf, standing, stopAfter } from '../src/chapters/8-testing.js';
import { af, budget, fly, planesMove, refusalOf, say, upTo } from '../src/chapters/14-testing.js';
import { flatTopGame } from '../src/game.js';
import { hexNamed, playing } from '../src/game-testing.js';
import { hexOf, name } from '../src/map.js';
import { ringsAroundRabaul } from '../src/scenarios/rings-around-rabaul.js';

/** Formations over a deck or field, about to be reorganized. */
const reorganizing = (side: 'allied' | 'japan', ship: string, flights: { id?: string; planes: string[] }[]) =>
  playing({
    agenda: stopAfter({ kind: 'reorganize', rule: '8.11', side, hex: hexNamed('HH14') }),
    [side]: { tfs: [{ hex: 'HH14', ships: [ship] }], flights: flights.map((each) => ({ hex: 'HH14', ...each })) },
  });

describe('example after 2.2', () => {
  test.each([[[1, 1, 1, 1, 1]], [[2, 2, 1]], [[2, 1, 1, 1]]])(
    '2.2 example: five Air Factors of Vals are five however they are changed: %j',
    (change) => {
      // Up to four parts take off; a fifth stays in the Ready box.
      const whole = playing({
        phase: 1,
        agenda: formationsNow(),
        japan: { tfs: [{ hex: 'HH14', ships: ['Shokaku'] }], parked: { Shokaku: { ready: ['5 Val*'] } } },
      });
      const up = change.slice(0, 4);
      both(whole, 'japan', { '5 Val': Object.fromEntries(up.map((factors, i) => [`AF ${i + 1}`, factors])) });
      expect(flying(whole.state.seats.japan?.own)).toEqual(up.map((factors, i) => `AF ${i + 1}: ${factors} Val`));
      expect(standing(whole.state.seats.japan?.own, 'Shokaku')).toBe(change.length > 4 ? 'ready: 1 Val' : '');
      const parts = reorganizing(
        'japan',
        'Shokaku',
        change.map((factors) => ({ planes: [`${factors} Val*`] })),
      );
      const back = Object.fromEntries(change.map((factors, i) => [`AF ${i + 1}:`, { 'AF 1': factors }]));
      expect(answer(parts, 'japan', back)).toBeUndefined();
      expect(flying(parts.state.seats.japan?.own)).toEqual(['AF 1: 5 Val']);
    },
  );
});

describe('example after 4.1.3', () => {
  test('4.1.3 example: Lexington, Yorktown and 13 destroyers may all sail in one Allied task force', () => {
    const { forces } = ringsAroundRabaul;
    const allied = { ...forces.allied, ships: ['Lexington', 'Yorktown', '13 DD'], sea: {} };
    // As in Rings Around Rabaul, but that the ships might be divided.
    const { freeTakeOff } = ringsAroundRabaul.special;
    const set = { ...ringsAroundRabaul, special: { freeTakeOff }, forces: { ...forces, allied } } as unknown as Plain;
    const setup = { scenario: 'custom', options: {}, charts: {}, set };
    const begun = begin(flatTopGame, setup, { from: 'seed', seed: '0'.repeat(64), entropy: {} });
    if ('errors' in begun) throw new Error(begun.errors.join('; '));
    const { game } = begun;
    submit(game, 'allied', ['own']);
    submit(game, 'japan', ['proposed']);
    // Whoever divides nothing has all fifteen in TF 1.
    expect(answer(game, 'allied')).toBeUndefined();
    expect(submit(game, 'japan', [])).not.toHaveProperty('refusal');
    const own = game.state.seats.allied?.own;
    expect(own?.tfs.map(({ id }) => own.ships.filter(({ tf }) => tf === id).length)).toEqual([15]);
  });
});

/** CV Yorktown, Launch Factor 11/3, into the wind, with these formations; when planes are about to move. */
function yorktown(...flights: { hex?: string; planes: string; onDeck?: boolean }[]) {
  const game = planesMove({
    initiative: 'allied',
    allied: {
      bases: [],
      tfs: [{ hex: 'HH14', ships: ['Yorktown'] }],
      flights: flights.map(({ hex = 'HH14', planes, onDeck = true }) => ({
        hex,
        planes: [planes],
        ...(onDeck && {
          onDeck: 'Yorktown',
          launches: [{ place: 'Yorktown', factors: Number(planes.split(' ')[0]) }],
        }),
      })),
    },
  });
  const own = game.state.seats.allied?.own;
  if (own !== undefined) own.intoWind = { Yorktown: true };
  return game;
}

describe('example after 8.3.3', () => {
  test('8.3.3 example: with 11/3 a minimum launch is 1 to 3, a normal one 4 to 11, a maximum one 12 to 22', () => {
    const reach = (factors: number): number => {
      const game = yorktown({ planes: `${factors} Dauntless*` });
      upTo(game, 'allied', 'log');
      say(game, 'allied', ['AF 1']);
      return budget(game, 'allied');
    };
    const [full, half] = [reach(1), reach(4)];
    expect(half).toBe(Math.ceil(full / 2));
    expect([3, 11, 12, 22].map(reach)).toEqual([full, half, 0, 0]);
    const wind = { tfs: [{ hex: 'HH14', ships: ['Yorktown'] }], parked: { Yorktown: { ready: ['23 Dauntless*'] } } };
    const deck = playing({ phase: 1, agenda: formationsNow(), allied: { bases: [], ...wind } });
    expect(answer(deck, 'allied', { Dauntless: { 'AF 1': 23 } })).toBe('8.3.3');
    expect(answer(deck, 'allied', { Dauntless: { 'AF 1': 22 } })).toBeUndefined();
  });
});

describe('example after 8.4', () => {
  test('8.4 example: one Avenger at minimum, ten Dauntless at normal and five Wildcats at maximum are all legal (R50)', () => {
    const game = yorktown({ planes: '1 Avenger*' }, { planes: '10 Dauntless*' }, { planes: '5 Wildcat*' });
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1', 'AF 2', 'AF 3']);
    const east = 'II14 JJ13 KK13 LL12 MM12 NN11 NN10 NN9 NN8'.split(' ');
    const far: number[] = [];
    for (const id of ['AF 1', 'AF 2', 'AF 3']) {
      far.push(budget(game, 'allied'));
      fly(game, 'allied', east.slice(0, budget(game, 'allied')).join(' '));
      expect(af(game, 'allied', id)?.flown).toBe(far.at(-1));
    }
    const [avenger = 0, dauntless = 0, wildcat = -1] = far;
    expect([avenger > dauntless, dauntless > 0, wildcat]).toEqual([true, true, 0]);
  });
});

describe('example after 14.9', () => {
  test('14.9 example: after landings of 10 at maximum and 8 at normal four more: 3 at minimum, 1 at maximum', () => {
    const here = { onDeck: false };
    const game = yorktown(
      { planes: '10 Dauntless*', ...here },
      { hex: 'HH17', planes: '8 Avenger*', ...here },
      { hex: 'HH22', planes: '4 Wildcat*', ...here },
      { planes: '2 Wildcat*', ...here },
    );
    say(
      game,
      'allied',
      ['AF 1', 'AF 2', 'AF 3', 'AF 4'].map((id) => `${id} to HH14`),
    );
    say(game, 'allied', [{ Yorktown: 10 }]);
    say(game, 'allied', [{ Yorktown: 8 }]);
    for (const factors of [3, 1]) {
      expect(refusalOf(game, 'allied', [{ Yorktown: factors + 1 }])?.rule).toBe('14.9');
      say(game, 'allied', [{ Yorktown: factors }]);
    }
    expect(standing(game.state.seats.allied?.own, 'Yorktown')).toBe('justLanded: 10 Dauntless, 8 Avenger, 4 Wildcat');
  });
});

describe('example after 8.5.5', () => {
  test('8.5.5 example: eight P-40s and two Beaufighters that take off at 0800 land by 1200 and by 1300', () => {
    const turnAt8 = 2;
    const game = playing({
      turn: turnAt8,
      hour: 8,
      phase: 1,
      agenda: formationsNow(),
      allied: { parked: { 'Port Moresby': { ready: ['8 P-40', '2 Beaufighter'] } } },
    });
    both(game, 'allied', { 'P-40': { 'AF 1': 8 }, Beaufighter: { 'AF 1': 2 } });
    const [af] = game.state.seats.allied?.own.flights ?? [];
    expect(af?.lots.map(({ plane, deadline }) => [plane, deadline - turnAt8 + 8])).toEqual([
      ['P-40', 12],
      ['Beaufighter', 13],
    ]);
  });
});

describe('example after 8.5.6', () => {
  test('8.5.6 example: Wildcats up at 0900 and at 1000 fly in one formation and are due at 1400 and at 1500 (5 + 7, not 10)', () => {
    const game = reorganizing('allied', 'Lexington', [
      { id: 'AF 5', planes: ['5 Wildcat*'] },
      { id: 'AF 6', planes: ['7 Wildcat*'] },
    ]);
    const own = game.state.seats.allied?.own;
    for (const [i, flight] of own?.flights.entries() ?? [])
      flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: i === 0 ? 14 : 15 }));
    expect(answer(game, 'allied', { 'AF 5:': { 'AF 5': 5 }, 'AF 6:': { 'AF 5': 7 } })).toBeUndefined();
    expect(own?.flights.map(({ id, lots }) => [id, lots.map(({ factors, deadline }) => [factors, deadline])])).toEqual([
      [
        'AF 5',
        [
          [5, 14],
          [7, 15],
        ],
      ],
    ]);
  });
});

describe('example after 8.6', () => {
  test('8.6 example: three P-39s to Readying and five B-17s to Ready are the eight moves of Port Moresby; a ninth is refused', () => {
    const game = playing({
      phase: 1,
      agenda: stopAfter({ kind: 'air-operations', rule: '8.10', stage: 'boxes' }),
      allied: { parked: { 'Port Moresby': { justLanded: ['10 P-39'], readying: ['5 B-17'] } } },
    });
    expect(answer(game, 'allied', { 'P-39': { readying: 4 }, 'B-17': { 'ready none': 5 } })).toBe('8.6');
    both(game, 'allied', { 'P-39': { readying: 3 }, 'B-17': { 'ready none': 5 } });
    expect(standing(game.state.seats.allied?.own, 'Port Moresby')).toBe(
      'ready: 5 B-17; justLanded: 7 P-39; readying: 3 P-39',
    );
  });
});

describe('example after 8.11', () => {
  test('8.11 example: formations 18, 26 and 30 over Port Moresby become 26, 27 and 30 (the text once says P-30)', () => {
    const over = name(hexOf('Port Moresby'));
    // Others, elsewhere, hold the numbers up to 25, so that 27 is the lowest that is free.
    const others = Array.from({ length: 25 }, (_, i) => i + 1).filter((n) => n !== 18);
    const game = playing({
      agenda: stopAfter({ kind: 'reorganize', rule: '8.11', side: 'allied', hex: hexOf('Port Moresby') }),
      allied: {
        flights: [
          { hex: over, id: 'AF 18', planes: ['10 Wildcat*'] },
          { hex: over, id: 'AF 26', planes: ['10 P-40'] },
          { hex: over, id: 'AF 30', planes: ['8 B-17'] },
          ...others.map((n) => ({ hex: 'HH14', id: `AF ${n}`, planes: ['1 P-40'] })),
        ],
      },
    });
    const filled = { Wildcat: { 'AF 30': 10 }, 'P-40': { 'AF 26': 5, 'AF 27': 5 }, 'B-17': { 'AF 30': 8 } };
    expect(answer(game, 'allied', filled)).toBeUndefined();
    expect(flying(game.state.seats.allied?.own).slice(others.length)).toEqual([
      'AF 26: 5 P-40',
      'AF 30: 10 Wildcat, 8 B-17',
      'AF 27: 5 P-40',
    ]);
  });
});

describe('example after 22.2', () => {
  test('22.2 example: of 22 Zeros, 6 Bettys, 10 Vals and 9 Kates lost 7, 2, 3 and 3 come back, land and sea by their losses (R134)', () => {
    const game = playing({
      turn: 19,
      hour: 1,
      phase: 1,
      agenda: stopAfter({ kind: 'replacements', rule: '22.1' }),
      japan: { tfs: [{ hex: 'HH14', ships: ['Shokaku'] }] },
    });
    const own = game.state.seats.japan?.own;
    if (own !== undefined) own.lostToday = { Zero: 16, 'Zero*': 6, Betty: 6, Val: 2, 'Val*': 8, 'Kate*': 9 };
    const back = sheetOf(game, 'japan').rows.map(({ prompt }) => prompt.split(' come back')[0]);
    expect(back.toSorted()).toEqual(['2 Betty', '3 Kate', '3 Val', '7 Zero']);
    const zeros = (land: number, sea: number) => ({
      '7 Zero': { 'Zero Rabaul': land, 'Zero* Shokaku': sea },
      '2 Betty': { 'Betty Rabaul': 2 },
      '3 Val': { 'Val Rabaul': 1, 'Val* Shokaku': 2 },
      '3 Kate': { 'Kate* Shokaku': 3 },
    });
    expect(answer(game, 'japan', zeros(2, 5))).toBe('22.2');
    expect(answer(game, 'japan', zeros(5, 2))).toBeUndefined();
  });
});
