/** Sessions: a key in a cookie, for ninety days from when it was last seen. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Store } from '../store/store.js';
import { hashKey, newKey } from './keys.js';

export const cookieName = 'ironbottom';
const day = 24 * 3600_000;
export const lifetime = 90 * day;

export type Sessions = {
  /** A new key: none that was there before log-in is worth anything after it. */
  begin(person: string): Promise<string>;
  end(key: string): Promise<void>;
  endAll(person: string): Promise<void>;
  /** Puts the key into the browser, or takes it out. */
  give(reply: FastifyReply, key: string): void;
  takeBack(reply: FastifyReply): void;
};

export function sessionsIn(store: Pick<Store, 'query'>, now: () => number, base: string): Sessions {
  const traits = `HttpOnly; SameSite=Lax; Path=/${base.startsWith('https:') ? '; Secure' : ''}`;
  return {
    async begin(person) {
      const key = newKey();
      const at = now();
      await store.query('insert into sessions (key_hash, person, created, expires) values ($1, $2, $3, $4)', [
        hashKey(key),
        person,
        at,
        at + lifetime,
      ]);
      return key;
    },
    async end(key) {
      await store.query('delete from sessions where key_hash = $1', [hashKey(key)]);
    },
    async endAll(person) {
      await store.query('delete from sessions where person = $1', [person]);
    },
    give(reply, key) {
      reply.header('set-cookie', `${cookieName}=${key}; Max-Age=${lifetime / 1000}; ${traits}`);
    },
    takeBack(reply) {
      reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${traits}`);
    },
  };
}

/**
 * The key in the cookie, if it looks like one. Two different ones are none: a neighbour under the same domain may have put
 * in one of them.
 */
export function keyIn(headers: IncomingHttpHeaders): string | null {
  const keys = new Set<string>();
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === cookieName) keys.add(part.slice(at + 1).trim());
  }
  const [key] = keys;
  return key !== undefined && keys.size === 1 && /^[\w-]{43}$/.test(key) ? key : null;
}

/** Whoever comes back moves the end on, but not at every step. */
export function isWorthMoving(expires: number, at: number): boolean {
  return expires < at + lifetime - day;
}
