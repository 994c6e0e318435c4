/**
 * How many legal answers there are, without making them. Exact up to 2^53; above, the nearest number that can be
 * written, and Infinity beyond about 10^308. Limits are added up as they are written: weights that binary fractions
 * cannot hold (0.1) may be counted otherwise than judged.
 */
import { capOf, leastPlaced, mostPlaced, pickable } from './amounts.js';
import type { Ask, Place, Row, Sheet, Walk, Ways } from './asks.js';
import { waysOn } from './every.js';
import { leastRest, mostWeight, unitWeights } from './limits.js';

export function count<V>(view: V, ask: Ask, ways?: Ways<V>): number {
  switch (ask.ask) {
    case 'walk':
      return countWalk(view, ask, ways);
    case 'sheet':
      return countSheet(ask);
    default:
      return countRow(ask);
  }
}

function countRow(row: Row): number {
  if (row.ask === 'say') return Math.max(0, Math.floor(row.to) - Math.ceil(row.from) + 1);
  const { least, most } = bounds(row);
  let sum = 0;
  for (const [units, n] of placements(caps(row), most).entries()) if (units >= least) sum += n;
  return sum;
}

type Entries = Exclude<Row, { ask: 'say' }>;

/** How many units of each entry there are to be had. */
function caps(row: Entries): number[] {
  return row.ask === 'pick' ? row.of.map((item) => (item.not === undefined ? 1 : 0)) : row.over.map(capOf);
}

function bounds(row: Entries): { least: number; most: number } {
  if (row.ask === 'split') return { least: leastPlaced(row), most: mostPlaced(row) };
  return { least: row.min, most: Math.min(row.max, pickable(row.of)) };
}

/** In how many ways 0, 1, 2 … `most` units can be taken from entries that hold so many each. */
function placements(caps: readonly number[], most: number): number[] {
  if (most < 0) return [];
  let ways = [1];
  for (const cap of caps) {
    if (cap > 0) ways = cap === 1 ? withOne(ways, most) : withShare(ways, cap, most);
  }
  return ways;
}

function withOne(ways: readonly number[], most: number): number[] {
  const next: number[] = [];
  const size = Math.min(most, ways.length) + 1;
  for (let units = 0; units < size; units += 1) next.push((ways[units] ?? 0) + (ways[units - 1] ?? 0));
  return next;
}

function withShare(ways: readonly number[], cap: number, most: number): number[] {
  const next: number[] = [];
  const size = Math.min(most, ways.length - 1 + cap) + 1;
  // A sliding sum while all is exact; beyond, differences would lose the small numbers, so each is added up anew.
  const exact = Number.isSafeInteger(ways.reduce((a, b) => a + b, 0));
  let window = 0;
  for (let units = 0; units < size; units += 1) {
    if (exact) window += (ways[units] ?? 0) - (ways[units - cap - 1] ?? 0);
    else window = ways.slice(Math.max(0, units - cap), units + 1).reduce((a, b) => a + b, 0);
    next.push(window);
  }
  return next;
}

function countWalk<V>(view: V, ask: Walk, ways: Ways<V> | undefined): number {
  const known = new Map<Place, Map<number, number>>();
  return paths(ask.from, ask.budget) * 2 ** pickable(ask.halts);

  /** The paths onward from here, the one that stops here among them. */
  function paths(at: Place, left: number): number {
    let here = known.get(at);
    if (here === undefined) {
      here = new Map();
      known.set(at, here);
    }
    const before = here.get(left);
    if (before !== undefined) return before;
    let sum = 1;
    for (const { to, cost } of waysOn(view, ask.unit, at, left, ways)) sum += paths(to, left - cost);
    here.set(left, sum);
    return sum;
  }
}

/** So many ways to reach these sums, one sum for each limit. */
type Tally = { sums: number[]; ways: number };

function countSheet(ask: Sheet): number {
  const limits = ask.limits.filter((limit) => {
    let most = 0;
    for (const [at, row] of ask.rows.entries()) most += mostWeight(row, unitWeights(limit, row, at));
    return most > limit.most; // what can never be exceeded need not be carried along
  });
  const rests = limits.map((limit) => leastRest(limit, ask.rows));
  if (limits.some((limit, i) => (rests[i]?.[0] ?? 0) > limit.most)) return 0;
  let tallies: Tally[] = [{ sums: limits.map(() => 0), ways: 1 }];
  for (const [at, row] of ask.rows.entries()) {
    const weights = limits.map((limit) => unitWeights(limit, row, at));
    const kept = gather();
    for (const part of rowTallies(row, weights)) {
      for (const tally of tallies) {
        const sums = tally.sums.map((sum, i) => sum + (part.sums[i] ?? 0));
        const hopeful = limits.every((limit, i) => (sums[i] ?? 0) + (rests[i]?.[at + 1] ?? 0) <= limit.most);
        if (hopeful) kept.add(sums, tally.ways * part.ways);
      }
    }
    tallies = kept.all();
  }
  let total = 0;
  for (const tally of tallies) total += tally.ways;
  return total;
}

/** The answers of one row, those of equal weight in every limit taken together. `weights[limit][entry]`. */
function rowTallies(row: Row, weights: readonly number[][]): Tally[] {
  if (weights.every((of) => of.every((w) => w === 0))) return [{ sums: weights.map(() => 0), ways: countRow(row) }];
  if (row.ask === 'say') {
    const said: Tally[] = [];
    for (let n = Math.ceil(row.from); n <= row.to; n += 1)
      said.push({ sums: weights.map((of) => n * (of[0] ?? 0)), ways: 1 });
    return said;
  }
  const { least, most } = bounds(row);
  if (most < least) return [];
  // Entries that weigh the same are taken together. Carried along: units so far, then the sums.
  let carried: Tally[] = [{ sums: [0, ...weights.map(() => 0)], ways: 1 }];
  for (const group of groups(caps(row), weights)) {
    const kept = gather();
    for (const [units, n] of placements(group.caps, most).entries()) {
      for (const tally of carried) {
        const taken = (tally.sums[0] ?? 0) + units;
        if (taken > most) continue;
        const sums = tally.sums.map((sum, i) => (i === 0 ? taken : sum + units * (group.weights[i - 1] ?? 0)));
        kept.add(sums, tally.ways * n);
      }
    }
    carried = kept.all();
  }
  const rowSums = gather();
  for (const { sums, ways } of carried) if ((sums[0] ?? 0) >= least) rowSums.add(sums.slice(1), ways);
  return rowSums.all();
}

type Group = { weights: number[]; caps: number[] };

function groups(caps: readonly number[], weights: readonly number[][]): Group[] {
  const known = new Map<string, Group>();
  for (const [entry, cap] of caps.entries()) {
    const own = weights.map((of) => of[entry] ?? 0);
    const key = own.join();
    const group = known.get(key);
    if (group) group.caps.push(cap);
    else known.set(key, { weights: own, caps: [cap] });
  }
  return [...known.values()];
}

function gather(): { add(sums: number[], ways: number): void; all(): Tally[] } {
  const known = new Map<string, Tally>();
  return {
    add(sums, ways) {
      if (ways === 0) return;
      const key = sums.join();
      const tally = known.get(key);
      if (tally) tally.ways += ways;
      else known.set(key, { sums, ways });
    },
    all: () => [...known.values()],
  };
}
