import { type FlatTopGame, flatTopGame, sides } from '@ironbottom/flat-top';
import { askOf, begin, chance, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { admiral } from './admiral.js';
import { experienced } from './captain.js';
import { openings } from './openings.js';
import { plansFor } from './plans.js';
import { played } from './testing.js';

describe('admiral', () => {
  const first = played({ allied: 'admiral', japan: 'captain' }, 'admiral');

  test('plays to the end without an answer that would be refused', () => {
    expect(first.state.umpire.over).not.toBeNull();
    expect(first.refused).toEqual([]);
  });

  test('plays the same game again, for its thought is counted and not timed', { timeout: 60_000 }, () => {
    const again = played({ allied: 'admiral', japan: 'captain' }, 'admiral');
    expect(again.orders).toBe(first.orders);
    expect(again.state).toEqual(first.state);
    expect(again.intents).toEqual(first.intents);
  });

  test('tells which plan it follows where that is not a captain\u2019s own', { timeout: 60_000 }, () => {
    const { intents } = played({ allied: 'random', japan: 'admiral' }, 'admiral leads Japan', false, {}, undefined, 2);
    expect(intents[0]).toEqual({ turn: 0, text: 'Keeps the fighters low: that is where the bombers should come.' });
  });

  test('answers at once when it is late', () => {
    const begun = begin<FlatTopGame>(
      flatTopGame,
      { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null },
      { from: 'seed', seed: seedFrom('late'), entropy: {} },
    );
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    const ask = askOf(game, 'japan');
    if (ask === undefined) throw new Error('nothing is asked');
    let looked = 0;
    const seat = admiral.seat('japan', game.law, chance(1), {
      futures: 1000,
      isLate: () => {
        looked += 1;
        return true;
      },
    });
    expect(seat.answer(viewOf(game.state, 'japan'), ask, game.desk.ways)).toEqual(['own']);
    expect(looked).toBe(1);
  });
});

describe('the book of openings', () => {
  test.each(Object.keys(openings))('knows every plan for %s, and none that there is not', (scenario) => {
    const read = flatTopGame.law({ scenario, options: {}, charts: {}, set: null });
    if ('errors' in read) throw new Error(read.errors.join());
    for (const side of sides) {
      const plans = plansFor(read.law, side, experienced).map(({ id }) => id);
      expect(Object.keys(openings[scenario]?.[side] ?? {})).toEqual(plans);
    }
  });
});
