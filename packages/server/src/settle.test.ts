import { workspace } from '@ironbottom/shelf';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Desks } from './match/desks.js';
import { rowOf } from './match/testing.js';
import { settleLeft } from './settle.js';
import type { Query, Store } from './store/store.js';
import { testStores } from './store/testing.js';
import { bearWitness } from './witness.js';

const stores = testStores();
afterAll(stores.end);

const ended = Date.UTC(2026, 10, 15);
const MINUTE = 60_000;
const joins = [
  { do: 'join', seat: 'Blue', by: 'ann', name: 'ann', entropy: '' },
  { do: 'join', seat: 'Green', by: 'ann', name: 'ann', entropy: '' },
  { do: 'join', seat: 'Red', by: 'bob', name: 'bob', entropy: '' },
] as const;

/** A process on this store, so many milliseconds after the end of the match. */
function process(store: Store, later: number) {
  const now = () => ended + later;
  const trouble = vi.fn();
  const desks = new Desks({ store, module: async () => workspace, now, trouble });
  const delivering = { poke: () => undefined, stop: async () => undefined };
  return { store, desks, delivering, base: 'http://test', now, trouble };
}

/** Two members who want to be told; a rated match between them, which Bob has just resigned. */
async function resigned(given: ReturnType<typeof process>): Promise<void> {
  const { store, desks } = given;
  for (const name of ['ann', 'bob']) {
    await store.query('insert into people (id, name, name_key, created) values ($1, $1, $1, 0)', [name]);
    await store.query(
      `insert into tellings (id, person, way, address, created) values ('feed of ' || $1, $1, 'atom', '{}', 0)`,
      [name],
    );
  }
  const desk = await desks.found(rowOf('narrows', { rated: true }, 'ended'), false, joins, []);
  await expect.poll(() => desk.match.status).toBe('live');
  expect(await desk.act(() => ({ do: 'resign', seat: 'Red', by: 'bob' }))).toBeUndefined();
  await desks.close();
}

const followed = async ({ query }: Store) => ({
  rated: await query('select person, score, at from rated order by person'),
  games: await query('select person, games from ratings order by person'),
  told: await query(`select telling, subject from outbox where subject like '%over' order by telling`),
});
const nothing = { rated: [], games: [], told: [] };
const once = {
  rated: [
    { person: 'ann', score: 1, at: ended },
    { person: 'bob', score: 0, at: ended },
  ],
  games: [
    { person: 'ann', games: 1 },
    { person: 'bob', games: 1 },
  ],
  told: [
    { telling: 'feed of ann', subject: 'narrows is over' },
    { telling: 'feed of bob', subject: 'narrows is over' },
  ],
};

describe.each(stores.kinds)('the end of a match in the %s store', (kind) => {
  it('is rated and told once although the process was killed before it could, and several find that out at once', async () => {
    const where = await stores.place(kind);
    const store = await stores.open(where);
    // Nobody bears witness: the process is gone as soon as the end is written.
    await resigned(process(store, 0));
    const others = kind === 'embedded' ? store : await stores.open(where);
    await settleLeft(process(others, 1000));
    expect(await followed(store)).toEqual(nothing);
    const finders = [process(store, MINUTE), process(others, MINUTE), process(others, MINUTE)];
    await Promise.all(finders.map(settleLeft));
    expect(await followed(store)).toEqual(once);
    await settleLeft(process(store, 2 * MINUTE));
    expect(await followed(store)).toEqual(once);
    for (const { desks, trouble } of finders) {
      await desks.close();
      expect(trouble).not.toHaveBeenCalled();
    }
  });

  it('is settled wholly or not at all: who is killed between the rating and the telling has done neither', async () => {
    const store = await stores.open(kind);
    const killed = process(failingAt('insert into outbox', store), 0);
    const allTold = bearWitness(killed);
    await resigned(killed);
    await allTold();
    expect(killed.trouble).toHaveBeenCalledOnce();
    expect(await followed(store)).toEqual(nothing);
    await settleLeft(process(store, MINUTE));
    expect(await followed(store)).toEqual(once);
  });

  it('is settled at once by the process that wrote it, and then found by nobody', async () => {
    const store = await stores.open(kind);
    const first = process(store, 0);
    const allTold = bearWitness(first);
    await resigned(first);
    await allTold();
    expect(await followed(store)).toEqual(once);
    await store.query('delete from outbox');
    await settleLeft(process(store, MINUTE));
    expect(await followed(store)).toEqual({ ...once, told: [] });
  });
});

/** A store in whose transactions this can no longer be done. */
function failingAt(what: string, store: Store): Store {
  return {
    ...store,
    transaction: (work) =>
      store.transaction((query) => {
        const until: Query = (sql, params) => {
          if (sql.includes(what)) throw new Error('killed');
          return query(sql, params);
        };
        return work(until);
      }),
  };
}
