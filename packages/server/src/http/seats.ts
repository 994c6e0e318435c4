/** Who may see and do what from a seat. */
import type { Answer, Refusal, Seat } from '@ironbottom/umpire';
import type { Request } from '@ironbottom/wire';
import type { Deed } from '../match/deeds.js';
import type { MatchDesk } from '../match/desk.js';
import type { Desks } from '../match/desks.js';
import { type Match, watchers } from '../match/match.js';
import type { Asking } from './handlers.js';

export function holds(match: Match, person: Pick<Asking, 'id'> | null, seat: Seat): boolean {
  if (person === null) return false;
  const holders = Object.hasOwn(match.holders, seat) ? match.holders[seat] : undefined;
  return holders?.some((each) => each.person === person.id) ?? false;
}

export function sitsSomewhere(match: Match, person: Pick<Asking, 'id'> | null): boolean {
  return match.seats.some(({ seat }) => holds(match, person, seat));
}

/**
 * Whether they see what this seat is sent: now, some minutes later, or why not. Once a match is over, everybody may see
 * everything; a player never sees another seat before, not even late.
 */
export function maySee(match: Match, person: Asking | null, seat: Seat): 'now' | { minutes: number } | { why: string } {
  const { watch } = match.row.made;
  if (seat === watchers) return mayWatch(match, person) ? 'now' : { why: 'this match is not for watching' };
  if (!match.seats.some((each) => each.seat === seat)) return { why: 'there is no such seat in this match' };
  if (match.status === 'over' || holds(match, person, seat)) return 'now';
  if (watch.see !== 'full' || sitsSomewhere(match, person)) return { why: 'this seat is not yours' };
  return { minutes: watch.minutes };
}

/** What a stream is listened to at: the match itself, or the match as it was. */
export type Sight = Pick<MatchDesk, 'match' | 'quiet' | 'listen'>;

export async function sightOf(
  desks: Desks,
  desk: MatchDesk,
  person: Asking | null,
  seat: Seat,
): Promise<Sight | { why: string }> {
  const sees = await desk.quiet((match) => maySee(match, person, seat));
  if (sees === 'now') return desk;
  return 'why' in sees ? sees : desks.late(desk.match.row.id, sees.minutes);
}

export function mayWatch(match: Match, person: Asking | null): boolean {
  if (match.status === 'over' || match.row.made.watch.see !== 'nothing') return true;
  return sitsSomewhere(match, person) || (person !== null && person.id === match.row.creator);
}

export type FromSeat = Exclude<Request, { do: 'watch' | 'unwatch' }>;

/** The deed that a request means, from somebody who sits there. */
export function deedOf(match: Match, person: Asking | null, request: FromSeat): Deed | { refusal: Refusal } {
  const { seat } = request;
  if (person === null || !holds(match, person, seat)) return { refusal: { rule: '', why: 'this seat is not yours' } };
  const by = person.id;
  switch (request.do) {
    case 'answer':
      return {
        ...{ do: 'answer', seat, by, question: request.question, answer: request.answer as Answer },
        ...(request.hint !== undefined && { hint: request.hint }),
      };
    case 'say':
      return { do: 'say', seat, by, name: person.name, to: request.to, text: request.text };
    case 'offer':
      return { do: 'offer', what: request.what, seat, by };
    case 'reply':
      return { do: 'reply', what: request.what, seat, by, yes: request.yes };
    default:
      return { do: request.do, seat, by };
  }
}
