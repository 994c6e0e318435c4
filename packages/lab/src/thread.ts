/** A thread that plays what it is told to: the number of a game, and its plan when that is another than before. */
import { parentPort } from 'node:worker_threads';
import type { Plan } from './plan.js';
import { playGame } from './play.js';

let current: Plan | undefined;
parentPort?.on('message', ({ plan = current, n }: { plan?: Plan; n: number }) => {
  current = plan;
  if (plan !== undefined) parentPort?.postMessage(playGame(plan, n));
});
