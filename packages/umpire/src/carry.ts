/**
 * Carrying a weighted set of records from need to need, merging those that have become equal.
 *
 * What is only counted (points, planes lost) but changes nothing still to come may be kept beside the records, as a
 * tally: records are then equal whatever they have counted, and each carries the distribution of its count. So the work
 * grows with the number of different battles, not with the number of different histories.
 */
import { silent } from './events.js';
import type { Measures } from './odds.js';
import type { DieNeed, Need, Policy, Procedure } from './procedure.js';
import { answersBy } from './run.js';

/** Running totals that never fall, by the names of the measures they end in. The procedure's key leaves them out. */
export type Tally<R> = { readonly names: readonly string[]; of(record: R): readonly number[] };

export type Ends = Map<string, { chance: number; measures: Measures }>;

/** The counts of a tally as one number, so that adding to a count is adding numbers. */
type Count = number;
const mostCounts = 6;
/** Fewer counts may each be larger: together they fill a whole number and no more. */
const baseOf = (counts: number): number => (counts <= 4 ? 8192 : 256);

/** `count`: what this record itself has counted; `chances`: how likely it is to be here with each count. */
type Entry<R> = { record: R; need: Need; count: Count; chances: Map<Count, number> };
type Layer<R> = Map<string, Entry<R>>;

/** All ends with their chances; undefined when there are more than `most` records at once, or counts too large to keep. */
export function carry<R>(
  procedure: Procedure<R>,
  first: R,
  policy: Policy,
  measure: (record: R) => Measures,
  most: number,
  tally?: Tally<R>,
  watch?: (records: number, of: undefined) => void,
): Ends | undefined {
  if (tally !== undefined && tally.names.length > mostCounts)
    throw new Error(`a tally has at most ${mostCounts} counts`);
  const names = tally?.names ?? [];
  const base = baseOf(names.length);
  const ends: Finished = new Map();
  let layer: Layer<R> = new Map();
  let tooLarge = false;

  const countOf = (record: R): Count => {
    if (tally === undefined) return 0;
    let count = 0;
    const counts = tally.of(record);
    for (let i = counts.length - 1; i >= 0; i--) {
      const each = counts[i] ?? 0;
      if (each >= base || each < 0) tooLarge = true;
      count = count * base + each;
    }
    return count;
  };

  /** Put a record where its equals are, with a part of the chances of the one it came from. */
  const place = (record: R, before: Count, chances: Map<Count, number>, part: number, next: Layer<R>): void => {
    const need = procedure.next(record, silent);
    const count = countOf(record);
    const more = count - before;
    if (need === undefined) {
      const measures = measure(record);
      // What is tallied differs from history to history: it is put in when all have come to their end.
      for (const name of names) measures[name] = 0;
      const key = Object.values(measures).join(' ');
      let end = ends.get(key);
      if (end === undefined) {
        end = { measures, chances: new Map() };
        ends.set(key, end);
      }
      pour(chances, end.chances, more, part);
      return;
    }
    const key = procedure.key(record);
    const entry = next.get(key);
    if (entry !== undefined) pour(chances, entry.chances, more, part);
    else if (more === 0 && part === 1) next.set(key, { record, need, count, chances });
    else {
      const own: Map<Count, number> = new Map();
      pour(chances, own, more, part);
      next.set(key, { record, need, count, chances: own });
    }
  };

  const start = procedure.clone(first);
  const begun = countOf(start);
  place(start, begun, new Map([[begun, 1]]), 1, layer);
  while (layer.size > 0) {
    if (layer.size > most || tooLarge) return undefined;
    watch?.(layer.size, undefined);
    const next: Layer<R> = new Map();
    for (const { record, need, count, chances } of layer.values()) {
      if (need.need === 'decision') {
        procedure.decide(record, answersBy(procedure, record, need.of, policy), silent);
        place(record, count, chances, 1, next);
      } else {
        const branches = branchesOf(need);
        branches.forEach(({ face, part }, i) => {
          // The last branch may use the record itself.
          const branch = i < branches.length - 1 ? procedure.clone(record) : record;
          procedure.die(branch, face, silent);
          place(branch, count, chances, part, next);
        });
      }
    }
    layer = next;
  }
  return tooLarge ? undefined : unfolded(ends, names);
}

/** Faces that come to the same are one branch. */
function branchesOf({ sides, classOf }: DieNeed): { face: number; part: number }[] {
  const branches: { face: number; part: number; kind: number }[] = [];
  for (let face = 1; face <= sides; face++) {
    const kind = classOf?.(face) ?? face;
    const same = classOf === undefined ? undefined : branches.find((branch) => branch.kind === kind);
    if (same === undefined) branches.push({ face, part: 1 / sides, kind });
    else same.part += 1 / sides;
  }
  return branches;
}

function pour(from: Map<Count, number>, into: Map<Count, number>, more: Count, part: number): void {
  for (const [count, chance] of from) into.set(count + more, (into.get(count + more) ?? 0) + chance * part);
}

type Finished = Map<string, { measures: Measures; chances: Map<Count, number> }>;

/** Every end with every count it was reached with. */
function unfolded(finished: Finished, names: readonly string[]): Ends {
  const ends: Ends = new Map();
  const base = baseOf(names.length);
  for (const { measures, chances } of finished.values()) {
    for (const [count, chance] of chances) {
      let left = count;
      const own = { ...measures };
      for (const name of names) {
        own[name] = left % base;
        left = Math.floor(left / base);
      }
      addEnd(ends, own, chance);
    }
  }
  return ends;
}

export function addEnd(ends: Ends, measures: Measures, chance: number): void {
  const key = Object.values(measures).join(' ');
  const equal = ends.get(key);
  if (equal === undefined) ends.set(key, { chance, measures });
  else equal.chance += chance;
}
