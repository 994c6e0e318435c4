import { chance } from '@ironbottom/umpire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toyVersion } from '../modules/testing.js';
import { type Asker, answerTo, type Crossing, type FullHouse, fullHouse } from '../secrecy/house.js';
import type { Store } from '../store/store.js';
import { testStores } from '../store/testing.js';
import type { Deed } from './deeds.js';
import { MatchDesk } from './desk.js';
import { refuseDeed } from './may.js';
import { Programs } from './programs.js';
import { answerOf, begun, doIt } from './testing.js';

const stores = testStores();
const below = chance(5);
let house: FullHouse;
let ann: Asker;
let bob: Asker;

beforeAll(async () => {
  house = await fullHouse(await stores.place('embedded'), { modules: [await toyVersion('thoughtful')] });
  ann = await house.member('ann', 'a passphrase of ann');
  bob = await house.member('bob', 'a passphrase of bob');
}, 60_000);

afterAll(async () => {
  await house.close();
  await stores.end();
});

const me = { by: 'me' };
const bot = (called: string) => ({ by: 'bot', bot: called });

async function make(who: Asker, seats: object, more: object = {}) {
  const body = { rulebook: 'straits', scenario: 'crossing', seats, ...more };
  const made = await house.ask(who, 'POST', '/api/matches', { body });
  const id = String(made.json.id);
  return { ...made, match: { id, path: `/api/matches/${id}`, links: {} } satisfies Crossing };
}

/** Answers for this seat until the match is over; programs play the others. */
async function playToTheEnd(who: Asker, match: Crossing, seats: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    const { json } = await house.ask(who, 'GET', match.path);
    if ((json.match as { status: string }).status === 'over') return;
    let given = false;
    for (const seat of seats) {
      const body = await answerTo(house, who, match, seat, below);
      if (body === null) continue;
      given = true;
      const { text } = await house.ask(who, 'POST', `${match.path}/seats/${seat}/answer`, { body });
      expect(text).toBe('{}');
    }
    if (!given) await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error('the match does not end');
}

describe('a program with an effort', () => {
  it('is on the shelf with what it is like and how much it may think', async () => {
    const { json } = await house.ask(ann, 'GET', '/api/shelf');
    expect(json.games).toMatchObject([
      {
        opponent: 'thinker',
        bots: [{ name: 'thinker', about: 'Looks at the clock.', efforts: [{ futures: 20 }, {}] }, {}],
      },
    ]);
  });

  it('is seated as it is called; a wrong call is refused with what would be right', async () => {
    const { match, status } = await make(ann, { Blue: me, Green: me, Red: bot('thinker:5') });
    expect(status).toBe(200);
    const seatBot = (called: string) =>
      house.ask(ann, 'POST', `${match.path}/seats/Blue/bot`, { body: { bot: called } });
    for (const [called, why] of [
      ['thinker:0', 'a whole number from 1 to 99999, as in thinker:20'],
      ['thinker:1e9', 'a whole number from 1 to 99999, as in thinker:20'],
      ['random:3', 'Chance does not look ahead: call it random'],
      ['nobody', 'there is no program nobody here; there are thinker, random'],
    ] as const) {
      expect((await make(ann, { Blue: me, Green: me, Red: bot(called) })).text).toContain(why);
      const refused = await seatBot(called);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(why)]);
    }
    expect((await seatBot('thinker:7')).status).toBe(200);
    const { json } = await house.ask(ann, 'GET', match.path);
    const { table } = json.match as { table: { seats: { seat: string; bot: string | null }[] } };
    expect(table.seats.map(({ bot: there }) => there)).toEqual(['thinker:7', null, 'thinker:5']);
  });

  it('thinks without holding up another match, or the talk at its own table', async () => {
    const slow = (await make(ann, { Blue: me, Green: me, Red: bot('thinker:1000') })).match;
    const quick = (await make(bob, { Blue: me, Green: me, Red: bot('random') })).match;
    const isAsked = async (): Promise<boolean> => {
      const { frame } = (await house.ask(ann, 'GET', `${slow.path}/seats/Blue`)).json as {
        frame: { question: unknown };
      };
      return frame.question !== null;
    };
    // Plans are sealed: Blue and Green have answered, and everything waits for Red.
    for (const seat of ['Blue', 'Green']) {
      const body = await answerTo(house, ann, slow, seat, below);
      if (body !== null) await house.ask(ann, 'POST', `${slow.path}/seats/${seat}/answer`, { body });
    }
    const say = { do: 'say', to: 'all', text: 'still thinking?' };
    let longest = 0;
    let rounds = 0;
    // It thinks for a second; then Blue is asked the next question.
    for (; !(await isAsked()); rounds++) {
      const before = performance.now();
      for (const seat of ['Blue', 'Green']) {
        const body = await answerTo(house, bob, quick, seat, below);
        if (body !== null) await house.ask(bob, 'POST', `${quick.path}/seats/${seat}/answer`, { body });
      }
      expect((await house.ask(ann, 'POST', `${slow.path}/seats/Blue/deeds`, { body: say })).text).toBe('{}');
      longest = Math.max(longest, performance.now() - before);
    }
    expect(rounds).toBeGreaterThan(2);
    expect(longest).toBeLessThan(900);
  }, 20_000);

  it('says what it had in mind once the match is over, and to nobody before', async () => {
    const { match } = await make(ann, { Blue: me, Green: me, Red: bot('thinker:1') });
    const from = house.kept.length;
    await playToTheEnd(ann, match, ['Blue', 'Green']);
    const told = house.kept.slice(from);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ text }) => text.includes('secret mind'))).toEqual([]);
    const { json } = await house.ask(ann, 'GET', `${match.path}/file`);
    expect(json.text).toContain('  thinker means, turn 1, place 1: a secret mind of Red\n');
    // Not even then to whoever looks at a seat.
    for (const what of ['', '/story', '/past', '/orders'])
      expect((await house.ask(ann, 'GET', `${match.path}/seats/Blue${what}`)).text).not.toContain('secret mind');
  }, 60_000);
});

it('what is kept beside an answer changes nothing that anybody is sent: not a frame, not a byte', () => {
  const plain = begun('crossing');
  const minded = begun('crossing');
  const luck = chance(8);
  for (let n = 0; n < 200; n++) {
    const deed = answerOf(plain.match, luck);
    if (deed?.do !== 'answer') break;
    const meant = { by: 'thinker', intents: [{ turn: n, text: 'x'.repeat(n), at: 1 }] };
    doIt(plain, deed);
    doIt(minded, { ...deed, meant, hint: 'thinker' });
  }
  expect(plain.deeds.length).toBeGreaterThan(40);
  expect(minded.match.game?.log.at(-1)?.meant?.by).toBe('thinker');
  expect(minded.sent).toEqual(plain.sent);
});

it('a hint is taken nowhere that counts for the ratings', () => {
  const asked = (rated: boolean) => {
    const { match } = begun('crossing', { rated });
    const deed = answerOf(match, chance(1));
    if (deed?.do !== 'answer') throw new Error('nothing is asked');
    return [deed, { ...deed, hint: 'random' }].map((each) => refuseDeed(match, each, 1)?.why);
  };
  expect(asked(false)).toEqual([undefined, undefined]);
  expect(asked(true)).toEqual([undefined, 'no hint is taken in a rated match']);
});

it('where time has run out the best takes over that keeps nobody waiting', async () => {
  const { match } = begun('crossing', { onTimeOut: 'bot' });
  const [chanceful] = match.book.bots;
  if (chanceful === undefined) throw new Error('there is no program');
  const ahead = { ...chanceful, name: 'ahead', efforts: [{ futures: 1, title: 'briefly' }] };
  const book = { ...match.book, bots: [ahead, { ...chanceful, name: 'sound' }, chanceful] };
  const written: Deed[] = [];
  const desk = new MatchDesk(
    { ...match, book, flags: ['Green'] },
    {
      store: { append: async () => true } as unknown as Store,
      now: () => 1,
      load: () => Promise.reject(new Error('nothing is to be loaded')),
      witness: (_, all) => void written.push(...all.map(({ deed }) => deed)),
      note: () => undefined,
      trouble: () => undefined,
      hurry: () => undefined,
      below: () => 0,
    },
  );
  desk.goOn();
  await vi.waitUntil(() => written.length > 0);
  await desk.close();
  expect(written[0]).toEqual({ do: 'seat-bot', seat: 'Green', bot: 'sound', by: 'time' });
});

it('a program thinks no longer than it may; one whose thread ends is given up', async () => {
  const { hash, source } = await toyVersion('thoughtful');
  const { match } = begun('crossing');
  const programs = new Programs({ source: async () => source, threads: 1 });
  const thinker = {
    ...{ match: 'm', seat: 'Red', called: 'thinker:1', name: 'thinker', futures: 1, module: hash, seed: 1, most: 1000 },
    ...{ rulebook: 'straits', setup: match.row.made.setup },
  };
  const view = () => match.module.viewOf(match.game?.state as never, 'Red');
  expect(await programs.think(thinker, view)).toMatchObject({ intents: [{ text: 'a secret mind of Red' }] });
  const from = performance.now();
  await programs.think({ ...thinker, match: 'p', futures: 99_999, most: 200 }, view);
  expect(performance.now() - from).toBeLessThan(20_000);
  await expect(programs.think({ ...thinker, match: 'n', name: 'nobody' }, view)).rejects.toThrow('no program nobody');
  const lost = programs.think({ ...thinker, match: 'o', futures: 5000 }, view);
  lost.catch(() => undefined);
  await new Promise((done) => setTimeout(done, 50));
  await programs.close();
  await expect(lost).rejects.toThrow('closing');
  await expect(programs.think(thinker, view)).rejects.toThrow('closing');
}, 40_000);
