/** The whole server for tests of what it gives away and what it withstands: every reply and every line of its log is kept. */
import { gameIn, workspace } from '@ironbottom/shelf';
import { modules } from '@ironbottom/shelf/modules';
import type { Answer, Below, Seat } from '@ironbottom/umpire';
import WebSocket from 'ws';
import { type ServeGiven, type Serving, serve } from '../serve.js';
import type { Where } from '../store/testing.js';

/** `cookie` and `token`: whatever this one has to show. */
export type Asker = { name: string; cookie?: string; token?: string };

export type Got = { status: number; headers: Headers; text: string; json: { [field: string]: unknown } };
export type Kept = { by: string; what: string; text: string };

export type AskGiven = {
  body?: unknown;
  /** As it is, instead of a body made from data. */
  raw?: string | Uint8Array;
  headers?: { [name: string]: string };
};

export type Wire = {
  socket: WebSocket;
  heard: string[];
  closed: Promise<number>;
  send(message: unknown): void;
  /** Sends it and waits for the reply to it. */
  ask(message: object): Promise<{ ref?: number; ok?: true; refusal?: { why: string }; error?: string }>;
};

export type FullHouse = {
  serving: Serving;
  address: string;
  port: number;
  log: string[];
  kept: Kept[];
  ask(who: Asker, method: string, path: string, given?: AskGiven): Promise<Got>;
  /** Somebody new: a guest, or a member with this passphrase. */
  guest(name: string): Promise<Asker>;
  member(name: string, passphrase: string, mail?: string): Promise<Asker>;
  wire(who: Asker, headers?: { [name: string]: string }): Promise<Wire>;
  close(): Promise<void>;
};

export const nobody: Asker = { name: 'nobody' };

export async function fullHouse(where: Where, more: Partial<ServeGiven> = {}): Promise<FullHouse> {
  const log: string[] = [];
  const kept: Kept[] = [];
  const built = (await modules()).filter(({ name }) => name === 'straits');
  const serving = await serve({
    store: where,
    port: 0,
    host: '127.0.0.1',
    modules: built,
    page: null,
    metricsPort: 0,
    limits: Number.POSITIVE_INFINITY,
    passphraseCost: 4,
    checkReplies: true,
    log: (line) => void log.push(JSON.stringify(line)),
    ...more,
  });
  const { address } = serving;
  const wires: WebSocket[] = [];
  let refs = 0;

  async function ask(who: Asker, method: string, path: string, given: AskGiven = {}): Promise<Got> {
    const body = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...shown(who),
        ...(method === 'GET' ? {} : { 'x-ironbottom': '1' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(body === undefined ? {} : { body: body as string }),
    });
    const text = await response.text();
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    kept.push({ by: who.name, what: `${method} ${path}`, text: `${head}\n\n${text}` });
    const key = /ironbottom=([\w-]{43})/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (key !== undefined && who !== nobody) who.cookie = key;
    let json = {};
    try {
      json = JSON.parse(text) as object;
    } catch {
      // Not everything is JSON.
    }
    return { status: response.status, headers: response.headers, text, json };
  }

  async function enter(who: Asker, path: string, body: object): Promise<Asker> {
    const { status, text } = await ask(who, 'POST', path, { body });
    if (status !== 200) throw new Error(`${who.name} is not let in: ${text}`);
    return who;
  }

  async function wire(who: Asker, headers: { [name: string]: string } = {}): Promise<Wire> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { ...shown(who), ...headers },
    });
    wires.push(socket);
    const heard: string[] = [];
    const waiting = new Map<number, (reply: object) => void>();
    socket.on('message', (data) => {
      const text = String(data);
      heard.push(text);
      kept.push({ by: who.name, what: 'socket', text });
      const { ref } = JSON.parse(text) as { ref?: number };
      if (ref !== undefined) waiting.get(ref)?.(JSON.parse(text) as object);
    });
    const closed = new Promise<number>((done) => {
      socket.on('close', (code) => {
        for (const tell of waiting.values()) tell({ error: 'closed' });
        done(code);
      });
    });
    await new Promise<void>((done, fail) => {
      socket.on('open', () => done());
      socket.on('unexpected-response', (_, response) => fail(new Error(`refused with ${response.statusCode}`)));
      socket.on('error', fail);
    });
    return {
      socket,
      heard,
      closed,
      send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      ask(message) {
        refs += 1;
        const ref = refs;
        socket.send(JSON.stringify({ ref, ...message }));
        return new Promise((done) => void waiting.set(ref, done));
      },
    };
  }

  return {
    serving,
    address,
    port: Number(new URL(address).port),
    log,
    kept,
    ask,
    wire,
    guest: (name) => enter({ name }, '/api/guests', { name }),
    member: (name, passphrase, mail) => enter({ name }, '/api/people', { name, passphrase, ...(mail ? { mail } : {}) }),
    async close() {
      for (const socket of wires) socket.terminate();
      await serving.close();
      const unlisted = log.filter((line) => line.includes('as the API says'));
      if (unlisted.length > 0) throw new Error(`the server said more than the API lists: ${unlisted.join('\n')}`);
    },
  };
}

export function shown({ cookie, token }: Asker): { [name: string]: string } {
  return {
    ...(cookie === undefined ? {} : { cookie: `ironbottom=${cookie}` }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

export type Crossing = { id: string; path: string; links: { [seat: string]: string } };

/** A match of three: the first two against the third. */
export async function crossingOf(house: FullHouse, blue: Asker, green: Asker, red: Asker): Promise<Crossing> {
  const seats = { Blue: { by: 'me' }, Green: { by: 'open' }, Red: { by: 'invited' } };
  const made = await house.ask(blue, 'POST', '/api/matches', {
    body: { rulebook: 'straits', scenario: 'crossing', seats, listed: true },
  });
  const { id, links } = made.json as { id: string; links: { [seat: string]: string } };
  const path = `/api/matches/${id}`;
  await house.ask(green, 'POST', `${path}/seats/Green/join`, { body: {} });
  const key = links.Red?.split('=')[1];
  const sat = await house.ask(red, 'POST', '/api/links', { body: { key } });
  if (sat.status !== 200) throw new Error(`nobody sits at Red: ${sat.text}`);
  return { id, path, links };
}

const book = gameIn(workspace.games, 'straits', 'crossing');
const checked = book?.rulebook.law({ scenario: 'crossing', options: {}, charts: {}, set: null });
const ways = checked !== undefined && 'law' in checked ? book?.rulebook.ways?.(checked.law) : undefined;

export type Asked = { question: number; answer: Answer };

/** A legal answer to what the seat is asked now; null when it is asked nothing. */
export async function answerTo(
  house: FullHouse,
  who: Asker,
  { path }: Crossing,
  seat: Seat,
  below: Below,
): Promise<Asked | null> {
  const { json } = await house.ask(who, 'GET', `${path}/seats/${seat}`);
  const { question, view, ask } = json.frame as { question: number | null; view: never; ask: never };
  if (question === null) return null;
  const answer = workspace.sample(view, ask, below, ways);
  return answer === undefined ? null : { question, answer };
}

/** Everybody answers whatever they are asked, so many times round. `hint`: and says whom they asked for one. */
export async function playRounds(
  house: FullHouse,
  players: readonly (readonly [Asker, Seat])[],
  match: Crossing,
  rounds: number,
  below: Below,
  hint?: (who: Asker) => string,
): Promise<number> {
  let given = 0;
  for (let i = 0; i < rounds; i++)
    for (const [who, seat] of players) {
      const body = await answerTo(house, who, match, seat, below);
      if (body === null) continue;
      const { status, text } = await house.ask(who, 'POST', `${match.path}/seats/${seat}/answer`, {
        body: { ...body, ...(hint !== undefined && { hint: hint(who) }) },
      });
      if (status !== 200 || text !== '{}') throw new Error(`an answer that is legal is refused: ${text}`);
      given += 1;
    }
  return given;
}
