/** What every way of telling has in common. */
import type { PushAddress } from '@ironbottom/wire';

/** One thing to be told. `id` stays the same when it is sent again. */
export type Message = { id: string; match: string | null; at: number; subject: string; body: string; link: string };

/**
 * `error`: in words for the person. `final`: do not try again. `gone`: the place is given up for good. `after`: not before so
 * many milliseconds.
 */
export type Delivery = { sent: true } | { error: string; final: boolean; gone?: true; after?: number };

/** How `address` stands in the store, for each way. Of a feed's key only the hash is kept. */
export type Address =
  | { way: 'mail'; address: { to: string; confirmed: boolean } }
  | { way: 'push'; address: PushAddress }
  | { way: 'webhook'; address: { url: string; secret: string } }
  | { way: 'atom'; address: { hash: string } };

export type TellingConfig = {
  /** How people reach this server, `https://…` without a slash at the end: links begin with it. */
  origin: string;
  /** Null: this server sends no mail. */
  mail: { url: string; from: string } | null;
  /** Whom push services may write to: `mailto:` or `https://`. */
  contact: string;
  /** Whether webhooks and push may go to private and loopback addresses. */
  allowInward: boolean;
};
