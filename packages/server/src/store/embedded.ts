import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { groupCommit, makeWriteDeeds, type WriteWith, writeDeeds } from './append.js';
import { startThread, type Thread } from './embedded-thread.js';
import { watchTransactions } from './inside.js';
import { takeFolder } from './lock.js';
import { migrate } from './schema.js';
import type { Query, Store } from './store.js';
import { syncFolder, syncTree } from './syncing.js';
import { keepUp } from './upkeep.js';

/** The store that needs nothing but a folder: PostgreSQL inside this process, in a thread of its own. */
export async function openEmbedded(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let thread: Thread | null = null;
  // Better no store than two that write over each other.
  const release = await takeFolder(folder, (why) => thread?.kill(why));
  try {
    await makeDatabase(folder);
    thread = await startThread(join(folder, 'database'));
    return await start(thread, release);
  } catch (error) {
    thread?.kill(new Error('The store did not open.'));
    await release();
    throw error;
  }
}

/**
 * Makes a database where there is none. That takes many times the memory that using one takes, so it happens in a thread that ends; and under
 * another name, so that what a crash leaves half made is never taken for a database.
 */
export async function makeDatabase(folder: string): Promise<void> {
  const database = join(folder, 'database');
  if (existsSync(database)) return;
  const unfinished = `${database}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await (await startThread(unfinished)).stop();
  syncTree(unfinished);
  renameSync(unfinished, database);
  syncFolder(folder);
}

async function start(thread: Thread, release: () => Promise<void>): Promise<Store> {
  const turns = takeTurns();
  const { refuseInside, inside } = watchTransactions();
  let closing: Promise<void> | null = null;

  const inTurn: Query = (sql, params) => turns.statement(() => thread.send(sql, params));
  const writeWith: WriteWith = (sql, params, also) => turns.statement(() => thread.sendWith(sql, params, also));
  const together: Store['transaction'] = (work) =>
    turns.transaction(async () => {
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
  await migrate('embedded', together);
  await inTurn(makeWriteDeeds);
  const appends = groupCommit(inTurn, writeWith, writeDeeds, () => false);
  const upkeep = keepUp(inTurn);

  function mayStart(): void {
    if (closing !== null) throw new Error('The store is closed.');
    refuseInside();
  }
  async function finish(): Promise<void> {
    upkeep.stop();
    await appends.idle();
    try {
      await turns.transaction(() => thread.stop());
    } finally {
      await release();
    }
  }
  return {
    kind: 'embedded',
    async query(sql, params) {
      mayStart();
      return await inTurn(sql, params);
    },
    async transaction(work) {
      mayStart();
      return await together(work);
    },
    async append(match, first, deeds, also) {
      mayStart();
      return await appends.append(match, first, deeds, also);
    },
    // Nobody else can write to this folder, so there is never anything to tell.
    onAppended: () => undefined,
    close() {
      closing ??= finish();
      return closing;
    },
  };
}

/**
 * There is one connection, and its thread does what it is sent in that order: statements are sent at once, without waiting
 * for those before them. Only while a transaction goes back and forth, everything else waits.
 */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    statement: <T>(send: () => Promise<T>): Promise<T> => last.then(send),
    transaction<T>(work: () => Promise<T>): Promise<T> {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
