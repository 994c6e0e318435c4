import { chance } from '@ironbottom/umpire';
import { api, type Call, matches, type Route } from '@ironbottom/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open.js';
import { testStores } from '../store/testing.js';
import { listeningSmtp } from '../telling/testing.js';
import { addressOf, examples, shapesOf } from './examples.js';
import {
  type Asker,
  type Crossing,
  crossingOf,
  type FullHouse,
  fullHouse,
  type Kept,
  nobody,
  playRounds,
} from './house.js';

/** Something that only these may read; `in`: if that is said, only in replies to this. */
type Canary = { name: string; text: string; to: readonly string[]; in?: RegExp };

const stores = testStores();
const canaries: Canary[] = [];
let post: Awaited<ReturnType<typeof listeningSmtp>>;
let house: FullHouse;
let match: Crossing;
let log: string[] = [];
let ann: Asker;
let bob: Asker;
let cem: Asker;
let dan: Asker;
let ended: Asker;
const ids: { [name: string]: string } = {};

const calls = Object.entries(api) as [Call, Route][];
const unknown = (name: string): string => `nosuch${name}`;

beforeAll(async () => {
  post = await listeningSmtp();
  const where = await stores.place('embedded');
  house = await fullHouse(where, { mail: { url: post.url, from: 'house@example.org' } });
  await plant();
  for (const [call, route] of calls) {
    await askAll(call, route);
    for (const what of ['%', 'application/x-www-form-urlencoded']) await spoilt(route, what);
  }
  await listenIn();
  for (const path of [
    '/api/openapi.json',
    '/healthz',
    '/nowhere',
    '/api/nowhere',
    '/modules/nowhere.js',
    '/api/feeds/nowhere',
  ])
    for (const who of [nobody, ended, dan]) await house.ask(who, 'GET', path);
  const numbers = await fetch(house.serving.metrics ?? '');
  house.kept.push({ by: 'the operator', what: 'metrics', text: await numbers.text() });
  log = house.log;
  await house.close();
  await secretsOfStore(where);
}, 120_000);

afterAll(async () => {
  await post.close();
  await stores.end();
});

/** Everything that somebody might want to read, each unmistakable. */
async function plant(): Promise<void> {
  const mail = 'canary-mail-ann@example.org';
  ann = await house.member('ann', 'canary-passphrase-of-ann', mail);
  bob = await house.member('bob', 'canary-passphrase-of-bob');
  cem = await house.guest('cem');
  dan = await house.member('dan', 'canary-passphrase-of-dan');
  ended = await house.member('eve', 'canary-passphrase-of-eve');
  match = await crossingOf(house, ann, bob, cem);
  const players = [
    [ann, 'Blue'],
    [bob, 'Green'],
    [cem, 'Red'],
  ] as const;
  const hint = ({ name }: Asker): string => `canary-hint-of-${name}`;
  expect(await playRounds(house, players, match, 3, chance(4), hint)).toBeGreaterThan(3);
  const say = (who: Asker, seat: string, text: string) =>
    house.ask(who, 'POST', `${match.path}/seats/${seat}/deeds`, { body: { do: 'say', to: 'party', text } });
  await say(ann, 'Blue', 'canary-chat-of-blue-and-green');
  await say(cem, 'Red', 'canary-chat-of-red');
  for (const who of [ann, cem])
    await house.ask(who, 'PUT', `${match.path}/notes`, { body: { text: `canary-notes-of-${who.name}` } });
  for (const [who, seat] of [
    [ann, 'Blue'],
    [cem, 'Red'],
  ] as const) {
    const text = `[{ "order": "canary-orders-of-${who.name}", "rule": "0.0", "answer": "none" }]`;
    await house.ask(who, 'PUT', `${match.path}/seats/${seat}/orders`, { body: { text, on: true } });
  }
  const token = await house.ask(bob, 'POST', '/api/me/tokens', { body: { name: 'canary-name-of-token' } });
  const feed = await house.ask(ann, 'POST', '/api/me/tellings', { body: { way: 'atom' } });
  const hook = await house.ask(ann, 'POST', '/api/me/tellings', {
    body: { way: 'webhook', address: 'https://example.org/canary-hook-of-ann' },
  });
  const invited = await house.ask(cem, 'POST', `${match.path}/seats/Red/links`, { body: {} });
  await house.ask(nobody, 'POST', '/api/resets', { body: { name: 'ann' } });
  await vi.waitUntil(() => post.letters.length > 0, { timeout: 20_000 });
  ids.token = String(token.json.id);
  ids.telling = String((feed.json.telling as { id: string }).id);
  const was = ended.cookie ?? '';
  await house.ask(ended, 'DELETE', '/api/sessions');
  ended.cookie = was;

  const lastPart = (link: unknown): string => String(link).split(/[/=]/).at(-1) ?? '';
  const add = (name: string, text: string, to: readonly string[], only?: RegExp): void => {
    expect(text.length, name).toBeGreaterThan(8);
    canaries.push({ name, text, to, ...(only === undefined ? {} : { in: only }) });
  };
  for (const who of ['ann', 'bob', 'dan', 'eve']) add(`passphrase of ${who}`, `canary-passphrase-of-${who}`, []);
  for (const who of ['ann', 'bob', 'cem']) add(`hint of ${who}`, `canary-hint-of-${who}`, []);
  add('mail address', 'canary-mail-ann', ['ann']);
  add('chat of a party', 'canary-chat-of-blue-and-green', ['ann', 'bob']);
  add('chat of the other party', 'canary-chat-of-red', ['cem']);
  add('notes', 'canary-notes-of-ann', ['ann']);
  add('notes of another', 'canary-notes-of-cem', ['cem']);
  add('standing orders', 'canary-orders-of-ann', ['ann']);
  add('standing orders of another', 'canary-orders-of-cem', ['cem']);
  add('name of a token', 'canary-name-of-token', ['bob']);
  add('token', String(token.json.token), ['bob'], /^POST \/api\/me\/tokens$/);
  add('link to a feed', lastPart(feed.json.link), ['ann'], /^POST \/api\/me\/tellings$/);
  add('secret of a webhook', String(hook.json.secret), ['ann'], /^POST \/api\/me\/tellings$/);
  add('address of a webhook', 'canary-hook-of-ann', ['ann']);
  add('link to a seat', lastPart(match.links.Red), ['ann'], /^POST \/api\/matches$/);
  add('link to a seat, from within', lastPart(invited.json.link), ['cem'], /\/links$/);
  add('key of a reset', /[=/]([\w-]{43})/.exec(post.letters[0]?.text.replace(/=\r\n/g, '') ?? '')?.[1] ?? '', []);
  for (const { name, cookie } of [ann, bob, cem, dan]) add(`session of ${name}`, cookie ?? '', [name]);
  // Red has one, and the others are not to know what she is called.
  add('what another seat hides', 'Sea Robin', ['cem']);
}

/** Every call, by everybody who might try it. */
async function askAll(call: Call, route: Route): Promise<void> {
  const text = (name: string): string => (name === 'name' ? `name ${Math.random()}` : unknown(name));
  const bodies = route.method === 'GET' ? [undefined] : examples(route.body, text);
  const queries = examples(route.query, text) as { [name: string]: unknown }[];
  const seats = /:seat/.test(route.path) ? ['Blue', 'Red', '', '__proto__'] : [''];
  const ofMatch = /matches\/:id/.test(route.path) ? [match.id] : [ids.token, ids.telling];
  const places = /:id/.test(route.path) ? [...ofMatch, 'nosuch'] : [''];
  const stranger = route.method === 'GET' ? dan : await house.guest(`stranger ${house.kept.length}`);
  for (const seat of seats)
    for (const place of seat === seats[0] ? places : places.slice(0, -1))
      for (const query of [{}, ...queries.slice(0, 4)]) {
        const { wait: _, ...rest } = query as { wait?: unknown };
        const part = (name: string): string => (name === 'seat' ? seat : name === 'id' ? (place ?? '') : 'straits');
        for (const body of bodies) {
          const address = addressOf(route, part, rest);
          const all = askers(call, route, seat, stranger);
          await Promise.all(all.map((who) => house.ask(who, route.method, address, { body })));
        }
      }
}

/** Who tries it. What changes something is tried by whoever has no right to, so that the match goes on. */
function askers(call: Call, route: Route, seat: string, stranger: Asker): Asker[] {
  if (route.method === 'GET') return [nobody, ended, dan, cem, bob, ann];
  const ofMatch = call in matches && route.path.includes(':id');
  return ofMatch && seat !== 'Red' && seat !== '' ? [nobody, ended, stranger, cem] : [nobody, ended, stranger];
}

/** Requests that are wrong in form, with something in them that should not come back. */
async function spoilt(route: Route, kind: string): Promise<void> {
  const path = addressOf(route, (name) => (name === 'id' ? match.id : 'Blue'));
  if (route.method === 'GET') return;
  const headers = kind === '%' ? {} : { 'content-type': kind };
  await house.ask(dan, route.method, path, { raw: '{"passphrase":"canary-passphrase-of-dan"', headers });
  await house.ask(dan, route.method, path, {
    body: { passphrase: ['canary-passphrase-of-dan'] },
    headers,
  });
}

/** Those who watch, and those who try to watch more than they may, while the others play. */
async function listenIn(): Promise<void> {
  for (const who of [nobody, ended, dan, cem, bob]) {
    const wire = await house.wire(who);
    for (const seat of ['', 'Blue', 'Green', 'Red'])
      await wire.ask({ do: 'watch', match: match.id, since: { [seat]: 0 }, asks: true });
    wire.send('{"canary-passphrase-of-dan":');
  }
  const say = { do: 'say', to: 'party', text: 'canary-chat-of-blue-and-green again' };
  await house.ask(ann, 'POST', `${match.path}/seats/Blue/deeds`, { body: say });
  await house.ask(ann, 'GET', '/api/me/everything');
}

/** What the store holds and nobody is ever to see, whoever they are. */
async function secretsOfStore(where: { folder: string } | { url: string }): Promise<void> {
  const store = await openStore(where);
  const rows = async (sql: string): Promise<string[]> =>
    (await store.query<{ secret: string | null }>(sql)).flatMap(({ secret }) => (secret === null ? [] : [secret]));
  const add = (name: string, all: readonly string[]): void => {
    expect(all.length, name).toBeGreaterThan(0);
    for (const text of all) canaries.push({ name, text, to: [] });
  };
  add('seed', await rows('select seed as secret from matches'));
  add('hash of a passphrase', await rows('select pass as secret from people where pass is not null'));
  add('hash of a session', await rows('select key_hash as secret from sessions limit 10'));
  add('hash of a token', await rows('select key_hash as secret from tokens'));
  add('hash of a link', await rows('select key_hash as secret from links'));
  const settings = await store.query<{ value: unknown }>('select value from settings');
  const texts = settings.flatMap(({ value }) => (typeof value === 'string' ? [value] : Object.values(value as object)));
  // Of the pair for push the public half is told to everybody who wants to be pushed.
  const told = house.kept.map(({ text }) => /"pushKey":"([^"]+)"/.exec(text)?.[1]).find((key) => key !== undefined);
  add(
    'keys of the server',
    texts.filter((each): each is string => typeof each === 'string' && each.length > 20 && each !== told),
  );
  await store.close();
}

describe('canaries', () => {
  it('are all there: whoever may read one has read it', () => {
    for (const { name, text, to } of canaries)
      for (const who of to)
        expect(
          house.kept.some(({ by, text: read }) => by === who && read.includes(text)),
          `${who} never saw ${name}`,
        ).toBe(true);
    expect(canaries.length).toBeGreaterThan(30);
  });

  it('reach nobody else in any reply of any call, error, feed, export, socket or number', () => {
    const asked = new Set(house.kept.map(({ what }) => what.replace(/\?.*/, '')));
    expect(house.kept.length).toBeGreaterThan(1000);
    expect(asked.size).toBeGreaterThan(calls.length);
    for (const [, route] of calls) {
      const like = new RegExp(`^${route.method} ${route.path.replace(/:\w+/g, '[^/]*')}$`);
      expect(
        [...asked].some((each) => like.test(each)),
        `${route.method} ${route.path}`,
      ).toBe(true);
    }
    const found: string[] = [];
    for (const canary of canaries) {
      const shapes = shapesOf(canary.text);
      for (const each of house.kept)
        if (!mayRead(canary, each) && shapes.some((shape) => each.text.includes(shape)))
          found.push(`${canary.name} reached ${each.by} by ${each.what}`);
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('are in no line of the log', () => {
    expect(log.length).toBeGreaterThan(0);
    for (const { name, text } of canaries)
      for (const shape of shapesOf(text))
        expect(
          log.filter((line) => line.includes(shape)),
          name,
        ).toEqual([]);
  });

  it('nothing that was tried was a fault of the server', () => {
    expect(log.filter((line) => line.includes('"error"'))).toEqual([]);
    expect(house.kept.filter(({ text }) => text.includes('an error of the server'))).toEqual([]);
  });
});

function mayRead(canary: Canary, { by, what }: Kept): boolean {
  return canary.to.includes(by) && (canary.in?.test(what) ?? true);
}
