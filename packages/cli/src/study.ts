/** What `sim`, `tournament` and `balance` have in common: who plays, how many games, on how many cores or machines, and where it all goes. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  connect,
  FolderFault,
  type GameResult,
  gamesOf,
  openFolder,
  type Plan,
  plannedIn,
  playAll,
  playedOf,
  putStudy,
  resultsOf,
  work,
} from '@ironbottom/lab';
import type { Shelved } from '@ironbottom/shelf';
import { botCalled, didYouMean, whyNotCalled } from '@ironbottom/umpire';
import { isProgram } from '@ironbottom/wire/program';
import { type Flag, shownWord } from './args.js';
import { progress } from './progress.js';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

type Flags = ReadonlyMap<string, string>;

export const databaseFlag: Flag = {
  name: 'database',
  takes: 'URL',
  about: 'a PostgreSQL that shares the games out among machines',
};
export const workersFlag: Flag = {
  name: 'workers',
  takes: 'NUMBER',
  about: 'games at once; one for each core unless you say',
};

export const studyFlags: readonly Flag[] = [
  { name: 'seed', takes: 'WORD', about: 'dice and chance from this word' },
  workersFlag,
  { name: 'out', takes: 'FOLDER', about: 'keep games, statistics and a report there; go on where it stopped' },
  databaseFlag,
];

/** Somebody pressed Ctrl-C. */
export const interruptedCode = 130;

export function numberFrom(flags: Flags, name: string, usual: number, least: number, most: number): number {
  const text = flags.get(name);
  if (text === undefined) return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Refused(`--${name}: must be a whole number from ${least} to ${most}, not "${shownWord(text)}"`);
  return number;
}

export const gamesFrom = (flags: Flags, usual: number): number => numberFrom(flags, 'games', usual, 1, 1_000_000);

/** The word that was given, or the one its folder was begun with. */
export function seedFor(flags: Flags): string {
  const out = flags.get('out');
  const begun = out === undefined ? undefined : asked(() => plannedIn(resolve(out)));
  return flags.get('seed') ?? begun?.seed ?? randomBytes(8).toString('hex');
}

/** 'random,admiral:40,./my-bot.py': programs of this game, each with how far it may think, or of your own. */
export function botsCalled(text: string, { bots }: Pick<Shelved, 'bots'>, flags: Flags): string[] {
  const names = bots.map(({ name }) => name);
  return text.split(',').map((given) => {
    const word = given.trim();
    if (isProgram(word) && flags.has('database'))
      throw new Refused(`--bots: ${shownWord(word)} is on this machine alone; without --database it can play`);
    if (isProgram(word) || botCalled(bots, word) !== undefined) return word;
    const [name = ''] = word.split(':');
    throw new Refused(
      names.includes(name)
        ? `--bots: ${whyNotCalled(bots, word)}`
        : `--bots: there is no program ${shownWord(name)} for this game${didYouMean(name, names) || `; there are ${names.join(', ')}`}`,
    );
  });
}

/** `fresh`: those that were not there before; they took so many seconds. */
export type Studied = {
  readonly results: readonly GameResult[];
  readonly fresh: readonly GameResult[];
  readonly seconds: number;
  readonly out: string | null;
};

/** All games of a plan, played or found; undefined when it was interrupted, which it has told. */
export async function study(io: Terminal, plan: Plan, flags: Flags): Promise<Studied | undefined> {
  const out = flags.get('out');
  const folder = out === undefined ? undefined : asked(() => openFolder(resolve(out), plan));
  const results = new Map((folder?.played ?? []).map((result) => [result.n, result]));
  const fresh: GameResult[] = [];
  const all = gamesOf(plan);
  if (results.size > 0 && results.size < all)
    io.err(`going on in ${shownWord(out ?? '')}: ${results.size} of ${all} games are there\n`);
  const url = flags.get('database');
  const workers = numberFrom(flags, 'workers', availableParallelism(), url === undefined ? 1 : 0, 256);
  const began = performance.now();
  const shown = progress(io, 'games');
  const stop = new AbortController();
  const halt = (): void => stop.abort();
  const count = (result: GameResult): void => {
    if (results.has(result.n)) return;
    results.set(result.n, result);
    fresh.push(result);
    folder?.add(result);
    shown?.watch(results.size, all);
  };
  process.once('SIGINT', halt).once('SIGTERM', halt);
  try {
    if (results.size === all) shown?.watch(all, all);
    else if (url !== undefined) {
      for (const result of await fromQueue(io, plan, url, workers, stop, (played) => shown?.watch(played, all)))
        count(result);
    } else {
      const wanted = Array.from({ length: all }, (_, n) => n).filter((n) => !results.has(n));
      await playAll(plan, wanted, workers, count, stop.signal);
    }
  } finally {
    process.off('SIGINT', halt).off('SIGTERM', halt);
    shown?.clear();
  }
  if (results.size < all) {
    io.err(`${stoppedTold(results.size, plan, flags)}\n`);
    return undefined;
  }
  const inOrder = [...results.values()].sort((a, b) => a.n - b.n);
  folder?.finish(inOrder);
  return { results: inOrder, fresh, seconds: (performance.now() - began) / 1000, out: out ?? null };
}

function stoppedTold(played: number, plan: Plan, flags: Flags): string {
  if (flags.has('database')) {
    const same = flags.has('seed') || flags.has('out') ? '' : ` with --seed ${plan.seed}`;
    return `stopped looking; the queue keeps the study, and the same command${same} goes on with it`;
  }
  const stopped = `stopped after ${played} of ${gamesOf(plan)} games`;
  return flags.has('out')
    ? `${stopped}; the same command goes on from there`
    : `${stopped}; with --out FOLDER they would have been kept`;
}

/** Puts the games in the queue, plays along, and waits for the rest; nothing when it is stopped before the last is in. */
async function fromQueue(
  io: Terminal,
  plan: Plan,
  url: string,
  workers: number,
  stop: AbortController,
  watch: (played: number) => void,
): Promise<GameResult[]> {
  const client = await reached(url, () => connect(url));
  const finished = new AbortController();
  try {
    const id = await putStudy(client, plan);
    const all = gamesOf(plan);
    const wait = async (): Promise<void> => {
      for (
        let played = await playedOf(client, id);
        played < all && !stop.signal.aborted;
        played = await playedOf(client, id)
      ) {
        watch(played);
        await pause(200);
      }
      finished.abort();
    };
    const trouble = troubleTold(io);
    const playing = work({
      url,
      workers,
      study: id,
      untilDone: false,
      stop: finished.signal,
      done: () => undefined,
      trouble,
    });
    await Promise.all([reached(url, wait), playing]);
    return stop.signal.aborted ? [] : await reached(url, () => resultsOf(client, id));
  } finally {
    finished.abort();
    await client.end().catch(() => undefined);
  }
}

/** What is wrong with the database is said once, not at every try. */
export function troubleTold(io: Terminal): (why: string) => void {
  let last = '';
  return (why) => {
    if (why !== last) io.err(`the database: ${why}; trying again\n`);
    last = why;
  };
}

/** A database that cannot be reached is not the program's fault. */
export async function reached<T>(url: string, connecting: () => Promise<T>): Promise<T> {
  try {
    return await connecting();
  } catch (fault) {
    const why = fault instanceof AggregateError ? (fault.errors[0] as Error) : (fault as Error);
    throw new Refused(`--database ${shownWord(withoutSecret(url))}: ${why.message}`);
  }
}

const withoutSecret = (url: string): string => url.replace(/:[^:@/]*@/, ':…@');

function asked<T>(look: () => T): T {
  try {
    return look();
  } catch (fault) {
    if (fault instanceof FolderFault) throw new Refused(fault.message);
    throw fault;
  }
}

export const keptTold = ({ out }: Studied): string[] => (out === null ? [] : [`  report: ${join(out, 'report.html')}`]);
