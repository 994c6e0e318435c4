/**
 * The thread in which the embedded PostgreSQL (PGlite) runs, so that the server's own thread never waits for it. It
 * does what it is sent, one thing after the other. Plain JavaScript, because a thread cannot be started from a TypeScript
 * source, and tests run from the sources.
 */
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, parse, protocol } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * `also`: statements of the same transaction, each done only where the first one has returned its match.
 * @typedef {{ match: string, sql: string, params: unknown[] }} Belonging
 * @typedef {{ id: number, sql: string, params: unknown[], also?: Belonging[] } | { id: number, close: true }} Request
 */
/** @typedef {Awaited<ReturnType<PGlite['execProtocolStream']>>} Messages */
/** @typedef {{ stream_ops: { fsync?: (stream: { nfd?: number }) => number } }} NodeFiles */

/** PGlite's file system never syncs; this one does, files and folders both. */
class SyncingFS extends NodeFS {
  /**
   * @override
   * @param {Parameters<NodeFS['init']>[0]} pg
   * @param {Parameters<NodeFS['init']>[1]} opts
   */
  async init(pg, opts) {
    const { emscriptenOpts } = await super.init(pg, opts);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    /** @param {object} module */
    const syncing = (module) => {
      const { NODEFS } = /** @type {{ NODEFS: NodeFiles }} */ (module);
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, syncing] } };
  }
}

const port = parentPort;
if (port === null) throw new Error('embedded-worker is a thread of the server, not a program.');

const settings = [
  'wal_sync_method=fsync',
  'wal_init_zero=off',
  'shared_buffers=16MB',
  'min_wal_size=32MB',
  'max_wal_size=128MB',
];
const pg = await PGlite.create({
  fs: new SyncingFS(workerData.folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ],
  parsers: { 20: Number },
});

port.on('message', (/** @type {Request} */ request) => {
  const { id } = request;
  doIt(request).then(
    (rows) => port.postMessage({ id, rows }),
    (error) => port.postMessage({ id, error: told(error) }),
  );
});
port.postMessage({ id: 0, rows: [] });

/**
 * @param {Request} request
 * @returns {Promise<unknown[]>}
 */
async function doIt(request) {
  if ('close' in request) {
    await pg.close();
    return [];
  }
  const { sql, params, also } = request;
  return await pg.runExclusive(() => (also === undefined ? run(sql, params) : together(sql, params, also)));
}

/**
 * @param {string} sql
 * @param {readonly unknown[]} params
 * @param {readonly Belonging[]} also
 */
async function together(sql, params, also) {
  await run('begin', []);
  try {
    const rows = await run(sql, params);
    const written = new Set(rows.map(({ match }) => match));
    for (const { match, sql, params } of also) if (written.has(match)) await run(sql, params);
    await run('commit', []);
    return rows;
  } catch (error) {
    await run('rollback', []);
    throw error;
  }
}

/**
 * Statements with values are prepared once: to plan one takes several times as long as to carry it out.
 * @type {Map<string, { name: string, types: number[], head: Messages }>}
 */
const prepared = new Map();

/**
 * @param {string} sql
 * @param {readonly unknown[]} params
 * @returns {Promise<Record<string, unknown>[]>}
 */
async function run(sql, params) {
  const { serialize } = protocol;
  if (params.length === 0) return rowsIn(await exchange(serialize.query(sql)));
  const { name, types, head } = prepared.get(sql) ?? (await prepare(sql));
  const values = params.map((value, i) => {
    const type = pg.serializers[types[i] ?? 0];
    return value == null ? null : type === undefined ? String(value) : type(value);
  });
  const bind = serialize.bind({ statement: name, values });
  return rowsIn([...head, ...(await exchange(bind, serialize.execute(), serialize.sync()))]);
}

/** @param {string} sql */
async function prepare(sql) {
  const { serialize } = protocol;
  const name = `statement ${prepared.size + 1}`;
  const asked = [serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()];
  const told = await exchange(...asked);
  const statement = {
    name,
    types: parse.parseDescribeStatementResults(told),
    head: told.filter((message) => message.name === 'rowDescription'),
  };
  prepared.set(sql, statement);
  return statement;
}

/**
 * What the database answers to messages that are sent to it together.
 * @param {Uint8Array[]} messages
 */
function exchange(...messages) {
  return pg.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
}

/**
 * @param {Messages} messages
 * @returns {Record<string, unknown>[]}
 */
const rowsIn = (messages) => parse.parseResults(messages, pg.parsers)[0]?.rows ?? [];

/** @param {unknown} error */
function told(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail, constraint } = /** @type {Error & Record<string, unknown>} */ (error);
  return { message, code, detail, constraint };
}
