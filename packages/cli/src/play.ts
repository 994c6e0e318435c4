/** `ironbottom play`: for now the desk, as a conversation. */
import { randomBytes } from 'node:crypto';
import type { DeskProcedure, Line } from '@ironbottom/umpire';
import type { Command } from './args.js';
import { runDesk } from './desk-commands.js';
import { parseJson } from './json.js';
import { wrap } from './layout.js';
import { showOdds, usualSampling } from './odds-command.js';
import { ask } from './prompt.js';
import { exits, Refused } from './refused.js';
import { procedures } from './rulebooks.js';
import { type Before, prepare, seeded } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';
import { typedDice } from './typed-dice.js';

export const play: Command = {
  name: 'play',
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
        const desk = await choose(io);
        if (desk === undefined) return exits.ok;
        await sitDown(io, desk);
      }
    } catch (fault) {
      if (fault instanceof Refused) io.out('\n');
      else throw fault;
    }
    return exits.ok;
  },
};

const unattended = [
  'ironbottom play is a conversation and needs a terminal to type in. Without one:',
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
  procedures.forEach(({ title, about }, i) => {
    const [first = '', ...rest] = wrap(about, io.columns - width - 7);
    io.out(`  ${paint('cyan', String(i + 1))}  ${title.padEnd(width)}  ${first}\n`);
    for (const line of rest) io.out(`${' '.repeat(width + 7)}${line}\n`);
  });
  for (;;) {
    const answer = (await ask(io, '\nWhich one? (Enter: 1, q: leave) ')).trim().toLowerCase();
    if (answer === 'q' || answer === 'quit' || answer === 'exit') return undefined;
    const found =
      procedures[answer === '' ? 0 : Number(answer) - 1] ??
      procedures.find(({ id }) => id === answer || id.endsWith(`/${answer}`));
    if (found !== undefined) return found;
    io.out(`  a number from 1 to ${procedures.length}, please\n`);
  }
}

async function sitDown(io: Terminal, desk: DeskProcedure): Promise<void> {
  const paint = paintFor(io);
  io.out(`\n${paint('bold', desk.title)}\n\n`);
  io.out('  Enter  its example\n');
  if (desk.line !== undefined) {
    io.out(
      `  f      the forces, question by question\n  or a line such as\n         ${paint('cyan', desk.line.form)}\n`,
    );
  }
  io.out('  or JSON, ended by an empty line\n');
  for (;;) {
    try {
      const input = await readForces(io, desk);
      if (input === undefined) return;
      await resolveIt(io, desk, input, prepare(desk, input, undefined));
      return;
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.message === 'nothing more was typed') throw fault;
      io.out(`  ${paint('red', fault.message)}\n`);
    }
  }
}

async function readForces(io: Terminal, desk: DeskProcedure): Promise<unknown> {
  const answer = (await ask(io, '\nForces? (Enter: the example, b: back) ')).trim();
  if (answer === 'b' || answer === 'q') return undefined;
  if (answer === '') return desk.example;
  if (answer.startsWith('{')) return parseJson(await restOfJson(io, answer), 'the JSON');
  if (desk.line === undefined) throw new Refused('give JSON here, or Enter for the example');
  const line = answer === 'f' ? await byQuestions(io, desk.line) : answer;
  const read = desk.line.read(line);
  if ('input' in read) return read.input;
  throw new Refused(`${read.problems[0]?.why ?? 'cannot be read'}; write: ${desk.line.form}`);
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

async function byQuestions(io: Terminal, line: Line): Promise<string> {
  let text = '';
  for (const { ask: question, before, needed, yes } of line.parts) {
    for (;;) {
      const answer = (await ask(io, `  ${question}${yes === undefined ? ': ' : ' (y, Enter: no) '}`)).trim();
      if (yes !== undefined) text += /^y/i.test(answer) ? yes : '';
      else if (answer !== '') text += `${before}${answer}`;
      else if (needed) {
        io.out('  this one is needed\n');
        continue;
      }
      break;
    }
  }
  return text;
}

async function resolveIt(io: Terminal, desk: DeskProcedure, input: unknown, before: Before): Promise<void> {
  io.out('\n');
  for (;;) {
    const answer = (await ask(io, 'o odds, r roll, t type my dice, s FILE roll and save, Enter back: ')).trim();
    io.out('\n');
    const [word = '', ...rest] = answer.split(/\s+/);
    if (word === '' || word === 'b' || word === 'q') return;
    if (word === 'o') showOdds(desk, before, io, usualSampling, {});
    else if (word === 'r') await runDesk(desk, input, before, seeded(randomBytes(4).toString('hex')), io, {});
    else if (word === 't') await runDesk(desk, input, before, typedDice(io), io, {});
    else if (word === 's')
      await runDesk(desk, input, before, seeded(randomBytes(4).toString('hex')), io, {
        save: rest.join(' ') || `${desk.id.replace('/', '-')}.json`,
      });
    else io.out('  o, r, t, s or Enter, please\n');
    io.out('\n');
  }
}
