/** Who plays the games of a study: threads, each one game after another; or this thread, where one is enough. */
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { built } from './code.js';
import type { Plan } from './plan.js';
import { type GameResult, playGame } from './play.js';

export class PlayerGone extends Error {}

/** Whoever is ended in the middle of a game throws. */
export type Player = { play(plan: Plan, n: number): Promise<GameResult>; end(): Promise<void> };

/** Between two games it looks up, so that it can be interrupted. */
export const playHere: Player = {
  async play(plan, n) {
    await breath();
    return playGame(plan, n);
  },
  end: async () => undefined,
};

export function startPlayer(): Player {
  // Without arguments that lead a test to the sources: it runs what is built.
  const worker = new Worker(join(built, 'thread.js'), { execArgv: [] });
  let told: Plan | undefined;
  let gone: PlayerGone | undefined;
  let waiting: { done(result: GameResult): void; failed(why: Error): void } | undefined;
  const leave = (why: PlayerGone): void => {
    gone ??= why;
    waiting?.failed(gone);
  };
  worker.on('message', (result: GameResult) => waiting?.done(result));
  worker.on('error', (fault) => leave(new PlayerGone(fault.message)));
  worker.on('exit', () => leave(new PlayerGone('a thread that plays has ended')));
  return {
    play: (plan, n) =>
      new Promise((done, failed) => {
        if (gone !== undefined) throw gone;
        waiting = { done, failed };
        worker.postMessage(plan === told ? { n } : { plan, n });
        told = plan;
      }),
    end: async () => void (await worker.terminate()),
  };
}

/** Lets each player go on for as long as it finds something to do, and sends them all home in the end. */
export async function withPlayers(
  players: readonly Player[],
  stop: AbortSignal | undefined,
  work: (player: Player) => Promise<void>,
): Promise<void> {
  const sendHome = () => Promise.all(players.map(({ end }) => end()));
  stop?.addEventListener('abort', sendHome, { once: true });
  try {
    await Promise.all(
      players.map((player) =>
        work(player).catch((fault: unknown) => {
          if (!stop?.aborted) throw fault;
        }),
      ),
    );
  } finally {
    await sendHome();
  }
}

/**
 * The wanted games, each handed to whoever is free; `done` hears of them as they end. Whoever stops it loses the games
 * under way and no other.
 */
export async function playAll(
  plan: Plan,
  wanted: readonly number[],
  workers: number,
  done: (result: GameResult) => void,
  stop?: AbortSignal,
): Promise<void> {
  const many = Math.min(workers, wanted.length);
  const rest = wanted.values();
  await withPlayers(many <= 1 ? [playHere] : Array.from({ length: many }, startPlayer), stop, async ({ play }) => {
    for (const n of rest) {
      if (stop?.aborted) return;
      done(await play(plan, n));
    }
  });
}
