/** The worked examples of the chapters on counters, set-up, air operations and replacements. */
import { describe, expect, test } from 'vitest';
import { openingForces, setUpSheet } from '../src/chapters/4-set-up.js';
import { addTo } from '../src/chapters/8-5-formations.js';
import { launchRoom, mayFly } from '../src/chapters/8-launching.js';
import { answer, both, fill, flying, formationsNow, standing, stopAfter } from '../src/chapters/8-testing.js';
import { due } from '../src/chapters/22-replacements.js';
import { law, lots, playing, stateWith } from '../src/game-testing.js';
import { hexOf, name } from '../src/map.js';
import { ringsAroundRabaul } from '../src/scenarios/rings-around-rabaul.js';

describe('example after 2.2', () => {
  test('2.2 five Air Factors of Vals are five however they are changed: 5 times 1, 2 + 2 + 1, 2 + 1 + 1 + 1', () => {
    for (const change of [
      [1, 1, 1, 1, 1],
      [2, 2, 1],
      [2, 1, 1, 1],
    ]) {
      const formation = { lots: lots(2) };
      for (const factors of change) for (const lot of lots(2, `${factors} Val*`)) addTo(formation, lot);
      expect(formation.lots.map(({ factors }) => factors)).toEqual([5]);
    }
  });
});

describe('example after 4.1.3', () => {
  test('4.1.1 Lexington, Yorktown and 13 destroyers may all sail in one Allied task force', () => {
    const rules = law({
      scenario: {
        special: {},
        forces: {
          ...ringsAroundRabaul.forces,
          allied: {
            ...ringsAroundRabaul.forces.allied,
            ships: ['Lexington', 'Yorktown', '13 DD'],
            sea: {},
          },
        },
      },
    });
    const own = openingForces(rules, 'allied');
    expect(own.tfs.map(({ id }) => own.ships.filter(({ tf }) => tf === id).length)).toEqual([15]);
    const sheet = setUpSheet(own, rules, 'allied');
    // Whoever divides nothing has all fifteen in TF 1, and no limit speaks against it.
    expect(fill(sheet)).toContainEqual({ 'TF 1': 13 });
    expect(sheet.limits.filter(({ rule }) => rule === '4.1.1')).toEqual([]);
  });
});

/** CV Yorktown, Launch Factor 11/3, and what has left her deck this turn. */
function yorktown(...launched: [planes: string, flown: number][]) {
  const flights = launched.map(([planes, flown]) => ({
    hex: 'HH14',
    planes: [planes],
    flown,
    launches: [{ place: 'Yorktown', factors: Number(planes.split(' ')[0]) }],
  }));
  const own = stateWith({ allied: { tfs: [{ hex: 'HH14', ships: ['Yorktown'] }], flights } }).seats.allied?.own;
  if (own === undefined) throw new Error('no Allied side');
  own.intoWind = { Yorktown: true };
  return own;
}

describe('example after 8.3.3', () => {
  test('8.3.3 with 11/3 a minimum launch is 1 to 3, a normal one up to 11, a maximum one up to 22', () => {
    expect(launchRoom(yorktown(), law(), 'allied', 'Yorktown').left).toEqual({ minimum: 3, normal: 11, maximum: 22 });
  });
});

describe('example after 8.4', () => {
  test('8.4 one Avenger at minimum, ten Dauntless at normal and five Wildcats at maximum are all legal', () => {
    const own = yorktown(['1 Avenger*', 0], ['10 Dauntless*', 0], ['5 Wildcat*', 0]);
    const [avenger, dauntless, wildcats] = own.flights;
    if (avenger === undefined || dauntless === undefined || wildcats === undefined) throw new Error('three formations');
    expect(mayFly(own, law(), 'allied', avenger, 7)).toBe(true);
    avenger.flown = 7;
    expect(mayFly(own, law(), 'allied', dauntless, 5)).toBe(true);
    dauntless.flown = 5;
    expect(launchRoom(own, law(), 'allied', 'Yorktown').used).toEqual({ minimum: 1, normal: 10, maximum: 5 });
    expect(mayFly(own, law(), 'allied', wildcats, 1)).toBe(false);
  });
});

describe('example after 14.9', () => {
  test('8.4 after landings of 10 at maximum and 8 at normal, 4 more may take off: 3 at minimum, 1 at maximum', () => {
    const own = yorktown();
    own.landed = { Yorktown: { minimum: 0, normal: 8, maximum: 10 } };
    expect(launchRoom(own, law(), 'allied', 'Yorktown').left).toEqual({ minimum: 3, normal: 3, maximum: 4 });
    own.landed = { Yorktown: { minimum: 3, normal: 8, maximum: 10 } };
    expect(launchRoom(own, law(), 'allied', 'Yorktown').left).toEqual({ minimum: 0, normal: 0, maximum: 1 });
  });
});

describe('example after 8.5.5', () => {
  test('8.5.5 eight P-40s and two Beaufighters that take off at 0800 land by 1200 and by 1300', () => {
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
  test('8.5.6 Wildcats up at 0900 and at 1000 fly in one formation and are due at 1400 and at 1500 (5 + 7, not 10)', () => {
    const formation = { lots: lots(9, '5 Wildcat*') };
    for (const lot of lots(10, '7 Wildcat*')) addTo(formation, lot);
    expect(formation.lots.map(({ factors, deadline }) => [factors, deadline])).toEqual([
      [5, 14],
      [7, 15],
    ]);
  });
});

describe('example after 8.6', () => {
  test('8.6 three P-39s to Readying and five B-17s to Ready are the eight moves of Port Moresby; a ninth is refused', () => {
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
  test('8.11 formations 18, 26 and 30 over Port Moresby become 26, 27 and 30 (the text once says P-30)', () => {
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
  test('22.2 of 22 Zeros, 6 Bettys, 10 Vals and 9 Kates lost 7, 2, 3 and 3 come back, land and sea by their losses (R134)', () => {
    expect(due('Zero', 16, 6)).toEqual({ plane: 'Zero', total: 7, land: 5, sea: 2 });
    expect(due('Betty', 6, 0)).toEqual({ plane: 'Betty', total: 2, land: 2, sea: 0 });
    expect(due('Val', 2, 8)).toEqual({ plane: 'Val', total: 3, land: 1, sea: 2 });
    expect(due('Kate', 0, 9)).toEqual({ plane: 'Kate', total: 3, land: 0, sea: 3 });
  });
});
