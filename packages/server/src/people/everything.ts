/** Everything that is kept about a person, for that person: no secret of the server, nothing of a seat that is not theirs. */
import type { Seat } from '@ironbottom/umpire';
import type { Telling } from '@ironbottom/wire';
import { holds } from '../http/seats.js';
import type { Match } from '../match/match.js';
import { tableOf } from '../match/streams.js';
import type { Store } from '../store/store.js';
import { deedsOf, matchesJoined } from './log.js';
import type { Person } from './people.js';
import type { Tokens } from './tokens.js';

export type EverythingGiven = {
  store: Store;
  now(): number;
  tokens: Tokens;
  /** A match as it stands; undefined when it is gone. */
  look<T>(match: string, look: (match: Match) => T): Promise<T | undefined>;
  tellings(person: string): Promise<Telling[]>;
};

export async function everythingOf(given: EverythingGiven, person: Person): Promise<object> {
  const { store, now, tokens } = given;
  const { query } = store;
  const { id } = person;
  const mine = await query<{ match: string }>(
    `select match from holders where person = $1 union select id from matches where creator = $1
     union select match from notes where person = $1`,
    [id],
  );
  const all = new Set([...mine.map(({ match }) => match), ...(await matchesJoined(query, id))]);
  const matches: object[] = [];
  // One after the other: somebody with a thousand matches does not fill the memory with them.
  for (const match of [...all].sort()) {
    const shown = await given.look(match, (seen) => matchFor(seen, person));
    if (shown === undefined) continue;
    const said = await deedsOf(query, match, id, ['say']);
    matches.push({ ...shown, said: said.map(({ at, deed: { seat, to, text } }) => ({ at, seat, to, text })) });
  }
  const { blocked: _, ...row } = person;
  return {
    written: now(),
    person: row,
    sessions: await query('select created, expires from sessions where person = $1 order by created', [id]),
    tokens: await tokens.list(id),
    ratings: await query(
      'select rulebook, rating, deviation, volatility, games, at from ratings where person = $1 order by rulebook',
      [id],
    ),
    rated: await query(
      'select match, rulebook, at, score, before, rating, deviation from rated where person = $1 order by at, match',
      [id],
    ),
    notes: await query('select match, text, updated from notes where person = $1 order by match', [id]),
    tellings: await given.tellings(id),
    told: await query(
      `select o.match, o.at, o.subject, o.body, o.sent, o.error from outbox o join tellings t on t.id = o.telling
       where t.person = $1 order by o.at, o.id`,
      [id],
    ),
    matches,
  };
}

/** The match as the person's own seats have heard it so far. */
function matchFor(match: Match, person: Person): object {
  const { row } = match;
  const seats = match.seats.filter(({ seat }) => holds(match, person, seat));
  return {
    id: row.id,
    title: row.title,
    rulebook: row.rulebook,
    scenario: row.scenario,
    module: row.module,
    created: row.created,
    made: row.creator === person.id,
    clock: row.made.clock,
    rated: row.made.rated,
    table: tableOf(match),
    seats: seats.map(({ seat }) => ({ seat, ...heardAt(match, seat) })),
  };
}

function heardAt({ streams, book }: Match, seat: Seat): object {
  const stream = streams[seat];
  if (stream === undefined) return { story: [], chat: [] };
  const story = stream.events.map(({ seq, event: { rule, kind, data, ...event } }) => ({
    seq,
    rule,
    kind,
    text: book.rulebook.words({ rule, kind, data, ...event }),
    data,
  }));
  return { story, chat: stream.chat };
}
