/** For tests, here and in the rooms that use a store: empty stores of both kinds, quickly. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDatabase } from './embedded.js';
import { takeFolder } from './lock.js';
import { openStore } from './open.js';
import { migrations } from './schema.js';
import type { Store } from './store.js';
import { type Postgresql, postgresqlMissing, startPostgresql } from './testing-postgresql.js';

export type Where = { folder: string } | { url: string };

/** The kinds of store this machine can test, and why not both, if not. */
export const kinds: readonly Store['kind'][] = postgresqlMissing === null ? ['embedded', 'postgresql'] : ['embedded'];
export { postgresqlMissing };

/**
 * ```ts
 * const stores = testStores();
 * afterAll(stores.end);
 * describe.each(stores.kinds)('%s', (kind) => {
 *   test('…', async () => {
 *     const store = await stores.open(kind);
 * ```
 */
export function testStores() {
  const opened: Store[] = [];
  const folders: string[] = [];
  let server: Promise<Postgresql> | null = null;

  /** A place that nobody has used; `openStore` on it as often as you like. */
  async function place(kind: Store['kind']): Promise<Where> {
    if (kind === 'embedded') {
      const folder = await copyOfTemplate();
      folders.push(folder);
      return { folder };
    }
    server ??= startPostgresql();
    return { url: await (await server).newDatabase() };
  }

  async function open(where: Store['kind'] | Where): Promise<Store> {
    const store = await openStore(typeof where === 'string' ? await place(where) : where);
    opened.push(store);
    return store;
  }

  /** Closes what is open and removes its folders: for `afterEach` where every test opens its own. */
  async function close(): Promise<void> {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  }

  async function end(): Promise<void> {
    await close();
    await (await server)?.stop();
  }

  return { kinds, place, open, close, end };
}

/** Making a database takes seconds, copying a ready one a fraction of one. */
async function copyOfTemplate(): Promise<string> {
  const template = await madeOnce(`schema-${hash(JSON.stringify(migrations))}`, async (unfinished) => {
    const empty = await madeOnce(`database-${hash(versionOfDatabase())}`, (folder) => makeDatabase(folder));
    cpSync(empty, unfinished, { recursive: true });
    await (await openStore({ folder: unfinished })).close();
  });
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-store-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** A folder that all test runs share. The first to want it makes it, the others wait. */
async function madeOnce(name: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `ironbottom-template-${userInfo().uid}-${name}`);
  if (existsSync(folder)) return folder;
  const turn = `${folder}.turn`;
  mkdirSync(turn, { recursive: true });
  const release = await takeTurn(turn);
  try {
    if (existsSync(folder)) return folder;
    const unfinished = mkdtempSync(`${folder}.`);
    await make(unfinished);
    renameSync(unfinished, folder);
    return folder;
  } finally {
    await release();
  }
}

async function takeTurn(folder: string): Promise<() => Promise<void>> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await takeFolder(folder, () => undefined);
    } catch (error) {
      if (tries >= 200) throw error;
      await pause(200);
    }
  }
}

function versionOfDatabase(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFileSync(join(dirname(main), '..', 'package.json'), 'utf8');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
