/** A study in a queue with two workers, one of which is killed half-way: is every game counted once, and as it should be? */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  codeMark,
  connect,
  type GameResult,
  gamesCsv,
  groupOf,
  type Plan,
  playAll,
  playedOf,
  putStudy,
  resultsOf,
} from '@ironbottom/lab';
import { postgresqlMissing, testStores } from '@ironbottom/server/testing';
import { shelved } from '@ironbottom/shelf';
import { root } from '../checkout.js';

export type LabSoaked = {
  /** How many had been counted when the one worker was killed. */
  killedAfter: number;
  seconds: number;
  counted: number;
  /** Numbers that were counted more than once, jobs that are left over. */
  twice: number;
  left: number;
  /** The same table comes out when the games are played here, without a queue. */
  same: boolean;
};

export async function soakLab(games: number, seed: string): Promise<LabSoaked> {
  const shelf = shelved('flat-top', 'rings-around-rabaul');
  if (postgresqlMissing !== null || shelf === undefined) throw new Error(postgresqlMissing ?? 'no game to play');
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  const made = groupOf(shelf.rulebook, setup, ['random', 'recruit'], 'rings-around-rabaul');
  if ('errors' in made) throw new Error(made.errors.join());
  const plan: Plan = { kind: 'sim', seed, games, swap: true, groups: [made.group], code: codeMark() };

  const stores = testStores();
  const where = await stores.place('postgresql');
  const url = 'url' in where ? where.url : '';
  const bin = join(root, 'packages/cli/bin/ironbottom.mjs');
  const workers = [0, 1].map(() =>
    spawn(process.execPath, [bin, 'lab', 'work', '--database', url, '--workers', '1'], { stdio: 'ignore' }),
  );
  try {
    const client = await connect(url);
    const began = performance.now();
    const id = await putStudy(client, plan);
    const until = async (many: number): Promise<number> => {
      for (;;) {
        const played = await playedOf(client, id);
        if (played >= many) return played;
        if (workers.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
          throw new Error(`no worker is left after ${played} games`);
        await pause(20);
      }
    };
    const killedAfter = await until(games / 2);
    workers[0]?.kill('SIGKILL');
    await until(games);
    const seconds = (performance.now() - began) / 1000;
    const results = await resultsOf(client, id);
    const { rows } = await client.query('select count(*)::integer as left from lab_jobs');
    await client.end();
    const here: GameResult[] = [];
    await playAll(
      plan,
      Array.from({ length: games }, (_, n) => n),
      availableParallelism(),
      (result) => here.push(result),
    );
    return {
      killedAfter,
      seconds,
      counted: results.length,
      twice: results.length - new Set(results.map(({ n }) => n)).size,
      left: (rows[0] as { left: number }).left,
      same: gamesCsv(plan, results) === gamesCsv(plan, here),
    };
  } finally {
    for (const worker of workers) {
      if (worker.exitCode !== null || worker.signalCode !== null) continue;
      worker.kill('SIGTERM');
      await once(worker, 'close');
    }
    await stores.end();
  }
}
