/** People and everything that is theirs: put together for a server. */
import type { Store } from '../store/store.js';
import { type Identity, identityIn } from './identity.js';
import { type Limits, limitsFor } from './limits.js';
import { type Passphrases, passphrases } from './passphrases.js';
import { type People, peopleIn } from './people.js';
import { type Resets, resetsIn } from './resets.js';
import { type Tokens, tokensIn } from './tokens.js';

export type PeopleGiven = {
  now(): number;
  base: string;
  /** Behind a proxy that says who called. */
  proxied: boolean;
  /** So many times as much is allowed as usual. */
  times?: number;
  /** For tests: scrypt with less work. */
  log2?: number;
};

export type PeopleParts = {
  people: People;
  identity: Identity;
  tokens: Tokens;
  resets: Resets;
  limits: Limits;
  passphrases: Passphrases;
};

export function openPeople(store: Store, { now, base, proxied, times = 1, log2 }: PeopleGiven): PeopleParts {
  const people = peopleIn(store, now);
  const limits = limitsFor({ now, proxied, times });
  return {
    people,
    limits,
    identity: identityIn(store, people, limits, { now, base }),
    tokens: tokensIn(store, now),
    resets: resetsIn(store, now, base),
    passphrases: passphrases(log2),
  };
}

export { vacationsFollow } from './deeds.js';
export { type PeopleTools, peopleHandlers, type Tellings } from './handlers-people.js';
export type { Knock } from './limits.js';
