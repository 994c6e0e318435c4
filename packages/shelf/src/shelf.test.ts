import { begin, chance, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { random } from './random.js';
import { aboutOf, shelf, shelved } from './shelf.js';

describe.each(shelf.map((book) => [book.title, book] as const))('%s', (_, book) => {
  test('has chance as its last player, a name for every seat and a sentence for every scenario', () => {
    expect(book.bots.at(-1)).toBe(random);
    expect(new Set(book.bots.map(({ name }) => name)).size).toBe(book.bots.length);
    for (const { id, title } of book.rulebook.scenarios) {
      expect(shelved(book.rulebook.name, id)).toBe(book);
      expect(aboutOf(book, id)).not.toBe(title);
    }
  });

  test('its options are options of the rulebook, alone and as they come', () => {
    const [scenario] = book.rulebook.scenarios;
    const set = scenario?.example ?? null;
    for (const { name, values } of book.options) {
      for (const { value } of values) {
        const law = book.rulebook.law({ scenario: scenario?.id ?? '', options: { [name]: value }, charts: {}, set });
        expect('errors' in law ? law.errors : []).toEqual([]);
      }
    }
  });

  test('its board shows every seat a map it can point at, or the forces', () => {
    const { board, rulebook } = book;
    if (board === null) {
      expect(book.title).not.toBe('');
      return;
    }
    for (const { id, example } of rulebook.scenarios) {
      const setup = { scenario: id, options: {}, charts: {}, set: example ?? null };
      const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom('shelf'), entropy: {} });
      if ('errors' in begun) continue;
      const { game } = begun;
      const map = board.map(game.law);
      if (map === null) {
        for (const { seat } of game.seats)
          expect(board.scene(viewOf(game.state, seat), game.law).panels).not.toEqual([]);
        expect(board.watched(game.state.public, game.law).clock).not.toBe('');
        continue;
      }
      expect(map.terrain).toHaveLength(map.middles.length);
      for (const [place, letter] of [...map.terrain].entries())
        if (map.middles[place] !== null) expect(Object.keys(map.legend)).toContain(letter);
      const seen = game.seats.map(({ seat }) => board.scene(viewOf(game.state, seat), game.law));
      for (const scene of [...seen, board.watched(game.state.public, game.law)]) {
        for (const { place } of scene.pieces) expect(map.middles[place]).toBeTruthy();
        expect(new Set(scene.pieces.map((piece) => piece.id)).size).toBe(scene.pieces.length);
      }
    }
  });
});

test('chance answers the same to the same word, and says so where nothing is legal', () => {
  const ask = { ask: 'say', rule: '1', prompt: 'a number', from: 1, to: 100 } as const;
  const said = [1, 2].map(() => random.seat('Red', {}, chance(3)).answer({} as never, ask, undefined));
  expect(said[0]).toBe(said[1]);
  const none = { ...ask, from: 2, to: 1 };
  expect(() => random.seat('Red', {}, chance(3)).answer({} as never, none, undefined)).toThrow('no legal answer');
});
