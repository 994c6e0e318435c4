/** `ironbottom table`: a game on the terminal, several seats at one keyboard or against chance. */
import { randomBytes } from 'node:crypto';
import { shelved } from '@ironbottom/shelf';
import {
  begin,
  chance,
  type DiceSource,
  didYouMean,
  type Game,
  hashOf,
  type Kit,
  numberFrom,
  type Rulebook,
  seedFrom,
  viewOf,
  whyNotCalled,
} from '@ironbottom/umpire';
import { playerCalled } from '@ironbottom/wire/program';
import { type Command, type Given, jsonFlag, shownWord } from './args.js';
import { checkSave, json } from './desk-commands.js';
import { wrap } from './layout.js';
import { Left } from './prompt.js';
import { exits, Refused } from './refused.js';
import { playable } from './rulebooks.js';
import { exampleOf, scenarioCalled } from './scenario-called.js';
import { exampleTold, setUpFlags, setUpFrom } from './set-up.js';
import { howItStands } from './story.js';
import { type Program, playOut } from './table-play.js';
import { resumeGame, saveGame } from './table-save.js';
import { paintFor, type Terminal } from './terminal.js';
import { withDice } from './typed-table-dice.js';

export const table: Command = {
  name: 'table',
  args: '[SCENARIO]',
  about: 'A game on the terminal; without SCENARIO, the scenarios there are.',
  more: [
    '',
    'Answer with the numbers of the printed list, names, parts of names, all, none,',
    'yes or no; "?" shows the question again, "brief" what you are to do and with',
    'what, "undo" takes the last answer back, "quit", Ctrl-C and Ctrl-D leave, and',
    'save where --save names a file.',
    'The seed is committed to before the first roll; the saved file can be checked',
    'with "ironbottom replay FILE --verify" once the game is over.',
    '',
    'A program of your own sits down as japan=./my-bot.py, a file to be run, or as',
    '"japan=exec:python3 my-bot.py", a command; docs/bots.md says how it is asked.',
    '',
    'A scenario of your own: docs/scenarios.md says how it is written, "ironbottom',
    'names" lists the names for it, "table flat-top/custom --file FILE" plays it.',
  ],
  flags: [
    { name: 'random', takes: 'SEATS', about: 'seats played by chance, such as Red,Green or all' },
    { name: 'bots', takes: 'SEAT=NAME,…', about: 'seats played by programs, such as japan=recruit' },
    ...setUpFlags,
    { name: 'example', about: 'print the forces that are used without --file (JSON)' },
    { name: 'seed', takes: 'WORD', about: 'dice from this word instead of chance' },
    { name: 'entropy', takes: 'SEAT=WORD,…', about: 'what each seat mixes into the dice' },
    { name: 'type-dice', about: 'type the dice of your own table as they are asked for' },
    { name: 'save', takes: 'FILE', about: 'write the game to a file when it is over, or when you leave' },
    { name: 'overwrite', about: 'with --save: replace a file that is there already' },
    { name: 'resume', takes: 'FILE', about: 'go on with a game that was saved before it was over' },
    jsonFlag,
  ],
  most: 1,
  async run(given, io) {
    const asJson = given.flags.has('json');
    const [name] = given.words;
    const resume = given.flags.get('resume');
    const save = given.flags.get('save');
    if (save !== undefined && save !== resume) checkSave(save, given.flags.has('overwrite'));
    if (resume !== undefined) {
      const decided = ['file', 'example', 'seed', 'entropy', 'type-dice', 'options'].find((flag) =>
        given.flags.has(flag),
      );
      if (name !== undefined || decided !== undefined)
        throw new Refused(
          `--resume: the file says everything; leave ${decided ? `--${decided}` : shownWord(name ?? '')} out`,
        );
      return sitDown(io, await resumeGame(resume), given, save ?? resume);
    }
    if (name === undefined) {
      const all = playable.flatMap((book) =>
        book.scenarios.map(({ id, title }) => ({ id: `${book.name}/${id}`, title })),
      );
      const width = Math.max(...all.map(({ id }) => id.length));
      io.out(asJson ? json(io, all) : all.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}\n`).join(''));
      return exits.ok;
    }
    const { rulebook, scenario } = scenarioCalled(name);
    if (given.flags.has('example')) {
      const example = exampleOf(rulebook, scenario);
      if (example === undefined) throw new Refused(`--example: ${rulebook.name}/${scenario} wants no forces`);
      // To be written on: a line for each thing, wherever it goes.
      io.out(`${JSON.stringify(example, null, 2)}\n`);
      return exits.ok;
    }
    return sitDown(io, await openGame(io, rulebook, scenario, given), given, save);
  },
};

/** Play it out, or as far as people go, and save it. */
async function sitDown(io: Terminal, game: Game<Kit>, { flags }: Given, save: string | undefined): Promise<number> {
  const asJson = flags.has('json');
  const random = seatsOf(flags.get('random') ?? '', game);
  const luck = flags.get('seed') ?? randomBytes(4).toString('hex');
  const bots = botsOf(flags.get('bots') ?? '', game, luck);
  const how = await playOut(io, game, { random, bots, luck }, asJson).finally(() => {
    for (const [seat, { sits }] of bots) sits.leave?.(viewOf(game.state, seat));
  });
  for (const [seat, { sits }] of bots) {
    const slips = sits.slips?.() ?? 0;
    if (slips > 0)
      io.err(`ironbottom: ${seat}: chance answered ${slips} times, for nothing its program said was legal\n`);
  }
  const { over } = game.state.umpire;
  if (how === 'left' && save === undefined) throw new Left();
  if (how === 'left' && !asJson) io.out('\n');
  const saved = save === undefined ? undefined : await saveGame(save, game, seatsTold(flags));
  if (asJson) {
    const scenario = `${game.rulebook.name}/${game.setup.scenario}`;
    const hash = hashOf(game.state);
    io.out(json(io, { scenario, answers: game.log.length, over, hash, file: save ?? null }));
    return exits.ok;
  }
  for (const text of [howItStands(over), ...(saved?.said ?? [])])
    for (const line of wrap(text, io.columns)) io.out(`${line}\n`);
  // In one line, however long: it is there to be copied.
  if (saved?.goOn !== undefined) io.out(`Go on with:\n  ${saved.goOn}\n`);
  return exits.ok;
}

/** Who sits where is in no saved game: whoever goes on says it again. */
const seatsTold = (flags: Given['flags']): string =>
  ['bots', 'random'].map((name) => (flags.has(name) ? ` --${name} ${flags.get(name)}` : '')).join('');

async function openGame(io: Terminal, rulebook: Rulebook<Kit>, scenario: string, { flags }: Given): Promise<Game<Kit>> {
  const { setup, refused } = await setUpFrom(io, rulebook, scenario, flags);
  const example = flags.has('json') ? undefined : exampleTold(rulebook, scenario, flags);
  if (example !== undefined) for (const line of wrap(example, io.columns)) io.out(`${paintFor(io)('dim', line)}\n`);
  const word = flags.get('seed');
  const seed = word === undefined ? randomBytes(32).toString('hex') : seedFrom(word);
  const entropy = entropyOf(
    flags.get('entropy'),
    rulebook.seats(setup).map(({ seat }) => seat),
  );
  if (flags.has('type-dice') && (word !== undefined || flags.has('entropy')))
    throw new Refused('--type-dice: typed dice need no --seed and no --entropy');
  const faces: number[] = [];
  const source: DiceSource = flags.has('type-dice') ? { from: 'script', faces } : { from: 'seed', seed, entropy };
  const begun = await withDice(
    io,
    (_, face) => void faces.push(face),
    () => begin(rulebook, setup, source),
  );
  if ('game' in begun) return begun.game;
  throw refused(begun.errors);
}

function entropyOf(text: string | undefined, seats: readonly string[]): { [seat: string]: string } {
  const entropy: { [seat: string]: string } = {};
  for (const part of (text ?? '').split(',').filter((each) => each !== '')) {
    const [seat = '', word = ''] = part.split('=');
    if (!seats.includes(seat))
      throw new Refused(
        `--entropy: there is no seat ${shownWord(seat)}${didYouMean(seat, seats) || `; there are ${seats.join(', ')}`}`,
      );
    entropy[seat] = Buffer.from(word).toString('hex');
  }
  return entropy;
}

function seatsOf(text: string, game: Game<Kit>): Set<string> {
  const seats = game.seats.map(({ seat }) => seat);
  if (text === 'all') return new Set(seats);
  const named = text.split(',').filter((each) => each !== '');
  for (const seat of named) {
    if (!seats.includes(seat))
      throw new Refused(
        `--random: there is no seat ${shownWord(seat)}${didYouMean(seat, seats) || `; there are ${seats.join(', ')}`}`,
      );
  }
  return new Set(named);
}

/** 'japan=recruit', 'japan=admiral:40' for one that looks ahead, 'japan=./my-bot.py' for one of your own. */
function botsOf(text: string, game: Game<Kit>, luck: string): Map<string, Program> {
  const { name: rulebook } = game.rulebook;
  const { scenario, options } = game.setup;
  const book = shelved(rulebook, scenario);
  const known = book?.bots ?? [];
  const seats = game.seats.map(({ seat }) => seat);
  const names = known.map(({ name }) => name);
  const sitting = new Map<string, Program>();
  for (const part of text.split(',').filter((each) => each !== '')) {
    const [, seat = '', called = ''] = /^([^=]*)=?(.*)$/.exec(part) ?? [];
    const [name = ''] = called.split(':');
    const found = playerCalled(known, called, { rulebook, scenario, options, proposal: book?.proposal });
    if (!seats.includes(seat))
      throw new Refused(
        `--bots: there is no seat ${shownWord(seat)}${didYouMean(seat, seats) || `; there are ${seats.join(', ')}`}`,
      );
    if (found === undefined && !names.includes(name))
      throw new Refused(
        `--bots: there is no program ${shownWord(name)}${didYouMean(name, names) || `; there are ${names.join(', ')}`}`,
      );
    if (found === undefined) throw new Refused(`--bots: ${whyNotCalled(known, called)}`);
    const thought = found.futures === undefined ? {} : { futures: found.futures };
    const sits = found.bot.seat(seat, game.law, chance(numberFrom(`${luck} ${seat}`)), thought);
    sitting.set(seat, { by: found.bot.name, sits });
  }
  return sitting;
}
