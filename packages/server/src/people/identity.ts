/** Who asks: from a cookie or a token to a person, and back. */
import type { FastifyReply } from 'fastify';
import type { Asking } from '../http/handlers.js';
import { forbidden, Problem } from '../http/problem.js';
import type { Store } from '../store/store.js';
import { Bounded } from './bounded.js';
import { hashKey } from './keys.js';
import type { Knock, Limits } from './limits.js';
import type { People, Person } from './people.js';
import { isWorthMoving, keyIn, lifetime, type Sessions, sessionsIn } from './sessions.js';
import { looksLikeToken, tokenIn } from './tokens.js';

export type Identity = {
  readonly sessions: Sessions;
  /** A token that nobody has is refused; a cookie that nobody has is nobody's. */
  who(request: Knock): Promise<Asking | null>;
  /** A new session for whoever proved who they are; the one they came with ends. */
  enter(request: Knock, reply: FastifyReply, person: Person): Promise<Asking>;
  /** Somebody who came by a link and gives a name: a guest from now on. */
  welcome(asked: { request: Knock; reply: FastifyReply }, name: string): Promise<Asking>;
  leave(request: Knock, reply: FastifyReply): Promise<void>;
  leaveEverywhere(person: string): Promise<void>;
  /** What is remembered of a person is read again: renamed, blocked, deleted. */
  forget(person: string): void;
  /** Told of every person whose sessions ended or who is to be looked at again: open sockets ask anew who it is. */
  onChange(listener: (person: string) => void): void;
};

/** A request that follows at once does not ask the store again. Another process's log-out is noticed after so long. */
const remembered = 5000;
const mostRemembered = 20_000;
/** When a token was last used is kept about so exactly. */
const usedEvery = 5 * 60_000;

type Found = { id: string; name: string; guest: boolean; blocked: boolean };
type Known = { until: number; person: string | null; found: Promise<Found | undefined> };

export function identityIn(
  store: Pick<Store, 'query'>,
  people: People,
  limits: Limits,
  { now, base }: { now(): number; base: string },
): Identity {
  const sessions = sessionsIn(store, now, base);
  const known = new Bounded<Known>(mostRemembered);
  const listeners: ((person: string) => void)[] = [];

  async function bySession(hash: string): Promise<Found | undefined> {
    const at = now();
    const [row] = await store.query<Found & { expires: number }>(
      `select p.id, p.name, p.guest, p.blocked, s.expires from sessions s join people p on p.id = s.person
       where s.key_hash = $1 and s.expires > $2`,
      [hash, at],
    );
    if (row !== undefined && isWorthMoving(row.expires, at))
      await store.query('update sessions set expires = $2 where key_hash = $1', [hash, at + lifetime]);
    return row;
  }

  async function byToken(hash: string): Promise<Found | undefined> {
    const at = now();
    const [row] = await store.query<Found & { used: number | null }>(
      `select p.id, p.name, p.guest, p.blocked, t.used from tokens t join people p on p.id = t.person
       where t.key_hash = $1`,
      [hash],
    );
    if (row !== undefined && (row.used ?? 0) < at - usedEvery)
      await store.query('update tokens set used = $2 where key_hash = $1', [hash, at]);
    return row;
  }

  function look(by: 'session' | 'token', key: string, request: Knock): Promise<Found | undefined> {
    const hash = hashKey(key);
    const name = `${by} ${hash}`;
    const there = known.get(name);
    if (there !== undefined && there.until > now()) return there.found;
    // Whoever tries keys at random is stopped before the store is asked.
    const address = limits.addressOf(request);
    limits.refuseSpent('strange', 'address', address);
    const entry: Known = {
      until: now() + remembered,
      person: null,
      found: (by === 'session' ? bySession : byToken)(hash),
    };
    known.set(name, entry);
    entry.found.then(
      (found) => {
        if (found !== undefined) entry.person = found.id;
        else takeStrange(address);
      },
      () => known.delete(name),
    );
    return entry.found;
  }

  function takeStrange(address: string): void {
    try {
      limits.take('strange', 'address', address);
    } catch {
      // It is the next one that is refused.
    }
  }

  function forget(person: string): void {
    for (const [name, entry] of known) {
      // Of one that is still being looked up nobody knows yet whose it is.
      if (entry.person === person || entry.person === null) known.delete(name);
    }
    for (const listener of listeners) listener(person);
  }

  /** Whatever session the request came with is over. */
  async function endSession(request: Knock): Promise<void> {
    const key = keyIn(request.headers);
    if (key === null) return;
    const name = `session ${hashKey(key)}`;
    const person = known.get(name)?.person ?? null;
    await sessions.end(key);
    known.delete(name);
    if (person !== null) forget(person);
  }

  async function enter(request: Knock, reply: FastifyReply, person: Person): Promise<Asking> {
    if (person.blocked) throw blocked();
    await endSession(request);
    sessions.give(reply, await sessions.begin(person.id));
    return { id: person.id, name: person.name, guest: person.guest, by: 'session' };
  }

  return {
    sessions,
    enter,
    forget,

    async who(request) {
      const token = tokenIn(request.headers);
      if (token !== null) {
        const found = looksLikeToken(token) ? await look('token', token, request) : undefined;
        if (found === undefined)
          throw new Problem(401, 'who are you', 'nobody has this token; it may have been withdrawn');
        if (found.blocked) throw blocked();
        return { id: found.id, name: found.name, guest: found.guest, by: 'token' };
      }
      const key = keyIn(request.headers);
      const found = key === null ? undefined : await look('session', key, request);
      if (found === undefined || found.blocked) return null;
      return { id: found.id, name: found.name, guest: found.guest, by: 'session' };
    },

    async welcome({ request, reply }, name) {
      limits.take('beGuest', 'address', limits.addressOf(request));
      return enter(request, reply, await people.addGuest(name));
    },

    async leave(request, reply) {
      await endSession(request);
      sessions.takeBack(reply);
    },

    async leaveEverywhere(person) {
      await sessions.endAll(person);
      forget(person);
    },

    onChange: (listener) => void listeners.push(listener),
  };
}

export const blocked = (): Problem => forbidden('this account is blocked; ask whoever runs this server');
