/** The cheapest way over a map. */
import type { Grid, Hex } from './grid.js';
import { neighbours } from './steps.js';

/** What a step costs, more than 0; `undefined` where it may not be taken. */
export type StepCost = (from: Hex, to: Hex) => number | undefined;

export type Reached = { readonly cost: number; readonly from: Hex | undefined };

/** Every hex that can be reached for at most `budget`, with the least cost and the hex before it on the way. */
export function reach(grid: Grid, start: Hex, budget: number, stepCost: StepCost): Map<Hex, Reached> {
  return spread(grid, start, budget, stepCost, undefined);
}

/** The hexes entered on a cheapest way, the last being `to`; `undefined` if no way leads there. */
export function path(grid: Grid, from: Hex, to: Hex, stepCost: StepCost): Hex[] | undefined {
  const reached = spread(grid, from, Number.POSITIVE_INFINITY, stepCost, to);
  if (!reached.has(to)) return undefined;
  const hexes: Hex[] = [];
  for (let at = to; at !== from; ) {
    hexes.push(at);
    at = reached.get(at)?.from ?? from;
  }
  return hexes.reverse();
}

function spread(grid: Grid, start: Hex, budget: number, stepCost: StepCost, goal: Hex | undefined): Map<Hex, Reached> {
  const reached = new Map<Hex, Reached>([[start, { cost: 0, from: undefined }]]);
  const done = new Set<Hex>();
  const waiting: Waiting[] = [{ hex: start, cost: 0 }];
  for (let next = takeLeast(waiting); next !== undefined; next = takeLeast(waiting)) {
    if (done.has(next.hex)) continue;
    done.add(next.hex);
    if (next.hex === goal) break;
    for (const to of neighbours(grid, next.hex)) {
      const step = stepCost(next.hex, to);
      if (step === undefined || next.cost + step > budget) continue;
      const cost = next.cost + step;
      const before = reached.get(to);
      if (before !== undefined && before.cost <= cost) continue;
      reached.set(to, { cost, from: next.hex });
      add(waiting, { hex: to, cost });
    }
  }
  return reached;
}

/** A heap: no entry costs less than the one at half its place. Equal costs go by the order of the board. */
type Waiting = { hex: Hex; cost: number };

function before(a: Waiting, b: Waiting): boolean {
  return a.cost < b.cost || (a.cost === b.cost && a.hex < b.hex);
}

function add(heap: Waiting[], entry: Waiting): void {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up];
    if (parent === undefined || !before(entry, parent)) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = entry;
}

function takeLeast(heap: Waiting[]): Waiting | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return least;
  let at = 0;
  while (true) {
    let down = 2 * at + 1;
    let child = heap[down];
    const right = heap[down + 1];
    if (right !== undefined && child !== undefined && before(right, child)) {
      down += 1;
      child = right;
    }
    if (child === undefined || !before(child, last)) break;
    heap[at] = child;
    at = down;
  }
  heap[at] = last;
  return least;
}
