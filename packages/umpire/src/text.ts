/**
 * Answers as a line that a person types and a game file keeps:
 *
 *     pick   zero, kate              (or: none)
 *     split  shokaku 8, kongo 2      (or: none)
 *     walk   BB15 BB16 halt contact  (or: stay)
 *     say    4
 *     sheet  zero, kate / none / 4   (or with ; between the rows)
 *
 * A name with spaces, commas or other marks stands in double quotes, as in JSON. Reading takes an item's text as well as
 * its id, in capitals or not. What is read is judged too: `fromText` returns a legal answer or the reason why not.
 */
import type {
  Answer,
  Ask,
  Item,
  Place,
  Refusal,
  Row,
  RowAnswer,
  Sheet,
  Split,
  SplitAnswer,
  Walk,
  WalkAnswer,
  Ways,
} from './asks.js';
import { inRow, judge } from './judge.js';
import { type Piece, pieces, type Word, words } from './lines.js';
import { guess, quoted, rowsOf, shown } from './wording.js';

const NONE = 'none';
const STAY = 'stay';
const HALT = 'halt';
/** Room for any real answer; a file of many megabytes is none. */
const LONGEST = 1_000_000;

/** A legal answer as one line. */
export function toText<V>(ask: Ask, answer: Answer, ways?: Ways<V>): string {
  if (ask.ask === 'walk') return walkText(answer as WalkAnswer, ways);
  if (ask.ask !== 'sheet') return rowText(ask, answer as RowAnswer);
  const rows = answer as RowAnswer[];
  return ask.rows.length === 0 ? NONE : ask.rows.map((row, i) => rowText(row, rows[i] ?? [])).join(' / ');
}

function rowText(row: Row, answer: RowAnswer): string {
  if (typeof answer === 'number') return String(answer);
  const names = Array.isArray(answer)
    ? answer.map(written)
    : inOrder(row, answer).map((id) => `${written(id)} ${answer[id] ?? 0}`);
  return names.length === 0 ? NONE : names.join(', ');
}

/** The names of a split in the order of its shares. */
function inOrder(row: Row, answer: SplitAnswer): string[] {
  return row.ask === 'split' ? row.over.map((share) => share.id).filter((id) => Object.hasOwn(answer, id)) : [];
}

function walkText<V>(answer: WalkAnswer, ways: Ways<V> | undefined): string {
  const name = (place: Place) => written(ways ? ways.placeName(place) : String(place));
  const path = answer.path.length === 0 ? STAY : answer.path.map(name).join(' ');
  return answer.halt.length === 0 ? path : `${path} ${HALT} ${answer.halt.map(written).join(', ')}`;
}

/** A name as it is written in a line: bare when nothing in it could be misread. */
function written(name: string): string {
  const bare = /^[\p{L}\p{N}_.:+#'’()-]+$/u.test(name) && !reserved(name);
  return bare ? name : quoted(name);
}

function reserved(name: string): boolean {
  const word = name.toLowerCase();
  return word === NONE || word === STAY || word === HALT;
}

export type Read<A> = { answer: A } | { refusal: Refusal };

/** A typed line as a legal answer, or why it is none. */
export function fromText<V>(view: V, ask: Ask, text: string, ways?: Ways<V>): Read<Answer> {
  const read = readAnswer(ask, text, ways);
  if ('refusal' in read) return read;
  const refusal = judge(view, ask, read.answer, ways);
  return refusal === undefined ? read : { refusal };
}

function readAnswer<V>(ask: Ask, text: string, ways: Ways<V> | undefined): Read<Answer> {
  if (text.length > LONGEST) return refuse(ask.rule, `an answer has at most ${LONGEST} characters, not ${text.length}`);
  if (text.includes('\n')) return refuse(ask.rule, 'an answer is a single line');
  const line = text.trim();
  if (ask.ask === 'walk') return readWalk(ask, line, ways);
  return ask.ask === 'sheet' ? readSheet(ask, line) : readRow(ask, line);
}

function refuse(rule: string, why: string): { refusal: Refusal } {
  return { refusal: { rule, why } };
}

function readSheet(ask: Sheet, line: string): Read<RowAnswer[]> {
  const lines = pieces(line, 'rows');
  if ('fault' in lines) return refuse(ask.rule, lines.fault);
  if (ask.rows.length === 0 && isNone(lines.pieces)) return { answer: [] };
  if (lines.pieces.length !== ask.rows.length) {
    const why = `the sheet has ${rowsOf(ask.rows.length)}, with " / " between them; you filled in ${lines.pieces.length}`;
    return refuse(ask.rule, why);
  }
  const answers: RowAnswer[] = [];
  for (const [i, row] of ask.rows.entries()) {
    const read = readRow(row, lines.pieces[i]?.source ?? '');
    if ('refusal' in read) return { refusal: inRow(i, row, read.refusal) };
    answers.push(read.answer);
  }
  return { answer: answers };
}

function readRow(row: Row, line: string): Read<RowAnswer> {
  if (row.ask === 'say')
    return /^[+-]?\d+$/.test(line) ? { answer: Number(line) + 0 } : refuse(row.rule, sayHow(row.from, row.to, line));
  const list = pieces(line, 'names');
  if ('fault' in list) return refuse(row.rule, list.fault);
  if (isNone(list.pieces)) return { answer: row.ask === 'pick' ? [] : {} };
  const items: readonly Item[] = row.ask === 'pick' ? row.of : row.over;
  if (list.pieces.length > items.length) {
    return refuse(row.rule, `you named ${list.pieces.length}, and there are only ${items.length} to choose from`);
  }
  return row.ask === 'pick' ? readNames(row.rule, items, list.pieces) : readSplit(row, list.pieces);
}

function sayHow(from: number, to: number, line: string): string {
  return `say a whole number from ${from} to ${to}, not ${line === '' ? 'nothing' : shown(line)}`;
}

function isNone(list: readonly Piece[]): boolean {
  const only = list.length === 1 ? list[0] : undefined;
  return only !== undefined && (only.source === '' || only.source.toLowerCase() === NONE);
}

function readNames(rule: string, items: readonly Item[], names: readonly Piece[]): Read<string[]> {
  const chosen: string[] = [];
  for (const piece of names) {
    const name = wholeName(piece.words);
    const read =
      name === undefined ? refuse(rule, 'there is a comma with no name beside it') : itemNamed(rule, items, name);
    if ('refusal' in read) return read;
    chosen.push(read.answer);
  }
  return { answer: chosen };
}

function readSplit(ask: Split, list: readonly Piece[]): Read<SplitAnswer> {
  const answer: SplitAnswer = {};
  for (const { words } of list) {
    const amount = words.at(-1);
    const name = wholeName(words.slice(0, -1));
    if (amount === undefined || amount.quoted || name === undefined || !/^[+-]?\d+$/.test(amount.text)) {
      const given = wholeName(words);
      return refuse(
        ask.rule,
        `write a name and how many, as in "${ask.over[0]?.id ?? 'name'} 2", not ${shown(given ?? '')}`,
      );
    }
    const read = itemNamed(ask.rule, ask.over, name);
    if ('refusal' in read) return read;
    if (Object.hasOwn(answer, read.answer))
      return refuse(ask.rule, `${shown(name)} is named twice; name each at most once`);
    answer[read.answer] = Number(amount.text);
  }
  for (const id of Object.keys(answer)) if (answer[id] === 0) delete answer[id]; // a typed 0 says the same as silence
  return { answer };
}

function readWalk<V>(ask: Walk, line: string, ways: Ways<V> | undefined): Read<WalkAnswer> {
  const read = words(line);
  if ('fault' in read) return refuse(ask.rule, read.fault);
  const halt = read.words.findIndex((word) => isWord(word, HALT));
  const steps = halt < 0 ? read.words : read.words.slice(0, halt);
  const path: Place[] = [];
  for (const [i, step] of steps.entries()) {
    if (steps.length === 1 && (isWord(step, STAY) || isWord(step, NONE))) break;
    const name = step.text;
    const place = ways ? (ways.placeNamed(name) ?? ways.placeNamed(name.toUpperCase())) : placeNumber(name);
    if (place === undefined) {
      const how = ways ? `; places are written like ${ways.placeName(ask.from)}` : '';
      return refuse(ask.rule, `step ${i + 1}: there is no place ${shown(name)}${how}`);
    }
    path.push(place);
  }
  const after = read.words[halt];
  if (after === undefined) return { answer: { path, halt: [] } };
  const list = pieces(line.slice(after.end), 'names');
  if ('fault' in list) return refuse(ask.rule, list.fault);
  const halts = readNames(ask.rule, ask.halts, list.pieces);
  return 'refusal' in halts ? halts : { answer: { path, halt: halts.answer } };
}

function isWord(word: Word, text: string): boolean {
  return !word.quoted && word.text.toLowerCase() === text;
}

function placeNumber(name: string): Place | undefined {
  return /^-?\d+$/.test(name) ? Number(name) : undefined;
}

/** Bare words make one name with single spaces; a quoted one stands alone. */
function wholeName(list: readonly Word[]): string | undefined {
  return list.length === 0 ? undefined : list.map((word) => word.text).join(' ');
}

/** By id as it stands, then by id or text in capitals or not, if that leaves a single item. */
function itemNamed(rule: string, items: readonly Item[], name: string): Read<string> {
  if (items.some((item) => item.id === name)) return { answer: name };
  const low = name.toLowerCase();
  for (const word of [(item: Item) => item.id, (item: Item) => item.text]) {
    const same = items.filter((item) => word(item).toLowerCase() === low);
    const only = same[0];
    if (only !== undefined && same.length === 1) return { answer: only.id };
    if (same.length > 1) {
      return refuse(rule, `${shown(name)} may be ${same.map((item) => written(item.id)).join(' or ')}; say which`);
    }
  }
  return refuse(rule, `there is no ${shown(name)} to choose here${guess(name, items)}`);
}
