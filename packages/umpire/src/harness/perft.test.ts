import { describe, expect, test } from 'vitest';
import { witnessCitations } from '../cite.js';
import { count } from '../count.js';
import { seedFrom } from '../dice.js';
import type { Plain } from '../events.js';
import { askOf, begin, type Game } from '../game.js';
import { type Straits, straits } from '../toy/index.js';
import { viewOf } from '../view.js';
import { divide, perft } from './index.js';

function narrows(set: Plain): Game<Straits> {
  const setup = { scenario: 'narrows', options: {}, charts: {}, set };
  const begun = begin(straits, setup, { from: 'seed', seed: seedFrom('perft'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

const fleet = {
  ships: { b1: { armour: 1, cargo: true }, g1: { armour: 0, cargo: false } },
  mines: [2],
  submarine: { place: 7, torpedoes: 1 },
};

/** Positions by name, with the number of ways play can go for one, two, three… answers. */
const positions: [name: string, set: Plain, ways: number[]][] = [
  // 6 sheets for one ship, as many for the ally's, 24 for Red (4 sets of mines, 2 berths, 0 to 2 torpedoes).
  ['the purchase', null, [6, 36, 864, 1728, 3456, 6912]],
  // From the fifth on: 7 paths for the first ship, each with and without the halt.
  ['the first plan', { fleet }, [2, 4, 8, 16, 224, 2048]],
  ['a boat beside both ships', { fleet, at: { b1: 1, g1: 12, r1: 3 } }, [2, 4, 8, 16, 32, 128, 2304]],
  ['the last turn', { fleet, turn: 4, at: { b1: 3, g1: 8, r1: 1 } }, [2, 4, 8, 16, 48, 144, 2592]],
];

describe('decision perft of the straits', () => {
  test.each(positions)(
    '%s',
    (_name, set, ways) => {
      expect(ways.map((_, i) => perft(narrows(set), i + 1))).toEqual(ways);
    },
    20_000,
  );

  test('one answer deep it is the count of the question', () => {
    const game = narrows(null);
    const ask = askOf(game, 'Blue');
    expect(ask && count(viewOf(game.state, 'Blue'), ask, game.desk.ways)).toBe(perft(game, 1));
  });

  test('divided by the first answer, the parts make up the whole', () => {
    const parts = divide(narrows({ fleet }), 5);
    expect(parts.map(({ ways }) => ways)).toEqual([112, 112]);
    expect(parts.map(({ answer }) => answer)).toContainEqual({ path: [], halt: [] });
  });

  test('counting leaves the game as it was', () => {
    const game = narrows({ fleet });
    const before = JSON.stringify(game.state);
    perft(game, 4);
    expect(JSON.stringify(game.state)).toBe(before);
    expect(game.log).toEqual([]);
  });

  test.each([
    ['1.1', { fleet }, 5],
    ['2.2', null, 1],
    ['4.2', { fleet }, 3],
  ])('%s switched off, the count is another', (off, set, depth) => {
    const before = perft(narrows(set), depth);
    const outer = witnessCitations((book, rule) => rule !== off && outer?.(book, rule) !== false);
    try {
      expect(perft(narrows(set), depth)).not.toBe(before);
    } finally {
      witnessCitations(outer);
    }
  });
});
