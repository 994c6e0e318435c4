/** `ironbottom lab work`: a machine that plays what others have put in the queue. */
import { availableParallelism } from 'node:os';
import { connect, type GameResult, work } from '@ironbottom/lab';
import { type Command, jsonFlag } from './args.js';
import { json } from './desk-commands.js';
import { exits, Refused } from './refused.js';
import { databaseFlag, numberFrom, reached, troubleTold, workersFlag } from './study.js';

export const labWork: Command = {
  name: 'lab work',
  args: '',
  about: 'Play games that studies have put in a PostgreSQL queue; on as many machines as you like.',
  more: [
    '',
    '"ironbottom sim", "tournament" and "balance" with --database put their games there',
    'and wait for the results. Ctrl-C ends this; the game under way goes back.',
    'It takes only games of the rules and programs that it has itself.',
  ],
  flags: [databaseFlag, workersFlag, { name: 'until-done', about: 'end when no game is left' }, jsonFlag],
  most: 0,
  async run({ flags }, io) {
    const url = flags.get('database');
    if (url === undefined) throw new Refused('lab work: --database URL says where the queue is');
    const workers = numberFrom(flags, 'workers', availableParallelism(), 1, 256);
    const untilDone = flags.has('until-done');
    await (await reached(url, () => connect(url))).end();
    const stop = new AbortController();
    const halt = (): void => stop.abort();
    process.once('SIGINT', halt).once('SIGTERM', halt);
    let games = 0;
    const done = (_: GameResult): void => {
      games += 1;
      if (io.watched) io.err(`\r\u001b[K  ${games} games played here`);
    };
    if (!flags.has('json')) io.out(`taking games with ${workers} at once; Ctrl-C ends it\n`);
    try {
      await work({ url, workers, untilDone, stop: stop.signal, done, trouble: troubleTold(io) });
    } finally {
      process.off('SIGINT', halt).off('SIGTERM', halt);
      if (io.watched) io.err('\r\u001b[K');
    }
    io.out(flags.has('json') ? json(io, { games }) : `${games} games played here\n`);
    return exits.ok;
  },
};
