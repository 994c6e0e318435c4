/** The socket: frames as they come. One connection may watch several matches and hold several seats. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal, Seat } from '@ironbottom/umpire';
import { type Frame, Request, type Sent, Sent as SentShape } from '@ironbottom/wire';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import { faultOf } from '../fault.js';
import type { MatchDesk } from '../match/desk.js';
import type { Desks } from '../match/desks.js';
import { type Match, watchers } from '../match/match.js';
import { textOf } from '../match/streams.js';
import { isOurs } from './app.js';
import { unfit } from './fit.js';
import type { Asking } from './handlers.js';
import { Problem } from './problem.js';
import { replyCheck } from './replies.js';
import { deedOf, maySee, type Sight, sightOf } from './seats.js';
import { wrongShape } from './wrong-shape.js';

export type SocketsGiven = {
  desks: Desks;
  who(request: IncomingMessage): Promise<Asking | null>;
  base: string;
  /** Throws when somebody does this too often. */
  limit(person: Asking | null, what: string): void;
  log(line: { [field: string]: unknown }): void;
  /** In tests: see makeApp. */
  checkReplies?: boolean;
};

/** An answer of the largest sheet is far smaller. */
const largest = 128 * 1024;
/** Somebody who does not read what is sent is shut out before the memory is full. */
const mostWaiting = 8 * 1024 * 1024;
const pulse = 30_000;
/** Requests a second on one connection, and how many at once. */
const steady = 500;
const burst = 2000;
const mostWatched = 200;
/** Somebody who logged out or lost a token elsewhere, in another process too, is noticed after so long. */
const askAgain = 5 * 60_000;

const isRequest = Compile(Request);

type Line = {
  stream: Duplex;
  socket: WebSocket;
  person: Asking | null;
  /** What it was opened with, and when it was last asked who that is. */
  request: IncomingMessage;
  asked: number;
  /** Ends each watch. */
  watched: Map<string, () => void>;
  alive: boolean;
  tokens: number;
  filled: number;
};

export type Sockets = {
  readonly open: number;
  readonly sent: number;
  /** Somebody logged out, was blocked or renamed: their lines are asked anew who they are. */
  drop(person: string): void;
  close(): Promise<void>;
};

export function serveSockets(server: Server, given: SocketsGiven): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largest, perMessageDeflate: false });
  const lines = new Set<Line>();
  let sent = 0;
  const check = given.checkReplies === true ? replyCheck(SentShape, 'message') : null;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    void open(request, stream, head).catch(() => refuse(stream, 500));
  });

  async function open(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== '/api/socket') return refuse(stream, 404);
    if (!isOurs(request.headers.origin, request.headers.host, given.base)) return refuse(stream, 403);
    let person: Asking | null;
    try {
      person = await given.who(request);
    } catch {
      return refuse(stream, 401);
    }
    sockets.handleUpgrade(request, stream, head, (socket) => attend(stream, socket, person, request));
  }

  function attend(stream: Duplex, socket: WebSocket, person: Asking | null, request: IncomingMessage): void {
    const now = Date.now();
    const line: Line = {
      ...{ stream, socket, person, request, asked: now },
      ...{ watched: new Map(), alive: true, tokens: burst, filled: now },
    };
    lines.add(line);
    socket.on('message', (data, binary) => {
      if (binary) return socket.close(1003, 'send JSON as text');
      void obey(line, String(data)).catch((fault: unknown) => {
        given.log({ level: 'error', at: 'socket', fault: faultOf(fault) });
        say(line, { error: 'this is our fault and has been noted; nothing was changed' });
      });
    });
    socket.on('pong', () => {
      line.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      lines.delete(line);
      for (const end of line.watched.values()) end();
    });
  }

  async function obey(line: Line, text: string): Promise<void> {
    if (!mayAsk(line)) return line.socket.close(1008, 'too many requests');
    const request = read(text);
    if ('why' in request) {
      const { ref, why } = request;
      return say(line, ref === undefined ? { error: why } : { ref, refusal: { rule: '', why } });
    }
    const { ref, match } = request;
    if (request.do === 'unwatch') {
      line.watched.get(match)?.();
      line.watched.delete(match);
      return say(line, { ref, ok: true });
    }
    try {
      given.limit(line.person, request.do);
    } catch (fault) {
      return say(line, { ref, refusal: { rule: '', why: fault instanceof Error ? fault.message : 'too often' } });
    }
    const desk = await given.desks.at(match);
    if (desk === undefined) return say(line, { ref, refusal: { rule: '', why: 'there is no such match' } });
    const refusal =
      request.do === 'watch'
        ? await watch(line, desk, request)
        : await desk.act((now) => deedOf(now, line.person, request));
    say(line, refusal === undefined ? { ref, ok: true } : { ref, refusal });
  }

  async function watch(line: Line, desk: MatchDesk, request: Request & { do: 'watch' }): Promise<Refusal | undefined> {
    if (line.watched.size >= mostWatched) return { rule: '', why: `one connection watches ${mostWatched} matches` };
    const { match, since, asks } = request;
    const seats = Object.keys(since);
    const sights: Sight[] = [];
    for (const seat of seats) {
      const sight = await sightOf(given.desks, desk, line.person, seat);
      if ('why' in sight) return { rule: '', why: sight.why };
      sights.push(sight);
    }
    line.watched.get(match)?.();
    const ends: (() => void)[] = [];
    let ended = false;
    const endAll = (): void => {
      ended = true;
      for (const end of ends.splice(0)) end();
    };
    line.watched.set(match, endAll);
    for (const [i, sight] of sights.entries()) {
      const before = `{"match":${JSON.stringify(match)},"seat":${JSON.stringify(seats[i])},"frame":`;
      const hear = (seat: Seat, frame: Frame): void => {
        // Whoever got up from a seat, or sat down at another, no longer sees what was open to them before.
        if (ended || !stillSees(desk.match, line.person, seat, sight === desk)) return;
        if (asks === true) say(line, { match, seat, frame: withAsk(sight.match, seat, frame) });
        else sayText(line, `${before}${textOf(sight.match, seat, frame)}}`);
      };
      const seat = seats[i] ?? '';
      ends.push(await sight.listen(seat, since[seat] ?? 0, hear));
      // The match itself stays open as well: it says who may still see this.
      if (sight !== desk) ends.push(await desk.listen(watchers, Number.MAX_SAFE_INTEGER, () => undefined));
    }
    // Ended while it began.
    if (ended || line.socket.readyState !== line.socket.OPEN) endAll();
    return undefined;
  }

  function say(line: Line, message: Sent): void {
    sayText(line, JSON.stringify(message));
  }

  function sayText(line: Line, text: string): void {
    if (line.socket.readyState !== line.socket.OPEN) return;
    const unlisted = check?.(JSON.parse(text));
    if (unlisted !== undefined) given.log({ level: 'error', at: 'socket', fault: unlisted });
    if (line.socket.bufferedAmount > mostWaiting) line.socket.terminate();
    else {
      gather(line.stream);
      line.socket.send(text);
    }
    sent += 1;
  }

  async function recognize(line: Line): Promise<void> {
    line.asked = Date.now();
    try {
      const person = await given.who(line.request);
      if (person?.id !== line.person?.id) line.socket.close(4001, 'who are you now?');
    } catch (fault) {
      // A token that was withdrawn, an account that was blocked; a store that does not answer is no reason.
      if (fault instanceof Problem && fault.status < 429) line.socket.close(4001, 'who are you now?');
    }
  }

  const heart = setInterval(() => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate();
      line.alive = false;
      line.socket.ping();
      if (line.person !== null && Date.now() - line.asked > askAgain) void recognize(line);
    }
  }, pulse);
  heart.unref();

  return {
    get open() {
      return lines.size;
    },
    get sent() {
      return sent;
    },
    drop(person) {
      for (const line of lines) if (line.person?.id === person) line.socket.close(4001, 'who are you now?');
    },
    async close() {
      clearInterval(heart);
      for (const { socket } of lines) socket.close(1001, 'the server stops; come back in a moment');
      await new Promise((done) => setTimeout(done, lines.size === 0 ? 0 : 50));
      for (const { socket } of lines) socket.terminate();
      sockets.close();
    },
  };
}

/** `now`: what is listened to is the match itself, not the match as it was. */
function stillSees(match: Match, person: Asking | null, seat: Seat, now: boolean): boolean {
  const sees = maySee(match, person, seat);
  return sees === 'now' || (!now && 'minutes' in sees);
}

/** Or why not, under the number it came with: whoever waits for an answer to that is not left waiting. */
function read(text: string): Request | { ref: number | undefined; why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ref: undefined, why: 'this is not JSON' };
  }
  const why = unfit(value);
  if (why !== undefined) return { ref: refOf(value), why: `the request ${why}` };
  if (isRequest.Check(value)) return value as Request;
  return { ref: refOf(value), why: wrongShape(Request, value, 'request') };
}

function refOf(value: unknown): number | undefined {
  const { ref } = (typeof value === 'object' && value !== null ? value : {}) as { ref?: unknown };
  return typeof ref === 'number' && Number.isSafeInteger(ref) && ref >= 0 ? ref : undefined;
}

function mayAsk(line: Line): boolean {
  const now = Date.now();
  line.tokens = Math.min(burst, line.tokens + ((now - line.filled) * steady) / 1000);
  line.filled = now;
  if (line.tokens < 1) return false;
  line.tokens -= 1;
  return true;
}

/** What is sent to one connection at the same time, such as a frame and the acknowledgement, leaves together. */
function gather(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The question itself, for programs that do not have the rulebook. Only the last question can be put. */
export function withAsk(match: Match, seat: Seat, frame: Frame): Frame {
  if (frame.question == null || match.streams[seat]?.question !== frame.question || match.game === null) return frame;
  return { ...frame, ask: match.module.askOf(match.game, seat) };
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
