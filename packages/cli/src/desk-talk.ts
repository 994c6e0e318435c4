/** `ironbottom desk`: the desk as a conversation. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { DeskProcedure, Line, LinePart } from '@ironbottom/umpire';
import type { Command } from './args.js';
import { checkSave, runDesk } from './desk-commands.js';
import { parseJson } from './json.js';
import { wrap } from './layout.js';
import { showOdds, usualSampling } from './odds-command.js';
import { ask, Left } from './prompt.js';
import { exits, Refused } from './refused.js';
import { books, procedures } from './rulebooks.js';
import { asRefused, type Before, prepare, seeded } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';
import { typedDice } from './typed-dice.js';

export const desk: Command = {
  name: 'desk',
  args: '',
  about: 'The desk as a conversation: choose a procedure, give the forces, roll or weigh.',
  flags: [],
  most: 0,
  async run(_, io) {
    if (!io.typed) {
      io.out(`${unattended.join('\n')}\n`);
      return exits.ok;
    }
    const paint = paintFor(io);
    io.out(
      `\n${paint('bold', 'Ironbottom')}  the desk: forces in, dice rolled or typed, every step with its rule.\n\n`,
    );
    try {
      for (;;) {
        const chosen = await choose(io);
        if (chosen === undefined) return exits.ok;
        await sitDown(io, chosen);
      }
    } catch (fault) {
      if (fault instanceof Refused) io.out('\n');
      else throw fault;
    }
    return exits.ok;
  },
};

const unattended = [
  'ironbottom desk is a conversation and needs a terminal to type in. Without one:',
  '',
  '  ironbottom desk list                        the procedures',
  '  ironbottom desk run strike --example        one of them with its example',
  '  ironbottom desk run strike "10 Dauntless AP -> Shokaku with 6 DD"',
  '  ironbottom odds strike "10 Dauntless AP -> Shokaku with 6 DD"',
  '  ironbottom --help                           everything else',
];

async function choose(io: Terminal): Promise<DeskProcedure | undefined> {
  const paint = paintFor(io);
  const width = Math.max(...procedures.map(({ title }) => title.length));
  const digits = String(procedures.length).length;
  for (const book of books.filter(({ desk }) => desk.length > 0)) {
    io.out(`  ${paint('bold', book.title)}\n`);
    for (const procedure of book.desk) {
      const [first = '', ...rest] = wrap(procedure.about, io.columns - width - digits - 6);
      const number = String(procedures.indexOf(procedure) + 1).padStart(digits);
      io.out(`  ${paint('cyan', number)}  ${procedure.title.padEnd(width)}  ${first}\n`);
      for (const line of rest) io.out(`${' '.repeat(width + digits + 6)}${line}\n`);
    }
  }
  for (;;) {
    const answer = (await ask(io, '\nWhich one? (Enter: 1, q: leave) ')).trim().toLowerCase();
    if (answer === 'q' || answer === 'quit' || answer === 'exit') return undefined;
    const found =
      procedures[answer === '' ? 0 : Number(answer) - 1] ??
      procedures.find(({ id }) => id === answer || id.endsWith(`/${answer}`));
    if (found !== undefined) return found;
    io.out(`  a number from 1 to ${procedures.length}, please; q leaves\n`);
  }
}

function out(io: Terminal, text: string, paint: (line: string) => string = (line) => line): void {
  for (const line of wrap(text, io.columns, '  ')) io.out(`${paint(line)}\n`);
}

const complain = (io: Terminal, { message }: Refused): void => out(io, message, (line) => paintFor(io)('red', line));

/** What a person can put right and go on. */
const isMendable = (fault: unknown): fault is Refused => fault instanceof Refused && !(fault instanceof Left);

async function sitDown(io: Terminal, desk: DeskProcedure): Promise<void> {
  const paint = paintFor(io);
  io.out(`\n${paint('bold', desk.title)}\n\n`);
  io.out('  Enter  its example\n');
  if (desk.line !== undefined) {
    io.out(
      `  f      the forces, question by question\n  or a line such as\n         ${paint('cyan', desk.line.form)}\n`,
    );
  }
  io.out('  or JSON, which may go on over several lines\n');
  const asked: Asked = { answers: [], again: false, json: false };
  for (;;) {
    try {
      const input = await readForces(io, desk, asked);
      if (input === 'back') return;
      if (input === 'nothing') continue;
      await resolveIt(io, desk, input.forces, prepare(desk, input.forces, undefined));
      return;
    } catch (fault) {
      if (!isMendable(fault)) throw fault;
      complain(io, fault);
    }
  }
}

/** What has been answered so far, so that nothing has to be typed twice. */
type Asked = {
  answers: string[];
  /** The questions are gone through again: something in the answers was refused. */
  again: boolean;
  /** JSON came last: empty lines after it are its tail. */
  json: boolean;
};

async function readForces(
  io: Terminal,
  desk: DeskProcedure,
  asked: Asked,
): Promise<{ forces: unknown } | 'back' | 'nothing'> {
  if (asked.again && desk.line !== undefined) return byQuestions(io, desk.line, asked);
  const answer = (await ask(io, '\nForces? (Enter: the example, b: back) ')).trim();
  if (answer === 'b' || answer === 'q') return 'back';
  if (answer === '' && asked.json) return 'nothing';
  asked.json = answer.startsWith('{');
  if (answer === '') return { forces: desk.example };
  if (asked.json) return { forces: parseJson(await restOfJson(io, answer), 'the JSON') };
  if (desk.line === undefined) throw new Refused('give JSON here, or Enter for the example');
  if (answer === 'f') return byQuestions(io, desk.line, asked);
  return { forces: readLine(desk.line, answer) };
}

function readLine(line: Line, text: string): unknown {
  const read = line.read(text);
  if ('input' in read) return read.input;
  throw new Refused(`${read.problems[0]?.why ?? 'cannot be read'}; write: ${line.form}`);
}

/** A pasted object goes on until its last brace, or an empty line. */
async function restOfJson(io: Terminal, first: string): Promise<string> {
  let text = first;
  while (!closed(text)) {
    const more = await ask(io, '  … ');
    if (more.trim() === '') break;
    text += `\n${more}`;
    if (text.length > 1_000_000) throw new Refused('the JSON: more than 1 MB');
  }
  return text;
}

const closed = (text: string): boolean => {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
  return (bare.match(/[{[]/g) ?? []).length <= (bare.match(/[}\]]/g) ?? []).length;
};

/** Each answer is checked when it is given; what was answered before stands in brackets, and Enter keeps it. */
async function byQuestions(io: Terminal, line: Line, asked: Asked): Promise<{ forces: unknown } | 'nothing'> {
  const { answers } = asked;
  if (asked.again) io.out('  once more; Enter keeps what stands in brackets, - takes it away\n');
  else out(io, 'b goes back a question, q gives up');
  asked.again = false;
  for (let at = 0; at < line.parts.length; ) {
    const part = line.parts[at];
    if (part === undefined) break;
    const before = answers[at] ?? '';
    const kept = before === '' ? '' : ` [${before}]`;
    const answer = (
      await ask(
        io,
        `  ${part.ask}${part.yes === undefined ? `${kept}: ` : `${kept} (y or n, Enter: ${before || 'n'}) `}`,
      )
    ).trim();
    if (answer === 'q') {
      answers.splice(0);
      return 'nothing';
    }
    if (answer === 'b') {
      at = Math.max(0, at - 1);
      continue;
    }
    const taken = answer === '' ? before : answer === '-' ? '' : answer;
    const wrong = wrongWith(part, taken);
    if (wrong !== undefined) out(io, wrong);
    else answers[at++] = taken;
  }
  asked.again = true; // until the whole has been read and fits
  const text = line.parts.map(({ before, yes }, i) => {
    const answer = answers[i] ?? '';
    return yes === undefined ? (answer === '' ? '' : `${before}${answer}`) : /^y/i.test(answer) ? yes : '';
  });
  return { forces: readLine(line, text.join('')) };
}

function wrongWith({ yes, needed, check }: LinePart, answer: string): string | undefined {
  if (yes !== undefined) return /^(?:y|yes|n|no|)$/i.test(answer) ? undefined : 'y or n, please';
  if (answer === '') return needed ? 'this one is needed' : undefined;
  return check?.(answer);
}

async function resolveIt(io: Terminal, desk: DeskProcedure, input: unknown, before: Before): Promise<void> {
  const rolled = () => seeded(randomBytes(4).toString('hex'));
  let whole = false;
  io.out('\n');
  for (;;) {
    const answer = (await ask(io, 'o odds, r roll, t type my dice, s FILE roll and save, v tell all, b back: ')).trim();
    io.out('\n');
    const [word = '', ...rest] = answer.split(/\s+/);
    if (word === 'b' || word === 'q') return;
    try {
      if (word === 'o') showOdds(desk, before, io, usualSampling, { whole });
      else if (word === 'r') await runDesk(desk, input, before, rolled(), io, { whole });
      else if (word === 't') await runDesk(desk, input, before, typedDice(io), io, { whole });
      else if (word === 's') {
        const save = rest.join(' ') || `${desk.id.replace('/', '-')}.json`;
        if (await mayWrite(io, save)) await runDesk(desk, input, before, rolled(), io, { save, whole });
      } else if (word === 'v') {
        whole = !whole;
        out(io, whole ? 'policy and charts in full from now on' : 'policy and charts in a line from now on');
      } else out(io, 'o, r, t, s, v or b, please');
    } catch (thrown) {
      const fault = asRefused(thrown);
      if (!isMendable(fault)) throw fault;
      complain(io, fault); // the forces are still there
    }
    io.out('\n');
  }
}

/** A file that is there is written over only after a yes. */
async function mayWrite(io: Terminal, file: string): Promise<boolean> {
  const there = existsSync(file);
  checkSave(file, true);
  return !there || /^y/i.test((await ask(io, `  ${file} is there already; replace it? (y or n) `)).trim());
}
