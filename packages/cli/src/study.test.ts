/** Studies on the command line: tournaments, balance, folders, and a queue whose workers die. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Statistics } from '@ironbottom/lab';
import { postgresqlMissing, testStores } from '@ironbottom/server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { say } from './testing.js';

/** A busy machine takes its time to start processes. */
const patience = 120_000;
const bin = fileURLToPath(new URL('../bin/ironbottom.mjs', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-lab-'));
  folders.push(folder);
  return folder;
}

const rabaul = 'tournament rings-around-rabaul --bots random,recruit --seed one --workers 1';

describe('ironbottom tournament', () => {
  test('every pair plays both sides alike; who won, by pair and by side, as JSON', async () => {
    const { code, out } = await say(`${rabaul} --games 4 --json`);
    const { scenario, games, groups, ratings, meetings } = JSON.parse(out) as Statistics & { scenario: string };
    expect({ code, scenario, games }).toEqual({ code: 0, scenario: 'flat-top/rings-around-rabaul', games: 4 });
    expect(groups.map(({ name }) => name)).toEqual(['random and recruit']);
    expect(groups[0]?.bots.map(({ bot, as }) => [bot, as.map(({ games: many }) => many)])).toEqual([
      ['random', [2, 2]],
      ['recruit', [2, 2]],
    ]);
    expect(ratings.map(({ bot }) => bot)).toEqual(['recruit', 'random']);
    expect(meetings).toHaveLength(2);
  });

  test('is told in tables, and plays the games that sim plays', async () => {
    const { out } = await say(`${rabaul} --games 2`);
    expect(out).toMatch(/^flat-top\/rings-around-rabaul: 2 programs, 2 games for each pair, seed one\n/);
    expect(out).toMatch(/ {2}recruit +\d+ {2}\d+ to \d+ +2 +\d/);
    expect(out).toContain('recruit against random');
    const sim = await say('sim rings-around-rabaul --bots random,recruit --seed one --workers 1 --games 2 --json');
    const { wins } = JSON.parse(sim.out) as { wins: { recruit: number } };
    expect(out).toMatch(new RegExp(`recruit .* 2 +${wins.recruit} +0 +${2 - wins.recruit} `));
  });

  test.each([
    ['tournament', 'name a scenario'],
    ['tournament rings-around-rabaul --games 3', 'try 4'],
    ['tournament rings-around-rabaul --bots recruit', 'two programs'],
    ['tournament rings-around-rabaul --bots recruit,recruit', 'twice'],
    ['tournament rings-around-rabaul --bots recruit:5,random', 'does not look ahead'],
    ['tournament rings-around-rabaul --workers 0', '--workers'],
    ['balance rings-around-rabaul --option lesLuck', 'lessLuck'],
    ['lab work', '--database'],
    ['lab work --database postgresql://nobody:secret@127.0.0.1:1/none', '127.0.0.1:1'],
  ])('%s is refused: %s', async (line, why) => {
    const { code, err } = await say(line);
    expect(code).toBe(2);
    expect(err).toContain(why);
    expect(err).not.toContain('secret');
  });
});

describe('ironbottom balance', () => {
  test('compares scenarios, and an option with and without', async () => {
    const { out } = await say('balance straits/narrows --bots random --games 4 --seed b --workers 1 --option squalls');
    expect(out).toMatch(/^random: 4 games for each line, seed b\n/);
    expect(out).toMatch(/^ {2}as usual +\d+ % +\d+ % .*\n {2}squalls on +\d+ % +\d+ % /m);
    const two = await say('balance narrows rings-around-rabaul --bots random --games 2 --seed b --workers 1 --json');
    const { groups } = JSON.parse(two.out) as Statistics;
    expect(groups.map(({ name, games }) => [name, games])).toEqual([
      ['narrows', 2],
      ['rings-around-rabaul', 2],
    ]);
  });
});

describe('--out', () => {
  test('a study that is interrupted goes on with the same command, its seed kept', { timeout: patience }, async () => {
    const folder = newFolder();
    const line = ['sim', 'straits/narrows', '--games', '400', '--bots', 'random', '--out', folder, '--workers', '2'];
    const child = spawn(process.execPath, [bin, ...line], { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (text) => {
      err += String(text);
    });
    const games = (): number => linesOf(join(folder, 'games.jsonl'));
    for (let tries = 0; games() < 5 && tries < 3000; tries++) await pause(20);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(err).toMatch(/stopped after \d+ of 400 games; the same command goes on/);
    const kept = games();
    expect(kept).toBeLessThan(400);

    const again = await say([...line.slice(0, -1), '1']);
    expect(again.err).toContain(`${kept} of 400 games are there`);
    expect(again.out).toContain('report: ');
    expect(games()).toBe(400);
    const { seed } = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as { seed: string };
    const [, ...rows] = readFileSync(join(folder, 'games.csv'), 'utf8').trimEnd().split('\n');
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(Array.from({ length: 400 }, (_, n) => n));
    const whole = await say([
      'sim',
      'straits/narrows',
      '--games',
      '400',
      '--bots',
      'random',
      '--workers',
      '1',
      '--seed',
      seed,
      '--json',
    ]);
    const { orders } = JSON.parse(whole.out) as { orders: number };
    expect(again.out).toContain(`${orders} orders`);

    const other = await say([...line.map((word) => (word === '400' ? '10' : word))]);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('differs in games') });
  });
});

function linesOf(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

describe.skipIf(postgresqlMissing !== null)(`a queue (${postgresqlMissing ?? 'PostgreSQL started here'})`, () => {
  const stores = testStores();
  const children: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await stores.end();
  });
  const worker = (url: string): ChildProcess => {
    const child = spawn(process.execPath, [bin, 'lab', 'work', '--database', url, '--workers', '1'], {
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };

  test('one of two workers is killed half-way: every game is counted once, with the same results', {
    timeout: patience,
  }, async () => {
    const where = await stores.place('postgresql');
    const url = 'url' in where ? where.url : '';
    const folder = newFolder();
    const line = 'sim rings-around-rabaul --bots random --games 24 --seed queue';
    const first = worker(url);
    const second = worker(url);
    let playedThere = 0;
    const study = say(`${line} --database ${url} --workers 0 --out ${folder} --json`);
    const { connect } = await import('@ironbottom/lab');
    const client = await connect(url);
    for (let tries = 0; playedThere < 8 && tries < 3000; tries++) {
      const { rows } = await client.query('select count(*)::integer as n from lab_results');
      playedThere = (rows[0] as { n: number }).n;
      await pause(20);
    }
    first.kill('SIGKILL');
    await once(first, 'close');
    const { code, out } = await study;
    expect(playedThere).toBeLessThan(24);
    expect(second.exitCode).toBe(null);
    second.kill('SIGTERM');
    expect(await once(second, 'close')).toEqual([0, null]);

    const { rows } = await client.query(
      'select count(*)::integer as all, count(distinct n)::integer as games, (select count(*)::integer from lab_jobs) as left from lab_results',
    );
    await client.end();
    expect(rows).toEqual([{ all: 24, games: 24, left: 0 }]);
    expect(linesOf(join(folder, 'games.jsonl'))).toBe(24);
    const alone = await say(`${line} --workers 1 --json`);
    const untimed = (text: string) => ({
      ...(JSON.parse(text) as object),
      seconds: 0,
      ordersPerSecond: 0,
      turnsPerSecond: 0,
    });
    expect(code).toBe(0);
    expect(untimed(out)).toEqual(untimed(alone.out));

    // What is in the queue's results already is not played again.
    const again = await say(`${line} --database ${url} --workers 0 --json`);
    expect(untimed(again.out)).toEqual(untimed(alone.out));
  });
});
