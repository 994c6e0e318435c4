/** 14.11, 14.12, 14.20 To and from the bases beyond the edge. */
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import { af, afterSegments, asked, choices, fly, kinds, own, planesMove, refusalOf, say, upTo } from './14-testing.js';

const japan = (...flights: NonNullable<NonNullable<Given['japan']>['flights']>): Given => ({ japan: { flights } });

describe('14.11 coming in', () => {
  test('14.11 from Kavieng a formation is a turn on its way, and it does not fly over the map', () => {
    const onDeck = { onDeck: 'Kavieng', launches: [{ place: 'Kavieng', factors: 3 }] };
    const game = planesMove(japan({ hex: 'A1', planes: ['3 Zero'], ...onDeck }));
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    expect(af(game, 'japan')).toMatchObject({ onDeck: null, away: { base: 'Kavieng', turns: 1, inbound: true } });
    expect(game.state.public.segment?.step).toBe('appear');
  });

  test('14.11 who was formed this turn is not due in the same turn', () => {
    const formed = { onDeck: 'Kavieng', away: { base: 'Kavieng', turns: 1, inbound: true } };
    const game = planesMove(japan({ hex: 'S1', planes: ['3 Zero'], ...formed }));
    upTo(game, 'japan', 'log');
    expect(choices(game, 'japan')).toEqual({});
    afterSegments(game);
    expect(af(game, 'japan')).toMatchObject({ onDeck: null, away: { base: 'Kavieng', turns: 1 } });
  });

  test('14.11, R94 when it is due its owner says where, shown or hidden; it does not move in that turn', () => {
    const due = { away: { base: 'Kavieng', turns: 1, inbound: true } };
    const game = planesMove(japan({ hex: 'A1', planes: ['3 Zero'], ...due }));
    upTo(game, 'japan', 'log');
    expect(choices(game, 'japan')).toEqual({ 'AF 1 at S1': 'yes', 'AF 1 at U1': 'yes' });
    upTo(game, 'japan', 'appear');
    const events = say(game, 'japan', ['AF 1 at U1']);
    expect(kinds(events, 'arrives')).toEqual([{ af: 'AF 1', hex: 'U1', from: 'Kavieng' }]);
    expect(af(game, 'japan')).toMatchObject({ away: null, hex: hexNamed('U1'), onMap: true, moved: true });
  });

  test('14.11 who is due comes in, picked or not (R246)', () => {
    const game = planesMove(japan({ hex: 'A1', planes: ['3 Zero'], away: { base: 'Truk', turns: 1, inbound: true } }));
    afterSegments(game);
    expect(af(game, 'japan')).toMatchObject({ away: null, hex: hexNamed('AA1'), moved: true });
  });

  test('14.11 who is not due yet is a turn nearer', () => {
    const game = planesMove(japan({ hex: 'A1', planes: ['3 Zero'], away: { base: 'Truk', turns: 3, inbound: true } }));
    upTo(game, 'japan', 'log');
    expect(choices(game, 'japan')).toEqual({});
    expect(af(game, 'japan')?.away).toMatchObject({ turns: 2 });
  });
});

describe('14.12 leaving', () => {
  test('14.12 only from an entry hex in which it has stopped the turn before', () => {
    const game = planesMove(japan({ hex: 'U1', planes: ['3 Zero'] }, { hex: 'U2', planes: ['3 Zero'] }));
    expect(choices(game, 'japan')).toMatchObject({ 'off AF 1': 'yes' });
    expect(choices(game, 'japan')['off AF 2']).toBeUndefined();
    const events = say(game, 'japan', ['off AF 1']);
    expect(kinds(events, 'leaves')).toEqual([{ af: 'AF 1', base: 'Kavieng', turns: 1 }]);
    expect(af(game, 'japan')).toMatchObject({ away: { base: 'Kavieng', turns: 1, inbound: false }, onMap: false });
  });

  test('14.12 over the base it lands as anywhere else, high or low (R246)', () => {
    const away = { base: 'Kavieng', turns: 1, inbound: false };
    const game = planesMove(japan({ hex: 'U1', planes: ['11 Zero high'], away }));
    say(game, 'japan', ['AF 1']);
    expect(asked(game, 'japan').rule).toBe('14.9');
    say(game, 'japan', [{ Kavieng: 11 }]);
    const kavieng = own(game, 'japan').bases.find(({ name }) => name === 'Kavieng');
    expect(kavieng?.grounded.justLanded).toMatchObject([{ plane: 'Zero', factors: 11 }]);
    expect(own(game, 'japan').flights).toEqual([]);
  });

  test('14.12 the enemy’s entry hexes lead nowhere', () => {
    const game = planesMove({ initiative: 'allied', allied: { flights: [{ hex: 'U1', planes: ['3 P-40'] }] } });
    expect(choices(game, 'allied')['off AF 1']).toBeUndefined();
  });

  test('14.20 nobody goes on from one off-board base to another', () => {
    const game = planesMove(
      japan({ hex: 'U1', planes: ['3 Zero'], away: { base: 'Kavieng', turns: 0, inbound: false } }),
    );
    expect(refusalOf(game, 'japan', ['AF 1 to Truk'])?.rule).toBe('14.20');
  });

  test('14.12 a walk that ends in an entry hex ends there', () => {
    const game = planesMove(japan({ hex: 'U3', planes: ['3 Zero'] }));
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'U2 U1');
    expect(af(game, 'japan')).toMatchObject({ away: null, hex: hexNamed('U1'), moved: true });
  });
});
