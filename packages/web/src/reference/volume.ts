/** A rulebook as the reference shows it, fetched once. */
import { library, type Volume } from '@ironbottom/shelf/library';
import type { ChartRoom, LedgerEntry, Ruling } from '@ironbottom/umpire';
import { useEffect, useState } from 'react';
import { reference as words } from '../words/reference.js';

export type Book = {
  readonly name: string;
  readonly title: string;
  readonly unplayable: string;
  readonly entries: readonly LedgerEntry[];
  readonly byRule: ReadonlyMap<string, LedgerEntry>;
  readonly texts: { readonly [rule: string]: string };
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
  readonly charts: ChartRoom | null;
};

export type Chapter = { readonly id: string; readonly title: string; readonly rules: readonly LedgerEntry[] };

/** '16' of '16.10.2', 'SC2' of 'SC2.1' and 'SC2b', 'OPT-EPF' of 'OPT-EPF.5b'. */
export function chapterOf(rule: string): string {
  return /^(?:PART-)?(\d+)/.exec(rule)?.[1] ?? /^[A-Z]+(?:-[A-Z]+)*\d*/.exec(rule)?.[0] ?? rule;
}

/** Numbers by size, and before everything else; what has none as the ledger has it. */
function inOrder(a: Chapter, b: Chapter): number {
  const [one, two] = [Number(a.id), Number(b.id)];
  if (Number.isNaN(one) || Number.isNaN(two)) return Number(Number.isNaN(one)) - Number(Number.isNaN(two));
  return one - two;
}

const byNumber = (a: string, b: string): number => {
  const [one, two] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const difference = (Number.parseInt(one[i] ?? '-1', 10) || 0) - (Number.parseInt(two[i] ?? '-1', 10) || 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

export function chaptersOf(
  entries: readonly LedgerEntry[],
  titles: { readonly [chapter: string]: string },
): readonly Chapter[] {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const id = chapterOf(entry.rule);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [entry]);
    else group.push(entry);
  }
  const titled = [...groups].map(([id, rules]): Chapter => {
    const first = rules.find(({ rule }) => rule === id || rule === `${id}.0` || rule === `PART-${id}`);
    // Where digit follows digit (20.162A is below 20.16) size says nothing, and the ledger's own order holds.
    const numbered = /^\d/.test(id) && !rules.some(({ rule }) => /\.\d{3}/.test(rule));
    const sorted = numbered ? [...rules].sort((a, b) => byNumber(a.rule, b.rule)) : rules;
    return { id, title: titles[id] ?? first?.title ?? words.chapter(id), rules: sorted };
  });
  return titled.sort(inOrder);
}

const fetched = new Map<string, Promise<Book>>();

async function fetchBook({ name, title, unplayable, ...volume }: Volume): Promise<Book> {
  const [entries, texts, titles, rulings, charts] = await Promise.all([
    volume.ledger(),
    volume.texts(),
    volume.chapters(),
    volume.rulings(),
    volume.charts?.() ?? null,
  ]);
  const chapters = chaptersOf(entries, titles);
  const byRule = new Map(entries.map((entry) => [entry.rule, entry]));
  const inOrder = chapters.flatMap(({ rules }) => rules);
  return { name, title, unplayable, entries: inOrder, byRule, texts, chapters, rulings, charts };
}

export function bookCalled(name: string): Promise<Book> | undefined {
  const volume = library.find((each) => each.name === name);
  if (volume === undefined) return undefined;
  const book = fetched.get(name) ?? fetchBook(volume);
  fetched.set(name, book);
  return book;
}

/** null while it is being fetched, undefined where there is none. */
export function useBook(name: string): Book | null | undefined {
  const [book, setBook] = useState<Book | null | undefined>(null);
  useEffect(() => {
    let late = false;
    setBook(null);
    const coming = bookCalled(name);
    if (coming === undefined) setBook(undefined);
    else
      void coming.then((found) => {
        if (!late) setBook(found);
      });
    return () => {
      late = true;
    };
  }, [name]);
  return book;
}
