import type { NewTelling, Telling } from '@ironbottom/wire';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../people/keys.js';
import type { Store } from '../store/store.js';
import { testStores } from '../store/testing.js';
import { deliverDue, startDelivering, testTelling } from './deliver.js';
import { LEASE, nextDigest, PAUSES, sweep, take, tell } from './outbox.js';
import { bindTellingPages } from './pages.js';
import { openTeller, type Teller } from './teller.js';
import { addTelling, changeTelling, listTellings, removeTelling, removeTellingsOf } from './tellings.js';
import { listeningHttp, listeningSmtp } from './testing.js';
import { isGenuine, SIGNATURE } from './webhook.js';

const AT = Date.parse('2026-11-15T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const stores = testStores();
afterAll(stores.end);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe.each(stores.kinds)('being told from the %s store', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(kind);
  });

  /** A person of their own for every test, a clock to turn, and places to be told at. */
  async function table() {
    await store.query('delete from outbox');
    await store.query('delete from tellings');
    const [smtp, http] = [await listeningSmtp(), await listeningHttp()];
    closing.push(smtp.close, http.close);
    const clock = { now: AT };
    const mail = { url: smtp.url, from: 'told@play.example' };
    const config = { origin: 'https://play.example', mail, contact: 'mailto:o@play.example', allowInward: true };
    const teller = await openTeller(store, config, () => clock.now);
    const person = newId();
    await store.query('insert into people (id, name, name_key, created) values ($1, $2, $1, 0)', [person, 'Ann']);
    const add = async (given: NewTelling) => {
      const added = await addTelling(teller, person, given);
      if ('refused' in added) throw new Error(added.refused);
      return added;
    };
    const news = (match = 'rabaul', subject = `Your turn in ${match}`) =>
      tell(store, { person, match, subject, body: `${subject}.`, link: `https://play.example/${match}` }, clock.now);
    /** A mail address whose owner has said yes. */
    const confirmed = async (digest: boolean, match: string | null = null) => {
      const { telling } = await add({ way: 'mail', match, address: 'ann@example.com', digest });
      await deliverDue(teller);
      const [, path = ''] = /https:\/\/play\.example(\/api\/tellings\/confirm\/\S+)/.exec(flat(smtp.letters)) ?? [];
      const app = pages(teller);
      expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
      smtp.letters.length = 0;
      return telling;
    };
    return { teller, person, clock, smtp, http, add, news, confirmed };
  }

  function pages(teller: Teller) {
    const app = Fastify();
    bindTellingPages(app, teller);
    return app;
  }

  /** The text of letters without the breaks that mail puts into long lines. */
  function flat(letters: readonly { text: string }[]): string {
    return letters.map(({ text }) => text.replace(/=\r\n/g, '').replace(/=3D/g, '=')).join('\n');
  }

  const only = async (teller: Teller, person: string): Promise<Telling> => {
    const [telling, ...others] = await listTellings(teller, person);
    if (telling === undefined || others.length > 0) throw new Error('one telling was expected');
    return telling;
  };

  it('reaches every way that is for this match or for all, and no other', async () => {
    const { teller, http, add, news } = await table();
    const url = (name: string) => `${http.url}/${name}`;
    await add({ way: 'webhook', address: url('all') });
    await add({ way: 'webhook', match: 'rabaul', address: url('rabaul') });
    await add({ way: 'webhook', match: 'savo', address: url('savo') });
    await add({ way: 'push', match: 'rabaul', address: { endpoint: url('push'), keys } });
    expect(await news('rabaul')).toBe(3);
    await deliverDue(teller);
    expect(http.received.map(({ path }) => path).sort()).toEqual(['/all', '/push', '/rabaul']);
    await deliverDue(teller);
    expect(http.received).toHaveLength(3);
  });

  it('signs a webhook with the secret that was shown once, and shows it never again', async () => {
    const { teller, person, clock, http, add, news } = await table();
    const { secret = '', telling } = await add({ way: 'webhook', address: `${http.url}/hook` });
    expect(telling).toMatchObject({ way: 'webhook', address: `${http.url}/hook`, confirmed: true, trouble: null });
    expect(JSON.stringify(await listTellings(teller, person))).not.toContain(secret);
    await news();
    await deliverDue(teller);
    const [received] = http.received;
    const header = String(received?.headers[SIGNATURE]);
    expect(isGenuine(header, received?.body.toString() ?? '', secret, clock.now)).toBe(true);
  });

  it('tries again after growing pauses, shows the trouble, and gives up in the end', async () => {
    const { teller, person, clock, http, add, news } = await table();
    http.answer.status = 500;
    await add({ way: 'webhook', address: http.url });
    await news();
    for (const [index, pause] of PAUSES.entries()) {
      await deliverDue(teller);
      expect(http.received).toHaveLength(index + 1);
      const { trouble, troubled, waiting } = await only(teller, person);
      expect(trouble).toBe(`localhost:${http.port} answered with 500.`);
      expect([troubled, waiting]).toEqual([clock.now, 1]);
      clock.now += pause - 1;
      await deliverDue(teller);
      expect(http.received).toHaveLength(index + 1);
      clock.now += 1;
    }
    await deliverDue(teller);
    clock.now += 30 * DAY;
    await deliverDue(teller);
    expect(http.received).toHaveLength(PAUSES.length + 1);
    const given = await only(teller, person);
    expect([given.trouble, given.waiting]).toEqual([`localhost:${http.port} answered with 500. It was given up.`, 0]);
  });

  it('forgets the trouble when it is over', async () => {
    const { teller, person, clock, http, add, news } = await table();
    http.answer.status = 503;
    http.answer.headers = { 'retry-after': '600' };
    await add({ way: 'webhook', address: http.url });
    await news();
    await deliverDue(teller);
    http.answer.status = 200;
    clock.now += 5 * MINUTE;
    expect(await deliverDue(teller)).toBe(0);
    clock.now += 5 * MINUTE;
    await deliverDue(teller);
    expect(await only(teller, person)).toMatchObject({ trouble: null, troubled: null, waiting: 0 });
    expect(http.received).toHaveLength(2);
  });

  it('does not knock at a closed door once for every thing that waits', async () => {
    const { teller, person, clock, http, add, news } = await table();
    http.answer.status = 500;
    await add({ way: 'webhook', address: http.url });
    for (const match of ['a', 'b', 'c']) await news(match);
    await deliverDue(teller);
    expect(http.received).toHaveLength(1);
    expect(await only(teller, person)).toMatchObject({ waiting: 3 });
    http.answer.status = 200;
    clock.now += MINUTE;
    await deliverDue(teller);
    expect(http.received).toHaveLength(4);
  });

  it('says the same thing of a match once as long as it waits', async () => {
    const { teller, clock, http, add, news } = await table();
    await add({ way: 'webhook', address: http.url });
    expect([await news(), await news(), await news('savo'), await news('rabaul', 'A message')]).toEqual([1, 0, 1, 1]);
    await deliverDue(teller);
    clock.now += 1;
    expect(await news()).toBe(1);
  });

  it('refuses the inside of the operator’s network unless that is allowed', async () => {
    const { teller, person, http, add, news } = await table();
    teller.config = { ...teller.config, allowInward: false };
    await add({ way: 'webhook', address: http.url });
    await add({ way: 'push', address: { endpoint: http.url, keys } });
    await news();
    await deliverDue(teller);
    expect(http.received).toEqual([]);
    for (const { trouble } of await listTellings(teller, person)) expect(trouble).toContain('private network');
  });

  it('removes a browser that has gone, and one that somebody else uses now', async () => {
    const { teller, person, http, add, news } = await table();
    http.answer.status = 410;
    await add({ way: 'push', address: { endpoint: `${http.url}/gone`, keys } });
    await news();
    await deliverDue(teller);
    expect(await listTellings(teller, person)).toEqual([]);
    expect(await store.query('select id from outbox')).toEqual([]);

    const endpoint = `${http.url}/shared`;
    await add({ way: 'push', address: { endpoint, keys } });
    await add({ way: 'push', address: { endpoint, keys } });
    expect(await only(teller, person)).toMatchObject({ way: 'push', address: `localhost:${http.port}` });
    const added = await addTelling(teller, 'somebody else', { way: 'push', address: { endpoint, keys } });
    expect(added).toHaveProperty('telling');
    expect(await listTellings(teller, person)).toEqual([]);
  });

  it('sends no mail to an address until its owner has said yes on the page that the first mail leads to', async () => {
    const { teller, person, smtp, add, news } = await table();
    const { telling } = await add({ way: 'mail', address: 'ann@example.com' });
    expect(telling.confirmed).toBe(false);
    await changeTelling(teller, person, telling.id, { digest: true });
    await news();
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(1);
    const text = flat(smtp.letters);
    expect(text).toContain('Ann wants to be told at this address');
    expect(text).not.toContain('rabaul');
    expect(await testTelling(teller, person, telling.id)).toContain('First open the link');

    const app = pages(teller);
    const [, path = ''] = /https:\/\/play\.example(\/api\/tellings\/confirm\/\S+)/.exec(text) ?? [];
    const page = await app.inject({ method: 'GET', url: path });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await only(teller, person)).confirmed).toBe(false);
    expect((await app.inject({ method: 'POST', url: `${path}x` })).statusCode).toBe(404);
    const unsubscribe = path.replace('confirm', 'unsubscribe');
    expect((await app.inject({ method: 'POST', url: unsubscribe })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
    expect((await only(teller, person)).confirmed).toBe(true);
    await changeTelling(teller, person, telling.id, { digest: false });
    await news();
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(2);
    expect(smtp.letters[1]?.text).toContain('Your turn in rabaul.');
  });

  it('sends a few of those first mails to one address a day, and no more', async () => {
    const { teller, person, clock } = await table();
    const given = { way: 'mail' as const, address: 'ann@example.com' };
    for (let count = 0; count < 3; count += 1) {
      const added = await addTelling(teller, person, given);
      if ('telling' in added) await removeTelling(teller, person, added.telling.id);
    }
    expect(await addTelling(teller, person, { ...given, address: 'Ann@example.com' })).toEqual({
      refused: expect.stringContaining('Several links'),
    });
    clock.now += DAY + 1;
    expect(await addTelling(teller, person, given)).toHaveProperty('telling');
  });

  it('ends with one click in the mail program', async () => {
    const { teller, person, smtp, confirmed, news } = await table();
    await confirmed(false);
    await news();
    await deliverDue(teller);
    const headers = (smtp.letters[0]?.text ?? '').replace(/\r\n[ \t]/g, '');
    const [, path = ''] = /List-Unsubscribe: <https:\/\/play\.example(\S+)>/.exec(headers) ?? [];
    const app = pages(teller);
    const click = {
      method: 'POST' as const,
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    };
    expect((await app.inject({ ...click, url: path.slice(0, -1) })).statusCode).toBe(404);
    expect(await listTellings(teller, person)).toHaveLength(1);
    expect((await app.inject(click)).statusCode).toBe(200);
    expect(await listTellings(teller, person)).toEqual([]);
    expect((await app.inject(click)).statusCode).toBe(200);
    await news();
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(1);
  });

  it('gathers a day into one mail', async () => {
    const { teller, clock, smtp, confirmed, news } = await table();
    await confirmed(true);
    await news('rabaul');
    clock.now += HOUR;
    await news('savo');
    expect(await deliverDue(teller)).toBe(0);
    clock.now = nextDigest(AT);
    expect(new Date(clock.now).toISOString()).toBe('2026-11-16T06:00:00.000Z');
    await news('truk');
    smtp.answer.refuse = '451 later, please';
    await deliverDue(teller);
    smtp.answer.refuse = null;
    clock.now += MINUTE;
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(1);
    expect(flat(smtp.letters)).toContain('Subject: Today in 2 of your matches');
    expect(flat(smtp.letters)).toContain('Your turn in savo.\r\nhttps://play.example/savo');
    clock.now += DAY;
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(2);
    expect(smtp.letters[1]?.text).toContain('Subject: Your turn in truk');
  });

  it('goes out at once when the person no longer wants one mail a day', async () => {
    const { teller, person, smtp, confirmed, news } = await table();
    const { id } = await confirmed(true);
    await news();
    expect(await changeTelling(teller, person, id, { digest: false })).toMatchObject({ digest: false, waiting: 1 });
    await deliverDue(teller);
    expect(smtp.letters).toHaveLength(1);
    expect(await changeTelling(teller, person, id, { match: 'savo' })).toMatchObject({ match: 'savo', digest: false });
    expect(await changeTelling(teller, 'somebody else', id, { match: null })).toBeNull();
    expect(await news('rabaul')).toBe(0);
    expect(await news('savo')).toBe(1);
  });

  it('tells two ways to one address apart by the match, and uses the nearer one', async () => {
    const { teller, smtp, confirmed, news } = await table();
    await confirmed(true);
    await confirmed(false, 'rabaul');
    expect(await news('rabaul')).toBe(1);
    await deliverDue(teller);
    expect(smtp.letters.map(({ to }) => to)).toEqual(['ann@example.com']);
  });

  it('can be read as a feed by whoever has its link', async () => {
    const { teller, person, add, news } = await table();
    const { link = '', telling } = await add({ way: 'atom' });
    expect(JSON.stringify(await store.query('select address from tellings'))).not.toContain(link.slice(-43));
    await news('rabaul', 'Your turn in <Rabaul>');
    expect(await testTelling(teller, person, telling.id)).toBeNull();
    expect(await deliverDue(teller)).toBe(0);
    const app = pages(teller);
    const found = await app.inject(link.replace('https://play.example', ''));
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(found.body).toContain('<title>Your turn in &lt;Rabaul&gt;</title>');
    expect(found.body).toContain('<title>Ironbottom can reach you</title>');
    expect((await app.inject('/api/feeds/nonsense')).statusCode).toBe(404);
  });

  it('can be tried out, and says what is wrong', async () => {
    const { teller, person, http, smtp, add, confirmed } = await table();
    const { telling } = await add({ way: 'webhook', address: http.url });
    expect(await testTelling(teller, person, telling.id)).toBeNull();
    expect(JSON.parse(http.received[0]?.body.toString() ?? '')).toMatchObject({ subject: 'Ironbottom can reach you' });
    http.answer.status = 404;
    const error = await testTelling(teller, person, telling.id);
    expect(error).toBe(`localhost:${http.port} answered with 404.`);
    expect((await only(teller, person)).trouble).toBe(error);
    expect(await testTelling(teller, 'somebody else', telling.id)).toContain('no such');
    const { id } = await confirmed(true);
    expect(await testTelling(teller, person, id)).toBeNull();
    expect(smtp.letters).toHaveLength(1);
  });

  it('is shared by several processes: each thing goes out once, and a day in one mail', async () => {
    const { teller, clock, smtp, http, add, confirmed, news } = await table();
    await confirmed(true);
    for (const name of ['a', 'b', 'c', 'd']) await add({ way: 'webhook', address: `${http.url}/${name}` });
    for (const match of ['one', 'two', 'three']) await news(match);
    clock.now = nextDigest(AT);
    await Promise.all([deliverDue(teller), deliverDue(teller), deliverDue(teller)]);
    expect(http.received).toHaveLength(12);
    expect(smtp.letters).toHaveLength(1);
  });

  it('is taken up by another process when one dies over it', async () => {
    const { teller, clock, http, add, news } = await table();
    await add({ way: 'webhook', address: http.url });
    await news();
    expect(await take(store, clock.now)).toHaveLength(1);
    expect(await deliverDue(teller)).toBe(0);
    clock.now += LEASE;
    await deliverDue(teller);
    expect(http.received).toHaveLength(1);
  });

  it('goes on by itself until it is stopped, and looks at once when poked', async () => {
    const { teller, person, http, add, news } = await table();
    await add({ way: 'webhook', address: http.url });
    const deliverer = startDelivering(teller, { every: 60_000 });
    await news();
    deliverer.poke();
    await expect.poll(() => http.received.length, { timeout: 5000 }).toBe(1);
    await deliverer.stop();
    await news('savo');
    deliverer.poke();
    expect(await only(teller, person)).toMatchObject({ waiting: 1 });
    expect(http.received).toHaveLength(1);
  });

  it('ends with the person, and old news with time', async () => {
    const { teller, person, clock, http, add, news } = await table();
    const { telling } = await add({ way: 'webhook', address: http.url });
    await news();
    await deliverDue(teller);
    await sweep(store, clock.now + 29 * DAY);
    expect(await store.query('select id from outbox')).toHaveLength(1);
    await sweep(store, clock.now + 31 * DAY);
    expect(await store.query('select id from outbox')).toEqual([]);
    expect(await removeTelling(teller, 'somebody else', telling.id)).toBe(false);
    await news();
    await store.transaction((query) => removeTellingsOf(query, person));
    expect(await listTellings(teller, person)).toEqual([]);
    expect(await store.query('select id from outbox')).toEqual([]);
  });

  it('says nothing to somebody who is blocked', async () => {
    const { person, http, add, news } = await table();
    await add({ way: 'webhook', address: http.url });
    await store.query('update people set blocked = true where id = $1', [person]);
    expect(await news()).toBe(0);
  });

  it('refuses what is no address, mail where there is none, and more ways than anybody needs', async () => {
    const { teller, person } = await table();
    const refused = async (given: NewTelling) => {
      const outcome = await addTelling(teller, person, given);
      return 'refused' in outcome ? outcome.refused : null;
    };
    expect(await refused({ way: 'mail', address: 'ann' })).toBe('This is not a mail address.');
    expect(await refused({ way: 'webhook', address: 'ftp://example.com' })).toContain('https://');
    const push = { endpoint: 'https://push.example/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    expect(await refused({ way: 'push', address: push })).toBe('These are not keys of a browser.');
    for (let count = 0; count < 50; count += 1) expect(await refused({ way: 'atom' })).toBeNull();
    expect(await refused({ way: 'atom' })).toContain('remove one first');
    teller.config = { ...teller.config, mail: null };
    expect(await refused({ way: 'mail', address: 'ann@example.com' })).toBe('This server sends no mail.');
  });

  it('keeps its keys: a second process has the same', async () => {
    const { teller } = await table();
    const [one, other] = await Promise.all([openTeller(store, teller.config), openTeller(store, teller.config)]);
    expect(one.vapid).toEqual(teller.vapid);
    expect(other.linkKey).toBe(teller.linkKey);
  });
});
