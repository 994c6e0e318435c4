/** For tests, here and in the rooms that use a store: empty stores of both kinds, quickly. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
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

  async function end(): Promise<void> {
    await Promise.all(opened.map((store) => store.close()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await (await server)?.stop();
  }

  return { kinds, place, open, end };
}

/** Making a database takes seconds, copying a ready one a fraction of one. */
async function copyOfTemplate(): Promise<string> {
  const template = await makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-store-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** One for each state of the schema. Whoever is first to finish it puts it in place; the others take that one. */
async function makeTemplate(): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const template = join(tmpdir(), `ironbottom-template-${userInfo().uid}-${version}`);
  if (existsSync(template)) return template;
  const unfinished = mkdtempSync(join(tmpdir(), 'ironbottom-template-'));
  await (await openStore({ folder: unfinished })).close();
  try {
    renameSync(unfinished, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return template;
}
