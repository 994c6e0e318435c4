/** What a seat is sent: numbered frames, each saying what is new since the one before. */
import { type Static, Type } from 'typebox';

const Seat = Type.String({ description: 'A seat of the scenario' });
const Text = Type.String();

export const Refusal = Type.Object({ rule: Text, why: Text });

export const Heard = Type.Object({
  rule: Text,
  kind: Text,
  to: Type.Union([Type.Literal('all'), Type.Array(Seat)], { description: 'all, or this seat alone' }),
  data: Type.Unknown(),
  tells: Type.Optional(Type.Literal(true)),
});

/** `who`: the name of whoever said it. */
export const Said = Type.Object({
  at: Type.Number(),
  seat: Seat,
  who: Text,
  to: Type.Union([Type.Literal('all'), Type.Literal('party')]),
  text: Text,
});

/** `resume` goes on after an adjournment, and stands until it is answered; the others are for a match under way. */
export const OfferKind = Type.Union([
  Type.Literal('draw'),
  Type.Literal('adjourn'),
  Type.Literal('take-back'),
  Type.Literal('resume'),
]);

export const Outcome = Type.Object({
  winners: Type.Array(Seat, { description: 'Empty when nobody won' }),
  why: Text,
  rule: Text,
});

export const Status = Type.Union([
  Type.Literal('open'),
  Type.Literal('live'),
  Type.Literal('adjourned'),
  Type.Literal('over'),
]);

/** What everybody at the table, and everybody who watches, sees of the table itself. */
export const Table = Type.Object({
  status: Status,
  seats: Type.Array(
    Type.Object({
      seat: Seat,
      name: Text,
      party: Text,
      people: Type.Array(Text),
      bot: Type.Union([Text, Type.Null()]),
    }),
  ),
  offers: Type.Array(Type.Object({ what: OfferKind, by: Seat, agreed: Type.Array(Seat) })),
  outcome: Type.Union([Outcome, Type.Null()]),
  rematch: Type.Union([Text, Type.Null()], { description: 'The match that follows this one' }),
  /** A seat whose time has run out where that ends nothing by itself. */
  flags: Type.Array(Seat),
});

/** Milliseconds left at `at`; it runs when `runs`. */
export const Clock = Type.Object({ left: Type.Number(), at: Type.Number(), runs: Type.Boolean() });

const Change = Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2, description: '[path, value], or [path]' });

/**
 * `seq` goes up by one with every frame of the seat. `question`: the number under which the seat's question is to be
 * answered, null when nothing is asked; left out when that has not changed. `back`: something was taken back, and what
 * was heard of it did not happen.
 */
export const Frame = Type.Object({
  seq: Type.Number(),
  at: Type.Number(),
  events: Type.Optional(Type.Array(Heard)),
  patch: Type.Optional(Type.Array(Change)),
  view: Type.Optional(Type.Unknown()),
  question: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  ask: Type.Optional(Type.Unknown()),
  table: Type.Optional(Table),
  chat: Type.Optional(Type.Array(Said)),
  clock: Type.Optional(Clock),
  back: Type.Optional(Text),
});

export type Refusal = Static<typeof Refusal>;
export type Said = Static<typeof Said>;
export type OfferKind = Static<typeof OfferKind>;
export type Outcome = Static<typeof Outcome>;
export type Status = Static<typeof Status>;
export type Table = Static<typeof Table>;
export type Clock = Static<typeof Clock>;
export type Frame = Static<typeof Frame>;
