import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import type { Plain } from '@ironbottom/umpire';
import type { Query, Statement, Store } from './store.js';

/** An append on its way, its deeds as JSON text. */
export type Appending = {
  match: string;
  first: number;
  deeds: readonly { at: number; deed: string }[];
  also: readonly Statement[];
};

/** Runs statements on one connection, so that they stand or fall together. */
export type Together = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

/** A statement that is done only where the deeds of this match were written. */
export type Belonging = Statement & { match: string };

/** Deeds, and in the same transaction what belongs to those that were written. */
export type WriteWith = (sql: string, params: readonly unknown[], also: readonly Belonging[]) => Promise<Row[]>;

type Row = { match: string };

/** With so many deeds, or so many characters of them, a statement is full; what is beyond waits for the next. */
const most = { deeds: 500, characters: 2_000_000 };

type Waiting = {
  match: string;
  first: number;
  /** Asked when it goes, and once. */
  what(): Pick<Appending, 'deeds' | 'also'>;
  done(written: boolean): void;
  failed(why: unknown): void;
};

type Going = Appending & Pick<Waiting, 'done' | 'failed'>;

/** Between tries after passing trouble; when all are used up, the appends fail. */
const pauses = [50, 100, 200, 400, 800, 1600];

/**
 * Group commit: while one batch is on its way to the disk, whatever arrives waits, and then goes together, in one
 * transaction with one sync. If a batch fails, each of its appends is tried alone, so that none suffers for another.
 * `isPassing`: trouble that lies not in what was asked, as a lost connection; then the same is tried again.
 */
export function groupCommit(query: Query, writeWith: WriteWith, sql: string, isPassing: (why: unknown) => boolean) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // Whoever calls in this same turn of the event loop still gets into the first batch.
    await null;
    let going = carry(take());
    for (;;) {
      const settle = await going;
      // The next batch is on its way to the disk while this one is told.
      const next = waiting.length > 0 ? carry(take()) : null;
      for (const each of settle) each();
      if (next !== null) going = next;
      else {
        await othersFirst();
        if (waiting.length === 0) break;
        going = carry(take());
      }
    }
    running = null;
  }

  async function carry(batch: readonly Going[]): Promise<(() => void)[]> {
    let trouble: unknown = null;
    for (const wait of [0, ...pauses]) {
      try {
        if (wait > 0) await pause(wait);
        const written = await write(query, writeWith, sql, batch);
        const settled: (() => void)[] = [];
        for (const one of batch) {
          // A place that is taken after trouble may be taken by this very append, and only the word of it was lost.
          const done = written.has(one.match) || (wait > 0 && (await stands(query, one)));
          settled.push(() => one.done(done));
        }
        return settled;
      } catch (why) {
        trouble = why;
        if (!isPassing(why)) break;
      }
    }
    if (batch.length === 1 || isPassing(trouble)) return batch.map((one) => () => one.failed(trouble));
    const alone: (() => void)[] = [];
    for (const one of batch) alone.push(...(await carry([one])));
    return alone;
  }

  /** The longest waiting, at most one of each match: a second one may stand on the deeds of the first. */
  function take(): Going[] {
    const batch: Going[] = [];
    const left: Waiting[] = [];
    const matches = new Set<string>();
    const size = { deeds: 0, characters: 0 };
    for (const one of waiting) {
      const isFull = size.deeds >= most.deeds || size.characters >= most.characters;
      if (isFull || matches.has(one.match)) left.push(one);
      else {
        const { match, first, done, failed } = one;
        const { deeds, also } = one.what();
        size.deeds += deeds.length;
        size.characters += deeds.reduce((sum, { deed }) => sum + deed.length, 0);
        batch.push({ match, first, deeds, also, done, failed });
      }
      matches.add(one.match);
    }
    waiting = left;
    // Two processes that both write to these matches meet them in the same order and never wait for each other in a ring.
    return batch.sort((a, b) => (a.match < b.match ? -1 : 1));
  }

  const append: Store['append'] = (match, first, given, also = []) =>
    new Promise((done, failed) => {
      if (given.length === 0 && typeof given !== 'function') throw new Error(`Nothing to append to match ${match}.`);
      const what: Waiting['what'] = () => {
        const now = typeof given === 'function' ? given() : { deeds: given, also };
        return {
          deeds: now.deeds.map(({ at, deed }) => ({ at, deed: JSON.stringify(deed satisfies Plain) })),
          also: now.also,
        };
      };
      waiting.push({ match, first, what, done, failed });
      running ??= run();
    });

  /** When everything that has been asked for is settled. */
  const idle = async (): Promise<void> => {
    while (running !== null) await running;
  };
  return { append, idle };
}

async function stands(query: Query, { match, first, deeds }: Appending): Promise<boolean> {
  const rows = await query<{ at: number; deed: string }>(
    'select at, deed::text as deed from log where match = $1 and n >= $2 and n < $3 order by n',
    [match, first, first + deeds.length],
  );
  return JSON.stringify(rows) === JSON.stringify(deeds.map(({ at, deed }) => ({ at, deed })));
}

/** The matches of the batch whose deeds are now on disk. */
async function write(
  query: Query,
  writeWith: WriteWith,
  sql: string,
  batch: readonly Appending[],
): Promise<ReadonlySet<string>> {
  const belonging = batch.flatMap(({ match, also }) => also.map((each) => ({ match, ...each })));
  const params = columns(batch);
  const rows = belonging.length === 0 ? await query<Row>(sql, params) : await writeWith(sql, params, belonging);
  return new Set(rows.map(({ match }) => match));
}

/** Statement by statement, where the database is elsewhere. */
export function writeWithin(together: Together): WriteWith {
  return (sql, params, also) =>
    together(async (query) => {
      const rows = await query<Row>(sql, params);
      const written = new Set(rows.map(({ match }) => match));
      // One after the other on the one connection, but without waiting for each answer before the next is sent.
      await Promise.all(also.flatMap(({ match, sql, params }) => (written.has(match) ? [query(sql, params)] : [])));
      return rows;
    });
}

function columns(batch: readonly Appending[]): unknown[][] {
  const rows = batch.flatMap(({ match, first, deeds }) =>
    deeds.map(({ at, deed }, index) => ({ match, n: first + index, first, at, deed })),
  );
  return [
    rows.map((row) => row.match),
    rows.map((row) => row.n),
    rows.map((row) => row.first),
    rows.map((row) => row.at),
    rows.map((row) => row.deed),
  ];
}

/** What keeps a log without gaps: deed n is written only on top of deed n - 1. */
const follows = (match: string, n: string) =>
  `(${n} = 1 or (select true from log as before where before.match = ${match} and before.n = ${n} - 1))`;

/** The first deed decides for its match: who finds its place taken writes nothing at all. */
const begun = `
  with given (match, n, first, at, deed) as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[])
  ), begun as (
    insert into log (match, n, at, deed)
    select match, n, at, deed::json from given
    where n = first and ${follows('given.match', 'given.first')}
    order by match
    on conflict do nothing returning match
  ), rest as (
    insert into log (match, n, at, deed)
    select match, n, at, deed::json from given join begun using (match)
    where n > first
    order by match, n
  )`;

/** Planned once for the session, which is most of the work when the batch is small. */
export const makeWriteDeeds = `
  create or replace function pg_temp.write_deeds(text[], integer[], integer[], bigint[], text[]) returns setof text
  language plpgsql as $body$ begin return query ${begun} select match from begun; end $body$`;

export const writeDeeds =
  'select pg_temp.write_deeds($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[]) as match';

/** A notification holds at most 8000 bytes: a hundred matches go into one. `sender` is a word of letters and digits. */
export const writeDeedsAndTell = (sender: string) => `${begun}, told as materialized (
    select pg_notify('deeds', '${sender}' || string_agg(' ' || match || ' ' || last, '' order by match))
    from (
      select match, max(n) as last, (row_number() over (order by match) - 1) / 100 as part
      from given join begun using (match)
      group by match
    ) as news
    group by part
  )
  select match, (select count(*) from told) as told from begun`;
