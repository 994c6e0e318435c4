/** What the links in mails and feeds lead to. They work without logging in, for whoever was sent them. */
import { tellingPaths } from '@ironbottom/wire';
import type { FastifyInstance } from 'fastify';
import { hashKey } from '../people/keys.js';
import { atom, escaped } from './atom.js';
import type { Teller } from './teller.js';
import { confirm, unsubscribe } from './tellings.js';
import type { Message } from './ways.js';

export type Page = { status: number; type: string; body: string };

const ENTRIES = 50;

/** The feed whose secret link ends in this key, or null. */
export async function feed(teller: Teller, key: string): Promise<string | null> {
  const { store, config } = teller;
  const [telling] = await store.query<{ id: string; created: number }>(
    "select id, created from tellings where way = 'atom' and address->>'hash' = $1",
    [hashKey(key)],
  );
  if (telling === undefined) return null;
  const messages = await store.query<Message>(
    'select id, match, at, subject, body, link from outbox where telling = $1 order by at desc, id limit $2',
    [telling.id, ENTRIES],
  );
  const self = `${config.origin}${tellingPaths.feed}${key}`;
  const about = { id: telling.id, title: 'Ironbottom', self, origin: config.origin, updated: telling.created };
  return atom(about, messages);
}

/**
 * A page asks before anything happens, for programs that look into mails open every link in them; the question is answered
 * by a POST, which is also what a mail program sends that offers to unsubscribe in one click (RFC 8058).
 */
const questions = {
  confirm: { ask: 'Be told at this address what happens in your matches?', button: 'Yes', done: 'You will be told.' },
  unsubscribe: { ask: 'Be told no more at this address?', button: 'No more', done: 'You will hear no more.' },
} as const;

const actions = { confirm, unsubscribe };

export async function answerPage(
  teller: Teller,
  what: keyof typeof questions,
  method: 'GET' | 'POST',
  key: string,
): Promise<Page> {
  const { ask, button, done } = questions[what];
  if (method === 'GET') return html(200, `<p>${ask}</p><form method="post"><button>${button}</button></form>`);
  if (await actions[what](teller, key)) return html(200, `<p>${done}</p>`);
  return html(404, '<p>This link is not valid, or not any more.</p>');
}

function html(status: number, content: string): Page {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ironbottom</title><main>${content}</main></html>
`;
  return { status, type: 'text/html; charset=utf-8', body };
}

/** Binds them all. They take any body, for mail programs send forms, and look at none. */
export function bindTellingPages(app: FastifyInstance, teller: Teller): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, async () => null);
    for (const what of ['confirm', 'unsubscribe'] as const)
      inside.route<{ Params: { key: string } }>({
        method: ['GET', 'POST'],
        url: `${tellingPaths[what]}:key`,
        handler: async (request, reply) => {
          const method = request.method === 'POST' ? 'POST' : 'GET';
          const { status, type, body } = await answerPage(teller, what, method, request.params.key);
          // The one page that is a form: it may be sent, to here.
          reply.header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'");
          return reply.code(status).type(type).send(body);
        },
      });
    inside.get<{ Params: { key: string } }>(`${tellingPaths.feed}:key`, async (request, reply) => {
      const text = await feed(teller, request.params.key);
      if (text === null) return reply.code(404).type('text/plain').send(escaped('There is no such feed.\n'));
      return reply.type('application/atom+xml; charset=utf-8').send(text);
    });
  });
}
