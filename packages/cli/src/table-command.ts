/** `ironbottom table`: a game on the terminal, several seats at one keyboard or against chance. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  askOf,
  askText,
  awaited,
  begin,
  chance,
  commitment,
  type DiceSource,
  DieWanted,
  didYouMean,
  type Event,
  fromText,
  type Game,
  hashOf,
  hears,
  type Kit,
  poisonous,
  type Refusal,
  type Rulebook,
  type Setup,
  sample,
  seedFrom,
  submit,
  typeDie,
  undo,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { type Command, type Given, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { wrap } from './layout.js';
import { ask as prompt } from './prompt.js';
import { readJsonFile } from './read.js';
import { exits, Refused } from './refused.js';
import { playable } from './rulebooks.js';
import { numberFrom } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export const table: Command = {
  name: 'table',
  args: '[SCENARIO]',
  about: 'A game on the terminal; without SCENARIO, the scenarios there are.',
  more: [
    '',
    'Every answer is a line of words; "undo" takes the last one back, "quit" leaves.',
    'The seed is committed to before the first roll; the saved file can be checked',
    'with "ironbottom replay FILE --verify" once the game is over.',
  ],
  flags: [
    { name: 'random', takes: 'SEATS', about: 'seats played by chance, such as Red,Green or all' },
    { name: 'file', takes: 'FILE', about: 'the forces, for scenarios that want some (JSON)' },
    { name: 'seed', takes: 'WORD', about: 'dice from this word instead of chance' },
    { name: 'entropy', takes: 'SEAT=WORD,…', about: 'what each seat mixes into the dice' },
    { name: 'type-dice', about: 'type the dice of your own table as they are asked for' },
    { name: 'options', takes: 'NAME,…', about: 'optional rules, such as criticalHits,lessLuck=2' },
    { name: 'save', takes: 'FILE', about: 'write the game to a file' },
    jsonFlag,
  ],
  most: 1,
  async run(given, io) {
    const asJson = given.flags.has('json');
    const [name] = given.words;
    if (name === undefined) {
      const all = playable.flatMap((book) =>
        book.scenarios.map(({ id, title }) => ({ id: `${book.name}/${id}`, title })),
      );
      const width = Math.max(...all.map(({ id }) => id.length));
      io.out(asJson ? json(io, all) : all.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}\n`).join(''));
      return exits.ok;
    }
    const { rulebook, scenario } = scenarioCalled(name);
    const game = await openGame(io, rulebook, scenario, given);
    const random = seatsOf(given.flags.get('random') ?? '', game);
    await playOut(io, game, random, given.flags.get('seed') ?? randomBytes(4).toString('hex'), asJson);
    const { over } = game.state.umpire;
    const save = given.flags.get('save');
    if (save !== undefined) await saveGame(save, writeGame(game, { seed: over !== null }));
    const hash = hashOf(game.state);
    if (asJson) io.out(json(io, { scenario: name, answers: game.log.length, over, hash, file: save ?? null }));
    else {
      io.out(
        over === null
          ? 'The game is under way.\n'
          : `Won by ${over.winners.join(', ') || 'nobody'}: ${over.why} (${over.rule}).\n`,
      );
      if (save !== undefined)
        io.out(`Saved in ${save}${over === null ? '; its seed stays secret until the game is over' : ''}.\n`);
    }
    return exits.ok;
  },
};

function scenarioCalled(name: string): { rulebook: Rulebook<Kit>; scenario: string } {
  const all = playable.flatMap((rulebook) =>
    rulebook.scenarios.map(({ id }) => ({ rulebook, scenario: id, full: `${rulebook.name}/${id}` })),
  );
  const found = all.filter(({ full, scenario }) => full === name || scenario === name);
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const known = all.map(({ full }) => full);
  throw new Refused(
    `${shownWord(name)}: there is no such scenario${didYouMean(name, known) || `; there are ${known.join(', ')}`}`,
  );
}

async function openGame(io: Terminal, rulebook: Rulebook<Kit>, scenario: string, { flags }: Given): Promise<Game<Kit>> {
  const file = flags.get('file');
  const set = (
    file === undefined ? null : await readJsonFile(file, `forces of ${rulebook.name}/${scenario}`)
  ) as Setup['set'];
  const setup: Setup = { scenario, options: optionsOf(flags.get('options') ?? ''), charts: {}, set };
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
  const hint = file === undefined ? '; give the forces with --file' : '';
  throw new Refused(`${begun.errors[0] ?? 'the set-up is refused'}${hint}`);
}

/** Do it, asking for each die that is still missing, and again from the start of it. */
async function withDice<T>(io: Terminal, put: (wanted: DieWanted, face: number) => void, act: () => T): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (fault) {
      if (!(fault instanceof DieWanted)) throw fault;
      put(fault, await typedFace(io, fault));
    }
  }
}

async function typedFace(io: Terminal, { key, sides }: DieWanted): Promise<number> {
  for (;;) {
    const answer = (await prompt(io, `  ${key.seat} rolls for ${key.rule}, 1 to ${sides}: `)).trim();
    const face = Number(answer);
    if (/^\d{1,2}$/.test(answer) && face >= 1 && face <= sides) return face;
    io.out(`  a whole number from 1 to ${sides}, please\n`);
  }
}

/** 'criticalHits,lessLuck=2'; the rulebook says which there are. */
function optionsOf(text: string): Setup['options'] {
  const options: Setup['options'] = {};
  for (const part of text.split(',').filter((each) => each !== '')) {
    const [name = '', value = 'true'] = part.split('=');
    if (poisonous.has(name)) throw new Refused(`--options: ${name} is a name that is never allowed`);
    options[name] =
      value === 'true' ? true : value === 'false' ? false : /^\d{1,6}$/.test(value) ? Number(value) : value;
  }
  return options;
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

/** Until it is over or somebody leaves. */
async function playOut(
  io: Terminal,
  game: Game<Kit>,
  random: ReadonlySet<string>,
  seed: string,
  asJson: boolean,
): Promise<void> {
  const paint = paintFor(io);
  const people = game.seats.map(({ seat }) => seat).filter((seat) => !random.has(seat));
  const below = chance(numberFrom(seed));
  const tell = (events: readonly Event[]): void => {
    if (!asJson) for (const line of eventLines(io, game, events, people)) io.out(`${line}\n`);
  };
  if (!asJson && game.source.from === 'seed') {
    io.out(`${paint('dim', `The seed is committed to: ${commitment(game.source.seed)}`)}\n`);
  }
  const put = (wanted: DieWanted, face: number): void => void typeDie(game, wanted, face);
  tell(game.opening.events);
  for (let seats = awaited(game); seats.length > 0; seats = awaited(game)) {
    const seat = seats.find((each) => random.has(each)) ?? seats[0] ?? '';
    const ask = askOf(game, seat);
    if (ask === undefined) return;
    const view = viewOf(game.state, seat);
    const { ways } = game.desk;
    if (random.has(seat)) {
      const answer = sample(view, ask, below, ways);
      const played = await withDice(io, put, () => submit(game, seat, answer));
      if ('events' in played) tell(played.events);
      else throw new Error(`a sampled answer was refused: ${played.refusal.why}`);
      continue;
    }
    io.out(
      `\n${paint('bold', seat)}\n${askText(ask, ways)
        .map((line) => `  ${line}`)
        .join('\n')}\n`,
    );
    const line = (await prompt(io, `${seat}> `)).trim();
    if (line === 'quit' || line === 'exit') return;
    const refused =
      line === 'undo'
        ? undo(game, people.findLast((each) => game.log.some((entry) => entry.seat === each)) ?? seat)
        : await answer(line);
    if (refused !== undefined)
      io.out(`  ${paint('red', refused.why)}${refused.rule === '' ? '' : ` (rule ${refused.rule})`}\n`);

    async function answer(text: string): Promise<Refusal | undefined> {
      if (ask === undefined) return undefined;
      const read = fromText(view, ask, text, ways);
      const played = 'refusal' in read ? read : await withDice(io, put, () => submit(game, seat, read.answer));
      if ('refusal' in played) return played.refusal;
      tell(played.events);
      return undefined;
    }
  }
}

/** What those at this keyboard hear; what is for one of them alone is marked. */
function eventLines(io: Terminal, game: Game<Kit>, events: readonly Event[], people: readonly string[]): string[] {
  const paint = paintFor(io);
  return events
    .filter((event) => people.length === 0 || people.some((seat) => hears(event, seat)))
    .flatMap((event) => {
      const alone = event.to === 'all' || people.length < 2 ? '' : `(${event.to.join(', ')}) `;
      const [first = '', ...rest] = wrap(`${alone}${game.rulebook.words(event)}`, io.columns - 12);
      return [`  ${paint('cyan', event.rule.padEnd(8))}  ${first}`, ...rest.map((line) => ' '.repeat(12) + line)];
    });
}

async function saveGame(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (fault) {
    throw new Refused(
      `--save ${shownWord(file)}: cannot be written (${fault instanceof Error && 'code' in fault ? String(fault.code) : 'error'})`,
    );
  }
}
