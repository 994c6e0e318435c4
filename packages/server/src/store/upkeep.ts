import type { Query } from './store.js';

/** How much may be written before the next checkpoint: after a crash, so much is gone through again. */
const most = 32 * 1024 * 1024;

const pause = { look: 5_000, checkpoint: 5 * 60_000, tidy: 60_000 };

/**
 * What a PostgreSQL server does in processes of its own, and the embedded one, being alone, does not do by itself:
 * checkpoints, without which its write-ahead log grows for ever, and vacuum.
 */
export function keepUp(query: Query): { stop: () => void } {
  const checkpoint = checkpointer(query, most, pause.checkpoint);
  let tidied = Date.now();
  let busy = false;

  async function look(): Promise<void> {
    if (!(await checkpoint()) || Date.now() - tidied < pause.tidy) return;
    tidied = Date.now();
    await tidy(query);
  }
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A failure shows itself to whoever next writes; here there is nobody to tell.
    look()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, pause.look);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** A look that makes a checkpoint when enough has been written, or something long ago. Tells whether anything was. */
export function checkpointer(query: Query, bytes: number, milliseconds: number): () => Promise<boolean> {
  let from: string | null = null;
  let since = Date.now();
  return async () => {
    const [now] = await query<{ at: string; written: number }>(
      'select pg_current_wal_lsn()::text as at, coalesce(pg_current_wal_lsn() - $1::pg_lsn, 0)::float8 as written',
      [from],
    );
    if (now === undefined) return false;
    from ??= now.at;
    if (now.written === 0) {
      since = Date.now();
      return false;
    }
    if (now.written >= bytes || Date.now() - since >= milliseconds) {
      await query('checkpoint');
      const [after] = await query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      from = after?.at ?? null;
      since = Date.now();
    }
    return true;
  };
}

/** Vacuums tables with many dead rows, many changes since they were last counted, or rows that will soon be too old. */
export async function tidy(query: Query): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select t.relname as name from pg_stat_user_tables as t join pg_class as c on c.oid = t.relid
     where n_dead_tup > 200 + n_live_tup / 5
        or n_mod_since_analyze > 1000 + n_live_tup / 5
        or age(c.relfrozenxid) > 100000000
     order by 1`,
  );
  for (const { name } of tables) await query(`vacuum (analyze) "${name}"`);
  return tables.map(({ name }) => name);
}
