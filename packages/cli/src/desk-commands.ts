/** `ironbottom desk`: list the procedures, run one, show a saved result. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve as resolvePath } from 'node:path';
import type { DeskProcedure } from '@ironbottom/umpire';
import { type Command, type Given, jsonFlag, shownWord, verboseFlag } from './args.js';
import { inputFlags, readInput } from './input.js';
import { wrap } from './layout.js';
import { chartsIn, tellOddCharts } from './odd-charts.js';
import { readJsonFile } from './read.js';
import { exits, Refused } from './refused.js';
import { books, procedureCalled, procedures } from './rulebooks.js';
import { forceLines, groundLines, stepLines } from './show.js';
import {
  type Before,
  type DeskResult,
  type DiceSupply,
  prepare,
  readDice,
  resolve,
  scripted,
  seeded,
} from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';
import { typedDice } from './typed-dice.js';

export const deskList: Command = {
  name: 'desk list',
  args: '[NAME]',
  about: 'The procedures of the desk; with NAME, one of them with its example.',
  flags: [jsonFlag],
  most: 1,
  async run({ words, flags }, io) {
    const [name] = words;
    const chosen = name === undefined ? procedures : [procedureCalled(name, 'desk list')];
    if (flags.has('json')) io.out(json(io, chosen.map(listed)));
    else if (name === undefined) io.out(`${list(io).join('\n')}\n`);
    else io.out(`${one(io, procedureCalled(name, 'desk list')).join('\n')}\n`);
    return exits.ok;
  },
};

const listed = ({ id, title, about, schema, example, line, policies }: DeskProcedure) => ({
  id,
  title,
  about,
  schema,
  example,
  line: line?.form ?? null,
  policies: Object.entries(policies).map(([name, policy]) => ({ name, about: policy.about })),
});

function list(io: Terminal): string[] {
  const paint = paintFor(io);
  const lines: string[] = [];
  for (const book of books.filter(({ desk }) => desk.length > 0)) {
    const width = Math.max(...book.desk.map(({ id }) => id.length));
    lines.push(paint('bold', book.title), '');
    for (const { id, about } of book.desk) {
      const [first = '', ...rest] = wrap(about, io.columns - width - 4);
      lines.push(`  ${paint('cyan', id.padEnd(width))}  ${first}`, ...rest.map((line) => ' '.repeat(width + 4) + line));
    }
    lines.push('');
  }
  lines.push(
    'One of them with its example:  ironbottom desk list NAME',
    'Try one:                       ironbottom desk run NAME --example',
  );
  return lines;
}

function one(io: Terminal, desk: DeskProcedure): string[] {
  const paint = paintFor(io);
  const lines = [
    `${paint('bold', desk.title)}  ${paint('cyan', desk.id)}`,
    '',
    ...wrap(desk.about, io.columns, '  '),
    '',
  ];
  if (desk.line !== undefined)
    lines.push(paint('bold', 'In a line'), '', `  ironbottom desk run ${desk.id} "${desk.line.form}"`, '');
  lines.push(
    paint('bold', 'As JSON'),
    '',
    ...JSON.stringify(desk.example, undefined, 2)
      .split('\n')
      .map((line) => `  ${line}`),
    '',
  );
  lines.push(paint('bold', 'Policies'), '');
  for (const [name, { about }] of Object.entries(desk.policies)) lines.push(...wrap(about, io.columns, `  ${name}: `));
  const options = Object.entries(desk.schema.properties?.options?.properties ?? {});
  if (options.length > 0) {
    lines.push('', paint('bold', 'Options'), '', `  --options ${options[0]?.[0] ?? ''}, or "options" in JSON`, '');
    const width = Math.max(...options.map(([option]) => option.length));
    for (const [option, { description = '' }] of options)
      lines.push(...wrap(description, io.columns, `  ${option.padEnd(width)}  `));
  }
  lines.push('', `Every field: ironbottom desk list ${desk.id} --json`);
  return lines;
}

export const deskRun: Command = {
  name: 'desk run',
  args: 'NAME ["LINE"]',
  about: 'Resolve a procedure: rolled, typed or scripted dice, step by step.',
  more: [
    '',
    'The input is a line such as "10 Dauntless AP -> Shokaku with 6 DD", a file, or',
    'JSON on standard input. Decisions it leaves open are taken by a named policy.',
  ],
  flags: [
    jsonFlag,
    ...inputFlags,
    { name: 'dice', takes: '4,3,6', about: 'these faces, in the order they are asked for' },
    { name: 'seed', takes: 'WORD', about: 'roll from this seed: the same seed, the same dice' },
    { name: 'type-dice', about: 'type the dice of your own table as they are asked for' },
    { name: 'save', takes: 'FILE', about: 'save the result to share; "desk show FILE" shows it' },
    { name: 'overwrite', about: 'with --save: replace a file that is there already' },
    verboseFlag,
  ],
  most: 2,
  async run(given, io) {
    const desk = procedureCalled(given.words[0], 'desk run');
    const supply = diceFor(given, io);
    const save = given.flags.get('save');
    if (save !== undefined) checkSave(save, given.flags.has('overwrite'));
    const input = await readInput(desk, given, io);
    const before = prepare(desk, input, given.flags.get('policy'));
    await tellOddCharts(io, desk.id.split('/')[0] ?? '', chartsIn(input));
    return runDesk(desk, input, before, supply, io, {
      save,
      json: given.flags.has('json'),
      whole: given.flags.has('verbose'),
    });
  },
};

/** How a result is told, and where it is kept. */
export type Telling = { save?: string | undefined; json?: boolean; whole?: boolean };

/** Run and print; shared with the menu of `ironbottom play`. */
export async function runDesk(
  desk: DeskProcedure,
  input: unknown,
  before: Before,
  supply: DiceSupply,
  io: Terminal,
  { save, json: asJson = false, whole = false }: Telling,
): Promise<number> {
  const paint = paintFor(io);
  const opening = asJson ? '' : `${heading(io, desk)}\n${forceLines(io, 'Before', before.forces).join('\n')}\n`;
  if (supply.live) io.out(opening);
  const { result, forces } = await resolve(desk, input, before, supply);
  if (asJson) io.out(json(io, result));
  else {
    // Whoever typed the dice has read the steps as they went.
    const steps = supply.live ? [] : [paint('bold', 'Steps'), '', ...stepLines(io, result.steps), ''];
    const lines = [...steps, ...forceLines(io, 'After', forces)];
    io.out(
      `${supply.live ? '' : opening}${[...lines, ...groundLines(io, result, whole, supply.live ? 'typed' : 'given')].join('\n')}\n`,
    );
  }
  if (save !== undefined) {
    await saveResult(save, result);
    if (!asJson) io.out(`${paint('dim', `Saved       ${save}`)}\n`);
  }
  return exits.ok;
}

/** Before anything is rolled: a file that is there already is not written over, unless it is said twice. */
export function checkSave(file: string, over: boolean): void {
  if (existsSync(file)) {
    if (!over) throw new Refused(`--save ${shownWord(file)}: is there already; --overwrite replaces it`);
  } else if (!existsSync(dirname(resolvePath(file))))
    throw new Refused(`--save ${shownWord(file)}: there is no such folder`);
}

export const heading = (io: Terminal, desk: DeskProcedure): string => {
  const paint = paintFor(io);
  return `${paint('bold', desk.title)}  ${paint('cyan', desk.id)}\n`;
};

function diceFor({ flags }: Given, io: Terminal): DiceSupply {
  const dice = flags.get('dice');
  const seed = flags.get('seed');
  const ways = [dice !== undefined, seed !== undefined, flags.has('type-dice')].filter(Boolean).length;
  if (ways > 1) throw new Refused('--dice, --seed and --type-dice: choose one');
  if (dice !== undefined) return scripted(readDice(dice));
  if (flags.has('type-dice')) {
    if (flags.has('json')) throw new Refused('--type-dice: not with --json; give the dice with --dice');
    if (!io.typed) throw new Refused('--type-dice: needs somebody at a terminal; give the dice with --dice');
    return typedDice(io);
  }
  if (seed !== undefined && (seed === '' || seed.length > 200))
    throw new Refused('--seed: wants a word of 1 to 200 letters');
  return seeded(seed ?? randomBytes(4).toString('hex'));
}

const savedAs = 'desk 1';

async function saveResult(file: string, result: DeskResult): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify({ ironbottom: savedAs, ...result }, undefined, 2)}\n`);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    throw new Refused(`--save ${shownWord(file)}: cannot be written (${code})`);
  }
}

export const deskShow: Command = {
  name: 'desk show',
  args: 'FILE',
  about: 'Show a saved result, and check it by running it again with its dice.',
  flags: [jsonFlag, verboseFlag],
  most: 1,
  async run({ words, flags }, io) {
    const [file] = words;
    if (file === undefined) throw new Refused('desk show: name the file that "desk run … --save FILE" has written');
    const saved = savedResult(await readJsonFile(file), file);
    const desk = procedureCalled(saved.procedure, 'desk show');
    const before = prepare(desk, saved.input, saved.policy.name);
    const again = await resolve(desk, saved.input, before, { ...scripted(saved.dice), seed: saved.seed });
    const same = canonical(again.result) === canonical(saved);
    if (flags.has('json')) io.out(json(io, { ...saved, checked: same }));
    else {
      const paint = paintFor(io);
      const lines = [
        heading(io, desk),
        ...forceLines(io, 'Before', before.forces),
        paint('bold', 'Steps'),
        '',
        ...stepLines(io, saved.steps),
        '',
        ...forceLines(io, 'After', again.forces),
        ...groundLines(io, saved, flags.has('verbose'), 'as saved'),
        same
          ? paint('green', 'Checked     the same input and dice give the same result')
          : paint('red', 'Differs     the same input and dice give another result here'),
      ];
      io.out(`${lines.join('\n')}\n`);
    }
    return same ? exits.ok : exits.differs;
  },
};

/** Only what is read again is checked here; the rest is compared with what running it gives. */
function savedResult(value: unknown, file: string): DeskResult {
  const bad = (what: string): never => {
    throw new Refused(`${file}: ${what}; this should be a file that "desk run … --save FILE" has written`);
  };
  if (typeof value !== 'object' || value === null || !('ironbottom' in value) || value.ironbottom !== savedAs)
    return bad('is no saved result');
  const { ironbottom: _, ...rest } = value as { ironbottom: string } & { [key: string]: unknown };
  if (typeof rest.procedure !== 'string') bad('procedure: must be a name');
  if (!Array.isArray(rest.dice) || !rest.dice.every((face) => Number.isInteger(face) && face >= 1))
    bad('dice: must be a list of faces');
  const policy = rest.policy;
  if (
    typeof policy !== 'object' ||
    policy === null ||
    !('name' in policy) ||
    typeof policy.name !== 'string' ||
    !('about' in policy) ||
    typeof policy.about !== 'string'
  )
    bad('policy: must have a name');
  if (rest.seed !== null && typeof rest.seed !== 'string') bad('seed: must be a word or null');
  const steps = rest.steps;
  if (!Array.isArray(steps) || !steps.every(isStep)) bad('steps: must be a list of steps');
  return rest as unknown as DeskResult;
}

function isStep(step: unknown): boolean {
  if (typeof step !== 'object' || step === null || !('rule' in step) || !('text' in step) || !('dice' in step))
    return false;
  return (
    typeof step.rule === 'string' &&
    typeof step.text === 'string' &&
    Array.isArray(step.dice) &&
    step.dice.every(Number.isInteger)
  );
}

/** Equal content, equal text, whatever the order of the keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Spread out for a person, in one line for a program. */
export const json = (io: Terminal, value: unknown): string =>
  `${JSON.stringify(value, undefined, io.watched ? 2 : 0)}\n`;
