/**
 * A game as one readable file: what was agreed, what was answered, what was rolled. Reading it plays it again.
 *
 *   ironbottom game 1
 *   rulebook: straits 1
 *   scenario: "narrows"
 *   …
 *   commitment: 9f86d081…
 *
 *   red: fleet 2, mines 1
 *     captain means, turn 3, place 14: Bring the fleet past the mines by night.
 *     roll 4.2 red 1 of turn 3 fire: 5 of 6
 *   blue: none
 *
 *   seed: 0123…
 *   hash: 6b86b2…
 */

import { commitment, type DiceSource, DieWanted, isHex } from './dice.js';
import type { Seat } from './events.js';
import { askOf, type Beside, begin, type Entry, type Game, noteBeside, submit } from './game.js';
import { canonical, hashOf } from './hash.js';
import type { Kit, Rulebook, Setup } from './rulebook.js';
import type { Roll } from './table.js';
import { fromText, toText } from './text.js';
import { viewOf } from './view.js';

const first = 'ironbottom game 1';

/** With `seed`, the seed is revealed: at the end of a game, or in the umpire's own file. Without, only its commitment. */
export function writeGame<K extends Kit>(game: Game<K>, { seed }: { seed: boolean }): string {
  const { rulebook, setup, source } = game;
  const lines = [
    first,
    `rulebook: ${rulebook.name} ${rulebook.edition}`,
    `scenario: ${setup.scenario}`,
    `options: ${canonical(setup.options)}`,
    `charts: ${canonical(setup.charts)}`,
    `set: ${canonical(setup.set)}`,
    `seats: ${game.seats.map(({ seat, party }) => `${seat} (${party})`).join(', ')}`,
  ];
  if (source.from === 'seed') {
    const { before } = source;
    lines.push(
      before === undefined ? 'dice: seeded' : `dice: seeded after ${before.length}`,
      `commitment: ${commitment(source.seed)}`,
    );
    for (const [seat, entropy] of Object.entries(source.entropy).sort()) lines.push(`entropy ${seat}: ${entropy}`);
  } else {
    lines.push('dice: typed');
  }
  lines.push('', ...game.opening.rolls.map(rollLine));

  // Answers are written in the words of the question they answered, so the game is played once more beside the log.
  const again = begun(rulebook, setup, { from: 'script', faces: rollsOf(game).map((roll) => roll.face) });
  for (const entry of game.log) {
    const { seat, answer, rolls } = entry;
    const ask = askOf(again, seat);
    if (ask === undefined) throw new Error(`the log has an answer of ${seat} where nothing was asked`);
    lines.push(`${seat}: ${toText(ask, answer, again.desk.ways)}`, ...besideLines(entry), ...rolls.map(rollLine));
    submit(again, seat, answer);
  }

  lines.push('');
  if (source.from === 'seed' && seed) lines.push(`seed: ${source.seed}`);
  lines.push(`hash: ${hashOf(game.state)}`, '');
  return lines.join('\n');
}

/** Every roll of a game, in order. */
export function rollsOf<K extends Kit>(game: Game<K>): Roll[] {
  return [...game.opening.rolls, ...game.log.flatMap((entry) => entry.rolls)];
}

function rollLine(roll: Roll): string {
  const { rule, seat, nth, turn, phase, face, sides } = roll;
  return `  roll ${rule} ${seat} ${nth + 1} of turn ${turn} ${phase}: ${face} of ${sides}`;
}

function besideLines({ meant, hint }: Entry): string[] {
  const lines = (meant?.intents ?? []).map(({ turn, at, text }) => {
    const where = at === undefined ? '' : `, place ${at}`;
    return `  ${meant?.by} means, turn ${turn}${where}: ${text.replace(/\s+/g, ' ')}`;
  });
  return hint === undefined ? lines : [...lines, `  hint: ${hint}`];
}

/** What stands in a file, before anything of it is believed. */
export type GameFile = {
  rulebook: string;
  edition: string;
  setup: Setup;
  seeded: boolean;
  /** So many of its first rolls were taken over from another game. */
  before: number;
  commitment: string | null;
  entropy: { [seat: Seat]: string };
  answers: { line: number; seat: Seat; text: string; beside: Beside }[];
  rolls: { line: number; text: string; face: number }[];
  seed: string | null;
  hash: string | null;
};

type Errors = { errors: string[] };

export function parseGame(text: string): { file: GameFile } | Errors {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== first) return { errors: [`line 1: this is not a game file; it should begin with "${first}"`] };
  const file: GameFile = {
    rulebook: '',
    edition: '',
    setup: { scenario: '', options: {}, charts: {}, set: null },
    seeded: true,
    before: 0,
    commitment: null,
    entropy: Object.create(null),
    answers: [],
    rolls: [],
    seed: null,
    hash: null,
  };
  const errors: string[] = [];
  let part: 'head' | 'log' | 'tail' = 'head';
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    if (line.trim() === '') {
      if (part === 'head') part = 'log';
      continue;
    }
    const [, indent = '', name = '', value = ''] = /^(\s*)([^:]*):\s?(.*)$/.exec(line) ?? [];
    if (name === '') errors.push(`line ${i + 1}: expected "name: value", found "${line.slice(0, 60)}"`);
    else if (part === 'head') readHead(file, name, value, i + 1, errors);
    else if (indent !== '' && name.startsWith('roll ')) {
      const face = Number(/^(\d+) of \d+$/.exec(value)?.[1]);
      if (Number.isNaN(face)) errors.push(`line ${i + 1}: a roll ends with its face, such as "5 of 6"`);
      file.rolls.push({ line: i + 1, text: line, face });
    } else if (indent !== '' && readBeside(file, name, value)) continue;
    else if (name === 'seed') file.seed = value;
    else if (name === 'hash') file.hash = value;
    else file.answers.push({ line: i + 1, seat: name, text: value, beside: {} });
  }
  return errors.length > 0 ? { errors } : { file };
}

/** Files written before there was any have none. */
function readBeside({ answers }: GameFile, name: string, value: string): boolean {
  const beside = answers.at(-1)?.beside;
  const [, by, turn, at] = /^(\S+) means, turn (\d+)(?:, place (\d+))?$/.exec(name) ?? [];
  if (beside === undefined || (by === undefined && name !== 'hint')) return false;
  if (by === undefined) beside.hint = value;
  else {
    const intent = { turn: Number(turn), text: value, ...(at !== undefined && { at: Number(at) }) };
    beside.meant = { by, intents: [...(beside.meant?.intents ?? []), intent] };
  }
  return true;
}

function readHead(file: GameFile, name: string, value: string, line: number, errors: string[]): void {
  const json = (): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      errors.push(`line ${line}: ${name} is not JSON`);
      return {};
    }
  };
  const entropyOf = /^entropy (.+)$/.exec(name)?.[1];
  if (name === 'rulebook') [file.rulebook = '', file.edition = ''] = value.split(' ');
  else if (name === 'scenario') file.setup.scenario = value;
  else if (name === 'options' || name === 'charts') file.setup[name] = json() as never;
  else if (name === 'set') file.setup.set = json() as never;
  else if (name === 'dice') {
    const [, after] = /^seeded(?: after (\d+))?$/.exec(value) ?? [];
    file.seeded = value.startsWith('seeded');
    file.before = Number(after ?? 0);
  } else if (name === 'commitment') file.commitment = value;
  else if (entropyOf !== undefined) file.entropy[entropyOf] = value;
  else if (name !== 'seats') errors.push(`line ${line}: nobody knows what "${name}" is`);
}

/**
 * Play a file. Its own rolls are used, so a game whose seed is still secret can be read too; whether they are what the
 * seed gives is for `verifyGame` to say.
 */
export function readGame(
  text: string,
  rulebooks: readonly Rulebook<Kit>[],
): { game: Game<Kit>; file: GameFile } | Errors {
  const parsed = parseGame(text);
  if ('errors' in parsed) return parsed;
  const { file } = parsed;
  const seeded: DiceSource | undefined =
    file.seeded && file.seed !== null && isHex(file.seed) && file.seed.length === 64
      ? {
          from: 'seed',
          seed: file.seed,
          entropy: { ...file.entropy },
          ...(file.before > 0 && { before: file.rolls.slice(0, file.before).map(({ face }) => face) }),
        }
      : undefined;
  const source: DiceSource = seeded ?? { from: 'script', faces: file.rolls.map((roll) => roll.face) };
  return playFile(file, rulebooks, source);
}

function playFile(
  file: GameFile,
  rulebooks: readonly Rulebook<Kit>[],
  source: DiceSource,
): { game: Game<Kit>; file: GameFile } | Errors {
  const named = rulebooks.filter((r) => r.name === file.rulebook);
  const { scenario } = file.setup;
  const rulebook = named.find(({ scenarios }) => scenarios.some(({ id }) => id === scenario)) ?? named[0];
  if (rulebook === undefined) return { errors: [`there is no rulebook "${file.rulebook}" here`] };
  if (rulebook.edition !== file.edition) {
    return { errors: [`the file was played with ${file.rulebook} ${file.edition}; this is ${rulebook.edition}`] };
  }
  try {
    const begun = begin(rulebook, file.setup, source);
    if ('errors' in begun) return begun;
    const { game } = begun;
    for (const { line, seat, text, beside } of file.answers) {
      const ask = askOf(game, seat);
      if (ask === undefined) return { errors: [`line ${line}: nothing is asked of ${seat} here`] };
      const said = fromText(viewOf(game.state, seat), ask, text, game.desk.ways);
      const played = 'refusal' in said ? said : submit(game, seat, said.answer);
      if ('refusal' in played) {
        const { rule, why } = played.refusal;
        return { errors: [`line ${line}: ${why}${rule === '' ? '' : ` (${rule})`}`] };
      }
      noteBeside(game, beside);
    }
    return { game, file };
  } catch (fault) {
    if (fault instanceof DieWanted) return { errors: [`the file has no roll left where ${fault.message}`] };
    return { errors: [fault instanceof Error ? fault.message : String(fault)] };
  }
}

export type Verdict = { ok: boolean; answers: number; rolls: number; seen: string[]; problems: string[] };

/** Recompute everything: the commitment from the seed, every roll from seed and entropy, the state from the answers. */
export function verifyGame(text: string, rulebooks: readonly Rulebook<Kit>[]): Verdict {
  return checkGame(text, rulebooks).verdict;
}

/** The same, with the game that was played for it, if it could be. */
export function checkGame(
  text: string,
  rulebooks: readonly Rulebook<Kit>[],
): { verdict: Verdict; game: Game<Kit> | undefined } {
  const verdict: Verdict = { ok: false, answers: 0, rolls: 0, seen: [], problems: [] };
  const parsed = parseGame(text);
  if ('errors' in parsed) return { verdict: { ...verdict, problems: parsed.errors }, game: undefined };
  const { file } = parsed;
  const { seen, problems } = verdict;
  verdict.answers = file.answers.length;
  verdict.rolls = file.rolls.length;

  if (!file.seeded) seen.push('the dice were typed by people: they cannot be recomputed, only counted');
  else if (file.seed === null) problems.push('the seed has not been revealed yet: the rolls cannot be recomputed');
  else if (!isHex(file.seed) || file.seed.length !== 64) problems.push('the seed is not 64 hexadecimal digits');
  else if (file.commitment === null)
    problems.push('the file has no commitment: the seed could have been chosen afterwards');
  else if (commitment(file.seed) !== file.commitment) problems.push('the seed is not the one that was committed to');
  else seen.push('the seed is the one that was committed to');

  const played = readGame(text, rulebooks);
  if ('errors' in played) problems.push(...played.errors);
  else {
    const rolled = rollsOf(played.game).map(rollLine);
    const differs = file.rolls.findIndex((roll, i) => roll.text !== rolled[i]);
    const odd = file.rolls[differs];
    if (odd !== undefined)
      problems.push(
        `line ${odd.line}: the file says "${odd.text.trim()}", the game comes to "${(rolled[differs] ?? 'no roll').trim()}"`,
      );
    else if (rolled.length !== file.rolls.length)
      problems.push(`the game has ${rolled.length} rolls, the file ${file.rolls.length}`);
    else if (file.seeded && file.seed !== null && file.before > 0)
      seen.push(
        `the first ${file.before} rolls are taken over from another game; the ${rolled.length - file.before} after them are what the seed and the seats' entropy give`,
      );
    else if (file.seeded && file.seed !== null)
      seen.push(`all ${rolled.length} rolls are what the seed and the seats' entropy give`);
    const hash = hashOf(played.game.state);
    if (file.hash === null) problems.push('the file has no hash of its last state');
    else if (hash !== file.hash) problems.push(`the last state hashes to ${hash}, the file says ${file.hash}`);
    else seen.push('the last state has the hash the file gives');
  }
  const game = 'errors' in played ? undefined : played.game;
  return { verdict: { ...verdict, ok: problems.length === 0 }, game };
}

function begun<K extends Kit>(rulebook: Rulebook<K>, setup: Setup, source: DiceSource): Game<K> {
  const game = begin(rulebook, setup, source);
  if ('errors' in game) throw new Error(`a game under way has a set-up that is refused: ${game.errors.join('; ')}`);
  return game.game;
}
