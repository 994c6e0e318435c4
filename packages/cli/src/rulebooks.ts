/** The rulebooks at hand: their desks and ledgers stand in the library, the games to play on the shelf. */
import { shelf } from '@ironbottom/shelf';
import { desks } from '@ironbottom/shelf/desks';
import { library } from '@ironbottom/shelf/library';
import { type DeskProcedure, didYouMean, type Kit, type LedgerEntry, type Rulebook } from '@ironbottom/umpire';
import { shownWord } from './args.js';
import { Refused } from './refused.js';

export type Book = {
  /** The name of its package. */
  name: string;
  title: string;
  desk: readonly DeskProcedure[];
  ledger: readonly LedgerEntry[];
};

/** The toy is no book. */
export const books: readonly Book[] = await Promise.all(
  library
    .filter(({ toy }) => !toy)
    .map(async ({ name, title, ledger }) => ({
      name,
      title,
      desk: (await desks.find(({ book }) => book === name)?.procedures()) ?? [],
      ledger: await ledger(),
    })),
);

/** Rulebooks whose games can be played and replayed: the toy among them, for it has everything a game can have. */
export const playable: readonly Rulebook<Kit>[] = shelf.map(({ rulebook }) => rulebook);

export const procedures: readonly DeskProcedure[] = books.flatMap((book) => book.desk);

const shortened = (id: string): string => id.slice(id.indexOf('/') + 1);
const called = (name: string): DeskProcedure[] => procedures.filter(({ id }) => id === name || id.endsWith(`/${name}`));

/** As little of its name as no other procedure has. */
export const shortName = (id: string): string => (called(shortened(id)).length > 1 ? id : shortened(id));

/** By its full name, or by its last part where no other procedure has the same. */
export function procedureCalled(name: string | undefined, command: string): DeskProcedure {
  const ids = procedures.map((procedure) => procedure.id);
  if (name === undefined)
    throw new Refused(`${command}: name a procedure, such as ${ids[0] ?? ''}; "ironbottom desk list" shows them all`);
  const [found, ...others] = called(name);
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new Refused(
      `${shownWord(name)}: several rulebooks have it; say ${[found, ...others].map(({ id }) => id).join(' or ')}`,
    );
  const guess = didYouMean(name, [...ids, ...ids.map(shortName)]);
  throw new Refused(
    `${shownWord(name)}: there is no such procedure${guess || '; "ironbottom desk list" shows them all'}`,
  );
}
