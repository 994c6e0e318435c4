import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { groupCommit, writeDeedsAndTell, writeWithin } from './append.js';
import { watchTransactions } from './inside.js';
import { listenFor } from './listening.js';
import { migrate } from './schema.js';
import type { Query, Store } from './store.js';

const bigint = 20;

/** Milliseconds and counts are far below 2^53: as numbers they are easier to live with. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** The store for several server processes: a PostgreSQL that they share. */
export async function openPostgresql(url: string): Promise<Store> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    types,
    application_name: 'ironbottom',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  };
  const pool = new pg.Pool({ ...settings, max: 10, idleTimeoutMillis: 60_000, onConnect: prepareSession });
  // A connection lost while nobody uses it is replaced when it is next needed.
  pool.on('error', () => undefined);
  // One lost while it is in use makes its next statement fail, which is told to whoever asked for that.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await start(pool, settings);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function start(pool: pg.Pool, settings: pg.ClientConfig): Promise<Store> {
  const sender = randomBytes(9).toString('hex');
  const writeDeeds = writeDeedsAndTell(sender);
  const { refuseInside, inside } = watchTransactions();
  let closing: Promise<void> | null = null;

  function queryOf(connection: pg.Pool | pg.ClientBase): Query {
    return async <R extends object>(text: string, params: readonly unknown[] = []) => {
      const values = [...params];
      // The one statement that runs all day, and long to plan, is planned once for each connection.
      const asked = text === writeDeeds ? { name: 'write-deeds', text, values } : { text, values };
      return (await connection.query<R>(asked)).rows;
    };
  }
  const onAny = queryOf(pool);
  const together: Store['transaction'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await inside(() => work(queryOf(client)));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even roll back is thrown away, and its transaction with it.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  };

  await refuseUnsafe(onAny);
  await migrate('postgresql', together);
  const appends = groupCommit(onAny, writeWithin(together), writeDeeds, isPassing);
  const listening = await listenFor(settings, sender);

  function mayStart(): void {
    if (closing !== null) throw new Error('The store is closed.');
    refuseInside();
  }
  async function finish(): Promise<void> {
    await appends.idle();
    await listening.close();
    await pool.end();
  }
  return {
    kind: 'postgresql',
    async query(sql, params) {
      mayStart();
      return await onAny(sql, params);
    },
    async transaction(work) {
      mayStart();
      return await together(work);
    },
    async append(match, first, deeds, also) {
      mayStart();
      return await appends.append(match, first, deeds, also);
    },
    onAppended: listening.onAppended,
    close() {
      closing ??= finish();
      return closing;
    },
  };
}

/**
 * An acknowledged deed is on disk: a server set up to acknowledge sooner is overruled for our sessions. And a process
 * that is frozen in the midst of a transaction does not hold up the others for ever.
 */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('idle_in_transaction_session_timeout', '15s', false),
       case current_setting('synchronous_commit')
         when 'off' then set_config('synchronous_commit', 'on', false) end`,
  );
}

/** A lost connection, a server that restarts or is full, two transactions that waited for each other. */
function isPassing(why: unknown): boolean {
  if (!(why instanceof Error)) return false;
  if (!('code' in why) || why.code === undefined) return /connection/i.test(why.message);
  return /^(08|40|53|57)...$|^E(CONN|PIPE|TIMEDOUT|NET|HOST)/.test(String(why.code));
}

async function refuseUnsafe(query: Query): Promise<void> {
  const [row] = await query<{ fsync: string }>("select current_setting('fsync') as fsync");
  if (row?.fsync !== 'on') {
    throw new Error(
      'This PostgreSQL runs with fsync off and may lose what it has acknowledged; set fsync = on in its configuration.',
    );
  }
}
