/**
 * Which item a person means: by id, by text, by its number in the printed list, or by a part that only one item has.
 * Ids always win, so that what a game file keeps is never read as anything else.
 */
import type { Item, Refusal } from './asks.js';
import { guess, shown } from './wording.js';

/** The one that is meant; or those that may be meant; or none. */
export type Meant = { id: string } | { among: Item[] } | undefined;

/** The id as it stands, then id or text in capitals or not. */
export function exactly(items: readonly Item[], name: string): Meant {
  if (items.some((item) => item.id === name)) return { id: name };
  const low = name.toLowerCase();
  return (
    only(items.filter((item) => item.id.toLowerCase() === low)) ??
    only(items.filter((item) => item.text.toLowerCase() === low))
  );
}

/** The items as the printed list numbers them, from 1: only those that may be chosen. */
export function numbered<I extends Item>(items: readonly I[]): I[] {
  return items.filter((item) => item.not === undefined);
}

/** By name, then by number, then by whole words, by how it begins, by how its words begin. */
export function meant(items: readonly Item[], name: string): Meant {
  const same = exactly(items, name);
  if (same !== undefined) return same;
  const list = numbered(items);
  if (/^\d+$/.test(name)) {
    const item = list[Number(name) - 1];
    if (item !== undefined) return { id: item.id };
  }
  // What may be chosen comes first: nobody means by a part what the list does not offer.
  return byPart(list, name) ?? byPart(items, name);
}

function byPart(items: readonly Item[], name: string): Meant {
  const low = name.toLowerCase();
  const typed = wordsOf(low);
  if (typed.length === 0) return undefined;
  const has = (item: Item, fits: (word: string, part: string) => boolean): boolean => {
    const own = wordsOf(`${item.id} ${item.text}`.toLowerCase());
    return typed.every((part) => own.some((word) => fits(word, part)));
  };
  return (
    only(items.filter((item) => has(item, (word, part) => word === part))) ??
    only(items.filter((item) => item.id.toLowerCase().startsWith(low) || item.text.toLowerCase().startsWith(low))) ??
    only(items.filter((item) => has(item, (word, part) => word.startsWith(part))))
  );
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function only(found: Item[]): Meant {
  const [first] = found;
  if (first === undefined) return undefined;
  return found.length === 1 ? { id: first.id } : { among: found };
}

const few = 6;

/** Why a name did not name one item. */
export function unclear(
  rule: string,
  items: readonly Item[],
  name: string,
  found: Exclude<Meant, { id: string }>,
  written: (id: string) => string,
): { refusal: Refusal } {
  if (found === undefined)
    return { refusal: { rule, why: `there is no ${shown(name)} to choose here${guess(name, items)}` } };
  const list = numbered(items);
  const candidates = found.among.slice(0, few).map((item) => {
    const at = list.indexOf(item) + 1;
    return at === 0 ? written(item.id) : `${at} ${written(item.id)}`;
  });
  const more = found.among.length > few ? ` or ${found.among.length - few} more` : '';
  return { refusal: { rule, why: `${shown(name)} may be ${candidates.join(' or ')}${more}; say which` } };
}
