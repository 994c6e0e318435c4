import { describe, expect, test } from 'vitest';
import { type Given, playing } from '../game-testing.js';
import { answer, both, sheetOf, standing, stopAfter } from './8-testing.js';
import { due, replacementsDue } from './22-replacements.js';

function lost(lostToday: { [key: string]: number }, given: Given = {}) {
  const game = playing({
    turn: 19,
    hour: 1,
    phase: 1,
    agenda: stopAfter({ kind: 'replacements', rule: '22.1' }),
    japan: { tfs: [{ hex: 'HH14', ships: ['Shokaku'] }] },
    ...given,
  });
  const own = game.state.seats.japan?.own;
  if (own !== undefined) own.lostToday = lostToday;
  return { game, own };
}

describe('replacements', () => {
  test('22.1 they come at 0100 of each day, but not before a day of the game has ended (R139a)', () => {
    const at = (hour: number, turn: number) => playing({ hour, turn, agenda: stopAfter() }).state.public;
    expect(replacementsDue(at(1, 19))).toBe(true);
    expect(replacementsDue(at(1, 0))).toBe(false);
    expect(replacementsDue(at(2, 19))).toBe(false);
  });

  test('22.1 they stand in Just Landed boxes', () => {
    const { game, own } = lost({ Zero: 6, 'Kate*': 3 });
    const events = both(game, 'japan', {
      '2 Zero': { 'Zero Rabaul': 1, 'Zero Truk': 1 },
      '1 Kate': { 'Kate* Shokaku': 1 },
    });
    expect(standing(own, 'Rabaul')).toBe('justLanded: 1 Zero');
    expect(standing(own, 'Shokaku')).toBe('justLanded: 1 Kate');
    expect(events.filter(({ kind }) => kind === 'replacements').map(({ to }) => to)).toEqual([['allied'], ['japan']]);
  });

  test('22.1 they are listed by name, not in the order in which they were lost, which a saved game does not keep', () => {
    const names = (lostToday: { [key: string]: number }) => {
      const { game } = lost(lostToday);
      return sheetOf(game, 'japan').rows.map(({ prompt }) => prompt);
    };
    expect(names({ Zero: 3, 'Kate*': 3 })).toEqual(names({ 'Kate*': 3, Zero: 3 }));
  });

  test('22.2 one for every three of a name; fractions are lost', () => {
    const { game } = lost({ Zero: 5, Nell: 2 });
    expect(sheetOf(game, 'japan').rows.map(({ prompt }) => prompt)).toEqual(['1 Zero come back: where to']);
  });

  test('22.2 land and sea share in proportion to their losses; an even claim is for the owner to settle (R134)', () => {
    expect(due('Zero', 16, 6)).toMatchObject({ total: 7, land: 5, sea: 2 });
    expect(due('Val', 2, 8)).toMatchObject({ total: 3, land: 1, sea: 2 });
    expect(due('Kate', 2, 2)).toMatchObject({ total: 1, land: 1, sea: 1 });
    const { game } = lost({ Zero: 16, 'Zero*': 6 });
    expect(answer(game, 'japan', { '7 Zero': { 'Zero* Shokaku': 3 } })).toBe('22.2');
    expect(answer(game, 'japan', { '7 Zero': { 'Zero* Shokaku': 2, 'Zero Rabaul': 5 } })).toBeUndefined();
  });

  test('22.3 the others never come back', () => {
    const { game, own } = lost({ Zero: 8, 'Zero*': 1 });
    both(game, 'japan', { '3 Zero': { 'Zero Rabaul': 2 } });
    expect(own?.lostToday).toEqual({});
    expect(own?.gone).toEqual({ Zero: 6, 'Zero*': 1 });
  });

  test('8.9 they go only where they can be handled, and 8.2 only where there is room (R135)', () => {
    const { game } = lost(
      { 'Zero*': 9, Mavis: 3 },
      { japan: { tfs: [{ hex: 'HH14', ships: ['Shokaku'] }], parked: { Shokaku: { readying: ['27 Kate'] } } } },
    );
    const rows = sheetOf(game, 'japan').rows.map((row) => (row.ask === 'split' ? row.over.map(({ id }) => id) : []));
    expect(rows[1]).toEqual(['Zero* Shokaku', 'Zero* Rabaul', 'Zero* Gasmata', 'Zero* Kavieng', 'Zero* Truk']);
    expect(rows[0]).toEqual(['Mavis Rabaul', 'Mavis Truk']);
    expect(answer(game, 'japan', { '3 Zero': { 'Zero* Shokaku': 2 } })).toBe('8.2');
    expect(answer(game, 'japan', { '3 Zero': { 'Zero* Shokaku': 1 } })).toBeUndefined();
  });

  test('22.4 planes that went down with their ship are not among them', () => {
    const { game, own } = lost({});
    if (own !== undefined) own.gone = { 'Zero*': 12 };
    expect(sheetOf(game, 'japan').rows).toEqual([]);
  });
});
