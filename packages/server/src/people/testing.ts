/** A server for tests with people of its own, matches too, and browsers that keep their cookie. */
import { workspace } from '@ironbottom/shelf';
import { type Api, api, type Body, type Call, type Params, type Query, type Reply } from '@ironbottom/wire';
import type { FastifyInstance } from 'fastify';
import { makeApp } from '../http/app.js';
import { matchHandlers } from '../http/handlers-matches.js';
import { Desks } from '../match/desks.js';
import { modulesOf } from '../modules/modules.js';
import type { Store } from '../store/store.js';
import { openTeller, tellingsOf } from '../telling/index.js';
import { openPeople, type PeopleGiven, type PeopleParts, peopleHandlers, vacationsFollow } from './index.js';
import type { Letter } from './resets.js';

export type Answered<C extends Call> = {
  status: number;
  /** What was asked for; refused, it has no fields. */
  body: Reply<C>;
  why: string;
  cookie: string | undefined;
  headers: { [name: string]: unknown };
  text: string;
};

type Given<C extends Call> = { params?: Params<C>; query?: Query<C>; body?: Body<C> };

export type Browser = {
  /** The value of the cookie. */
  key: string | null;
  ask<C extends Call>(
    call: C,
    given?: Given<C>,
    more?: { headers?: { [name: string]: string }; from?: string },
  ): Promise<Answered<C>>;
};

export type TestHouse = PeopleParts & {
  app: FastifyInstance;
  store: Store;
  desks: Desks;
  clock: { now: number };
  letters: Letter[];
  browser(key?: string | null): Browser;
  close(): Promise<void>;
};

export async function testHouse(
  store: Store,
  given: Partial<PeopleGiven> & { mail?: boolean } = {},
): Promise<TestHouse> {
  const clock = { now: Date.UTC(2026, 10, 15) };
  const now = () => clock.now;
  const base = given.base ?? 'http://play.test';
  const letters: Letter[] = [];
  const parts = openPeople(store, { now, base, proxied: false, log2: 4, ...given });
  const modules = modulesOf(workspace, 'workspace');
  const desks = new Desks({ store, module: modules.load, now });
  const house = { store, desks, now, base };
  const teller = await openTeller(store, { origin: base, mail: null, contact: base, allowInward: false }, now);
  const post = async (letter: Letter) => void letters.push(letter);
  const people = peopleHandlers({
    ...house,
    ...parts,
    tellings: tellingsOf(teller),
    post: given.mail === false ? null : post,
    look: (match, look) => desks.look(match, look),
  });
  const matchTools = {
    ...house,
    games: () => modules.games,
    module: modules.load,
    welcome: parts.identity.welcome,
    comeBack: async () => undefined,
    standings: async () => [],
  };
  const matches = matchHandlers(matchTools);
  const faults: unknown[] = [];
  const app = makeApp({
    handlers: { ...people, ...matches },
    who: parts.identity.who,
    limit: parts.limits.limit,
    counted: () => undefined,
    log: (line) => void faults.push(line),
    base,
    proxied: false,
    checkReplies: true,
  });
  vacationsFollow(desks, parts.people, (_, fault) => void faults.push(fault));
  await app.ready();
  return {
    ...parts,
    app,
    store,
    desks,
    clock,
    letters,
    browser: (key = null) => browserOn(app, key),
    async close() {
      await app.close();
      await desks.close();
      if (faults.length > 0) throw new Error(`the server made faults: ${JSON.stringify(faults)}`);
    },
  };
}

function browserOn(app: FastifyInstance, key: string | null): Browser {
  const browser: Browser = {
    key,
    async ask(call, given = {}, { headers = {}, from = '192.0.2.1' } = {}) {
      const route: Api[Call] = api[call];
      const params = (given.params ?? {}) as { [name: string]: unknown };
      const query = (given.query ?? {}) as { [name: string]: string };
      const response = await app.inject({
        method: route.method,
        url: route.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part]))),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        remoteAddress: from,
        headers: {
          'x-ironbottom': '1',
          ...(browser.key === null ? {} : { cookie: `ironbottom=${browser.key}` }),
          ...headers,
        },
        ...(route.method === 'GET' ? {} : { payload: (given.body ?? {}) as object }),
      });
      const cookie = response.headers['set-cookie'];
      const set = typeof cookie === 'string' ? cookie : undefined;
      const value = set === undefined ? undefined : /^ironbottom=([^;]*)/.exec(set)?.[1];
      if (value !== undefined) browser.key = value === '' ? null : value;
      const body = response.json() as { error?: { why: string } };
      return {
        status: response.statusCode,
        body: body as never,
        why: body.error?.why ?? '',
        cookie: set,
        headers: response.headers,
        text: response.body,
      };
    },
  };
  return browser;
}
