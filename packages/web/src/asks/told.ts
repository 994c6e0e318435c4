/** An answer in words, as the form that gives it would be read out. */
import type { Answer, Ask, Place, Row, RowAnswer, WalkAnswer } from '@ironbottom/umpire';
import { asking } from '../words/asks.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { emptyRow, isYesOrNo } from './draft.js';
import { capital } from './prompt.js';

export function answerTold(ask: Ask, answer: Answer, placeName: (place: Place) => string): string[] {
  if (ask.ask === 'walk') {
    const { path, halt } = answer as WalkAnswer;
    const way = path.length === 0 ? asking.stays : asking.goes(path.map(placeName).join(' '));
    return [way, ...ask.halts.flatMap(({ id, text }) => (halt.includes(id) ? [capital(text)] : []))];
  }
  if (ask.ask !== 'sheet') return [rowTold(ask, answer as RowAnswer)];
  const rows = answer as RowAnswer[];
  const changed = ask.rows.flatMap((row, i) => {
    const given = rows[i];
    const same = given === undefined || JSON.stringify(given) === JSON.stringify(emptyRow(row));
    return same ? [] : [marks.of(capital(row.prompt), rowTold(row, given))];
  });
  return changed.length === 0 ? [asking.nothingChanges] : changed;
}

function rowTold(row: Row, answer: RowAnswer): string {
  if (row.ask === 'say') return String(answer);
  if (row.ask === 'pick') {
    const chosen = (answer as string[]).flatMap((id) => row.of.find((item) => item.id === id)?.text ?? []);
    if (chosen.length === 0) return row.none ?? (isYesOrNo(row) ? asking.noAnswer : asking.none);
    return listed(chosen);
  }
  const amounts = answer as { [id: string]: number };
  const placed = row.over.flatMap(({ id, text }) => ((amounts[id] ?? 0) > 0 ? [`${amounts[id]} ${text}`] : []));
  return placed.length === 0 ? asking.none : listed(placed);
}
