import type { Together } from './append.js';
import type { Query, Store } from './store.js';

/**
 * The schema, as numbered steps that are never changed once they are out: a new wish is a new step. SQL that PostgreSQL
 * 15 and 18 both know. Times are milliseconds since 1970.
 *
 * What a replay reads is `json`, not `jsonb`: jsonb sorts the keys of an object, so that a process that read a deed
 * back could walk through an answer in another order than the one that wrote it.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key,
      name text not null,
      name_key text not null unique,
      pass text,
      mail text,
      guest boolean not null default false,
      blocked boolean not null default false,
      created bigint not null,
      vacation jsonb
    )`,
    `create table sessions (
      key_hash text primary key,
      person text not null references people on delete cascade,
      created bigint not null,
      expires bigint not null
    )`,
    'create index sessions_person on sessions (person)',
    'create index sessions_expires on sessions (expires)',
    `create table tokens (
      key_hash text primary key,
      person text not null references people on delete cascade,
      name text not null,
      created bigint not null,
      used bigint
    )`,
    'create index tokens_person on tokens (person)',
    `create table resets (
      key_hash text primary key,
      person text not null references people on delete cascade,
      expires bigint not null
    )`,
    `create table matches (
      id text primary key,
      rulebook text not null,
      scenario text not null,
      module text not null,
      status text not null check (status in ('open', 'live', 'adjourned', 'over')),
      made json not null,
      seed text not null,
      creator text,
      created bigint not null,
      moved bigint not null,
      due bigint,
      title text not null default '',
      listed boolean not null default false,
      result jsonb
    )`,
    'create index matches_lobby on matches (status, moved) where listed',
    'create index matches_due on matches (due) where due is not null',
    `create table log (
      match text not null,
      n integer not null check (n > 0),
      at bigint not null,
      deed json not null,
      primary key (match, n)
    )`,
    'create table snapshots (match text primary key, n integer not null, body json not null)',
    `create table holders (
      match text not null,
      seat text not null,
      person text not null,
      primary key (match, seat, person)
    )`,
    'create index holders_person on holders (person)',
    `create table links (
      key_hash text primary key,
      match text not null,
      seat text,
      person text,
      kind text not null,
      created bigint not null
    )`,
    'create index links_match on links (match)',
    `create table notes (
      match text not null,
      person text not null,
      text text not null,
      updated bigint not null,
      primary key (match, person)
    )`,
    `create table ratings (
      person text not null,
      rulebook text not null,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      games integer not null,
      at bigint not null,
      primary key (person, rulebook)
    )`,
    'create index ratings_table on ratings (rulebook, rating)',
    `create table tellings (
      id text primary key,
      person text not null,
      match text,
      way text not null,
      address jsonb not null,
      digest boolean not null default false,
      created bigint not null,
      trouble text,
      troubled bigint
    )`,
    'create index tellings_person on tellings (person)',
    'create index tellings_match on tellings (match) where match is not null',
    `create table outbox (
      id text primary key,
      telling text not null,
      match text,
      at bigint not null,
      subject text not null,
      body text not null,
      tries integer not null default 0,
      next bigint not null,
      error text,
      sent bigint
    )`,
    'create index outbox_next on outbox (next) where sent is null',
    `create table modules (
      hash text primary key,
      rulebook text not null,
      edition text not null,
      source text not null,
      created bigint not null
    )`,
    'create table settings (name text primary key, value jsonb not null)',
  ],
  // Seats of which something is asked: for each person's own list.
  ['alter table matches add column asked json'],
  [
    "alter table outbox add column link text not null default ''",
    // Null: nothing more will be tried.
    'alter table outbox alter column next drop not null',
    'create index outbox_telling on outbox (telling, at)',
    `create table rated (
      match text not null,
      person text not null,
      opponent text not null,
      rulebook text not null,
      at bigint not null,
      score double precision not null,
      before double precision not null,
      rating double precision not null,
      deviation double precision not null,
      primary key (match, person)
    )`,
    'create index rated_person on rated (person, rulebook, at)',
  ],
  // Where somebody ever sat down. With -> and ->> it would refuse every deed that has an escaped zero byte in it.
  [
    `create index log_joins on log (substring(deed::text from '"by":"(\\w+)"'))
     where left(deed::text, 13) = '{"do":"join",'`,
  ],
  // The same in a table, written when somebody sits down: the index cost every answer something.
  [
    'create table joined (person text not null, match text not null, primary key (person, match))',
    `insert into joined (person, match)
     select distinct substring(deed::text from '"by":"(\\w+)"'), match from log
     where left(deed::text, 13) = '{"do":"join",'`,
    'drop index log_joins',
  ],
  // Up to which deed the lists know a match. `moved` is for everybody, and does not change with a sealed answer.
  ['alter table matches add column noted integer not null default 0'],
  // Who made a link: it leads to a seat only as long as its maker may give that seat away.
  ['alter table links add column maker text'],
  // When a match ended whose ratings and tellings are still to be seen to; null: nothing is.
  [
    'alter table matches add column unsettled bigint',
    'create index matches_unsettled on matches (unsettled) where unsettled is not null',
  ],
  // The last moment for which a seat was told that its time runs out: whoever writes it tells.
  [
    `create table reminders (
      match text not null,
      seat text not null,
      at bigint not null,
      primary key (match, seat)
    )`,
  ],
];

/** Any number will do, as long as it is always this one: two processes that start at once migrate one after the other. */
const turn = 7_303_014;

/** Brings the schema up to date. A store that a newer Ironbottom has changed is refused, not guessed at. */
export async function migrate(kind: Store['kind'], together: Together): Promise<void> {
  await together(async (query) => {
    if (kind === 'postgresql') await query('select pg_advisory_xact_lock($1)', [turn]);
    await query('create table if not exists migrations (n integer primary key, at bigint not null)');
    const done = await schemaVersion(query);
    if (done > migrations.length) {
      throw new Error(
        `This store was made by a newer Ironbottom (its schema is at ${done}, this one knows ${migrations.length}); ` +
          'run the newer one.',
      );
    }
    await migrateTo(query, migrations.length);
  });
}

/** Goes on from where the schema stands, as far as step `last`. */
export async function migrateTo(query: Query, last: number): Promise<void> {
  const done = await schemaVersion(query);
  for (const [index, statements] of migrations.slice(0, last).entries()) {
    if (index < done) continue;
    for (const statement of statements) await query(statement);
    await query('insert into migrations (n, at) values ($1, $2)', [index + 1, Date.now()]);
  }
}

export async function schemaVersion(query: Query): Promise<number> {
  const [row] = await query<{ n: number | null }>('select max(n) as n from migrations');
  return row?.n ?? 0;
}

/** The tables there are after step `last`, in the order in which they were made: what is referred to comes first. */
export function tablesAt(last: number): string[] {
  const tables = new Set<string>();
  for (const statement of migrations.slice(0, last).flat()) {
    const [, does, table] = /^(create|drop) table (\w+)/.exec(statement) ?? [];
    if (does === 'create' && table !== undefined) tables.add(table);
    if (does === 'drop' && table !== undefined) tables.delete(table);
  }
  return [...tables];
}
