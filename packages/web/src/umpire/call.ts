/** The page's side of the conversation. */

import { umpire } from '../words/umpire.js';
import type { Pushed, Replies, Request, Returned, Sent, Situation } from './messages.js';

type Waiting = { asked: Request['do']; done(reply: Replies[Request['do']]): void; fail(why: Error): void };

const waiting = new Map<number, Waiting>();
let count = 0;
let worker: Worker | undefined;
let hear: (situation: Situation) => void = () => undefined;
let hearThought: (thinks: string | null) => void = () => undefined;
let thinker: string | null = null;

/** What comes from the server without having been asked for. */
export function onPush(listener: (situation: Situation) => void): void {
  hear = listener;
}

/** Which program thinks; null when it has done so. */
export function onThought(listener: (thinks: string | null) => void): void {
  hearThought = listener;
}

function thought(by: string | null): void {
  thinker = by;
  hearThought(by);
}

/** While these wait, somebody comes rather than goes. */
const comings: readonly Request['do'][] = ['new', 'learn', 'open', 'import', 'sit'];

/** Whoever leaves does not wait for a program: what was answered is kept, and it thinks again when the game is opened. */
function leave(): void {
  if (thinker === null || [...waiting.values()].some(({ asked }) => comings.includes(asked))) return;
  worker?.terminate();
  worker = undefined;
  waiting.clear();
  thought(null);
}

function start(): Worker {
  const fresh = new Worker(new URL('./gate.ts', import.meta.url), { type: 'module', name: 'umpire' });
  fresh.onmessage = ({ data }: MessageEvent<Returned | Pushed>) => {
    if ('push' in data) return hear(data.push);
    if ('thinks' in data) return thought(data.thinks);
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if ('error' in data) asked?.fail(new Error(data.error));
    else asked?.done(data.reply);
  };
  fresh.onerror = ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(umpire.unreachable(message)));
    waiting.clear();
  };
  return fresh;
}

export function call<R extends Request>(request: R): Promise<Replies[R['do']]> {
  if (request.do === 'shelf') leave();
  worker ??= start();
  const to = worker;
  count += 1;
  const sent: Sent = { n: count, request };
  return new Promise((done, fail) => {
    waiting.set(sent.n, { asked: request.do, done: done as Waiting['done'], fail });
    to.postMessage(sent);
  });
}
