/** Every scenario by chance, with optional rules drawn at random: a hundred thousand answers, none refused, every game ends. */
import {
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Plain,
  sample,
  seedFrom,
  submit,
  viewOf,
  witnessCitations,
} from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { flatTopGame } from './game.js';
import { gameInvariants } from './game-invariants.js';
import type { FlatTopGame } from './game-kit.js';
import { pick } from './imagine.js';
import { optionValues } from './options.js';
import { scenarioList } from './scenarios/index.js';

const scenarios = scenarioList.map(({ id }) => id).filter((id) => id !== 'custom');

/** Half the games as the book has them, in the others about a third of the options. */
function optionsFor(below: (n: number) => number): { [name: string]: Plain } {
  const options: { [name: string]: Plain } = {};
  if (below(2) === 0) return options;
  for (const [name, [, ...others]] of Object.entries(optionValues))
    if (below(3) === 0) options[name] = pick<Plain>(others, below);
  return options;
}

function begun(scenario: string, options: { [name: string]: Plain }, seed: number): Game<FlatTopGame> {
  const source = { from: 'seed', seed: seedFrom(`${scenario} ${seed}`), entropy: {} } as const;
  const game = begin(flatTopGame, { scenario, options, charts: {}, set: null }, source);
  if ('errors' in game) throw new Error(game.errors.join('; '));
  return game.game;
}

/** So many answers, or to the end. The invariants are looked at with every new phase. */
function played(scenario: string, seed: number, most: number): { orders: number; over: boolean } {
  const below = chance(seed);
  const options = optionsFor(below);
  const game = begun(scenario, options, seed);
  const told = `${scenario} ${seed} ${JSON.stringify(options)}`;
  let phase = -2;
  for (let orders = 0; orders < most; orders++) {
    const owing = awaited(game);
    const seat = owing[below(owing.length)];
    if (seat === undefined) return { orders, over: game.state.umpire.over !== null };
    const { turn, phase: now } = game.state.public;
    if (now !== phase) {
      phase = now;
      for (const { name, broken } of gameInvariants) {
        const how = broken(game.state, game.law);
        if (how !== undefined) throw new Error(`${told} turn ${turn}: ${name}: ${how}`);
      }
    }
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${told} turn ${turn}: ${seat} is awaited and asked nothing`);
    const answer = sample(viewOf(game.state, seat), ask, below, game.desk.ways);
    if (answer === undefined) throw new Error(`${told} turn ${turn}: nothing is legal for "${ask.prompt}"`);
    const done = submit(game, seat, answer);
    if ('refusal' in done) throw new Error(`${told} turn ${turn}: "${ask.prompt}" refuses ${done.refusal.why}`);
  }
  return { orders: most, over: false };
}

it.each(scenarios)('fuzz: %s is played by chance, some thousand answers', { timeout: 180_000 }, (scenario) => {
  let orders = 0;
  // Chance proves nothing about a rule, and unwitnessed the chapters keep what hangs on rules, as in play.
  const before = witnessCitations(undefined);
  try {
    for (let seed = 1; orders < 100_000 / scenarios.length; seed++) {
      const { orders: more, over } = played(scenario, seed, 30_000);
      expect(over, `${scenario} ${seed} ends`).toBe(true);
      orders += more;
    }
  } finally {
    witnessCitations(before);
  }
  expect(orders).toBeGreaterThanOrEqual(100_000 / scenarios.length);
});
