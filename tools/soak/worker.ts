/** Plays rounds of one rulebook until the time is up, telling each as it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { playRound } from './round.js';
import { trials } from './trials.js';

/** Worker `nth` of `of` takes every of-th round; `until` is a time of the clock. */
export type Shift = { rulebooks: string[]; seed: number; nth: number; of: number; until: number };

const { rulebooks, seed, nth, of, until } = workerData as Shift;
const known = await trials();
for (let n = nth; Date.now() < until; n += of) {
  const trial = known.get(rulebooks[n % rulebooks.length] ?? '');
  if (trial === undefined) break;
  parentPort?.postMessage(playRound(trial, seed + n, { orders: 5_000, states: 1_000 }));
}
