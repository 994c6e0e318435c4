/** Matches played while servers are killed; afterwards everything is looked at. */
import { workspace } from '@ironbottom/shelf';
import { chance } from '@ironbottom/umpire';
import type { ServeGiven } from '../serve.js';
import { openStore } from '../store/open.js';
import { checkLoad, type Verdict } from './check.js';
import { playMatches } from './players.js';
import { type ServerProcess, serverProcess } from './processes.js';

export type StormGiven = {
  store: ServeGiven['store'];
  matches: number;
  /** Answers a seat gives before it falls silent. */
  most: number;
  kills: number;
  seed: number;
  /** Servers on one store; only PostgreSQL takes more than one. */
  servers?: number;
  /** Those that were killed stay so. */
  forGood?: boolean;
  rulebook: string;
  scenario: string;
  progress?(kills: number): void;
};

export type Stormed = Verdict & { kills: number };

const patience = 120_000;

export async function storm(given: StormGiven): Promise<Stormed> {
  const below = chance(given.seed);
  const servers: ServerProcess[] = [];
  for (let i = 0; i < (given.servers ?? 1); i++) servers.push(await serverProcess(given.store));
  const bases = servers.map(({ base }) => base);
  const load = await playMatches({ ...given, bases, module: workspace });
  let kills = 0;
  try {
    while (kills < given.kills && !load.idle()) {
      await sleep(50 + below(400));
      const hit = servers[below(servers.length)];
      if (hit === undefined) break;
      await hit.kill();
      kills += 1;
      given.progress?.(kills);
      if (given.forGood === true) break;
      await hit.start();
    }
    const until = Date.now() + patience;
    // Idle for two seconds, not only between two questions: on a busy machine the last frames take their time.
    for (let calm = 0; calm < 40 && Date.now() < until; ) {
      await sleep(50);
      calm = load.idle() ? calm + 1 : 0;
    }
  } finally {
    for (const server of servers) await server.stop();
    load.close();
  }
  const store = await openStore(given.store);
  try {
    const verdict = await checkLoad(store.query, workspace, load, true);
    const problems = [...verdict.problems, ...load.refused.map((why) => `refused: ${why}`)];
    return { ...verdict, problems, kills };
  } finally {
    await store.close();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
