/** `ironbottom replay`: a game from its file, told in words, and whether every roll of it was fair. */
import { writeFile } from 'node:fs/promises';
import { didYouMean, type Event, type Game, type Kit, readGame, toText, verifyGame } from '@ironbottom/umpire';
import { type Command, type Given, jsonFlag, shownWord } from './args.js';
import { print } from './asking.js';
import { json } from './desk-commands.js';
import { wrap } from './layout.js';
import { readFile } from './read.js';
import { exits, Refused } from './refused.js';
import { allFlags, allHelp, replayAll } from './replay-all.js';
import { playable } from './rulebooks.js';
import { eventLines } from './screen.js';
import { howItStands, storyOf } from './story.js';
import { paintFor, type Terminal } from './terminal.js';

export const replay: Command = {
  name: 'replay',
  args: 'FILE',
  about: 'Tell a game from its file; with --verify, recompute every roll from the seed.',
  more: [
    '',
    'Of a game that is over everything is told, with the seats that heard it; of one that is',
    'under way, what everybody has heard.',
    '',
    'With --report the after-action report of a game that is over: its course turn by turn, battles',
    'with the forces in them, points and luck. Pictures of the map are in the one the page writes.',
    '',
    ...allHelp,
  ],
  flags: [
    { name: 'verify', about: 'commitment, rolls and last state; exit code 1 if anything differs' },
    { name: 'report', takes: 'html|md', about: 'the after-action report, as one HTML file or as Markdown' },
    { name: 'seen-by', takes: 'SEAT', about: 'with --report: as this seat saw it; without it, all is told' },
    { name: 'detailed', about: 'with --report: every line of the log' },
    { name: 'out', takes: 'FILE', about: 'with --report: where it is written, instead of here' },
    ...allFlags,
    jsonFlag,
  ],
  most: 1,
  async run(given, io) {
    const { words, flags } = given;
    if (flags.has('all')) return replayAll(given, io);
    const lost = ['data', 'over', 'move'].find((name) => flags.has(name));
    if (lost !== undefined) throw new Refused(`--${lost}: goes with --all, which plays the matches of a server again`);
    const alone = ['seen-by', 'detailed', 'out'].find((name) => flags.has(name) && !flags.has('report'));
    if (alone !== undefined) throw new Refused(`--${alone}: goes with --report`);
    const [file] = words;
    if (file === undefined) throw new Refused('replay: name a game file, or --all for the matches of a server');
    const text = await readFile(file);
    const paint = paintFor(io);
    if (flags.has('verify') && !flags.has('report')) {
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
    if (flags.has('report')) return report(game, given, io);
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
        const { meant, hint } = given.beside;
        print(io, [`${given.seat}: ${given.ask.prompt} ${answer}`], 'dim');
        for (const { text } of meant?.intents ?? []) print(io, [`  ${meant?.by} had in mind: ${text}`], 'dim');
        if (hint !== undefined) print(io, [`  after a hint from ${hint}`], 'dim');
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

/** The page's own report, without its pictures. */
async function report(game: Game<Kit>, { flags }: Given, io: Terminal): Promise<number> {
  const kind = flags.get('report');
  if (kind !== 'html' && kind !== 'md') throw new Refused(`--report: html or md, not ${shownWord(kind ?? '')}`);
  if (flags.has('verify') || flags.has('json')) throw new Refused('--report: goes neither with --verify nor --json');
  if (game.state.umpire.over === null)
    throw new Refused('--report: the game is under way; it is written once it is over');
  const seats = game.seats.map(({ seat }) => seat);
  const seenBy = flags.get('seen-by');
  if (seenBy !== undefined && !seats.includes(seenBy))
    throw new Refused(
      `--seen-by: there is no seat ${shownWord(seenBy)}${didYouMean(seenBy, seats) || `; there are ${seats.join(', ')}`}`,
    );
  const { reportOf } = await import('@ironbottom/web/report');
  const text = await reportOf(game, { kind, detailed: flags.has('detailed'), ...(seenBy !== undefined && { seenBy }) });
  const out = flags.get('out');
  if (out === undefined) io.out(text);
  else {
    await writeFile(out, text).catch((fault: NodeJS.ErrnoException) => {
      throw new Refused(`--out ${shownWord(out)}: cannot be written (${fault.code ?? fault.message})`);
    });
    io.err(`The report is in ${out}.\n`);
  }
  return exits.ok;
}
