import { expect, it } from 'vitest';
import type { Store } from '../store/store.js';
import { type DeskTools, MatchDesk } from './desk.js';
import { begun } from './testing.js';

/** A desk whose store fails as often as it is told to. */
function deskThatFails(times: number) {
  let failures = times;
  const told: string[] = [];
  const unlessFull = <T>(value: T): T => {
    if (failures-- > 0) throw new Error('the disk is full');
    return value;
  };
  const store = { append: async () => unlessFull(true), query: async () => [] } as unknown as Store;
  const { match } = begun('narrows');
  const tools: DeskTools = {
    store,
    now: () => 1_000_000,
    load: async () => unlessFull(begun('narrows').match),
    witness: (_, written, frames) => told.push(`${written.length}: ${Object.keys(frames.Red ?? {}).join(' ')}`),
    note: () => undefined,
    trouble: () => undefined,
    hurry: () => undefined,
    below: () => 0,
  };
  return { desk: new MatchDesk(match, tools), told };
}

const say = (desk: MatchDesk, text: string) =>
  desk.act(() => ({ do: 'say', seat: 'Blue', by: 'ann', name: 'ANN', to: 'all', text }));

it('where neither the store nor the log can be reached whoever waits is told, and the next one is served', async () => {
  const { desk } = deskThatFails(3);
  await expect(say(desk, 'one')).rejects.toThrow('the disk is full');
  await expect(say(desk, 'two')).rejects.toThrow('the disk is full');
  expect(await say(desk, 'three')).toBeUndefined();
  await desk.close();
});

it('what is asked for together is written together, and nothing of it is lost for those who are told later', async () => {
  const { desk, told } = deskThatFails(0);
  const resign = desk.act(() => ({ do: 'resign', seat: 'Blue', by: 'ann' }));
  expect(await Promise.all([say(desk, 'one'), say(desk, 'two'), resign])).toEqual([undefined, undefined, undefined]);
  expect(told[0]).toMatch(/^1: .*table/);
  expect(told[1]).toMatch(/^2: .*chat/);
  await desk.close();
});

/** A desk whose store takes what waits when it is told to. */
function deskThatWaits() {
  const taken: number[] = [];
  let waiting: { what: () => { deeds: readonly unknown[] }; done: (written: boolean) => void } | null = null;
  const append: Store['append'] = (_match, _first, what) =>
    new Promise((done) => {
      if (typeof what === 'function') waiting = { what, done };
    });
  const store = { append, query: async () => [] } as unknown as Store;
  const tools: DeskTools = {
    store,
    now: () => 1_000_000,
    load: async () => begun('narrows').match,
    witness: () => undefined,
    note: () => undefined,
    trouble: () => undefined,
    hurry: () => undefined,
    below: () => 0,
  };
  const take = (): { deeds: readonly unknown[] } | undefined => {
    const now = waiting?.what();
    taken.push(now?.deeds.length ?? 0);
    return now;
  };
  return {
    desk: new MatchDesk(begun('narrows').match, tools),
    take,
    written: (is: boolean) => waiting?.done(is),
    taken,
  };
}

const turn = () => new Promise((done) => setImmediate(done));

it('who comes before the store takes what waits goes with it, who comes after waits for the next', async () => {
  const { desk, take, written, taken } = deskThatWaits();
  const first = say(desk, 'one');
  await turn();
  const second = say(desk, 'two');
  take();
  const third = say(desk, 'three');
  written(true);
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  await turn();
  take();
  written(true);
  expect(await third).toBeUndefined();
  expect(taken).toEqual([2, 1]);
  expect(desk.match.streams.Red?.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

it('where another process was faster those who joined are tried again as well', async () => {
  const { desk, take, written, taken } = deskThatWaits();
  const both = [say(desk, 'one')];
  await turn();
  both.push(say(desk, 'two'));
  take();
  written(false);
  for (let i = 0; i < 5; i++) await turn();
  take();
  written(true);
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(taken).toEqual([2, 2]);
});

it('what cannot be done after those who wait is refused alone, and harms none of them', async () => {
  const { desk, take, written } = deskThatWaits();
  const first = say(desk, 'one');
  await turn();
  const fault = desk.act(() => {
    throw new Error('out of order');
  });
  take();
  written(true);
  expect(await first).toBeUndefined();
  await expect(fault).rejects.toThrow('out of order');
});
