/**
 * A server for tests, on loopback, with people who are simply believed: the header `x-person` says who asks. Whoever is called
 * guest is one.
 */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workspace } from '@ironbottom/shelf';
import { type ClientGiven, Line, type LineGiven, type people } from '@ironbottom/wire';
import WebSocket from 'ws';
import { Desks } from '../match/desks.js';
import { modulesOf } from '../modules/modules.js';
import type { Store } from '../store/store.js';
import { makeApp } from './app.js';
import type { Asking, Handlers } from './handlers.js';
import { type MatchTools, matchHandlers } from './handlers-matches.js';
import { Problem } from './problem.js';
import { serveSockets } from './socket.js';

export type TestServer = {
  base: string;
  desks: Desks;
  as(name: string): ClientGiven;
  line(name: string, more?: Partial<LineGiven>): Line;
  close(): Promise<void>;
};

export async function testServer(store: Store, given: { now?(): number } = {}): Promise<TestServer> {
  const modules = modulesOf(workspace, 'workspace');
  const now = given.now ?? Date.now;
  const desks = new Desks({ store, module: modules.load, now });
  const tools: MatchTools = {
    store,
    desks,
    now,
    base: 'http://test',
    games: () => modules.games,
    module: modules.load,
    welcome: async (_, name) => asking(name) as Asking,
    comeBack: async () => undefined,
    standings: async () => [],
  };
  const faults: unknown[] = [];
  const noted = (line: object): void => void faults.push(line);
  const nobody = new Proxy({} as Handlers<keyof typeof people>, {
    get: () => async () => {
      throw new Problem(501, 'not here', 'people are believed in this test');
    },
  });
  const app = makeApp({
    handlers: { ...nobodys(nobody), ...matchHandlers(tools) },
    who: async (request) => asking(request.headers['x-person']),
    limit: () => undefined,
    counted: () => undefined,
    log: noted,
    base: tools.base,
    proxied: false,
    checkReplies: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = serveSockets(app.server, {
    desks,
    base: tools.base,
    who: async (request: IncomingMessage) => asking(request.headers['x-person']),
    limit: () => undefined,
    log: noted,
    checkReplies: true,
  });
  const base = `http://127.0.0.1:${port}`;
  const lines: Line[] = [];
  return {
    base,
    desks,
    as: (name) => ({ base, headers: { 'x-person': name } }),
    line(name, more = {}) {
      const open = () => new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { 'x-person': name } });
      const line = new Line({ open: open as LineGiven['open'], ...more });
      lines.push(line);
      return line;
    },
    async close() {
      for (const line of lines) line.close();
      await sockets.close();
      await app.close();
      await desks.close();
      if (faults.length > 0) throw new Error(`the server made faults: ${JSON.stringify(faults)}`);
    },
  };
}

function asking(name: string | string[] | undefined): Asking | null {
  return typeof name === 'string'
    ? { id: name, name: name.toUpperCase(), guest: name === 'guest', by: 'session' }
    : null;
}

/** Every handler there should be, none of which does anything. */
function nobodys(handlers: Handlers<keyof typeof people>): Handlers<keyof typeof people> {
  const names = ['me', 'register', 'beGuest', 'logIn', 'logOut', 'askReset', 'useReset', 'change', 'vacation'] as const;
  const more = ['everything', 'forgetMe', 'tokens', 'newToken', 'dropToken', 'tellings', 'newTelling'] as const;
  const last = ['dropTelling', 'testTelling'] as const;
  return Object.fromEntries([...names, ...more, ...last].map((name) => [name, handlers[name]])) as never;
}
