import { describe, expect, test } from 'vitest';
import { answerFor } from '../harness/look.js';
import { awaited, begin, canonical, chance, seedFrom, submit, witnessCitations } from '../index.js';
import { trial } from './trial.js';

/** Thirty games by the same chance, written down as far as they go; with a rule switched off, if one is named. */
function games(off?: string): string[] {
  const outer = witnessCitations((book, rule) => rule !== off && outer?.(book, rule) !== false);
  try {
    return Array.from({ length: 30 }, (_, i) => oneGame(i));
  } finally {
    witnessCitations(outer);
  }
}

function oneGame(nth: number): string {
  const below = chance(nth);
  const setup = trial.setups(below, nth % 2 === 1);
  const begun = begin(trial.rulebook, setup, { from: 'seed', seed: seedFrom(`rules off ${nth}`), entropy: {} });
  if ('errors' in begun) return begun.errors.join();
  const { game } = begun;
  const written: unknown[] = [];
  for (let orders = 0; orders < 200 && awaited(game).length > 0; orders++) {
    const seat = awaited(game)[below(awaited(game).length)] ?? '';
    const sampled = answerFor(game, seat, below, nth % 3 === 0 ? trial.players?.[0] : undefined);
    if ('fault' in sampled) return canonical([written, sampled]);
    written.push(submit(game, seat, sampled.answer));
  }
  return canonical([written, game.state]);
}

describe('every rule of the straits bites', () => {
  const inForce = games();

  test('the games come out the same when nothing is switched off', () => {
    expect(games()).toEqual(inForce);
  });

  test.each(trial.rules.map((rule) => [rule]))('%s switched off, some game goes differently', (rule) => {
    expect(games(rule).some((game, i) => game !== inForce[i])).toBe(true);
  });
});
