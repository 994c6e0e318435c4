/** The rulebooks at hand: their desks and ledgers are named here, the games to play stand on the shelf. */
import { ledger as apto } from '@ironbottom/apto';
import { ledger as fireInTheSky } from '@ironbottom/fire-in-the-sky';
import { flatTopDesk, ledger as flatTopLedger } from '@ironbottom/flat-top';
import { shelf } from '@ironbottom/shelf';
import { type DeskProcedure, didYouMean, type Kit, type LedgerEntry, type Rulebook } from '@ironbottom/umpire';
import { ledger as warInThePacific } from '@ironbottom/war-in-the-pacific';
import { ledger as worldAtWar } from '@ironbottom/world-at-war';
import { shownWord } from './args.js';
import { Refused } from './refused.js';

export type Book = {
  /** The name of its package. */
  name: string;
  title: string;
  desk: readonly DeskProcedure[];
  ledger: readonly LedgerEntry[];
};

export const books: readonly Book[] = [
  { name: 'flat-top', title: 'Flat Top', desk: flatTopDesk, ledger: flatTopLedger },
  { name: 'war-in-the-pacific', title: 'War in the Pacific', desk: [], ledger: warInThePacific },
  { name: 'apto', title: 'Advanced Pacific Theater of Operations', desk: [], ledger: apto },
  { name: 'fire-in-the-sky', title: 'Fire in the Sky', desk: [], ledger: fireInTheSky },
  { name: 'world-at-war', title: 'World at War', desk: [], ledger: worldAtWar },
];

/** Rulebooks whose games can be played and replayed: the toy among them, for it has everything a game can have. */
export const playable: readonly Rulebook<Kit>[] = shelf.map(({ rulebook }) => rulebook);

export const procedures: readonly DeskProcedure[] = books.flatMap((book) => book.desk);

/** By its full name, or by its last part where no other procedure has the same. */
export function procedureCalled(name: string | undefined, command: string): DeskProcedure {
  const ids = procedures.map((procedure) => procedure.id);
  if (name === undefined)
    throw new Refused(`${command}: name a procedure, such as ${ids[0] ?? ''}; "ironbottom desk list" shows them all`);
  const same = procedures.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const [found] = same;
  if (found !== undefined && same.length === 1) return found;
  const guess = didYouMean(name, [...ids, ...ids.map((id) => id.slice(id.indexOf('/') + 1))]);
  throw new Refused(
    `${shownWord(name)}: there is no such procedure${guess || '; "ironbottom desk list" shows them all'}`,
  );
}
