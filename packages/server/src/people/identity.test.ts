import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const passphrase = 'a quiet harbour';
const day = 24 * 3600_000;
let made = 0;

async function member(name = `Member ${++made}`, mail?: string): Promise<{ name: string; browser: Browser }> {
  const browser = house.browser();
  const { status } = await browser.ask('register', {
    body: { name, passphrase, ...(mail === undefined ? {} : { mail }) },
  });
  expect(status).toBe(200);
  return { name, browser };
}

async function logIn(name: string, browser = house.browser(), phrase = passphrase) {
  return browser.ask('logIn', { body: { name, passphrase: phrase } });
}

const isThere = async (browser: Browser): Promise<string | null> => (await browser.ask('me')).body.me?.name ?? null;

describe('members', () => {
  it('register once under a name, and log in with it however it is written', async () => {
    const { name, browser } = await member('Ann Lee');
    expect(await isThere(browser)).toBe(name);
    expect((await house.browser().ask('register', { body: { name: 'ANN\u2003lee', passphrase } })).status).toBe(409);
    const there = house.browser();
    const { status, body } = await logIn(' ann  LEE', there);
    expect([status, body.me.name, body.me.guest]).toEqual([200, 'Ann Lee', false]);
    expect(await isThere(there)).toBe('Ann Lee');
  });

  it('keep a passphrase that nobody can read in the store, nor in any reply', async () => {
    const { name, browser } = await member();
    const [row] = await house.store.query<{ pass: string }>('select pass from people where name = $1', [name]);
    expect(row?.pass).toMatch(/^\$scrypt\$/);
    for (const call of ['me', 'everything', 'tokens'] as const)
      expect((await browser.ask(call)).text).not.toMatch(/scrypt|harbour/);
  });

  it.each([
    ['short', 'a passphrase of seven letters', { passphrase: '1234567' }],
    ['the name itself', 'the name as passphrase', { name: 'Somebody Else', passphrase: 'somebody else' }],
    ['aaaaaaaa', 'one letter eight times', { passphrase: 'aaaaaaaa' }],
    ['mail', 'an address with a line end', { mail: 'a@b\u0000c.d' }],
    ['mail', 'an address that is none', { mail: 'a b@c' }],
  ])('are refused with %s (%s)', async (_, __, more) => {
    const { status, why } = await house
      .browser()
      .ask('register', { body: { name: `Nobody ${++made}`, passphrase, ...more } });
    expect(status).toBe(400);
    expect(why).not.toBe('');
  });

  it('do not register twice, nor become a guest, without logging out', async () => {
    const { browser } = await member();
    expect((await browser.ask('register', { body: { name: 'Another', passphrase } })).status).toBe(409);
    expect((await browser.ask('beGuest', { body: { name: 'Another' } })).status).toBe(409);
  });

  it('who ask for one name at the same moment do not both get it', async () => {
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => house.browser().ask('register', { body: { name: 'Only One', passphrase } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('log-in', () => {
  it('costs one run of scrypt for a wrong passphrase, an unknown name, a guest and a name nobody can have', async () => {
    const { name } = await member();
    await house.browser().ask('beGuest', { body: { name: 'A Guest' } });
    const runs: number[] = [];
    const replies = new Set<string>();
    for (const who of [name, 'Nobody At All', 'A Guest', 'Nobody\u0007']) {
      const before = house.passphrases.runs;
      const { status, text } = await logIn(who, house.browser(), 'something else');
      expect(status).toBe(401);
      runs.push(house.passphrases.runs - before);
      replies.add(text);
    }
    expect(runs).toEqual([1, 1, 1, 1]);
    expect(replies.size).toBe(1);
  });

  it('gives a new key every time: one that was planted before is worth nothing after', async () => {
    const { name } = await member();
    const planted = newKey();
    const victim = house.browser(planted);
    expect((await logIn(name, victim)).status).toBe(200);
    expect(victim.key).not.toBe(planted);
    expect(await isThere(house.browser(planted))).toBeNull();
  });

  it('ends the session it came with: a guest’s known to somebody else does not become the member’s', async () => {
    const { name } = await member();
    const attacker = house.browser();
    await attacker.ask('beGuest', { body: { name: 'Planted' } });
    const victim = house.browser(attacker.key);
    await logIn(name, victim);
    expect(await isThere(victim)).toBe(name);
    expect(await isThere(attacker)).toBeNull();
  });

  it('keeps in the store only the hash of a key, and in the browser a cookie no script can read', async () => {
    const { name } = await member();
    const there = house.browser();
    const { cookie } = await logIn(name, there);
    expect(cookie).toBe(`ironbottom=${there.key}; Max-Age=7776000; HttpOnly; SameSite=Lax; Path=/`);
    const rows = await house.store.query<{ key_hash: string }>('select key_hash from sessions');
    expect(rows.map((row) => row.key_hash)).toContain(hashKey(there.key ?? ''));
    expect(JSON.stringify(rows)).not.toContain(there.key);
  });

  it('behind https marks the cookie as secure', async () => {
    const safe = await testHouse(house.store, { base: 'https://play.test', times: 1000 });
    const { cookie } = await safe.browser().ask('beGuest', { body: { name: 'Safe' } });
    expect(cookie).toMatch(/; Secure$/);
    await safe.close();
  });

  it('is refused to another site, which cannot add our header or hide where it comes from', async () => {
    const { name } = await member();
    const given = { body: { name, passphrase } };
    const foreign = { headers: { origin: 'https://evil.test' } };
    expect((await house.browser().ask('logIn', given, foreign)).status).toBe(403);
  });

  it('keeps an old passphrase anew with today’s work', async () => {
    const { name } = await member();
    const weak = (await import('./passphrases.js')).passphrases(2);
    await house.store.query('update people set pass = $2 where name = $1', [name, await weak.hash(passphrase)]);
    expect((await logIn(name)).status).toBe(200);
    const [row] = await house.store.query<{ pass: string }>('select pass from people where name = $1', [name]);
    expect(row?.pass).toContain('$ln=4,');
    expect((await logIn(name)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('end with log-out: the cookie replayed is nobody’s, at once', async () => {
    const { name, browser } = await member();
    const stolen = house.browser(browser.key);
    expect(await isThere(stolen)).toBe(name);
    const { cookie } = await browser.ask('logOut');
    expect(cookie).toMatch(/^ironbottom=; Max-Age=0;/);
    expect(await isThere(stolen)).toBeNull();
    expect(stolen.key).toBeNull();
  });

  it('end here only, or everywhere', async () => {
    const { name, browser } = await member();
    const other = house.browser();
    await logIn(name, other);
    const third = house.browser();
    await logIn(name, third);
    await browser.ask('logOut');
    expect(await isThere(other)).toBe(name);
    await other.ask('logOut', { query: { everywhere: true } });
    expect(await isThere(third)).toBeNull();
  });

  it('last ninety days from when they were last seen', async () => {
    const { name, browser } = await member();
    const { key } = browser;
    const start = house.clock.now;
    for (const days of [60, 140]) {
      house.clock.now = start + days * day;
      expect(await isThere(house.browser(key))).toBe(name);
    }
    house.clock.now = start + 231 * day;
    expect(await isThere(house.browser(key))).toBeNull();
    house.clock.now = start;
  });

  it('are not asked of the store at every request', async () => {
    const { browser } = await member();
    await browser.ask('tokens');
    const { query } = house.store;
    let asked = 0;
    house.store.query = (sql, params) => {
      if (sql.includes('sessions')) asked += 1;
      return query(sql, params);
    };
    for (let n = 0; n < 10; n++) expect((await browser.ask('tokens')).status).toBe(200);
    house.clock.now += 6000;
    await browser.ask('tokens');
    house.store.query = query;
    expect(asked).toBe(1);
  });

  it('of which a neighbour has put a second into the cookie are nobody’s', async () => {
    const { browser } = await member();
    const headers = { cookie: `ironbottom=${browser.key}; ironbottom=${newKey()}` };
    expect((await house.browser().ask('me', {}, { headers })).body.me).toBeNull();
  });

  it.each(['', 'x', '../../etc', "' or 1=1 --", '\u00ff'.repeat(43), 'A'.repeat(43), 'A'.repeat(5000)])(
    'with the key %j are nobody’s',
    async (key) => {
      expect((await house.browser(key).ask('me')).body.me).toBeNull();
    },
  );
});

describe('tokens', () => {
  it('stand for their member until they are withdrawn, and are shown once', async () => {
    const { name, browser } = await member();
    const { body } = await browser.ask('newToken', { body: { name: 'my bot' } });
    expect(body.token).toMatch(/^ib_[\w-]{43}$/);
    const headers = { authorization: `Bearer ${body.token}` };
    const program = house.browser();
    expect((await program.ask('me', {}, { headers })).body.me?.name).toBe(name);
    const { tokens } = (await browser.ask('tokens')).body;
    expect(tokens).toEqual([{ id: body.id, name: 'my bot', created: house.clock.now, used: house.clock.now }]);
    const stored = JSON.stringify(await house.store.query('select * from tokens'));
    expect(stored).not.toContain(body.token);
    expect((await browser.ask('dropToken', { params: { id: body.id } })).status).toBe(200);
    const refused = await program.ask('me', {}, { headers });
    expect([refused.status, refused.why]).toEqual([401, 'nobody has this token; it may have been withdrawn']);
  });

  it('that nobody has are refused, also beside a good cookie; another kind of authorization is not for us', async () => {
    const { name, browser } = await member();
    for (const token of ['x', `ib_${newKey()}`, "ib_' or 1=1 --"])
      expect((await browser.ask('me', {}, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    const proxy = { headers: { authorization: 'Basic YTpi' } };
    expect((await browser.ask('me', {}, proxy)).body.me?.name).toBe(name);
  });

  it('need no header against other sites, and may not log in, change the account or make more tokens', async () => {
    const { browser } = await member();
    const { token } = (await browser.ask('newToken', { body: { name: 'bot' } })).body;
    const program = house.browser();
    const more = { headers: { authorization: `Bearer ${token}` } };
    expect((await program.ask('change', { body: { name: 'Taken Over' } }, more)).status).toBe(403);
    expect((await program.ask('newToken', { body: { name: 'more' } }, more)).status).toBe(403);
    expect((await program.ask('forgetMe', { body: { passphrase } }, more)).status).toBe(403);
    expect((await program.ask('vacation', { body: { span: null } }, more)).status).toBe(200);
  });

  it('of others cannot be withdrawn, nor seen', async () => {
    const { browser } = await member();
    const { id } = (await browser.ask('newToken', { body: { name: 'bot' } })).body;
    const { browser: other } = await member();
    expect((await other.ask('dropToken', { params: { id } })).status).toBe(404);
    expect((await other.ask('tokens')).body.tokens).toEqual([]);
    expect((await other.ask('dropToken', { params: { id: 'a\u0000b' } })).status).toBe(400);
  });

  it('are for members, and not more than twenty', async () => {
    const guest = house.browser();
    await guest.ask('beGuest', { body: { name: 'Tokenless' } });
    expect((await guest.ask('newToken', { body: { name: 'bot' } })).status).toBe(403);
    const { browser } = await member();
    for (let n = 0; n < 20; n++) await browser.ask('newToken', { body: { name: `bot ${n}` } });
    expect((await browser.ask('newToken', { body: { name: 'one more' } })).status).toBe(409);
  });
});

describe('people who are blocked', () => {
  it('are out at once, cannot log in, and their tokens are refused; unblocked they are back', async () => {
    const { name, browser } = await member();
    const { token } = (await browser.ask('newToken', { body: { name: 'bot' } })).body;
    const headers = { authorization: `Bearer ${token}` };
    const { id } = (await house.people.called(name)) ?? { id: '' };
    await house.people.block(id, true);
    house.identity.forget(id);
    expect(await isThere(house.browser(browser.key))).toBeNull();
    expect((await house.browser().ask('me', {}, { headers })).status).toBe(403);
    const refused = await logIn(name);
    expect([refused.status, refused.why]).toEqual([403, 'this account is blocked; ask whoever runs this server']);
    expect((await logIn(name, house.browser(), 'wrong guess')).status).toBe(401);
    await house.people.block(id, false);
    house.identity.forget(id);
    expect((await logIn(name)).status).toBe(200);
  });
});
