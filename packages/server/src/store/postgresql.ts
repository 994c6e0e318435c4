import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { groupCommit, insertManyAndTell } from './append.js';
import { watchTransactions } from './inside.js';
import { listenFor } from './listening.js';
import { migrate } from './schema.js';
import type { Query, Store } from './store.js';

const bigint = 20;

/** Numbers of milliseconds and counts are far below 2^53: as numbers they are easier to live with. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** The store for several server processes: a PostgreSQL that they share. */
export async function openPostgresql(url: string): Promise<Store> {
  const settings: pg.ClientConfig = { connectionString: url, types, application_name: 'ironbottom', keepAlive: true };
  const pool = new pg.Pool({ ...settings, max: 10, connectionTimeoutMillis: 10_000, onConnect: makeDurable });
  // A connection lost while nobody uses it is replaced when it is next needed.
  pool.on('error', () => undefined);

  const { refuseInside, inside } = watchTransactions();

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
  let closing: Promise<void> | null = null;
  function mayStart(): void {
    if (closing !== null) throw new Error('The store is closed.');
    refuseInside();
  }
  const query: Query = async (sql, params) => {
    mayStart();
    return await queryOf(pool)(sql, params);
  };
  const transaction: Store['transaction'] = async (work) => {
    mayStart();
    return await together(work);
  };

  const sender = randomBytes(9).toString('base64url');
  const appends = groupCommit(queryOf(pool), together, sender);
  const append: Store['append'] = async (match, first, deeds, also) => {
    mayStart();
    return await appends.append(match, first, deeds, also);
  };
  try {
    await refuseUnsafe(query);
    await migrate({ kind: 'postgresql', transaction });
    const listening = await listenFor(settings, sender);
    const finish = async () => {
      await appends.idle();
      await listening.close();
      await pool.end();
    };
    const close = () => {
      closing ??= finish();
      return closing;
    };
    return { kind: 'postgresql', query, transaction, append, onAppended: listening.onAppended, close };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function queryOf(connection: pg.Pool | pg.ClientBase): Query {
  return async <R extends object>(text: string, params: readonly unknown[] = []) => {
    const values = [...params];
    // The one statement that runs all day, and long to plan, is planned once for each connection.
    const asked = text === insertManyAndTell ? { name: 'append', text, values } : { text, values };
    return (await connection.query<R>(asked)).rows;
  };
}

/** An acknowledged deed is on disk: a server set up to acknowledge sooner is overruled for our sessions. */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

async function refuseUnsafe(query: Query): Promise<void> {
  const [row] = await query<{ fsync: string }>("select current_setting('fsync') as fsync");
  if (row?.fsync !== 'on') {
    throw new Error(
      'This PostgreSQL runs with fsync off and may lose what it has acknowledged; set fsync = on in its configuration.',
    );
  }
}
