/** Questions to a person at the terminal, one line each; what was typed ahead is kept. */
import { createInterface, type Interface } from 'node:readline';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

type Waiting = { done(line: string): void; fail(fault: Error): void };

let lines: Interface | undefined;
let ended = false;
const typed: string[] = [];
const waiting: Waiting[] = [];

const left = (): Refused => new Refused('nothing more was typed');

function open(io: Terminal): Interface {
  const made = io.typed
    ? createInterface({ input: io.input, output: process.stdout, terminal: true })
    : createInterface({ input: io.input });
  made.on('line', (line) => {
    const next = waiting.shift();
    if (next === undefined) typed.push(line);
    else next.done(line);
  });
  made.on('SIGINT', () => made.close());
  made.on('close', () => {
    ended = true;
    for (const each of waiting.splice(0)) each.fail(left());
  });
  return made;
}

/** Ctrl-D or Ctrl-C ends the command. */
export function ask(io: Terminal, prompt: string): Promise<string> {
  lines ??= open(io);
  const ready = typed.shift();
  if (ready !== undefined) {
    io.out(`${prompt}${ready}\n`);
    return Promise.resolve(ready);
  }
  if (ended) return Promise.reject(left());
  if (io.typed) {
    lines.setPrompt(prompt);
    lines.prompt();
  } else io.out(prompt);
  return new Promise((done, fail) => waiting.push({ done, fail }));
}

export function closePrompt(): void {
  lines?.close();
}
