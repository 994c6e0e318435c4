import { connect } from 'node:net';
import { chance } from '@ironbottom/umpire';
import { api, type Route } from '@ironbottom/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { testStores } from '../store/testing.js';
import { addressOf, examples, withText } from './examples.js';
import {
  type Asker,
  answerTo,
  type Crossing,
  crossingOf,
  type FullHouse,
  fullHouse,
  nobody,
  playRounds,
} from './house.js';

const stores = testStores();
const below = chance(11);
let house: FullHouse;
let match: Crossing;
let ann: Asker;
let bob: Asker;
let cem: Asker;
let stranger: Asker;
const patience = 1600;

beforeAll(async () => {
  house = await fullHouse(await stores.place('embedded'), { slowest: patience });
  ann = await house.member('ann', 'a passphrase of ann');
  bob = await house.member('bob', 'a passphrase of bob');
  cem = await house.guest('cem');
  stranger = await house.guest('stranger');
  match = await crossingOf(house, ann, bob, cem);
  await playRounds(house, players(), match, 2, below);
}, 60_000);

afterAll(async () => {
  await house.close();
  await stores.end();
});

const players = () =>
  [
    [ann, 'Blue'],
    [bob, 'Green'],
    [cem, 'Red'],
  ] as const;

/** What each player is sent when they ask for everything: by it a match shows whether something was done to it. */
async function standing(): Promise<string> {
  const all = players().map(([who, seat]) => house.ask(who, 'GET', `${match.path}/seats/${seat}`));
  return (await Promise.all(all)).map(({ text }) => text).join('\n');
}

/** Nothing has changed, nothing went wrong inside, and the game goes on. */
let before = '';
async function unharmed(): Promise<void> {
  expect(await standing()).toBe(before);
  expect(house.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect((await house.ask(nobody, 'GET', '/healthz')).json).toEqual({ ok: true });
}

async function asked(): Promise<{ who: Asker; seat: string; body: { question: number; answer: unknown } }> {
  for (const [who, seat] of players()) {
    const body = await answerTo(house, who, match, seat, below);
    if (body !== null) return { who, seat, body };
  }
  throw new Error('nobody is asked anything');
}

const seatPath = (seat: string, what = ''): string => `${match.path}/seats/${seat}${what === '' ? '' : `/${what}`}`;

describe('attacks', () => {
  beforeAll(async () => {
    before = await standing();
  });
  afterEach(unharmed);

  it('another seat’s token: whoever sits at one seat neither sees nor plays another', async () => {
    const made = await house.ask(ann, 'POST', '/api/me/tokens', { body: { name: 'a program' } });
    const program: Asker = { name: 'program', token: String(made.json.token) };
    expect((await house.ask(program, 'GET', seatPath('Blue'))).status).toBe(200);
    const { who, seat, body } = await asked();
    const foreign = [program, stranger, bob].filter((each) => each !== who);
    for (const each of foreign.filter((one) => !(one === program && seat === 'Blue'))) {
      const tried = await house.ask(each, 'POST', seatPath(seat, 'answer'), { body });
      expect(tried.json).toEqual({ refusal: { rule: '', why: 'this seat is not yours' } });
      expect((await house.ask(each, 'GET', seatPath(seat))).status).toBe(403);
    }
    expect((await house.ask(program, 'GET', seatPath('Red', 'story'))).status).toBe(403);
    expect((await house.ask(program, 'POST', seatPath('Red', 'leave'), { body: {} })).status).toBe(403);
    const wire = await house.wire(program);
    expect((await wire.ask({ do: 'watch', match: match.id, since: { Red: 0 } })).refusal?.why).toBe(
      'this seat is not yours',
    );
    expect((await wire.ask({ do: 'resign', match: match.id, seat: 'Red' })).refusal?.why).toBe(
      'this seat is not yours',
    );
    for (const token of ['nobody has this', 'x'.repeat(43), `${program.token}x`, ''])
      expect((await house.ask({ name: 'forger', token }, 'GET', seatPath('Blue'))).status).toBe(401);
    await expect(house.wire({ name: 'forger', token: 'x'.repeat(43) })).rejects.toThrow('401');
    wire.socket.close();
  });

  it('forged and replayed numbers of frames and questions are refused, or answered as before', async () => {
    const { who, seat, body } = await asked();
    const wire = await house.wire(who);
    for (const question of [body.question + 1, body.question - 1, 1, 2 ** 53 - 1]) {
      if (question < 1) continue;
      const refused = await wire.ask({ do: 'answer', match: match.id, seat, question, answer: body.answer });
      expect(refused.refusal?.why ?? 'taken').toMatch(/number|answered/);
    }
    for (const question of [-1, 0, 1.5, '1', null, 1e300]) {
      const tried = await house.ask(who, 'POST', seatPath(seat, 'answer'), { body: { ...body, question } });
      expect([400, 200]).toContain(tried.status);
      if (tried.status === 200) expect(tried.json.refusal).toBeDefined();
    }
    for (const since of [2 ** 53 - 1, 10 ** 6]) {
      expect(await wire.ask({ do: 'watch', match: match.id, since: { [seat]: since } })).toMatchObject({ ok: true });
      const frame = (JSON.parse(wire.heard.at(-2) ?? '{}') as { frame?: { view?: unknown } }).frame;
      expect(frame?.view, 'whoever claims to have frames of the future is sent the whole view').toBeDefined();
    }
    for (const since of [-1, 0.5, null, {}])
      expect((await house.ask(who, 'GET', `${seatPath(seat)}?since=${String(since)}`)).status).toBe(400);
    wire.socket.close();
  });

  it('answers out of turn, not asked for, or not legal are refused', async () => {
    const { who, seat } = await asked();
    const idle = players().filter(([, each]) => each !== seat);
    for (const [each, other] of idle) {
      const looked = await house.ask(each, 'GET', seatPath(other));
      const { question } = looked.json.frame as { question: number | null };
      for (const answer of [[], 0, {}, null, 'x', { a: 1 }, [[[]]], -1, [null], true]) {
        const body = { question: question ?? 1, answer };
        const tried = await house.ask(each, 'POST', seatPath(other, 'answer'), { body });
        if (question === null) expect(tried.json.refusal).toBeDefined();
      }
      if (question !== null) return;
    }
    expect(who).toBeDefined();
  });

  it('answers of a megabyte: over HTTP 413, over the socket the connection is closed', async () => {
    const { who, seat, body } = await asked();
    const large = { ...body, answer: 'x'.repeat(1_000_000) };
    expect((await house.ask(who, 'POST', seatPath(seat, 'answer'), { body: large })).status).toBe(413);
    const wire = await house.wire(who);
    wire.socket.on('error', () => undefined);
    wire.send({ do: 'answer', ref: 1, match: match.id, seat, ...large });
    expect(await wire.closed).toBe(1009);
    const pieces = { ...body, answer: Array.from({ length: 60_000 }, (_, i) => i % 7) };
    const tried = await house.ask(who, 'POST', seatPath(seat, 'answer'), { body: pieces });
    expect(tried.json.refusal).toBeDefined();
  });

  it('deep JSON is refused over HTTP and over the socket', async () => {
    const { who, seat, body } = await asked();
    for (const depth of [50, 1000, 100_000]) {
      const answer = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      const raw = `{"question":${body.question},"answer":${answer}}`;
      const tried = await house.ask(who, 'POST', seatPath(seat, 'answer'), { raw });
      expect(tried.status).toBe(400);
      expect(tried.text).toContain('nested too deeply');
      if (depth > 50_000) continue;
      const wire = await house.wire(who);
      wire.send(
        `{"do":"answer","ref":1,"match":"${match.id}","seat":"${seat}","question":${body.question},"answer":${answer}}`,
      );
      await expect.poll(() => wire.heard.at(-1)).toContain('the request is nested too deeply');
      wire.socket.close();
    }
  });

  it('keys that would pollute prototypes, zero bytes and endless numbers are refused', async () => {
    const { who, seat, body } = await asked();
    const wire = await house.wire(who);
    for (const answer of [
      '{"__proto__":{"polluted":1}}',
      '[{"a":{"__proto__":[]}}]',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '"\\u0000"',
      '{"\\u0000":1}',
      '1e999',
      '[-1e999]',
    ]) {
      const raw = `{"question":${body.question},"answer":${answer}}`;
      const { status, json } = await house.ask(who, 'POST', seatPath(seat, 'answer'), { raw });
      expect(status === 400 || json.refusal !== undefined, answer).toBe(true);
      wire.send(
        `{"do":"answer","ref":7,"match":"${match.id}","seat":"${seat}","question":${body.question},"answer":${answer}}`,
      );
    }
    await expect.poll(() => wire.heard.length).toBe(7);
    expect(wire.heard.every((text) => text.includes('error') || text.includes('refusal'))).toBe(true);
    for (const path of [`${match.path}/seats/__proto__`, '/api/matches/__proto__', '/api/ratings/constructor'])
      expect((await house.ask(who, 'GET', path)).status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    wire.socket.close();
  });

  it('SQL in every text of every call is a text like any other', { timeout: 60_000 }, async () => {
    const sql = `'"; drop table log; --`;
    let tried = 0;
    for (const route of Object.values(api) as Route[]) {
      if (route.path === '/api/me' && route.method === 'DELETE') continue;
      const part = (name: string): string => (name === 'id' ? match.id : name === 'seat' ? 'Blue' : 'straits');
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
      const [example] = examples(route.body, (name) => `some ${name}`.padEnd(20, 'x'));
      const [query] = examples(route.query, (name) => `some ${name}`) as { [name: string]: unknown }[];
      const { wait: _, ...rest } = query ?? {};
      const who = route.method === 'GET' ? stranger : await house.guest(`sql ${tried}`);
      const bodies = route.method === 'GET' ? [undefined] : [...withText(example, sql), example];
      const places = [...names.map((name) => (each: string) => (each === name ? sql : part(each))), part];
      for (const place of places)
        for (const body of bodies) {
          const { status } = await house.ask(who, route.method, addressOf(route, place), { body });
          expect(status, `${route.method} ${route.path} ${JSON.stringify(body)}`).toBeLessThan(500);
          tried += 1;
        }
      for (const each of withText(rest, sql)) {
        const address = addressOf(route, part, each as { [name: string]: unknown });
        expect((await house.ask(who, route.method, address, { body: bodies[0] })).status).toBeLessThan(500);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('script in names, titles and chat comes back as the text it is, never as a page', async () => {
    const script = '<script>alert(1)</script>';
    const named = await house.ask({ name: 'x' }, 'POST', '/api/guests', { body: { name: script } });
    const seats = { Blue: { by: 'me' }, Green: { by: 'me' }, Red: { by: 'me' } };
    const made = await house.ask(stranger, 'POST', '/api/matches', {
      body: { rulebook: 'straits', scenario: 'crossing', title: script, seats, listed: true },
    });
    const path = `/api/matches/${String(made.json.id)}`;
    const say = { do: 'say', to: 'all', text: `${script}<img src=x onerror=alert(1)>` };
    expect((await house.ask(stranger, 'POST', `${path}/seats/Red/deeds`, { body: say })).json).toEqual({});
    const replies = [
      named,
      await house.ask(stranger, 'GET', path),
      await house.ask(stranger, 'GET', `${path}/seats/Red/story`),
      await house.ask(stranger, 'GET', '/api/matches?which=mine'),
      await house.ask(nobody, 'GET', `/api/matches/${encodeURIComponent(script)}`),
      await house.ask(nobody, 'GET', `/${encodeURIComponent(script)}`),
    ];
    for (const { headers } of replies) {
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
    const story = replies[2]?.json as { chat: { text: string }[] };
    expect(story.chat.at(-1)?.text).toBe(say.text);
  });

  it('open redirects: no address leads anywhere else', async () => {
    const there = 'https://evil.example';
    for (const path of [
      `//evil.example/`,
      `/\\evil.example`,
      `/%2F%2Fevil.example/..`,
      `/${there}`,
      `/api/../${there}`,
      '/api/',
    ])
      for (const query of ['', `?next=${there}`, `?url=${there}&return=${there}&redirect=${there}`]) {
        const { status, headers } = await house.ask(nobody, 'GET', `${path}${query}`);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(headers.get('location')).toBeNull();
      }
    for (const route of Object.values(api) as Route[]) {
      const address = addressOf(route, () => there);
      const { headers, status } = await house.ask(nobody, route.method, `${address}?next=${there}`, {
        headers: { host: 'evil.example' },
      });
      expect([status >= 300 && status < 400, headers.get('location')]).toEqual([false, null]);
    }
  });

  it('session fixation: a key that somebody else put in is worth nothing, before log-in and after it', async () => {
    const planted = 'A'.repeat(43);
    const victim: Asker = { name: 'victim', cookie: planted };
    await house.ask(victim, 'POST', '/api/sessions', { body: { name: 'ann', passphrase: 'a passphrase of ann' } });
    expect(victim.cookie).not.toBe(planted);
    const thief: Asker = { name: 'thief', cookie: planted };
    expect((await house.ask(thief, 'GET', '/api/me')).json).toEqual({ me: null });
    // Somebody’s own session before is not the one after.
    const own = await house.guest('fixed');
    const first = own.cookie;
    await house.ask(own, 'POST', '/api/sessions', { body: { name: 'bob', passphrase: 'a passphrase of bob' } });
    expect(own.cookie).not.toBe(first);
    expect((await house.ask({ name: 'old', ...(first ? { cookie: first } : {}) }, 'GET', '/api/me')).json).toEqual({
      me: null,
    });
    const two = await house.ask(nobody, 'GET', '/api/me', {
      headers: { cookie: `ironbottom=${planted}; ironbottom=${ann.cookie}` },
    });
    expect(two.json).toEqual({ me: null });
    const set = (await house.ask({ name: 'new' }, 'POST', '/api/guests', { body: { name: 'cookie' } })).headers.get(
      'set-cookie',
    );
    expect(set).toMatch(/HttpOnly; SameSite=Lax; Path=\//);
  });

  it('CSRF: foreign origins, missing headers, forms, and sockets from elsewhere are refused', async () => {
    const { who, seat, body } = await asked();
    const path = seatPath(seat, 'answer');
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${house.address}.evil.example`,
      'file://',
    ]) {
      expect((await house.ask(who, 'POST', path, { body, headers: { origin } })).status, origin).toBe(403);
      await expect(house.wire(who, { origin })).rejects.toThrow('403');
    }
    const bare = await fetch(`${house.address}${path}`, {
      method: 'POST',
      headers: { cookie: `ironbottom=${who.cookie}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(bare.status).toBe(403);
    for (const kind of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/html',
    ]) {
      const tried = await house.ask(who, 'POST', path, {
        raw: JSON.stringify(body),
        headers: { 'content-type': kind },
      });
      expect([403, 415], kind).toContain(tried.status);
      const plain = await fetch(`${house.address}${path}`, {
        method: 'POST',
        headers: { cookie: `ironbottom=${who.cookie}`, 'content-type': kind },
        body: JSON.stringify(body),
      });
      expect([403, 415], kind).toContain(plain.status);
    }
    for (const route of Object.values(api) as Route[]) {
      if (route.method === 'GET') continue;
      const address = addressOf(route, (name) => (name === 'id' ? match.id : seat));
      const tried = await house.ask(who, route.method, address, {
        body: {},
        headers: { origin: 'https://evil.example' },
      });
      expect([401, 403], `${route.method} ${route.path}`).toContain(tried.status);
      const preflight = await house.ask(who, 'OPTIONS', address, { headers: { origin: 'https://evil.example' } });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('ten thousand fuzzed frames on a socket: each is refused, none is a fault', { timeout: 60_000 }, async () => {
    const player = await house.guest('player');
    const seats = { Blue: { by: 'me' }, Green: { by: 'me' }, Red: { by: 'me' } };
    const made = await house.ask(player, 'POST', '/api/matches', {
      body: { rulebook: 'straits', scenario: 'crossing', seats },
    });
    const own = String(made.json.id);
    let taken = 0;
    let heard = 0;
    // No more on one connection than it may ask: that is another attack.
    for (let i = 0; i < 10; i++) {
      // Half by somebody who sits nowhere, half by somebody who may do everything, in a match that can be spared.
      const sits = i % 2 === 1;
      const wire = await house.wire(sits ? player : stranger);
      for (let sent = 0; sent < 1000; sent++)
        wire.send(fuzzed(sits ? own : match.id, sits && sent < 900, chance(below(0x40000000))));
      const replies = () => wire.heard.filter((text) => !text.includes('"frame":'));
      await expect.poll(() => replies().length, { timeout: 20_000, interval: 20 }).toBe(1000);
      expect(wire.socket.readyState).toBe(WebSocket.OPEN);
      expect(wire.heard.filter((text) => text.includes('our fault'))).toEqual([]);
      if (!sits) taken += wire.heard.filter((text) => text.includes('"ok":true')).length;
      heard += replies().length;
      wire.socket.close();
    }
    expect(heard).toBe(10_000);
    // Nothing is granted to a stranger but to stop watching.
    expect(taken).toBeLessThan(1000);
    expect((await house.ask(player, 'GET', `/api/matches/${own}/seats/Red/story`)).status).toBe(200);
  });

  it('more requests than one connection may ask close it', async () => {
    const wire = await house.wire(stranger);
    for (let i = 0; i < 6000; i++) wire.send('{}');
    expect(await wire.closed).toBe(1008);
    const binary = await house.wire(stranger);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
  });

  it('slow-loris: dribbled headers and bodies are cut off, and others are answered meanwhile', async () => {
    const head = `POST /api/sessions HTTP/1.1\r\nHost: x\r\nx-ironbottom: 1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n`;
    const slow = Array.from({ length: 60 }, (_, i) =>
      dribble(house.port, i % 3 === 0 ? '' : i % 3 === 1 ? head : `${head}\r\n`),
    );
    const started = Date.now();
    let answered = 0;
    const ended = Promise.all(slow);
    let waiting = true;
    void ended.then(() => {
      waiting = false;
    });
    while (waiting && Date.now() - started < 15_000) {
      expect((await house.ask(nobody, 'GET', '/healthz')).status).toBe(200);
      answered += 1;
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(waiting).toBe(false);
    expect(answered).toBeGreaterThan(3);
    // Cut off without an answer, or told that it took too long.
    for (const said of await ended)
      expect(said === '' || /^HTTP\/1.1 (408|400)/.test(said), said.slice(0, 40)).toBe(true);
  });

  it('brute-force log-in: after a few wrong passphrases there are pauses, whoever else is let in', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const body = { name: 'bob', passphrase: `guess number ${i}` };
      statuses.push((await house.ask(nobody, 'POST', '/api/sessions', { body })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(10);
    const { status, headers, json } = await house.ask(nobody, 'POST', '/api/sessions', {
      body: { name: 'bob', passphrase: 'a passphrase of bob' },
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((json.error as { why: string }).why).toContain('too many wrong passphrases');
    // Whoever is logged in already goes on.
    expect((await house.ask(bob, 'GET', '/api/me')).json.me).toMatchObject({ name: 'bob' });
  });

  it('idle sockets by the hundred: the server goes on, and forgets them when they go', {
    timeout: 60_000,
  }, async () => {
    const many = 300;
    const memory = process.memoryUsage.rss();
    const sockets: WebSocket[] = [];
    for (let i = 0; i < many; i += 50) {
      const more = Array.from(
        { length: Math.min(50, many - i) },
        () => new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`),
      );
      await Promise.all(more.map((socket) => new Promise((done, fail) => socket.on('open', done).on('error', fail))));
      sockets.push(...more);
    }
    const open = async (): Promise<number> => {
      const text = await (await fetch(house.serving.metrics ?? '')).text();
      return Number(/^ironbottom_sockets (\d+)$/m.exec(text)?.[1]);
    };
    expect(await open()).toBeGreaterThanOrEqual(many);
    const each = (process.memoryUsage.rss() - memory) / many;
    // Both ends are in this process.
    expect(each).toBeLessThan(200_000);
    expect((await house.ask(nobody, 'GET', '/healthz')).status).toBe(200);
    for (const socket of sockets) socket.terminate();
    await expect.poll(open, { timeout: 10_000 }).toBeLessThan(50);
  });
});

describe('after all of that', () => {
  it('the match is played on: a legal answer is taken', async () => {
    expect(await playRounds(house, players(), match, 2, below)).toBeGreaterThan(0);
    expect(await standing()).not.toBe(before);
  });
});

/** Writes a byte now and then and never comes to an end. What the server said until it hung up. */
function dribble(port: number, opening: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const pen = setInterval(() => socket.write(opening === '' ? 'G' : opening.endsWith('\r\n\r\n') ? ' ' : 'X'), 150);
    socket.on('connect', () => socket.write(opening));
    socket.on('data', (bytes) => {
      said += String(bytes);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(pen);
      done(said);
    });
  });
}

/** Requests of all kinds with rubbish in them, and plain rubbish. */
function fuzzed(id: string, spared: boolean, below: (n: number) => number): string {
  const rubbish = [
    null,
    -1,
    0,
    1,
    2 ** 53,
    1.5,
    '',
    'Blue',
    'Red',
    id,
    '__proto__',
    [],
    {},
    [[]],
    { a: 1 },
    true,
    'é\u0000',
    '😀',
  ];
  const some = (): unknown => rubbish[below(rubbish.length)];
  const ends = spared ? [] : ['resign'];
  const kinds = ['watch', 'unwatch', 'answer', 'answer', 'undo', 'say', 'offer', 'reply', 'claim', ...ends, some()];
  const request: { [name: string]: unknown } = {
    do: kinds[below(kinds.length)],
    ref: below(1000),
    match: id,
    seat: ['Blue', 'Green', 'Red', ''][below(4)],
  };
  const fields = {
    question: below(30),
    answer: some(),
    to: ['all', 'party'][below(2)],
    text: 'x',
    what: ['draw', 'resume'][below(2)],
    yes: true,
    since: { Red: 0 },
  };
  for (const [name, value] of Object.entries(fields)) if (below(4) > 0) request[name] = below(6) === 0 ? some() : value;
  if (below(5) === 0) request[['do', 'ref', 'match', 'seat'][below(4)] ?? 'do'] = some();
  const text = JSON.stringify(request);
  switch (below(8)) {
    case 0:
      return text.slice(0, below(text.length));
    case 1:
      return text.replace(/"/g, "'");
    case 2:
      return String.fromCharCode(...Array.from({ length: 1 + below(40) }, () => 32 + below(0x2000)));
    default:
      return text;
  }
}
