import { chance, type Plain, type WalkAnswer } from '@ironbottom/umpire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Desks } from '../match/desks.js';
import { answerOf, type Played, playOn } from '../match/testing.js';
import { readLog, type Store } from '../store/store.js';
import { testStores } from '../store/testing.js';
import { type Modules, openModules, readModules } from './modules.js';
import { type Replayed, type ReplayWish, replayAll } from './replay-all.js';
import { sitDown, toy, toyVersion } from './testing.js';

const stores = testStores();
afterAll(stores.end);

/** A match of the toy's crossing in the store, begun with this module, with so many answers given by chance. */
async function keepMatch(store: Store, { load }: Modules, hash: string, id: string, answers: number): Promise<Played> {
  const played = sitDown(await load(hash), hash, 'crossing', id);
  playOn(played, answers, 4);
  const { row, status } = played.match;
  await store.query(
    `insert into matches (id, rulebook, scenario, module, status, made, seed, creator, created, moved, title)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10)`,
    [id, toy, row.scenario, hash, status, JSON.stringify(row.made), row.seed, row.creator, row.created, `Match ${id}`],
  );
  await store.append(
    id,
    1,
    played.deeds.map(({ at, deed }) => ({ at, deed: deed as unknown as Plain })),
  );
  return played;
}

async function listed(store: Store, modules: Modules, wish: ReplayWish = {}): Promise<Replayed[]> {
  const all: Replayed[] = [];
  for await (const each of replayAll(store, modules, wish)) all.push(each);
  return all;
}

const verdicts = (all: readonly Replayed[]): { [match: string]: string } =>
  Object.fromEntries(all.map(({ match, verdict, moved }) => [match, moved ? `${verdict}, moved` : verdict]));

async function moduleOf(store: Store, match: string): Promise<string> {
  const [row] = await store.query<{ module: string }>('select module from matches where id = $1', [match]);
  return row?.module ?? '';
}

const enough = 1000;

describe.each(stores.kinds)('upgrades of the %s store', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(kind);
  });
  beforeEach(async () => {
    await store.query('truncate modules, matches, log, snapshots');
  });

  test('a match goes on by the rules it began with; a new one has the new rules; what differs is listed', async () => {
    const [first, slower] = [await toyVersion('first'), await toyVersion('slower')];
    const before = await openModules(store, [first]);
    await keepMatch(store, before, before.current(toy, 'crossing')?.hash ?? '', 'old', 30);

    const after = await openModules(store, [slower]);
    const newest = after.current(toy, 'crossing')?.hash ?? '';
    expect(newest).toBe(slower.hash);
    await keepMatch(store, after, newest, 'new', 30);

    const desks = new Desks({ store, module: after.load });
    expect(await longestWalk(desks, 'old')).toBe(2);
    expect(await longestWalk(desks, 'new')).toBe(1);
    await desks.close();

    const all = await listed(store, after);
    expect(verdicts(all)).toEqual({ old: 'differs', new: 'present' });
    const old = all.find(({ match }) => match === 'old');
    expect(old).toMatchObject({ title: 'Match old', module: first.hash, present: slower.hash, moved: false });
    expect(old?.why).toMatch(/^refused because .+ \(6\.1\)$/);
    expect(verdicts(await listed(store, after, { move: true }))).toEqual({ old: 'differs', new: 'present' });
    expect(await moduleOf(store, 'old')).toBe(first.hash);
  });

  test('a match that comes out the same is moved when that is wanted, and goes on from where it stood', async () => {
    const [first, worded] = [await toyVersion('first'), await toyVersion('worded')];
    const before = await openModules(store, [first]);
    const played = await keepMatch(store, before, first.hash, 'equal', 60);
    await store.query(`insert into snapshots (match, n, body) values ('equal', 1, '{}')`);

    const after = await readModules(store, [worded]);
    expect(verdicts(await listed(store, after))).toEqual({ equal: 'same' });
    expect([await moduleOf(store, 'equal'), (await readLog(store.query, 'equal')).length]).toEqual([
      first.hash,
      played.deeds.length,
    ]);

    const upgraded = await openModules(store, [worded]);
    expect(verdicts(await listed(store, upgraded, { move: true }))).toEqual({ equal: 'same, moved' });
    expect(await moduleOf(store, 'equal')).toBe(worded.hash);
    expect(await store.query('select match from snapshots')).toEqual([]);
    expect((await readLog(store.query, 'equal', played.deeds.length)).map(({ deed }) => deed)).toEqual([
      { do: 'module', module: worded.hash },
    ]);
    expect(verdicts(await listed(store, upgraded, { move: true }))).toEqual({ equal: 'present' });

    const desks = new Desks({ store, module: upgraded.load });
    const desk = await desks.at('equal');
    expect(desk?.match.module).toBe(await upgraded.load(worded.hash));
    for (const { seat } of played.match.seats)
      expect(desk?.match.streams[seat]).toEqual({ ...played.match.streams[seat], recent: expect.anything() });
    const answered = await desk?.act(
      (match) => answerOf(match, chance(1)) ?? { refusal: { rule: '', why: 'nothing' } },
    );
    expect(answered).toBeUndefined();
    await desks.close();
  });

  test('those who watch it some minutes late are carried over to the new module without a word', async () => {
    const [first, worded] = [await toyVersion('first'), await toyVersion('worded')];
    const before = await openModules(store, [first]);
    const played = await keepMatch(store, before, first.hash, 'watched', 40);
    const desks = new Desks({ store, module: before.load });
    const late = await desks.late('watched', 0);
    const seen: number[] = [];
    await late.listen('Red', played.match.streams.Red?.seq ?? 0, (_, { seq }) => seen.push(seq));
    expect(await late.quiet(({ n, row }) => [n, row.module])).toEqual([played.deeds.length, first.hash]);

    await listed(store, await openModules(store, [worded]), { move: true });
    expect(await late.quiet(({ n, row }) => [n, row.module])).toEqual([played.deeds.length + 1, worded.hash]);
    expect(await late.quiet(({ streams }) => streams.Red)).toEqual({
      ...played.match.streams.Red,
      recent: expect.anything(),
    });
    expect(seen).toEqual([]);
    await desks.close();
  });

  test('those that are over are looked at only when that is wanted', async () => {
    const [first, worded] = [await toyVersion('first'), await toyVersion('worded')];
    const { match } = await keepMatch(store, await openModules(store, [first]), first.hash, 'over', enough);
    expect(match.status).toBe('over');
    const after = await openModules(store, [worded]);
    expect(await listed(store, after)).toEqual([]);
    expect(verdicts(await listed(store, after, { over: true, move: true }))).toEqual({ over: 'same, moved' });
    expect(verdicts(await listed(store, after, { over: true }))).toEqual({ over: 'present' });
  });

  test('a match whose module or rulebook is gone is listed, and the others are looked at all the same', async () => {
    const first = await toyVersion('first');
    const before = await openModules(store, [first]);
    for (const id of ['a', 'b']) await keepMatch(store, before, first.hash, id, 20);
    await store.query(`update matches set module = 'nothing' where id = 'a'`);
    const all = await listed(store, await openModules(store, [await toyVersion('worded')]));
    expect(verdicts(all)).toEqual({ a: 'broken', b: 'same' });
    expect(all[0]?.why).toContain('The module nothing, which a match began with, is not in the store');
    const none = await listed(store, await openModules(store, []));
    expect(none.map(({ verdict, present, why }) => [verdict, present, why])).toEqual([
      ['differs', null, `there is no ${toy}/crossing any more`],
      ['differs', null, `there is no ${toy}/crossing any more`],
    ]);
  });
});

/** The longest walk that the match allows whoever is asked for one next, when chance plays on. */
async function longestWalk(desks: Desks, id: string): Promise<number> {
  const desk = await desks.at(id);
  const below = chance(6);
  let longest = 0;
  for (let i = 0; i < 25 && desk?.match.status === 'live'; i++) {
    const refusal = await desk.act((match) => {
      const deed = answerOf(match, below);
      if (deed?.do !== 'answer') return { refusal: { rule: '', why: 'nothing is asked' } };
      if (isWalk(deed.answer) && deed.seat !== 'Red') longest = Math.max(longest, deed.answer.path.length);
      return deed;
    });
    expect(refusal).toBeUndefined();
  }
  return longest;
}

const isWalk = (answer: unknown): answer is WalkAnswer => typeof answer === 'object' && 'path' in (answer as object);

const shared = stores.kinds.filter((kind) => kind === 'postgresql');

describe.each(shared)('with two processes on one %s store', () => {
  test('a match that is open in one goes on with the module that the other moved it to', async () => {
    const where = await stores.place('postgresql');
    const [here, there] = [await stores.open(where), await stores.open(where)];
    const [first, worded] = [await toyVersion('first'), await toyVersion('worded')];
    const before = await openModules(here, [first]);
    await keepMatch(here, before, first.hash, 'open', 40);
    const desks = new Desks({ store: here, module: before.load });
    const desk = await desks.at('open');
    expect(desk?.match.row.module).toBe(first.hash);

    const after = await openModules(there, [worded]);
    expect(verdicts(await listed(there, after, { move: true }))).toEqual({ open: 'same, moved' });
    await expect.poll(() => desk?.match.row.module, { timeout: 10_000 }).toBe(worded.hash);
    const answered = await desk?.act(
      (match) => answerOf(match, chance(1)) ?? { refusal: { rule: '', why: 'nothing' } },
    );
    expect(answered).toBeUndefined();
    expect(verdicts(await listed(there, after))).toEqual({ open: 'present' });
    await desks.close();
  });
});
