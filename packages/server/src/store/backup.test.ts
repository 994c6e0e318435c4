import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backup, restore } from './backup.js';
import { migrations, schemaVersion, tablesAt } from './schema.js';
import { readLog, type Store } from './store.js';
import { testStores } from './testing.js';

const stores = testStores();
const folder = mkdtempSync(join(tmpdir(), 'ironbottom-backup-'));
afterAll(async () => {
  await stores.end();
  rmSync(folder, { recursive: true });
});

async function fill(store: Store): Promise<void> {
  await store.query("insert into people (id, name, name_key, created) values ('p', 'O''Brien', 'o''brien', 5)");
  await store.query("insert into sessions values ('k', 'p', 5, 1763200000000)");
  await store.query("insert into settings values ('nothing', 'null'), ('list', '[1, {\"b\": 2.5}]')");
  await store.query("insert into ratings values ('p', 'r', 1500.000000000001, 350, 0.06, 3, 7)");
  const deeds = Array.from({ length: 1203 }, (_, at) => ({ at, deed: { zeta: `line\n${at}\u2028`, a: [null] } }));
  await store.append('m', 1, deeds);
}

let sources: Map<Store['kind'], Store>;
beforeAll(async () => {
  sources = new Map();
  for (const kind of stores.kinds) {
    const store = await stores.open(kind);
    await fill(store);
    sources.set(kind, store);
  }
});

function sourceOf(kind: Store['kind']): Store {
  const store = sources.get(kind);
  if (store === undefined) throw new Error(`There is no ${kind} store here.`);
  return store;
}

describe.each(stores.kinds)('into the %s store', (to) => {
  let target: Store;
  beforeEach(async () => {
    target = await stores.open(to);
  });

  test.each(stores.kinds)('a backup of the %s store is restored, whatever bad file was tried before', async (from) => {
    const source = sourceOf(from);
    const file = join(folder, `${from}-${to}.gz`);
    const counts = await backup(source, file);
    expect(counts).toMatchObject({ people: 1, sessions: 1, settings: 2, log: 1203, outbox: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    for (const [name, [bytes, why]] of Object.entries(badOnes(file))) {
      const bad = join(folder, 'bad.gz');
      writeFileSync(bad, bytes);
      await expect(restore(target, bad), name).rejects.toThrow(why);
    }
    await expect(restore(target, join(folder, 'nowhere.gz'))).rejects.toThrow('There is no file');
    expect(await target.query('select 1 from people union all select 1 from log')).toEqual([]);

    expect(await restore(target, file)).toEqual(counts);
    for (const table of ['people', 'sessions', 'settings', 'ratings']) {
      const all = `select * from ${table} order by 1`;
      expect(await target.query(all)).toEqual(await source.query(all));
    }
    const [before, after] = [await readLog(source.query, 'm'), await readLog(target.query, 'm')];
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    // The store goes on as if it had always been this one, and is empty no more.
    expect(await target.append('m', 1204, [{ at: 1, deed: {} }])).toBe(true);
    await expect(restore(target, file)).rejects.toThrow('not empty');
  });
});

test('a backup made at the first step of the schema is brought up to the last', async () => {
  const text = (name: string) => ({ name, type: 'text' });
  const lines = [
    { ironbottom: 'backup', version: 1, schema: 1, made: 1 },
    { table: 'settings', columns: [text('name'), { name: 'value', type: 'jsonb' }] },
    ['a', '{"b": 1}'],
    { table: 'snapshots', columns: [text('match'), { name: 'n', type: 'int4' }, { name: 'body', type: 'json' }] },
    ['m', 3, '{"z":1,"a":2}'],
  ].map((line) => `${JSON.stringify(line)}\n`);
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  const file = join(folder, 'old.gz');
  writeFileSync(
    file,
    gzipSync(`${lines.join('')}${JSON.stringify({ rows: { settings: 1, snapshots: 1 }, sha256 })}\n`),
  );
  const store = await stores.open(stores.kinds.at(-1) ?? 'embedded');
  expect(await restore(store, file)).toEqual({ settings: 1, snapshots: 1 });
  expect(await schemaVersion(store.query)).toBe(migrations.length);
  expect(await store.query('select value from settings')).toEqual([{ value: { b: 1 } }]);
  expect(await store.query('select body::text as body from snapshots')).toEqual([{ body: '{"z":1,"a":2}' }]);
  for (const table of tablesAt(migrations.length))
    expect(await store.query(`select 1 from ${table}`)).toHaveLength(['settings', 'snapshots'].includes(table) ? 1 : 0);
});

test('a backup that cannot be written leaves nothing behind and the store in order', async () => {
  const store = sourceOf('embedded');
  await expect(backup(store, join(folder, 'no', 'such', 'folder.gz'))).rejects.toThrow('ENOENT');
  expect(await store.append('other', 1, [{ at: 1, deed: {} }])).toBe(true);
});

/** Damaged, cut short, newer, or no backup at all; and what is said of each. */
function badOnes(good: string): Record<string, [Buffer, RegExp]> {
  const zipped = readFileSync(good);
  const text = gunzipSync(zipped).toString();
  const lines = text.trimEnd().split('\n');
  return {
    changed: [gzipSync(text.replace("O'Brien", 'Tanaka')), /damaged/],
    'a row short': [gzipSync(`${lines.filter((line) => !line.includes("O'Brien")).join('\n')}\n`), /damaged/],
    'without its end': [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /cut short/],
    'half of it': [zipped.subarray(0, 2000), /damaged/],
    'going on': [gzipSync(`${text}${lines[1]}\n`), /after its end/],
    newer: [gzipSync(text.replace('"version":1', '"version":2')), /newer/],
    'of a newer schema': [gzipSync(text.replace(/"schema":\d+/, '"schema":9999')), /newer/],
    'something else': [gzipSync('{"a":1}\n'), /no backup/],
    'not JSON': [gzipSync('hello\n'), /no backup/],
    'not zipped': [Buffer.from(text), /no backup/],
    empty: [gzipSync(''), /cut short/],
  };
}
