import { fileURLToPath } from 'node:url';
import {
  askOf,
  awaited,
  type Bot,
  type BotSeat,
  begin,
  chance,
  type Game,
  type Kit,
  type Rulebook,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { straits } from '@ironbottom/umpire/toy';
import { expect, test } from 'vitest';
import { isProgram, playerCalled, programBot } from './program.js';
import type { Pipe } from './program-pipe.js';

const rulebook = straits as unknown as Rulebook<Kit>;
const told = { rulebook: 'straits', scenario: 'narrows', options: {} };
const tester = fileURLToPath(new URL('./program-testing.mjs', import.meta.url));
const mannered = (manner: string): string => `exec:"${process.execPath}" "${tester}" ${manner}`;

function straitsGame(word: string): Game<Kit> {
  const setup = { scenario: 'narrows', options: {}, charts: {}, set: null };
  const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom(word), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  return begun.game;
}

/** Everybody is this program; what each seat answered with, until the game is over or the program fails. */
function played(bot: Bot<Kit>, word: string): { game: Game<Kit>; seats: Map<string, BotSeat<Kit>>; walks: number } {
  const game = straitsGame(word);
  const seats = new Map(game.seats.map(({ seat }, i) => [seat, bot.seat(seat, game.law, chance(i))]));
  let walks = 0;
  try {
    while (game.state.umpire.over === null) {
      const [seat = ''] = awaited(game);
      const ask = askOf(game, seat);
      const answer = ask && seats.get(seat)?.answer(viewOf(game.state, seat), ask, game.desk.ways);
      if (ask?.ask === 'walk' && (answer as { path: number[] }).path.length > 0) walks += 1;
      const done = submit(game, seat, answer);
      if ('refusal' in done) throw new Error(done.refusal.why);
    }
  } finally {
    for (const [seat, each] of seats) each.leave?.(viewOf(game.state, seat));
  }
  return { game, seats, walks };
}

test('a program plays a whole game, asks where its units may go, and says what it means to do', () => {
  const { game, seats, walks } = played(programBot(mannered('well'), told), 'well');
  expect(game.state.umpire.over?.rule).toBe('9.2');
  expect(walks).toBeGreaterThan(3);
  expect([...seats.values()].map((seat) => seat.slips?.())).toEqual([0, 0, 0]);
  const intents = [...seats.values()].flatMap((seat) => seat.intents?.() ?? []);
  expect(intents).toContainEqual({ turn: 1, text: 'go on' });
  expect(intents).not.toContainEqual({ text: 'no turn' });
});

test('who is refused is asked again; the third time chance answers, and it is counted', () => {
  const wrong = played(programBot(mannered('wrong'), told), 'wrong');
  expect(wrong.game.state.umpire.over).not.toBeNull();
  const slips = [...wrong.seats.values()].map((seat) => seat.slips?.() ?? 0);
  expect(slips.reduce((sum, n) => sum + n, 0)).toBe(wrong.game.log.length);
  const learner = played(programBot(mannered('slow-learner'), told), 'wrong');
  expect([...learner.seats.values()].map((seat) => seat.slips?.())).toEqual([0, 0, 0]);
});

test.each([
  ['babbles', /babbles wrote "Thinking\?"; it should write a line \{"answer": …\}/],
  ['dies', /dies ended \(exit code 3\) before it answered "/],
  ['says nothing', /says nothing did not answer ".*" within 1 s$/],
])('a program that %s is named, with what it did', (manner, why) => {
  expect(() => played(programBot(mannered(manner), told, undefined, 1_000), 'ill')).toThrow(why);
});

test('a file that is not there or may not be run is named', () => {
  expect(() => played(programBot('./no-such-bot', told), 'ill')).toThrow(
    /^the program \.\/no-such-bot could not be run \(there is no such file/,
  );
  expect(() => played(programBot(tester, told), 'ill')).toThrow(/program-testing\.mjs could not be run \(.*chmod \+x/);
});

test('a word with a slash, or after exec:, is a program of its own; every other is one at hand', () => {
  expect(['./bot', 'bots/bot.py', 'exec:bot', 'random', 'admiral:40'].map(isProgram)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const random: Bot<Kit> = { name: 'random', title: '', seat: () => ({ answer: () => [] }) };
  expect(playerCalled([random], 'random', told)?.bot).toBe(random);
  expect(playerCalled([random], 'randon', told)).toBeUndefined();
  expect(playerCalled([random], './bots/bot.py', told)?.bot.name).toBe('bot.py');
  expect(playerCalled([random], 'exec:python3 bot.py --bold', told)?.bot.name).toBe('python3_bot.py_--bold');
});

test('nothing but what a seat may know is written: a state and another that the seat cannot tell from it send equal bytes', () => {
  const written = (game: Game<Kit>, seat: string): string[] => {
    const lines: string[] = [];
    const pipe: Pipe = { write: (line) => lines.push(line), read: () => '{"answer":"refused"}', end: () => undefined };
    const ask = askOf(game, seat);
    const bot = programBot('./bot', told, () => pipe).seat(seat, game.law, chance(7));
    if (ask !== undefined) bot.answer(viewOf(game.state, seat), ask, game.desk.ways);
    bot.leave?.(viewOf(game.state, seat));
    return lines;
  };
  let compared = 0;
  let differing = 0;
  for (let n = 0; n < 4; n++) {
    const game = straitsGame(`secret ${n}`);
    const below = chance(n);
    const by = new Map(
      game.seats.map(({ seat }) => [seat, programBot('./bot', told, chanceAlone).seat(seat, game.law, below)]),
    );
    while (game.state.umpire.over === null) {
      const [seat = ''] = awaited(game);
      const state = rulebook.imagine(viewOf(game.state, seat), game.law, below);
      const twin = { ...game, state, desk: { ...game.desk, asked: [] } };
      expect(written(twin, seat)).toEqual(written(game, seat));
      compared += 1;
      if (JSON.stringify(state.seats) !== JSON.stringify(game.state.seats)) differing += 1;
      const ask = askOf(game, seat);
      submit(game, seat, ask && by.get(seat)?.answer(viewOf(game.state, seat), ask, game.desk.ways));
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(differing).toBeGreaterThan(50);
});

/** Nobody is there: every answer is refused, so that chance plays. */
const chanceAlone = (): Pipe => ({ write: () => undefined, read: () => '{"answer":null}', end: () => undefined });
