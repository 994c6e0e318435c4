/** The page's side of the conversation with the desk. */
import type { DeskReplies, DeskRequest, DeskReturned, DeskSent } from '../umpire/desk-messages.js';

export type Progress = (done: number, of: number | null) => void;
type Waiting = { done(reply: DeskReplies[DeskRequest['do']]): void; fail(why: Error): void; progress: Progress };

/** Broken off because somebody wanted it so, or wanted something else. */
export class BrokenOff extends Error {}

const waiting = new Map<number, Waiting>();
let count = 0;
let worker: Worker | undefined;

function start(): Worker {
  const fresh = new Worker(new URL('../umpire/desk-worker.ts', import.meta.url), { type: 'module', name: 'desk' });
  fresh.onmessage = ({ data }: MessageEvent<DeskReturned>) => {
    const asked = waiting.get(data.n);
    if ('done' in data) return asked?.progress(data.done, data.of);
    waiting.delete(data.n);
    if ('error' in data) asked?.fail(new Error(data.error));
    else asked?.done(data.reply);
  };
  fresh.onerror = ({ message }) => failAll(new Error(message));
  return fresh;
}

function failAll(why: Error): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const { fail } of all) fail(why);
}

export function deskCall<R extends DeskRequest>(
  request: R,
  progress: Progress = () => undefined,
): Promise<DeskReplies[R['do']]> {
  worker ??= start();
  const to = worker;
  count += 1;
  const sent: DeskSent = { n: count, request };
  return new Promise((done, fail) => {
    waiting.set(sent.n, { done: done as Waiting['done'], fail, progress });
    to.postMessage(sent);
  });
}

/** Whatever the desk is doing now; it sits down again when it is next asked something. */
export function breakOff(): void {
  worker?.terminate();
  worker = undefined;
  failAll(new BrokenOff('broken off'));
}
