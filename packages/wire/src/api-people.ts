/** Who somebody is: names, passphrases, sessions, tokens, being told. */
import { Type } from 'typebox';
import { Span } from './clocks.js';
import { route } from './route.js';
import { AddedTelling, NewTelling, Telling, TellingChange } from './tellings.js';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 40, description: 'What others call you' });
const Passphrase = Type.String({ minLength: 8, maxLength: 200 });
const Mail = Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' });
const Key = Type.String({ minLength: 20, maxLength: 100 });
const Id = Type.String({ maxLength: 40 });
const ById = Type.Object({ id: Id }, closed);

export const Me = Type.Object({
  id: Id,
  name: Type.String(),
  guest: Type.Boolean(),
  mail: Type.Union([Type.String(), Type.Null()]),
  vacations: Type.Array(Span),
});

export const people = {
  me: route({
    method: 'GET',
    path: '/api/me',
    about: 'Who you are; null when nobody has said so yet.',
    who: 'anyone',
    reply: Type.Object({ me: Type.Union([Me, Type.Null()]) }),
  }),
  register: route({
    method: 'POST',
    path: '/api/people',
    about: 'Become a member. A guest keeps seats and matches.',
    who: 'anyone',
    body: Type.Object({ name: Name, passphrase: Passphrase, mail: Type.Optional(Mail) }, closed),
    reply: Type.Object({ me: Me }),
  }),
  beGuest: route({
    method: 'POST',
    path: '/api/guests',
    about: 'Play under a name without a passphrase, from this browser.',
    who: 'anyone',
    body: Type.Object({ name: Name }, closed),
    reply: Type.Object({ me: Me }),
  }),
  logIn: route({
    method: 'POST',
    path: '/api/sessions',
    about: 'Log in; the session is in a cookie.',
    who: 'anyone',
    body: Type.Object({ name: Name, passphrase: Type.String({ maxLength: 200 }) }, closed),
    reply: Type.Object({ me: Me }),
  }),
  logOut: route({
    method: 'DELETE',
    path: '/api/sessions',
    about: 'Log out here, or everywhere.',
    who: 'anyone',
    query: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, closed),
  }),
  askReset: route({
    method: 'POST',
    path: '/api/resets',
    about:
      'Have a link for a new passphrase sent to the address of this name. Says the same whether there is one or not.',
    who: 'anyone',
    body: Type.Object({ name: Name }, closed),
  }),
  useReset: route({
    method: 'POST',
    path: '/api/resets/use',
    about: 'Set a new passphrase with the key from the link; every session ends.',
    who: 'anyone',
    body: Type.Object({ key: Key, passphrase: Passphrase }, closed),
    reply: Type.Object({ me: Me }),
  }),
  change: route({
    method: 'PUT',
    path: '/api/me',
    about: 'Change your name; or address and passphrase, for which a member gives the present passphrase as `old`.',
    who: 'person',
    body: Type.Object(
      {
        name: Type.Optional(Name),
        mail: Type.Optional(Type.Union([Mail, Type.Null()])),
        passphrase: Type.Optional(Passphrase),
        old: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Type.Object({ me: Me }),
  }),
  vacation: route({
    method: 'PUT',
    path: '/api/me/vacation',
    about: 'Go on vacation, or come back (span null). Slow clocks stand meanwhile, as far as each match allows.',
    who: 'person',
    body: Type.Object({ span: Type.Union([Span, Type.Null()]) }, closed),
    reply: Type.Object({ vacations: Type.Array(Span) }),
  }),
  everything: route({
    method: 'GET',
    path: '/api/me/everything',
    about: 'Everything the server keeps about you, as JSON: matches as your seats saw them, messages, notes.',
    who: 'person',
    reply: Type.Unknown(),
  }),
  forgetMe: route({
    method: 'DELETE',
    path: '/api/me',
    about: 'Delete the account. Matches keep a nameless player.',
    who: 'person',
    body: Type.Object({ passphrase: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
  }),
  tokens: route({
    method: 'GET',
    path: '/api/me/tokens',
    about: 'Your API tokens, without the tokens themselves.',
    who: 'member',
    reply: Type.Object({
      tokens: Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          created: Type.Number(),
          used: Type.Union([Type.Number(), Type.Null()]),
        }),
      ),
    }),
  }),
  newToken: route({
    method: 'POST',
    path: '/api/me/tokens',
    about: 'Make an API token for a program; it is shown this once.',
    who: 'member',
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) }, closed),
    reply: Type.Object({ id: Id, token: Type.String() }),
  }),
  dropToken: route({
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    about: 'Withdraw an API token.',
    who: 'member',
    params: ById,
  }),
  tellings: route({
    method: 'GET',
    path: '/api/me/tellings',
    about: 'How you are told that something happened, and what went wrong with it.',
    who: 'person',
    reply: Type.Object({ tellings: Type.Array(Telling), pushKey: Type.String(), mail: Type.Boolean() }),
  }),
  newTelling: route({
    method: 'POST',
    path: '/api/me/tellings',
    about: 'Be told by mail, push, webhook or Atom feed, about one match or all.',
    who: 'person',
    body: NewTelling,
    reply: AddedTelling,
  }),
  changeTelling: route({
    method: 'PUT',
    path: '/api/me/tellings/:id',
    about: 'Be told about another match, or by a mail a day.',
    who: 'person',
    params: ById,
    body: TellingChange,
    reply: Type.Object({ telling: Telling }),
  }),
  dropTelling: route({
    method: 'DELETE',
    path: '/api/me/tellings/:id',
    about: 'Be told no more that way.',
    who: 'person',
    params: ById,
  }),
  testTelling: route({
    method: 'POST',
    path: '/api/me/tellings/:id/test',
    about: 'Send something at once, and say what went wrong.',
    who: 'person',
    params: ById,
    reply: Type.Object({ error: Type.Union([Type.String(), Type.Null()]) }),
  }),
};
