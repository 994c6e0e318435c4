/** Plays rounds of the rulebooks in turn until the time is up, telling each as it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { playRound, playWireRound } from './round.js';
import { trials } from './trials.js';

/** Worker `nth` of `of` takes every of-th seed; `until` is a time of the clock. */
export type Shift = {
  rulebooks: string[];
  seed: number;
  nth: number;
  of: number;
  until: number;
  /** Imagined states and nothing else. */
  secrecy: boolean;
  wire: boolean;
};

const { rulebooks, seed, nth, of, until, secrecy, wire } = workerData as Shift;
const known = await trials();
const sound = new Set(rulebooks);
for (let turn = 0; Date.now() < until && sound.size > 0; turn++) {
  const name = rulebooks[(turn + nth) % rulebooks.length] ?? '';
  const trial = known.get(name);
  if (trial === undefined || !sound.has(name)) continue;
  const own = seed + turn * of + nth;
  const round = wire
    ? playWireRound(trial, own, 500, name)
    : playRound(trial, own, { orders: secrecy ? 0 : 5_000, states: 1_000 }, name);
  // One fault is enough to work on: the same one would turn up in every round.
  if (round.found.length > 0) sound.delete(name);
  parentPort?.postMessage(round);
}
