import {
  askOf,
  awaited,
  begin,
  chance,
  hashOf,
  sample,
  seedFrom,
  submit,
  viewOf,
  witnessCitations,
} from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { flatTopGame } from './game.js';

/** A whole game at random: every question, what came of every answer, and the end. */
function playedOut(scenario: string, nth: number): string[] {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom(`kept ${nth}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(nth);
  const all: string[] = [];
  while (game.state.umpire.over === null) {
    for (const seat of awaited(game)) {
      const ask = askOf(game, seat);
      const answer = ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways);
      all.push(hashOf([ask, answer, submit(game, seat, answer)]));
    }
  }
  return [...all, hashOf(game.state)];
}

// Many task forces sail in the Coral Sea; over Rabaul nearly all is flown.
test.each([
  ['rings-around-rabaul', 1],
  ['rings-around-rabaul', 2],
  ['rings-around-rabaul', 3],
  ['coral-sea-battle', 1],
])(
  'what is kept for the next time changes nothing: %s, game %i, is the same without it',
  (scenario, nth) => {
    // Nothing that hangs on rules is kept while somebody sees the citations.
    const before = witnessCitations((rulebook, rule) => before?.(rulebook, rule));
    const anew = playedOut(scenario, nth);
    witnessCitations(undefined);
    const kept = playedOut(scenario, nth);
    witnessCitations(before);
    expect(anew.length).toBeGreaterThan(100);
    expect(kept).toEqual(anew);
  },
  120_000,
);
