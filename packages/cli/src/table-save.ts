/**
 * Games kept in files. Whoever knows the seed knows every die to come, so a game that is not over keeps its seed in a
 * second file that only its owner may read; once it is over, the seed stands in the game itself and that file goes.
 */
import { chmod, rm, writeFile } from 'node:fs/promises';
import { type Game, isHex, type Kit, parseGame, readGame, verifyGame, writeGame } from '@ironbottom/umpire';
import { shownWord } from './args.js';
import { readFile } from './read.js';
import { Refused } from './refused.js';
import { playable } from './rulebooks.js';

const seedFile = (file: string): string => `${file}.seed`;

/** Returns what to say of it and, of a game under way, the command that goes on with it; `seats`: the flags for who sits where. */
export async function saveGame(
  file: string,
  game: Game<Kit>,
  seats: string,
): Promise<{ said: readonly string[]; goOn?: string }> {
  const over = game.state.umpire.over !== null;
  const { source } = game;
  try {
    // The seed first: a game without it could not go on.
    if (!over && source.from === 'seed') {
      await writeFile(seedFile(file), `${source.seed}\n`, { mode: 0o600 });
      await chmod(seedFile(file), 0o600);
    }
    await writeFile(file, writeGame(game, { seed: over }));
    if (over) await rm(seedFile(file), { force: true });
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'error';
    throw new Refused(`--save ${shownWord(file)}: cannot be written (${code})`);
  }
  const saved = `Saved in ${file}.`;
  if (over) return { said: [saved] };
  const secret =
    source.from === 'seed' ? ` Its seed is in ${seedFile(file)}: read it, and you know the dice to come.` : '';
  const quoted = /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
  return { said: [`${saved}${secret}`], goOn: `npx ironbottom table --resume ${quoted}${seats}` };
}

/** An unfinished game, with its seed put back and everything in it checked. */
export async function resumeGame(file: string): Promise<Game<Kit>> {
  const text = await readFile(file);
  const parsed = parseGame(text);
  if ('errors' in parsed) throw new Refused(`${file}: ${parsed.errors[0] ?? 'cannot be read'}`);
  const secret = parsed.file.seeded && parsed.file.seed === null;
  const whole = secret ? `${text}\nseed: ${await readSeed(file)}\n` : text;
  const read = readGame(whole, playable);
  if ('errors' in read) throw new Refused(`${file}: ${read.errors[0] ?? 'cannot be played'}`);
  const { ok, problems } = verifyGame(whole, playable);
  if (!ok) throw new Refused(`${file}: ${problems[0] ?? 'is not as it was saved'}`);
  if (read.game.state.umpire.over !== null)
    throw new Refused(`${file}: the game is over; "ironbottom replay ${file}" tells it`);
  return read.game;
}

async function readSeed(file: string): Promise<string> {
  let seed: string;
  try {
    seed = (await readFile(seedFile(file))).trim();
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    throw new Refused(`${fault.message}, and without its seed a game cannot go on with fair dice`);
  }
  if (isHex(seed) && seed.length === 64) return seed;
  throw new Refused(`${seedFile(file)}: is not a seed of 64 hexadecimal digits`);
}
