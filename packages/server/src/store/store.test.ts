import type { Plain } from '@ironbottom/umpire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations, schemaVersion } from './schema.js';
import { readLog, type Store } from './store.js';
import { testStores } from './testing.js';

const stores = testStores();
afterAll(stores.end);

const say = (text: string): { at: number; deed: Plain } => ({ at: 1_700_000_000_000, deed: { does: 'say', text } });
const texts = async (store: Store, match: string) =>
  (await readLog(store.query, match)).map(({ n, deed }) => `${n} ${(deed as { text: string }).text}`);

describe.each(stores.kinds)('the %s store', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(kind);
  });
  test('has the newest schema, and opening it again changes nothing', async () => {
    const where = await stores.place(kind);
    const first = await stores.open(where);
    expect(await schemaVersion(first.query)).toBe(migrations.length);
    await first.append('m', 1, [say('hello')]);
    await first.close();
    const second = await stores.open(where);
    expect(await schemaVersion(second.query)).toBe(migrations.length);
    expect(await texts(second, 'm')).toEqual(['1 hello']);
  });

  test('gives bigints and counts as numbers, json and jsonb as values, arrays as arrays', async () => {
    await store.query('insert into settings (name, value) values ($1, $2)', ['a', JSON.stringify([1, { b: null }])]);
    const rows = await store.query(
      'select count(*) as count, $1::bigint as at, (select value from settings) as value',
      [1_763_200_000_000],
    );
    expect(rows).toEqual([{ count: 1, at: 1_763_200_000_000, value: [1, { b: null }] }]);
    expect(await store.query('select name from settings where name = any($1)', [['a', 'b']])).toEqual([{ name: 'a' }]);
  });

  test('a deed comes back as it was written, keys in their order, odd characters and all', async () => {
    const deed = { zeta: 1, a: { 'b"\\': 'x\u0000y\ud800 {,}', aa: [null, -0.5] }, b: 'NULL' };
    await store.append('odd', 1, [{ at: 5, deed }]);
    await store.append('odd', 2, [
      { at: 6, deed },
      { at: 7, deed: [] },
    ]);
    const log = await readLog(store.query, 'odd');
    expect(log.map(({ n, at }) => [n, at])).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    expect(JSON.stringify(log[0]?.deed)).toBe(JSON.stringify(deed));
    expect(JSON.stringify(log[1]?.deed)).toBe(JSON.stringify(deed));
    expect(await readLog(store.query, 'odd', 2)).toEqual([{ n: 3, at: 7, deed: [] }]);
  });

  test('an append finds its place taken, or the deed before it missing, and writes nothing', async () => {
    expect(await store.append('taken', 1, [say('a'), say('b')])).toBe(true);
    expect(await store.append('taken', 2, [say('c')])).toBe(false);
    expect(await store.append('taken', 2, [say('c'), say('d')])).toBe(false);
    expect(await store.append('taken', 4, [say('c')])).toBe(false);
    expect(await store.append('taken', 4, [say('c'), say('d')])).toBe(false);
    expect(await store.append('taken', 3, [say('c')])).toBe(true);
    expect(await texts(store, 'taken')).toEqual(['1 a', '2 b', '3 c']);
  });

  test('appends asked for at once are all written, each match in the order asked', async () => {
    const asked: Promise<boolean>[] = [];
    for (let n = 1; n <= 5; n += 1) {
      for (let match = 0; match < 150; match += 1) asked.push(store.append(`m${match}`, n, [say(`${match}-${n}`)]));
    }
    asked.push(store.append('m7', 3, [say('late')]));
    const written = await Promise.all(asked);
    expect(written.filter((one) => !one)).toHaveLength(1);
    expect(written.at(-1)).toBe(false);
    expect(await texts(store, 'm7')).toEqual(['1 7-1', '2 7-2', '3 7-3', '4 7-4', '5 7-5']);
    expect(await store.query("select count(*) as n from log where match ~ '^m\\d'")).toEqual([{ n: 750 }]);
  });

  test('what goes with an append stands or falls with it, and one that fails takes no other with it', async () => {
    const set = (name: string) => ({ sql: 'insert into settings values ($1, $2)', params: [`with ${name}`, '1'] });
    const asked = [
      store.append('a', 1, [say('a')], [set('a')]),
      store.append('b', 1, [say('b')], [set('b'), { sql: 'insert into nowhere values (1)', params: [] }]),
      store.append('c', 1, [say('c')]),
      store.append('d', 2, [say('d')], [set('d')]),
    ];
    const [a, b, c, d] = await Promise.allSettled(asked);
    expect([a, c, d].map((one) => one?.status === 'fulfilled' && one.value)).toEqual([true, true, false]);
    expect(b?.status === 'rejected' && String(b.reason)).toContain('nowhere');
    expect(await store.query("select name from settings where name in ('with a', 'with b', 'with d')")).toEqual([
      { name: 'with a' },
    ]);
    expect(await store.query("select match from log where match in ('a', 'b', 'c', 'd') order by match")).toEqual([
      { match: 'a' },
      { match: 'c' },
    ]);
  });

  test('a transaction is all or nothing, and others wait or look past it', async () => {
    const broken = store.transaction(async (query) => {
      await query("insert into settings values ('x', '1')");
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    const counted = await store.transaction(async (query) => {
      await query("insert into settings values ('y', '1')");
      return await query("select name from settings where name in ('x', 'y')");
    });
    expect(counted).toEqual([{ name: 'y' }]);
    await expect(store.transaction(() => store.query('select 1'))).rejects.toThrow('only the query that it is given');
    await expect(store.query('select * from nowhere')).rejects.toThrow('nowhere');
    expect(await store.query("select name from settings where name in ('x', 'y')")).toEqual([{ name: 'y' }]);
  });

  test('a closed store refuses', async () => {
    const store = await stores.open(kind);
    const last = store.append('m', 1, [say('last')]);
    await store.close();
    expect(await last).toBe(true);
    await expect(store.query('select 1')).rejects.toThrow('closed');
    await expect(store.append('m', 2, [say('later')])).rejects.toThrow('closed');
    await expect(store.transaction(async () => 1)).rejects.toThrow('closed');
  });
});
