/**
 * How often somebody may ask: buckets that fill by themselves, in memory, for an address and for a person. What can be used
 * to guess, to fill the store or to send something outside has a smaller bucket of its own; after wrong passphrases the
 * pauses grow.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Asking } from '../http/handlers.js';
import { type Problem, tooMany } from '../http/problem.js';
import { Bounded } from './bounded.js';

/** A request over HTTP, or one that becomes a socket. */
export type Knock = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

function tooOften(what: string, wait: number): Problem {
  const after = Math.max(1, Math.ceil(wait / 1000));
  return tooMany(`${what}; try again in ${inWords(after)}`, after);
}

/** So many at once, and one more every so many milliseconds. */
type Rule = { burst: number; every: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const everything: { address: Rule; person: Rule } = {
  address: { burst: 600, every: second / 100 },
  person: { burst: 300, every: second / 50 },
};

type Kind = 'address' | 'person';

/** What is dearer than other calls. A club may sit behind one address. */
const dearer: { readonly [call: string]: { readonly [kind in Kind]?: Rule } } = {
  register: { address: { burst: 10, every: minute } },
  beGuest: { address: { burst: 20, every: 20 * second } },
  useLink: { address: { burst: 30, every: 5 * second } },
  logIn: { address: { burst: 20, every: 6 * second } },
  askReset: { address: { burst: 5, every: minute } },
  useReset: { address: { burst: 10, every: 20 * second } },
  change: { person: { burst: 10, every: minute } },
  vacation: { person: { burst: 10, every: minute } },
  everything: { person: { burst: 3, every: 5 * minute } },
  forgetMe: { address: { burst: 10, every: minute } },
  newToken: { person: { burst: 10, every: minute } },
  newTelling: { person: { burst: 10, every: minute }, address: { burst: 30, every: minute } },
  testTelling: { person: { burst: 5, every: minute }, address: { burst: 10, every: minute } },
  make: { person: { burst: 20, every: 30 * second }, address: { burst: 60, every: 10 * second } },
  rematch: { person: { burst: 20, every: 30 * second } },
  invite: { person: { burst: 30, every: 10 * second } },
  say: { person: { burst: 15, every: 2 * second } },
  /** Keys that nobody has. */
  strange: { address: { burst: 30, every: 2 * second } },
  /** Mails to one person's address. */
  resetOf: { person: { burst: 3, every: 10 * minute } },
};

/** After `free` wrong passphrases in a row each one more doubles the pause, up to `most`. */
type Patience = { free: number; most: number };

/** Somebody else's guessing keeps the owner of a name out for a minute at most, and only from other places. */
const patience: { readonly [of in 'both' | 'address' | 'name']: Patience } = {
  both: { free: 5, most: 15 * minute },
  address: { free: 30, most: 15 * minute },
  name: { free: 10, most: minute },
};
const forgiven = 6 * hour;

export type Limits = {
  /** Every call passes here. Throws `tooMany`. */
  limit(request: Knock & { body?: unknown }, person: Pick<Asking, 'id'> | null, call: string): void;
  /** One of these, or `tooMany`. `key`: an address or a person. */
  take(call: string, kind: Kind, key: string): void;
  /** `tooMany` if none of these is left; none is taken. */
  refuseSpent(call: string, kind: Kind, key: string): void;
  /** One log-in under a name. It counts as a wrong one until it is said to have been right. */
  attempt(name: string, request: Knock): { wasRight(): void };
  addressOf(request: Knock): string;
};

export type LimitsGiven = {
  now(): number;
  /** Behind a proxy: the last address it names is who called. */
  proxied: boolean;
  /** So many times as much is allowed; Infinity for measurements. Pauses after wrong passphrases stay. */
  times?: number;
};

const mostBuckets = 50_000;

export function limitsFor({ now, proxied, times = 1 }: LimitsGiven): Limits {
  const buckets = new Bounded<{ left: number; at: number }>(mostBuckets);
  const failures = new Bounded<{ count: number; at: number }>(mostBuckets);

  function levelOf(key: string, { burst, every }: Rule): number {
    const bucket = buckets.get(key);
    if (bucket === undefined) return burst * times;
    return Math.min(burst * times, bucket.left + (Math.max(0, now() - bucket.at) * times) / every);
  }

  function refuse(call: string, left: number, { every }: Rule): void {
    if (left < 1) throw tooOften(asked[call] ?? 'that is too often', ((1 - left) * every) / times);
  }

  function spend(call: string, kind: Kind, key: string, rule: Rule): void {
    if (times === Number.POSITIVE_INFINITY) return;
    const name = `${call} ${kind} ${key}`;
    const left = levelOf(name, rule);
    refuse(call, left, rule);
    buckets.set(name, { left: left - 1, at: now() });
  }

  function spendDearer(call: string, address: string, person: string | undefined): void {
    const rules = Object.hasOwn(dearer, call) ? dearer[call] : undefined;
    if (rules?.address !== undefined) spend(call, 'address', address, rules.address);
    if (rules?.person !== undefined && person !== undefined) spend(call, 'person', person, rules.person);
  }

  const addressOf = (request: Knock): string => networkOf(proxied ? forwardedBy(request) : direct(request));

  return {
    addressOf,
    limit(request, person, call) {
      const address = addressOf(request);
      spend('', 'address', address, everything.address);
      if (person !== null) spend('', 'person', person.id, everything.person);
      spendDearer(call === 'act' && isChat(request.body) ? 'say' : call, address, person?.id);
    },
    take(call, kind, key) {
      const rule = dearer[call]?.[kind];
      if (rule !== undefined) spend(call, kind, key, rule);
    },
    refuseSpent(call, kind, key) {
      const rule = dearer[call]?.[kind];
      if (rule !== undefined && times !== Number.POSITIVE_INFINITY)
        refuse(call, levelOf(`${call} ${kind} ${key}`, rule), rule);
    },
    attempt(name, request) {
      const address = addressOf(request);
      const of = { both: `both ${address} ${name}`, address: `address ${address}`, name: `name ${name}` };
      const at = now();
      const known = (key: string): { count: number; at: number } => {
        const found = failures.get(key);
        return found === undefined || at - found.at > forgiven ? { count: 0, at } : found;
      };
      let wait = 0;
      for (const each of ['both', 'address', 'name'] as const) {
        const { count, at: last } = known(of[each]);
        wait = Math.max(wait, last + pauseAfter(count, patience[each]) - at);
      }
      if (wait > 0) throw tooOften('too many wrong passphrases', wait);
      const before = { both: known(of.both), address: known(of.address), name: known(of.name) };
      for (const each of ['both', 'address', 'name'] as const)
        failures.set(of[each], { count: before[each].count + 1, at });
      return {
        wasRight() {
          failures.delete(of.both);
          failures.delete(of.name);
          // Who has one right passphrase is not free to guess at others' from here: only this one is forgotten.
          const { count, at: last } = known(of.address);
          failures.set(of.address, { count: Math.max(0, count - 1), at: last });
        },
      };
    },
  };
}

const asked: { readonly [call: string]: string } = {
  logIn: 'too many log-ins from here',
  register: 'too many new names from here',
  beGuest: 'too many new names from here',
  say: 'too many messages',
  make: 'too many new matches',
  askReset: 'too many resets were asked for',
  resetOf: 'too many resets were asked for',
  strange: 'too many keys that nobody has came from here',
};

export function pauseAfter(count: number, { free, most }: Patience): number {
  return count < free ? 0 : Math.min(most, second * 2 ** Math.min(count - free, 30));
}

function isChat(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'do' in body && body.do === 'say';
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

function direct({ socket }: Knock): string {
  return socket.remoteAddress ?? '';
}

/** A proxy writes whom it saw behind whatever it was sent: the last is its own word, the others are anybody's. */
function forwardedBy(request: Knock): string {
  const given = request.headers['x-forwarded-for'];
  const last = (Array.isArray(given) ? given.join(',') : given)?.split(',').at(-1)?.trim() ?? '';
  return isIPv4(last) || isIPv6(last) ? last : direct(request);
}

/** Of version 6 a household has a whole network: its first half. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = head.split(':').filter((part) => part !== '');
  // An IPv4 address at the end stands for two parts.
  const after = (tail ?? '').split(':').flatMap((part) => (part === '' ? [] : part.includes('.') ? ['', ''] : [part]));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - parts.length - after.length);
  const whole = [...parts, ...Array<string>(zeros).fill('0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::`;
}
