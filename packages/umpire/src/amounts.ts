/** How much a row can hold and how much an answer puts there: what judging, counting and sampling agree on. */
import type { Item, Row, RowAnswer, Share, Split, SplitAnswer } from './asks.js';

/** A whole number as JSON should carry it. Minus zero is refused: it would make equal games hash differently. */
export function isWhole(x: unknown): x is number {
  return Number.isSafeInteger(x) && !Object.is(x, -0);
}

/** What a share can take: nothing when it may not be chosen. */
export function capOf(share: Share): number {
  return share.not === undefined && share.cap >= 1 ? Math.floor(share.cap) : 0;
}

/** What all shares together can take. */
export function roomIn(over: readonly Share[]): number {
  let room = 0;
  // By their places: going through a frozen list one by one takes several times as long.
  for (let i = 0; i < over.length; i += 1) {
    const share = over[i];
    if (share !== undefined) room += capOf(share);
  }
  return room;
}

/** How many of the items may be chosen. */
export function pickable(of: readonly Item[]): number {
  let n = 0;
  for (let i = 0; i < of.length; i += 1) if (of[i]?.not === undefined) n += 1;
  return n;
}

/** The most a split can place: the total, or what the shares can take when that is less. */
export function mostPlaced(split: Split): number {
  return Math.max(0, Math.min(Math.floor(split.total), roomIn(split.over)));
}

/** The least a split must place: with `all`, as much as can be placed at all. */
export function leastPlaced(split: Split): number {
  return split.all ? mostPlaced(split) : 0;
}

/** How much a legal answer puts on `id`, or, without one, on the row as a whole. */
export function amountOn(row: Row, answer: RowAnswer, id: string | undefined): number {
  if (typeof answer === 'number') return id === undefined && row.ask === 'say' ? answer : 0;
  if (Array.isArray(answer)) return id === undefined ? answer.length : answer.includes(id) ? 1 : 0;
  if (id !== undefined) return Object.hasOwn(answer, id) ? (answer[id] ?? 0) : 0;
  return placed(answer);
}

/** The sum of a split. */
export function placed(answer: SplitAnswer): number {
  let sum = 0;
  for (const id in answer) sum += answer[id] ?? 0;
  return sum;
}
