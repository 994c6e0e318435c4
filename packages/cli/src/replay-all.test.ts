import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openModules, openStore, type Store } from '@ironbottom/server';
import type { RulebookModule } from '@ironbottom/shelf';
import { bundle } from '@ironbottom/shelf/bundle';
import { hashOfSource } from '@ironbottom/shelf/modules';
import type { Plain } from '@ironbottom/umpire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-replay-'));
const setup = { scenario: 'crossing', options: {}, charts: {}, set: null };

/** The toy game as an older release had it. */
async function older(store: Store, file: string, now: string, then: string): Promise<[string, RulebookModule]> {
  const source = await bundle('straits', (path, code) => (path.endsWith(file) ? code.replace(now, then) : code));
  const hash = hashOfSource(source);
  const { load } = await openModules(store, [{ name: 'straits', edition: '1', hash, source }]);
  return [hash, await load(hash)];
}

/** A match that three people began with that release, and eighty answers. */
async function keepMatch(store: Store, id: string, [hash, module]: [string, RulebookModule]): Promise<void> {
  const rulebook = module.games[0]?.rulebook;
  if (rulebook === undefined) throw new Error('there is no game in the module');
  const seed = module.seedFrom(id);
  const begun = module.begin(rulebook, setup, { from: 'seed', seed, entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = module.chance(1);
  const deeds: Plain[] = game.seats.map(({ seat }) => ({ do: 'join', seat, by: seat, name: seat, entropy: '' }));
  deeds.push({ do: 'begin' });
  for (let n = 1; n <= 80; n++) {
    const seat = module.awaited(game)[0] ?? '';
    const ask = module.askOf(game, seat);
    const answer = ask && module.sample(module.viewOf(game.state, seat), ask, below, game.desk.ways);
    module.submit(game, seat, answer);
    deeds.push({ do: 'answer', seat, by: seat, question: n, answer: answer as Plain });
  }
  const made = { setup, seats: [], clock: { kind: 'none' }, onTimeOut: 'lose', rated: false, bots: {}, open: [] };
  await store.query(
    `insert into matches (id, rulebook, scenario, module, status, made, seed, creator, created, moved, title)
     values ($1, 'straits', 'crossing', $2, 'live', $3, $4, 'ann', 0, 0, $5)`,
    [id, hash, JSON.stringify({ ...made, watch: { see: 'public' } }), seed, `The ${id} match`],
  );
  await store.append(
    id,
    1,
    deeds.map((deed) => ({ at: 0, deed })),
  );
}

beforeAll(async () => {
  const store = await openStore({ folder });
  await keepMatch(store, 'alike', await older(store, 'toy/words.ts', 'The submarine is at', 'The submarine was at'));
  await keepMatch(store, 'faster', await older(store, 'toy/law.ts', 'speed = 2', 'speed = 3'));
  await store.close();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lines are broken where the terminal ends. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('replay --all', { timeout: 60_000 }, () => {
  const all = ['replay', '--all', '--data', folder];

  test('lists what would differ with this release, where and why, and changes nothing', async () => {
    const { code, out } = await say(all);
    expect(code).toBe(1);
    expect(out).toMatch(/^alike +The alike match +straits\/crossing +80 {2}same$/m);
    expect(out).toMatch(/^faster +The faster match +straits\/crossing +80 {2}differs at answer \d+:/m);
    expect(flat(out)).toMatch(/differs at answer \d+: refused because .+ \(6\.1\)/);
    expect(flat(out)).toContain('2 matches: 1 the same; 1 different');
  });

  test('for programs as JSON, and just the same the second time', async () => {
    const { code, out } = await say([...all, '--json']);
    expect(code).toBe(1);
    const told = JSON.parse(out) as { matches: { match: string; at: number | null; module: string }[] };
    expect(told).toMatchObject({ same: 1, differs: 1, broken: 0, present: 0, moved: 0 });
    expect(told.matches.map(({ match }) => match)).toEqual(['alike', 'faster']);
    expect(told.matches[1]?.at).toBeGreaterThan(0);
  });

  test('a folder that a server has open is refused, and so is one that is not there', async () => {
    const store = await openStore({ folder });
    const { code, err } = await say(all);
    await store.close();
    expect(code).toBe(2);
    expect(err.split('\n')).toHaveLength(2);
    expect(err).toContain(folder);
    expect((await say(['replay', '--all', '--data', `${folder}-gone`])).code).toBe(2);
  });

  test('with --move what is the same goes on with this release, the rest stays', async () => {
    const moved = await say([...all, '--move']);
    expect(moved.code).toBe(1);
    expect(moved.out).toMatch(/^alike .+ same, moved$/m);
    expect(flat(moved.out)).toContain('1 the same and moved to this release');
    const again = await say(all);
    expect(again.out).not.toMatch(/^alike/m);
    expect(flat(again.out)).toContain('1 with the modules of this release already');
    expect(again.out).toMatch(/^faster .+ differs at answer/m);
  });

  test('what belongs to --all is refused without it, and --all takes no file', async () => {
    for (const words of ['replay --move', 'replay game.txt --over', 'replay --all game.txt', 'replay --all --verify'])
      expect((await say(words)).code).toBe(2);
  });
});
