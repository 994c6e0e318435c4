/** `ironbottom sim`: many games by programs, counted. */
import { randomBytes } from 'node:crypto';
import { aboutOf, type Shelved, shelved } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  type Bot,
  type BotSeat,
  begin,
  chance,
  type DiceSource,
  didYouMean,
  type Game,
  type Kit,
  numberFrom,
  type Seat,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { bar, wrap } from './layout.js';
import { exits, Refused } from './refused.js';
import { scenarioCalled } from './scenario-called.js';
import { exampleTold, setUpFlags, setUpFrom } from './set-up.js';
import type { Terminal } from './terminal.js';

export const sim: Command = {
  name: 'sim',
  args: 'SCENARIO',
  about: 'Many games played by programs: who wins, how long they take, whether anything goes wrong.',
  more: [
    '',
    'The programs take the seats in their order; every second game they change seats,',
    'so that each plays every side. The same seed gives the same games.',
    '',
    'A scenario of your own: docs/scenarios.md says how it is written, "ironbottom',
    'names" lists the names for it, "sim flat-top/custom --file FILE" plays it.',
  ],
  flags: [
    { name: 'games', takes: 'NUMBER', about: 'how many; 20 unless you say' },
    { name: 'seed', takes: 'WORD', about: 'dice and chance from this word' },
    { name: 'bots', takes: 'NAME,…', about: 'who plays, such as random,recruit' },
    ...setUpFlags,
    { name: 'keep-seats', about: 'the programs never change seats' },
    jsonFlag,
  ],
  most: 1,
  async run({ words, flags }, io) {
    const [name] = words;
    if (name === undefined) throw new Refused('sim: name a scenario; "ironbottom table" shows them all');
    const { rulebook, scenario } = scenarioCalled(name);
    const book = shelved(rulebook.name, scenario);
    if (book === undefined) throw new Refused(`${shownWord(name)}: it is not on the shelf`);
    const games = countFrom(flags.get('games') ?? '20');
    const seed = flags.get('seed') ?? randomBytes(8).toString('hex');
    const bots = botsCalled(flags.get('bots') ?? book.bots.map((bot) => bot.name).join(','), book.bots);
    const { setup, refused } = await setUpFrom(rulebook, scenario, flags);
    const example = flags.has('json') ? undefined : exampleTold(rulebook, scenario, flags);
    if (example !== undefined) for (const line of wrap(example, io.columns)) io.out(`${line}\n`);
    const plan = { games, seed, bots, swap: !flags.has('keep-seats'), points: pointsOf(book) };
    const report = simulate(io, plan, (source) => {
      const begun = begin(rulebook, setup, source);
      if ('errors' in begun) throw refused(begun.errors);
      return begun.game;
    });
    const told = { scenario: `${rulebook.name}/${scenario}`, about: aboutOf(book, scenario), seed, ...report };
    if (flags.has('json')) io.out(json(io, told));
    else print(io, told);
    return report.errors.length > 0 ? exits.differs : exits.ok;
  },
};

export type Report = {
  games: number;
  orders: number;
  turns: number;
  seconds: number;
  ordersPerSecond: number;
  turnsPerSecond: number;
  /** What went wrong, with the game it went wrong in. */
  errors: string[];
  /** Games that did not come to an end. */
  unfinished: number;
  /** By seat; 'draw' where nobody or everybody won. */
  winners: { [seat: string]: number };
  /** By program, both sides played; a draw is half a win. */
  wins: { [bot: string]: number };
  /** On the average of the games that came to an end; none where the game has no points. */
  points: { [side: string]: number };
  /** By the rule that ended them, with what was said of the first. */
  ends: { [rule: string]: { games: number; why: string } };
};

type Points = (game: Game<Kit>) => readonly { readonly name: string; readonly value: number }[];
type Plan = { games: number; seed: string; bots: readonly Bot<Kit>[]; swap: boolean; points: Points };

/** The score at the end lies open: any seat may tell it. */
const pointsOf =
  ({ board }: Shelved): Points =>
  ({ state, seats, law }) =>
    board?.points?.(viewOf(state, seats[0]?.seat ?? ''), law) ?? [];

/** More answers than any game needs. */
const endless = 200_000;

function simulate(io: Terminal, plan: Plan, open: (source: DiceSource) => Game<Kit>): Report {
  const report: Report = {
    games: 0,
    orders: 0,
    turns: 0,
    seconds: 0,
    ordersPerSecond: 0,
    turnsPerSecond: 0,
    errors: [],
    unfinished: 0,
    winners: {},
    wins: {},
    points: {},
    ends: {},
  };
  const began = performance.now();
  let drawn = 0;
  for (let n = 0; n < plan.games; n++) {
    const word = `${plan.seed} ${n}`;
    const game = open({ from: 'seed', seed: seedFrom(word), entropy: {} });
    const seats = game.seats.map(({ seat }) => seat);
    const turn = plan.swap ? n : 0;
    const players = new Map(seats.map((seat, i) => [seat, plan.bots[(i + turn) % plan.bots.length]] as const));
    try {
      play(game, players, word);
    } catch (fault) {
      report.errors.push(`game ${n}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
    count(report, game, players, plan.points(game));
    if (io.watched && performance.now() - drawn > 100) {
      drawn = performance.now();
      io.err(`\r\u001b[K  ${bar((n + 1) / plan.games, 30).padEnd(30)} ${n + 1} of ${plan.games} games`);
    }
  }
  if (drawn > 0) io.err('\r\u001b[K');
  report.seconds = round((performance.now() - began) / 1000, 3);
  report.ordersPerSecond = Math.round(report.orders / Math.max(report.seconds, 0.001));
  for (const side in report.points)
    report.points[side] = round((report.points[side] ?? 0) / (report.games - report.unfinished), 1);
  report.turnsPerSecond = Math.round(report.turns / Math.max(report.seconds, 0.001));
  return report;
}

function play(game: Game<Kit>, players: ReadonlyMap<Seat, Bot<Kit> | undefined>, word: string): void {
  const sitting = new Map<Seat, BotSeat<Kit>>();
  for (const [seat, bot] of players)
    if (bot !== undefined) sitting.set(seat, bot.seat(seat, game.law, chance(numberFrom(`${word} ${seat}`))));
  while (game.state.umpire.over === null && game.log.length < endless) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const bot = sitting.get(seat);
    if (ask === undefined || bot === undefined) throw new Error(`nobody answers for ${seat}`);
    const played = submit(game, seat, bot.answer(viewOf(game.state, seat), ask, game.desk.ways));
    if ('refusal' in played) throw new Error(`${seat} was refused: ${played.refusal.why} (${played.refusal.rule})`);
  }
}

function count(
  report: Report,
  game: Game<Kit>,
  players: ReadonlyMap<Seat, Bot<Kit> | undefined>,
  points: ReturnType<Points>,
): void {
  const { over, clock } = game.state.umpire;
  report.games += 1;
  report.orders += game.log.length;
  report.turns += clock.turn + 1;
  if (over === null) {
    report.unfinished += 1;
    return;
  }
  for (const { name, value } of points) report.points[name] = (report.points[name] ?? 0) + value;
  const { games, why } = report.ends[over.rule] ?? { games: 0, why: over.why };
  report.ends[over.rule] = { games: games + 1, why };
  const won = over.winners.length === 1 ? (over.winners[0] ?? 'draw') : 'draw';
  report.winners[won] = (report.winners[won] ?? 0) + 1;
  for (const [seat, bot] of players) {
    if (bot === undefined) continue;
    const share = won === seat ? 1 : won === 'draw' ? 0.5 : 0;
    report.wins[bot.name] = (report.wins[bot.name] ?? 0) + share;
  }
}

const round = (x: number, digits: number): number => Number(x.toFixed(digits));

function countFrom(text: string): number {
  const games = Number(text);
  if (!Number.isInteger(games) || games < 1 || games > 1_000_000)
    throw new Refused(`--games: must be a whole number from 1 to 1000000, not "${shownWord(text)}"`);
  return games;
}

function botsCalled(text: string, known: readonly Bot<Kit>[]): Bot<Kit>[] {
  const names = known.map(({ name }) => name);
  return text.split(',').map((word) => {
    const bot = known.find(({ name }) => name === word.trim());
    if (bot === undefined)
      throw new Refused(
        `--bots: there is no program ${shownWord(word)} for this game${didYouMean(word, names) || `; there are ${names.join(', ')}`}`,
      );
    return bot;
  });
}

/** 'points: Allies 40, Japan 12.5 on the average: Allies ahead by 27.5' */
function marginTold(points: Report['points']): string[] {
  const sides = Object.entries(points).sort(([, a], [, b]) => b - a);
  const [first, second] = sides;
  if (first === undefined || second === undefined) return [];
  const margin = round(first[1] - second[1], 1);
  const ahead = margin === 0 ? 'level' : `${first[0]} ahead by ${margin}`;
  return [`  points on the average: ${sides.map(([side, n]) => `${side} ${n}`).join(', ')}; ${ahead}`];
}

function print(
  io: Terminal,
  {
    scenario,
    games,
    orders,
    turns,
    seconds,
    ordersPerSecond,
    turnsPerSecond,
    errors,
    unfinished,
    winners,
    wins,
    points,
    ends,
    seed,
  }: Report & { scenario: string; seed: string },
): void {
  const share = (n: number): string => `${n} (${Math.round((100 * n) / games)} %)`;
  const lines = [
    `${scenario}: ${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`,
    `  ${orders} orders in ${turns} turns, ${seconds} s: ${ordersPerSecond} orders and ${turnsPerSecond} turns a second`,
    `  won by ${Object.entries(winners)
      .map(([seat, n]) => `${seat} ${share(n)}`)
      .join(', ')}`,
    `  programs: ${Object.entries(wins)
      .map(([bot, n]) => `${bot} ${n}`)
      .join(', ')} (each win 1, a draw one half)`,
    ...marginTold(points),
    ...Object.entries(ends).map(([rule, end]) => `  ended by ${rule} ${share(end.games)}, such as: ${end.why}`),
    ...(unfinished > 0 ? [`  ${unfinished} did not come to an end`] : []),
    ...errors.slice(0, 10).map((error) => `  ${error}`),
  ];
  io.out(`${lines.join('\n')}\n`);
}
