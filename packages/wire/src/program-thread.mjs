// The thread that holds another program: it passes lines on, both ways, and wakes whoever waits for one.
import { spawn } from 'node:child_process';
import { workerData } from 'node:worker_threads';

/** @type {{ file: string, command: string | null, port: import('node:worker_threads').MessagePort, gate: Int32Array<SharedArrayBuffer> }} */
const { file, command, port, gate } = workerData;

/** No line is longer: a program that never ends one would fill the memory. */
const longest = 4_000_000;
/** Told that the game is over, a program has so long to leave by itself. */
const grace = 2_000;

const child =
  command === null
    ? spawn(file, [], { stdio: ['pipe', 'pipe', 'inherit'] })
    : spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });

/** @param {import('./program-pipe.js').FromThread} said */
function tell(said) {
  port.postMessage(said);
  Atomics.add(gate, 0, 1);
  Atomics.notify(gate, 0);
}

let rest = '';
child.stdout.setEncoding('utf8');
child.stdout.on('data', (/** @type {string} */ text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) if (line.trim() !== '') tell({ line });
  if (rest.length > longest) {
    tell({ ended: 'wrote a line without an end' });
    child.kill('SIGKILL');
  }
});
// Whoever has ended reads no more; that he has ended is told below.
child.stdin.on('error', () => {});
child.on('error', (/** @type {NodeJS.ErrnoException} */ fault) => leave(`could not be run (${whyNot(fault)})`));
child.on('close', (code, signal) => leave(`ended (${code === null ? `by ${signal}` : `exit code ${code}`})`));
port.on('message', (said) => {
  if (said === 'kill') child.kill('SIGKILL');
  else if (said === 'end') {
    child.stdin.end();
    setTimeout(() => child.kill('SIGKILL'), grace).unref();
  } else child.stdin.write(`${said.line}\n`);
});

/** @param {string} ended */
function leave(ended) {
  tell({ ended });
  port.close();
}

/** @param {NodeJS.ErrnoException} fault */
function whyNot({ code, message }) {
  if (code === 'ENOENT') return 'there is no such file, or none to run it with';
  if (code === 'EACCES') return 'it may not be executed: chmod +x, or name it as "exec:python3 FILE"';
  return message;
}
