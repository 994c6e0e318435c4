/** Bringing a filled-in sheet within its limits by small changes to its rows. */
import { capOf, leastPlaced, mostPlaced, placed } from './amounts.js';
import type { Limit, Pick, Row, RowAnswer, Say, Sheet, Split, SplitAnswer } from './asks.js';
import { brokenLimit, unitWeights, weightOf } from './limits.js';

type Rng = (n: number) => number;

/** Change `answers` in place until every limit holds; false if that was not to be had in so many changes. */
export function lowered(ask: Sheet, answers: RowAnswer[], rng: Rng): boolean {
  for (let changes = 50 + 50 * ask.rows.length; changes > 0; changes -= 1) {
    const limit = brokenLimit(ask.limits, ask.rows, answers);
    if (limit === undefined) return true;
    if (!lower(ask, limit, answers, rng)) return false;
  }
  return false;
}

/** One change that makes the sum of `limit` smaller, in the first row that has one, beginning anywhere. */
function lower(ask: Sheet, limit: Limit, answers: RowAnswer[], rng: Rng): boolean {
  const over = weightOf(limit, ask.rows, answers) - limit.most;
  const { rows } = ask;
  const first = rows.length === 0 ? 0 : rng(rows.length);
  // Only rows that weigh in it, and a sheet may have hundreds: from the first one on, then those before it.
  const after = (row: number): number => (row < first ? row + rows.length : row);
  const weighing = [...new Set(limit.of.map((term) => term.row))].sort((a, b) => after(a) - after(b));
  for (const at of weighing) {
    const row = rows[at];
    const answer = answers[at];
    if (row === undefined || answer === undefined) continue;
    const less = lighter(row, answer, unitWeights(limit, row, at), over, rng);
    if (less === undefined) continue;
    answers[at] = less;
    return true;
  }
  return false;
}

function lighter(
  row: Row,
  answer: RowAnswer,
  weights: readonly number[],
  over: number,
  rng: Rng,
): RowAnswer | undefined {
  if (row.ask === 'say') return typeof answer === 'number' ? lighterSay(row, answer, weights[0] ?? 0, over) : undefined;
  if (typeof answer === 'number') return undefined;
  if (row.ask === 'pick') return Array.isArray(answer) ? lighterPick(row, answer, weights, rng) : undefined;
  return Array.isArray(answer) ? undefined : lighterSplit(row, answer, weights, over, rng);
}

function lighterSay(row: Say, said: number, weight: number, over: number): number | undefined {
  if (weight === 0) return undefined;
  const less = Math.max(
    Math.ceil(row.from),
    Math.min(Math.floor(row.to), said - Math.sign(weight) * Math.ceil(over / Math.abs(weight))),
  );
  return less === said ? undefined : less;
}

/** Put one back, or exchange it for a lighter one, or take one more that weighs less than nothing. */
function lighterPick(row: Pick, chosen: string[], weights: readonly number[], rng: Rng): string[] | undefined {
  const inHand: number[] = [];
  const free: number[] = [];
  for (let i = 0; i < row.of.length; i += 1) {
    const item = row.of[i];
    if (item === undefined) continue;
    if (chosen.includes(item.id)) inHand.push(i);
    else if (item.not === undefined) free.push(i);
  }
  const weight = (i: number) => weights[i] ?? 0;
  const changed = (out: number | undefined, into: number | undefined): string[] => {
    const now = inHand.filter((i) => i !== out);
    if (into !== undefined) now.push(into);
    return now.sort((a, b) => a - b).map((i) => row.of[i]?.id ?? '');
  };

  const heavy = inHand.filter((i) => weight(i) > 0);
  if (heavy.length > 0 && chosen.length > row.min) return changed(heavy[rng(heavy.length)], undefined);
  const swaps = inHand.flatMap((out) =>
    free.filter((into) => weight(into) < weight(out)).map((into) => ({ out, into })),
  );
  const swap = swaps.length === 0 ? undefined : swaps[rng(swaps.length)];
  if (swap) return changed(swap.out, swap.into);
  const buoyant = free.filter((i) => weight(i) < 0);
  if (buoyant.length > 0 && chosen.length < row.max) return changed(undefined, buoyant[rng(buoyant.length)]);
  return undefined;
}

/** Take some back, or move it to a lighter share, or place more where it weighs less than nothing. */
function lighterSplit(
  row: Split,
  answer: SplitAnswer,
  weights: readonly number[],
  over: number,
  rng: Rng,
): SplitAnswer | undefined {
  const at = row.over.map((_, i) => i);
  const weight = (i: number) => weights[i] ?? 0;
  const amount = (i: number) => answer[row.over[i]?.id ?? ''] ?? 0;
  const room = (i: number) => {
    const share = row.over[i];
    return share === undefined ? 0 : capOf(share) - amount(i);
  };
  const changed = (i: number, by: number, from: SplitAnswer) => {
    const id = row.over[i]?.id ?? '';
    const { [id]: before = 0, ...rest } = from;
    return before + by > 0 ? { ...rest, [id]: before + by } : rest;
  };

  const spare = placed(answer) - leastPlaced(row);
  const heavy = at.filter((i) => weight(i) > 0 && amount(i) > 0);
  const heaviest = heavy.length === 0 ? undefined : heavy[rng(heavy.length)];
  if (heaviest !== undefined && spare > 0) {
    return changed(heaviest, -Math.min(amount(heaviest), spare, Math.ceil(over / weight(heaviest))), answer);
  }
  const moves = at
    .filter((out) => amount(out) > 0)
    .flatMap((out) => at.filter((into) => room(into) > 0 && weight(into) < weight(out)).map((into) => ({ out, into })));
  const move = moves.length === 0 ? undefined : moves[rng(moves.length)];
  if (move) {
    const enough = Math.ceil(over / (weight(move.out) - weight(move.into)));
    const by = Math.min(amount(move.out), room(move.into), enough);
    return changed(move.into, by, changed(move.out, -by, answer));
  }
  const more = mostPlaced(row) - placed(answer);
  const buoyant = at.filter((i) => weight(i) < 0 && room(i) > 0);
  const lightest = buoyant.length === 0 ? undefined : buoyant[rng(buoyant.length)];
  if (lightest === undefined || more <= 0) return undefined;
  return changed(lightest, Math.min(room(lightest), more, Math.ceil(over / -weight(lightest))), answer);
}
