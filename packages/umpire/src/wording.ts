/** The words of refusals and questions. Only used once something has to be said: judging a legal answer needs none. */
import { pickable } from './amounts.js';
import type { Item, Limit, Pick, Place, Row, Ways } from './asks.js';
import { nearest } from './nearest.js';

const LONGEST = 40;

/** What was received, as a person may safely read it: short, quoted, with nothing a terminal would obey. */
export function shown(x: unknown): string {
  if (typeof x === 'string') return quoted(x.length > LONGEST ? `${x.slice(0, LONGEST)}…` : x);
  if (typeof x === 'number') return Object.is(x, -0) ? '-0' : String(x);
  if (typeof x === 'boolean') return String(x);
  if (x === undefined || x === null) return 'nothing';
  if (Array.isArray(x)) return 'a list';
  return typeof x === 'object' ? 'an object' : 'something else';
}

/** A string in double quotes, control and direction marks escaped; JSON.parse reads it back. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** "; did you mean Shokaku?", where a name comes near one of the items. */
export function guess(name: string, items: readonly Item[]): string {
  const near =
    name.length > LONGEST ? undefined : nearest(name, [...items.map((i) => i.id), ...items.map((i) => i.text)]);
  const item = near === undefined ? undefined : items.find((i) => i.id === near || i.text === near);
  if (item) return `; did you mean ${item.id === item.text ? item.text : `${item.text} (${item.id})`}?`;
  const known = items.filter((i) => i.not === undefined);
  if (known.length === 0) return '; nothing can be chosen';
  return known.length > 8 ? '' : `; choose from ${known.map((i) => i.id).join(', ')}`;
}

/** "pick 1 to 3". */
export function toPick(ask: Pick): string {
  const most = Math.min(ask.max, pickable(ask.of));
  if (most < ask.min) return `pick ${ask.min}, but only ${most} can be picked`;
  if (most === 0) return 'pick none';
  if (ask.min === most) return `pick ${most}`;
  return ask.min === 0 ? `pick at most ${most}` : `pick ${ask.min} to ${most}`;
}

/** A single thing to take or leave: a question that is answered with yes or no. */
export function yesOrNo(ask: Pick): boolean {
  return ask.min <= 0 && ask.max >= 1 && pickable(ask.of) === 1;
}

export function rowsOf(n: number): string {
  return n === 1 ? '1 row' : `${n} rows`;
}

/** How the rulebook writes a place. A number from outside may be no place at all, and the rulebook may then throw. */
export function nameOf<V>(ways: Ways<V> | undefined, place: Place): string {
  if (ways === undefined) return `place ${place}`;
  try {
    return ways.placeName(place);
  } catch {
    return `place ${place}`;
  }
}

/** Whether a limit, all of whose terms are taken off, says how much there must be at least. */
export function isLeast({ most, of }: Limit): boolean {
  return most < 0 && of.every(({ each = 1 }) => each < 0);
}

export function boundText(limit: Limit): string {
  return isLeast(limit) ? `At least ${-limit.most}` : `At most ${limit.most}`;
}

/** One thing weighed against another: a sum of them would say nothing to anybody. */
export function isBalance({ of }: Limit): boolean {
  return of.some(({ each = 1 }) => each < 0) && of.some(({ each = 1 }) => each > 0);
}

/** 'row 3', 'rows 1, 3' */
export function rowsIn({ of }: Limit): string {
  const rows = [...new Set(of.map(({ row }) => row + 1))].sort((a, b) => a - b);
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  const isRun = rows.length > 2 && last - first === rows.length - 1;
  return `row${rows.length === 1 ? '' : 's'} ${isRun ? `${first} to ${last}` : rows.join(', ')}`;
}

/** The one thing that a limit is about in all of its rows, as the first of them calls it. */
export function sharedIn({ of }: Limit, rows: readonly Row[]): string {
  const [first] = of;
  const row = first === undefined ? undefined : rows[first.row];
  if (first?.id === undefined || row?.ask !== 'pick' || of.some(({ id }) => id !== first.id)) return '';
  const item = row.of.find(({ id }) => id === first.id);
  return item === undefined ? '' : `${item.text} in `;
}
