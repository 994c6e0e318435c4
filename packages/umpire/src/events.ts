/** What happened, for whom. Text is made from events when a person wants to read it, never while playing. */
export type Seat = string;

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain | undefined };

/** `to`: the seats that receive it; 'all' for everybody. */
export type Audience = readonly Seat[] | 'all';

export type Event = {
  rule: string;
  kind: string;
  to: Audience;
  data: { [key: string]: Plain | undefined };
  /** It discloses something its audience could not have worked out: folded into what those seats know. */
  tells?: true;
};

/** Where a chapter reports to. `on` is false when nobody listens (odds, benches): then do not build events at all. */
export interface Out {
  readonly on: boolean;
  /** Something everybody at the table can follow, or that concerns `to` alone. */
  say(rule: string, kind: string, data: Event['data'], to?: Audience): void;
  /** A disclosure. */
  tell(to: Audience, rule: string, kind: string, facts: Event['data']): void;
}

export const silent: Out = { on: false, say: () => undefined, tell: () => undefined };

export function hears({ to }: Event, seat: Seat): boolean {
  // For all; asked this way, for to compare a word with what may be a list is slow.
  if (typeof to === 'string') return true;
  for (let i = 0; i < to.length; i++) if (to[i] === seat) return true;
  return false;
}

/** Those of the events that a seat hears: the very list where it hears them all, as most often it does. */
export function heardBy(events: readonly Event[], seat: Seat): readonly Event[] {
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event !== undefined && !hears(event, seat)) return events.filter((each) => hears(each, seat));
  }
  return events;
}
