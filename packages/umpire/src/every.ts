/**
 * Every legal answer, one by one, in a fixed order: `count` of them. Small answers come first: picks by size, splits from
 * nothing upwards (a split of `all` from the first share downwards), walks by what they begin with.
 */
import { capOf, leastPlaced, mostPlaced, pickable } from './amounts.js';
import type {
  Answer,
  Ask,
  Item,
  Pick,
  Place,
  Row,
  RowAnswer,
  Sheet,
  Split,
  SplitAnswer,
  Walk,
  Way,
  Ways,
} from './asks.js';
import { stepCost, wayTo } from './judge.js';
import { leastRest, weightOf } from './limits.js';

export function every<V>(view: V, ask: Ask, ways?: Ways<V>): Generator<Answer> {
  switch (ask.ask) {
    case 'walk':
      return everyWalk(view, ask, ways);
    case 'sheet':
      return everySheet(ask);
    default:
      return everyRow(ask);
  }
}

/** The smallest legal answer, the first of `every`; `undefined` if there is none. */
export function leastAnswer(ask: Row): RowAnswer | undefined;
export function leastAnswer(ask: Ask): Answer | undefined;
export function leastAnswer(ask: Ask): Answer | undefined {
  switch (ask.ask) {
    case 'pick': {
      const allowed = ask.of.filter((item) => item.not === undefined).slice(0, Math.max(0, ask.min));
      return allowed.length < ask.min || ask.max < Math.max(0, ask.min) ? undefined : allowed.map((item) => item.id);
    }
    case 'split':
      return filled(ask);
    case 'say':
      return Math.ceil(ask.from) <= ask.to ? Math.ceil(ask.from) + 0 : undefined;
    case 'walk':
      return { path: [], halt: [] };
    case 'sheet': {
      for (const answer of everySheet(ask)) return answer;
      return undefined;
    }
  }
}

/** The shares filled in their order, as far as the split has to be placed. */
function filled(ask: Split): SplitAnswer {
  const answer: SplitAnswer = {};
  let left = leastPlaced(ask);
  for (const share of ask.over) {
    const amount = Math.min(capOf(share), left);
    if (amount > 0) answer[share.id] = amount;
    left -= amount;
  }
  return answer;
}

function everyRow(row: Row): Generator<RowAnswer> {
  switch (row.ask) {
    case 'pick':
      return everyPick(row);
    case 'split':
      return everySplit(row);
    case 'say':
      return everySay(row.from, row.to);
  }
}

function* everySay(from: number, to: number): Generator<number> {
  for (let n = Math.ceil(from) + 0; n <= to; n += 1) yield n;
}

function* everyPick(ask: Pick): Generator<string[]> {
  const most = Math.min(ask.max, pickable(ask.of));
  for (let size = Math.max(0, ask.min); size <= most; size += 1) yield* choices(ask.of, size);
}

/** The ways to choose `size` of the items that may be chosen, in the items' order. */
function* choices(items: readonly Item[], size: number): Generator<string[]> {
  const ids = items.filter((item) => item.not === undefined).map((item) => item.id);
  if (size > ids.length) return;
  const at = Array.from({ length: size }, (_, i) => i);
  while (true) {
    yield at.map((i) => ids[i] ?? '');
    let i = size - 1;
    while (i >= 0 && at[i] === ids.length - size + i) i -= 1;
    if (i < 0) return;
    let next = (at[i] ?? 0) + 1;
    for (; i < size; i += 1) {
      at[i] = next;
      next += 1;
    }
  }
}

function* everySplit(ask: Split): Generator<SplitAnswer> {
  const caps = ask.over.map(capOf);
  const roomAfter = new Array<number>(caps.length + 1).fill(0);
  for (let i = caps.length - 1; i >= 0; i -= 1) roomAfter[i] = (roomAfter[i + 1] ?? 0) + (caps[i] ?? 0);
  const amounts = caps.map(() => 0);
  yield* from(0, mostPlaced(ask));

  function* from(i: number, left: number): Generator<SplitAnswer> {
    if (i === caps.length) {
      const answer: SplitAnswer = {};
      for (const [j, share] of ask.over.entries()) {
        const amount = amounts[j] ?? 0;
        if (amount > 0) answer[share.id] = amount;
      }
      yield answer;
      return;
    }
    const most = Math.min(caps[i] ?? 0, left);
    const least = ask.all ? Math.max(0, left - (roomAfter[i + 1] ?? 0)) : 0;
    for (let k = least; k <= most; k += 1) {
      const amount = ask.all ? most + least - k : k;
      amounts[i] = amount;
      yield* from(i + 1, left - amount);
    }
  }
}

function* everyWalk<V>(view: V, ask: Walk, ways: Ways<V> | undefined): Generator<Answer> {
  const halts = [...everyHalt(ask.halts)];
  yield* onward([], ask.from, ask.budget);

  function* onward(path: readonly Place[], at: Place, left: number): Generator<Answer> {
    for (const halt of halts) yield { path: [...path], halt: [...halt] };
    for (const { to, cost } of waysOn(view, ask.unit, at, left, ways)) yield* onward([...path, to], to, left - cost);
  }
}

function* everyHalt(halts: readonly Item[]): Generator<string[]> {
  for (let size = 0; size <= halts.length; size += 1) yield* choices(halts, size);
}

/** Where a unit may go next and what it costs, each place once. */
export function waysOn<V>(
  view: V,
  unit: string,
  at: Place,
  left: number,
  ways: Ways<V> | undefined,
): readonly { to: Place; cost: number }[] {
  const all = ways?.ways(view, unit, at) ?? [];
  for (const way of all) if (!isOpen(all, way, left) || way.cost < 1) return openOf(all, left);
  return all;
}

const isOpen = (all: readonly Way[], way: Way, left: number): boolean =>
  way.not === undefined && stepCost(way) <= left && wayTo(all, way.to) === way;

function openOf(all: readonly Way[], left: number): { to: Place; cost: number }[] {
  const on: { to: Place; cost: number }[] = [];
  for (const way of all) if (isOpen(all, way, left)) on.push(way.cost >= 1 ? way : { to: way.to, cost: stepCost(way) });
  return on;
}

function* everySheet(ask: Sheet): Generator<RowAnswer[]> {
  const rests = ask.limits.map((limit) => leastRest(limit, ask.rows));
  const answers: RowAnswer[] = [];
  if (hopeful()) yield* from(0);

  function* from(at: number): Generator<RowAnswer[]> {
    const row = ask.rows[at];
    if (row === undefined) {
      yield answers.map(copy);
      return;
    }
    for (const answer of everyRow(row)) {
      answers.push(answer);
      if (hopeful()) yield* from(at + 1);
      answers.pop();
    }
  }

  /** Could the limits still hold, if the rows to come weighed as little as they can? */
  function hopeful(): boolean {
    return ask.limits.every(
      (limit, i) => weightOf(limit, ask.rows, answers) + (rests[i]?.[answers.length] ?? 0) <= limit.most,
    );
  }
}

function copy(answer: RowAnswer): RowAnswer {
  if (typeof answer === 'number') return answer;
  return Array.isArray(answer) ? [...answer] : { ...answer };
}
