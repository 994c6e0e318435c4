/** What somebody types where the whole game is text: a command, or else the answer to the question. */
import { type Answer, type Ask, fromText, type Refusal, type RowAnswer, toText } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';

export type Typed =
  | { do: 'help' | 'question' | 'rows' | 'steps' | 'advice' | 'send' | 'hint' | 'undo' | 'brief' | 'leave' }
  | { do: 'look' | 'find' | 'at' | 'far' | 'to' | 'rule' | 'odds' | 'say' | 'seat' | 'answer'; text: string }
  | { do: 'log'; last: number }
  | { do: 'row'; at: number; text: string };

const bare = new Map<string, Exclude<Typed, { text: string } | { last: number }>['do']>([
  ['help', 'help'],
  ['?', 'help'],
  ['question', 'question'],
  ['again', 'question'],
  ['rows', 'rows'],
  ['steps', 'steps'],
  ['advice', 'advice'],
  ['send', 'send'],
  ['hint', 'hint'],
  ['undo', 'undo'],
  ['brief', 'brief'],
  ['leave', 'leave'],
]);
const withText = ['look', 'find', 'at', 'far', 'to', 'rule', 'odds', 'say', 'seat'] as const;

/** A line after an equals sign is an answer whatever it says. */
export function typedIn(line: string): Typed {
  const text = line.trim();
  if (text.startsWith('=')) return { do: 'answer', text: text.slice(1).trim() };
  const [first = '', ...others] = text.split(/\s+/);
  const word = first.toLowerCase();
  const rest = text.slice(first.length).trim();
  const alone = bare.get(word);
  if (alone !== undefined && others.length === 0) return { do: alone };
  if (word === 'log' && /^\d*$/.test(rest)) return { do: 'log', last: rest === '' ? 12 : Number(rest) };
  const row = /^row\s+(\d+)[\s:]+(.*)$/i.exec(text);
  if (row !== null) return { do: 'row', at: Number(row[1]) - 1, text: row[2] ?? '' };
  const long = withText.find((each) => each === word);
  if (long !== undefined && (rest !== '' || long === 'look' || long === 'odds')) return { do: long, text: rest };
  return { do: 'answer', text };
}

/** One row of a sheet, written anew; the others stay. */
export function rowWritten(
  ask: Ask,
  answer: Answer,
  at: number,
  text: string,
): { answer: RowAnswer[] } | { refusal: Refusal } | undefined {
  const row = ask.ask === 'sheet' ? ask.rows[at] : undefined;
  if (row === undefined) return undefined;
  // What a row allows stands in the row itself: the view is not looked at.
  const read = fromText(null, row, text);
  if ('refusal' in read) return read;
  return { answer: (answer as RowAnswer[]).map((each, i) => (i === at ? (read.answer as RowAnswer) : each)) };
}

/** The rows of a sheet with what stands in them. */
export function rowsWritten(ask: Ask, answer: Answer): string[] {
  if (ask.ask !== 'sheet') return [];
  return ask.rows.map((row, i) => {
    const prompt = /[.:?!]$/.test(row.prompt) ? row.prompt : marks.label(row.prompt);
    return marks.numbered(i + 1, `${prompt} ${toText(row, (answer as RowAnswer[])[i] ?? [])}`);
  });
}

/** Of the board as text: its parts, each with a title. What comes before the first title is the heading of it all. */
export function partsOf(text: readonly string[]): { title: string; lines: string[] }[] {
  const parts: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const line of text) {
    if (line === '') parts.push({ title: '', lines: [] });
    else if (line.startsWith('  ')) parts.at(-1)?.lines.push(line.trim());
    else {
      const last = parts.at(-1);
      if (last === undefined || parts.length === 1) parts[0]?.lines.push(line);
      else last.title = line;
    }
  }
  return parts.filter(({ title, lines }) => title !== '' || lines.length > 0);
}
