import { workspace } from '@ironbottom/shelf';
import { afterAll, expect, it, vi } from 'vitest';
import { Desks } from './match/desks.js';
import { awaitedIn } from './match/fold.js';
import type { Made } from './match/match.js';
import { rowOf } from './match/testing.js';
import type { Store } from './store/store.js';
import { testStores } from './store/testing.js';
import { bearWitness } from './witness.js';

const stores = testStores();
afterAll(stores.end);

const MINUTE = 60_000;

const seats = [
  ['Blue', 'ann'],
  ['Green', 'ann'],
  ['Red', 'bob'],
] as const;
const joins = seats.map(([seat, by]) => ({ do: 'join', seat, by, name: by, entropy: '' }) as const);

/** Ann has both allied seats, Bob is Red and lets his minute run out; then he resigns. */
async function abandoned(id: string, terms: Partial<Made>) {
  const store = await stores.open('embedded');
  let at = Date.UTC(2026, 10, 15);
  const now = () => at;
  const troubles: unknown[] = [];
  const trouble = (_: string, fault: unknown) => void troubles.push(fault);
  const desks = new Desks({ store, module: async () => workspace, now, trouble });
  const delivering = { poke: () => undefined, stop: async () => undefined };
  const told = bearWitness({ store, desks, delivering, base: 'http://test', now, trouble });
  for (const name of ['ann', 'bob'])
    await store.query('insert into people (id, name, name_key, created) values ($1, $1, $1, 0)', [name]);
  const desk = await desks.found(rowOf('narrows', { rated: true, ...terms }, id), false, joins, []);
  at += 2 * MINUTE;
  const late = await desk.act(() => ({ do: 'time-out', seat: 'Red' }));
  await desk.quiet(() => undefined);
  if (late !== undefined) await desk.act(() => ({ do: 'seat-bot', seat: 'Red', bot: 'random', by: 'ann' }));
  const bot = await desk.quiet(({ bots }) => bots.Red);
  expect(await desk.act(() => ({ do: 'resign', seat: 'Red', by: 'bob' }))).toBeUndefined();
  await desks.close();
  await told();
  expect(troubles).toEqual([]);
  return { bot, rated: await store.query('select person, score from rated where match = $1 order by person', [id]) };
}

it('a rated match counts for whoever let the clock run out, though a program took over', async () => {
  const { bot, rated } = await abandoned('timed', {
    clock: { kind: 'live', minutes: 1, increment: 0 },
    onTimeOut: 'bot',
  });
  expect(bot).toBe('random');
  expect(rated).toEqual([
    { person: 'ann', score: 1 },
    { person: 'bob', score: 0 },
  ]);
});

it('without a clock nobody had agreed how long one may be away: with a program in a seat it does not count', async () => {
  expect(await abandoned('untimed', {})).toEqual({ bot: 'random', rated: [] });
});

/** Ann, with both allied seats, and Bob; each has a feed in which they are told. */
async function told(store: Store): Promise<void> {
  for (const name of ['ann', 'bob']) {
    await store.query('insert into people (id, name, name_key, created) values ($1, $1, $1, 0)', [name]);
    await store.query(
      `insert into tellings (id, person, way, address, created) values ('feed of ' || $1, $1, 'atom', '{}', 0)`,
      [name],
    );
  }
}

const subjects = async (store: Store): Promise<string[]> => {
  const rows = await store.query<{ said: string }>(
    `select telling || ': ' || subject as said from outbox order by telling, subject`,
  );
  return rows.map(({ said }) => said);
};

it('who is asked to resume an adjourned match is told so, and nobody else', async () => {
  const store = await stores.open('embedded');
  await told(store);
  const [now, trouble] = [Date.now, vi.fn()];
  const desks = new Desks({ store, module: async () => workspace, trouble });
  const delivering = { poke: () => undefined, stop: async () => undefined };
  const allTold = bearWitness({ store, desks, delivering, base: 'http://test', now, trouble });
  const desk = await desks.found(rowOf('narrows', {}, 'later'), false, joins, []);
  await expect.poll(() => desk.match.status).toBe('live');
  await desk.act(() => ({ do: 'offer', what: 'adjourn', seat: 'Blue', by: 'ann' }));
  await desk.act(() => ({ do: 'reply', what: 'adjourn', seat: 'Red', by: 'bob', yes: true }));
  await allTold();
  await store.query('delete from outbox');
  expect(await desk.act(() => ({ do: 'offer', what: 'resume', seat: 'Blue', by: 'ann' }))).toBeUndefined();
  await desks.close();
  await allTold();
  expect(await subjects(store)).toEqual(['feed of bob: Go on with narrows?']);
  expect(trouble).not.toHaveBeenCalled();
});

it.each(stores.kinds)(
  'that time runs out is told once from the %s store, however many servers have the match open',
  async (kind) => {
    const where = await stores.place(kind);
    const store = await stores.open(where);
    await told(store);
    const slow = { kind: 'slow', days: 1, vacation: 0 } as const;
    const begun = Date.UTC(2026, 10, 15);
    const first = new Desks({ store, module: async () => workspace, now: () => begun });
    const desk = await first.found(rowOf('narrows', { clock: slow }, 'slow'), false, joins, []);
    await expect.poll(() => desk.match.status).toBe('live');
    const [seat = ''] = await desk.quiet(awaitedIn);
    await first.close();
    // With a quarter of the day left it is said; in a moment it will be that time.
    const now = () => begun + 18 * 60 * MINUTE - 300;
    const trouble = vi.fn();
    const delivering = { poke: () => undefined, stop: async () => undefined };
    const others = kind === 'embedded' ? store : await stores.open(where);
    const servers = [store, others, others].map((each) => {
      const desks = new Desks({ store: each, module: async () => workspace, now, trouble });
      const hurried = vi.fn();
      desks.onHurry(hurried);
      const allTold = bearWitness({ store: each, desks, delivering, base: 'http://test', now, trouble });
      return { desks, hurried, allTold };
    });
    for (const { desks } of servers) await desks.at('slow');
    for (const { desks, hurried, allTold } of servers) {
      await expect.poll(() => hurried.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
      await desks.close();
      await allTold();
    }
    expect(await subjects(store)).toEqual([
      `feed of ${seat === 'Red' ? 'bob' : 'ann'}: Time is running out in narrows`,
    ]);
    expect(trouble).not.toHaveBeenCalled();
  },
);

it('a match whose process was killed before it could note anything begins and is timed, though nobody looks at it', async () => {
  const store = await stores.open('embedded');
  const join = (seat: string) => ({ do: 'join', seat, by: 'ann', name: 'ANN', entropy: '' }) as const;
  const killed = new Desks({ store, module: async () => workspace });
  const row = rowOf('narrows', { clock: { kind: 'live', minutes: 1, increment: 0 } }, 'left');
  const desk = await killed.found(row, false, ['Blue', 'Green'].map(join), []);
  await killed.close();
  // The last seat is taken, and that is all it came to.
  const values = ['left', desk.match.n + 1, Date.now(), JSON.stringify(join('Red'))];
  await store.query('insert into log (match, n, at, deed) values ($1, $2, $3, $4::json)', values);
  const next = new Desks({ store, module: async () => workspace });
  await next.recall();
  const seen = () => store.query('select status, due from matches where id = $1', ['left']);
  await expect.poll(seen, { timeout: 10_000 }).toEqual([{ status: 'live', due: expect.any(Number) }]);
  await next.close();
});
