/** Where persons want to be told: added, listed, changed and removed by themselves. */
import type { AddedTelling, NewTelling, Telling, TellingChange } from '@ironbottom/wire';
import { tellingPaths } from '@ironbottom/wire';
import { hashKey, newId, newKey } from '../people/keys.js';
import type { Query } from '../store/store.js';
import { isMailAddress } from './mail.js';
import { nextDigest, queue } from './outbox.js';
import { unfitUrl } from './post.js';
import { soundKeys } from './push-encryption.js';
import { linkedTelling, linkTo, type Teller } from './teller.js';
import type { Address } from './ways.js';
import { oneLine } from './words.js';

/** In words why not. */
export type RefusedTelling = { refused: string };

type Row = Address & Omit<Telling, 'address' | 'confirmed'>;

const MOST = 50;
const MOST_ASKED = 3;
const DAY = 24 * 3600_000;

export async function addTelling(
  teller: Teller,
  person: string,
  given: NewTelling,
): Promise<AddedTelling | RefusedTelling> {
  const unfit = unfitFor(teller, given);
  if (unfit !== null) return { refused: unfit };
  const { made, shown } = fresh(teller, given);
  const id = newId();
  const at = teller.now();
  const match = given.match ?? null;
  const digest = given.way === 'mail' && given.digest === true;
  const full = await teller.store.transaction(async (query) => {
    const [row] = await query<{ count: number }>('select count(*) as count from tellings where person = $1', [person]);
    if ((row?.count ?? 0) >= MOST) return true;
    // A browser has one subscription: if somebody else uses it now, the one before must not be told in it.
    if (made.way === 'push') await forgetBrowser(query, person, made.address.endpoint, match);
    await query(
      'insert into tellings (id, person, match, way, address, digest, created) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, person, match, made.way, JSON.stringify(made.address), digest, at],
    );
    if (made.way === 'mail') await askToConfirm(query, teller, id, person, at);
    return false;
  });
  if (full) return { refused: `There are ${MOST} ways in which you are told; remove one first.` };
  if (made.way === 'mail') noteAsked(teller, made.address.to, at);
  const [telling] = await listTellings(teller, person, id);
  if (telling === undefined) return { refused: 'It was removed at the same time.' };
  return { telling, ...shown };
}

function unfitFor(teller: Teller, given: NewTelling): string | null {
  switch (given.way) {
    case 'mail': {
      if (teller.config.mail === null) return 'This server sends no mail.';
      if (!isMailAddress(given.address)) return 'This is not a mail address.';
      if (recentlyAsked(teller, given.address).length < MOST_ASKED) return null;
      return 'Several links have been sent to this address today; open one of them.';
    }
    case 'push':
      return (
        unfitUrl(given.address.endpoint) ?? (soundKeys(given.address.keys) ? null : 'These are not keys of a browser.')
      );
    case 'webhook':
      return unfitUrl(given.address);
    case 'atom':
      return null;
  }
}

/** What is stored, and what is shown this once. */
function fresh(teller: Teller, given: NewTelling): { made: Address; shown: { secret?: string; link?: string } } {
  const key = newKey();
  switch (given.way) {
    case 'mail':
      return { made: { way: 'mail', address: { to: given.address, confirmed: false } }, shown: {} };
    case 'push': {
      const { endpoint, keys } = given.address;
      const { p256dh, auth } = keys;
      return { made: { way: 'push', address: { endpoint, keys: { p256dh, auth } } }, shown: {} };
    }
    case 'webhook':
      return { made: { way: 'webhook', address: { url: given.address, secret: key } }, shown: { secret: key } };
    case 'atom':
      return {
        made: { way: 'atom', address: { hash: hashKey(key) } },
        shown: { link: `${teller.config.origin}${tellingPaths.feed}${key}` },
      };
  }
}

async function forgetBrowser(query: Query, person: string, endpoint: string, match: string | null): Promise<void> {
  await query(
    `delete from tellings where way = 'push' and address->>'endpoint' = $1
       and (person <> $2 or match is not distinct from $3::text)`,
    [endpoint, person, match],
  );
}

/** Anybody can type anybody's address: until its owner opens the link, nothing else is sent there. */
async function askToConfirm(query: Query, teller: Teller, id: string, person: string, at: number): Promise<void> {
  const [row] = await query<{ name: string }>('select name from people where id = $1', [person]);
  const body =
    `${oneLine(row?.name ?? 'Somebody')} wants to be told at this address what happens in their matches. ` +
    'If that is you, open this page and say yes. If not, do nothing: you will hear no more of it.';
  const subject = 'Do you want to be told by mail?';
  const link = linkTo(teller, 'confirm', id);
  await queue(query, id, { id: newId(), match: null, at, subject, body, link }, at, null);
}

function recentlyAsked(teller: Teller, to: string): number[] {
  return (teller.asked.get(to.toLowerCase()) ?? []).filter((at) => at > teller.now() - DAY);
}

function noteAsked(teller: Teller, to: string, at: number): void {
  teller.asked.set(to.toLowerCase(), [...recentlyAsked(teller, to), at]);
  for (const [address, moments] of teller.asked)
    if (moments.every((moment) => moment <= at - DAY)) teller.asked.delete(address);
}

/** All of a person's, or the one with this id. */
export async function listTellings(teller: Teller, person: string, id: string | null = null): Promise<Telling[]> {
  const rows = await teller.store.query<Row>(
    `select id, match, way, address, digest, created, trouble, troubled,
       (select count(*) from outbox o where o.telling = tellings.id and o.sent is null and o.next is not null) as waiting
     from tellings where person = $1 and ($2::text is null or id = $2) order by created, id`,
    [person, id],
  );
  return rows.map((row) => ({
    id: row.id,
    way: row.way,
    match: row.match,
    address: shownAddress(row),
    digest: row.digest,
    confirmed: row.way !== 'mail' || row.address.confirmed,
    created: row.created,
    waiting: row.waiting,
    trouble: row.trouble,
    troubled: row.troubled,
  }));
}

/** The path of a push endpoint is a secret: who has it can push. */
function shownAddress(row: Address): string {
  switch (row.way) {
    case 'mail':
      return row.address.to;
    case 'push':
      return new URL(row.address.endpoint).host;
    case 'webhook':
      return row.address.url;
    case 'atom':
      return '';
  }
}

/** Null: the person has no such telling. What is waiting follows: at once, or with the next mail of the day. */
export async function changeTelling(
  teller: Teller,
  person: string,
  id: string,
  change: TellingChange,
): Promise<Telling | null> {
  const at = teller.now();
  await teller.store.transaction(async (query) => {
    const [row] = await query<{ way: string; digest: boolean }>(
      'select way, digest from tellings where id = $1 and person = $2 for update',
      [id, person],
    );
    if (row === undefined) return;
    if (change.match !== undefined) await query('update tellings set match = $2 where id = $1', [id, change.match]);
    if (change.digest === undefined || change.digest === row.digest || row.way !== 'mail') return;
    await query('update tellings set digest = $2 where id = $1', [id, change.digest]);
    await query(
      'update outbox set next = $2 where telling = $1 and sent is null and next is not null and match is not null',
      [id, change.digest ? nextDigest(at) : at],
    );
  });
  const [telling] = await listTellings(teller, person, id);
  return telling ?? null;
}

/** False: the person has no such telling. */
export function removeTelling(teller: Teller, person: string, id: string): Promise<boolean> {
  return removed(teller, id, person);
}

/** When a person leaves: within the transaction that removes the rest of them. */
export async function removeTellingsOf(query: Query, person: string): Promise<void> {
  await query('delete from outbox where telling in (select id from tellings where person = $1)', [person]);
  await query('delete from tellings where person = $1', [person]);
}

/** The link at the foot of a mail. False: it is not one of ours. Once more is as good as once. */
export async function unsubscribe(teller: Teller, key: string): Promise<boolean> {
  const id = linkedTelling(teller, 'unsubscribe', key);
  if (id === null) return false;
  await removed(teller, id, null);
  return true;
}

/** The link in the first mail. False: it is not one of ours, or the telling has been removed since. */
export async function confirm(teller: Teller, key: string): Promise<boolean> {
  const id = linkedTelling(teller, 'confirm', key);
  if (id === null) return false;
  const rows = await teller.store.query(
    `update tellings set address = address || '{"confirmed":true}', trouble = null, troubled = null
     where id = $1 and way = 'mail' returning id`,
    [id],
  );
  return rows.length > 0;
}

function removed(teller: Teller, id: string, person: string | null): Promise<boolean> {
  return teller.store.transaction(async (query) => {
    const rows = await query('delete from tellings where id = $1 and ($2::text is null or person = $2) returning id', [
      id,
      person,
    ]);
    if (rows.length > 0) await query('delete from outbox where telling = $1', [id]);
    return rows.length > 0;
  });
}
