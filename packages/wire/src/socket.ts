/** What passes over the socket. Every request carries a number of its own (`ref`), and its reply the same. */
import { type Static, Type } from 'typebox';
import { Frame, OfferKind, Refusal } from './frames.js';

const Id = Type.String({ maxLength: 40 });
const Ref = Type.Integer({ minimum: 0 });
const base = { ref: Ref, match: Id };
const seated = { ...base, seat: Type.String({ maxLength: 40 }) };

/**
 * `since`: for each seat the last frame that arrived, 0 for none. Who may watch without a seat gives the seat "".
 * `asks`: questions are sent whole, for programs that do not have the rulebook.
 */
export const Watch = Type.Object({
  do: Type.Literal('watch'),
  ...base,
  since: Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0 }), { maxProperties: 12 }),
  asks: Type.Optional(Type.Boolean()),
});
export const Unwatch = Type.Object({ do: Type.Literal('unwatch'), ...base });
/** The program that was asked for a hint: noted beside the answer, and told to nobody before the match is over. */
export const Hint = Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }));
/** `question`: the number the question came with. */
export const Answering = Type.Object({
  do: Type.Literal('answer'),
  ...seated,
  question: Type.Integer({ minimum: 1 }),
  answer: Type.Unknown(),
  hint: Hint,
});
export const Undoing = Type.Object({ do: Type.Literal('undo'), ...seated });
export const Saying = Type.Object({
  do: Type.Literal('say'),
  ...seated,
  to: Type.Union([Type.Literal('all'), Type.Literal('party')]),
  text: Type.String({ minLength: 1, maxLength: 2000 }),
});
export const Offering = Type.Object({ do: Type.Literal('offer'), ...seated, what: OfferKind });
export const Replying = Type.Object({ do: Type.Literal('reply'), ...seated, what: OfferKind, yes: Type.Boolean() });
export const Resigning = Type.Object({ do: Type.Literal('resign'), ...seated });
/** The other's time has run out, and the match is claimed. */
export const Claiming = Type.Object({ do: Type.Literal('claim'), ...seated });

export const Request = Type.Union([
  Watch,
  Unwatch,
  Answering,
  Undoing,
  Saying,
  Offering,
  Replying,
  Resigning,
  Claiming,
]);
export type Request = Static<typeof Request>;

export const Sent = Type.Union([
  Type.Object({ match: Id, seat: Type.String(), frame: Frame }),
  Type.Object({ ref: Ref, ok: Type.Literal(true) }),
  Type.Object({ ref: Ref, refusal: Refusal }),
  Type.Object({ error: Type.String() }),
]);
export type Sent = Static<typeof Sent>;
