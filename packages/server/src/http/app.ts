/** The HTTP server: the API bound to its handlers, limits, headers, errors that say nothing they should not. */
import { api, type Call, type Route } from '@ironbottom/wire';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { faultOf } from '../fault.js';
import { unfit } from './fit.js';
import type { Asking, Handlers } from './handlers.js';
import { openApi } from './openapi.js';
import { policy } from './page.js';
import { forbidden, Problem, whoAreYou, wrong } from './problem.js';
import { replyCheck } from './replies.js';
import { wrongShape } from './wrong-shape.js';

export type AppGiven = {
  handlers: Handlers;
  /** From cookie or token. A token that nobody has is refused here, not taken for nobody. */
  who(request: FastifyRequest): Promise<Asking | null>;
  /** Throws when somebody asks too often. */
  limit(request: FastifyRequest, person: Asking | null, call: string): void;
  /** For every request that ended: name of the call, status, seconds. */
  counted(call: string, status: number, seconds: number): void;
  log(line: { [field: string]: unknown }): void;
  base: string;
  /** Behind a proxy that says who called. */
  proxied: boolean;
  /** In tests: a reply that is not as the API says is a fault of ours. */
  checkReplies?: boolean;
  /** For how many milliseconds a request may arrive. */
  slowest?: number;
};

/** A form of the largest scenario is far smaller. */
const bodyLimit = 256 * 1024;
/** A request that takes longer to arrive is dribbled on purpose, or lost. */
const slowest = 20_000;
/** Longer than anybody may wait for news; a connection that nothing passes over meanwhile is closed. */
const stillest = 90_000;

export function makeApp(given: AppGiven): FastifyInstance {
  const patience = given.slowest ?? slowest;
  const app = Fastify({
    bodyLimit,
    trustProxy: given.proxied,
    requestTimeout: patience,
    connectionTimeout: stillest,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: patience / 2, connectionsCheckingInterval: patience / 8 },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  // Nothing but JSON is read: a form of another site cannot pass for it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = (request.routeOptions.config as { call?: string }).call ?? 'page';
    given.counted(call, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((fault: Error & { statusCode?: number; code?: string }, request, reply) => {
    const problem = problemOf(fault);
    if (problem.status === 500)
      given.log({ level: 'error', at: 'request', call: callOf(request), fault: faultOf(fault) });
    if (problem.after !== undefined) reply.header('retry-after', problem.after);
    reply.code(problem.status).send({ error: { what: problem.what, why: problem.message } });
  });
  app.setNotFoundHandler((_, reply) => {
    reply.code(404).send({ error: { what: 'not found', why: 'there is nothing at this address' } });
  });
  for (const call of Object.keys(api) as Call[]) bind(app, call, given);
  const document = JSON.stringify(openApi(given.base));
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(document));
  return app;
}

/** The page loads nothing from elsewhere, is shown in nobody's frame, and tells nobody where a link led from. */
const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': policy,
};

function bind(app: FastifyInstance, call: Call, given: AppGiven): void {
  const route: Route = api[call];
  const checks = {
    params: Compile(route.params),
    query: Compile(route.query),
    body: Compile(route.body),
    reply: given.checkReplies === true ? replyCheck(route.reply, `reply to ${call}`) : null,
  };
  const handler = given.handlers[call] as (asked: unknown) => Promise<unknown>;
  app.route({
    method: route.method,
    url: route.path,
    config: { call },
    handler: async (request, reply) => {
      const person = await given.who(request);
      given.limit(request, person, call);
      if (route.method !== 'GET') refuseForeign(request, person, given.base);
      if (route.who !== 'anyone' && person === null) throw whoAreYou();
      if (route.who === 'member' && person?.guest) throw forbidden('this is for members: choose a passphrase first');
      const params = checked(checks.params, route.params, request.params, 'address');
      const query = checked(checks.query, route.query, numbersIn(route.query, request.query), 'query');
      const body = checked(checks.body, route.body, request.body ?? {}, 'body');
      const replied = (await handler({ params, query, body, person, request, reply })) ?? {};
      const unlisted = checks.reply?.(replied);
      if (unlisted !== undefined) {
        given.log({ level: 'error', at: 'reply', fault: unlisted });
        throw new Error(unlisted);
      }
      return reply.send(replied);
    },
  });
}

/**
 * Another site cannot act in the name of whoever visits it: a browser does not let it add our header, and says in Origin
 * where a request comes from. A program with a token is not a browser.
 */
function refuseForeign(request: FastifyRequest, person: Asking | null, base: string): void {
  if (person?.by === 'token') return;
  if (request.headers['x-ironbottom'] === undefined) throw forbidden('the header x-ironbottom is missing');
  if (!isOurs(request.headers.origin, request.headers.host, base)) throw forbidden('this comes from another site');
}

/** From our own page, or from no page at all. */
export function isOurs(origin: string | undefined, host: string | undefined, base: string): boolean {
  if (origin === undefined || origin === base) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function checked(check: Validator, schema: TSchema, value: unknown, where: string): unknown {
  const why = unfit(value);
  if (why !== undefined) throw wrong(`the ${where} ${why}`);
  if (check.Check(value)) return value;
  throw wrong(wrongShape(schema, value, where));
}

/** A query has only texts: those that are meant as numbers or as yes and no become that. */
function numbersIn(schema: Route['query'], query: unknown): unknown {
  const fields = (schema as { properties?: { [name: string]: { type?: string } } }).properties ?? {};
  const given = query as { [name: string]: string };
  const read: { [name: string]: unknown } = {};
  for (const name of Object.keys(given)) {
    const type = Object.hasOwn(fields, name) ? fields[name]?.type : undefined;
    const text = given[name] ?? '';
    if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(text)) read[name] = Number(text);
    else if (type === 'boolean' && (text === 'true' || text === 'false')) read[name] = text === 'true';
    else read[name] = text;
  }
  return read;
}

function problemOf(fault: Error & { statusCode?: number; code?: string }): Problem {
  if (fault instanceof Problem) return fault;
  if (fault.statusCode === 413) return new Problem(413, 'too large', `more than ${bodyLimit / 1024} kB`);
  if (fault.statusCode === 415) return new Problem(415, 'wrong kind', 'send JSON, and say so in content-type');
  if (fault.statusCode !== undefined && fault.statusCode < 500) return wrong('the body is not the JSON it should be');
  return new Problem(500, 'an error of the server', 'this is our fault and has been noted; nothing was changed');
}

const callOf = (request: FastifyRequest): string =>
  (request.routeOptions.config as { call?: string } | undefined)?.call ?? 'page';
