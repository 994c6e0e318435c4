import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Gives the folder back. */
export type Release = () => Promise<void>;

/** Who has the folder: `pid` means something only in the same `place`; `mark` tells one taking from the next. */
type Holder = { pid: number; place: string; mark: string };

/** The holder touches its file every `beat`; one that has not been touched for as long as `watch` is nobody's. */
export const pulse = { beat: 1000, watch: 4000 };

/**
 * A file that says who has the folder. One left behind by a process that is gone counts for nothing: here that is seen
 * at once; of a process in another container or on another machine, by its file being touched no more.
 */
export async function takeFile(
  folder: string,
  real: string,
  lost: (why: Error) => void,
  place = thisPlace(),
  pid = process.pid,
): Promise<Release> {
  const path = join(real, 'lock');
  const before = read(path);
  if (before !== null && (await lives(path, before, place, pid))) {
    throw inUse(folder, before.place === place ? before.pid : null, before.place === place ? '' : before.place);
  }
  const mine: Holder = { pid, place, mark: randomBytes(9).toString('base64url') };
  const held = () => read(path)?.mark === mine.mark;
  const unfinished = `${path}.${mine.mark}`;
  writeFileSync(unfinished, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  renameSync(unfinished, path);
  // Two that take a dead one's place at the same moment: the file is the later one's.
  await pause(20);
  if (!held()) throw inUse(folder, null);

  const timer = setInterval(() => {
    if (held()) return touch(path);
    clearInterval(timer);
    lost(new Error(`${folder} was taken by another process while this one slept.`));
  }, pulse.beat);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if (held()) rmSync(path, { force: true });
  };
}

async function lives(path: string, holder: Holder, place: string, pid: number): Promise<boolean> {
  if (holder.place === place) {
    // On Linux whoever comes so far has the socket, so that nobody else here can have the folder.
    if (process.platform === 'linux') return false;
    if (holder.pid !== pid && !isAlive(holder.pid)) return false;
  }
  const before = touched(path);
  for (let waited = 0; waited < pulse.watch; waited += 100) {
    await pause(100);
    const now = touched(path);
    if (now === null) return false;
    if (now !== before) return true;
  }
  return false;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // It has gone between two looks; the next look will tell.
  }
}

function touched(path: string): number | null {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** This machine, or this container of it: where a number of a process means that process. */
function thisPlace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    return hostname();
  }
}

export function inUse(folder: string, pid: number | null, place = ''): Error {
  const process_ = pid === null ? 'another process' : pid === process.pid ? 'this very process' : `process ${pid}`;
  const by = place === '' ? process_ : `${process_} on ${place.split(' ')[0]}`;
  return new Error(
    `${folder} is in use by ${by}: another Ironbottom server has this folder open; stop it or choose another --data.`,
  );
}
