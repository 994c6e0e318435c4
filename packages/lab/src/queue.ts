/**
 * A study on many machines. Its games wait in a PostgreSQL; whoever takes one holds its row in an open transaction, and
 * its result is written and the row deleted in that same transaction. So a game is counted once and never twice: when a
 * worker dies its connection closes, the row is free again, and somebody else takes it. A machine that has stopped without
 * a word is cut off after half a minute (docs/decisions/0009-queue.md).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '@ironbottom/umpire';
import { isProgram } from '@ironbottom/wire/program';
import pg from 'pg';
import { codeMark } from './code.js';
import { gamesOf, type Plan } from './plan.js';
import type { GameResult } from './play.js';
import { type Player, PlayerGone, startPlayer, withPlayers } from './players.js';

const schema = `
  create table if not exists lab_studies (id text primary key, plan text not null);
  create table if not exists lab_jobs (
    id bigint generated always as identity primary key, study text not null, n integer not null, code text not null,
    unique (study, n));
  create index if not exists lab_jobs_in_turn on lab_jobs (code, id);
  create table if not exists lab_results (
    study text not null, n integer not null, result text not null, primary key (study, n));`;

/** Seconds without a word after which a worker's game is given to others; how often a worker says a word. */
const patience = 30;
const sign = 5_000;
/** How long an idle worker waits before it looks again. */
const rest = 500;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'ironbottom lab', keepAlive: true });
  // What goes wrong makes the next statement fail, which is told to whoever asked for that.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set idle_in_transaction_session_timeout = '${patience}s'`);
  // One at a time: two who make the tables at once would stumble over each other.
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('ironbottom lab')); ${schema} commit`);
  return client;
}

/** Puts a study in the queue, all but what has been played already; its id. */
export async function putStudy(client: pg.Client, plan: Plan): Promise<string> {
  const id = hashOf(plan);
  await client.query('insert into lab_studies values ($1, $2) on conflict do nothing', [id, JSON.stringify(plan)]);
  await client.query(
    `insert into lab_jobs (study, n, code)
     select $1, n, $2 from generate_series(0, $3::integer - 1) n
     where not exists (select from lab_results r where r.study = $1 and r.n = n.n)
     order by n on conflict do nothing`,
    [id, plan.code, gamesOf(plan)],
  );
  return id;
}

export async function playedOf(client: pg.Client, study: string): Promise<number> {
  const { rows } = await client.query('select count(*)::integer as played from lab_results where study = $1', [study]);
  return (rows[0] as { played: number }).played;
}

export async function resultsOf(client: pg.Client, study: string): Promise<GameResult[]> {
  const { rows } = await client.query('select result from lab_results where study = $1 order by n', [study]);
  return (rows as { result: string }[]).map(({ result }) => JSON.parse(result) as GameResult);
}

export type Shift = {
  readonly url: string;
  readonly workers: number;
  /** Games of this study alone; else of whichever was put first. */
  readonly study?: string;
  /** Until nothing is left that this code could play; else until it is stopped. */
  readonly untilDone: boolean;
  readonly stop: AbortSignal;
  /** A game was played here and counted. */
  done(result: GameResult): void;
  /** The database cannot be reached, or has dropped us: it is tried again. */
  trouble(why: string): void;
};

/** Takes games from the queue and plays them, with a thread and a connection for each. */
export async function work(shift: Shift): Promise<void> {
  const players = Array.from({ length: shift.workers }, startPlayer);
  await withPlayers(players, shift.stop, (player) => workWith(player, shift));
}

async function workWith(player: Player, shift: Shift): Promise<void> {
  for (let tries = 0; !shift.stop.aborted; tries++) {
    let client: pg.Client | undefined;
    try {
      client = await connect(shift.url);
      await untilIdle(client, player, shift);
      return;
    } catch (fault) {
      // Who was never let in at all has the wrong address.
      if (shift.stop.aborted || (tries === 0 && client === undefined) || fault instanceof PlayerGone) throw fault;
      shift.trouble(fault instanceof Error ? fault.message : String(fault));
      await pause(2 * rest);
    } finally {
      await client?.end().catch(() => undefined);
    }
  }
}

async function untilIdle(client: pg.Client, player: Player, shift: Shift): Promise<void> {
  const plans = new Map<string, Plan>();
  while (!shift.stop.aborted) {
    const taken = await takeGame(client, player, plans, shift.study);
    if (taken !== undefined) shift.done(taken);
    else if (shift.untilDone && !(await isWaiting(client))) return;
    else await pause(rest);
  }
}

/** Undefined: there is none to be had. */
async function takeGame(
  client: pg.Client,
  player: Player,
  plans: Map<string, Plan>,
  study: string | undefined,
): Promise<GameResult | undefined> {
  await client.query('begin');
  const { rows } = await client.query({
    name: 'take',
    text: `select id, study, n from lab_jobs where code = $1 and study = coalesce($2, study)
      order by id limit 1 for update skip locked`,
    values: [codeMark(), study ?? null],
  });
  const [job] = rows as { id: string; study: string; n: number }[];
  if (job === undefined) {
    await client.query('rollback');
    return undefined;
  }
  const plan = plans.get(job.study) ?? (await planOf(client, job.study));
  plans.set(job.study, plan);
  // A word every few seconds; if it cannot be said, neither can the result.
  const alive = setInterval(() => void client.query('select').catch(() => undefined), sign);
  try {
    const result = await player.play(plan, job.n);
    await client.query({
      name: 'count',
      text: 'with over as (delete from lab_jobs where id = $1) insert into lab_results values ($2, $3, $4) on conflict do nothing',
      values: [job.id, job.study, job.n, JSON.stringify(result)],
    });
    await client.query('commit');
    return result;
  } finally {
    clearInterval(alive);
  }
}

async function planOf(client: pg.Client, study: string): Promise<Plan> {
  const { rows } = await client.query('select plan from lab_studies where id = $1', [study]);
  return withoutCommands(JSON.parse((rows[0] as { plan: string }).plan) as Plan);
}

/** A program of somebody's own is a command, and from a queue nobody takes commands: its games end in an error. */
export const withoutCommands = (plan: Plan): Plan => ({
  ...plan,
  groups: plan.groups.map((group) => ({
    ...group,
    bots: group.bots.map((bot) => (isProgram(bot) ? 'from-elsewhere' : bot)),
  })),
});

/** Whether a game is left that somebody may yet have to take over. */
async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from lab_jobs where code = $1 limit 1', [codeMark()]);
  return rowCount === 1;
}
