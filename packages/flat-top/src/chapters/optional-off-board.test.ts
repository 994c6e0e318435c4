/** Expanded Plane Functions 11: off-board flight by hexes, and between off-board bases. */
import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import { without } from '../testing.js';
import { homeward } from './14-point-of-no-return.js';
import { af, afterSegments, asked, budget, choices, fly, own, planesMove, say, upTo } from './14-testing.js';

const options = { offBoardFlight: true };
type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

const game = (...flights: Planes[]) => planesMove({ options, japan: { flights } });

/** As formed in the Air Operations Phase: Zeros fly 10 hexes, Bettys 9. */
const onDeck = (base: string, hex: string, turns: number, planes: string, factors: number): Planes => ({
  hex,
  planes: [planes],
  onDeck: base,
  launches: [{ place: base, factors }],
  away: { base, turns, inbound: true },
});

describe('OPT-EPF.11 coming in by hexes', () => {
  test('OPT-EPF.11 from Kavieng it is three hexes to the map, and on with what is left', () => {
    const table = game(onDeck('Kavieng', 'S1', 1, '3 Zero', 3));
    upTo(table, 'japan', 'log');
    expect(choices(table, 'japan')).toEqual({ 'AF 1 by S1': 'yes', 'AF 1 by U1': 'yes', 'AF 1 to Truk': 'yes' });
    say(table, 'japan', ['AF 1 by U1']);
    expect(af(table, 'japan')).toMatchObject({ hex: hexNamed('U1'), away: null, onDeck: null, flown: 3, onMap: false });
    expect(budget(table, 'japan')).toBe(7);
    fly(table, 'japan', 'U2 U3');
    expect(af(table, 'japan')).toMatchObject({ hex: hexNamed('U3'), flown: 5, moved: true });
  });

  test('OPT-EPF.11 without the rule it takes a turn, as ever', () => {
    const items = without('OPT-EPF.11', () => {
      const table = game(onDeck('Kavieng', 'S1', 1, '3 Zero', 3));
      upTo(table, 'japan', 'log');
      return choices(table, 'japan');
    });
    expect(items).toEqual({});
  });

  test('OPT-EPF.11 who does not ask for hexes is counted in turns', () => {
    const table = game(onDeck('Kavieng', 'S1', 1, '3 Zero', 3));
    afterSegments(table);
    expect(af(table, 'japan')?.away).toEqual({ base: 'Kavieng', turns: 1, inbound: true });
  });

  test('OPT-EPF.11 a large launch flies half of its way, or none of it (R175)', () => {
    const launched = (factors: number) => {
      const table = game(onDeck('Kavieng', 'S1', 1, `${factors} Zero`, factors));
      upTo(table, 'japan', 'appear');
      say(table, 'japan', ['AF 1 by S1']);
      return af(table, 'japan');
    };
    // Kavieng is 10/5.
    expect(launched(5)).toMatchObject({ flown: 3, onMap: true, away: null });
    expect(launched(10)).toMatchObject({ flown: 3, away: null });
    expect(launched(11)).toMatchObject({ flown: 0, moved: true, away: { hexes: 3, inbound: true } });
  });

  test('OPT-EPF.11 from Truk it is 33: so many hexes a turn, and in with what the last turn leaves', () => {
    const table = game(onDeck('Truk', 'AA1', 4, '3 Zero', 3));
    upTo(table, 'japan', 'log');
    say(table, 'japan', ['AF 1 by AA1']);
    expect(af(table, 'japan')).toMatchObject({ flown: 10, moved: true, away: { base: 'Truk', hexes: 23 } });

    const next = game({ hex: 'AA1', planes: ['3 Zero'], away: { base: 'Truk', turns: 0, inbound: true, hexes: 13 } });
    upTo(next, 'japan', 'log');
    expect(choices(next, 'japan')).toEqual({});
    expect(af(next, 'japan')?.away).toMatchObject({ hexes: 3 });

    const last = game({ hex: 'AA1', planes: ['3 Zero'], away: { base: 'Truk', turns: 0, inbound: true, hexes: 3 } });
    upTo(last, 'japan', 'log');
    expect(choices(last, 'japan')).toEqual({ 'AF 1 at AA1': 'yes' });
    say(last, 'japan', ['AF 1 at AA1']);
    expect(budget(last, 'japan')).toBe(7);
  });

  test('OPT-EPF.11 who is due comes in, picked or not', () => {
    const table = game({ hex: 'AA1', planes: ['3 Zero'], away: { base: 'Truk', turns: 0, inbound: true, hexes: 3 } });
    afterSegments(table);
    expect(af(table, 'japan')).toMatchObject({ away: null, hex: hexNamed('AA1'), moved: true });
  });
});

describe('OPT-EPF.11 going home by hexes', () => {
  test('OPT-EPF.11 from an entry hex to the base, and down in the same turn if that is near enough', () => {
    const table = game({ hex: 'U1', planes: ['3 Zero'] });
    expect(choices(table, 'japan')).toMatchObject({ 'off AF 1': 'yes', 'AF 1 off Kavieng': 'yes' });
    say(table, 'japan', ['AF 1 off Kavieng']);
    expect(asked(table, 'japan').rule).toBe('14.9');
    say(table, 'japan', [{ Kavieng: 3 }]);
    expect(own(table, 'japan').flights).toEqual([]);
    expect(own(table, 'japan').landed.Kavieng).toEqual({ minimum: 0, normal: 3, maximum: 0 });
  });

  test('OPT-EPF.11 a walk to an entry hex goes on beyond it with what is left', () => {
    const table = game({ hex: 'U5', planes: ['3 Zero'] });
    say(table, 'japan', ['AF 1']);
    fly(table, 'japan', 'U4 U3 U2 U1', 'leave for Kavieng');
    expect(asked(table, 'japan').rule).toBe('14.9');
    expect(af(table, 'japan')).toMatchObject({ flown: 7, away: { base: 'Kavieng', hexes: 0 } });

    const far = game({ hex: 'U9', planes: ['3 Zero high'] });
    say(far, 'japan', ['AF 1']);
    fly(far, 'japan', 'U8 U7 U6 U5 U4 U3 U2 U1', 'leave for Kavieng');
    expect(af(far, 'japan')).toMatchObject({ flown: 10, onMap: false, away: { base: 'Kavieng', hexes: 1 } });
    expect(far.state.public.segment?.step).toBe('map');
  });

  test('OPT-EPF.11 it lands in a later turn as who has flown the rest; who waits is overhead', () => {
    const away = { base: 'Kavieng', turns: 0, inbound: false, hexes: 6 };
    const table = game({ hex: 'U1', planes: ['3 Zero'], away });
    say(table, 'japan', ['AF 1']);
    say(table, 'japan', [{ Kavieng: 3 }]);
    expect(own(table, 'japan').landed.Kavieng).toEqual({ minimum: 3, normal: 0, maximum: 0 });
    const waiting = game({ hex: 'U1', planes: ['3 Zero'], away });
    afterSegments(waiting);
    expect(af(waiting, 'japan')?.away).toMatchObject({ hexes: 0 });
  });

  test('OPT-EPF.11 the point of no return knows it', () => {
    const needed = () => {
      const table = planesMove({
        options,
        japan: { bases: ['Kavieng'], flights: [{ hex: 'U5', planes: ['3 Zero'] }] },
      });
      const view = viewOf(table.state, 'japan');
      const [flight] = view.own.flights;
      return flight && homeward(view, table.law, flight)?.turnsNeeded;
    };
    expect(needed()).toBe(1);
    expect(without('OPT-EPF.11', needed)).toBe(3);
  });
});

describe('OPT-EPF.11 between off-board bases', () => {
  test('OPT-EPF.11 from Kavieng to Truk, 36 hexes', () => {
    const table = game(onDeck('Kavieng', 'S1', 1, '3 Zero', 3));
    upTo(table, 'japan', 'log');
    say(table, 'japan', ['AF 1 to Truk']);
    expect(af(table, 'japan')?.away).toEqual({ base: 'Truk', turns: 0, inbound: false, hexes: 26 });
    expect(af(table, 'japan')?.moved).toBe(true);
  });

  test('OPT-EPF.11 on from one to the other, which 14.20 forbids otherwise', () => {
    const over = () => game({ hex: 'U1', planes: ['3 Zero'], away: { base: 'Kavieng', turns: 0, inbound: false } });
    expect(choices(over(), 'japan')).toEqual({ 'AF 1': 'yes', 'AF 1 to Truk': 'yes' });
    expect(without('OPT-EPF.11', () => choices(over(), 'japan'))).toEqual({ 'AF 1': 'yes', 'AF 1 to Truk': '14.20' });
    const table = over();
    say(table, 'japan', ['AF 1 to Truk']);
    expect(af(table, 'japan')?.away).toMatchObject({ base: 'Truk', hexes: 26 });
  });

  test('OPT-EPF.11 from Australia to New Caledonia, 73', () => {
    const table = planesMove({
      options,
      initiative: 'allied',
      scenario: { figures: 'SC3', special: {} },
      allied: { bases: ['Australia', 'New Caledonia'], flights: [onDeck('Australia', 'A40', 1, '2 B-17', 2)] },
    });
    upTo(table, 'allied', 'log');
    expect(choices(table, 'allied')).toEqual({
      'AF 1 by A40': 'yes',
      'AF 1 by B40': 'yes',
      'AF 1 to New Caledonia': 'yes',
    });
    say(table, 'allied', ['AF 1 to New Caledonia']);
    expect(af(table, 'allied')?.away?.hexes).toBe(73 - (af(table, 'allied')?.flown ?? 0));
  });

  test('OPT-EPF.11 who is picked twice does the first', () => {
    const table = game(onDeck('Kavieng', 'S1', 1, '3 Zero', 3));
    upTo(table, 'japan', 'log');
    say(table, 'japan', ['AF 1 to Truk', 'AF 1 by S1']);
    expect(af(table, 'japan')?.away).toMatchObject({ base: 'Truk', hexes: 26 });
  });
});

test('OPT-EPF.8, OPT-EPF.11, R348 beyond the edge a hex costs one point at any altitude', () => {
  const came = (planes: string) => {
    const both = { offBoardFlight: true, altitudeCost: true };
    const table = planesMove({ options: both, japan: { flights: [onDeck('Kavieng', 'S1', 1, planes, 3)] } });
    upTo(table, 'japan', 'log');
    say(table, 'japan', ['AF 1 by U1']);
    return af(table, 'japan')?.flown;
  };
  expect([came('3 Zero low'), came('3 Zero high')]).toEqual([3, 3]);
});
