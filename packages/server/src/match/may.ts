/** What may be done in a match now. A refusal says what would be right; it changes nothing. */
import { answersOf } from '@ironbottom/shelf';
import { type Refusal, whyNotCalled } from '@ironbottom/umpire';
import type { OfferKind } from '@ironbottom/wire';
import { left } from '../clocks/clocks.js';
import type { Deed } from './deeds.js';
import { lastAnswerOf, mustAgree, othersOf, stillOf, wordsWanted } from './fold.js';
import type { Match } from './match.js';

const no = (why: string): Refusal => ({ rule: '', why });

export function refuseDeed(match: Match, deed: Deed, at: number): Refusal | undefined {
  if ('seat' in deed && !match.seats.some(({ seat }) => seat === deed.seat))
    return no(`there is no seat ${JSON.stringify(deed.seat).slice(0, 60)} in this match`);
  switch (deed.do) {
    case 'join':
      if (match.status === 'over') return no('the match is over');
      return refuseJoin(match, deed);
    case 'leave':
      if (match.status === 'over') return no('the match is over');
      return isRatedAndBegun(match) ? no(playOn) : undefined;
    case 'seat-bot':
      if (match.status === 'over') return no('the match is over');
      if (isRatedAndBegun(match) && sitsAt(match, deed.by, deed.seat)) return no(playOn);
      return refuseProgram(match, deed.bot);
    case 'begin':
      return match.status === 'open' ? undefined : no('the match has begun');
    case 'answer':
      return refuseAnswer(match, deed);
    case 'orders':
      return match.status === 'over' ? no('the match is over') : refuseOrders(match, deed);
    case 'undo':
      return notLive(match) ?? refuseUndo(match, deed.seat);
    case 'offer':
      return notTimeFor(match, deed.what) ?? refuseOffer(match, deed);
    case 'reply':
      return notTimeFor(match, deed.what) ?? refuseReply(match, deed);
    case 'resign':
      return match.status === 'adjourned' ? undefined : notLive(match);
    case 'resume':
      return no('no side resumes a match alone: offer it');
    case 'time-out': {
      const clock = match.clocks[deed.seat];
      if (match.status !== 'live' || match.flags.includes(deed.seat)) return no('its time has been called already');
      if (clock == null || clock.since === null || left(clock, at, stillOf(match, deed.seat)) > 0)
        return no('there is time left');
      return undefined;
    }
    case 'claim':
      if (match.flags.length === 0) return notLive(match) ?? no('nobody’s time has run out');
      if (!othersOf(match, match.flags[0] ?? '').includes(deed.seat)) return no('the time that ran out is your own');
      return notLive(match);
    case 'say':
      return undefined;
    case 'vacation':
      return match.status === 'over' ? no('the match is over') : undefined;
    case 'rename':
      return undefined;
    case 'rematch':
      if (match.status !== 'over') return no('the match is not over yet');
      return match.rematch === null ? undefined : no('there is a rematch already');
    case 'module':
      return no('nobody at the table says which module it is played with');
  }
}

function refuseProgram({ book }: Match, called: string): Refusal | undefined {
  const why = whyNotCalled(book.bots, called);
  return why === undefined ? undefined : no(why);
}

/** Whoever is about to lose a rated match does not get out of it by letting somebody else finish it. */
const playOn = 'in a rated match nobody plays for you: play on, or resign';
const isRatedAndBegun = ({ row, status }: Match): boolean => row.made.rated && status !== 'open';
const sitsAt = ({ holders }: Match, by: string, seat: string): boolean =>
  (holders[seat] ?? []).some(({ person }) => person === by);

/** Nobody joins the other side of a match under way: who has seen one hand does not take up the other. */
function refuseJoin(match: Match, { seat, by }: Deed & { do: 'join' }): Refusal | undefined {
  const sits = (each: string): boolean => sitsAt(match, by, each);
  const sat = (each: string): boolean => sits(each) || (match.left[each] ?? []).includes(by);
  if (sits(seat)) return match.bots[seat] == null ? no('you sit there already') : undefined;
  if (match.row.made.rated && (match.holders[seat] ?? []).length > 0)
    return no('in a rated match one person sits at a seat');
  if (match.status === 'open' || !othersOf(match, seat).some(sat)) return undefined;
  return no('you play, or have played, for another side');
}

function notLive({ status }: Match): Refusal | undefined {
  if (status === 'open') return no('the match has not begun: a seat is still free');
  if (status === 'adjourned') return no('the match is adjourned; offer to resume it first');
  return status === 'over' ? no('the match is over') : undefined;
}

/** While a match is adjourned nothing can be offered but to resume it: no clock runs again without the word of every side. */
function notTimeFor(match: Match, what: OfferKind): Refusal | undefined {
  if (what !== 'resume') return notLive(match);
  if (match.status === 'adjourned') return undefined;
  return no(match.status === 'over' ? 'the match is over' : 'the match is not adjourned');
}

function refuseAnswer(match: Match, { seat, question, answer, hint }: Deed & { do: 'answer' }): Refusal | undefined {
  const not = notLive(match);
  if (not !== undefined) return not;
  if (hint !== undefined && match.row.made.rated) return no('no hint is taken in a rated match');
  const stream = match.streams[seat];
  if (match.game === null || stream === undefined) return no('the match has not begun');
  const refusal = () => match.game && match.module.refuse(match.game, seat, answer);
  if (stream.question === null) return refusal() ?? no('nothing is asked of you now');
  if (question !== stream.question)
    return no(`the question before you is number ${stream.question}, not ${question}; look again`);
  return refusal() ?? undefined;
}

/** Did this very answer arrive before? Then it is acknowledged again and nothing happens. */
export function isRepeat(match: Match, deed: Deed): boolean {
  if (deed.do !== 'answer') return false;
  const last = match.answered[deed.seat];
  return last?.question === deed.question && last.answer === JSON.stringify(deed.answer);
}

/** Orders are read before they stand: one that cannot be understood never does. */
function refuseOrders({ book, game }: Match, { seat, text, on }: Deed & { do: 'orders' }): Refusal | undefined {
  if (book.standing === undefined) return no('no standing orders can be left in this game');
  if (game === null) return no('the match has not begun: a seat is still free');
  if (!on && text.trim() === '') return undefined;
  const read = book.standing.read(text, game.law, seat);
  return 'errors' in read ? no(read.errors.join('\n')) : undefined;
}

function refuseUndo(match: Match, seat: string): Refusal | undefined {
  const { game } = match;
  const at = lastAnswerOf(match, seat);
  if (game === null || at < 0) return no('you have given no answer yet');
  const sheet = match.orders[seat];
  if (sheet?.on && sheet.done.at(-1)?.nth === answersOf(game.log, seat) - 1)
    return no('a standing order gave that answer, and would give it again: stop your orders first');
  // Whether the other side was told something by it is not for this seat to know, and must not show in a refusal either:
  // what has been carried out stays, unless nobody but programs could have been told.
  if (mustAgree(match, seat).length > 0 && !isSealed(match, seat))
    return no('it has been carried out; offer to take it back, and the others may agree');
  if (game.log.slice(at).some(({ told }) => told))
    return no('something has been told or rolled since; offer to take it back, and the others may agree');
  return undefined;
}

/** The seat has answered, and others are still to answer with it. */
function isSealed({ game, module }: Match, seat: string): boolean {
  const { owes } = (game === null ? {} : module.viewOf(game.state, seat)) as { owes?: { sealed: unknown } | null };
  return owes != null && owes.sealed !== null;
}

function refuseOffer(match: Match, { seat, what }: Deed & { do: 'offer' }): Refusal | undefined {
  if (match.offers.some((offer) => offer.what === what)) return no('that has been offered; it wants an answer first');
  if (what !== 'take-back') return undefined;
  if (lastAnswerOf(match, seat) < 0) return no('you have given no answer yet');
  return match.row.made.rated ? no('nothing is taken back in a rated match') : undefined;
}

function refuseReply(match: Match, { seat, what }: Deed & { do: 'reply' }): Refusal | undefined {
  const offer = match.offers.find((each) => each.what === what);
  if (offer === undefined) return no('there is no such offer now');
  if (offer.by !== seat && !wordsWanted(match, offer).includes(seat)) return no('you are not asked to agree');
  return undefined;
}
