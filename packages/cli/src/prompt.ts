/** Questions to a person at the terminal, one line each; what was typed ahead is kept. */
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

/** Nothing more will be typed: Ctrl-C, Ctrl-D, or the end of what was piped in. */
export class Left extends Refused {
  constructor() {
    super('nothing more was typed');
  }
}

type Waiting = { done(line: string): void; fail(fault: Error): void };
type Keyboard = { lines: Interface; ended: boolean; typed: string[]; waiting: Waiting[] };

const keyboards = new Map<Readable, Keyboard>();

/** Line editing only where it is this process's own terminal. */
const edits = (io: Terminal): boolean => io.typed && io.input === process.stdin;

function open(io: Terminal): Keyboard {
  const lines = edits(io)
    ? createInterface({ input: io.input, output: process.stdout, terminal: true })
    : createInterface({ input: io.input });
  const keyboard: Keyboard = { lines, ended: false, typed: [], waiting: [] };
  lines.on('line', (line) => {
    const next = keyboard.waiting.shift();
    if (next === undefined) keyboard.typed.push(line);
    else {
      if (!edits(io)) io.out(`${line}\n`); // what was piped in stands in the record too
      next.done(line);
    }
  });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    keyboard.ended = true;
    for (const each of keyboard.waiting.splice(0)) each.fail(new Left());
  });
  keyboards.set(io.input, keyboard);
  return keyboard;
}

/** Ctrl-D or Ctrl-C ends the command: `Left` is thrown. */
export function ask(io: Terminal, prompt: string): Promise<string> {
  const keyboard = keyboards.get(io.input) ?? open(io);
  const ready = keyboard.typed.shift();
  if (ready !== undefined) {
    io.out(`${prompt}${ready}\n`);
    return Promise.resolve(ready);
  }
  if (keyboard.ended) return Promise.reject(new Left());
  if (edits(io)) {
    keyboard.lines.setPrompt(prompt);
    keyboard.lines.prompt();
  } else io.out(prompt);
  return new Promise((done, fail) => keyboard.waiting.push({ done, fail }));
}

export function closePrompt(): void {
  for (const { lines } of keyboards.values()) lines.close();
  keyboards.clear();
}
