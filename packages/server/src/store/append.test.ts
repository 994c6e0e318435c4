import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupCommit, writeDeeds, writeWithin } from './append.js';
import type { Query, Store } from './store.js';
import { testStores } from './testing.js';

const stores = testStores();
let store: Store;
beforeAll(async () => {
  store = await stores.open('embedded');
});
afterAll(stores.end);

const by = (who: string) => [{ at: 1, deed: { who } }];
const logOf = (match: string) => store.query('select n, deed from log where match = $1 order by n', [match]);
const always = () => true;

/** The store's query, with something done to each batch on its way. */
function watched(around: (batch: number, write: () => Promise<never[]>) => Promise<never[]>): Query {
  let batches = 0;
  return (sql, params) => {
    if (sql !== writeDeeds) return store.query(sql, params);
    batches += 1;
    return around(batches, () => store.query<never>(sql, params));
  };
}

describe('group commit', () => {
  test('whatever waits goes together, at most 500 deeds and one append of each match at a time', async () => {
    const sizes: number[] = [];
    const query: Query = (sql, params = []) => {
      const [matches] = params as [string[]];
      sizes.push(matches.length);
      return store.query(sql, params);
    };
    const { append, idle } = groupCommit(query, writeWithin(store.transaction), writeDeeds, always);
    const asked = Array.from({ length: 1200 }, (_, index) => append(`many${index}`, 1, by('a')));
    asked.push(append('many3', 2, by('b')), append('many3', 3, by('c')));
    expect(await Promise.all(asked)).not.toContain(false);
    expect(sizes).toEqual([500, 500, 201, 1]);
    await idle();
    expect(await logOf('many3')).toEqual(['a', 'b', 'c'].map((who, index) => ({ n: index + 1, deed: { who } })));
  });

  test('a batch that was written while the word of it was lost counts as written, once', async () => {
    const query = watched(async (batch, write) => {
      const rows = await write();
      if (batch === 1) throw new Error('Connection lost');
      return rows;
    });
    const { append } = groupCommit(query, writeWithin(store.transaction), writeDeeds, always);
    expect(await Promise.all([append('lost1', 1, by('us')), append('lost2', 1, by('us'))])).toEqual([true, true]);
    expect(await logOf('lost1')).toEqual([{ n: 1, deed: { who: 'us' } }]);
  });

  test('a place that somebody else took during the trouble is somebody else’s', async () => {
    const query = watched(async (batch, write) => {
      if (batch > 1) return await write();
      await store.append('race', 1, by('them'));
      throw new Error('Connection lost');
    });
    const { append } = groupCommit(query, writeWithin(store.transaction), writeDeeds, always);
    expect(await Promise.all([append('race', 1, by('us')), append('calm', 1, by('us'))])).toEqual([false, true]);
    expect(await logOf('race')).toEqual([{ n: 1, deed: { who: 'them' } }]);
  });

  test('an append of nothing is refused', async () => {
    await expect(store.append('none', 1, [])).rejects.toThrow('Nothing to append');
  });
});
