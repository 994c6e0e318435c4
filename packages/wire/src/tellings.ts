/** Being told: where a person wants to hear that a match needs them, and what came of trying. */
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const Match = Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
  description: 'One match, or null for all of yours',
});
const match = Type.Optional(Match);

/** As `PushSubscription.toJSON()` gives it, with whatever else a browser puts in. */
export const PushAddress = Type.Object({
  endpoint: Type.String({ maxLength: 1000 }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type PushAddress = Static<typeof PushAddress>;

const way = {
  mail: Type.Literal('mail'),
  push: Type.Literal('push'),
  webhook: Type.Literal('webhook'),
  atom: Type.Literal('atom'),
};
export const Way = Type.Union([way.mail, way.push, way.webhook, way.atom]);
export type Way = Static<typeof Way>;

const digest = Type.Boolean({ description: 'One mail a day instead of one for each thing' });
const MailAddress = Type.String({ maxLength: 254 });
const Url = Type.String({ maxLength: 1000 });
export const NewTelling = Type.Union([
  Type.Object({ way: way.mail, match, address: MailAddress, digest: Type.Optional(digest) }, closed),
  Type.Object({ way: way.push, match, address: PushAddress }, closed),
  Type.Object({ way: way.webhook, match, address: Url }, closed),
  Type.Object({ way: way.atom, match }, closed),
]);
export type NewTelling = Static<typeof NewTelling>;

/** A telling as its person sees it: no secret is in it. */
export const Telling = Type.Object({
  id: Type.String({ maxLength: 40 }),
  way: Way,
  match: Match,
  address: Type.String({
    description: 'The mail address, the webhook, the host of the push service; empty for a feed',
  }),
  digest,
  confirmed: Type.Boolean({ description: 'False: the link in the first mail has not been opened yet' }),
  created: Type.Number(),
  waiting: Type.Integer({ description: 'How many things are still to be told' }),
  trouble: Type.Union([Type.String(), Type.Null()], { description: 'Why it could not be delivered last time' }),
  troubled: Type.Union([Type.Number(), Type.Null()], { description: 'When that was' }),
});
export type Telling = Static<typeof Telling>;

export const AddedTelling = Type.Object({
  telling: Telling,
  link: Type.Optional(Type.String({ description: 'Of the feed, shown this once' })),
  secret: Type.Optional(Type.String({ description: 'That signs the webhook, shown this once' })),
});
export type AddedTelling = Static<typeof AddedTelling>;

export const TellingChange = Type.Object({ match, digest: Type.Optional(digest) }, closed);
export type TellingChange = Static<typeof TellingChange>;

/** Where the links in mails and feeds lead: the key is the last part. */
export const tellingPaths = {
  feed: '/api/feeds/',
  confirm: '/api/tellings/confirm/',
  unsubscribe: '/api/tellings/unsubscribe/',
} as const;
