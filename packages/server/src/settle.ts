/**
 * What follows from the end of a match: ratings change, and its people are told. That a match has ended and is not settled is written
 * together with the deed that ended it, and that it is settled together with all that follows: whoever is killed in between leaves it
 * to be found, and of several who find it one settles it.
 */
import type { Seat } from '@ironbottom/umpire';
import type { Desks } from './match/desks.js';
import type { Match } from './match/match.js';
import { type Finished, rateWithin } from './ratings/ratings.js';
import type { Store } from './store/store.js';
import { type Deliverer, inWords, tell } from './telling/index.js';

export type SettleGiven = {
  store: Store;
  desks: Desks;
  delivering: Deliverer;
  base: string;
  now(): number;
  trouble(what: string, fault: unknown): void;
};

/** The process in which a match ends settles it at once, and knows who is looking; others leave it so much time. */
const patience = 30_000;

/** `present`: they see it where they are. */
export async function settle(given: SettleGiven, match: Match, present: ReadonlySet<string>): Promise<void> {
  const { id, title } = match.row;
  const link = `${given.base}/#match=${id}`;
  const queued = await given.store.transaction(async (query) => {
    const [left] = await query<{ ended: number }>(
      'select unsettled as ended from matches where id = $1 and unsettled is not null for update',
      [id],
    );
    if (left === undefined) return 0;
    const finished = finishedOf(match, left.ended);
    if (finished !== null) await rateWithin(query, finished);
    let told = 0;
    for (const person of new Set(match.seats.flatMap(({ seat }) => peopleIn(match, seat))))
      if (!present.has(person))
        told += await tell({ query }, { person, match: id, link, ...inWords({ what: 'over', title }) }, given.now());
    await query('delete from reminders where match = $1', [id]);
    await query('update matches set unsettled = null where id = $1', [id]);
    return told;
  });
  if (queued > 0) given.delivering.poke();
}

/** Matches that ended in a process that was killed before it could settle them. */
export async function settleLeft(given: SettleGiven): Promise<void> {
  const left = await given.store.query<{ id: string }>(
    'select id from matches where unsettled <= $1 order by unsettled',
    [given.now() - patience],
  );
  for (const { id } of left) {
    try {
      const match = await given.desks.look(id, (found) => found);
      if (match !== undefined) await settle(given, match, new Set());
    } catch (fault) {
      // One that cannot be read keeps no other from being settled.
      given.trouble('settling', fault);
    }
  }
}

export function peopleIn(match: Match, seat: Seat): string[] {
  return (match.holders[seat] ?? []).map(({ person }) => person);
}

/**
 * A program that took over where somebody's time had run out plays for them: letting the clock run is no way out of losing. Without
 * a clock nobody had agreed how long one may be away, and it does not count.
 */
function finishedOf(match: Match, at: number): Finished | null {
  const { row, outcome, seats } = match;
  if (!row.made.rated || outcome === null || match.game === null) return null;
  const names = [...new Set(seats.map(({ party }) => party))];
  const parties = names.map((party) => {
    const own = seats.filter((each) => each.party === party).map(({ seat }) => seat);
    const won = own.some((seat) => outcome.winners.includes(seat));
    const persons = [...new Set(own.flatMap((seat) => peopleIn(match, seat)))];
    const score = won ? 1 : outcome.winners.length === 0 ? 0.5 : 0;
    return { persons, bots: row.made.clock.kind === 'none' && own.some((seat) => match.bots[seat] != null), score };
  });
  return { match: row.id, rulebook: row.rulebook, at, parties };
}
