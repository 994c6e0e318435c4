/**
 * Programs that look ahead think in threads of their own: whatever one of them takes, no other match waits for it. A program
 * stays with the thread it was seated in, and what it remembers with it; one whose thread has ended is seated anew.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Intent, Seat, Setup } from '@ironbottom/umpire';

/** Who is to think. `called`: as it was seated; `name` and `futures`: what that comes to. */
export type Thinker = {
  match: string;
  seat: Seat;
  called: string;
  name: string;
  futures: number | undefined;
  module: string;
  rulebook: string;
  setup: Setup;
  seed: number;
  /** Milliseconds for one answer. */
  most: number;
};

export type Thought = { answer: Answer; intents: readonly Intent[] };

export type Sent = (Thinker & { id: number; view: object; source?: string }) | { forget: string };
type Returned = { id: number; thought: Thought } | { id: number; error: string };

export type ProgramsGiven = {
  /** The text of a module; undefined where there is none of that hash. */
  source(hash: string): Promise<string | undefined>;
  /** How many think at once. */
  threads?: number;
};

/** Milliseconds for one answer, with the usual effort and with any: there are others who want their programs to think. */
const usual = 1000;
const longest = 5000;

export const mostFor = (times: number): number => Math.min(longest, usual * times);

/** After so many a program that does not look at its clock is given up, and its thread with it. */
const endless = 60_000;

type Asked = { done(thought: Thought): void; fail(why: Error): void; bell: NodeJS.Timeout };

export class Programs {
  private readonly given: ProgramsGiven;
  private readonly threads: Thread[] = [];
  private readonly threadOf = new Map<string, Thread>();
  private closed = false;

  constructor(given: ProgramsGiven) {
    this.given = given;
  }

  /** Its answer to what the seat is asked. `view` is looked at when the program has all it needs. */
  async think(thinker: Thinker, view: () => object): Promise<Thought> {
    const source = await this.given.source(thinker.module);
    if (source === undefined) throw new Error(`there is no module ${thinker.module}`);
    if (this.closed) throw new Error('the server is closing');
    return this.threadFor(thinker.match).think(thinker, source, view());
  }

  /** What they remember of this match is not true any more, or not needed. */
  forget(match: string): void {
    this.threadOf.get(match)?.forget(match);
    this.threadOf.delete(match);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map((thread) => thread.end(new Error('the server is closing'))));
  }

  /** The one it has, or the one with the least to do; a new one as long as there are not enough. */
  private threadFor(match: string): Thread {
    const known = this.threadOf.get(match);
    if (known !== undefined && !known.gone) return known;
    const alive = this.threads.filter(({ gone }) => !gone);
    const enough = this.given.threads ?? Math.max(1, availableParallelism() - 1);
    const idle = alive.toSorted((a, b) => a.busy - b.busy)[0];
    const found = idle !== undefined && (idle.busy === 0 || alive.length >= enough) ? idle : new Thread();
    if (!alive.includes(found)) this.threads.splice(0, this.threads.length, ...alive, found);
    this.threadOf.set(match, found);
    return found;
  }
}

class Thread {
  gone = false;
  private readonly worker = new Worker(new URL('./program-thread.mjs', import.meta.url));
  private readonly asked = new Map<number, Asked>();
  private readonly modules = new Set<string>();
  private id = 0;

  constructor() {
    // Nobody waits for a thread that has nothing to do.
    this.worker.unref();
    this.worker.on('message', (returned: Returned) => {
      const asked = this.asked.get(returned.id);
      this.asked.delete(returned.id);
      clearTimeout(asked?.bell);
      if ('thought' in returned) asked?.done(returned.thought);
      else asked?.fail(new Error(returned.error));
    });
    this.worker.on('error', (fault) => void this.end(fault instanceof Error ? fault : new Error(String(fault))));
    this.worker.on('exit', () => void this.end(new Error('the thread has ended')));
  }

  get busy(): number {
    return this.asked.size;
  }

  think(thinker: Thinker, source: string, view: object): Promise<Thought> {
    return new Promise((done, fail) => {
      const id = this.id++;
      const sent: Sent = { ...thinker, id, view, ...(!this.modules.has(thinker.module) && { source }) };
      this.worker.postMessage(sent);
      this.modules.add(thinker.module);
      const bell = setTimeout(() => void this.end(new Error(`${thinker.called} thinks for ever`)), endless);
      bell.unref();
      this.asked.set(id, { done, fail, bell });
    });
  }

  forget(match: string): void {
    if (!this.gone) this.worker.postMessage({ forget: match } satisfies Sent);
  }

  async end(why: Error): Promise<void> {
    if (this.gone) return;
    this.gone = true;
    for (const { fail, bell } of this.asked.values()) {
      clearTimeout(bell);
      fail(why);
    }
    this.asked.clear();
    await this.worker.terminate();
  }
}
