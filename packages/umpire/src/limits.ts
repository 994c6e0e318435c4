/** The limits of a sheet: what an answer weighs in them, and the least and most a row can weigh. */
import { amountOn, capOf, leastPlaced, mostPlaced, pickable } from './amounts.js';
import type { Limit, Row, RowAnswer } from './asks.js';

/** The weighted sum that `limit` holds down. */
export function weightOf(limit: Limit, rows: readonly Row[], answers: readonly RowAnswer[]): number {
  let sum = 0;
  // By their places: going through a frozen list one by one takes several times as long.
  for (let i = 0; i < limit.of.length; i += 1) {
    const term = limit.of[i];
    if (term === undefined) continue;
    const row = rows[term.row];
    const answer = answers[term.row];
    if (row === undefined || answer === undefined) continue;
    sum += amountOn(row, answer, term.id) * (term.each ?? 1);
  }
  return sum;
}

/** The first limit that the answers break. */
export function brokenLimit(
  limits: readonly Limit[],
  rows: readonly Row[],
  answers: readonly RowAnswer[],
): Limit | undefined {
  for (let i = 0; i < limits.length; i += 1) {
    const limit = limits[i];
    if (limit !== undefined && weightOf(limit, rows, answers) > limit.most) return limit;
  }
  return undefined;
}

/** What one unit of each entry of row `at` weighs in `limit`: an item picked, a factor placed, one more said. */
export function unitWeights(limit: Limit, row: Row, at: number): number[] {
  const entries = row.ask === 'say' ? 1 : row.ask === 'pick' ? row.of.length : row.over.length;
  const weights = new Array<number>(entries).fill(0);
  for (const term of limit.of) {
    if (term.row !== at) continue;
    for (let i = 0; i < entries; i += 1) {
      const named = term.id === undefined || (row.ask !== 'say' && entryId(row, i) === term.id);
      if (named) weights[i] = (weights[i] ?? 0) + (term.each ?? 1);
    }
  }
  return weights;
}

function entryId(row: Exclude<Row, { ask: 'say' }>, i: number): string | undefined {
  return row.ask === 'pick' ? row.of[i]?.id : row.over[i]?.id;
}

/** The least that any answer to the row weighs. */
export function leastWeight(row: Row, weights: readonly number[]): number {
  if (row.ask === 'say') {
    const weight = weights[0] ?? 0;
    return Math.min(weight * row.from, weight * row.to);
  }
  const units = row.ask === 'pick' ? row.of.map((item) => (item.not ? 0 : 1)) : row.over.map(capOf);
  const least = row.ask === 'pick' ? row.min : leastPlaced(row);
  const most = row.ask === 'pick' ? Math.min(row.max, pickable(row.of)) : mostPlaced(row);
  // Lightest first: what must be placed, and beyond that whatever weighs less than nothing.
  const order = units.map((_, i) => i).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  let sum = 0;
  let taken = 0;
  for (const i of order) {
    const weight = weights[i] ?? 0;
    const until = weight < 0 ? most : least;
    const n = Math.min(units[i] ?? 0, until - taken);
    if (n <= 0) continue;
    sum += n * weight;
    taken += n;
  }
  return sum;
}

/** The most that any answer to the row weighs. */
export function mostWeight(row: Row, weights: readonly number[]): number {
  return -leastWeight(
    row,
    weights.map((w) => -w),
  );
}

/** For each row on, the least that the rows from there to the end weigh in `limit`; one more entry than rows, the last 0. */
export function leastRest(limit: Limit, rows: readonly Row[]): number[] {
  const rest = new Array<number>(rows.length + 1).fill(0);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row) rest[at] = (rest[at + 1] ?? 0) + leastWeight(row, unitWeights(limit, row, at));
  }
  return rest;
}
