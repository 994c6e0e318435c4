/** What is acknowledged stays, and one folder has one owner: with processes of their own, from the built files. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readLog } from './store.js';
import { postgresqlMissing, testStores } from './testing.js';
import type { Order, Told } from './testing-appender.js';

const stores = testStores();
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stores.close();
});
afterAll(stores.end);

const appender = fileURLToPath(new URL('../../dist/src/store/testing-appender.js', import.meta.url));

type Acknowledged = Exclude<Told, { open: true }>;

function start(order: Order, before: readonly string[] = []) {
  const [program = '', ...args] = [...before, process.execPath, appender, JSON.stringify(order)];
  const child = spawn(program, args);
  children.push(child);
  const said = { out: '', err: '', lines: 0 };
  child.stdout.on('data', (chunk: Buffer) => {
    const text = String(chunk);
    said.out += text;
    said.lines += text.split('\n').length - 1;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += String(chunk);
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  /** Whole lines only: the last may have been cut by the kill, and then nobody was told. */
  const acknowledged = (): Acknowledged[] => {
    const told = said.out.split('\n').slice(0, -1);
    return told.map((line) => JSON.parse(line) as Told).filter((one) => 'match' in one);
  };
  /** The first line says that the store is open, each other one that a deed is acknowledged. */
  const until = async (lines: number) => {
    while (said.lines < lines && child.exitCode === null) await pause(5);
    expect(said.lines, said.err).toBeGreaterThanOrEqual(lines);
  };
  return { child, said, ended, acknowledged, until };
}

describe.each(stores.kinds)('the %s store', (kind) => {
  test('a process killed in the midst of appending loses nothing it acknowledged, doubles nothing, leaves no gap', {
    timeout: 120_000,
  }, async () => {
    const where = await stores.place(kind);
    const acknowledged: Acknowledged[] = [];
    const kills = kind === 'embedded' ? 3 : 2;
    for (let kill = 0; kill < kills; kill += 1) {
      const run = start({ where, by: `run${kill}`, matches: 25 });
      await run.until(200 * (kill + 1) + 37 * kill + 2);
      run.child.kill('SIGKILL');
      await run.ended;
      acknowledged.push(...run.acknowledged());
    }
    const store = await stores.open(where);
    const logs = new Map<string, string[]>();
    for (let match = 0; match < 25; match += 1) {
      const log = await readLog(store.query, `match${match}`);
      expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
      const texts = log.map(({ deed }) => (deed as { text: string }).text);
      expect(new Set(texts).size).toBe(texts.length);
      logs.set(`match${match}`, texts);
    }
    const lost = acknowledged.filter(({ match, n, text }) => logs.get(match)?.[n - 1] !== text);
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(kills * 200);
    // What went with an append is there if and only if the append is: the count is that of some prefix of the log.
    for (const { name, value } of await store.query<{ name: string; value: number }>('select * from settings')) {
      expect(value).toBeLessThanOrEqual(logs.get(name)?.length ?? 0);
    }
  });
});

const strace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
test.skipIf(!strace)(
  'the embedded store syncs to disk once for every commit (counted by strace), and ends by itself',
  async () => {
    const where = (await stores.place('embedded')) as { folder: string };
    const count = join(where.folder, 'count');
    const trace = ['strace', '-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', count];
    // One match, so that no two appends can share a commit: forty commits.
    const run = start({ where, by: 'a', matches: 1, rounds: 40 }, trace);
    expect(await run.ended, run.said.err).toBe(0);
    const syncs = readFileSync(count, 'utf8').match(/fdatasync\(\d+<[^>]*\/pg_wal\/\w+>/g) ?? [];
    expect(syncs.length).toBeGreaterThanOrEqual(40);
  },
);

test.skipIf(postgresqlMissing !== null)(
  'a process that closes its connections to PostgreSQL ends by itself',
  async () => {
    const run = start({ where: await stores.place('postgresql'), by: 'a', matches: 2, rounds: 3 });
    expect(await run.ended, run.said.err).toBe(0);
    expect(run.acknowledged()).toHaveLength(12);
  },
);

describe('a folder', () => {
  test('has one owner: a second process is refused in one sentence that names the first', async () => {
    const { folder } = (await stores.place('embedded')) as { folder: string };
    const store = await stores.open({ folder });
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'database')).mode & 0o077).toBe(0);
    const second = start({ where: { folder }, by: 'b', matches: 1, rounds: 1 });
    expect(await second.ended).toBe(1);
    expect(second.said.err).toBe(
      `${folder} is in use by process ${process.pid}: another Ironbottom server has this folder open; ` +
        'stop it or choose another --data.\n',
    );
    await expect(stores.open({ folder })).rejects.toThrow('is in use by this very process');
    expect(await store.append('m', 1, [{ at: 1, deed: {} }])).toBe(true);
    await store.close();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect((await stores.open({ folder })).kind).toBe('embedded');
  });

  test('is free again as soon as its owner has been killed', async () => {
    const { folder } = (await stores.place('embedded')) as { folder: string };
    const first = start({ where: { folder }, by: 'a', matches: 1 });
    await first.until(1);
    await expect(stores.open({ folder })).rejects.toThrow(`is in use by process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await first.ended;
    expect((await stores.open({ folder })).kind).toBe('embedded');
  });
});
