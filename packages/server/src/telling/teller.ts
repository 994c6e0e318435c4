/** What all of being told works with: the store, how the operator set it up, and keys that are made once and kept. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tellingPaths } from '@ironbottom/wire';
import type { Store } from '../store/store.js';
import { newVapidKeys, type VapidKeys } from './vapid.js';
import type { TellingConfig } from './ways.js';

export type Teller = {
  store: Store;
  config: TellingConfig;
  vapid: VapidKeys;
  /** Signs the links in mails. */
  linkKey: string;
  now(): number;
  /** When links to confirm an address were sent to it. */
  asked: Map<string, number[]>;
};

export async function openTeller(store: Store, config: TellingConfig, now: () => number = Date.now): Promise<Teller> {
  const vapid = await kept(store, 'vapid', newVapidKeys);
  const linkKey = await kept(store, 'telling-links', () => randomBytes(32).toString('base64url'));
  return { store, config, vapid, linkKey, now, asked: new Map() };
}

/** What a process needs for good and is the first to need, it makes; all others find it. */
async function kept<T>(store: Store, name: string, make: () => T): Promise<T> {
  const find = () => store.query<{ value: T }>('select value from settings where name = $1', [name]);
  let [found] = await find();
  if (found === undefined) {
    await store.query('insert into settings (name, value) values ($1, $2) on conflict (name) do nothing', [
      name,
      JSON.stringify(make()),
    ]);
    [found] = await find();
  }
  if (found === undefined) throw new Error(`The setting ${name} could not be kept.`);
  return found.value;
}

type Purpose = 'confirm' | 'unsubscribe';

/** A link that does one thing for one telling, for whoever received it. */
export function linkTo(teller: Teller, purpose: Purpose, telling: string): string {
  return `${teller.config.origin}${tellingPaths[purpose]}${telling}.${seal(teller, purpose, telling)}`;
}

/** Which telling the last part of such a link is for, or null if it is not one of ours. */
export function linkedTelling(teller: Teller, purpose: Purpose, key: string): string | null {
  const [telling = '', given = ''] = key.split('.');
  const [one, other] = [Buffer.from(given), Buffer.from(seal(teller, purpose, telling))];
  return one.length === other.length && timingSafeEqual(one, other) ? telling : null;
}

function seal(teller: Teller, purpose: Purpose, telling: string): string {
  return createHmac('sha256', teller.linkKey).update(`${purpose}:${telling}`).digest('base64url');
}
