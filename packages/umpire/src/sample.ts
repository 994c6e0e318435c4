/**
 * A legal answer at random, spread over what is possible: for the fuzzer, for random players, for the careless. Not
 * every answer is equally likely. Extremes (all in one share, the whole budget, nothing) are likelier than in a fair
 * draw, for that is where rules break.
 */
import { capOf, mostPlaced, roomIn } from './amounts.js';
import type {
  Answer,
  Ask,
  Item,
  Pick,
  Row,
  RowAnswer,
  Share,
  Sheet,
  Split,
  SplitAnswer,
  Walk,
  WalkAnswer,
  Ways,
} from './asks.js';
import { leastAnswer, waysOn } from './every.js';
import { lowered } from './lower.js';

/** A whole number from 0 to n - 1. */
export type Rng = (n: number) => number;

/** `undefined` only when no answer at all is legal: a dead end. */
export function sample<V>(view: V, ask: Ask, rng: Rng, ways?: Ways<V>): Answer | undefined {
  switch (ask.ask) {
    case 'walk':
      return sampleWalk(view, ask, rng, ways);
    case 'sheet':
      return sampleSheet(ask, rng);
    default:
      return sampleRow(ask, rng);
  }
}

function sampleRow(row: Row, rng: Rng): RowAnswer | undefined {
  switch (row.ask) {
    case 'pick':
      return samplePick(row, rng);
    case 'split':
      return sampleSplit(row, rng);
    case 'say': {
      const from = Math.ceil(row.from);
      return from > row.to ? undefined : from + rng(Math.floor(row.to) - from + 1);
    }
  }
}

/** Every size as likely as another, and within a size every choice. */
function samplePick(ask: Pick, rng: Rng): string[] | undefined {
  const allowed = countAllowed(ask.of);
  const least = Math.max(0, ask.min);
  const most = Math.min(ask.max, allowed);
  if (most < least) return undefined;
  return drawn(ask.of, allowed, least + rng(most - least + 1), rng);
}

function countAllowed(items: readonly Item[]): number {
  let allowed = 0;
  for (let i = 0; i < items.length; i += 1) if (items[i]?.not === undefined) allowed += 1;
  return allowed;
}

function mayChoose(items: readonly Item[]): number[] {
  const allowed: number[] = [];
  for (let i = 0; i < items.length; i += 1) if (items[i]?.not === undefined) allowed.push(i);
  return allowed;
}

/** The name of one of the allowed items, by its place among them. */
function nameOf(items: readonly Item[], place: number): string {
  let before = place;
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (item === undefined || item.not !== undefined) continue;
    if (before === 0) return item.id;
    before -= 1;
  }
  return '';
}

/** `size` of the items, of which `count` are allowed, named in their order. Mostly none or one: then without a list of them. */
function drawn(items: readonly Item[], count: number, size: number, rng: Rng): string[] {
  if (size === 0) return [];
  if (size === 1) return [nameOf(items, count > 1 ? rng(count) : 0)];
  const allowed = mayChoose(items);
  shuffle(allowed, size, rng);
  putInOrder(allowed, size);
  const names: string[] = [];
  for (let i = 0; i < size && i < allowed.length; i += 1) names.push(items[allowed[i] ?? 0]?.id ?? '');
  return names;
}

/** The first `size` of them. One by one: they are few, and to sort them with a function of our own takes several times as long. */
function putInOrder(numbers: number[], size: number): void {
  for (let i = 1; i < size && i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    let at = i;
    for (; at > 0; at -= 1) {
      const before = numbers[at - 1] ?? 0;
      if (before < number) break;
      numbers[at] = before;
    }
    numbers[at] = number;
  }
}

/** The first `size` entries become a random draw from all. */
function shuffle<T>(list: T[], size: number, rng: Rng): void {
  for (let i = 0; i < size && i < list.length - 1; i += 1) {
    const j = i + rng(list.length - i);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) continue;
    list[i] = b;
    list[j] = a;
  }
}

/** How much: a quarter of the time all that can be placed, else anything. Where: in as few shares as hold it, evenly, or anyhow. */
function sampleSplit(ask: Split, rng: Rng): SplitAnswer {
  const most = mostPlaced(ask);
  const least = ask.all ? most : 0;
  const amount = rng(4) === 0 ? most : least + rng(most - least + 1);
  const shares: Share[] = [];
  // By their places: going through a frozen list one by one takes several times as long.
  for (let i = 0; i < ask.over.length; i += 1) {
    const share = ask.over[i];
    if (share !== undefined && capOf(share) > 0) shares.push(share);
  }
  shuffle(shares, shares.length, rng);
  const answer: SplitAnswer = {};
  const how = rng(3);
  if (how === 0) heap(shares, amount, answer);
  else if (how === 1) level(shares, amount, answer);
  else strew(shares, amount, answer, rng);
  return answer;
}

function heap(shares: readonly Share[], amount: number, answer: SplitAnswer): void {
  let left = amount;
  for (const share of shares) {
    const put = Math.min(capOf(share), left);
    if (put > 0) answer[share.id] = put;
    left -= put;
  }
}

function level(shares: readonly Share[], amount: number, answer: SplitAnswer): void {
  // Smallest first: what a small share cannot take falls to the larger ones.
  const order = areAlike(shares) ? shares : shares.slice().sort((a, b) => capOf(a) - capOf(b));
  let left = amount;
  for (let i = 0; i < order.length; i += 1) {
    const share = order[i];
    if (share === undefined) continue;
    const put = Math.min(capOf(share), Math.floor(left / (order.length - i)));
    if (put > 0) answer[share.id] = put;
    left -= put;
  }
}

function areAlike(shares: readonly Share[]): boolean {
  for (let i = 1; i < shares.length; i += 1) if (shares[i]?.cap !== shares[0]?.cap) return false;
  return true;
}

function strew(shares: readonly Share[], amount: number, answer: SplitAnswer, rng: Rng): void {
  let left = amount;
  let room = roomIn(shares);
  for (const share of shares) {
    const cap = capOf(share);
    room -= cap;
    const least = Math.max(0, left - room);
    const put = least + rng(Math.min(cap, left) - least + 1);
    if (put > 0) answer[share.id] = put;
    left -= put;
  }
}

/** Half the walks go as far as they can; the others may spend part of the budget, from nothing upwards. */
function sampleWalk<V>(view: V, ask: Walk, rng: Rng, ways: Ways<V> | undefined): WalkAnswer {
  const path: number[] = [];
  let at = ask.from;
  let left = rng(2) === 0 ? ask.budget : rng(Math.max(0, Math.floor(ask.budget)) + 1);
  while (left >= 1) {
    const on = waysOn(view, ask.unit, at, left, ways);
    const step = on.length === 0 ? undefined : on[rng(on.length)];
    if (step === undefined) break;
    path.push(step.to);
    at = step.to;
    left -= step.cost;
  }
  const allowed = countAllowed(ask.halts);
  const halt = allowed === 0 ? [] : drawn(ask.halts, allowed, rng(allowed + 1), rng);
  return { path, halt };
}

/** How often it is drawn anew before the least answer is looked for, which in a sheet of many limits may take for ever. */
const patience = 20;

/** Where drawing finds no way, because heavy items must be picked, the rows' least answers serve. */
function sampleSheet(ask: Sheet, rng: Rng): RowAnswer[] | undefined {
  for (let i = 0; i < patience; i += 1) {
    const drawn = drawSheet(ask, rng);
    if (drawn !== undefined) return drawn;
  }
  return leastAnswer(ask) as RowAnswer[] | undefined;
}

/** Every row for itself, then lowered until all limits hold; `undefined` if that was not to be had. */
export function drawSheet(ask: Sheet, rng: Rng): RowAnswer[] | undefined {
  const answers: RowAnswer[] = [];
  for (let i = 0; i < ask.rows.length; i += 1) {
    const row = ask.rows[i];
    const answer = row && sampleRow(row, rng);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return ask.limits.length === 0 || lowered(ask, answers, rng) ? answers : undefined;
}
