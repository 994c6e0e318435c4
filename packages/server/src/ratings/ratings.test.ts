import { api } from '@ironbottom/wire';
import { afterAll, describe, expect, it } from 'vitest';
import { replyCheck } from '../http/replies.js';
import type { Store } from '../store/store.js';
import { testStores } from '../store/testing.js';
import { rated, UNRATED } from './glicko2.js';
import { type Finished, rate, ratingHistory, standings } from './ratings.js';

const stores = testStores();
afterAll(stores.end);

const AT = Date.parse('2026-11-15T12:00:00Z');
const WEEK = 7 * 24 * 3600_000;

/** One store of each kind for all these tests: every test has a rulebook of its own. */
const opened = new Map<Store['kind'], Promise<Store>>();
let rulebooks = 0;

async function withPeople(kind: Store['kind']) {
  const opening = opened.get(kind) ?? peopled(kind);
  opened.set(kind, opening);
  const store = await opening;
  rulebooks += 1;
  const rulebook = `rulebook-${rulebooks}`;
  const game = (match: string, winner: string, loser: string, at = AT): Finished => ({
    match: `${rulebook}-${match}`,
    rulebook,
    at,
    parties: [party(1, winner), party(0, loser)],
  });
  return { store, rulebook, game };
}

async function peopled(kind: Store['kind']): Promise<Store> {
  const store = await stores.open(kind);
  for (const [name, guest] of [
    ['ann', false],
    ['bob', false],
    ['cy', false],
    ['guest', true],
  ])
    await store.query('insert into people (id, name, name_key, guest, created) values ($1, $1, $1, $2, 0)', [
      name,
      guest,
    ]);
  return store;
}

const party = (score: number, ...persons: string[]) => ({ persons, bots: false, score });

describe.each(stores.kinds)('ratings in the %s store', (kind) => {
  it('follow a match of two members, once', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    const winner = rated(UNRATED, [{ opponent: UNRATED, score: 1 }], 0);
    const loser = rated(UNRATED, [{ opponent: UNRATED, score: 0 }], 0);
    expect(await rate(store, game('m1', 'ann', 'bob'))).toEqual({
      changes: [
        { person: 'ann', before: UNRATED, after: winner },
        { person: 'bob', before: UNRATED, after: loser },
      ],
    });
    expect(await rate(store, game('m1', 'ann', 'bob'))).toEqual({ unrated: 'This match has been rated already.' });
    expect(await standings(store, rulebook, AT)).toEqual([
      expect.objectContaining({ name: 'ann', rating: winner.rating, deviation: winner.deviation, games: 1 }),
      expect.objectContaining({ name: 'bob', rating: loser.rating, provisional: true }),
    ]);
    expect(await standings(store, 'another', AT)).toEqual([]);
  });

  it('are told as the API lists them: nobody learns more of a person than the name', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    await rate(store, game('m1', 'ann', 'bob'));
    const ratings = await standings(store, rulebook, AT);
    expect(ratings).toHaveLength(2);
    expect(replyCheck(api.ratings.reply, 'reply')({ ratings })).toBeUndefined();
  });

  it('of one match that several report at once change once', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => rate(store, game('m1', 'ann', 'bob'))));
    expect(outcomes.filter((outcome) => 'changes' in outcome)).toHaveLength(1);
    expect(await ratingHistory(store, 'ann', rulebook)).toHaveLength(1);
  });

  it('of matches that end at once all count, whoever is in them', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    await Promise.all([
      rate(store, game('m1', 'ann', 'bob')),
      rate(store, game('m2', 'bob', 'cy')),
      rate(store, game('m3', 'cy', 'ann')),
    ]);
    await Promise.all(['a', 'b', 'c', 'd'].map((match) => rate(store, game(match, 'ann', 'bob'))));
    for (const { name, rating, games } of await standings(store, rulebook, AT)) {
      const history = await ratingHistory(store, name, rulebook);
      expect(history).toHaveLength(games);
      expect(games).toBe(name === 'cy' ? 2 : 6);
      // Nobody's change was lost: together they lead from the first rating to the last.
      expect(history.reduce((sum, one) => sum + one.rating - one.before, UNRATED.rating)).toBeCloseTo(rating, 6);
    }
  });

  it('do not follow from matches with guests, programs, oneself, several to a party or no clear end', async () => {
    const { store, rulebook } = await withPeople(kind);
    const unfit = [
      [party(1, 'ann'), party(0, 'guest')],
      [party(1, 'ann'), { ...party(0, 'bob'), bots: true }],
      [party(1, 'ann'), party(0, 'ann')],
      [party(1, 'ann'), party(0, 'bob', 'cy')],
      [party(1, 'ann'), party(0)],
      [party(1, 'ann'), party(0, 'nobody')],
      [party(1, 'ann'), party(1, 'bob')],
      [party(0.7, 'ann'), party(0.3, 'bob')],
      [party(1, 'ann'), party(0, 'bob'), party(0, 'cy')],
      [party(1, 'ann')],
    ];
    for (const parties of unfit)
      expect(await rate(store, { match: 'm', rulebook, at: AT, parties })).toEqual({ unrated: expect.any(String) });
    expect(await standings(store, rulebook, AT)).toEqual([]);
    expect(await ratingHistory(store, 'ann', rulebook)).toEqual([]);
  });

  it('are less certain after idle weeks, and can be read back match by match', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    for (let match = 0; match < 12; match += 1) {
      const winner = match % 2 === 0 ? 'ann' : 'bob';
      await rate(store, game(`m${match}`, winner, winner === 'ann' ? 'bob' : 'ann', AT + match));
    }
    const [now] = await standings(store, rulebook, AT + 12);
    const [later] = await standings(store, rulebook, AT + 50 * WEEK);
    expect(later?.deviation).toBeGreaterThan((now?.deviation ?? 0) + 5);
    const history = await ratingHistory(store, 'ann', rulebook);
    expect(history.map(({ match }) => match).slice(0, 2)).toEqual([`${rulebook}-m11`, `${rulebook}-m10`]);
    expect(history[0]).toMatchObject({ opponent: 'bob', score: 0 });
    expect(history[0]?.before).toBe(history[1]?.rating);
    const [fresh] = await store.query<{ deviation: number }>(
      "select deviation from ratings where person = 'ann' and rulebook = $1",
      [rulebook],
    );
    const outcome = await rate(store, game('late', 'ann', 'bob', AT + 100 * WEEK));
    const after = 'changes' in outcome ? outcome.changes[0]?.after.deviation : 0;
    expect(after).toBeGreaterThan(fresh?.deviation ?? 350);
  });

  it('put those first whose rating is more than a guess', async () => {
    const { store, rulebook, game } = await withPeople(kind);
    for (let match = 0; match < 40; match += 1)
      await rate(store, match % 2 === 0 ? game(`m${match}`, 'ann', 'bob') : game(`m${match}`, 'bob', 'ann'));
    await rate(store, game('c', 'cy', 'ann'));
    const table = await standings(store, rulebook, AT);
    expect(table.map(({ name, provisional }) => [name, provisional]).at(-1)).toEqual(['cy', true]);
    expect(table[0]?.provisional).toBe(false);
    expect(table[2]?.rating).toBeGreaterThan(table[0]?.rating ?? 3000);
  });
});
