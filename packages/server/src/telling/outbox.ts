/** What is still to be told. A row is taken by moving its time ahead; who dies over it leaves it to be taken again. */
import { newId } from '../people/keys.js';
import type { Query, Store } from '../store/store.js';
import type { Address, Delivery, Message } from './ways.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After each failure a longer pause; after the last, nothing more. */
export const PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR] as const;
/** How long whoever has taken a row may take over it. */
export const LEASE = 5 * MINUTE;
/** Mails that gather a day go out at this hour, UTC. */
const DIGEST_HOUR = 6;
const KEPT = 30 * DAY;

export type News = { person: string; match: string; subject: string; body: string; link: string };

/** The way there is of a telling, as the deliverer needs it. */
export type Place = { id: string; digest: boolean } & Address;
export type Taken = { place: Place; messages: Waiting[] };
export type Waiting = Message & { tries: number };

/**
 * Queues the news for each way in which the person wants to hear of this match, once where two of them lead to one address.
 * What is waiting with the same words already is not queued again. Says how many were.
 */
export async function tell({ query }: Pick<Store, 'query'>, news: News, at = Date.now()): Promise<number> {
  const places = await query<{ id: string; way: string; digest: boolean }>(
    `select distinct on (t.way, t.address) t.id, t.way, t.digest
     from tellings t join people p on p.id = t.person
     where t.person = $1 and not p.blocked and (t.match is null or t.match = $2)
       and (t.way <> 'mail' or (t.address->>'confirmed')::boolean)
     order by t.way, t.address, t.match is null, t.id`,
    [news.person, news.match],
  );
  let queued = 0;
  for (const { id, way, digest } of places) {
    const message = { ...news, at, id: newId() };
    queued += await queue(query, id, message, digest ? nextDigest(at) : at, way === 'atom' ? at : null);
  }
  return queued;
}

/** One row, unless the same waits already. A feed is not sent but fetched: what is in it counts as sent. */
export async function queue(
  query: Query,
  telling: string,
  { id, match, at, subject, body, link }: Message,
  next: number,
  sent: number | null,
): Promise<number> {
  const rows = await query(
    `insert into outbox (id, telling, match, at, subject, body, link, next, sent)
     select $1::text, $2::text, $3::text, $4::bigint, $5::text, $6::text, $7::text, $8::bigint, $9::bigint
     where not exists (select from outbox where telling = $2 and match is not distinct from $3::text
       and subject = $5::text and sent is null and next is not null)
     returning id`,
    [id, telling, match, at, subject, body, link, next, sent],
  );
  return rows.length;
}

export function nextDigest(at: number): number {
  const today = Math.floor(at / DAY) * DAY + DIGEST_HOUR * HOUR;
  return today > at ? today : today + DAY;
}

/**
 * Takes what is due for some places, all of a place together: then a day's things are in one mail even when several
 * processes deliver.
 */
export async function take(store: Store, at: number, most = 20): Promise<Taken[]> {
  return await store.transaction(async (query) => {
    const places = await query<Place>(
      `select id, way, address, digest from tellings where id in
         (select telling from outbox where sent is null and next <= $1 order by next limit 200)
       limit $2 for update skip locked`,
      [at, most],
    );
    if (places.length === 0) return [];
    const rows = await query<Waiting & { telling: string }>(
      `update outbox set next = $2 where telling = any($1) and sent is null and next <= $3
       returning id, telling, match, at, subject, body, link, tries`,
      [places.map(({ id }) => id), at + LEASE, at],
    );
    rows.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    return places.map((place) => ({ place, messages: rows.filter(({ telling }) => telling === place.id) }));
  });
}

/** Writes down what came of it, with the trouble where its person sees it. */
export async function record(
  store: Store,
  telling: string,
  messages: readonly Pick<Waiting, 'id' | 'tries'>[],
  delivery: Delivery,
  at: number,
): Promise<void> {
  await store.transaction(async (query) => {
    if ('sent' in delivery) {
      await query('update outbox set sent = $2, tries = tries + 1, error = null where id = any($1)', [
        ids(messages),
        at,
      ]);
      await query('update tellings set trouble = null, troubled = null where id = $1 and trouble is not null', [
        telling,
      ]);
      return;
    }
    if (delivery.gone) {
      await query('delete from outbox where telling = $1', [telling]);
      await query('delete from tellings where id = $1', [telling]);
      return;
    }
    let givenUp = messages.length > 0;
    for (const { id, tries } of messages) {
      const pause = delivery.final ? undefined : PAUSES[tries];
      const next = pause === undefined ? null : at + Math.max(pause, Math.min(delivery.after ?? 0, 12 * HOUR));
      if (next !== null) givenUp = false;
      await query('update outbox set tries = tries + 1, error = $2, next = $3 where id = $1', [
        id,
        delivery.error,
        next,
      ]);
    }
    const trouble = givenUp ? `${delivery.error} It was given up.` : delivery.error;
    await query('update tellings set trouble = $2, troubled = $3 where id = $1', [telling, trouble, at]);
  });
}

/** Not begun after all: for whoever comes next. */
export async function release(store: Store, messages: readonly { id: string }[], at: number): Promise<void> {
  await store.query('update outbox set next = $2 where id = any($1) and sent is null', [ids(messages), at]);
}

/** The next moment at which something is due. */
export async function nextDue(store: Store): Promise<number | null> {
  const [row] = await store.query<{ next: number | null }>(
    `select min(o.next) as next from outbox o join tellings t on t.id = o.telling where o.sent is null`,
  );
  return row?.next ?? null;
}

/** Old things are forgotten, and so is what nobody wants to be told any more. */
export async function sweep(store: Store, at: number): Promise<void> {
  await store.query(
    `delete from outbox where (at < $1 and (sent is not null or next is null))
       or not exists (select from tellings t where t.id = outbox.telling)`,
    [at - KEPT],
  );
}

function ids(messages: readonly { id: string }[]): string[] {
  return messages.map(({ id }) => id);
}
