import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '../store/testing.js';
import { hashKey, newKey } from './keys.js';
import { type Browser, type TestHouse, testHouse } from './testing.js';

const stores = testStores();
let house: TestHouse;

beforeAll(async () => {
  house = await testHouse(await stores.open('embedded'), { times: 1000 });
});
afterAll(async () => {
  await house.close();
  await stores.end();
});
beforeEach(() => {
  house.letters.length = 0;
});

const passphrase = 'a quiet harbour';
const hour = 3600_000;
let made = 0;

async function member(more: { name?: string; mail?: string } = {}, from = house) {
  const browser = from.browser();
  const { status, body } = await browser.ask('register', {
    body: { name: `Person ${++made}`, passphrase, ...more },
  });
  expect(status).toBe(200);
  return { ...body.me, browser };
}

async function guest(name: string): Promise<Browser> {
  const browser = house.browser();
  expect((await browser.ask('beGuest', { body: { name } })).status).toBe(200);
  return browser;
}

const logIn = (name: string, phrase: string, from = house, address = '192.0.2.1') =>
  from.browser().ask('logIn', { body: { name, passphrase: phrase } }, { from: address });
const nameOf = async (browser: Browser): Promise<string | null> => (await browser.ask('me')).body.me?.name ?? null;

describe('guests', () => {
  it('get a number after a name that a member or another guest has', async () => {
    await member({ name: 'Halsey' });
    expect(await nameOf(await guest('halsey'))).toBe('halsey 2');
    expect(await nameOf(await guest('Halsey'))).toBe('Halsey 3');
    expect(await nameOf(await guest('Kinkaid'))).toBe('Kinkaid');
    expect(await nameOf(await guest('Kinkaid'))).toBe('Kinkaid 2');
  });

  it('find a name even where fifteen had the same wish', async () => {
    const names = new Set<string | null>();
    for (let n = 0; n < 15; n++) names.add(await nameOf(await guest('Popular')));
    expect(names.size).toBe(15);
  });

  it('become members under the same name and id, with a new key; the old one is worth nothing', async () => {
    const browser = await guest('Spruance');
    const before = (await browser.ask('me')).body.me;
    const old = browser.key;
    const { status, body } = await browser.ask('register', { body: { name: 'Spruance', passphrase } });
    expect(status).toBe(200);
    expect(body.me).toEqual({ ...before, guest: false });
    expect(browser.key).not.toBe(old);
    expect(await nameOf(house.browser(old))).toBeNull();
    expect((await logIn('spruance', passphrase)).status).toBe(200);
  });

  it('have no passphrase that could be right, nor one to be changed', async () => {
    const browser = await guest('Fletcher');
    expect((await logIn('Fletcher', '')).status).toBe(401);
    expect((await browser.ask('change', { body: { passphrase } })).status).toBe(400);
  });

  it('whom no browser knows and who sit nowhere are removed after a day, and their names are free', async () => {
    const browser = await guest('Passing By');
    await browser.ask('logOut');
    const staying = await guest('Staying');
    expect(await house.people.tidy()).toBe(0);
    house.clock.now += 25 * hour;
    expect(await house.people.tidy()).toBeGreaterThan(0);
    expect(await house.people.called('Passing By')).toBeUndefined();
    expect(await nameOf(staying)).toBe('Staying');
  });
});

describe('an account', () => {
  it('changes its name without a passphrase, and keeps to the rules of names', async () => {
    const { browser, name, id } = await member();
    const { body } = await browser.ask('change', { body: { name: '  New   Name ' } });
    expect([body.me.id, body.me.name]).toEqual([id, 'New Name']);
    expect((await logIn(name, passphrase)).status).toBe(401);
    expect((await logIn('New Name', passphrase)).status).toBe(200);
    const { browser: other } = await member();
    expect((await other.ask('change', { body: { name: 'new name' } })).status).toBe(409);
    expect((await other.ask('change', { body: { name: 'new\u202ename' } })).status).toBe(400);
    expect((await browser.ask('change', { body: { name: 'NEW NAME' } })).body.me.name).toBe('NEW NAME');
  });

  it('changes address or passphrase only for whoever knows the present passphrase', async () => {
    const { browser, name } = await member();
    expect((await browser.ask('change', { body: { mail: 'me@x.test' } })).status).toBe(400);
    expect((await browser.ask('change', { body: { mail: 'me@x.test', old: 'a guess' } })).status).toBe(401);
    const given = { mail: 'me@x.test', passphrase: 'another harbour', old: passphrase };
    expect((await browser.ask('change', { body: given })).body.me.mail).toBe('me@x.test');
    expect((await logIn(name, passphrase)).status).toBe(401);
    expect((await logIn(name, 'another harbour')).status).toBe(200);
    const none = await browser.ask('change', { body: { mail: null, old: 'another harbour' } });
    expect(none.body.me.mail).toBeNull();
  });

  it('ends every other session with a new passphrase', async () => {
    const { browser, name } = await member();
    const thief = house.browser(browser.key);
    const other = house.browser();
    await other.ask('logIn', { body: { name, passphrase } });
    await browser.ask('change', { body: { passphrase: 'another harbour', old: passphrase } });
    expect(await nameOf(browser)).toBe(name);
    expect(await nameOf(thief)).toBeNull();
    expect(await nameOf(other)).toBeNull();
  });
});

describe('resets', () => {
  /** Letters go out after the reply. */
  const linkSent = async (): Promise<string> => {
    for (let n = 0; n < 200 && house.letters.length === 0; n++) await new Promise((done) => setTimeout(done, 5));
    return /#reset=([\w-]+)/.exec(house.letters[0]?.text ?? '')?.[1] ?? 'none';
  };

  it('send a link to the address, which sets a new passphrase once and ends all sessions', async () => {
    const { browser, name } = await member({ mail: 'ann@x.test' });
    expect((await house.browser().ask('askReset', { body: { name } })).status).toBe(200);
    const key = await linkSent();
    expect(house.letters[0]?.to).toBe('ann@x.test');
    expect(house.letters[0]?.text).toContain(`http://play.test/#reset=${key}`);
    expect(JSON.stringify(await house.store.query('select * from resets'))).not.toContain(key);
    const there = house.browser();
    const used = await there.ask('useReset', { body: { key, passphrase: 'found again' } });
    expect([used.status, used.body.me.name]).toEqual([200, name]);
    expect(await nameOf(there)).toBe(name);
    expect(await nameOf(browser)).toBeNull();
    expect((await logIn(name, passphrase)).status).toBe(401);
    expect((await logIn(name, 'found again')).status).toBe(200);
    const again = await house.browser().ask('useReset', { body: { key, passphrase: 'once more' } });
    expect([again.status, again.why]).toEqual([
      404,
      'this link has been used or is older than an hour; ask for a new one',
    ]);
  });

  it('used twice at the same moment work once', async () => {
    const { id } = await member();
    const key = (await house.resets.make(id)).split('=')[1] ?? '';
    const tries = await Promise.all(
      [1, 2, 3].map((n) => house.browser().ask('useReset', { body: { key, passphrase: `phrase no ${n}` } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('work for an hour, and for nobody else', async () => {
    const { id } = await member();
    const key = (await house.resets.make(id)).split('=')[1] ?? '';
    house.clock.now += hour + 1;
    expect((await house.browser().ask('useReset', { body: { key, passphrase } })).status).toBe(404);
    for (const other of [newKey(), hashKey(key), `${key}x`, "' or 1=1 -- and so on"])
      expect((await house.browser().ask('useReset', { body: { key: other, passphrase } })).status).toBe(404);
  });

  it('say the same of a name without an address, an unknown one and one nobody can have', async () => {
    const { name } = await member();
    const { name: withMail } = await member({ mail: 'bob@x.test' });
    const replies = new Set<string>();
    for (const who of [name, withMail, 'Nobody At All', 'Nobody\u0007'])
      replies.add((await house.browser().ask('askReset', { body: { name: who } })).text);
    expect(replies.size).toBe(1);
    await linkSent();
    expect(house.letters.map(({ to }) => to)).toEqual(['bob@x.test']);
  });

  it('say who can help where no mail is sent', async () => {
    const quiet = await testHouse(house.store, { mail: false });
    const { status, why } = await quiet.browser().ask('askReset', { body: { name: 'Anybody' } });
    expect([status, why]).toEqual([403, 'this server sends no mail: ask whoever runs it for a link']);
    await quiet.close();
  });
});

describe('somebody who guesses', () => {
  it('is refused clearly after a few passphrases, even with the right one, and the door opens again', async () => {
    const strict = await testHouse(house.store);
    const { name } = await member({}, strict);
    for (let n = 0; n < 5; n++) expect((await logIn(name, `guess ${n}`, strict)).status).toBe(401);
    const runs = strict.passphrases.runs;
    const refused = await logIn(name, passphrase, strict);
    expect([refused.status, refused.why]).toEqual([429, 'too many wrong passphrases; try again in a second']);
    expect(refused.headers['retry-after']).toBe('1');
    expect(strict.passphrases.runs).toBe(runs);
    expect((await logIn(name, passphrase, strict, '192.0.2.77')).status).toBe(200);
    strict.clock.now += 1000;
    expect((await logIn(name, passphrase, strict)).status).toBe(200);
    await strict.close();
  });

  it('is refused just so for a name that nobody has', async () => {
    const strict = await testHouse(house.store);
    for (let n = 0; n < 5; n++) expect((await logIn('Nobody Here', `guess ${n}`, strict)).status).toBe(401);
    expect((await logIn('nobody  HERE', 'one more', strict)).status).toBe(429);
    await strict.close();
  });

  it('all at once gets no further', async () => {
    const strict = await testHouse(house.store);
    const { name } = await member({}, strict);
    const tries = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn(name, `guess ${n}`, strict)));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    await strict.close();
  });

  it('at the passphrase of an open session is stopped as at the door', async () => {
    const strict = await testHouse(house.store);
    const { browser } = await member({}, strict);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await browser.ask('change', { body: { mail: null, old: `guess ${n}` } })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await strict.close();
  });

  it('at keys is stopped before the store is asked', async () => {
    const strict = await testHouse(house.store);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      const headers = { authorization: `Bearer ib_${newKey()}` };
      statuses.push((await strict.browser().ask('me', {}, { headers })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
    expect((await strict.browser().ask('me', {}, { from: '192.0.2.2' })).status).toBe(200);
    await strict.close();
  });
});

describe('texts from outside', () => {
  const evil = [
    "'; drop table people; --",
    "' or '1'='1",
    '"); delete from sessions; --',
    '$1',
    '%00',
    '\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ];

  it.each(evil)('%s is a name like any other, and comes back as JSON that no browser runs', async (name) => {
    const browser = house.browser();
    const registered = await browser.ask('register', { body: { name, passphrase, mail: 'a@b.test' } });
    expect(registered.status).toBe(200);
    const me = await browser.ask('me');
    expect(me.body.me?.name).toBe(name);
    expect(me.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(me.headers['x-content-type-options']).toBe('nosniff');
    expect((await logIn(name, passphrase)).status).toBe(200);
    expect((await logIn(name, name)).status).toBe(401);
    expect((await browser.ask('newToken', { body: { name } })).status).toBe(200);
    expect((await browser.ask('tokens')).body.tokens.map((token) => token.name)).toEqual([name]);
    expect((await browser.ask('dropToken', { params: { id: name.slice(0, 40) } })).status).toBe(404);
    expect((await browser.ask('askReset', { body: { name } })).status).toBe(200);
    expect((await browser.ask('useReset', { body: { key: name.padEnd(20), passphrase } })).status).toBe(404);
    expect((await house.store.query('select id from people')).length).toBeGreaterThan(1);
  });

  it('of the wrong kind, too long or too many are refused, and nothing is changed', async () => {
    const { browser, name } = await member();
    const wrong: unknown[] = [
      { name: { $ne: null } },
      { name: ['a'] },
      { name: 'x'.repeat(41) },
      { guest: false },
      { id: 'somebody' },
      { blocked: false },
      { mail: 7 },
      { passphrase: 'x'.repeat(201), old: passphrase },
      [],
    ];
    for (const body of wrong) expect((await browser.ask('change', { body: body as never })).status).toBe(400);
    expect(await nameOf(browser)).toBe(name);
  });
});
