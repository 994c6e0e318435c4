/** What an account has to do with its matches: names, vacations, taking everything along, leaving for good. */
import { workspace } from '@ironbottom/shelf';
import { chance } from '@ironbottom/umpire';
import type { Body } from '@ironbottom/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchDesk } from '../match/desk.js';
import { Desks } from '../match/desks.js';
import type { Match } from '../match/match.js';
import { nameless } from '../match/match.js';
import { answerOf } from '../match/testing.js';
import { modulesOf } from '../modules/modules.js';
import { testStores } from '../store/testing.js';
import { deedsInto } from './deeds.js';
import { forgetPerson } from './forget.js';
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

type Player = { browser: Browser; id: string; name: string };

async function player(): Promise<Player> {
  const browser = house.browser();
  const { body } = await browser.ask('register', { body: { name: `Player ${++made}`, passphrase } });
  return { browser, id: body.me.id, name: body.me.name };
}

/** Blue, Green and Red sit down, a match begins. */
async function match(more: Partial<Body<'make'>> = {}): Promise<{ id: string; players: Player[]; desk: MatchDesk }> {
  const players = [await player(), await player(), await player()];
  const [blue, green, red] = players as [Player, Player, Player];
  const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
  const { body, why } = await blue.browser.ask('make', {
    body: { rulebook: 'straits', scenario: 'crossing', seats, ...more },
  });
  expect(why).toBe('');
  for (const [seat, { browser }] of [['Green', green] as const, ['Red', red] as const])
    expect((await browser.ask('join', { params: { id: body.id, seat }, body: {} })).status).toBe(200);
  return { id: body.id, players, desk: await deskOf(body.id) };
}

async function deskOf(id: string): Promise<MatchDesk> {
  const desk = await house.desks.at(id);
  if (desk === undefined) throw new Error('there is no such match');
  return desk;
}

const begun = async (desk: MatchDesk): Promise<void> => {
  for (let n = 0; n < 200 && desk.match.status === 'open'; n++) await new Promise((done) => setTimeout(done, 5));
  expect(desk.match.status).toBe('live');
};

async function play(desk: MatchDesk, answers: number, seed = 1): Promise<void> {
  const below = chance(seed);
  await begun(desk);
  for (let n = 0; n < answers; n++)
    await desk.act((now) => answerOf(now, below) ?? { refusal: { rule: '', why: 'nothing is asked' } });
}

const say = ({ browser }: Player, id: string, seat: string, text: string, to: 'all' | 'party' = 'all') =>
  browser.ask('act', { params: { id, seat }, body: { do: 'say', to, text } });
const namesAt = ({ holders }: Match): string[] =>
  Object.values(holders).flatMap((each) => each.map(({ name }) => name));

/** The match as another process would load it: from the log alone. */
async function replayed(id: string): Promise<Match> {
  const { load } = modulesOf(workspace, 'workspace');
  const desks = new Desks({ store: house.store, module: load, now: () => house.clock.now });
  const found = await desks.look(id, (one) => one);
  await desks.close();
  if (found === undefined) throw new Error('there is no such match');
  return found;
}

const streamsOf = ({ streams }: Match): string =>
  JSON.stringify(Object.entries(streams).map(([seat, stream]) => [seat, { ...stream, recent: [] }]));

describe('a new name', () => {
  it('is seen at the tables where its person sits', async () => {
    const { id, players, desk } = await match();
    const [blue, green] = players as [Player, Player, Player];
    await say(blue, id, 'Blue', 'good morning');
    await blue.browser.ask('change', { body: { name: `Renamed ${made}` } });
    expect(namesAt(desk.match)[0]).toBe(`Renamed ${made}`);
    const { body } = await green.browser.ask('look', { params: { id, seat: 'Green' }, query: {} });
    expect(body.frame.chat?.map(({ who }) => who)).toEqual([`Renamed ${made}`]);
    expect(streamsOf(await replayed(id))).toBe(streamsOf(desk.match));
  });

  it('of a guest who becomes a member too', async () => {
    const browser = house.browser();
    await browser.ask('beGuest', { body: { name: 'Just Looking' } });
    const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
    const { id } = (
      await browser.ask('make', { body: { rulebook: 'straits', scenario: 'crossing', seats, listed: false } })
    ).body;
    await browser.ask('register', { body: { name: 'Here To Stay', passphrase } });
    expect(namesAt((await deskOf(id)).match)).toEqual(['Here To Stay']);
    expect((await browser.ask('list', { query: { which: 'mine' } })).body.matches.map((each) => each.id)).toEqual([id]);
  });
});

describe('a vacation', () => {
  const slow = { kind: 'slow', days: 3, vacation: 30 } as const;

  it('is known to every slow match of its person that is not over, and to no other', async () => {
    const one = await match({ clock: slow });
    const [blue] = one.players as [Player, Player, Player];
    const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
    const make = (clock: NonNullable<Body<'make'>['clock']>) =>
      blue.browser.ask('make', { body: { rulebook: 'straits', scenario: 'crossing', seats, clock } });
    const waiting = await deskOf((await make(slow)).body.id);
    const quick = await deskOf((await make({ kind: 'live', minutes: 10, increment: 0 })).body.id);
    const at = house.clock.now;
    const span = { from: at + day, until: at + 5 * day };
    const { status, body } = await blue.browser.ask('vacation', { body: { span } });
    expect([status, body.vacations]).toEqual([200, [span]]);
    expect(one.desk.match.vacations).toEqual({ [blue.id]: [span] });
    expect(waiting.match.vacations).toEqual({ [blue.id]: [span] });
    expect(quick.match.vacations).toEqual({});
    expect((await blue.browser.ask('me')).body.me?.vacations).toEqual([span]);
    house.clock.now = at + 2 * day;
    const back = await blue.browser.ask('vacation', { body: { span: null } });
    expect(back.body.vacations).toEqual([{ from: at + day, until: at + 2 * day }]);
    expect(one.desk.match.vacations).toEqual({ [blue.id]: back.body.vacations });
  });

  it('comes along to a slow match that its person joins later', async () => {
    const { browser, id: person } = await player();
    const span = { from: house.clock.now + day, until: house.clock.now + 2 * day };
    await browser.ask('vacation', { body: { span } });
    const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
    const body = { rulebook: 'straits', scenario: 'crossing', seats, clock: slow };
    const desk = await deskOf((await browser.ask('make', { body })).body.id);
    for (let n = 0; n < 200 && desk.match.vacations[person] === undefined; n++)
      await new Promise((done) => setTimeout(done, 5));
    expect(desk.match.vacations).toEqual({ [person]: [span] });
  });

  it('that is over already is refused; not even two at once are lost', async () => {
    const { browser } = await player();
    const at = house.clock.now;
    const past = { from: at - 2 * day, until: at - day };
    expect((await browser.ask('vacation', { body: { span: past } })).status).toBe(400);
    await Promise.all(
      [1, 3, 5].map((n) =>
        browser.ask('vacation', { body: { span: { from: at + n * day, until: at + n * day + 1 } } }),
      ),
    );
    expect((await browser.ask('me')).body.me?.vacations).toHaveLength(3);
  });
});

describe('everything about a person', () => {
  it('is the person, sessions and tokens without their keys, notes, and matches as their own seats heard them', async () => {
    const { id, players, desk } = await match({ title: 'A Crossing' });
    const [blue, green, red] = players as [Player, Player, Player];
    await play(desk, 30);
    await say(blue, id, 'Blue', 'from blue to all');
    await say(green, id, 'Green', 'from green to its party', 'party');
    await say(red, id, 'Red', 'the canary of red', 'party');
    await say(red, id, 'Red', 'from red to all');
    await blue.browser.ask('keepNotes', { params: { id }, body: { text: 'my own notes' } });
    await green.browser.ask('keepNotes', { params: { id }, body: { text: 'the canary in the notes' } });
    const { token } = (await blue.browser.ask('newToken', { body: { name: 'my bot' } })).body;
    await blue.browser.ask('newTelling', { body: { way: 'atom' } });
    const { text, body } = await blue.browser.ask('everything');
    const all = body as {
      person: { name: string };
      sessions: object[];
      tokens: { name: string }[];
      notes: { text: string }[];
      tellings: { way: string }[];
      matches: { id: string; title: string; said: { text: string }[]; seats: { seat: string; story: object[] }[] }[];
    };
    expect(all.person.name).toBe(blue.name);
    expect(all.sessions).toHaveLength(1);
    expect(all.tokens.map(({ name }) => name)).toEqual(['my bot']);
    expect(all.notes.map((note) => note.text)).toEqual(['my own notes']);
    expect(all.tellings.map(({ way }) => way)).toEqual(['atom']);
    expect(all.matches.map((each) => [each.id, each.title, each.seats.map(({ seat }) => seat)])).toEqual([
      [id, 'A Crossing', ['Blue']],
    ]);
    expect(all.matches[0]?.said.map((each) => each.text)).toEqual(['from blue to all']);
    const heard = desk.match.streams.Blue?.events ?? [];
    expect(heard.length).toBeGreaterThan(0);
    expect(all.matches[0]?.seats[0]?.story).toHaveLength(heard.length);
    expect(text).toContain('from green to its party');
    expect(text).toContain('from red to all');
    for (const secret of ['canary', desk.match.row.seed, token, blue.browser.key ?? '', 'scrypt', green.id, red.id])
      expect(text).not.toContain(secret);
  });

  it('of a match one has left is only what one said there', async () => {
    const { id, players, desk } = await match();
    const [blue] = players as [Player, Player, Player];
    await play(desk, 10);
    await say(blue, id, 'Blue', 'good bye');
    const bot = desk.match.book.bots[0]?.name ?? '';
    await blue.browser.ask('leave', { params: { id, seat: 'Blue' }, body: { bot } });
    const all = (await blue.browser.ask('everything')).body as {
      matches: { id: string; said: { text: string }[]; seats: unknown[] }[];
    };
    expect(all.matches.map((each) => [each.id, each.said.map(({ text }) => text), each.seats])).toEqual([
      [id, ['good bye'], []],
    ]);
  });
});

describe('an account that is deleted', () => {
  it('wants its passphrase, and is gone with all that was its own', async () => {
    const { id: matchId, players, desk } = await match();
    const [blue] = players as [Player, Player, Player];
    await play(desk, 5);
    await blue.browser.ask('keepNotes', { params: { id: matchId }, body: { text: 'my own notes' } });
    await blue.browser.ask('newToken', { body: { name: 'my bot' } });
    await blue.browser.ask('newTelling', { body: { way: 'atom' } });
    expect((await blue.browser.ask('forgetMe', { body: {} })).status).toBe(400);
    expect((await blue.browser.ask('forgetMe', { body: { passphrase: 'a guess' } })).status).toBe(401);
    const old = house.browser(blue.browser.key);
    expect((await blue.browser.ask('forgetMe', { body: { passphrase } })).status).toBe(200);
    expect(blue.browser.key).toBeNull();
    expect((await old.ask('me')).body.me).toBeNull();
    const tables = [
      'people',
      'sessions',
      'tokens',
      'notes',
      'tellings',
      'ratings',
      'rated',
      'links',
      'joined',
      'resets',
    ];
    for (const table of tables) {
      const rows = JSON.stringify(await house.store.query(`select * from ${table}`));
      expect(rows).not.toContain(blue.id);
      expect(rows).not.toContain(`"${blue.name}"`);
    }
    expect((await house.browser().ask('register', { body: { name: blue.name, passphrase } })).status).toBe(200);
  });

  it('stays at the table as somebody nameless, in memory, in the log, and for whoever replays it', async () => {
    const { id, players, desk } = await match();
    const [blue, green] = players as [Player, Player, Player];
    await say(blue, id, 'Blue', 'before');
    await blue.browser.ask('change', { body: { name: `Mid ${made}` } });
    await say(blue, id, 'Blue', 'after');
    await play(desk, 20);
    const numbers = desk.match.streams.Green?.seq ?? 0;
    await blue.browser.ask('forgetMe', { body: { passphrase } });
    expect(namesAt(desk.match)[0]).toBe(nameless);
    const log = JSON.stringify(await house.store.query('select deed from log where match = $1', [id]));
    expect(log).not.toContain(`"${blue.name}"`);
    expect(log).not.toContain(`Mid ${made}`);
    expect(log).toContain('before');
    await play(desk, 10, 2);
    const again = await replayed(id);
    expect(streamsOf(again)).toBe(streamsOf(desk.match));
    expect(again.streams.Green?.seq).toBeGreaterThan(numbers);
    const { body } = await green.browser.ask('look', { params: { id, seat: 'Green' }, query: {} });
    expect(body.frame.chat?.map(({ who, text }) => `${who}: ${text}`)).toEqual([
      `${nameless}: before`,
      `${nameless}: after`,
    ]);
  });

  it('gets up from a table where play has not begun, and its own is no longer in the lobby', async () => {
    const blue = await player();
    const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
    const body = { rulebook: 'straits', scenario: 'crossing', seats, listed: true };
    const { id } = (await blue.browser.ask('make', { body })).body;
    await blue.browser.ask('forgetMe', { body: { passphrase } });
    const desk = await deskOf(id);
    expect(namesAt(desk.match)).toEqual([]);
    const open = (await house.browser().ask('list', { query: { which: 'open' } })).body.matches;
    expect(open.map((each) => each.id)).not.toContain(id);
    expect(streamsOf(await replayed(id))).toBe(streamsOf(desk.match));
  });

  it('from outside the server comes to the same', async () => {
    const { id, players, desk } = await match();
    const [blue] = players as [Player, Player, Player];
    await say(blue, id, 'Blue', 'here I was');
    await play(desk, 5);
    await house.desks.close();
    await forgetPerson(
      house.store,
      deedsInto(house.store, () => house.clock.now),
      blue.id,
    );
    const again = await replayed(id);
    expect(namesAt(again)[0]).toBe(nameless);
    expect(again.streams.Red?.chat.map(({ who }) => who)).toEqual([nameless]);
  });
});
