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
 * its id, its number in the printed list, or a part that no other item has (`naming.ts`). Besides:
 *
 *     pick   all                     everything that can be picked; yes or no where there is but one
 *     split  shokaku, kongo 2        as much on Shokaku as can be (or: all shokaku); all, where everything has room
 *
 * What is read is judged too: `fromText` returns a legal answer or the reason why not.
 */
import { capOf, mostPlaced, placed, roomIn } from './amounts.js';
import type {
  Answer,
  Ask,
  Item,
  Pick,
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
import { exactly, meant, numbered, unclear } from './naming.js';
import { quoted, rowsOf, shown, yesOrNo } from './wording.js';

const NONE = 'none';
const STAY = 'stay';
const HALT = 'halt';
const ALL = 'all';
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
  if (row.ask === 'split') return readSplit(row, list.pieces);
  return inAWord(row, list.pieces) ?? readNames(row.rule, items, list.pieces);
}

/** `all`, and yes or no to a single item; a name that is just that word comes first. */
function inAWord(row: Pick, list: readonly Piece[]): Read<string[]> | undefined {
  const word = list.length === 1 && list[0]?.words.length === 1 ? list[0].words[0] : undefined;
  if (word === undefined || word.quoted || exactly(row.of, word.text) !== undefined) return undefined;
  const text = word.text.toLowerCase();
  const free = numbered(row.of).map((item) => item.id);
  if (text === ALL) {
    if (free.length <= row.max) return { answer: free };
    return refuse(row.rule, `all are ${free.length}, and at most ${row.max} can be picked; name them`);
  }
  if (!yesOrNo(row)) return undefined;
  if (text === 'yes' || text === 'y') return { answer: free };
  return text === 'no' || text === 'n' ? { answer: [] } : undefined;
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
  const whole: { id: string; name: string }[] = [];
  for (const { words } of list) {
    const read = readShare(ask, words, list.length === 1);
    if ('refusal' in read) return read;
    for (const { id, amount, name } of read.answer) {
      if (Object.hasOwn(answer, id)) return refuse(ask.rule, `${shown(name)} is named twice; name each at most once`);
      answer[id] = amount ?? 0;
      if (amount === undefined) whole.push({ id, name });
    }
  }
  // What is to be placed as a whole takes what the numbers leave.
  for (const { id, name } of whole) {
    const share = ask.over.find((each) => each.id === id);
    if (share?.not !== undefined) return { refusal: share.not };
    const amount = share === undefined ? 0 : Math.min(capOf(share), mostPlaced(ask) - placed(answer));
    if (amount <= 0) return refuse(ask.rule, `nothing is left to place on ${shown(name)}`);
    answer[id] = amount;
  }
  for (const id of Object.keys(answer)) if (answer[id] === 0) delete answer[id]; // a typed 0 says the same as silence
  return { answer };
}

/** Without an amount: as much as can be placed there. */
type Placing = { id: string; name: string; amount?: number };

/** `shokaku 8`, `shokaku`, `all shokaku`, `all`; a bare number where there is but one to place it on. */
function readShare(ask: Split, words: readonly Word[], alone: boolean): Read<Placing[]> {
  const last = words.at(-1);
  const name = wholeName(words.slice(0, -1));
  const full = wholeName(words);
  if (last === undefined || full === undefined) return refuse(ask.rule, splitHow(ask, ''));
  const amount = !last.quoted && /^[+-]?\d+$/.test(last.text) ? Number(last.text) : undefined;
  // Exact names come first, with their amount before without: that is how answers are written.
  if (amount !== undefined && name !== undefined) {
    const same = exactly(ask.over, name);
    if (same !== undefined && 'id' in same) return { answer: [{ id: same.id, name, amount }] };
  }
  const same = exactly(ask.over, full);
  if (same !== undefined && 'id' in same) return { answer: [{ id: same.id, name: full }] };
  const free = numbered(ask.over);
  const [first, ...others] = free;
  if (amount !== undefined && name === undefined) {
    if (alone && first !== undefined && others.length === 0)
      return { answer: [{ id: first.id, name: first.id, amount }] };
    return refuse(ask.rule, bareNumber(ask, amount));
  }
  const [start, ...rest] = words;
  if (start !== undefined && isWord(start, ALL)) {
    const named = wholeName(rest);
    if (named !== undefined) return oneShare(ask, named, undefined);
    if (roomIn(ask.over) <= ask.total || free.length === 1)
      return { answer: free.filter((share) => share.cap >= 1).map(({ id }) => ({ id, name: id })) };
    return refuse(ask.rule, `say on which, as in "all ${first?.id ?? 'name'}"`);
  }
  if (amount === undefined || name === undefined) return oneShare(ask, full, undefined);
  const counted = oneShare(ask, name, amount);
  // "DD 1" may be a name with a number in it.
  const without = 'refusal' in counted ? oneShare(ask, full, undefined) : counted;
  return 'refusal' in without ? counted : without;
}

function oneShare(ask: Split, name: string, amount: number | undefined): Read<Placing[]> {
  const found = meant(ask.over, name);
  if (found === undefined || 'among' in found) return unclear(ask.rule, ask.over, name, found, written);
  return { answer: [amount === undefined ? { id: found.id, name } : { id: found.id, name, amount }] };
}

/** A number alone could be how many or which: neither is guessed. */
function bareNumber(ask: Split, number: number): string {
  const item = numbered(ask.over)[number - 1];
  if (item === undefined) return splitHow(ask, String(number));
  return `write "all ${number}" for everything on ${item.text}, or "${number} 2" for 2 of it, not just "${number}"`;
}

function splitHow(ask: Split, given: string): string {
  return `write a name and how many, as in "${ask.over[0]?.id ?? 'name'} 2", not ${shown(given)}`;
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

function itemNamed(rule: string, items: readonly Item[], name: string): Read<string> {
  const found = meant(items, name);
  if (found !== undefined && 'id' in found) return { answer: found.id };
  return unclear(rule, items, name, found, written);
}
