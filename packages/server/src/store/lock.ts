import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Gives the folder back. */
export type Release = () => Promise<void>;

/**
 * Takes a folder for this process alone, or refuses in one sentence. Two databases opened on one folder would destroy
 * each other's pages without a word.
 */
export function takeFolder(folder: string): Promise<Release> {
  const real = realpathSync(folder);
  return process.platform === 'linux' ? takeSocket(folder, real) : Promise.resolve(takeFile(folder, real));
}

/**
 * On Linux: an abstract socket named after the folder. It is no file, and it is gone when the process is, however the
 * process ended. Who connects is told who holds it.
 */
async function takeSocket(folder: string, real: string): Promise<Release> {
  const name = `\0ironbottom-${createHash('sha256').update(real).digest('hex')}`;
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy());
    asker.end(`${process.pid}\n`);
  });
  try {
    await listen(server, name);
  } catch (error) {
    if (!isCode(error, 'EADDRINUSE')) throw error;
    throw inUse(folder, await holder(name));
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function listen(server: Server, name: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(name, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** The process that holds the socket, if it says so within a second. */
function holder(name: string): Promise<number | null> {
  return new Promise((done) => {
    let said = '';
    const asking = connect(name);
    asking.setEncoding('utf8');
    asking.setTimeout(1000, () => asking.destroy());
    asking.on('data', (text) => {
      said += text;
    });
    asking.on('error', () => done(null));
    asking.on('close', () => done(/^\d+\n$/.test(said) ? Number(said) : null));
  });
}

/** Elsewhere: a file with the number of the process. One left behind by a process that is gone counts for nothing. */
export function takeFile(folder: string, real: string): Release {
  const path = join(real, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid}\n`);
      closeSync(file);
      return async () => rmSync(path, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const pid = Number(readFileSync(path, 'utf8').trim());
    if (isAlive(pid)) throw inUse(folder, pid);
    rmSync(path, { force: true });
  }
  throw inUse(folder, null);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function inUse(folder: string, pid: number | null): Error {
  const by = pid === null ? 'another process' : pid === process.pid ? 'this very process' : `process ${pid}`;
  return new Error(
    `${folder} is in use by ${by}: another Ironbottom server has this folder open; stop it or choose another --data.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
