/** `ironbottom replay`: a game from its file, told in words, and whether every roll of it was fair. */
import { type Event, readGame, toText, verifyGame } from '@ironbottom/umpire';
import { type Command, jsonFlag } from './args.js';
import { print } from './asking.js';
import { json } from './desk-commands.js';
import { wrap } from './layout.js';
import { readFile } from './read.js';
import { exits, Refused } from './refused.js';
import { allFlags, allHelp, replayAll } from './replay-all.js';
import { playable } from './rulebooks.js';
import { eventLines } from './screen.js';
import { howItStands, storyOf } from './story.js';
import { paintFor } from './terminal.js';

export const replay: Command = {
  name: 'replay',
  args: 'FILE',
  about: 'Tell a game from its file; with --verify, recompute every roll from the seed.',
  more: [
    '',
    'Of a game that is over everything is told, with the seats that heard it; of one that is',
    'under way, what everybody has heard.',
    '',
    ...allHelp,
  ],
  flags: [
    { name: 'verify', about: 'commitment, rolls and last state; exit code 1 if anything differs' },
    ...allFlags,
    jsonFlag,
  ],
  most: 1,
  async run(given, io) {
    const { words, flags } = given;
    if (flags.has('all')) return replayAll(given, io);
    const lost = ['data', 'over', 'move'].find((name) => flags.has(name));
    if (lost !== undefined) throw new Refused(`--${lost}: goes with --all, which plays the matches of a server again`);
    const [file] = words;
    if (file === undefined) throw new Refused('replay: name a game file, or --all for the matches of a server');
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
    const { over } = game.state.umpire;
    // A seed that is still secret is nothing to warn of.
    const doubts = read.file.seeded && read.file.seed === null ? [] : verifyGame(text, playable).problems;
    const heard = (events: readonly Event[]): Event[] => events.filter((event) => over !== null || event.to === 'all');
    const story = storyOf(game);
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
          steps: story
            .flatMap(({ events }) => heard(events))
            .map((event) => ({ rule: event.rule, to: event.to, text: game.rulebook.words(event) })),
          doubts,
        }),
      );
      return exits.ok;
    }
    const seats = game.seats.map(({ seat }) => seat);
    for (const { given, events } of story) {
      if (given !== undefined && over !== null) {
        const answer = toText(given.ask, given.answer, game.desk.ways);
        print(io, [`${given.seat}: ${given.ask.prompt} ${answer}`], 'dim');
      }
      for (const line of eventLines(io, game, heard(events), seats)) io.out(`${line}\n`);
    }
    const count =
      over === null ? ` (${game.log.length} answers; what is not for everybody is told once it is over)` : '';
    for (const line of wrap(howItStands(over).replace(/\.$/, `${count}.`), io.columns)) io.out(`${line}\n`);
    for (const doubt of doubts)
      for (const line of wrap(`Doubtful: ${doubt}`, io.columns)) io.out(`${paint('yellow', line)}\n`);
    return exits.ok;
  },
};
