/** Servers as processes: started, killed, started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServeGiven } from '../serve.js';

export type ServerProcess = {
  readonly base: string;
  readonly log: string;
  /** As a power cut would: nothing is finished. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** In order. */
  stop(): Promise<void>;
};

/** A process runs what is built, also when this file is run from its source. */
const program = fileURLToPath(new URL('../../dist/src/load/serving.js', rootOf(import.meta.url)));

/** The folder of this file as it would be in src. */
function rootOf(url: string): string {
  return url.replace(/\/dist\/src\/load\/[^/]*$/, '/src/load/').replace(/\/src\/load\/[^/]*$/, '/src/load/');
}

/** `checked`: replies are held against the API, as in tests; a server that people play on does not do so. */
export async function serverProcess(store: ServeGiven['store'], checked = true): Promise<ServerProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let log = '';

  async function start(): Promise<void> {
    const made = spawn(process.execPath, [program, JSON.stringify({ store, port, checkReplies: checked })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = made;
    made.stderr.on('data', (data) => {
      log += String(data);
    });
    await new Promise<void>((done, fail) => {
      made.stdout.once('data', () => done());
      made.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${log.slice(-500)}`)));
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    base: `http://127.0.0.1:${port}`,
    get log() {
      return log;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
