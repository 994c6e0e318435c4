/**
 * Standard input and output of another program, as if talking to it were calling a function: bots answer where they are
 * asked, so the program is held by a thread of its own, and whoever reads sleeps until a line has come.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** What a program did that ends its game: it ended, fell silent, or wrote what nobody can read. */
export class ProgramFault extends Error {}

export type Pipe = {
  write(line: string): void;
  /** The next line; `about` is named when none comes. */
  read(milliseconds: number, about: string): string;
  end(): void;
};

/** What the thread says: a line of the program, or why there will be no more. */
export type FromThread = { line: string } | { ended: string };

export function openPipe(called: string): Pipe {
  const { port1: port, port2 } = new MessageChannel();
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const command = called.startsWith('exec:') ? called.slice('exec:'.length) : null;
  const worker = new Worker(new URL('./program-thread.mjs', import.meta.url), {
    workerData: { file: called, command, port: port2, gate },
    transferList: [port2],
  });
  worker.unref();
  port.unref();
  const fault = (why: string): ProgramFault => new ProgramFault(`the program ${called} ${why}`);
  let ended: string | undefined;

  return {
    write: (line) => port.postMessage({ line }),
    read(milliseconds, about) {
      const until = performance.now() + milliseconds;
      for (;;) {
        if (ended !== undefined) throw fault(ended);
        const seen = Atomics.load(gate, 0);
        const got = receiveMessageOnPort(port)?.message as FromThread | undefined;
        if (got !== undefined && 'line' in got) return got.line;
        if (got !== undefined) ended = `${got.ended} before it answered "${about}"`;
        else if (Atomics.wait(gate, 0, seen, Math.max(0, until - performance.now())) === 'timed-out') {
          port.postMessage('kill');
          ended = `did not answer "${about}" within ${Math.round(milliseconds / 1000)} s`;
        }
      }
    },
    end: () => port.postMessage('end'),
  };
}
