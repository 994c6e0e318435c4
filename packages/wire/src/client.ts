/** The typed client: for the page, for programs that play, and for tests. */
import { type Api, api, type Body, type Call, type Params, type Query, type Reply } from './api.js';
import type { Refusal } from './frames.js';
import type { Failure } from './route.js';
import { nothingYet, type SeatState, takeFrame } from './seat-state.js';
import type { Request, Sent } from './socket.js';

/** Refused by the server, or not reached at all (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly what: string;
  constructor(status: number, what: string, why: string) {
    super(why);
    this.status = status;
    this.what = what;
  }
}

export type ClientGiven = {
  /** 'https://play.example.org'; empty in a page of that server. */
  base: string;
  token?: string;
  /** More headers: a cookie, in tests. */
  headers?: { [name: string]: string };
};

type Given<C extends Call> = { params?: Params<C>; query?: Query<C>; body?: Body<C> };

export async function call<C extends Call>(client: ClientGiven, name: C, given: Given<C> = {}): Promise<Reply<C>> {
  const route: Api[Call] = api[name];
  const params = (given.params ?? {}) as { [name: string]: unknown };
  const path = route.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(given.query ?? {})) if (value !== undefined) query.set(key, String(value));
  const asked = query.size === 0 ? '' : `?${query}`;
  let response: Response;
  try {
    response = await fetch(`${client.base}${path}${asked}`, {
      method: route.method,
      headers: headersOf(client, route.method !== 'GET'),
      credentials: 'same-origin',
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(given.body ?? {}) }),
    });
  } catch (fault) {
    throw new Refused(0, 'not reached', `the server cannot be reached: ${why(fault)}`);
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Reply<C>;
  throw refusedBy(response.status, text);
}

function headersOf({ token, headers }: ClientGiven, writes: boolean): { [name: string]: string } {
  return {
    ...(writes ? { 'content-type': 'application/json', 'x-ironbottom': '1' } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

function refusedBy(status: number, text: string): Refused {
  try {
    const { error } = JSON.parse(text) as Failure;
    return new Refused(status, error.what, error.why);
  } catch {
    return new Refused(status, 'refused', `the server says ${status}`);
  }
}

const why = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** The part of a WebSocket that is used here: a browser's, or one of the package ws. */
export type SocketLike = {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
};

export type LineGiven = {
  open(): SocketLike;
  /** Whenever a seat has been sent something. */
  onState?(match: string, seat: string, state: SeatState): void;
  onConnected?(connected: boolean): void;
  /** Questions are wanted whole, without the rulebook. */
  asks?: boolean;
};

type Waiting = { request: Request; done(refusal: Refusal | undefined): void; fail(why: Error): void };
/** A request without its number. */
type Bare = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

/** How long until the next try, after so many that failed. */
const pauses = [200, 500, 1000, 2000, 5000, 10_000];

/**
 * One connection, kept up: after it was lost it is opened again and every seat goes on where it stood, nothing left out and
 * nothing twice. Answers under way are sent again (the same answer counts once); anything else under way fails and says so.
 */
export class Line {
  private readonly given: LineGiven;
  private readonly seats = new Map<string, Map<string, SeatState>>();
  private readonly waiting = new Map<number, Waiting>();
  private socket: SocketLike | undefined;
  private connected = false;
  private failed = 0;
  private refs = 0;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(given: LineGiven) {
    this.given = given;
    this.connect();
  }

  /** Connected, and everything that was asked has been answered. */
  get settled(): boolean {
    return this.connected && this.waiting.size === 0;
  }

  state(match: string, seat: string): SeatState | undefined {
    return this.seats.get(match)?.get(seat);
  }

  /** The seat "" is for those who only watch. */
  watch(match: string, seats: readonly string[]): Promise<Refusal | undefined> {
    const known = this.seats.get(match) ?? new Map<string, SeatState>();
    this.seats.set(match, new Map(seats.map((seat) => [seat, known.get(seat) ?? nothingYet()])));
    return this.ask(this.watching(match));
  }

  unwatch(match: string): Promise<Refusal | undefined> {
    this.seats.delete(match);
    return this.ask({ do: 'unwatch', match });
  }

  answer(match: string, seat: string, question: number, answer: unknown, hint?: string): Promise<Refusal | undefined> {
    return this.ask({ do: 'answer', match, seat, question, answer, ...(hint !== undefined && { hint }) });
  }

  /** Anything that is asked from a seat; undefined when it was done. */
  ask(request: Bare): Promise<Refusal | undefined> {
    this.refs += 1;
    const numbered = { ...request, ref: this.refs } as Request;
    return new Promise((done, fail) => {
      if (this.closed) return fail(new Refused(0, 'closed', 'the connection was closed'));
      this.waiting.set(numbered.ref, { request: numbered, done, fail });
      if (this.connected) this.socket?.send(JSON.stringify(numbered));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.socket?.close();
    this.giveUp(() => true);
  }

  private watching(match: string): Bare {
    const since: { [seat: string]: number } = {};
    for (const [seat, { seq }] of this.seats.get(match) ?? []) since[seat] = seq;
    return { do: 'watch', match, since, ...(this.given.asks === true ? { asks: true } : {}) };
  }

  private connect(): void {
    const socket = this.given.open();
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.failed = 0;
      this.given.onConnected?.(true);
      this.resume();
    };
    socket.onmessage = (event: { data: unknown }) => this.hear(JSON.parse(String(event.data)) as Sent);
    socket.onerror = () => undefined;
    socket.onclose = () => this.lost();
  }

  /** First the seats, then what was asked and not yet answered. */
  private resume(): void {
    const under = [...this.waiting.values()].filter(({ request }) => request.do !== 'watch');
    const watches = new Set<string>();
    for (const { request } of this.waiting.values()) {
      if (request.do !== 'watch' || watches.has(request.match)) continue;
      watches.add(request.match);
      this.socket?.send(JSON.stringify({ ...this.watching(request.match), ref: request.ref }));
    }
    for (const match of this.seats.keys()) if (!watches.has(match)) void this.ask(this.watching(match)).catch(() => {});
    for (const { request } of under) this.socket?.send(JSON.stringify(request));
  }

  private lost(): void {
    if (this.connected) this.given.onConnected?.(false);
    this.connected = false;
    this.giveUp(({ do: what }) => what !== 'watch' && what !== 'answer');
    if (this.closed) return;
    const pause = pauses[Math.min(this.failed, pauses.length - 1)] ?? 1000;
    this.failed += 1;
    this.again = setTimeout(() => this.connect(), pause * (0.5 + Math.random()));
  }

  private giveUp(which: (request: Request) => boolean): void {
    for (const [ref, { request, fail }] of this.waiting) {
      if (!which(request)) continue;
      this.waiting.delete(ref);
      fail(new Refused(0, 'lost', 'the connection was lost; look whether it was done before you try again'));
    }
  }

  private hear(sent: Sent): void {
    if ('frame' in sent) {
      const state = this.seats.get(sent.match)?.get(sent.seat);
      if (state === undefined) return;
      if (takeFrame(state, sent.frame)) this.given.onState?.(sent.match, sent.seat, state);
      else void this.ask(this.watching(sent.match)).catch(() => {});
      return;
    }
    if (!('ref' in sent)) return;
    const waiting = this.waiting.get(sent.ref);
    this.waiting.delete(sent.ref);
    waiting?.done('refusal' in sent ? sent.refusal : undefined);
  }
}
