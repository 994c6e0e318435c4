/**
 * Everything that changes a match is a deed in its log. The log is the match: whoever reads it, in whatever process or
 * year, comes to the same table, the same game and the same frames for every seat.
 */
import type { Answer, Beside, Given, Seat } from '@ironbottom/umpire';
import type { OfferKind, Span } from '@ironbottom/wire';

/** `by`: the person who did it, or 'bot'; `order`: the standing order that gave an answer, and what it says it did. */
export type Deed =
  | { do: 'join'; seat: Seat; by: string; name: string; entropy: string }
  | { do: 'leave'; seat: Seat; by: string }
  /** A program takes the seat: asked for, or because time ran out. */
  | { do: 'seat-bot'; seat: Seat; bot: string; by: string }
  /** Every seat is taken: the first question is asked. */
  | { do: 'begin' }
  /** `question`: the number the answered question had in the stream of the seat. What stands beside it is for after the end. */
  | ({ do: 'answer'; seat: Seat; by: string; question: number; answer: Answer; order?: Spoken } & Beside)
  /** Standing orders for the seat, instead of those before. `on`: they answer from now on. */
  | { do: 'orders'; seat: Seat; by: string; text: string; on: boolean }
  | { do: 'undo'; seat: Seat; by: string }
  | { do: 'offer'; what: OfferKind; seat: Seat; by: string }
  | { do: 'reply'; what: OfferKind; seat: Seat; by: string; yes: boolean }
  | { do: 'resign'; seat: Seat; by: string }
  /** Go on after an adjournment by the word of one side: in older logs alone. Now it is an offer. */
  | { do: 'resume'; seat: Seat; by: string }
  | { do: 'time-out'; seat: Seat }
  /** Take the win from a seat whose time has run out. */
  | { do: 'claim'; seat: Seat; by: string }
  | { do: 'say'; seat: Seat; by: string; name: string; to: 'all' | 'party'; text: string }
  /** The vacations of a person, as they are from now on. */
  | { do: 'vacation'; by: string; spans: Span[] }
  /** A person is called otherwise from now on; of one who has left for good no name remains. */
  | { do: 'rename'; by: string; name: string }
  /** `by`: whoever asked for it; older logs do not say. */
  | { do: 'rematch'; match: string; by?: string }
  /** All that was done came to the same with this module: the match goes on with it. */
  | { do: 'module'; module: string };

export type Spoken = Given & { readonly note: string };

export type Written = { n: number; at: number; deed: Deed };
