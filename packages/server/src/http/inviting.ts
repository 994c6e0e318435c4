/** Who may give a seat to somebody else, or to a program. */
import type { Seat } from '@ironbottom/umpire';
import { othersOf } from '../match/fold.js';
import { type Match, watchers } from '../match/match.js';
import type { Asking } from './handlers.js';
import { holds, sitsSomewhere } from './seats.js';

type Somebody = Pick<Asking, 'id'>;

/** Where no time was agreed, for how long an absent player's seat is kept before the others may give it to somebody else. */
const absence = 24 * 3600_000;

/** Where there is a clock it alone says who is late, for it stands on vacation; and nobody is in an adjournment. */
const isLate = ({ row, flags, status }: Match, seat: Seat, since: number, at: number): boolean =>
  flags.includes(seat) || (row.made.clock.kind === 'none' && status === 'live' && at - since > absence);

/**
 * Who may give a seat to another person: whoever sits there; for a free one, or one whose player is late, those of its own party, and
 * whoever made the match and does not play in it. Opponents never: they could sit down there themselves under another name. It is asked
 * again when the link is used: one that was made while the seat was free is no key to whoever has sat down there since.
 */
export function mayInvite(match: Match, person: Somebody, seat: Seat, at: number): string | undefined {
  if (!match.seats.some((each) => each.seat === seat)) return 'there is no such seat in this match';
  if (holds(match, person, seat)) return undefined;
  const free = (match.holders[seat] ?? []).length === 0;
  const made = match.row.creator === person.id;
  if (!made && !sitsSomewhere(match, person)) return 'this match is not yours';
  if (free && made && match.status === 'open') return undefined;
  if (!isOfParty(match, person, seat) && (!made || sitsSomewhere(match, person)))
    return 'this seat is of another side: let a program play it when its player is late';
  if (free) return undefined;
  const stream = match.streams[seat];
  return isLate(match, seat, stream?.question == null ? at : stream.at, at)
    ? undefined
    : 'somebody sits there, and is not late';
}

function isOfParty(match: Match, person: Somebody, seat: Seat): boolean {
  const others = othersOf(match, seat);
  return match.seats.some((each) => !others.includes(each.seat) && holds(match, person, each.seat));
}

/**
 * Who may let a program play a seat: whoever may invite somebody to it, and opponents when its time has run out, or, without a
 * clock, when nothing that everybody sees has happened for a day and nothing is asked of themselves. Who is awaited is not said.
 */
export function mayReplace(match: Match, person: Somebody, seat: Seat, at: number): string | undefined {
  const why = mayInvite(match, person, seat, at);
  if (why === undefined || !sitsSomewhere(match, person)) return why;
  if (isOfParty(match, person, seat) || match.flags.includes(seat)) return match.flags.includes(seat) ? undefined : why;
  const asked = match.seats.some(
    (each) => holds(match, person, each.seat) && match.streams[each.seat]?.question != null,
  );
  if (asked) return 'you are asked something yourself';
  return isLate(match, seat, match.streams[watchers]?.at ?? at, at)
    ? undefined
    : 'somebody sits there, and is not late';
}
