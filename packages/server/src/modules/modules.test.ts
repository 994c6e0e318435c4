import { type RulebookModule, workspace } from '@ironbottom/shelf';
import { modules } from '@ironbottom/shelf/modules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { testStores } from '../store/testing.js';
import { modulesOf, openModules, readModules } from './modules.js';
import { toy, toyVersion } from './testing.js';

const stores = testStores();
afterAll(stores.end);

const scenario = 'narrows';

function submarine(module: RulebookModule): string {
  const said = module.games[0]?.rulebook.words({ rule: '3.1', kind: 'dives', to: 'all', data: { place: 'C2' } });
  return said ?? '';
}

describe.each(stores.kinds)('modules in the %s store', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(kind);
  });
  beforeEach(async () => {
    await store.query('truncate modules, matches, log, snapshots');
  });

  test('a match keeps the module it began with when another release comes, and a new match takes the new one', async () => {
    const first = await toyVersion('first');
    const worded = await toyVersion('worded');
    const before = await openModules(store, [first]);
    const began = before.current(toy, scenario)?.hash ?? '';
    expect(began).toBe(first.hash);

    const after = await openModules(store, [worded]);
    expect(after.current(toy, scenario)?.hash).toBe(worded.hash);
    expect(submarine(await after.load(began))).toBe('The submarine is at C2.');
    expect(submarine(await after.load(worded.hash))).toBe('The submarine lies at C2.');
    expect(await after.source(began)).toBe(first.source);
    expect(after.games.map(({ hash }) => hash)).toEqual([worded.hash]);
  });

  test('a module is kept once, with its rulebook and edition; looking keeps nothing', async () => {
    const built = [await toyVersion('first'), await toyVersion('slower')];
    await readModules(store, built);
    expect(await store.query('select hash from modules')).toEqual([]);
    await openModules(store, built);
    await openModules(store, built);
    const rows = await store.query('select hash, rulebook, edition from modules order by edition');
    expect(rows).toEqual(built.map(({ hash, edition }) => ({ hash, rulebook: toy, edition })));
  });

  test('a module that is missing or damaged is refused, and found once it has been put back', async () => {
    const first = await toyVersion('first');
    const { load, source } = await openModules(store, [await toyVersion('slower')]);
    expect(await source(first.hash)).toBeUndefined();
    await expect(load(first.hash)).rejects.toThrow(`The module ${first.hash}, which a match began with, is not in`);
    const put = 'insert into modules (hash, rulebook, edition, source, created) values ($1, $2, $3, $4, 0)';
    const spoilt = first.source.replace('edition: "1"', 'edition: "3"');
    await store.query(put, [first.hash, toy, '1', spoilt]);
    await expect(load(first.hash)).rejects.toThrow(`The module ${first.hash} in the store is damaged`);
    await openModules(store, [first]);
    expect((await load(first.hash)).games[0]?.rulebook.edition).toBe('1');
  });
});

test('every built rulebook can be begun, and the toy among them', async () => {
  const built = await modules();
  const { games, current, load } = await readModules({ query: async () => [] }, built);
  expect(new Set(games.map(({ hash }) => hash))).toEqual(new Set(built.map(({ hash }) => hash)));
  for (const game of games)
    for (const { id } of game.book.rulebook.scenarios) expect(current(game.book.rulebook.name, id)).toBe(game);
  expect(current(toy, 'no such thing')).toBeUndefined();
  expect(current('no such thing', scenario)).toBeUndefined();
  const found = current(toy, scenario);
  expect(await load(found?.hash ?? '')).toBe(found?.module);
});

test('a fault in a module is told by where it is in the module, not by all of its bytes', async () => {
  const first = await toyVersion('first');
  const { load } = await readModules({ query: async () => [] }, [first]);
  const { hashOf, gameAt } = await load(first.hash);
  expect(hashOf({})).toMatch(/^[0-9a-f]{64}$/);
  let trace = '';
  try {
    gameAt(undefined as never, undefined as never, {}, [], { from: 'script', faces: [] }, undefined as never);
  } catch (fault) {
    trace = fault instanceof Error ? (fault.stack ?? '') : '';
  }
  expect(trace).toContain(`/module-${first.hash}.mjs:`);
  expect(trace.length).toBeLessThan(2000);
});

test('the sources serve where nobody wants a build', async () => {
  const { current, load, source } = modulesOf(workspace, 'sources');
  expect(current(toy, scenario)).toMatchObject({ hash: 'sources', module: workspace });
  expect(await load('sources')).toBe(workspace);
  await expect(load('others')).rejects.toThrow('The module others');
  expect(await source('sources')).toBeUndefined();
});
