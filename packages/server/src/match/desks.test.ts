import { workspace } from '@ironbottom/shelf';
import { afterEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { Desks } from './desks.js';
import { rowOf } from './testing.js';

afterEach(() => {
  vi.useRealTimers();
});

/** Desks on a store that takes everything and keeps nothing, and by their own clock. */
function desks(query: (sql: string, params: unknown[]) => unknown = () => undefined, trouble = vi.fn()) {
  vi.useFakeTimers();
  const store = {
    append: async () => true,
    query: async (sql: string, params: unknown[]) => {
      await query(sql, params);
      return [];
    },
    transaction: async () => undefined,
    onAppended: () => undefined,
  } as unknown as Store;
  return new Desks({ store, module: async () => workspace, trouble });
}

it('a match that is over and that nobody looks at leaves memory within seconds, one that is played stays', async () => {
  const open = desks();
  const sit = (seat: string) => ({ do: 'join', seat, by: 'ann', name: 'ANN', entropy: '' }) as const;
  const all = ['Blue', 'Green', 'Red'].map(sit);
  const played = await open.found(rowOf('narrows', {}, 'played'), true, all, []);
  const resigned = await open.found(rowOf('narrows', {}, 'resigned'), true, all, []);
  await vi.advanceTimersByTimeAsync(10);
  expect([played.match.status, resigned.match.status]).toEqual(['live', 'live']);
  await resigned.act(() => ({ do: 'resign', seat: 'Red', by: 'ann' }));
  expect(resigned.match.status).toBe('over');
  const listening = await resigned.listen('Red', 0, () => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open.size).toBe(2);
  listening();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open.size).toBe(1);
  await open.close();
});

it('what lists say of many matches is written for each of them, and never for so many that answers wait for it', async () => {
  const noted: string[][] = [];
  const open = desks((sql, params) => {
    if (sql.includes('noted')) noted.push(params[0] as string[]);
  });
  const ids = Array.from({ length: 60 }, (_, i) => `match${i}`);
  for (const id of ids) {
    const join = { do: 'join', seat: 'Red', by: 'ann', name: 'ANN', entropy: '' } as const;
    await open.found(rowOf('narrows', {}, id), true, [join], []);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(noted.flat().sort()).toEqual([...ids].sort());
  expect(Math.max(...noted.map((some) => some.length))).toBeLessThanOrEqual(25);
  await open.close();
});

it('a match that does not exist is no trouble, even if it is being looked for when others are put to sleep', async () => {
  const trouble = vi.fn();
  let found: () => void = () => undefined;
  const open = desks(() => new Promise<void>((done) => (found = done)), trouble);
  const asked = open.at('nobody');
  await vi.advanceTimersByTimeAsync(6000);
  found();
  expect(await asked).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  expect(trouble).not.toHaveBeenCalled();
});
