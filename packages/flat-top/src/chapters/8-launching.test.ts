import { describe, expect, test } from 'vitest';
import { fieldCalled } from '../fields.js';
import type { GameOwn } from '../game-kit.js';
import { type Given, law, lots, stateWith } from '../game-testing.js';
import {
  freeFormationIds,
  launchClass,
  launchRoom,
  mayFly,
  mayLand,
  mostTakeOffs,
  needsIntoWind,
} from './8-launching.js';

/** Yorktown, Launch Factor 11/3, steaming into the wind; formations that took off this turn and how far they flew. */
function yorktown(
  launched: [planes: string, flown: number][],
  given: Given = {},
): { own: GameOwn; law: ReturnType<typeof law> } {
  const flights = launched.map(([planes, flown]) => ({
    hex: 'HH14',
    planes: [planes],
    flown,
    launches: [{ place: 'Yorktown', factors: Number(planes.split(' ')[0]) }],
  }));
  const state = stateWith({
    ...given,
    allied: { tfs: [{ hex: 'HH14', ships: ['Yorktown'] }], flights, ...given.allied },
  });
  const own = state.seats.allied?.own;
  if (own === undefined) throw new Error('no Allied side');
  own.intoWind = { Yorktown: true };
  return { own, law: law(given) };
}

describe('launch classes', () => {
  const rules = law();
  test('14.8.3 planes that did not move use a maximum launch (R52)', () => {
    expect(launchClass(rules, lots(2, '5 Wildcat*'), 0)).toBe('maximum');
  });
  test('14.8.2 up to half the movement factor, rounded up, is a normal launch (R52)', () => {
    expect(launchClass(rules, lots(2, '5 Dauntless*'), 5)).toBe('normal');
    expect(launchClass(rules, lots(2, '5 Dauntless*', '5 Wildcat*'), 5)).toBe('minimum');
  });
  test('14.8.1 more than that is a minimum launch (R52)', () => {
    expect(launchClass(rules, lots(2, '5 Dauntless*'), 6)).toBe('minimum');
  });
});

describe('the launch ledger', () => {
  test('8.3.1 to 8.3.3 an empty deck launches 3 at minimum, 11 at normal, 22 at maximum (R51)', () => {
    const { own, law: rules } = yorktown([]);
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 3, normal: 11, maximum: 22 });
  });

  test('8.3.2 a fourth factor cannot use a minimum launch', () => {
    const { own, law: rules } = yorktown([['3 Avenger*', 7]]);
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left.minimum).toBe(0);
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left.normal).toBe(8);
  });

  test('8.3 landings of this turn count in the same ledger', () => {
    const { own, law: rules } = yorktown([]);
    own.landed = { Yorktown: { minimum: 1, normal: 2, maximum: 0 } };
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 2, normal: 8, maximum: 19 });
    expect(mayLand(own, rules, 'allied', 'Yorktown', { lots: lots(2, '9 Wildcat*'), flown: 4 }, 9)).toBe(false);
    expect(mayLand(own, rules, 'allied', 'Yorktown', { lots: lots(2, '8 Wildcat*'), flown: 4 }, 8)).toBe(true);
  });

  test('8.4 minimum launches are taken out of the normal factor, and both out of the maximum', () => {
    const { own, law: rules } = yorktown([
      ['2 Avenger*', 7],
      ['8 Dauntless*', 5],
    ]);
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 1, normal: 1, maximum: 12 });
  });

  test('8.3.3 a formation may fly on only as far as its launch allows; to stay is always allowed', () => {
    const { own, law: rules } = yorktown([['12 Dauntless*', 0]]);
    const [strike] = own.flights;
    if (strike === undefined) throw new Error('no formation');
    expect(mayFly(own, rules, 'allied', strike, 0)).toBe(true);
    expect(mayFly(own, rules, 'allied', strike, 1)).toBe(false);
  });

  test('8.3.1 eleven fly half their movement, not more', () => {
    const { own, law: rules } = yorktown([['11 Dauntless*', 0]]);
    const [strike] = own.flights;
    if (strike === undefined) throw new Error('no formation');
    expect(mayFly(own, rules, 'allied', strike, 5)).toBe(true);
    expect(mayFly(own, rules, 'allied', strike, 6)).toBe(false);
  });

  test('21.2.3 damage leaves a smaller factor', () => {
    const { own, law: rules } = yorktown([], {
      allied: { tfs: [{ hex: 'HH14', ships: ['Yorktown'] }], ships: { Yorktown: { hits: 2 } } },
    });
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 1, normal: 5, maximum: 10 });
  });

  test('OPT-CH.3 a critical hit closes the deck for a turn', () => {
    const nextTurn = { noReadying: false, noFlying: true, noMoving: false };
    const { own, law: rules } = yorktown([], {
      allied: { tfs: [{ hex: 'HH14', ships: ['Yorktown'] }], ships: { Yorktown: { nextTurn } } },
    });
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 0, normal: 0, maximum: 0 });
  });
});

describe('into the wind', () => {
  test('6.10 a carrier that has not steamed into the wind has her minimum and no more', () => {
    const { own, law: rules } = yorktown([]);
    own.intoWind = {};
    expect(launchRoom(own, rules, 'allied', 'Yorktown').left).toEqual({ minimum: 3, normal: 3, maximum: 3 });
  });

  test('6.10 a carrier that launches more than her minimum needs a step into the wind', () => {
    const three = yorktown([['3 Wildcat*', 0]]);
    const four = yorktown([['4 Wildcat*', 0]]);
    const needs = ({ own, law: rules }: typeof three): boolean =>
      own.ships.some((ship) => needsIntoWind(own, rules, 'allied', ship));
    expect(needs(three)).toBe(false);
    expect(needs(four)).toBe(true);
  });

  test('6.10 a deck holds more than her minimum only if she can steam into the wind this turn (R54)', () => {
    const most = (hex: string, given: Given = {}): number => {
      const state = stateWith({
        wind: [6, 6, 6, 6, 6, 6, 6, 6],
        allied: { tfs: [{ hex, ships: ['Yorktown'] }] },
        ...given,
      });
      const own = state.seats.allied?.own;
      const field = own && fieldCalled(own, law(given), 'allied', 'Yorktown');
      return own === undefined || field === undefined ? -1 : mostTakeOffs(own, state.public, law(given), field);
    };
    expect(most('HH14')).toBe(22);
    expect(most('HH14', { clouds: ['HH13', 'HH15'] })).toBe(3);
    // On the eastern edge of the half map with the wind from the south-east: two hexes are enough to turn.
    expect(most('NN14')).toBe(22);
    const slow = { tfs: [{ hex: 'NN14', ships: ['Yorktown'] }], ships: { Yorktown: { movement: 1 } } };
    expect(most('NN14', { allied: slow })).toBe(3);
  });
});

test('3.3.1 the lowest free numbers of 35', () => {
  const { own } = yorktown([
    ['1 Wildcat*', 0],
    ['1 Wildcat*', 0],
  ]);
  expect(freeFormationIds(own, 3)).toEqual(['AF 3', 'AF 4', 'AF 5']);
  expect(freeFormationIds(own, 99)).toHaveLength(33);
});
