/** Questions that leave no choice: whoever asks a person may answer them for him, and say so. */

import { placed } from './amounts.js';
import type { Answer, Ask, Row, RowAnswer, Sheet, Ways } from './asks.js';
import { count } from './count.js';
import { chance } from './dice.js';
import { leastAnswer } from './every.js';
import { canonical } from './hash.js';
import { drawSheet } from './sample.js';

/** The only legal answer. A pick of several has none, for their order may be what is asked for. */
export function soleAnswer<V>(view: V, ask: Ask, ways?: Ways<V>): Answer | undefined {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  if (rows.some((row) => row.ask === 'pick' && row.min > 1)) return undefined;
  return theOne(view, ask, ways);
}

/** Where nothing but things hardly ever wanted can be chosen, and nothing need be, nothing is. */
export function passing(ask: Ask): Answer | undefined {
  if (ask.ask !== 'pick' || ask.min > 0) return undefined;
  return ask.of.every(({ not, seldom }) => not !== undefined || seldom === true) ? [] : undefined;
}

/** The same as `soleAnswer`, where the order of a pick is settled. */
export function theOne<V>(view: V, ask: Ask, ways?: Ways<V>): Answer | undefined {
  // To find two is quick; to count them all may take for ever.
  if (ask.ask === 'sheet' && isOpen(ask)) return undefined;
  return count(view, ask, ways) === 1 ? leastAnswer(ask) : undefined;
}

/** A few draws are not all alike: there is a choice. */
function isOpen(sheet: Sheet): boolean {
  const rng = chance(1);
  const draws = Array.from({ length: 4 }, () => drawSheet(sheet, rng)).filter((draw) => draw !== undefined);
  return new Set(draws.map((draw) => canonical(draw))).size > 1;
}

/** Limits beyond which nobody counts. */
const many = 12;

/** Whether a sheet has any legal answer; of one with many limits that is taken for granted, for it is judged in the end anyway. */
export function isPossible<V>(view: V, sheet: Sheet): boolean {
  if (sheet.limits.length > many || drawSheet(sheet, chance(1)) !== undefined) return true;
  return count(view, sheet) > 0;
}

/** The sheet once its first rows are filled in: those rows can only be answered in this way. */
export function filledIn(sheet: Sheet, answers: readonly RowAnswer[]): Sheet {
  return { ...sheet, rows: sheet.rows.map((row, i) => fixed(row, answers[i])) };
}

function fixed(row: Row, answer: RowAnswer | undefined): Row {
  if (typeof answer === 'number') return row.ask === 'say' ? { ...row, from: answer, to: answer } : row;
  if (answer === undefined || row.ask === 'say') return row;
  if (row.ask === 'pick') {
    const chosen = Array.isArray(answer) ? answer : [];
    return { ...row, of: row.of.filter(({ id }) => chosen.includes(id)), min: chosen.length, max: chosen.length };
  }
  const amounts = Array.isArray(answer) ? {} : answer;
  const over = row.over
    .filter(({ id }) => Object.hasOwn(amounts, id))
    .map((share) => ({ ...share, cap: amounts[share.id] ?? 0 }));
  return { ...row, over, total: placed(amounts), all: true };
}
