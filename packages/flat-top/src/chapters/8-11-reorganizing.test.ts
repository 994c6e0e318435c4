import { describe, expect, test } from 'vitest';
import { type Given, hexNamed, playing } from '../game-testing.js';
import { answer, flying, sheetOf, stopAfter } from './8-testing.js';

const at = 'HH14';
type Flights = NonNullable<NonNullable<Given['allied']>['flights']>;

function over(flights: Flights, given: Given = {}) {
  return playing({
    agenda: stopAfter({ kind: 'reorganize', rule: '8.11', side: 'allied', hex: hexNamed(at) }),
    ...given,
    allied: { tfs: [{ hex: at, ships: ['Lexington'] }], flights, ...given.allied },
  });
}
const own = (game: ReturnType<typeof over>) => game.state.seats.allied?.own;
const intoOf = (game: ReturnType<typeof over>): string[][] =>
  sheetOf(game, 'allied').rows.map((row) => (row.ask === 'split' ? row.over.map(({ id }) => id) : []));

describe('8.11', () => {
  test('8.11 formations combine and divide in any manner over a friendly deck', () => {
    const game = over([
      { hex: at, planes: ['4 Wildcat*'] },
      { hex: at, planes: ['8 Dauntless* AP', '2 Devastator* torpedo'] },
    ]);
    expect(
      answer(game, 'allied', {
        Wildcat: { 'AF 2': 3, 'AF 3': 1 },
        Dauntless: { 'AF 2': 8 },
        Devastator: { 'AF 4': 2 },
      }),
    ).toBeUndefined();
    expect(flying(own(game))).toEqual([
      'AF 2: 3 Wildcat, 8 Dauntless AP',
      'AF 3: 1 Wildcat',
      'AF 4: 2 Devastator torpedo',
    ]);
  });

  test('8.11 nowhere else', () => {
    const game = over([{ hex: at, planes: ['4 Wildcat*'] }], {
      allied: { tfs: [{ hex: 'HH16', ships: ['Lexington'] }] },
    });
    expect(sheetOf(game, 'allied').rule).toBe('8.10');
  });

  test('8.11 over destroyers nobody reorganizes: it takes a ship that carries planes (R5)', () => {
    const game = over([{ hex: at, planes: ['4 Wildcat*'] }], { allied: { tfs: [{ hex: at, ships: ['4 DD'] }] } });
    expect(sheetOf(game, 'allied').rule).toBe('8.10');
  });

  test('8.5.6 planes of one name with other deadlines stay apart, alike ones become one lot', () => {
    const game = over([
      { hex: at, planes: ['5 Wildcat*'] },
      { hex: at, planes: ['3 Wildcat*'] },
      { hex: at, planes: ['2 Wildcat*'] },
    ]);
    const older = own(game)?.flights[2]?.lots[0];
    if (older !== undefined) older.deadline -= 1;
    answer(game, 'allied', { 'AF 2': { 'AF 1': 3 }, 'AF 3': { 'AF 1': 2 } });
    expect(own(game)?.flights[0]?.lots.map(({ factors, deadline }) => [factors, deadline])).toEqual([
      [8, 7],
      [2, 6],
    ]);
  });

  test('R105 who divides has fought with all its parts: the one that keeps its number too', () => {
    const game = over([{ hex: at, planes: ['4 Wildcat*'] }]);
    game.state.umpire.secret.metLast = [['AF 1', 'AF 7']];
    answer(game, 'allied', { Wildcat: { 'AF 1': 3, 'AF 2': 1 } });
    expect(game.state.umpire.secret.metLast).toEqual([
      ['AF 1', 'AF 7'],
      ['AF 2', 'AF 7'],
    ]);
  });

  test('R62 formations that combine have come as far as the farthest of them, not the one’s flight and the other’s voyage together', () => {
    const game = over([
      { hex: at, planes: ['1 Wildcat*'] },
      { hex: at, planes: ['1 Wildcat*'] },
    ]);
    const [one, other] = own(game)?.flights ?? [];
    if (one === undefined || other === undefined) throw new Error('there are two formations');
    Object.assign(one, { flown: 7, carried: 0, moved: true });
    Object.assign(other, { flown: 2, carried: 1, moved: true });
    answer(game, 'allied', { 'AF 2': { 'AF 1': 1 } });
    expect(own(game)?.flights).toMatchObject([{ id: 'AF 1', flown: 7, carried: 0 }]);
  });

  test('R49a the new formation sees no better than the worst of its parts; a part sees as the whole did', () => {
    const game = over([
      { hex: at, planes: ['4 Wildcat*'], searching: true },
      { hex: at, planes: ['2 Dauntless*'], searching: false, blind: true },
    ]);
    answer(game, 'allied', { Wildcat: { 'AF 2': 2, 'AF 3': 2 } });
    const [joined, apart] = own(game)?.flights ?? [];
    expect(joined).toMatchObject({ id: 'AF 2', searching: false, blind: true });
    expect(apart).toMatchObject({ id: 'AF 3', searching: true, blind: false });
  });

  test('R63a formations still on deck may be divided among themselves, and keep their launches', () => {
    const launched = { onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 6 }] };
    const game = over([{ hex: at, planes: ['6 Wildcat*'], ...launched }]);
    answer(game, 'allied', { Wildcat: { 'AF 1': 4, 'AF 2': 2 } });
    expect(own(game)?.flights).toMatchObject([
      { id: 'AF 1', onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 4 }] },
      { id: 'AF 2', onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 2 }] },
    ]);
  });

  test('R220 on deck nobody changes ships', () => {
    const game = over(
      ['Lexington', 'Yorktown'].map((place) => ({
        hex: at,
        planes: ['3 Wildcat*'],
        onDeck: place,
        launches: [{ place, factors: 3 }],
      })),
      { allied: { tfs: [{ hex: at, ships: ['Lexington', 'Yorktown'] }] } },
    );
    expect(intoOf(game)).toEqual([
      ['AF 1', 'AF 3', 'AF 4'],
      ['AF 2', 'AF 5', 'AF 6'],
    ]);
  });

  test('R220 those on deck wait until those in the air are done', () => {
    const game = over([
      { hex: at, planes: ['6 Wildcat*'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 6 }] },
      { hex: at, planes: ['2 Dauntless*'] },
    ]);
    expect(sheetOf(game, 'allied').rows).toHaveLength(1);
  });

  test('R220 planes that took off this turn and have flown may be divided but join nobody', () => {
    const game = over([
      { hex: at, planes: ['6 Wildcat*'], flown: 4, launches: [{ place: 'Lexington', factors: 6 }] },
      { hex: at, planes: ['2 Dauntless*'], flown: 3 },
      { hex: at, planes: ['1 Dauntless*'] },
    ]);
    expect(intoOf(game)).toEqual([
      ['AF 3', 'AF 4', 'AF 5'],
      ['AF 2', 'AF 6', 'AF 7'],
      ['AF 1', 'AF 8', 'AF 9'],
    ]);
  });

  test('8.4 a merged formation has flown as far as the one that flew farthest', () => {
    const game = over([
      { hex: at, planes: ['4 Wildcat*'], flown: 1 },
      { hex: at, planes: ['2 Dauntless*'], flown: 5 },
    ]);
    answer(game, 'allied', { Wildcat: { 'AF 2': 4 } });
    expect(own(game)?.flights).toMatchObject([{ id: 'AF 2', flown: 5 }]);
  });

  test('3.3.1 no new formation when all 35 numbers are in use', () => {
    const far = Array.from({ length: 34 }, () => ({ hex: 'T10', planes: ['1 P-40'] }));
    const game = over([{ hex: at, planes: ['4 Wildcat*'] }, ...far]);
    expect(intoOf(game)).toEqual([['AF 1']]);
  });

  test('7.1 whoever joins a formation on the map is on the map; the enemy is told nothing but what he sees', () => {
    const game = over([
      { hex: at, planes: ['4 Wildcat*'], onMap: true },
      { hex: at, planes: ['2 Dauntless*'] },
    ]);
    answer(game, 'allied', { Dauntless: { 'AF 1': 2 } });
    expect(own(game)?.flights).toMatchObject([{ id: 'AF 1', onMap: true }]);
    expect(game.desk.book.events.filter(({ kind }) => kind === 'reorganized').map(({ to }) => to)).toEqual([
      ['allied'],
    ]);
  });
});
