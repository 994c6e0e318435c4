import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundle, names } from '../bundle.mjs';
import { type BuiltModule, hashOfSource, inputs, modules } from '../modules.mjs';
import { moduleFrom, type RulebookModule, workspace } from './module.js';
import { shelf } from './shelf.js';
import { gameIn } from './shelved.js';
import * as umpire from './umpire.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = await modules();

async function imported({ source }: Pick<BuiltModule, 'source'>): Promise<RulebookModule> {
  return moduleFrom(await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`));
}

/** The file of a game in which chance gives so many answers. */
function played(module: RulebookModule, rulebook: string, scenario: string, most: number): string {
  const book = gameIn(module.games, rulebook, scenario)?.rulebook;
  if (book === undefined) throw new Error(`${rulebook} has no ${scenario}`);
  const set = book.scenarios.find(({ id }) => id === scenario)?.example ?? null;
  const setup = { scenario, options: {}, charts: {}, set };
  const begun = module.begin(book, setup, { from: 'seed', seed: module.seedFrom('module'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = module.chance(7);
  for (let n = 0; n < most; n++) {
    const [seat] = module.awaited(game);
    const ask = seat === undefined ? undefined : module.askOf(game, seat);
    if (seat === undefined || ask === undefined) break;
    const answer = module.sample(module.viewOf(game.state, seat), ask, below, game.desk.ways);
    expect(module.submit(game, seat, answer)).toHaveProperty('events');
  }
  return module.writeGame(game, { seed: true });
}

describe('every rulebook on the shelf has a module', () => {
  test('named as the rulebook and called by the hash of its bytes', () => {
    expect(built.map(({ name }) => name)).toEqual(names());
    expect(new Set(built.map(({ name }) => name))).toEqual(new Set(shelf.map(({ rulebook }) => rulebook.name)));
    for (const { hash, source } of built) {
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
      expect(hash).toBe(hashOfSource(source));
    }
  });

  test.each(built.map((each) => [each.name, each] as const))(
    '%s stands alone, holds the same games, and plays them as the sources do',
    async (name, each) => {
      expect(each.source).not.toMatch(/^import\b|\bimport\(|import\.meta|["'`]node:/m);
      const module = await imported(each);
      const ours = shelf.filter(({ rulebook }) => rulebook.name === name);
      expect(module.games.map(({ rulebook }) => rulebook.scenarios)).toEqual(
        ours.map(({ rulebook }) => rulebook.scenarios),
      );
      expect(module.games.map(({ rulebook }) => rulebook.edition)).toEqual(ours.map(() => each.edition));
      for (const { rulebook } of ours) {
        const [scenario] = rulebook.scenarios;
        const file = played(module, name, scenario?.id ?? '', 60);
        expect(file.split('\n').length).toBeGreaterThan(20);
        expect(file).toBe(played(workspace, name, scenario?.id ?? '', 60));
        const theirs = module.games.map((game) => game.rulebook);
        expect(module.verifyGame(file, theirs)).toMatchObject({ ok: true, problems: [] });
      }
    },
  );
});

describe('a build', () => {
  test('gives the same bytes again, says nothing of where it was made, and leaves comments out', async () => {
    const straits = built.find(({ name }) => name === 'straits');
    const commented = await bundle('straits', (_, code) => `// A remark.\n${code}`);
    expect(hashOfSource(commented)).toBe(straits?.hash);
    expect(straits?.source).not.toContain(root.replace(/\/$/, ''));
    const changed = await bundle('straits', (_, code) => code.replace("edition: '1'", "edition: '2'"));
    expect(hashOfSource(changed)).not.toBe(straits?.hash);
  });

  test('is made anew whenever one of the files it is made from changes', async () => {
    const known = new Set(inputs());
    const used = new Set<string>();
    await bundle('flat-top', (path, code) => {
      if (path.startsWith(root) && !path.includes('node_modules')) used.add(path);
      return code;
    });
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((path) => !known.has(path))).toEqual([]);
  });
});

describe('what a module brings of the umpire', () => {
  test('is a promise to the modules of earlier days: nothing of it goes', () => {
    const promised =
      'askOf askText awaited begin canonical chance commitment contains copyOf count every filledIn fromText gameAt ' +
      'hashOf hears howToAnswer judge leastAnswer limitTexts parseGame readGame rebuild refuse rollsOf rowText sample ' +
      'seedFrom soleAnswer submit toText undo verifyGame viewOf writeGame';
    expect(Object.keys(umpire)).toEqual(expect.arrayContaining(promised.split(' ')));
  });

  test('is looked for when a module is imported', async () => {
    expect(moduleFrom(workspace)).toBe(workspace);
    expect(() => moduleFrom({ ...workspace, submit: undefined })).toThrow('it lacks submit');
    expect(() => moduleFrom({ ...umpire })).toThrow('it lacks games');
    expect(() => moduleFrom(null)).toThrow('it lacks games, askOf');
  });
});
