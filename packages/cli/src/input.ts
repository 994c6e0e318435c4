/** Where a procedure's input comes from: the example, a file, a line of words, or JSON on standard input. */
import type { DeskProcedure } from '@ironbottom/umpire';
import type { Flag, Given } from './args.js';
import { parseJson } from './json.js';
import { readJsonFile, readText } from './read.js';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

export const inputFlags: readonly Flag[] = [
  { name: 'file', takes: 'FILE', about: 'read the input (JSON) from a file' },
  { name: 'example', about: 'use the example input; "desk list NAME" prints it' },
  { name: 'policy', takes: 'NAME', about: 'who takes the decisions that the input leaves open' },
];

export async function readInput(desk: DeskProcedure, { words, flags }: Given, io: Terminal): Promise<unknown> {
  const line = words[1];
  const file = flags.get('file');
  const given = [line !== undefined, file !== undefined, flags.has('example')].filter(Boolean).length;
  if (given > 1) throw new Refused('give the input once: as words, with --file or with --example');
  const what = `input of ${desk.id}, ${desk.schema.rule ?? ''}`;
  if (flags.has('example')) return desk.example;
  if (file !== undefined) return readJsonFile(file, what);
  if (line !== undefined)
    return line.trimStart().startsWith('{') ? parseJson(line, 'the command line', what) : readLine(desk, line);
  if (io.typed && !flags.has('json')) {
    const hint = desk.line === undefined ? '' : ` "${desk.line.form}"`;
    throw new Refused(`${desk.id}: no input; try: ironbottom desk run ${desk.id}${hint || ' --example'}`);
  }
  const text = await readText(io.input, 'standard input', what);
  if (text.trim() === '')
    throw new Refused('standard input: is empty; give JSON there, a line of words, --file or --example');
  return parseJson(text, 'standard input', what);
}

function readLine(desk: DeskProcedure, line: string): unknown {
  if (desk.line === undefined) {
    throw new Refused(
      `${desk.id}: cannot be written as a line; give JSON with --file or on standard input ("ironbottom desk list ${desk.id}" shows an example)`,
    );
  }
  const read = desk.line.read(line);
  if ('input' in read) return read.input;
  const [first] = read.problems;
  throw new Refused(
    `${first?.why ?? 'the line cannot be read'}${first === undefined || first.rule === '' ? '' : ` (${first.rule})`}; write: ${desk.line.form}`,
  );
}
