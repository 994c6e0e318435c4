/** People over HTTP: who they are, how they log in, what is theirs. */
import type { AddedTelling, people as api, NewTelling, Reply, Telling, TellingChange } from '@ironbottom/wire';
import { comeBack, goOnVacation } from '../clocks/vacations.js';
import type { Asking, Handlers, House } from '../http/handlers.js';
import { conflict, forbidden, notFound, Problem, whoAreYou, wrong } from '../http/problem.js';
import type { Match } from '../match/match.js';
import { deedsThrough, inEach, matchesUnderWay } from './deeds.js';
import { everythingOf } from './everything.js';
import { forgetPerson } from './forget.js';
import { blocked, type Identity } from './identity.js';
import type { Limits } from './limits.js';
import { nameKey, readName } from './names.js';
import type { Passphrases } from './passphrases.js';
import type { People, Person } from './people.js';
import { type Letter, type Resets, resetLetter } from './resets.js';
import { keyIn } from './sessions.js';
import type { Tokens } from './tokens.js';
import { goodPassphrase, mailAddress } from './words.js';

type Call = keyof typeof api;

/** How people are told: see ../telling. */
export type Tellings = {
  pushKey(): Promise<string>;
  readonly sendsMail: boolean;
  list(person: string): Promise<Telling[]>;
  add(person: string, telling: NewTelling): Promise<AddedTelling>;
  change(person: string, id: string, change: TellingChange): Promise<Telling>;
  drop(person: string, id: string): Promise<void>;
  test(person: string, id: string): Promise<string | null>;
};

export type PeopleTools = House & {
  people: People;
  identity: Identity;
  tokens: Tokens;
  resets: Resets;
  limits: Limits;
  passphrases: Passphrases;
  tellings: Tellings;
  /** Null: this server sends no mail. It resolves when the letter is on its way, and says nothing of what went wrong. */
  post: ((letter: Letter) => Promise<void>) | null;
  /** A match as it stands; undefined when it is gone. */
  look<T>(match: string, look: (match: Match) => T): Promise<T | undefined>;
};

const mostVacations = 200;
/** A vacation that ended so long ago counts for no year any more. */
const longAgo = 2 * 366 * 24 * 3600_000;

export function peopleHandlers(tools: PeopleTools): Handlers<Call> {
  const { store, now, people, identity, tokens, resets, limits, passphrases, tellings, post } = tools;
  const write = deedsThrough(tools.desks);

  async function personOf(asking: Asking | null): Promise<Person> {
    const person = asking === null ? undefined : await people.find(asking.id);
    if (person === undefined) throw whoAreYou();
    return person;
  }

  /** Whoever has a passphrase must say it again; guessing here is as slow as at the door. */
  async function proven(
    { person, request }: { person: Asking | null; request: Parameters<Limits['attempt']>[1] },
    passphrase: string | undefined,
  ): Promise<void> {
    const { id, guest, name } = await personOf(person);
    if (guest) return;
    if (passphrase === undefined) throw wrong('this wants your present passphrase');
    const attempt = limits.attempt(nameKey(name) ?? '', request);
    if (!(await passphrases.fits(passphrase, await people.passOf(id))))
      throw wrongPassphrase('the passphrase is wrong');
    attempt.wasRight();
  }

  return {
    async me({ person, request, reply }) {
      const key = keyIn(request.headers);
      const found = person === null ? undefined : await people.find(person.id);
      // The browser forgets a cookie in time, and one that nobody knows is of no use to it.
      if (key !== null && person?.by !== 'token') {
        if (found === undefined) identity.sessions.takeBack(reply);
        else identity.sessions.give(reply, key);
      }
      return { me: found === undefined ? null : meFrom(found) };
    },

    async register({ body, person, request, reply }) {
      refuseToken(person);
      if (person !== null && !person.guest) throw conflict(`you are ${person.name}; log out first`);
      const name = readName(body.name);
      const mail = body.mail === undefined ? null : mailAddress(body.mail);
      goodPassphrase(body.passphrase, name.key);
      if (!(await people.isFree(name, person?.id))) throw conflict('somebody has this name; choose another');
      const pass = await passphrases.hash(body.passphrase);
      const member =
        person === null
          ? await people.addMember(name, pass, mail)
          : await people.becomeMember(person.id, name, pass, mail);
      if (person !== null) await identity.leaveEverywhere(member.id);
      await identity.enter(request, reply, member);
      if (person !== null && member.name !== person.name) await renamed(member);
      return { me: meFrom(member) };
    },

    async beGuest({ body, person, request, reply }) {
      refuseToken(person);
      if (person !== null) throw conflict(`you are ${person.name}; log out first, or change your name`);
      const guest = await people.addGuest(body.name);
      await identity.enter(request, reply, guest);
      return { me: meFrom(guest) };
    },

    async logIn({ body, person, request, reply }) {
      refuseToken(person);
      const key = nameKey(body.name);
      const attempt = limits.attempt(key ?? '', request);
      const found = key === null ? undefined : await people.called(body.name);
      if (!(await passphrases.fits(body.passphrase, found?.pass ?? null)) || found === undefined)
        throw wrongPassphrase('nobody has this name with this passphrase');
      attempt.wasRight();
      if (found.blocked) throw blocked();
      if (found.pass !== null && passphrases.isOld(found.pass))
        await people.change(found.id, { pass: await passphrases.hash(body.passphrase) });
      await identity.enter(request, reply, found);
      return { me: meFrom(found) };
    },

    async logOut({ query: { everywhere }, person, request, reply }) {
      refuseToken(person);
      await identity.leave(request, reply);
      if (everywhere === true && person !== null) await identity.leaveEverywhere(person.id);
      return {};
    },

    async askReset({ body }) {
      if (post === null) throw forbidden('this server sends no mail: ask whoever runs it for a link');
      const key = nameKey(body.name);
      limits.take('resetOf', 'person', key ?? '');
      // Nobody waits for what follows, so that nobody can tell from the time it takes whether there was an address.
      void sendReset(body.name, post).catch(() => undefined);
      return {};
    },

    async useReset({ body, request, reply }) {
      const id = await resets.whose(body.key);
      const person = id === undefined ? undefined : await people.find(id);
      if (person === undefined) throw spent();
      if (person.blocked) throw blocked();
      goodPassphrase(body.passphrase, nameKey(person.name) ?? '');
      if (!(await resets.use(body.key, await passphrases.hash(body.passphrase)))) throw spent();
      identity.forget(person.id);
      await identity.enter(request, reply, person);
      return { me: meFrom({ ...person, guest: false }) };
    },

    async change(asked) {
      const { body, person, request, reply } = asked;
      refuseToken(person);
      const before = await personOf(person);
      const name = body.name === undefined ? undefined : readName(body.name);
      const { passphrase } = body;
      if (passphrase !== undefined && before.guest) throw wrong('you are a guest: become a member instead');
      if (passphrase !== undefined) goodPassphrase(passphrase, name?.key ?? nameKey(before.name) ?? '');
      const mail = body.mail == null ? body.mail : mailAddress(body.mail);
      if (passphrase !== undefined || mail !== undefined) await proven(asked, body.old);
      const after = await people.change(before.id, {
        ...(name === undefined ? {} : { name }),
        ...(mail === undefined ? {} : { mail }),
        ...(passphrase === undefined ? {} : { pass: await passphrases.hash(passphrase) }),
      });
      identity.forget(after.id);
      if (passphrase !== undefined) {
        await identity.leaveEverywhere(after.id);
        await identity.enter(request, reply, after);
      }
      if (after.name !== before.name) await renamed(after);
      return { me: meFrom(after) };
    },

    async vacation({ body: { span }, person }) {
      const { id } = await personOf(person);
      const at = now();
      if (span !== null && !(span.until > Math.max(span.from, at))) throw wrong('this vacation is over already');
      const vacations = await people.changeVacations(id, (before) => {
        const recent = before.filter(({ until }) => until > at - longAgo);
        const after = span === null ? comeBack(recent, at) : goOnVacation(recent, span, at);
        if (span !== null && after.length > mostVacations) throw conflict('you have too many vacations already');
        return after;
      });
      await inEach(await matchesUnderWay(store, id, 'slow'), write, { do: 'vacation', by: id, spans: vacations });
      return { vacations };
    },

    async everything({ person }) {
      const { look } = tools;
      return everythingOf({ store, now, tokens, look, tellings: tellings.list }, await personOf(person));
    },

    async forgetMe(asked) {
      refuseToken(asked.person);
      const { id } = await personOf(asked.person);
      await proven(asked, asked.body.passphrase);
      await identity.leaveEverywhere(id);
      await forgetPerson(store, write, id);
      identity.forget(id);
      identity.sessions.takeBack(asked.reply);
      return {};
    },

    tokens: async ({ person }) => ({ tokens: await tokens.list((await personOf(person)).id) }),

    async newToken({ body, person }) {
      refuseToken(person);
      return tokens.add((await personOf(person)).id, body.name);
    },

    async dropToken({ params, person }) {
      const { id } = await personOf(person);
      await tokens.drop(id, params.id);
      identity.forget(id);
      return {};
    },

    async tellings({ person }) {
      const { id } = await personOf(person);
      return { tellings: await tellings.list(id), pushKey: await tellings.pushKey(), mail: tellings.sendsMail };
    },

    newTelling: async ({ body, person }) => tellings.add((await personOf(person)).id, body),

    async changeTelling({ params, body, person }) {
      return { telling: await tellings.change((await personOf(person)).id, params.id, body) };
    },

    async dropTelling({ params, person }) {
      await tellings.drop((await personOf(person)).id, params.id);
      return {};
    },

    async testTelling({ params, person }) {
      return { error: await tellings.test((await personOf(person)).id, params.id) };
    },
  };

  async function sendReset(name: string, send: (letter: Letter) => Promise<void>): Promise<void> {
    const found = await people.called(name);
    if (found === undefined || found.mail === null || found.blocked) return;
    await send(resetLetter(found.mail, found.name, await resets.make(found.id)));
  }

  /** The others at the table see the new name. */
  async function renamed({ id, name }: Person): Promise<void> {
    await inEach(await matchesUnderWay(store, id), write, { do: 'rename', by: id, name });
  }
}

export function meFrom({ id, name, guest, mail, vacations }: Person): Reply<'register'>['me'] {
  return { id, name, guest, mail, vacations };
}

/** A program plays; it does not become somebody else, nor make more of its kind. */
function refuseToken(person: Asking | null): void {
  if (person?.by === 'token') throw forbidden('not with a token: log in for this');
}

const wrongPassphrase = (why: string): Problem => new Problem(401, 'wrong passphrase', why);
const spent = (): Problem => notFound('this link has been used or is older than an hour; ask for a new one');
