import { afterAll, describe, expect, it } from 'vitest';
import { postgresqlMissing, testStores } from '../store/testing.js';
import { storm } from './storm.js';

const stores = testStores();
afterAll(stores.end);

const toy = { rulebook: 'straits', scenario: 'crossing' };

describe.each(stores.kinds)('killed under load, on the %s store', (kind) => {
  it('no acknowledged answer is lost, none is applied twice, every match replays, every seat was told everything once', async () => {
    const store = await stores.place(kind);
    const stormed = await storm({ ...toy, store, matches: 6, most: 60, kills: 5, seed: 11 });
    expect(stormed.problems).toEqual([]);
    expect(stormed.kills).toBe(5);
    expect(stormed.acked).toBeGreaterThan(100);
  }, 120_000);
});

describe.skipIf(postgresqlMissing !== null)(
  `two servers on one PostgreSQL (${postgresqlMissing ?? 'started here'})`,
  () => {
    it('share matches; when one is killed half-way, every seat hears every event once and in order all the same', async () => {
      const store = await stores.place('postgresql');
      const given = { ...toy, store, matches: 20, most: 40, kills: 1, seed: 12, servers: 2, forGood: true };
      const stormed = await storm(given);
      expect(stormed.problems).toEqual([]);
      expect(stormed.kills).toBe(1);
      expect(stormed.acked).toBeGreaterThan(300);
    }, 120_000);
  },
);
