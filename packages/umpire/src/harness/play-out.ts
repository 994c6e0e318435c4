/** Whole games at random, to be played again elsewhere: the same seed gives the same game on every machine. */
import { chance, seedFrom } from '../dice.js';
import { awaited, begin } from '../game.js';
import { writeGame } from '../game-file.js';
import { hashOf } from '../hash.js';
import type { Kit } from '../rulebook.js';
import { playOn } from './fork.js';
import { answerFor } from './look.js';
import type { Trial } from './trial.js';

export type PlayedOut = { file: string; hash: string; orders: number };

export function playOut<K extends Kit>(trial: Trial<K>, seed: number): PlayedOut {
  const below = chance(seed);
  const setup = trial.setups(below, below(2) === 0);
  const begun = begin(trial.rulebook, setup, { from: 'seed', seed: seedFrom(`play out ${seed}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  for (let owing = awaited(game); owing.length > 0 && game.log.length < trial.longest; owing = awaited(game)) {
    const seat = owing[below(owing.length)] ?? '';
    const sampled = answerFor(game, seat, below);
    if ('fault' in sampled) throw new Error(sampled.fault.what);
    playOn(game, seat, sampled.answer);
  }
  return { file: writeGame(game, { seed: true }), hash: hashOf(game.state), orders: game.log.length };
}
