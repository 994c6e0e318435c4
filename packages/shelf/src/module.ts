/**
 * A rulebook as one module: its games, and the umpire that plays them. It is built by modules.mjs, named by the hash of its
 * bytes, kept by the server as long as a match needs it, and runs in Node and in a page alike.
 */
import { shelf } from './shelf.js';
import type { Shelved } from './shelved.js';
import * as umpire from './umpire.js';

export type RulebookModule = typeof umpire & { readonly games: readonly Shelved[] };

/** The games at hand, played by the sources themselves: what the built modules come to, for whoever does not want a build. */
export const workspace: RulebookModule = { ...umpire, games: shelf };

/** A module as it was imported, or an error that says what it lacks. */
export function moduleFrom(imported: unknown): RulebookModule {
  const found = (typeof imported === 'object' && imported !== null ? imported : {}) as { [name: string]: unknown };
  const lacks = Object.keys(umpire).filter((name) => typeof found[name] !== 'function');
  if (!Array.isArray(found.games)) lacks.unshift('games');
  if (lacks.length > 0) throw new Error(`this is not a module of rulebooks: it lacks ${lacks.join(', ')}`);
  return imported as RulebookModule;
}
