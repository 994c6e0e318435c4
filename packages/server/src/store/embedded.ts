import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { groupCommit } from './append.js';
import { watchTransactions } from './inside.js';
import { type Release, takeFolder } from './lock.js';
import { migrate } from './schema.js';
import type { Query, Store } from './store.js';

/** The store that needs nothing but a folder: PostgreSQL inside this process, in a thread of its own. */
export async function openEmbedded(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await takeFolder(folder);
  try {
    const database = join(folder, 'database');
    if (!existsSync(database)) await make(database);
    return await start(database, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Making a database takes many times the memory that using one takes, so it happens in a thread that ends; and under
 * another name, so that what a crash leaves half made is never taken for a database.
 */
async function make(database: string): Promise<void> {
  const unfinished = `${database}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const thread = await startThread(unfinished);
  await thread.stop();
  renameSync(unfinished, database);
}

async function start(database: string, release: Release): Promise<Store> {
  const thread = await startThread(database);
  const turns = takeTurns();
  const { refuseInside, inside } = watchTransactions();
  let closing: Promise<void> | null = null;

  function mayStart(): void {
    if (closing !== null) throw new Error('The store is closed.');
    refuseInside();
  }
  const query: Query = async (sql, params) => {
    mayStart();
    return await turns(() => thread.send(sql, params));
  };
  const together: Store['transaction'] = (work) =>
    turns(async () => {
      await thread.send('begin');
      try {
        const result = await inside(() => work(thread.send));
        await thread.send('commit');
        return result;
      } catch (error) {
        await thread.send('rollback');
        throw error;
      }
    });
  const transaction: Store['transaction'] = async (work) => {
    mayStart();
    return await together(work);
  };
  const appends = groupCommit((sql, params) => turns(() => thread.send(sql, params)), together, null);
  const append: Store['append'] = async (match, first, deeds, also) => {
    mayStart();
    return await appends.append(match, first, deeds, also);
  };
  async function finish(): Promise<void> {
    await appends.idle();
    await turns(() => thread.stop());
    await release();
  }
  const close = () => {
    closing ??= finish();
    return closing;
  };

  try {
    await migrate({ kind: 'embedded', transaction });
  } catch (error) {
    await thread.stop();
    throw error;
  }
  // Nobody else can write to this folder, so there is never anything to tell.
  return { kind: 'embedded', query, transaction, append, onAppended: () => undefined, close };
}

/** There is one connection: whoever wants it gets it after those who came before. */
function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

type Reply = { id: number; rows: never[] } | { id: number; error: { message: string; code?: string } };
type Asked = { done: (rows: never[]) => void; failed: (why: Error) => void };

type Thread = { send: Query; stop: () => Promise<void> };

async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: { folder } });
  const asked = new Map<number, Asked>();
  let id = 0;
  let gone: Error | null = null;

  function ask(request: { sql: string; params: readonly unknown[] } | { close: true } | null): Promise<never[]> {
    return new Promise((done, failed) => {
      if (gone !== null) throw gone;
      asked.set(id, { done, failed });
      if (request !== null) worker.postMessage({ id, ...request });
      id += 1;
    });
  }
  function end(why: Error): void {
    gone ??= why;
    for (const { failed } of asked.values()) failed(gone);
    asked.clear();
  }
  worker.on('message', (reply: Reply) => {
    const waiting = asked.get(reply.id);
    asked.delete(reply.id);
    if ('rows' in reply) waiting?.done(reply.rows);
    else waiting?.failed(Object.assign(new Error(reply.error.message), reply.error));
  });
  worker.on('error', (error) => end(new Error(`The embedded database has stopped: ${error.message}`)));
  worker.on('exit', () => end(new Error('The embedded database has stopped.')));

  // The thread speaks first, when the database is open.
  await ask(null);
  return {
    send: (sql, params = []) => ask({ sql, params }),
    async stop() {
      await ask({ close: true });
      await worker.terminate();
    },
  };
}
