/** A refusal as the page says it: rows have no numbers there, so they go by what they ask. */
import {
  type Answer,
  type Ask,
  inRow,
  type Limit,
  type Row,
  type RowAnswer,
  rowsIn,
  weightOf,
} from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { list } from '../words/plural.js';
import { capital } from './prompt.js';

/** More rows than are named one by one. */
const most = 4;

export function refusedOn(ask: Ask, answer: Answer, why: string): string {
  if (ask.ask !== 'sheet') return capital(why);
  for (const [at, row] of ask.rows.entries()) {
    const { why: start } = inRow(at, row, { rule: '', why: '' });
    if (why.startsWith(start)) return marks.of(bare(row.prompt), why.slice(start.length));
  }
  const rows = answer as RowAnswer[];
  const limit = ask.limits.find((each) => why.startsWith(each.why) && weightOf(each, ask.rows, rows) > each.most);
  if (limit === undefined) return capital(why);
  const numbers = rowsIn(limit);
  const at = why.indexOf(numbers, limit.why.length);
  if (at < 0) return capital(why);
  return capital(`${why.slice(0, at)}${named(limit, ask.rows, rows)}${why.slice(at + numbers.length)}`);
}

/** 'How many land?' in the middle of a sentence. */
const bare = (prompt: string): string => capital(prompt.replace(/[.?!:]+$/, ''));

/** The rows whose answers weigh in it; all of it where none does. */
function named(limit: Limit, rows: readonly Row[], answers: readonly RowAnswer[]): string {
  const all = [...new Set(limit.of.map(({ row }) => row))].sort((a, b) => a - b);
  const weighs = (row: number): boolean =>
    weightOf({ ...limit, of: limit.of.filter((term) => term.row === row) }, rows, answers) !== 0;
  const heavy = all.filter(weighs);
  const told = (heavy.length === 0 ? all : heavy).map((row) => bare(rows[row]?.prompt ?? ''));
  const more = told.length - most;
  return list(more > 1 ? [...told.slice(0, most), marks.more(more)] : told);
}
