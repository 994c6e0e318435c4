import {
  askOf,
  awaited,
  type Bot,
  begin,
  canonical,
  chance,
  type Game,
  type Kit,
  type Rulebook,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { worldAtWar, worldAtWarSeason } from '@ironbottom/world-at-war';
import { describe, expect, test } from 'vitest';
import { fleetRecruit } from './fleet-recruit.js';
import { seasonRecruit } from './season-recruit.js';

const books = [
  ['carrier-duel', worldAtWar, fleetRecruit],
  ['pearl-harbor', worldAtWar, fleetRecruit],
  ['convoy-fight', worldAtWar, fleetRecruit],
  ['pacific-box', worldAtWarSeason, seasonRecruit],
  ['pacific-year', worldAtWarSeason, seasonRecruit],
] as unknown as [string, Rulebook<Kit>, Bot<Kit>][];

function begun(rulebook: Rulebook<Kit>, scenario: string, nth: number): Game<Kit> {
  const made = begin(
    rulebook,
    { scenario, options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom(`recruits ${nth}`), entropy: {} },
  );
  if ('errors' in made) throw new Error(made.errors.join('; '));
  return made.game;
}

/** A whole game: these seats are the recruit's, the others chance's. Every answer must be legal. */
function winner(
  rulebook: Rulebook<Kit>,
  scenario: string,
  bot: Bot<Kit>,
  seats: readonly string[],
  nth: number,
): string {
  const game = begun(rulebook, scenario, nth);
  const below = chance(nth);
  const seated = new Map(seats.map((seat) => [seat, bot.seat(seat, game.law, below)]));
  for (let [seat] = awaited(game); seat !== undefined; [seat] = awaited(game)) {
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const view = viewOf(game.state, seat);
    const answer = seated.get(seat)?.answer(view, ask, undefined) ?? sample(view, ask, below);
    const done = submit(game, seat, answer);
    if ('refusal' in done) throw new Error(`${seat}: ${done.refusal.why}`);
  }
  return game.state.umpire.over?.winners[0] ?? '';
}

describe.each(books)('%s', (scenario, rulebook, bot) => {
  test('a recruit beats chance from either side, and is never refused', () => {
    let won = 0;
    for (const side of ['japan', 'allies'])
      for (let nth = 0; nth < 10; nth++) if (winner(rulebook, scenario, bot, [side], nth) === side) won += 1;
    expect(won).toBeGreaterThanOrEqual(17);
  });

  test('both sides win games between recruits', () => {
    const wins = Array.from({ length: 24 }, (_, nth) => winner(rulebook, scenario, bot, ['japan', 'allies'], nth));
    expect(new Set(wins)).toEqual(new Set(['japan', 'allies']));
  });

  test('a recruit answers alike whatever else may be true behind his view', () => {
    const game = begun(rulebook, scenario, 3);
    const below = chance(5);
    let others = 0;
    for (let [seat] = awaited(game); seat !== undefined; [seat] = awaited(game)) {
      const view = viewOf(game.state, seat);
      const ask = askOf(game, seat);
      if (ask === undefined) throw new Error(`${seat} is not asked`);
      const world = rulebook.imagine(view, game.law, below);
      if (canonical(world.seats) !== canonical(game.state.seats)) others += 1;
      const [here, there] = [view, viewOf(world, seat)].map((each) =>
        bot.seat(seat, game.law, chance(9)).answer(each, ask, undefined),
      );
      expect(canonical(there)).toBe(canonical(here));
      submit(game, seat, here);
    }
    expect(others).toBeGreaterThan(0);
  });
});
