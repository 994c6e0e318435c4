/**
 * Is this answer legal? The answer comes from a person, a program or the network and may be JSON of any shape: it is
 * looked at, never repaired. One legal answer has one form, but for the order of names: a split leaves out what gets
 * nothing, a pick and the halts of a walk name each item once.
 *
 * A split with `all` places the whole total, or, where the shares that may be chosen cannot take so much, fills them all.
 */
import { capOf, isWhole, leastPlaced, mostPlaced, pickable } from './amounts.js';
import type { Answer, Ask, Item, Pick, Refusal, Row, RowAnswer, Say, Sheet, Split, Walk, Way, Ways } from './asks.js';
import { brokenLimit, weightOf } from './limits.js';
import { boundText, guess, isBalance, isLeast, nameOf, rowsIn, rowsOf, sharedIn, shown, toPick } from './wording.js';

/** Why the answer is refused; `undefined` when it is legal. */
export function judge<V>(view: V, ask: Ask, answer: unknown, ways?: Ways<V>): Refusal | undefined {
  switch (ask.ask) {
    case 'walk':
      return judgeWalk(view, ask, answer, ways);
    case 'sheet':
      return judgeSheet(ask, answer);
    default:
      return judgeRow(ask, answer);
  }
}

/** Is the answer one of those the ask allows? */
export function contains<V>(view: V, ask: Ask, answer: unknown, ways?: Ways<V>): answer is Answer {
  return judge(view, ask, answer, ways) === undefined;
}

function judgeRow(row: Row, answer: unknown): Refusal | undefined {
  switch (row.ask) {
    case 'pick':
      return judgePick(row, answer);
    case 'split':
      return judgeSplit(row, answer);
    case 'say':
      return judgeSay(row, answer);
  }
}

function judgePick(ask: Pick, answer: unknown): Refusal | undefined {
  if (!Array.isArray(answer)) return { rule: ask.rule, why: `this takes a list of names, not ${shown(answer)}` };
  const chosen: readonly unknown[] = answer;
  if (chosen.length < ask.min || chosen.length > ask.max || chosen.length > ask.of.length) {
    return { rule: ask.rule, why: `${toPick(ask)}; you picked ${chosen.length}` };
  }
  return judgeNames(ask.rule, ask.of, chosen);
}

/** Each name known, allowed and there once. Names given in the order of the items are checked in one pass. */
function judgeNames(rule: string, items: readonly Item[], names: readonly unknown[]): Refusal | undefined {
  let next = 0;
  let inOrder = true;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i];
    let at = indexFrom(items, name, next, items.length);
    if (at < 0) {
      at = indexFrom(items, name, 0, next);
      if (at < 0) return unknownName(rule, items, name);
      inOrder = false;
    }
    const not = items[at]?.not;
    if (not !== undefined) return not;
    next = at + 1;
  }
  return inOrder ? undefined : twice(rule, items, names);
}

function indexFrom(items: readonly Item[], name: unknown, from: number, to: number): number {
  if (typeof name !== 'string') return -1;
  const { length } = name;
  for (let i = from; i < to; i += 1) {
    const id = items[i]?.id;
    if (id !== undefined && id.length === length && id === name) return i;
  }
  return -1;
}

const FEW = 24;

function twice(rule: string, items: readonly Item[], names: readonly unknown[]): Refusal | undefined {
  if (names.length <= FEW) {
    for (let i = 1; i < names.length; i += 1) {
      for (let j = 0; j < i; j += 1) if (names[i] === names[j]) return named(names[i]);
    }
    return undefined;
  }
  const seen = new Set<unknown>();
  for (const name of names) {
    if (seen.has(name)) return named(name);
    seen.add(name);
  }
  return undefined;

  function named(name: unknown): Refusal {
    const text = items.find((item) => item.id === name)?.text ?? shown(name);
    return { rule, why: `${text} is named twice; name each at most once` };
  }
}

function unknownName(rule: string, items: readonly Item[], name: unknown): Refusal {
  if (typeof name !== 'string') return { rule, why: `a name is wanted, not ${shown(name)}` };
  return { rule, why: `there is no ${shown(name)} to choose here${guess(name, items)}` };
}

function judgeSplit(ask: Split, answer: unknown): Refusal | undefined {
  if (!isRecord(answer)) {
    return { rule: ask.rule, why: `this takes an amount for each name, not ${shown(answer)}` };
  }
  let sum = 0;
  let next = 0;
  for (const id in answer) {
    let at = indexFrom(ask.over, id, next, ask.over.length);
    if (at < 0) at = indexFrom(ask.over, id, 0, next);
    const share = ask.over[at];
    if (share === undefined) return unknownName(ask.rule, ask.over, id);
    if (share.not !== undefined) return share.not;
    next = at + 1;
    const amount = answer[id];
    if (!isWhole(amount) || amount < 1 || amount > capOf(share))
      return wrongAmount(ask, share.text, capOf(share), amount);
    sum += amount;
  }
  if (sum > 0 && sum > ask.total)
    return { rule: ask.rule, why: `there are ${mostOf(ask)} to place; you placed ${sum}` };
  if (ask.all && sum !== ask.total && sum < leastPlaced(ask)) {
    const room = mostPlaced(ask);
    const why = room < ask.total ? `these can take only ${room} of the ${ask.total}: fill them` : `place all ${room}`;
    return { rule: ask.rule, why: `${why}; you placed ${sum}` };
  }
  return undefined;
}

function mostOf(ask: Split): number {
  return Math.max(0, Math.floor(ask.total));
}

function wrongAmount(ask: Split, text: string, cap: number, amount: unknown): Refusal {
  if (amount === 0) return { rule: ask.rule, why: `${text} gets 0; leave out what gets nothing` };
  const right = cap === 0 ? `${text} can take nothing` : `${text} takes a whole number from 1 to ${cap}`;
  return { rule: ask.rule, why: `${right}, not ${shown(amount)}` };
}

function judgeSay(ask: Say, answer: unknown): Refusal | undefined {
  if (isWhole(answer) && answer >= ask.from && answer <= ask.to) return undefined;
  const right = ask.from === ask.to ? `say ${ask.from}` : `say a whole number from ${ask.from} to ${ask.to}`;
  return { rule: ask.rule, why: `${right}, not ${shown(answer)}` };
}

function judgeWalk<V>(view: V, ask: Walk, answer: unknown, ways: Ways<V> | undefined): Refusal | undefined {
  if (!isRecord(answer)) return { rule: ask.rule, why: `this takes a path and halts, not ${shown(answer)}` };
  let keys = 0;
  for (const key in answer) {
    if (key !== 'path' && key !== 'halt') {
      return { rule: ask.rule, why: `a walk has a path and halts, and no ${shown(key)}` };
    }
    keys += 1;
  }
  const { path, halt } = answer;
  if (keys !== 2 || !Array.isArray(path) || !Array.isArray(halt)) {
    return { rule: ask.rule, why: 'a walk has two lists: the path, and the halts (both may be empty)' };
  }
  return judgePath(view, ask, path, ways) ?? judgeHalts(ask, halt);
}

function judgePath<V>(view: V, ask: Walk, path: readonly unknown[], ways: Ways<V> | undefined): Refusal | undefined {
  let at = ask.from;
  let left = ask.budget;
  for (let i = 0; i < path.length; i += 1) {
    const to = path[i];
    if (!isWhole(to)) return { rule: ask.rule, why: `step ${i + 1}: a place is wanted, not ${shown(to)}` };
    const way = ways && wayTo(ways.ways(view, ask.unit, at), to);
    if (way === undefined) {
      return { rule: ask.rule, why: `step ${i + 1}: no way from ${nameOf(ways, at)} to ${nameOf(ways, to)}` };
    }
    if (way.not !== undefined) return way.not;
    const cost = stepCost(way);
    if (cost > left) {
      const why = `step ${i + 1} into ${nameOf(ways, to)} costs ${cost} and ${left} of ${ask.budget} is left`;
      return { rule: ask.rule, why: `${why}; stop at ${nameOf(ways, at)}` };
    }
    left -= cost;
    at = to;
  }
  return undefined;
}

/** A step costs at least 1 whatever the map says, so that every walk ends. */
export function stepCost(way: Way): number {
  return way.cost >= 1 ? way.cost : 1;
}

/** The cheapest way to a place; one that may not be taken only where there is no other. */
export function wayTo(ways: readonly Way[], to: number): Way | undefined {
  let best: Way | undefined;
  for (const way of ways) {
    if (way.to !== to) continue;
    if (best === undefined || (best.not !== undefined && way.not === undefined)) best = way;
    else if (way.not === undefined && stepCost(way) < stepCost(best)) best = way;
  }
  return best;
}

function judgeHalts(ask: Walk, halt: readonly unknown[]): Refusal | undefined {
  if (halt.length > ask.halts.length) {
    const most = pickable(ask.halts);
    return {
      rule: ask.rule,
      why: `name ${most === 0 ? 'no halt' : `at most ${most} halts`}; you named ${halt.length}`,
    };
  }
  return judgeNames(ask.rule, ask.halts, halt);
}

function judgeSheet(ask: Sheet, answer: unknown): Refusal | undefined {
  if (!Array.isArray(answer) || answer.length !== ask.rows.length) {
    const got = Array.isArray(answer) ? `${answer.length}` : shown(answer);
    return { rule: ask.rule, why: `the sheet has ${rowsOf(ask.rows.length)}; you filled in ${got}` };
  }
  for (let i = 0; i < ask.rows.length; i += 1) {
    const row = ask.rows[i];
    if (row === undefined) continue;
    const refusal = judgeRow(row, answer[i]);
    if (refusal !== undefined) return inRow(i, row, refusal);
  }
  // Every row has been judged, so these are row answers.
  const answers = answer as readonly RowAnswer[];
  const limit = brokenLimit(ask.limits, ask.rows, answers);
  if (limit === undefined) return undefined;
  const sum = weightOf(limit, ask.rows, answers);
  const made = isLeast(limit) ? -sum : sum;
  const bound = isBalance(limit) ? '' : `: ${boundText(limit).toLowerCase()}, and this makes ${made}`;
  return { rule: limit.rule, why: `${limit.why} (${sharedIn(limit, ask.rows)}${rowsIn(limit)}${bound})` };
}

/** A refusal within a sheet says in which row. */
export function inRow(index: number, row: Row, refusal: Refusal): Refusal {
  return { rule: refusal.rule, why: `row ${index + 1} (${row.prompt}): ${refusal.why}` };
}

function isRecord(x: unknown): x is { readonly [key: string]: unknown } {
  if (typeof x !== 'object' || x === null) return false;
  const prototype: unknown = Object.getPrototypeOf(x);
  return prototype === Object.prototype || prototype === null;
}
