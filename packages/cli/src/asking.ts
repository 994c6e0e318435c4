/** A question to a person at the terminal, until there is a legal answer: sheets row by row, refusals last. */
import {
  type Answer,
  type Ask,
  askText,
  filledIn,
  fromText,
  howToAnswer,
  isPossible,
  judge,
  leastAnswer,
  limitTexts,
  type Read,
  type Refusal,
  type Row,
  type RowAnswer,
  rowText,
  type Sheet,
  soleAnswer,
  type Term,
  theOne,
  toText,
  type Ways,
} from '@ironbottom/umpire';
import { wrap } from './layout.js';
import { ask as prompt } from './prompt.js';
import { paintFor, type Terminal } from './terminal.js';

export type Asked<V> = {
  seat: string;
  view: V;
  ask: Ask;
  ways: Ways<V> | undefined;
  /** What the seat is to do in this game, in lines; none where nobody has written it. */
  brief: readonly string[];
};
export type Reply = { answer: Answer } | { command: 'quit' | 'undo' };

/** `again`: the question still stands on the screen, after a refusal. */
export function askPerson<V>(io: Terminal, asked: Asked<V>, again: boolean): Promise<Reply> {
  const { ask } = asked;
  if (!again) io.out(`\n${paintFor(io)('bold', asked.seat)}\n`);
  return ask.ask === 'sheet' && ask.rows.length > 0 ? fillIn(io, { ...asked, ask }, again) : askOnce(io, asked, again);
}

async function askOnce<V>(io: Terminal, { seat, view, ask, ways, brief }: Asked<V>, again: boolean): Promise<Reply> {
  const show = (): void => print(io, askText(ask, ways));
  if (!again) show();
  for (;;) {
    const line = (await prompt(io, `${seat}> `)).trim();
    const command = commandOf(line);
    if (command === 'show') {
      show();
      hint(io, howToAnswer(ask));
    } else if (command === 'brief') printBrief(io, brief);
    else if (command !== undefined) return { command };
    else if (line === '') hint(io, howToAnswer(ask));
    else {
      const read = fromText(view, ask, line, ways);
      if ('answer' in read) return read;
      printRefusal(io, read.refusal);
    }
  }
}

function commandOf(line: string): 'quit' | 'undo' | 'show' | 'brief' | undefined {
  switch (line.toLowerCase()) {
    case 'quit':
    case 'exit':
      return 'quit';
    case 'undo':
      return 'undo';
    case 'brief':
      return 'brief';
    case '?':
    case 'help':
    case 'forces':
      return 'show';
    default:
      return undefined;
  }
}

/** What one row was answered with; `typed` is empty where there was no choice. */
type Filled = { answer: RowAnswer; typed: string };

async function fillIn<V>(io: Terminal, asked: Asked<V> & { ask: Sheet }, again: boolean): Promise<Reply> {
  const { seat, view, ask: sheet, brief } = asked;
  const filled: Filled[] = [];
  const answers = (): RowAnswer[] => filled.map(({ answer }) => answer);
  const head = (): void => {
    print(io, [`${sheet.prompt} (rule ${sheet.rule})`, ...limitTexts(sheet)]);
    if (sheet.rows.length < 2) return;
    const same = 'same repeats the last row, rest gives it to all rows that follow, undo goes back a row';
    print(io, [`${sheet.rows.length} rows, one after the other: ${same}.`], 'dim');
  };
  if (!again) head();
  /** The list that was printed last: rows that share it need not repeat it. */
  let shown = '';
  let asking: number | undefined;
  let rest: string | undefined;
  for (;;) {
    const at = filled.length;
    const row = sheet.rows[at];
    if (row === undefined) {
      const refusal = judge(view, sheet, answers());
      const choice = filled.findLastIndex(({ typed }) => typed !== '');
      if (refusal === undefined || choice < 0) return { answer: answers() };
      // Nobody counted whether so many limits can still be kept: the last row that was a choice is asked again.
      printRefusal(io, refusal);
      filled.splice(choice);
      [rest, asking, shown] = [undefined, undefined, ''];
      continue;
    }
    const sole = soleRow(asked, answers());
    if (sole !== undefined) {
      print(io, [`Row ${at + 1}: ${row.prompt} Only one answer is possible: ${toText(row, sole)}.`], 'dim');
      filled.push({ answer: sole, typed: '' });
      continue;
    }
    const lines = rowText(sheet, at);
    const list = lines.slice(1).join('\n');
    if (rest === undefined && asking !== at) {
      print(io, list === shown ? lines.slice(0, 1) : lines);
      asking = at;
      shown = list;
    }
    const line = rest ?? (await prompt(io, sheet.rows.length < 2 ? `${seat}> ` : `${seat}, row ${at + 1}> `)).trim();
    const command = commandOf(line);
    const word = line.toLowerCase();
    if (command === 'show') {
      head();
      print(io, lines);
      hint(io, howToAnswer(row));
    } else if (command === 'brief') printBrief(io, brief);
    else if (command === 'undo' && filled.some(({ typed }) => typed !== '')) {
      filled.splice(filled.findLastIndex(({ typed }) => typed !== ''));
    } else if (command !== undefined) return { command };
    else if (line === '') hint(io, howToAnswer(row));
    else {
      const whole = word.includes(';') || /(^|\s)\/(\s|$)/.test(word) ? fromText(view, sheet, line) : undefined;
      if (whole !== undefined && 'answer' in whole) return whole;
      if (word === 'rest') rest = 'same';
      const read = whole ?? readRow(asked, filled, row, word === 'rest' ? 'same' : line);
      if ('answer' in read) {
        if (rest !== undefined) print(io, [`Row ${at + 1}: ${row.prompt} ${toText(row, read.answer)}`], 'dim');
        filled.push({ answer: read.answer as RowAnswer, typed: line });
      } else {
        // Rows of another kind are not meant by "rest": it ends before them.
        const carried = rest !== undefined && word !== 'rest' && sheet.rows[at - 1]?.ask !== row.ask;
        rest = undefined;
        if (!carried) printRefusal(io, read.refusal);
      }
    }
  }
}

/** The answer of the next row, where neither it nor the limits leave a choice. */
function soleRow<V>({ view, ask }: Asked<V> & { ask: Sheet }, before: readonly RowAnswer[]): RowAnswer | undefined {
  const at = before.length;
  const row = ask.rows[at];
  if (row === undefined) return undefined;
  const alone = soleAnswer(view, row);
  if (alone !== undefined) return alone as RowAnswer;
  const left = filledIn(ask, before);
  if (left.rows.slice(at).some((each) => each.ask === 'pick' && each.min > 1)) return undefined;
  return (theOne(view, left) as RowAnswer[] | undefined)?.[at];
}

function readRow<V>(
  { view, ask: sheet }: Asked<V> & { ask: Sheet },
  filled: readonly Filled[],
  row: Row,
  line: string,
): Read<Answer> {
  const at = filled.length;
  const before = filled.at(-1);
  const beforeRow = sheet.rows[at - 1];
  let read: Read<Answer>;
  if (line.toLowerCase() !== 'same') read = fromText(view, row, line);
  else if (before === undefined || beforeRow === undefined)
    return { refusal: { rule: row.rule, why: 'there is no row before this one' } };
  else read = fromText(view, row, toText(beforeRow, before.answer));
  if ('refusal' in read) return read;
  const answers = [...filled.map(({ answer }) => answer), read.answer as RowAnswer];
  const over = judge(view, soFar(sheet, at), answers);
  if (over !== undefined) return { refusal: over };
  if (isPossible(view, filledIn(sheet, answers))) return read;
  // The limits are broken already: judge what is there with as little as possible in the other rows.
  const least = sheet.rows.slice(at + 1).map((each) => leastAnswer(each) as RowAnswer);
  const why = 'this leaves no legal answer for the rows that follow';
  return { refusal: judge(view, sheet, [...answers, ...least]) ?? { rule: sheet.rule, why } };
}

/** The rows up to this one, with the limits that no later row can make good again. */
function soFar({ limits, rows, ...sheet }: Sheet, at: number): Sheet {
  const grows = ({ row, each = 1 }: Term): boolean => {
    const of = rows[row];
    return each >= 0 && (of?.ask !== 'say' || of.from >= 0);
  };
  const kept = limits.filter(({ of }) => of.every(grows));
  return {
    ...sheet,
    rows: rows.slice(0, at + 1),
    limits: kept.map((limit) => ({ ...limit, of: limit.of.filter(({ row }) => row <= at) })),
  };
}

/** Wrapped at words, two columns in; what does not fit goes on under its own beginning. */
export function print(io: Terminal, lines: readonly string[], how?: 'dim'): void {
  const paint = paintFor(io);
  for (const line of lines) {
    const indent = `  ${/^ */.exec(line)?.[0] ?? ''}`;
    const number = /^ *(\d+ {2})/.exec(line)?.[1] ?? '';
    const text = line.trimStart().slice(number.length);
    for (const each of wrap(text, io.columns - 2, indent + number).map((part, i) =>
      i === 0 ? part : part.replace(/^ */, (blank) => ' '.repeat(blank.length + 2)),
    ))
      io.out(`${how === undefined ? each : paint(how, each)}\n`);
  }
}

function printBrief(io: Terminal, brief: readonly string[]): void {
  print(io, brief.length === 0 ? ['There is no briefing for this game.'] : brief);
}

function hint(io: Terminal, how: string): void {
  print(io, [`${how} ? shows the question again, quit leaves.`]);
}

export function printRefusal(io: Terminal, { why, rule }: Refusal): void {
  const [first = '', ...more] = wrap(`${why}${rule === '' ? '' : ` (rule ${rule})`}`, io.columns - 2);
  for (const line of [first, ...more]) io.out(`  ${paintFor(io)('red', line)}\n`);
}
