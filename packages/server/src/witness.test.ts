import { workspace } from '@ironbottom/shelf';
import { afterAll, expect, it } from 'vitest';
import { Desks } from './match/desks.js';
import type { Made } from './match/match.js';
import { rowOf } from './match/testing.js';
import { testStores } from './store/testing.js';
import { bearWitness } from './witness.js';

const stores = testStores();
afterAll(stores.end);

const MINUTE = 60_000;

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
  const seats = [
    ['Blue', 'ann'],
    ['Green', 'ann'],
    ['Red', 'bob'],
  ] as const;
  const joins = seats.map(([seat, by]) => ({ do: 'join', seat, by, name: by, entropy: '' }) as const);
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
