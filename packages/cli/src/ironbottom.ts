/** The command `ironbottom`: which command is meant, and what is said when it cannot be done. */
import { existsSync, readFileSync } from 'node:fs';
import { admin } from './admin-command.js';
import { type Command, findCommand, hasHelp, help, readArgs, unknownCommand } from './args.js';
import { balance } from './balance-command.js';
import { deskList, deskRun, deskShow } from './desk-commands.js';
import { desk } from './desk-talk.js';
import { labWork } from './lab-command.js';
import { ledger } from './ledger-command.js';
import { names } from './names-command.js';
import { odds } from './odds-command.js';
import { play } from './play-command.js';
import { exits, Refused } from './refused.js';
import { replay } from './replay-command.js';
import { serve } from './serve-command.js';
import { sim } from './sim-command.js';
import { asRefused } from './sitting.js';
import { table } from './table-command.js';
import type { Terminal } from './terminal.js';
import { tournament } from './tournament-command.js';

const commands: readonly Command[] = [
  play,
  serve,
  admin,
  desk,
  deskList,
  deskRun,
  deskShow,
  odds,
  table,
  sim,
  tournament,
  balance,
  labWork,
  names,
  replay,
  ledger,
];

/** Of the package, whether this runs built or from its source. */
function version(): string {
  const files = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));
  const file = files.find((each) => existsSync(each));
  const about = file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as { version?: string });
  return about.version ?? 'of an unknown version';
}

function overview(): string[] {
  const names = commands.map(({ name, args }) => `ironbottom ${name} ${args}`.trimEnd());
  const width = Math.max(...names.map((name) => name.length));
  return [
    'Ironbottom: rulebooks of the Pacific War, one umpire.',
    '',
    ...commands.map(({ about }, i) =>
      `  ${(names[i] ?? '').padEnd(width)}  ${about.split(/[:;]/)[0] ?? ''}`.replace(/\.$/, ''),
    ),
    '',
    '  A strike in a line:  ironbottom desk run strike "10 Dauntless AP -> Shokaku with 6 DD"',
    '  and its odds:        ironbottom odds strike "10 Dauntless AP -> Shokaku with 6 DD"',
    '',
    '  A scenario of your own: docs/scenarios.md says how it is written, ironbottom names lists its names.',
    '',
    '  --help after a command explains it; --version; every command but play and desk has --json.',
    '',
  ];
}

async function obey(args: readonly string[], io: Terminal): Promise<number> {
  const [first] = args;
  if (first === '--version') {
    io.out(`ironbottom ${version()}\n`);
    return exits.ok;
  }
  if (first === 'help' || first === '--help' || first === '-h') {
    const found = first === 'help' && args.length > 1 ? findCommand(commands, args.slice(1)) : undefined;
    io.out(`${(found === undefined ? overview() : help(found.command)).join('\n')}\n`);
    return exits.ok;
  }
  const named = first === undefined || first.startsWith('--') ? ['play', ...args] : args;
  const found = findCommand(commands, named);
  if (found === undefined) {
    throw new Refused(unknownCommand(commands, named));
  }
  if (hasHelp(found.rest)) {
    const group = commands.filter((command) => command.name.startsWith(`${found.command.name} `));
    io.out(`${[found.command, ...group].flatMap(help).join('\n')}\n`);
    return exits.ok;
  }
  return found.command.run(readArgs(found.command, found.rest), io);
}

/** With nothing in it that a terminal would obey. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '?');

/** Never throws: whatever happens becomes a line and an exit code. */
export async function ironbottom(args: readonly string[], io: Terminal): Promise<number> {
  try {
    return await obey(args, io);
  } catch (thrown) {
    const fault = asRefused(thrown);
    if (fault instanceof Refused) {
      io.err(`ironbottom: ${oneLine(fault.message)}\n`);
      for (const other of fault.others) io.err(`  ${oneLine(other)}\n`);
      return exits.refused;
    }
    const what = fault instanceof Error ? fault.message : String(fault);
    const line = oneLine(what).slice(0, 300);
    io.err(
      `ironbottom: an error of the program, not of yours: ${line}; please report it with the command, its input and "ironbottom --version"\n`,
    );
    return exits.internal;
  }
}
