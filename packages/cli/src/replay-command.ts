/** `ironbottom replay`: a game from its file, and whether every roll of it was fair. */
import { readGame, verifyGame } from '@ironbottom/umpire';
import { type Command, jsonFlag } from './args.js';
import { json } from './desk-commands.js';
import { readFile } from './read.js';
import { exits, Refused } from './refused.js';
import { playable } from './rulebooks.js';
import { paintFor } from './terminal.js';

export const replay: Command = {
  name: 'replay',
  args: 'FILE',
  about: 'Play a game file again; with --verify, recompute every roll from the seed.',
  flags: [{ name: 'verify', about: 'commitment, rolls and last state; exit code 1 if anything differs' }, jsonFlag],
  most: 1,
  async run({ words, flags }, io) {
    const [file] = words;
    if (file === undefined) throw new Refused('replay: name a game file');
    const text = await readFile(file);
    const paint = paintFor(io);
    if (flags.has('verify')) {
      const verdict = verifyGame(text, playable);
      if (flags.has('json')) io.out(json(io, verdict));
      else {
        for (const line of verdict.seen) io.out(`${paint('green', 'holds')}   ${line}\n`);
        for (const line of verdict.problems) io.out(`${paint('red', 'differs')} ${line}\n`);
        io.out(`${verdict.ok ? 'Verified' : 'Not verified'}: ${verdict.answers} answers, ${verdict.rolls} rolls.\n`);
      }
      return verdict.ok ? exits.ok : exits.differs;
    }
    const read = readGame(text, playable);
    if ('errors' in read) throw new Refused(`${file}: ${read.errors[0] ?? 'cannot be played'}`);
    const { game } = read;
    const over = game.state.umpire.over;
    if (flags.has('json')) {
      const { turn, phase } = game.state.umpire.clock;
      io.out(
        json(io, {
          rulebook: read.file.rulebook,
          edition: read.file.edition,
          answers: game.log.length,
          turn,
          phase,
          over,
        }),
      );
    } else {
      for (const line of text.split('\n')) io.out(`${line}\n`);
      io.out(
        over === null
          ? `The game is under way (${game.log.length} answers).\n`
          : `Won by ${over.winners.join(', ')}: ${over.why} (${over.rule}).\n`,
      );
    }
    return exits.ok;
  },
};
