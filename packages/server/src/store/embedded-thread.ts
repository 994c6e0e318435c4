import { Worker } from 'node:worker_threads';
import type { Belonging, WriteWith } from './append.js';
import type { Query } from './store.js';

type Request = { sql: string; params: readonly unknown[]; also?: readonly Belonging[] } | { close: true };
type Reply = { id: number; rows: never[] } | { id: number; error: { message: string; code?: string } };
type Asked = { done: (rows: never[]) => void; failed: (why: Error) => void };

/** The database in its thread, as the server's thread sees it. Statements are done in the order in which they are sent. */
export type Thread = {
  send: Query;
  /** In one transaction, and without coming back in between: the server's thread may be busy. */
  sendWith: WriteWith;
  /** Closes the database and ends the thread. */
  stop: () => Promise<void>;
  /** Ends the thread where it stands, as a crash would. */
  kill: (why: Error) => void;
};

export async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: { folder } });
  const asked = new Map<number, Asked>();
  let id = 0;
  let gone: Error | null = null;

  function ask(request: Request | null): Promise<never[]> {
    return new Promise((done, failed) => {
      if (gone !== null) throw gone;
      if (request !== null) worker.postMessage({ id, ...request });
      asked.set(id, { done, failed });
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

  const kill = (why: Error) => {
    end(why);
    void worker.terminate();
  };
  // The thread speaks first, when the database is open.
  await ask(null);
  return {
    send: (sql, params = []) => ask({ sql, params }),
    sendWith: (sql, params, also) => ask({ sql, params, also }),
    async stop() {
      try {
        await ask({ close: true });
      } finally {
        await worker.terminate();
      }
    },
    kill,
  };
}
