import { workspace } from '@ironbottom/shelf';
import { chance } from '@ironbottom/umpire';
import { call, type Line, type Patch, patched, type SeatState } from '@ironbottom/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewFor } from '../match/streams.js';
import { testStores } from '../store/testing.js';
import { type TestServer, testServer } from './testing.js';

const stores = testStores();
let server: TestServer;

beforeAll(async () => {
  server = await testServer(await stores.open('embedded'));
});
afterAll(async () => {
  await server.close();
  await stores.end();
});

async function crossing(): Promise<string> {
  const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
  const made = await call(server.as('ann'), 'make', {
    body: { rulebook: 'straits', scenario: 'crossing', seats, listed: true },
  });
  await call(server.as('bob'), 'join', { params: { id: made.id, seat: 'Green' }, body: {} });
  await call(server.as('cem'), 'join', { params: { id: made.id, seat: 'Red' }, body: {} });
  return made.id;
}

/** Answers whatever is asked, at random, until so many answers were given or the match is over. */
async function playFrom(line: Line, match: string, seat: string, most: number, seed: number): Promise<number> {
  const below = chance(seed);
  const desk = await server.desks.at(match);
  let answers = 0;
  for (let idle = 0; answers < most && idle < 200; idle++) {
    const state = line.state(match, seat) as SeatState;
    if (state.table?.status === 'over') break;
    if (state.question === null || state.ask === null) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const ways = desk?.match.game?.desk.ways;
    const answer = workspace.sample(state.view as never, state.ask as never, below, ways as never);
    const { question } = state;
    expect(await line.answer(match, seat, question, answer)).toBeUndefined();
    answers += 1;
    idle = 0;
  }
  return answers;
}

describe('a match over the wire', () => {
  it('is made, joined and played by three people over sockets; every view arrives byte for byte', async () => {
    const match = await crossing();
    const seats = { ann: 'Blue', bob: 'Green', cem: 'Red' };
    const lines = await Promise.all(
      Object.entries(seats).map(async ([name, seat]) => {
        const line = server.line(name, { asks: true });
        expect(await line.watch(match, [seat])).toBeUndefined();
        return { line, seat };
      }),
    );
    const given = await Promise.all(lines.map(({ line, seat }, i) => playFrom(line, match, seat, 60, i)));
    expect(given.reduce((sum, n) => sum + n)).toBeGreaterThan(60);
    const desk = await server.desks.at(match);
    for (const { line, seat } of lines) {
      await expect
        .poll(() => JSON.stringify(line.state(match, seat)?.view))
        .toBe(await desk?.quiet((now) => JSON.stringify(viewFor(now, seat))));
    }
    // Looking back, each is told again what it was told, and nothing else.
    for (const [i, name] of Object.keys(seats).entries()) {
      const { line, seat } = lines[i] ?? { line: undefined, seat: '' };
      const { moments } = await call(server.as(name), 'past', { params: { id: match, seat } });
      let view = {};
      for (const { frame } of moments) view = patched(view, (frame.patch ?? []) as Patch);
      expect(view).toEqual(line?.state(match, seat)?.view);
      expect(moments.flatMap(({ frame }) => frame.events ?? [])).toEqual(
        line?.state(match, seat)?.events.map(({ event }) => event),
      );
      expect(moments.filter(({ answer }) => answer !== undefined)).toHaveLength(given[i] ?? 0);
      expect(Object.keys(moments[0]?.frame ?? {})).not.toContain('table');
    }
  });

  it('whoever waits for the others sees them sit down, and the first question when the last one does', async () => {
    const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'open' } } as const;
    const { id } = await call(server.as('ann'), 'make', { body: { rulebook: 'straits', scenario: 'crossing', seats } });
    await call(server.as('bob'), 'join', { params: { id, seat: 'Green' }, body: {} });
    let news = 0;
    const line = server.line('ann', { onState: () => news++ });
    expect(await line.watch(id, ['Blue'])).toBeUndefined();
    expect(line.state(id, 'Blue')).toMatchObject({ seq: 2, question: null });
    expect(news).toBe(1);
    await call(server.as('cem'), 'join', { params: { id, seat: 'Red' }, body: {} });
    await expect.poll(() => line.state(id, 'Blue')?.question).toBe(4);
    expect(line.state(id, 'Blue')?.view).toHaveProperty('own');
  });

  it('another’s seat is neither seen nor played', async () => {
    const match = await crossing();
    const line = server.line('ann');
    expect((await line.watch(match, ['Red']))?.why).toBe('this seat is not yours');
    expect((await line.answer(match, 'Red', 1, []))?.why).toBe('this seat is not yours');
    await expect(call(server.as('ann'), 'look', { params: { id: match, seat: 'Red' } })).rejects.toThrow('not yours');
    await expect(call(server.as('ann'), 'story', { params: { id: match, seat: 'Red' } })).rejects.toThrow('not yours');
    await expect(call(server.as('ann'), 'past', { params: { id: match, seat: 'Red' } })).rejects.toThrow('not yours');
    await expect(call(server.as('ann'), 'file', { params: { id: match } })).rejects.toThrow('once it is over');
  });

  it('the same answer sent twice counts once, over HTTP as well', async () => {
    const match = await crossing();
    const params = { id: match, seat: 'Blue' };
    const { frame } = await call(server.as('ann'), 'look', { params });
    const answer = workspace.sample(frame.view as never, frame.ask as never, chance(1));
    const body = { question: frame.question ?? 0, answer };
    expect(await call(server.as('ann'), 'answer', { params, body })).toEqual({});
    expect(await call(server.as('ann'), 'answer', { params, body })).toEqual({});
    const desk = await server.desks.at(match);
    expect(desk?.match.game?.log).toHaveLength(1);
    const other = { question: body.question, answer: 17 };
    expect((await call(server.as('ann'), 'answer', { params, body: other })).refusal?.why).toContain('answered');
  });

  it('a seat that plays by itself answers as soon as it is asked', async () => {
    const seats = {
      Blue: { by: 'me' },
      Green: { by: 'bot', bot: 'random' },
      Red: { by: 'bot', bot: 'random' },
    } as const;
    const { id } = await call(server.as('ann'), 'make', { body: { rulebook: 'straits', scenario: 'crossing', seats } });
    const line = server.line('ann', { asks: true });
    await line.watch(id, ['Blue']);
    expect(await playFrom(line, id, 'Blue', 20, 3)).toBe(20);
  });

  it('whoever waits by long poll is told as soon as there is something', async () => {
    const match = await crossing();
    const params = { id: match, seat: 'Green' };
    const before = await call(server.as('bob'), 'look', { params });
    const waiting = call(server.as('bob'), 'look', { params, query: { since: before.frame.seq, wait: 20 } });
    const said = { do: 'say', to: 'party', text: 'hello' } as const;
    await call(server.as('ann'), 'act', { params: { id: match, seat: 'Blue' }, body: said });
    const { frame } = await waiting;
    expect(frame.seq).toBe(before.frame.seq + 1);
    expect(frame.chat?.map(({ text }) => text)).toEqual(['hello']);
    const red = await call(server.as('cem'), 'look', { params: { id: match, seat: 'Red' } });
    expect(red.frame.chat).toEqual([]);
  });

  it('lists show open seats to all and questions only to whom they are put', async () => {
    const match = await crossing();
    const mine = await call(server.as('ann'), 'list', { query: { which: 'mine' } });
    expect(mine.matches.find(({ id }) => id === match)?.mine.map(({ seat }) => seat)).toEqual(['Blue']);
    const live = await call({ base: server.base }, 'list', { query: { which: 'live' } });
    expect(live.matches.find(({ id }) => id === match)?.mine).toEqual([]);
  });
});
