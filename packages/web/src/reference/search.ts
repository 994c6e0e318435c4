/** Finding a rule, a ruling or a chart by a number or by words. */
import type { Book } from './volume.js';

export type Kind = 'rule' | 'ruling' | 'chart';
export type Found = { readonly kind: Kind; readonly id: string; readonly title: string; readonly text: string };
type Indexed = Found & { readonly words: { readonly id: string; readonly title: string; readonly text: string } };
export type Index = readonly Indexed[];

const low = (text: string): string => text.toLowerCase();

export function indexOf(book: Book): Index {
  const indexed = (found: Found): Indexed => ({
    ...found,
    words: { id: low(found.id), title: low(found.title), text: low(found.text) },
  });
  return [
    ...book.entries.map(({ rule, title }) => indexed({ kind: 'rule', id: rule, title, text: book.texts[rule] ?? '' })),
    ...book.rulings.map(({ id, title, text }) => indexed({ kind: 'ruling', id, title, text })),
    ...(book.charts?.charts ?? []).map(({ id, title, about }) => indexed({ kind: 'chart', id, title, text: about })),
  ];
}

const most = 60;

/** Best first: a number itself, what lies below it, titles, then texts; every word must be somewhere. */
export function search(index: Index, query: string): Found[] {
  const asked = low(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (asked.length === 0) return [];
  return index
    .map((each, i) => ({ each, i, score: scoreOf(each, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, most)
    .map(({ each }) => each);
}

function scoreOf({ words, kind }: Indexed, asked: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    const score = Math.max(
      words.id === word ? 100 : 0,
      words.id.startsWith(`${word}.`) ? 40 : 0,
      /\d/.test(word) && words.id.startsWith(word) ? 20 : 0,
      8 * nearness(words.title, word),
      2 * nearness(words.text, word),
    );
    if (score === 0) return 0;
    sum += score;
  }
  return kind === 'chart' ? sum * 1.1 : sum;
}

/** As a word of its own, as the beginning of one, or inside one. */
function nearness(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (new RegExp(`(^|[^\\p{L}\\d])${escaped}([^\\p{L}\\d]|$)`, 'u').test(text)) return 3;
  return new RegExp(`(^|[^\\p{L}\\d])${escaped}`, 'u').test(text) ? 2 : 1;
}

/** A part of the text around the first word asked for. */
export function excerpt(text: string, query: string, length = 140): string {
  const at = Math.max(
    0,
    ...low(query)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => low(text).indexOf(word))
      .filter((found) => found >= 0)
      .slice(0, 1),
  );
  const from = at < length / 2 ? 0 : text.lastIndexOf(' ', at - length / 3) + 1;
  const part = text.slice(from, from + length);
  return `${from > 0 ? '… ' : ''}${part}${from + length < text.length ? ' …' : ''}`;
}
