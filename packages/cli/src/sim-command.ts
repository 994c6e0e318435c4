/** `ironbottom sim`: many games by programs, counted. */
import { codeMark, type GroupStatistics, groupOf, type Plan, round, statisticsOf } from '@ironbottom/lab';
import { aboutOf, shelved } from '@ironbottom/shelf';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { wrap } from './layout.js';
import { exits, Refused } from './refused.js';
import { scenarioCalled } from './scenario-called.js';
import { exampleTold, setUpFlags, setUpFrom } from './set-up.js';
import { botsCalled, gamesFrom, interruptedCode, keptTold, type Studied, seedFor, study, studyFlags } from './study.js';
import type { Terminal } from './terminal.js';

export const sim: Command = {
  name: 'sim',
  args: 'SCENARIO',
  about: 'Many games played by programs: who wins, how long they take, whether anything goes wrong.',
  more: [
    '',
    'The programs take the seats in their order; every second game they change seats,',
    'so that each plays every side. The same seed gives the same games, on however',
    'many cores or machines. docs/lab.md has the rest.',
    '',
    'A scenario of your own: docs/scenarios.md says how it is written, "ironbottom',
    'names" lists the names for it, "sim flat-top/custom --file FILE" plays it.',
  ],
  flags: [
    { name: 'games', takes: 'NUMBER', about: 'how many; 20 unless you say' },
    { name: 'bots', takes: 'NAME,…', about: 'who plays, such as random,recruit' },
    ...setUpFlags,
    { name: 'keep-seats', about: 'the programs never change seats' },
    ...studyFlags,
    jsonFlag,
  ],
  most: 1,
  async run({ words, flags }, io) {
    const [name] = words;
    if (name === undefined) throw new Refused('sim: name a scenario; "ironbottom table" shows them all');
    const { rulebook, scenario } = scenarioCalled(name);
    const book = shelved(rulebook.name, scenario);
    if (book === undefined) throw new Refused(`${shownWord(name)}: it is not on the shelf`);
    const games = gamesFrom(flags, 20);
    const bots = botsCalled(flags.get('bots') ?? book.bots.map((bot) => bot.name).join(','), book, flags);
    const { setup, refused } = await setUpFrom(io, rulebook, scenario, flags);
    const example = flags.has('json') ? undefined : exampleTold(rulebook, scenario, flags);
    if (example !== undefined) for (const line of wrap(example, io.columns)) io.out(`${line}\n`);
    const made = groupOf(rulebook, setup, bots, `${rulebook.name}/${scenario}`);
    if ('errors' in made) throw refused(made.errors);
    const seed = seedFor(flags);
    const swap = !flags.has('keep-seats');
    const plan: Plan = { kind: 'sim', seed, games, swap, groups: [made.group], code: codeMark() };
    const studied = await study(io, plan, flags);
    if (studied === undefined) return interruptedCode;
    const [counted] = statisticsOf(plan, studied.results).groups;
    if (counted === undefined) throw new Error('a study without a group');
    const report = reportOf(counted, studied);
    const told = { scenario: counted.game, about: aboutOf(book, scenario), seed, ...report };
    if (flags.has('json')) io.out(json(io, told));
    else print(io, told, keptTold(studied));
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
  errors: readonly string[];
  /** Games that did not come to an end. */
  unfinished: number;
  /** Answers that chance gave, for nothing its program said was legal. */
  slips: number;
  /** By side; 'draw' where nobody or everybody won. */
  winners: { [side: string]: number };
  /** By program, both sides played; a draw is half a win. */
  wins: { [bot: string]: number };
  /** On the average of the games that came to an end; none where the game has no points. */
  points: { [side: string]: number };
  /** By the rule that ended them, with what was said of the first. */
  ends: GroupStatistics['ends'];
};

function reportOf(
  { games, orders, turns, unfinished, slips, faults, sides, bots, points, ends }: GroupStatistics,
  { fresh, seconds }: Studied,
): Report {
  const rate = (what: 'orders' | 'turns'): number =>
    Math.round(fresh.reduce((sum, result) => sum + result[what], 0) / Math.max(seconds, 0.001));
  const drawn = sides[0]?.drawn ?? 0;
  const won = sides.filter((side) => side.won > 0).map(({ side, won }) => [side, won] as const);
  const means = Object.entries(points).map(([name, { mean }]) => [name, round(mean, 1)] as const);
  return {
    games,
    orders,
    turns,
    seconds: round(seconds, 3),
    ordersPerSecond: rate('orders'),
    turnsPerSecond: rate('turns'),
    errors: faults,
    unfinished,
    slips,
    winners: Object.fromEntries(drawn > 0 ? [...won, ['draw', drawn]] : won),
    wins: Object.fromEntries(bots.map(({ bot, won, drawn }) => [bot, won + drawn / 2])),
    points: Object.fromEntries(means),
    ends,
  };
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
    slips,
    winners,
    wins,
    points,
    ends,
    seed,
  }: Report & { scenario: string; seed: string },
  kept: readonly string[],
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
    ...(slips > 0 ? [`  chance answered ${slips} times, for nothing a program said was legal`] : []),
    ...errors.slice(0, 10).map((error) => `  ${error}`),
    ...kept,
  ];
  io.out(`${lines.join('\n')}\n`);
}
