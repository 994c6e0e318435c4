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
