/**
 * The thread in which the embedded PostgreSQL (PGlite) runs, so that the server's own thread never waits for it. It
 * does what it is sent, one thing after the other. Plain JavaScript, because a thread cannot be started from a TypeScript
 * source, and tests run from the sources.
 */
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * `also`: statements of the same transaction, each done only where the first one has returned its match.
 * @typedef {{ match: string, sql: string, params: unknown[] }} Belonging
 * @typedef {{ id: number, sql: string, params: unknown[], also?: Belonging[] } | { id: number, close: true }} Request
 */
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

const settings = ['wal_sync_method=fsync', 'shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=128MB'];
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
  if (also === undefined) return (await pg.query(sql, params)).rows;
  return await pg.transaction(async (query) => {
    const { rows } = await query.query(sql, params);
    const written = new Set(rows.map(({ match }) => match));
    for (const { match, sql, params } of also) if (written.has(match)) await query.query(sql, params);
    return rows;
  });
}

/** @param {unknown} error */
function told(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail, constraint } = /** @type {Error & Record<string, unknown>} */ (error);
  return { message, code, detail, constraint };
}
