import { afterAll, expect, test } from 'vitest';
import type { Query } from './store.js';
import { testStores } from './testing.js';
import { checkpointer, tidy } from './upkeep.js';

const stores = testStores();
afterAll(stores.end);

const lastCheckpoint = async (query: Query) =>
  (await query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()'))[0]?.at;

test('the embedded store makes a checkpoint once enough is written, and vacuums what has many dead rows', async () => {
  const { query } = await stores.open('embedded');
  const look = checkpointer(query, 200_000, 60_000);
  expect(await look()).toBe(false);
  const before = await lastCheckpoint(query);
  await query("insert into settings values ('a', '1')");
  expect(await look()).toBe(true);
  expect(await lastCheckpoint(query)).toBe(before);
  await query("insert into settings select 'b' || n, '1' from generate_series(1, 3000) as n");
  expect(await look()).toBe(true);
  const after = await lastCheckpoint(query);
  expect(after).not.toBe(before);
  expect(await look()).toBe(false);
  expect(await lastCheckpoint(query)).toBe(after);

  const soon = checkpointer(query, 1e9, 0);
  expect(await soon()).toBe(false);
  await query("update settings set value = '2'");
  expect(await soon()).toBe(true);
  expect(await lastCheckpoint(query)).not.toBe(after);

  // The database counts its rows when a second has passed since it last did.
  await expect.poll(() => tidy(query), { timeout: 20_000 }).toEqual(['settings']);
  const dead = 'select n_dead_tup as dead from pg_stat_user_tables where relname = $1';
  await expect.poll(() => query(dead, ['settings']), { timeout: 20_000 }).toEqual([{ dead: 0 }]);
  expect(await tidy(query)).toEqual([]);
}, 60_000);
