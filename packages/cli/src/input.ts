/** Where a procedure's input comes from: the example, a file, a line of words, or JSON on standard input. */
import { type DeskProcedure, poisonous } from '@ironbottom/umpire';
import { type Flag, type Given, shownWord } from './args.js';
import { parseJson } from './json.js';
import { readJsonFile, readText } from './read.js';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

export const inputFlags: readonly Flag[] = [
  { name: 'file', takes: 'FILE', about: 'read the input (JSON) from a file' },
  { name: 'example', about: 'use the example input; "desk list NAME" prints it' },
  { name: 'policy', takes: 'NAME', about: 'who takes the decisions that the input leaves open' },
  { name: 'options', takes: 'A,B=2', about: 'optional rules; "desk list NAME" names them' },
];

export async function readInput(desk: DeskProcedure, given: Given, io: Terminal): Promise<unknown> {
  const input = await readForces(desk, given, io);
  const options = given.flags.get('options');
  return options === undefined ? input : withOptions(input, options);
}

/** Put beside those of the input; whether there are such options the procedure's own check says. */
function withOptions(input: unknown, text: string): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const before = 'options' in input && typeof input.options === 'object' ? input.options : {};
  const options: { [name: string]: unknown } = {};
  for (const part of text.split(/[\s,]+/).filter((word) => word !== '')) {
    const [name = '', value = 'true', ...more] = part.split('=');
    const known =
      value === 'true' ? true : value === 'false' ? false : /^\d{1,3}$/.test(value) ? Number(value) : undefined;
    if (name === '' || poisonous.has(name) || known === undefined || more.length > 0)
      throw new Refused(`--options: cannot read ${shownWord(part)}; write them as criticalHits,lessLuck=2`);
    options[name] = known;
  }
  if (Object.keys(options).length === 0) throw new Refused('--options: names none');
  return { ...input, options: { ...before, ...options } };
}

async function readForces(desk: DeskProcedure, { words, flags }: Given, io: Terminal): Promise<unknown> {
  const line = words[1];
  const file = flags.get('file');
  const given = [line !== undefined, file !== undefined, flags.has('example')].filter(Boolean).length;
  if (given > 1) throw new Refused('give the input once: as words, with --file or with --example');
  const { rule } = desk.schema;
  const what = `input of ${desk.id}${rule === undefined ? '' : `, ${rule}`}`;
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
