/** A text in which numbers of rules and rulings lead to them. */
import { Fragment } from 'react';
import { ruleAddress } from './addresses.js';
import type { Book } from './volume.js';

/** Each book numbers in its own way: 16.10.2, OPT-EPF.5b, 20.162A. */
const number =
  /(?<![\w.])(R\d+[a-z]?|(?:SC\d|OPT|CHART)[-\w.]*\w|\d{1,2}(?:\.\d{1,2}){1,2}[a-z]?|\d{1,2}\.\d{1,4}[A-Z]?)(?![\w%])/g;

type Part = { readonly key: string; readonly text: string; readonly to: string | null };

export function partsOf(text: string, known: (id: string) => boolean): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(number)) {
    const [id] = match;
    if (!known(id)) continue;
    if (match.index > at) parts.push({ key: `at ${at}`, text: text.slice(at, match.index), to: null });
    parts.push({ key: `at ${match.index}`, text: id, to: id });
    at = match.index + id.length;
  }
  if (at < text.length) parts.push({ key: `at ${at}`, text: text.slice(at), to: null });
  return parts;
}

export function LinkedText({ book, text }: { book: Book; text: string }) {
  const known = (id: string): boolean => book.byRule.has(id) || book.rulings.some((ruling) => ruling.id === id);
  return partsOf(text, known).map(({ key, text: words, to }) =>
    to === null ? (
      <Fragment key={key}>{words}</Fragment>
    ) : (
      <a key={key} href={ruleAddress(book.name, to)}>
        {words}
      </a>
    ),
  );
}
