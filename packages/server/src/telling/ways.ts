/** What every way of telling has in common. */

/** One thing to be told. `id` stays the same when it is sent again. */
export type Message = { id: string; match: string | null; at: number; subject: string; body: string; link: string };

/** `error`: in words for the person. `final`: do not try again. `gone`: the place is given up for good. */
export type Delivery = { sent: true } | { error: string; final: boolean; gone?: true };

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
