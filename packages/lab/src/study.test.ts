/** A study comes out the same whoever plays it, and goes on wherever it was stopped. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gamesCsv, statisticsCsv } from './csv.js';
import { openFolder } from './folder.js';
import { gamesOf, jobOf, type Plan } from './plan.js';
import { type GameResult, playGame } from './play.js';
import { playAll } from './players.js';
import { withoutCommands } from './queue.js';
import { reportHtml } from './report.js';
import { binsOf, statisticsOf } from './statistics.js';
import { toyPlan } from './testing.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-lab-'));
  folders.push(folder);
  return folder;
}

const numbers = (plan: Plan): number[] => Array.from({ length: gamesOf(plan) }, (_, n) => n);
const untimed = ({ ms: _, ...result }: GameResult) => result;

async function played(plan: Plan, workers: number, wanted = numbers(plan)): Promise<GameResult[]> {
  const results: GameResult[] = [];
  await playAll(plan, wanted, workers, (result) => results.push(result));
  return results;
}

describe('the plan', () => {
  test('programs change sides from game to game, and every game has dice of its own', () => {
    const plan = toyPlan(2, { seed: 'word' });
    const [group] = plan.groups;
    const two = { ...plan, groups: group === undefined ? [] : [{ ...group, bots: ['random', 'other'] }] };
    const [one, other] = [jobOf(two, 0), jobOf(two, 1)];
    expect(Object.values(one.players)).toEqual(['random', 'other']);
    expect(Object.values(other.players)).toEqual(['other', 'random']);
    expect([one.word, other.word]).toEqual(['word 0', 'word 1']);
    expect(jobOf({ ...two, swap: false }, 1).players).toEqual(one.players);
  });

  test('from a queue nobody is made to run a command: a program of somebody’s own plays no game there', () => {
    const ran = join(newFolder(), 'ran');
    const plan = toyPlan(1);
    const ordered = { ...plan, groups: plan.groups.map((group) => ({ ...group, bots: [`exec:touch ${ran}`] })) };
    expect(playGame(withoutCommands(ordered), 0).fault).toContain('there is no program from-elsewhere');
    expect(existsSync(ran)).toBe(false);
    // Whoever names it at his own table means it.
    expect(playGame(ordered, 0).fault).toContain('ended (exit code 0) before it answered');
    expect(existsSync(ran)).toBe(true);
  });

  test('there is no game beyond the last', () => {
    expect(() => jobOf(toyPlan(2), 2)).toThrow('no game 2');
  });
});

// On a busy machine threads take their time to start.
describe('the same study', { timeout: 60_000 }, () => {
  test('by one, two and three workers gives the same games, tables and report', async () => {
    const plan = toyPlan(12);
    const all = await Promise.all([1, 2, 3].map((workers) => played(plan, workers)));
    const told = all.map((results) => {
      const statistics = statisticsOf(plan, results);
      const games = [...results].sort((a, b) => a.n - b.n).map(untimed);
      return { games, statistics, csv: gamesCsv(plan, results), html: reportHtml(plan, statistics) };
    });
    expect(told[0]?.games.map(({ n }) => n)).toEqual(numbers(plan));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('stopped in the middle, goes on in its folder and comes to the same', async () => {
    const plan = toyPlan(8);
    const folder = newFolder();
    const stop = new AbortController();
    const first = openFolder(folder, plan);
    await playAll(
      plan,
      numbers(plan),
      2,
      (result) => {
        first.add(result);
        if (first.played.length === 0 && result.n >= 2) stop.abort();
      },
      stop.signal,
    );
    const again = openFolder(folder, plan);
    expect(again.played.length).toBeGreaterThan(0);
    expect(again.played.length).toBeLessThan(8);
    const missing = numbers(plan).filter((n) => !again.played.some((result) => result.n === n));
    const results = [...again.played, ...(await played(plan, 1, missing))];
    again.finish(results);
    const whole = await played(plan, 1);
    expect(readFileSync(join(folder, 'games.csv'), 'utf8')).toBe(gamesCsv(plan, whole));
    const statistics = statisticsOf(plan, whole);
    expect(JSON.parse(readFileSync(join(folder, 'statistics.json'), 'utf8'))).toEqual(statistics);
    expect(readFileSync(join(folder, 'statistics.csv'), 'utf8')).toBe(statisticsCsv(statistics));
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe(reportHtml(plan, statistics));
  });
});

describe('a folder', () => {
  const result = (n: number): GameResult => ({ ...playGame(toyPlan(4), n), ms: 0 });

  test('with half a line at its end forgets that one and keeps the others', () => {
    const folder = newFolder();
    const plan = toyPlan(4);
    const first = openFolder(folder, plan);
    for (const n of [2, 0]) first.add(result(n));
    appendFileSync(join(folder, 'games.jsonl'), JSON.stringify(result(1)).slice(0, 40));
    const again = openFolder(folder, plan);
    expect(again.played).toEqual([result(2), result(0)]);
    again.add(result(1));
    expect(openFolder(folder, plan).played).toEqual([result(2), result(0), result(1)]);
  });

  test('counts a game once that is in it twice', () => {
    const folder = newFolder();
    const first = openFolder(folder, toyPlan(4));
    for (const n of [1, 1]) first.add(result(n));
    expect(openFolder(folder, toyPlan(4)).played).toEqual([result(1)]);
  });

  test('refuses another study, saying in what it differs, and lines that are no games', () => {
    const folder = newFolder();
    openFolder(folder, toyPlan(4));
    expect(() => openFolder(folder, toyPlan(5))).toThrow('differs in games');
    expect(() => openFolder(folder, toyPlan(4, { code: 'changed' }))).toThrow('rules or programs have changed');
    appendFileSync(join(folder, 'games.jsonl'), '{"n":\n');
    expect(() => openFolder(folder, toyPlan(4))).toThrow('line 1');
    writeFileSync(join(folder, 'games.jsonl'), '{"n":4}\n');
    expect(() => openFolder(folder, toyPlan(4))).toThrow('line 1');
  });
});

describe('statistics', () => {
  // In the toy game two allied seats win or lose together.
  const [one = [], two = []] = (toyPlan(1).groups[0]?.sides ?? []).map(({ seats }) => seats);
  const ended = (n: number, winners: readonly string[], more: Partial<GameResult> = {}): GameResult => ({
    n,
    turns: 4 + n,
    orders: 10,
    end: { rule: '1.1', why: 'it was over', winners },
    points: {},
    fault: null,
    slips: 0,
    ms: 0,
    ...more,
  });
  const between = (games: number): Plan => {
    const plan = toyPlan(games, { kind: 'tournament' });
    return { ...plan, groups: plan.groups.map((group) => ({ ...group, bots: ['good', 'bad'] })) };
  };

  test('count wins by side, by program and by pair; a draw is half a win', () => {
    // good sits on the first side in games 0 and 2, on the second in 1 and 3.
    const results = [ended(0, one), ended(1, two), ended(2, []), ended(3, one)];
    const { groups, ratings, meetings } = statisticsOf(between(4), results);
    expect(groups[0]?.sides.map(({ won, drawn, lost }) => [won, drawn, lost])).toEqual([
      [2, 1, 1],
      [1, 1, 2],
    ]);
    expect(groups[0]?.bots.map(({ bot, won, drawn, lost, share }) => [bot, won, drawn, lost, share])).toEqual([
      ['good', 2, 1, 1, 0.625],
      ['bad', 1, 1, 2, 0.375],
    ]);
    expect(meetings.map(({ bot, against, share }) => [bot, against, share])).toEqual([
      ['good', 'bad', 0.625],
      ['bad', 'good', 0.375],
    ]);
    expect(ratings.map(({ bot }) => bot)).toEqual(['good', 'bad']);
  });

  test('games that did not come to an end count for nobody and are told', () => {
    const results = [ended(0, one), ended(1, [], { end: null, fault: 'it broke' })];
    const [group] = statisticsOf(between(2), results).groups;
    expect(group).toMatchObject({ games: 2, unfinished: 1, faults: ['game 1: it broke'] });
    expect(group?.sides[0]).toMatchObject({ games: 1, won: 1, share: 1 });
  });

  test('do not hang on the order in which games ended', () => {
    const results = [0, 1, 2, 3].map((n) => ended(n, n % 2 === 0 ? one : two, { points: { A: 0.1 * n, B: 0.7 } }));
    expect(statisticsOf(between(4), [...results].reverse())).toEqual(statisticsOf(between(4), results));
  });

  test('bins are of a round width and hold every number once', () => {
    expect(binsOf([6, 7, 7, 13]).map(({ from, games }) => [from, games])).toEqual([
      [6, 1],
      [7, 2],
      [8, 0],
      [9, 0],
      [10, 0],
      [11, 0],
      [12, 0],
      [13, 1],
    ]);
    expect(binsOf([-120, 0, 99, 100])).toEqual([
      { from: -150, to: -100, games: 1 },
      { from: -100, to: -50, games: 0 },
      { from: -50, to: 0, games: 0 },
      { from: 0, to: 50, games: 1 },
      { from: 50, to: 100, games: 1 },
      { from: 100, to: 150, games: 1 },
    ]);
  });

  test('as a table: what has a comma or a quote is quoted, every row is as long as the first', () => {
    const results = [ended(0, one, { fault: 'a "fault", told' })];
    const csv = gamesCsv(toyPlan(1), results);
    expect(csv.split('\n')).toHaveLength(3);
    expect(csv).toContain(',"a ""fault"", told"\n');
    expect(csv).toMatch(/^0,narrows,straits\/narrows,toy 0,allies=random Red=random,allies,1.1,4,10,/m);
    const lines = statisticsCsv(statisticsOf(between(1), results))
      .trimEnd()
      .split('\n');
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
  });

  test('the report needs nothing from outside and makes texts safe', () => {
    const plan = between(2);
    const results = [ended(0, one), ended(1, [], { end: null, fault: '<script>alert(1)</script>' })];
    const html = reportHtml({ ...plan, seed: '"><b>' }, statisticsOf(plan, results));
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"><b>');
    expect(html).not.toMatch(/https?:|src=|href=|url\(/);
  });
});
