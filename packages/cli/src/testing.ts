/** The command line without a process: words in, words out. */
import { Readable } from 'node:stream';
import { ironbottom } from './ironbottom.js';
import { exits, Refused } from './refused.js';
import type { Terminal } from './terminal.js';

export type Said = { code: number; out: string; err: string };

export function say(args: string | readonly string[], input?: string | Buffer): Promise<Said> {
  return saidBy((io) => ironbottom(typeof args === 'string' ? args.split(' ') : args, io), input);
}

/** What a command says, and what is said of what it refuses. */
export async function saidBy(run: (io: Terminal) => Promise<number>, input?: string | Buffer): Promise<Said> {
  const said: Said = { code: -1, out: '', err: '' };
  const io: Terminal = {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    watched: false,
    typed: false,
    colour: false,
    columns: 80,
    input: Readable.from(input === undefined ? [] : [Buffer.from(input)]),
  };
  said.code = await run(io).catch((fault: unknown) => {
    if (!(fault instanceof Refused)) throw fault;
    io.err(`ironbottom: ${fault.message}\n`);
    return exits.refused;
  });
  if (/^\s+at .*:\d+:\d+\)?$/m.test(said.out + said.err))
    throw new Error(`a stack trace was printed: ${said.out}${said.err}`);
  return said;
}
