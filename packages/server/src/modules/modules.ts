/**
 * The modules that matches are played with. Those of this installation are put into the store when it starts; a match names
 * the one it began with, and is played with it by every later installation too.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIn, moduleFrom, type RulebookModule, type Shelved } from '@ironbottom/shelf';
import { type BuiltModule, hashOfSource } from '@ironbottom/shelf/modules';
import type { Store } from '../store/store.js';

/** A game of this installation, with the module it is played with. */
export type PresentGame = { readonly book: Shelved; readonly hash: string; readonly module: RulebookModule };

export interface Modules {
  /** Everything that can be begun here. */
  readonly games: readonly PresentGame[];
  /** What a new match begins with. */
  current(rulebook: string, scenario: string): PresentGame | undefined;
  /** Fails in one clear sentence where the module is missing, or is not what its hash says. */
  load(hash: string): Promise<RulebookModule>;
  /** Its text, as a page imports it; undefined where there is none of that hash. */
  source(hash: string): Promise<string | undefined>;
}

/** Opens the modules of a store, with those of this installation among them. */
export async function openModules(store: Pick<Store, 'query'>, built: readonly BuiltModule[]): Promise<Modules> {
  // One that was damaged is mended on the way.
  for (const { hash, name, edition, source } of built)
    await store.query(
      `insert into modules (hash, rulebook, edition, source, created) values ($1, $2, $3, $4, $5)
       on conflict (hash) do update set source = excluded.source where modules.source <> excluded.source`,
      [hash, name, edition, source, Date.now()],
    );
  return readModules(store, built);
}

/** The same, without changing the store: to see what this installation would do to it. */
export async function readModules(store: Pick<Store, 'query'>, built: readonly BuiltModule[]): Promise<Modules> {
  const texts = new Map(built.map(({ hash, source }) => [hash, source]));
  const loaded = new Map<string, Promise<RulebookModule>>();

  async function source(hash: string): Promise<string | undefined> {
    const known = texts.get(hash);
    if (known !== undefined) return known;
    const [row] = await store.query<{ source: string }>('select source from modules where hash = $1', [hash]);
    return row?.source;
  }

  function load(hash: string): Promise<RulebookModule> {
    const known = loaded.get(hash);
    if (known !== undefined) return known;
    const loading = source(hash).then((text) => imported(hash, text));
    loaded.set(hash, loading);
    // It may be there tomorrow: a backup was put back, another process wrote it.
    loading.catch(() => loaded.delete(hash));
    return loading;
  }

  const games: PresentGame[] = [];
  for (const { hash } of built) games.push(...gamesOf(await load(hash), hash));
  return { games, current: (rulebook, scenario) => currentIn(games, rulebook, scenario), load, source };
}

/** One module that is at hand already, such as the sources themselves: it is never kept, and a page cannot import it. */
export function modulesOf(module: RulebookModule, hash: string): Modules {
  const games = gamesOf(module, hash);
  return {
    games,
    current: (rulebook, scenario) => currentIn(games, rulebook, scenario),
    async load(wanted) {
      if (wanted !== hash) throw new Error(missing(wanted));
      return module;
    },
    source: async () => undefined,
  };
}

function gamesOf(module: RulebookModule, hash: string): PresentGame[] {
  return module.games.map((book) => ({ book, hash, module }));
}

function currentIn(games: readonly PresentGame[], rulebook: string, scenario: string): PresentGame | undefined {
  return games.find(({ book }) => gameIn([book], rulebook, scenario) !== undefined);
}

const missing = (hash: string): string =>
  `The module ${hash}, which a match began with, is not in the store; restore it from a backup, or start the release that had it once.`;

/**
 * By way of a file of its own, which nobody else can write to and which is gone afterwards: what was checked is what runs.
 * (Node can import a text too, but calls it by all its bytes in every stack trace.)
 */
async function imported(hash: string, text: string | undefined): Promise<RulebookModule> {
  if (text === undefined) throw new Error(missing(hash));
  if (hashOfSource(text) !== hash)
    throw new Error(`The module ${hash} in the store is damaged (its text is ${hashOfSource(text)}); restore it.`);
  const folder = await mkdtemp(join(tmpdir(), 'ironbottom-'));
  try {
    const file = join(folder, `module-${hash}.mjs`);
    await writeFile(file, text);
    return moduleFrom(await import(pathToFileURL(file).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
