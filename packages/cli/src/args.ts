/** The command line: which command, which flags, which words; near misses are named. */
import { didYouMean } from '@ironbottom/umpire';
import { Refused } from './refused.js';
import type { Terminal } from './terminal.js';

/** `takes`: what stands after the flag; without it the flag stands alone. */
export type Flag = { name: string; takes?: string; about: string };

export type Given = { words: string[]; flags: Map<string, string> };

export type Command = {
  /** 'desk run' */
  name: string;
  /** 'NAME ["LINE"]' */
  args: string;
  about: string;
  more?: string[];
  flags: readonly Flag[];
  /** How many words may follow. */
  most: number;
  run(given: Given, io: Terminal): Promise<number>;
};

export const jsonFlag: Flag = { name: 'json', about: 'for programs: JSON in, JSON out' };
export const verboseFlag: Flag = { name: 'verbose', about: 'the policy in full, and the ground every chart stands on' };
const helpFlag: Flag = { name: 'help', about: 'this page' };

export const hasHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
};

export function findCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; rest: string[] } | undefined {
  const [one = '', two = ''] = args;
  const pair = commands.find((command) => command.name === `${one} ${two}`);
  if (pair !== undefined) return { command: pair, rest: args.slice(2) };
  // A second word that names nothing is a slip, not something the first command takes.
  const group = commands.some((command) => command.name.startsWith(`${one} `));
  if (group && two !== '' && !two.startsWith('-')) return undefined;
  const single = commands.find((command) => command.name === one);
  return single === undefined ? undefined : { command: single, rest: args.slice(1) };
}

/** What to say of words that name no command. */
export function unknownCommand(commands: readonly Command[], args: readonly string[]): string {
  const [one = '', two] = args;
  const inner = commands.filter((command) => command.name.startsWith(`${one} `)).map((command) => command.name);
  if (inner.length > 0) {
    const named = two === undefined ? '' : `${one} ${two}: there is no such command; `;
    return `${named}there ${inner.length === 1 ? 'is' : 'are'} ${inner.join(', ')}`;
  }
  const firsts = [...new Set(commands.map((command) => command.name.split(' ')[0] ?? ''))];
  return `${shownWord(one)}: there is no such command${didYouMean(one, firsts) || `; there are ${firsts.join(', ')}`}`;
}

export function readArgs(command: Command, args: readonly string[]): Given {
  const flags = new Map<string, string>();
  const words: string[] = [];
  const known = [...command.flags, helpFlag];
  let open = true;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (open && arg === '--') open = false;
    else if (open && arg.startsWith('--')) {
      const [name = '', value] = split(arg.slice(2));
      const flag = known.find((each) => each.name === name);
      if (flag === undefined) {
        const guess = didYouMean(
          name,
          known.map((each) => each.name),
        ).replace('mean ', 'mean --');
        throw new Refused(
          `--${shownWord(name)}: ${command.name} has no such flag${guess || `; there are ${known.map((f) => `--${f.name}`).join(', ')}`}`,
        );
      }
      if (flags.has(name)) throw new Refused(`--${name}: given twice`);
      if (flag.takes === undefined && value !== undefined) throw new Refused(`--${name}: takes no value`);
      if (flag.takes === undefined) flags.set(name, '');
      else {
        const next = value ?? args[++i];
        if (next === undefined) throw new Refused(`--${name}: wants ${flag.takes} after it`);
        flags.set(name, next);
      }
    } else if (open && arg.length > 1 && arg.startsWith('-') && !/^-\d/.test(arg) && !arg.startsWith('->')) {
      throw new Refused(`${shownWord(arg)}: flags are written with two dashes, such as --json`);
    } else words.push(arg);
  }
  if (words.length > command.most) {
    const odd = words[command.most] ?? '';
    throw new Refused(
      `"${shownWord(odd)}": too much; the command is: ironbottom ${command.name} ${command.args}`.trimEnd(),
    );
  }
  return { words, flags };
}

function split(text: string): [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** A word from outside as a terminal may safely show it. */
export function shownWord(word: string): string {
  const plain = word.replace(/[^\x20-\x7e]/g, '?');
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

export function help(command: Command): string[] {
  const flags = [...command.flags, helpFlag].map(
    (flag) => [`--${flag.name}${flag.takes === undefined ? '' : ` ${flag.takes}`}`, flag.about] as const,
  );
  const width = Math.max(...flags.map(([name]) => name.length));
  return [
    `ironbottom ${command.name} ${command.args}`.trimEnd(),
    '',
    `  ${command.about}`,
    ...(command.more ?? []).map((line) => (line === '' ? '' : `  ${line}`)),
    '',
    ...flags.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`),
    '',
  ];
}
