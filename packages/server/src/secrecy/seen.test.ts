import { chance } from '@ironbottom/umpire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testStores } from '../store/testing.js';
import {
  type Asker,
  answerTo,
  type Crossing,
  crossingOf,
  type FullHouse,
  fullHouse,
  nobody,
  playRounds,
} from './house.js';

const stores = testStores();
let house: FullHouse;

beforeAll(async () => {
  house = await fullHouse(await stores.place('embedded'));
}, 60_000);
afterAll(async () => {
  await house.close();
  await stores.end();
});

let nth = 0;
async function begun(): Promise<{ ann: Asker; bob: Asker; cem: Asker; match: Crossing }> {
  nth += 1;
  const [ann, bob, cem] = [
    await house.guest(`ann ${nth}`),
    await house.guest(`bob ${nth}`),
    await house.guest(`cem ${nth}`),
  ];
  return { ann, bob, cem, match: await crossingOf(house, ann, bob, cem) };
}

const framesOf = (heard: readonly string[], seat: string): string[] =>
  heard.filter((text) => text.includes('"frame":') && text.includes(`"seat":"${seat}"`));

describe('who no longer may see a seat', () => {
  it('hears nothing more of it on a line that was open before', async () => {
    const { ann, bob, match } = await begun();
    const wire = await house.wire(bob);
    expect(await wire.ask({ do: 'watch', match: match.id, since: { Green: 0 } })).toMatchObject({ ok: true });
    const left = await house.ask(bob, 'POST', `${match.path}/seats/Green/leave`, { body: { bot: 'random' } });
    expect(left.status).toBe(200);
    const before = framesOf(wire.heard, 'Green').length;
    const say = { do: 'say', to: 'party', text: 'now that he is gone' };
    await house.ask(ann, 'POST', `${match.path}/seats/Blue/deeds`, { body: say });
    await playRounds(house, [[ann, 'Blue']], match, 2, chance(1));
    await wire.ask({ do: 'unwatch', match: match.id });
    expect(framesOf(wire.heard, 'Green')).toHaveLength(before);
    expect(wire.heard.join()).not.toContain('now that he is gone');
    expect((await house.ask(bob, 'GET', `${match.path}/seats/Green`)).status).toBe(403);
  });

  it('does not sit down on the other side', async () => {
    const { bob, cem, match } = await begun();
    const invited = await house.ask(cem, 'POST', `${match.path}/seats/Red/links`, { body: {} });
    await house.ask(bob, 'POST', `${match.path}/seats/Green/leave`, { body: { bot: 'random' } });
    const key = String(invited.json.link).split('=')[1];
    const tried = await house.ask(bob, 'POST', '/api/links', { body: { key } });
    expect(tried.status).toBe(409);
    expect(tried.text).toContain('have played, for another side');
    const friend = await house.guest(`friend ${nth}`);
    expect((await house.ask(friend, 'POST', '/api/links', { body: { key } })).status).toBe(200);
  });

  it('is sent nothing by a question put before, when the wait is over', async () => {
    const { bob, match } = await begun();
    // The program has answered, and waits for the others.
    await house.ask(bob, 'POST', `${match.path}/seats/Green/bot`, { body: { bot: 'random' } });
    await vi.waitUntil(async () => (await answerTo(house, bob, match, 'Green', chance(1))) === null);
    const look = await house.ask(bob, 'GET', `${match.path}/seats/Green`);
    const { seq } = look.json.frame as { seq: number };
    const waiting = house.ask(bob, 'GET', `${match.path}/seats/Green?since=${seq}&wait=20`);
    await new Promise((done) => setTimeout(done, 100));
    await house.ask(bob, 'POST', `${match.path}/seats/Green/leave`, { body: { bot: 'random' } });
    expect((await waiting).status).toBe(403);
  });
});

describe('lists and descriptions', () => {
  it('of a match do not change when somebody seals an answer', async () => {
    const { ann, bob, cem, match } = await begun();
    const look = async (): Promise<string[]> => {
      const paths = [match.path, '/api/matches?which=live', '/api/matches?which=mine', `${match.path}/seats/`];
      const all = [];
      for (const who of [nobody, cem]) for (const path of paths) all.push((await house.ask(who, 'GET', path)).text);
      return all;
    };
    const written = () => new Promise((done) => setTimeout(done, 1300));
    await written();
    const before = await look();
    const body = await answerTo(house, ann, match, 'Blue', chance(2));
    expect((await house.ask(ann, 'POST', `${match.path}/seats/Blue/answer`, { body })).text).toBe('{}');
    await written();
    expect(await look()).toEqual(before);
    const mine = await house.ask(bob, 'GET', '/api/matches?which=mine');
    expect(mine.text).toContain('"asked":true');
  });
});

describe('a link back to a seat', () => {
  it('is for a guest: of whoever has chosen a passphrase it asks for that', async () => {
    const { ann, match } = await begun();
    const invited = await house.ask(ann, 'POST', `${match.path}/seats/Blue/links`, { body: {} });
    const guest: Asker = { name: 'by link' };
    const sat = await house.ask(guest, 'POST', '/api/links', {
      body: { key: String(invited.json.link).split('=')[1], name: `linked ${nth}` },
    });
    const key = String(sat.json.back).split('=')[1];
    const elsewhere: Asker = { name: 'elsewhere' };
    expect((await house.ask(elsewhere, 'POST', '/api/links', { body: { key } })).status).toBe(200);
    expect((await house.ask(elsewhere, 'GET', '/api/me')).json.me).toMatchObject({ name: `linked ${nth}` });
    const passphrase = 'a passphrase of my own';
    await house.ask(guest, 'POST', '/api/people', { body: { name: `linked ${nth}`, passphrase } });
    const thief: Asker = { name: 'thief' };
    expect((await house.ask(thief, 'POST', '/api/links', { body: { key } })).status).toBe(404);
    expect((await house.ask(thief, 'GET', '/api/me')).json).toEqual({ me: null });
  });
});
