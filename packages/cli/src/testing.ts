/** The command line without a process: words in, words out. */
import { Readable } from 'node:stream';
import { ironbottom } from './ironbottom.js';

export type Said = { code: number; out: string; err: string };

export async function say(args: string | readonly string[], input?: string | Buffer): Promise<Said> {
  const said: Said = { code: -1, out: '', err: '' };
  said.code = await ironbottom(typeof args === 'string' ? args.split(' ') : args, {
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
  });
  if (/^\s+at .*:\d+:\d+\)?$/m.test(said.out + said.err))
    throw new Error(`a stack trace was printed: ${said.out}${said.err}`);
  return said;
}
