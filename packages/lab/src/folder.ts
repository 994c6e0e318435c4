/**
 * A study in a folder: its plan, its games as they end, one a line, and in the end tables and a report. A study that was
 * interrupted, in whatever way, goes on from its folder.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '@ironbottom/umpire';
import { gamesCsv, statisticsCsv } from './csv.js';
import type { Plan } from './plan.js';
import { gamesOf } from './plan.js';
import type { GameResult } from './play.js';
import { reportHtml } from './report.js';
import { statisticsOf } from './statistics.js';

export type Folder = {
  /** What was played before. */
  readonly played: readonly GameResult[];
  add(result: GameResult): void;
  /** Everything but the games themselves, from all of them. */
  finish(results: readonly GameResult[]): void;
};

/** What is wrong with a folder, for whoever named it. */
export class FolderFault extends Error {}

/** The plan that a folder was begun with, if it was. */
export function plannedIn(folder: string): Plan | undefined {
  const file = join(folder, 'plan.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Plan;
  } catch {
    throw new FolderFault(`${file}: this is not the plan of a study; name another folder`);
  }
}

export function openFolder(folder: string, plan: Plan): Folder {
  const before = plannedIn(folder);
  if (before !== undefined) sameOr(folder, before, plan);
  mkdirSync(folder, { recursive: true });
  const games = join(folder, 'games.jsonl');
  if (before === undefined) {
    if (existsSync(games)) throw new FolderFault(`${games}: games without a plan.json; name another folder`);
    writeFileSync(join(folder, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
  }
  return {
    played: playedIn(games, gamesOf(plan)),
    add: (result) => appendFileSync(games, `${JSON.stringify(result)}\n`),
    finish(results) {
      const statistics = statisticsOf(plan, results);
      writeFileSync(join(folder, 'games.csv'), gamesCsv(plan, results));
      writeFileSync(join(folder, 'statistics.json'), `${JSON.stringify(statistics, null, 2)}\n`);
      writeFileSync(join(folder, 'statistics.csv'), statisticsCsv(statistics));
      writeFileSync(join(folder, 'report.html'), reportHtml(plan, statistics));
    },
  };
}

function sameOr(folder: string, before: Plan, plan: Plan): void {
  if (canonical(before) === canonical(plan)) return;
  const differs = Object.keys(plan).filter(
    (key) => canonical(before[key as keyof Plan]) !== canonical(plan[key as keyof Plan]),
  );
  const why = differs.every((key) => key === 'code')
    ? 'rules or programs have changed since, and its games would not belong together'
    : `it differs in ${differs.filter((key) => key !== 'code').join(', ')}`;
  throw new FolderFault(`${folder}: another study was begun there (${why}); name another folder`);
}

/** Whoever was interrupted may have left half a line at the end: it goes, and its game is played again. */
function playedIn(file: string, games: number): GameResult[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const found = new Map<number, GameResult>();
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  for (const [i, line] of lines.entries()) {
    const result = lineFrom(line);
    if (result === undefined || !(result.n >= 0 && result.n < games))
      throw new FolderFault(
        `${file}, line ${i + 1}: this is no game of the study; take the line out, or name another folder`,
      );
    if (!found.has(result.n)) found.set(result.n, result);
  }
  return [...found.values()];
}

function lineFrom(line: string): GameResult | undefined {
  try {
    return JSON.parse(line) as GameResult;
  } catch {
    return undefined;
  }
}
