/** Standing orders on the server: they answer for whoever left them, whether he is there or not. */
import { type Ask, leastAnswer } from '@ironbottom/umpire';
import { call } from '@ironbottom/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Ann has Blue, Bob Green, Cem Red. */
async function narrows(): Promise<string> {
  const seats = { Blue: { by: 'me' as const }, Green: { by: 'open' as const }, Red: { by: 'open' as const } };
  const { id } = await call(server.as('ann'), 'make', { body: { rulebook: 'straits', scenario: 'narrows', seats } });
  await call(server.as('bob'), 'join', { params: { id, seat: 'Green' }, body: {} });
  await call(server.as('cem'), 'join', { params: { id, seat: 'Red' }, body: {} });
  return id;
}

const owners = { Blue: 'ann', Green: 'bob', Red: 'cem' } as const;
type Owned = keyof typeof owners;

async function asked(id: string, seat: Owned): Promise<{ question: number; ask: Ask } | null> {
  const { frame } = await call(server.as(owners[seat]), 'look', { params: { id, seat }, query: {} });
  return frame.question == null ? null : { question: frame.question, ask: frame.ask as unknown as Ask };
}

/** The least answer to everything, until Blue is asked under that rule. */
async function until(id: string, rule: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    for (const seat of ['Green', 'Red', 'Blue'] as const) {
      const now = await asked(id, seat);
      if (now === null) continue;
      if (seat === 'Blue' && now.ask.rule === rule) return;
      if (now.ask.rule === rule) continue;
      const body = { question: now.question, answer: leastAnswer(now.ask) as never };
      expect(await call(server.as(owners[seat]), 'answer', { params: { id, seat }, body })).toEqual({});
    }
  }
}

const quiet = '[{ "order": "keep quiet", "rule": "4.2", "answer": "0" }]';
const blue = (id: string) => ({ params: { id, seat: 'Blue' } });
const seqOf = async (id: string, seat: Owned): Promise<number> =>
  (await call(server.as(owners[seat]), 'look', { params: { id, seat }, query: {} })).frame.seq;

it('answer for whoever left them, say what they did, and nobody else is sent anything when they are left', async () => {
  const id = await narrows();
  await until(id, '4.2');
  const before = [await seqOf(id, 'Green'), await seqOf(id, 'Red')];
  const leave = (text: string, on: boolean) =>
    call(server.as('ann'), 'leaveOrders', { ...blue(id), body: { text, on } });
  expect(await leave(quiet, false)).toEqual({ errors: [] });
  expect(await asked(id, 'Blue')).not.toBeNull();
  expect(await leave(quiet, true)).toEqual({ errors: [] });
  await expect.poll(() => asked(id, 'Blue')).toBeNull();
  expect(await call(server.as('ann'), 'orders', blue(id))).toMatchObject({
    text: quiet,
    on: true,
    done: [{ by: 'keep quiet', note: 'keep quiet: 0', turn: 1 }],
  });
  // A sealed answer sends nothing to those who still owe theirs, and orders send nothing at all.
  expect([await seqOf(id, 'Green'), await seqOf(id, 'Red')]).toEqual(before);
  const undo = await call(server.as('ann'), 'act', { ...blue(id), body: { do: 'undo' } });
  expect(undo.refusal?.why).toContain('stop your orders first');
});

it('are refused with the line, and are nobody else’s to read or change', async () => {
  const id = await narrows();
  const body = { text: '[\n  { "order": 7 }\n]', on: true };
  const left = await call(server.as('ann'), 'leaveOrders', { ...blue(id), body });
  expect(left.errors[0]).toMatch(/^line 2, \[0\]\./);
  for (const who of ['bob', 'cem', 'dan']) {
    await expect(call(server.as(who), 'orders', blue(id))).rejects.toThrow('not yours');
    await expect(call(server.as(who), 'leaveOrders', { ...blue(id), body: { text: quiet, on: true } })).rejects.toThrow(
      'not yours',
    );
  }
  expect(await call(server.as('ann'), 'orders', blue(id))).toEqual({ text: '', on: false, done: [] });
});
