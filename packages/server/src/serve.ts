/** The whole server, put together: `ironbottom serve` and `ironbottom play`. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltModule } from '@ironbottom/shelf/modules';
import { faultOf } from './fault.js';
import { makeApp } from './http/app.js';
import type { House } from './http/handlers.js';
import { matchHandlers } from './http/handlers-matches.js';
import { metrics } from './http/metrics.js';
import { pageIn } from './http/page.js';
import { forbidden, notFound } from './http/problem.js';
import { serveSockets } from './http/socket.js';
import { Desks } from './match/desks.js';
import { openModules } from './modules/modules.js';
import { adminOf } from './people/admin.js';
import { openPeople, peopleHandlers, vacationsFollow } from './people/index.js';
import { standings } from './ratings/ratings.js';
import { settleLeft } from './settle.js';
import { openStore } from './store/open.js';
import { bindTellingPages, openTeller, startDelivering, tellingsOf } from './telling/index.js';
import { mail } from './telling/mail.js';
import { bearWitness } from './witness.js';

export type ServeGiven = {
  store: { folder: string } | { url: string };
  /** 0 takes any port that is free. */
  port: number;
  host: string;
  /** How people reach it from outside, without a slash at the end; by itself the address it listens on. */
  base?: string;
  /** Behind a proxy that says who called. */
  proxied?: boolean;
  modules: readonly BuiltModule[];
  /** The folder of the built page; null serves no page. */
  page: string | null;
  /** Where numbers for Prometheus are given, on this machine alone; null gives none. */
  metricsPort?: number | null;
  mail?: { url: string; from: string } | null;
  /** Whom push services may write to. */
  contact?: string;
  /** Webhooks may go to private addresses. */
  allowInward?: boolean;
  /** So many times as much is allowed as by itself; Infinity for measurements. */
  limits?: number;
  /** For how many milliseconds a request may arrive. */
  slowest?: number;
  /** The cost of passphrases, as a power of two: tests need no work that takes long. */
  passphraseCost?: number;
  /** In tests: see makeApp. */
  checkReplies?: boolean;
  log(line: { [field: string]: unknown }): void;
};

export type Serving = { address: string; metrics: string | null; close(): Promise<void> };

/** Sessions that have run out, guests who came to nothing. */
const tidyEvery = 3600_000;
/** What another process, or this one before it was started again, left behind when a match ended. */
const settleEvery = 30_000;

export async function serve(given: ServeGiven): Promise<Serving> {
  const now = Date.now;
  const { log } = given;
  const trouble = (what: string, fault: unknown): void => log({ level: 'error', at: what, fault: faultOf(fault) });
  const store = await openStore(given.store);
  try {
    const modules = await openModules(store, given.modules);
    // So that `ironbottom admin reset` prints links that lead here.
    if (given.base !== undefined) await adminOf(store, { now }).set('base', given.base);
    const numbers = metrics();
    const desks = new Desks({ store, module: modules.load, source: modules.source, now, trouble });
    desks.witness((_, written) => numbers.add('deeds', written.length));
    // The address is known only when the server listens; whoever gave none is on this machine.
    const base = given.base ?? (given.port === 0 ? '' : `http://${given.host}:${given.port}`);
    const house: House = { store, desks, now, base };

    const people = openPeople(store, {
      now,
      base,
      proxied: given.proxied ?? false,
      times: given.limits ?? 1,
      ...(given.passphraseCost === undefined ? {} : { log2: given.passphraseCost }),
    });
    const { identity, limits } = people;
    const teller = await openTeller(
      store,
      {
        origin: base,
        mail: given.mail ?? null,
        contact: given.contact ?? (base.startsWith('https:') ? base : 'mailto:nobody@localhost'),
        allowInward: given.allowInward ?? false,
      },
      now,
    );
    const letters = given.mail ?? null;
    const app = makeApp({
      handlers: {
        ...peopleHandlers({
          ...house,
          ...people,
          tellings: tellingsOf(teller),
          post:
            letters === null
              ? null
              : async (letter) => {
                  const sent = await mail(letters, { id: `reset-${now()}`, unsubscribe: base, ...letter });
                  if ('error' in sent) log({ level: 'warn', at: 'mail', fault: 'a letter could not be sent' });
                },
          look: (id, look) => desks.look(id, look),
        }),
        ...matchHandlers({
          ...house,
          games: () => modules.games,
          module: modules.load,
          welcome: (asked, name) => identity.welcome(asked, name),
          comeBack: async ({ request, reply }, id) => {
            const person = await people.people.find(id);
            if (person === undefined) throw notFound('whoever this link was for has left');
            if (!person.guest) throw forbidden('whoever this link was for has a passphrase now: log in with it');
            await identity.enter(request, reply, person);
          },
          standings: (rulebook) => standings(store, rulebook, now()),
        }),
      },
      who: (request) => identity.who(request),
      limit: (request, person, call) => limits.limit(request, person, call),
      counted: numbers.counted,
      log,
      base,
      proxied: given.proxied ?? false,
      checkReplies: given.checkReplies ?? false,
      ...(given.slowest === undefined ? {} : { slowest: given.slowest }),
    });
    bindTellingPages(app, teller);

    app.get<{ Params: { file: string } }>('/modules/:file', async (request, reply) => {
      const hash = /^([0-9a-f]{16})\.js$/.exec(request.params.file)?.[1];
      const source = hash === undefined ? undefined : await modules.source(hash);
      if (source === undefined) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type('text/javascript; charset=utf-8').send(source);
    });
    app.get('/healthz', async (_, reply) => {
      await store.query('select 1');
      return reply.send({ ok: true });
    });
    if (given.page !== null) {
      const page = await pageIn(given.page);
      app.get('/*', (request, reply) => {
        reply.hijack();
        page(request.raw, reply.raw);
      });
    }

    await app.listen({ port: given.port, host: given.host });
    const sockets = serveSockets(app.server, {
      desks,
      base,
      log,
      checkReplies: given.checkReplies ?? false,
      who: (request) => identity.who(request),
      limit: (person, what) => {
        if (what === 'say' && person !== null) limits.take('say', 'person', person.id);
      },
    });
    identity.onChange((person) => sockets.drop(person));
    vacationsFollow(desks, people.people, trouble);
    const tidying = setInterval(() => people.people.tidy().catch((fault) => trouble('tidying', fault)), tidyEvery);
    tidying.unref();
    const delivering = startDelivering(teller, { fault: (fault) => trouble('delivering', fault) });
    const witness = { store, desks, delivering, base, now, trouble };
    const allTold = bearWitness(witness);
    const settleNow = () => void settleLeft(witness).catch((fault: unknown) => trouble('settling', fault));
    const settling = setInterval(settleNow, settleEvery).unref();
    const numbersServer = await serveNumbers(given.metricsPort ?? null, () =>
      numbers.text({
        sockets: sockets.open,
        frames_sent: sockets.sent,
        matches_open: desks.size,
        memory_bytes: process.memoryUsage.rss(),
        uptime_seconds: process.uptime(),
      }),
    );
    settleNow();
    desks.recall().catch((fault: unknown) => trouble('recall', fault));
    const bound = app.server.address() as AddressInfo;
    log({ level: 'info', at: 'listening', port: bound.port, store: store.kind });
    return {
      address: `http://${given.host.includes(':') ? `[${given.host}]` : given.host}:${bound.port}`,
      metrics: numbersServer && `http://127.0.0.1:${(numbersServer.address() as AddressInfo).port}/metrics`,
      async close() {
        clearInterval(tidying);
        clearInterval(settling);
        await sockets.close();
        await app.close();
        numbersServer?.close();
        await desks.close();
        await allTold();
        await delivering.stop();
        await store.close();
        log({ level: 'info', at: 'stopped' });
      },
    };
  } catch (fault) {
    await store.close();
    throw fault;
  }
}

/** To this machine alone: how much is done in other people's matches is nobody else's business. */
async function serveNumbers(port: number | null, text: () => string): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/metrics' ? 200 : 404;
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    response.end(request.url === '/metrics' ? text() : '');
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return server;
}
