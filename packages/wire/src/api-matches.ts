/** Matches: made, joined, played, watched. */
import { Type } from 'typebox';
import { ClockRule, OnTimeOut } from './clocks.js';
import { Frame, Outcome, Refusal, Said, Status, Table } from './frames.js';
import { route } from './route.js';
import { Claiming, Hint, Offering, Replying, Resigning, Saying, Undoing } from './socket.js';

const closed = { additionalProperties: false };
const Id = Type.String({ maxLength: 40 });
const Seat = Type.String({ maxLength: 40 });
const Key = Type.String({ minLength: 20, maxLength: 100 });
const ById = Type.Object({ id: Id }, closed);
const BySeat = Type.Object({ id: Id, seat: Seat }, closed);
/** The address says these. */
const unsaid = ['ref', 'match', 'seat'] as const;
const Entropy = Type.String({ pattern: '^(?:[0-9a-f]{2}){0,64}$', description: 'Your share of the dice: hexadecimal' });

export const WatchRule = Type.Union([
  Type.Object({ see: Type.Literal('nothing') }, closed),
  Type.Object({ see: Type.Literal('public') }, closed),
  Type.Object({ see: Type.Literal('full'), minutes: Type.Number({ minimum: 1, maximum: 100_000 }) }, closed),
]);

/** me: you sit there; open: anybody may; invited: whoever has the link; a program by its name, and how much it may think: admiral:40. */
export const SeatPlanned = Type.Union([
  Type.Object({ by: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('invited')]) }, closed),
  Type.Object({ by: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }, closed),
]);

export const Listed = Type.Object({
  id: Id,
  title: Type.String(),
  rulebook: Type.String(),
  scenario: Type.String(),
  status: Status,
  created: Type.Number(),
  moved: Type.Number(),
  clock: ClockRule,
  rated: Type.Boolean(),
  /** Whoever sits down agrees to it. */
  watch: WatchRule,
  table: Table,
  outcome: Type.Union([Outcome, Type.Null()]),
  /** Your own seats, and whether something is asked of them. */
  mine: Type.Array(Type.Object({ seat: Seat, asked: Type.Boolean() })),
});

const Program = Type.Object({
  name: Type.String(),
  title: Type.String(),
  about: Type.Optional(Type.String({ description: 'What it is like to play against' })),
  efforts: Type.Optional(
    Type.Array(Type.Object({ futures: Type.Integer(), title: Type.String() }), {
      description: 'How much it may think, the usual first; it is then called NAME:FUTURES',
    }),
  ),
});

const Offered = Type.Object({
  rulebook: Type.String(),
  title: Type.String(),
  module: Type.String({ description: 'Where the rulebook’s code is: /modules/HASH.js' }),
  scenarios: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      about: Type.String(),
      seats: Type.Array(Type.Object({ seat: Seat, name: Type.String(), party: Type.String() })),
    }),
  ),
  options: Type.Array(Type.Unknown()),
  bots: Type.Array(Program, { description: 'Programs that play, the best first' }),
  opponent: Type.String({ description: 'The program that is proposed to a newcomer' }),
});

export const matches = {
  shelf: route({
    method: 'GET',
    path: '/api/shelf',
    about: 'The games that can be played here.',
    who: 'anyone',
    reply: Type.Object({ games: Type.Array(Offered) }),
  }),
  make: route({
    method: 'POST',
    path: '/api/matches',
    about: 'Make a match. For each invited seat there is a secret link: whoever has it sits there.',
    who: 'person',
    body: Type.Object(
      {
        rulebook: Type.String({ maxLength: 60 }),
        scenario: Type.String({ maxLength: 60 }),
        title: Type.Optional(Type.String({ maxLength: 100 })),
        options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        charts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        set: Type.Optional(Type.Unknown()),
        seats: Type.Record(Seat, SeatPlanned),
        clock: Type.Optional(ClockRule),
        onTimeOut: Type.Optional(OnTimeOut),
        rated: Type.Optional(Type.Boolean()),
        watch: Type.Optional(WatchRule),
        listed: Type.Optional(Type.Boolean({ description: 'Shown in the lobby; so are its open seats' })),
        entropy: Type.Optional(Entropy),
      },
      closed,
    ),
    reply: Type.Object({ id: Id, links: Type.Record(Seat, Type.String()) }),
  }),
  list: route({
    method: 'GET',
    path: '/api/matches',
    about: 'Your matches, those with an open seat, those that can be watched, or those that are over.',
    who: 'anyone',
    query: Type.Object(
      {
        which: Type.Union([Type.Literal('mine'), Type.Literal('open'), Type.Literal('live'), Type.Literal('over')]),
        before: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'Made before this moment: for the next page',
          }),
        ),
      },
      closed,
    ),
    reply: Type.Object({ matches: Type.Array(Listed) }),
  }),
  match: route({
    method: 'GET',
    path: '/api/matches/:id',
    about: 'What was agreed for a match, and who sits there.',
    who: 'anyone',
    params: ById,
    reply: Type.Object({
      match: Listed,
      setup: Type.Unknown(),
      module: Type.String(),
      onTimeOut: OnTimeOut,
      watch: WatchRule,
      commitment: Type.String({ description: 'To the seed of the dice' }),
      mayWatch: Type.Boolean(),
    }),
  }),
  join: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/join',
    about: 'Take an open seat.',
    who: 'person',
    params: BySeat,
    body: Type.Object({ entropy: Type.Optional(Entropy) }, closed),
  }),
  useLink: route({
    method: 'POST',
    path: '/api/links',
    about:
      'Use a secret link: sit down where it leads. It can be used once. Whoever has no name yet gives one and is a guest.',
    who: 'anyone',
    body: Type.Object(
      {
        key: Key,
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        entropy: Type.Optional(Entropy),
        look: Type.Optional(Type.Boolean({ description: 'Only say where it leads' })),
      },
      closed,
    ),
    reply: Type.Object({
      match: Id,
      seat: Seat,
      title: Type.String(),
      seatName: Type.String(),
      seated: Type.Boolean(),
      used: Type.Boolean({ description: 'Somebody else has sat down by it' }),
      back: Type.Optional(Type.String({ description: 'For a guest: the link that leads back to this seat' })),
    }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/links',
    about:
      'A secret link to a seat: your own, to come back to or to share; a free one of a match you made; an absent one.',
    who: 'person',
    params: BySeat,
    reply: Type.Object({ link: Type.String() }),
  }),
  leave: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/leave',
    about: 'Get up from a seat: before the beginning, or when a program or somebody else takes over.',
    who: 'person',
    params: BySeat,
    body: Type.Object({ bot: Type.Optional(Type.String({ maxLength: 40 })) }, closed),
  }),
  seatBot: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/bot',
    about:
      'Let a program play a seat: your own, or one whose player is late. Its player may take it back. One that looks ahead may be called with how many futures a turn it may imagine, as in admiral:40.',
    who: 'person',
    params: BySeat,
    body: Type.Object({ bot: Type.String({ maxLength: 40 }) }, closed),
  }),
  look: route({
    method: 'GET',
    path: '/api/matches/:id/seats/:seat',
    about:
      'The present view of a seat and its question, and what was heard after frame `since`. With `wait`, only when there is something new.',
    who: 'anyone',
    params: BySeat,
    query: Type.Object(
      {
        since: Type.Optional(Type.Integer({ minimum: 0 })),
        wait: Type.Optional(Type.Number({ minimum: 0, maximum: 60 })),
      },
      closed,
    ),
    reply: Type.Object({ frame: Frame }),
  }),
  answer: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/answer',
    about: 'Answer the question of that number. The same answer sent twice counts once.',
    who: 'person',
    params: BySeat,
    body: Type.Object({ question: Type.Integer({ minimum: 1 }), answer: Type.Unknown(), hint: Hint }, closed),
    reply: Type.Object({ refusal: Type.Optional(Refusal) }),
  }),
  act: route({
    method: 'POST',
    path: '/api/matches/:id/seats/:seat/deeds',
    about:
      'Anything else done from a seat: undo, say, offer, reply, resign, claim. What is offered (a draw, an adjournment, to resume after one, to take an answer back) happens when all other sides have agreed.',
    who: 'person',
    params: BySeat,
    body: Type.Union([
      Type.Omit(Undoing, unsaid),
      Type.Omit(Saying, unsaid),
      Type.Omit(Offering, unsaid),
      Type.Omit(Replying, unsaid),
      Type.Omit(Resigning, unsaid),
      Type.Omit(Claiming, unsaid),
    ]),
    reply: Type.Object({ refusal: Type.Optional(Refusal) }),
  }),
  story: route({
    method: 'GET',
    path: '/api/matches/:id/seats/:seat/story',
    about: 'What a seat heard after frame `since`, in words, with the rules: what happened since you left.',
    who: 'anyone',
    params: BySeat,
    query: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) }, closed),
    reply: Type.Object({
      seq: Type.Integer(),
      lines: Type.Array(Type.Object({ seq: Type.Integer(), rule: Type.String(), text: Type.String() })),
      chat: Type.Array(Said),
    }),
  }),
  past: route({
    method: 'GET',
    path: '/api/matches/:id/seats/:seat/past',
    about:
      'Everything a seat of yours was sent from the first frame on, as it was sent, with the answers it gave: to look back while a match goes on. Table, chat and clocks are left out.',
    who: 'person',
    params: BySeat,
    reply: Type.Object({
      moments: Type.Array(Type.Object({ frame: Frame, answer: Type.Optional(Type.Unknown()) })),
    }),
  }),
  orders: route({
    method: 'GET',
    path: '/api/matches/:id/seats/:seat/orders',
    about: 'The standing orders of a seat of yours, whether they stand, and what they have done.',
    who: 'person',
    params: BySeat,
    reply: Type.Object({
      text: Type.String(),
      on: Type.Boolean(),
      done: Type.Array(
        Type.Object({ turn: Type.Integer(), by: Type.String(), note: Type.String(), nth: Type.Integer() }),
      ),
    }),
  }),
  leaveOrders: route({
    method: 'PUT',
    path: '/api/matches/:id/seats/:seat/orders',
    about: 'Leave standing orders for a seat of yours instead of those before; `on`: they answer from now on.',
    who: 'person',
    params: BySeat,
    body: Type.Object({ text: Type.String({ maxLength: 20_000 }), on: Type.Boolean() }, closed),
    reply: Type.Object({ errors: Type.Array(Type.String(), { description: 'Why not; then the old ones stand' }) }),
  }),
  notes: route({
    method: 'GET',
    path: '/api/matches/:id/notes',
    about: 'Your private notes on a match.',
    who: 'person',
    params: ById,
    reply: Type.Object({ text: Type.String() }),
  }),
  keepNotes: route({
    method: 'PUT',
    path: '/api/matches/:id/notes',
    about: 'Write your private notes on a match.',
    who: 'person',
    params: ById,
    body: Type.Object({ text: Type.String({ maxLength: 20_000 }) }, closed),
  }),
  rematch: route({
    method: 'POST',
    path: '/api/matches/:id/rematch',
    about:
      'The same again, with the seats turned round where that can be done. Whoever asks sits down there; it begins when all have asked.',
    who: 'person',
    params: ById,
    reply: Type.Object({ id: Id }),
  }),
  file: route({
    method: 'GET',
    path: '/api/matches/:id/file',
    about: 'The whole match as a game file, seed and all: once it is over.',
    who: 'anyone',
    params: ById,
    reply: Type.Object({ name: Type.String(), text: Type.String() }),
  }),
  ratings: route({
    method: 'GET',
    path: '/api/ratings/:rulebook',
    about: 'Who plays best: Glicko-2, a rating for each rulebook.',
    who: 'anyone',
    params: Type.Object({ rulebook: Type.String({ maxLength: 60 }) }, closed),
    reply: Type.Object({
      ratings: Type.Array(
        Type.Object({
          name: Type.String(),
          rating: Type.Number(),
          deviation: Type.Number(),
          games: Type.Integer(),
          provisional: Type.Boolean({
            description: 'The deviation is so large that the rating is a guess: they stand last',
          }),
        }),
      ),
    }),
  }),
};
