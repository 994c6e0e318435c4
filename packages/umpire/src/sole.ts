/** Questions that leave no choice: whoever asks a person may answer them for him, and say so. */

import { placed } from './amounts.js';
import type { Answer, Ask, Row, RowAnswer, Sheet, Ways } from './asks.js';
import { count } from './count.js';
import { leastAnswer } from './every.js';

/** The only legal answer. A pick of several has none, for their order may be what is asked for. */
export function soleAnswer<V>(view: V, ask: Ask, ways?: Ways<V>): Answer | undefined {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  if (rows.some((row) => row.ask === 'pick' && row.min > 1)) return undefined;
  return count(view, ask, ways) === 1 ? leastAnswer(ask) : undefined;
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
