/** A match in memory: what its deeds have come to. */
import type { OrderSheet, RulebookModule, Shelved } from '@ironbottom/shelf';
import type { Entry, Event, Game, Kit, Plain, Roll, Seat, SeatPlan, Setup, State } from '@ironbottom/umpire';
import type { ClockRule, OfferKind, OnTimeOut, Outcome, Said, SeatClock, Span, Status } from '@ironbottom/wire';

/** What was agreed when the match was made. */
export type Made = {
  setup: Setup;
  /** As the rulebook named them, so that a list of matches needs no rulebook. */
  seats: { seat: Seat; name: string; party: string }[];
  clock: ClockRule;
  onTimeOut: OnTimeOut;
  rated: boolean;
  /** What people without a seat may see while it is played; `full` is later by so many minutes. */
  watch: { see: 'nothing' | 'public' } | { see: 'full'; minutes: number };
  /** Seats that a program takes from the beginning. */
  bots: { [seat: Seat]: string };
  /** Seats that anybody may take. */
  open: Seat[];
};

/** What stands in the store beside the log. Nothing of it changes but the module, and that by a deed. */
export type MatchRow = {
  id: string;
  rulebook: string;
  scenario: string;
  module: string;
  title: string;
  made: Made;
  /** Of the dice. Only its commitment leaves the umpire before the end. */
  seed: string;
  creator: string;
  created: number;
};

/** Whoever has deleted their account. Nobody else is called that, nor anything that begins like it. */
export const nameless = '(nameless)';

export type Holder = { person: string; name: string };

export type Offer = { what: OfferKind; by: Seat; agreed: Seat[] };

/** What one seat has been sent, or those who only watch. */
export type Stream = {
  seq: number;
  /** When its last frame was made. */
  at: number;
  /** The number of the question asked now; null when nothing is. */
  question: number | null;
  /** The view as it was last sent, but for what everybody sees (see `shown` of the match). */
  kept: { [key: string]: Plain | undefined };
  table: string;
  events: { seq: number; event: Event }[];
  chat: (Said & { seq: number })[];
  /** The last few as they are sent, for whoever comes back after a dropped connection. */
  recent: { seq: number; text: string }[];
};

export type Match = {
  readonly row: MatchRow;
  readonly module: RulebookModule;
  readonly book: Shelved;
  readonly seats: readonly SeatPlan[];
  /** The last deed. */
  n: number;
  status: Status;
  holders: { [seat: Seat]: Holder[] };
  bots: { [seat: Seat]: string | null };
  entropy: { [seat: Seat]: string };
  game: Game<Kit> | null;
  offers: Offer[];
  clocks: { [seat: Seat]: SeatClock | null };
  flags: Seat[];
  /** Who got up from a seat while the match was under way, and knows what was seen from there. */
  left: { [seat: Seat]: string[] };
  vacations: { [person: string]: Span[] };
  outcome: Outcome | null;
  rematch: string | null;
  /** Standing orders, as each seat left them. */
  orders: { [seat: Seat]: OrderSheet };
  /** The last answer of each seat, to know a repeated one again, and its clock before anything was gained by it. */
  answered: { [seat: Seat]: { question: number; answer: string; clock: SeatClock | null } };
  streams: { [stream: string]: Stream };
  /** What everybody sees of the game, as it was last sent: the same for all streams. */
  shown: { [key: string]: Plain | undefined };
};

/** The stream of those who watch without a seat. */
export const watchers = '';

export type Snapshot = Omit<Match, 'row' | 'module' | 'book' | 'seats' | 'game'> & {
  game: { state: State<Kit>; log: Entry[]; opening: { events: Event[]; rolls: Roll[] } } | null;
};

export function nameOf({ book }: Match, seat: Seat): string {
  return (Object.hasOwn(book.seatNames, seat) ? book.seatNames[seat] : undefined) ?? seat;
}
