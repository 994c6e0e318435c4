/**
 * An account is deleted. Its matches keep a nameless player: a name also stands in the log, in the deeds of joining and
 * saying, and is taken out there. Nothing else of a deed changes, and different names stay different, so that a replay
 * still comes to the same frames under the same numbers.
 */
import type { Deed } from '../match/deeds.js';
import { nameless } from '../match/match.js';
import type { Store } from '../store/store.js';
import { deedsOf, matchesJoined } from './log.js';

/** Puts one deed at the end of a match's log. */
export type WriteDeed = (match: string, deed: Deed) => Promise<void>;

export async function forgetPerson(store: Store, write: WriteDeed, person: string): Promise<void> {
  const { query } = store;
  await query('delete from sessions where person = $1', [person]);
  const seats = await query<{ match: string; seat: string; status: string }>(
    `select h.match, h.seat, m.status from holders h join matches m on m.id = h.match
     where h.person = $1 order by h.match, h.seat`,
    [person],
  );
  for (const match of new Set(seats.map((seat) => seat.match)))
    await write(match, { do: 'rename', by: person, name: nameless });
  for (const { match, seat, status } of seats)
    if (status === 'open') await write(match, { do: 'leave', seat, by: person });
  // What nobody is going to join any more need not stand in the lobby.
  await query(
    `update matches set listed = false where creator = $1 and status = 'open'
     and not exists (select 1 from holders where match = matches.id)`,
    [person],
  );
  await takeOutNames(store, person);
  await store.transaction(async (inside) => {
    await inside('delete from outbox where telling in (select id from tellings where person = $1)', [person]);
    // What they gave to others is worth no more than what whoever made the match may give.
    await inside('update links set maker = null where maker = $1', [person]);
    for (const table of ['tellings', 'notes', 'ratings', 'rated', 'links', 'joined', 'people'])
      await inside(`delete from ${table} where ${table === 'people' ? 'id' : 'person'} = $1`, [person]);
  });
}

async function takeOutNames(store: Store, person: string): Promise<void> {
  for (const match of await matchesJoined(store.query, person)) {
    await store.transaction(async (query) => {
      const given = new Map<string, string>([[nameless, nameless]]);
      for (const { n, deed } of await deedsOf(query, match, person, ['join', 'say', 'rename'])) {
        const name = given.get(deed.name) ?? `${nameless.slice(0, -1)} ${given.size})`;
        given.set(deed.name, name);
        const written = JSON.stringify({ ...deed, name });
        await query('update log set deed = $3::json where match = $1 and n = $2', [match, n, written]);
      }
      await query('delete from snapshots where match = $1', [match]);
    });
  }
}
