import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { migrations, schemaVersion } from './schema.js';
import { readLog } from './store.js';
import { postgresqlMissing, testStores } from './testing.js';

const stores = testStores();
afterAll(stores.end);

const deed = (by: string) => [{ at: 1, deed: { by } }];

async function aside(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe.skipIf(postgresqlMissing !== null)(`two processes on one PostgreSQL${reason()}`, () => {
  test('may open an empty database at the same moment', async () => {
    const where = await stores.place('postgresql');
    const both = await Promise.all([stores.open(where), stores.open(where), stores.open(where)]);
    expect(await schemaVersion(both[0].query)).toBe(migrations.length);
  });

  test('that want the same place in a log: exactly one gets it, for 300 matches in opposite orders', async () => {
    const where = await stores.place('postgresql');
    const [one, two] = await Promise.all([stores.open(where), stores.open(where)]);
    const matches = Array.from({ length: 300 }, (_, index) => `match${index}`);
    const set = (match: string) => ({
      sql: 'insert into settings values ($1, $2) on conflict (name) do update set value = excluded.value',
      params: [match, '1'],
    });
    for (let n = 1; n <= 3; n += 1) {
      const ones = matches.map((match) => one.append(match, n, deed('one'), n === 3 ? [set(match)] : []));
      const twos = matches.toReversed().map((match) => two.append(match, n, deed('two'), n === 3 ? [set(match)] : []));
      const [first, second] = [await Promise.all(ones), (await Promise.all(twos)).reverse()];
      expect(matches.filter((_, index) => first[index] === second[index])).toEqual([]);
      for (const index of [0, 150, 299]) {
        const log = await readLog(one.query, `match${index}`);
        expect(log[n - 1]?.deed).toEqual({ by: first[index] ? 'one' : 'two' });
      }
    }
    expect(await one.query('select count(*) as n from log')).toEqual([{ n: 900 }]);
  });

  test('hear of each other’s deeds, not of their own, nor of what was not written', async () => {
    const where = await stores.place('postgresql');
    const [one, two] = await Promise.all([stores.open(where), stores.open(where)]);
    const heard: Record<'one' | 'two', string[]> = { one: [], two: [] };
    one.onAppended((match, n) => heard.one.push(`${match} ${n}`));
    two.onAppended((match, n) => heard.two.push(`${match} ${n}`));
    await one.append('a', 1, [...deed('one'), ...deed('one')]);
    await two.append('a', 2, deed('two'));
    await expect(one.append('b', 1, deed('one'), [{ sql: 'select nothing', params: [] }])).rejects.toThrow();
    // More than one notification can hold.
    const many = Array.from({ length: 350 }, (_, index) => `a-rather-long-name-of-a-match-${index}`);
    await Promise.all(many.map((match) => one.append(match, 1, deed('one'))));
    await two.append('a', 3, deed('two'));
    await expect.poll(() => heard.one).toEqual(['a 3']);
    await expect.poll(() => heard.two.length).toBe(351);
    expect(heard.two[0]).toBe('a 2');
    expect(new Set(heard.two.slice(1))).toEqual(new Set(many.map((match) => `${match} 1`)));
  });

  test('whose connections are cut go on, and are told that they may have missed something', async () => {
    const where = (await stores.place('postgresql')) as { url: string };
    const [one, two] = await Promise.all([stores.open(where), stores.open(where)]);
    let missed = 0;
    const heard: string[] = [];
    two.onAppended(
      (match, n) => heard.push(`${match} ${n}`),
      () => {
        missed += 1;
      },
    );
    const stopping = { ready: false };
    const wrote: number[] = [];
    const writing = (async () => {
      for (let n = 1; !stopping.ready; n += 1) {
        // False would mean that somebody else had been here: a cut must not make a process take its own deeds for that.
        expect(
          await one.append('m', n, [{ at: n, deed: { n } }], n % 2 === 0 ? [{ sql: 'select 1', params: [] }] : []),
        ).toBe(true);
        wrote.push(n);
      }
    })();
    await expect.poll(() => wrote.length).toBeGreaterThan(20);
    const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ironbottom'";
    for (let times = 0; times < 5; times += 1) await aside(where.url, `${cut} and datname = current_database()`);
    await expect.poll(() => missed, { timeout: 5000 }).toBeGreaterThan(0);
    const before = wrote.length;
    await expect.poll(() => wrote.length).toBeGreaterThan(before + 20);
    stopping.ready = true;
    await writing;
    expect((await readLog(two.query, 'm')).map(({ n }) => n)).toEqual(wrote);
    await expect.poll(() => heard.at(-1)).toBe(`m ${wrote.length}`);
  });

  test('are durable even where the server is set to acknowledge early, and refused where it never syncs', async () => {
    const where = (await stores.place('postgresql')) as { url: string };
    const database = new URL(where.url).pathname.slice(1);
    await aside(where.url, `alter database ${database} set synchronous_commit = off`);
    const store = await stores.open(where);
    const shown = await Promise.all(Array.from({ length: 5 }, () => store.query('show synchronous_commit')));
    expect(shown.flat()).toEqual(Array.from({ length: 5 }, () => ({ synchronous_commit: 'on' })));
    // A commit that waits for more than the disk is left to.
    await aside(where.url, `alter database ${database} set synchronous_commit = remote_apply`);
    const other = await stores.open(where);
    expect(await other.query('show synchronous_commit')).toEqual([{ synchronous_commit: 'remote_apply' }]);
    await aside(where.url, 'alter system set fsync = off');
    await aside(where.url, 'select pg_reload_conf(), pg_sleep(0.2)');
    await expect(stores.open(where)).rejects.toThrow('runs with fsync off');
    await aside(where.url, 'alter system reset fsync');
    await aside(where.url, 'select pg_reload_conf(), pg_sleep(0.2)');
    expect((await stores.open(where)).kind).toBe('postgresql');
  });

  test('a server that is not there is said to be not there', async () => {
    await expect(stores.open({ url: 'postgresql://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
  });
});

function reason(): string {
  return postgresqlMissing === null ? '' : ` (not tried: ${postgresqlMissing})`;
}
