import type { Query } from './store.js';

/** How much may be written before the next checkpoint; after a crash so much is gone through again. */
const most = 32 * 1024 * 1024;

const pause = { look: 5_000, checkpoint: 5 * 60_000, tidy: 60_000 };

/**
 * What a PostgreSQL server does in processes of its own, and the embedded one, being alone, does not do by itself:
 * checkpoints, without which its write-ahead log grows for ever, and vacuum.
 */
export function keepUp(query: Query): { stop: () => void } {
  let written: string | null = null;
  let since = Date.now();
  let tidied = Date.now();
  let busy = false;

  async function look(): Promise<void> {
    const [row] = await query<{ now: string; bytes: number }>(
      'select pg_current_wal_lsn()::text as now, coalesce(pg_current_wal_lsn() - $1::pg_lsn, 0)::float8 as bytes',
      [written],
    );
    if (row === undefined) return;
    written ??= row.now;
    if (row.bytes === 0) return;
    if (row.bytes >= most || Date.now() - since >= pause.checkpoint) {
      await query('checkpoint');
      const [after] = await query<{ now: string }>('select pg_current_wal_lsn()::text as now');
      written = after?.now ?? row.now;
      since = Date.now();
    }
    if (Date.now() - tidied < pause.tidy) return;
    tidied = Date.now();
    for (const { name } of await untidy(query)) await query(`vacuum (analyze) "${name}"`);
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

/** Tables with many dead rows, many changes since they were last counted, or rows that will soon be too old. */
export function untidy(query: Query): Promise<{ name: string }[]> {
  return query<{ name: string }>(
    `select t.relname as name from pg_stat_user_tables as t join pg_class on oid = relid
     where (n_dead_tup > 200 + n_live_tup / 5 or n_mod_since_analyze > 1000 + n_live_tup / 5 or age(relfrozenxid) > 100000000)
     order by 1`,
  );
}
