import type { Plain } from '@ironbottom/umpire';

/**
 * One statement. Values for json and jsonb columns are given as JSON text (`JSON.stringify`), for `= any($1)` as arrays.
 * Integers, bigints and counts come back as numbers, json and jsonb as values.
 */
export type Query = <R extends object = Record<string, unknown>>(
  sql: string,
  params?: readonly unknown[],
) => Promise<R[]>;

/** A deed as it stands in the log of its match. */
export type Written = { n: number; at: number; deed: Plain };

export type NewDeed = { at: number; deed: Plain };

export type Statement = { sql: string; params: readonly unknown[] };

export interface Store {
  readonly kind: 'embedded' | 'postgresql';
  query: Query;
  /** Inside `work` only the query it is given may be used: the store's own would wait for the transaction to end. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Durable when it resolves. False: the log of this match does not end at deed `first - 1` (somebody else has written
   * deed `first` already); nothing was written. Group commit: all appends that wait go to disk together. `also`:
   * statements that stand or fall with it. What is to be written may be asked for when it goes: until then it may grow.
   */
  append(
    match: string,
    first: number,
    deeds: readonly NewDeed[] | (() => { deeds: readonly NewDeed[]; also: readonly Statement[] }),
    also?: readonly Statement[],
  ): Promise<boolean>;
  /**
   * Deeds that another process wrote (never this one's own); `n` is the last of them. `missed`: the line to the
   * database was down for a while and some may have gone unheard, so every match at hand must be looked at.
   */
  onAppended(listener: (match: string, n: number) => void, missed?: () => void): void;
  close(): Promise<void>;
}

/** The whole log of a match, or what follows deed `after`. */
export function readLog(query: Query, match: string, after = 0): Promise<Written[]> {
  return query<Written>('select n, at, deed from log where match = $1 and n > $2 order by n', [match, after]);
}
