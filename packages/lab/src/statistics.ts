/** What the games of a study come to. Counted in the order of their numbers, so that the sums are the same to the last digit. */
import type { Seat } from '@ironbottom/umpire';
import { type Mean, meanOf, type Rating, ratingsOf, type Share, shareOf } from './chances.js';
import { type Group, jobOf, type Plan, type Side } from './plan.js';
import type { GameResult } from './play.js';

/** Of the games that came to an end; a draw counts half in the share. */
export type Score = Share & {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

export type SideScore = Score & { readonly side: string; readonly title: string };
/** A program against itself counts on both sides. */
export type BotScore = Score & { readonly bot: string; readonly as: readonly SideScore[] };

export type GroupStatistics = {
  readonly name: string;
  readonly game: string;
  readonly games: number;
  readonly orders: number;
  readonly turns: number;
  /** Games that did not come to an end. */
  readonly unfinished: number;
  /** What went wrong, with the number of the game it went wrong in. */
  readonly faults: readonly string[];
  /** Answers that chance gave, for nothing a program said was legal. */
  readonly slips: number;
  readonly sides: readonly SideScore[];
  readonly bots: readonly BotScore[];
  /** At the end, by the board's names; none where the game has no points. */
  readonly points: { readonly [name: string]: Mean };
  /** The first side's points less the second's; null where there are not two. */
  readonly margin: (Mean & { readonly of: string; readonly bins: readonly Bin[] }) | null;
  readonly length: (Mean & { readonly bins: readonly Bin[] }) | null;
  /** By the rule that ended them, with what was said of the first. */
  readonly ends: { readonly [rule: string]: { readonly games: number; readonly why: string } };
};

/** From `from` up to, and not including, `to`. */
export type Bin = { readonly from: number; readonly to: number; readonly games: number };

export type Rated = Score & { readonly bot: string; readonly rating: Rating };
/** How one program did against another. */
export type Meeting = Score & { readonly bot: string; readonly against: string };

export type Statistics = {
  readonly kind: Plan['kind'];
  readonly seed: string;
  readonly games: number;
  readonly groups: readonly GroupStatistics[];
  /** The strongest first; where at least two programs have met. */
  readonly ratings: readonly Rated[];
  readonly meetings: readonly Meeting[];
};

/** The side all winners sit on; 'draw' where nobody or everybody won. */
export function wonBy(sides: readonly Side[], winners: readonly Seat[]): string {
  const side = sides.find(({ seats }) => winners.length > 0 && winners.every((seat) => seats.includes(seat)));
  return side?.id ?? 'draw';
}

export function statisticsOf(plan: Plan, results: readonly GameResult[]): Statistics {
  const inOrder = [...results].sort((a, b) => a.n - b.n);
  const groups = plan.groups.map((group, i) =>
    groupStatistics(
      plan,
      group,
      inOrder.filter(({ n }) => Math.floor(n / plan.games) === i),
    ),
  );
  const meetings = meetingsOf(plan, inOrder);
  const { kind, seed } = plan;
  return { kind, seed, games: inOrder.length, groups, ratings: ratedFrom(meetings), meetings };
}

function groupStatistics(plan: Plan, group: Group, results: readonly GameResult[]): GroupStatistics {
  const ended = results.flatMap((result) => (result.end === null ? [] : [{ ...result, end: result.end }]));
  const games = ended.map(({ n, end }) => ({ won: wonBy(group.sides, end.winners), players: jobOf(plan, n).players }));
  const sideScore = (side: Side, of: typeof games): SideScore => ({
    side: side.id,
    title: side.title,
    ...scoreOf(of.map(({ won }) => (won === 'draw' ? 0.5 : won === side.id ? 1 : 0))),
  });
  const bots = [...new Set(group.bots)].map((bot): BotScore => {
    const as = group.sides.map((side) =>
      sideScore(
        side,
        games.filter(({ players }) => players[side.id] === bot),
      ),
    );
    return { bot, ...together(as), as };
  });
  const ends: { [rule: string]: { games: number; why: string } } = {};
  for (const { end } of ended) {
    const { games: many, why } = ends[end.rule] ?? { games: 0, why: end.why };
    ends[end.rule] = { games: many + 1, why };
  }
  const lengths = ended.map(({ turns }) => turns);
  return {
    name: group.name,
    game: group.game,
    games: results.length,
    orders: results.reduce((sum, { orders }) => sum + orders, 0),
    turns: results.reduce((sum, { turns }) => sum + turns, 0),
    unfinished: results.length - ended.length,
    faults: results.flatMap(({ n, fault }) => (fault === null ? [] : [`game ${n}: ${fault}`])),
    slips: results.reduce((sum, { slips }) => sum + slips, 0),
    sides: group.sides.map((side) => sideScore(side, games)),
    bots,
    points: pointsOf(ended),
    margin: marginOf(group, ended),
    length: ended.length === 0 ? null : { ...meanOf(lengths), bins: binsOf(lengths) },
    ends,
  };
}

/** From what each game was worth: 1, one half or 0. */
function scoreOf(worth: readonly number[]): Score {
  const won = worth.filter((each) => each === 1).length;
  const drawn = worth.filter((each) => each === 0.5).length;
  const games = worth.length;
  return { games, won, drawn, lost: games - won - drawn, ...shareOf(won + drawn / 2, games) };
}

function together(scores: readonly Score[]): Score {
  const add = (what: 'games' | 'won' | 'drawn' | 'lost'): number => scores.reduce((sum, each) => sum + each[what], 0);
  const [games, won, drawn] = [add('games'), add('won'), add('drawn')];
  return { games, won, drawn, lost: add('lost'), ...shareOf(won + drawn / 2, games) };
}

function pointsOf(ended: readonly GameResult[]): GroupStatistics['points'] {
  const names = [...new Set(ended.flatMap(({ points }) => Object.keys(points)))];
  return Object.fromEntries(names.map((name) => [name, meanOf(ended.map(({ points }) => points[name] ?? 0))]));
}

function marginOf({ sides }: Group, ended: readonly GameResult[]): GroupStatistics['margin'] {
  const names = Object.keys(ended[0]?.points ?? {});
  const place = (name: string): number => sides.findIndex(({ title }) => title === name);
  const [one, two, third] = names.sort((a, b) => place(a) - place(b));
  if (one === undefined || two === undefined || third !== undefined) return null;
  const margins = ended.map(({ points }) => (points[one] ?? 0) - (points[two] ?? 0));
  return { of: `${one} less ${two}`, ...meanOf(margins), bins: binsOf(margins) };
}

/** About ten bins of a round width; whole numbers, as points and turns are. */
export function binsOf(numbers: readonly number[]): Bin[] {
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const rough = Math.max(1, (most - least) / 10);
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const [from, to] = [(first + i) * width, (first + i + 1) * width];
    return { from, to, games: numbers.filter((each) => each >= from && each < to).length };
  });
}

function meetingsOf(plan: Plan, results: readonly GameResult[]): Meeting[] {
  const worth = new Map<string, { bot: string; against: string; values: number[] }>();
  const note = (bot: string, against: string, value: number): void => {
    const key = JSON.stringify([bot, against]);
    const known = worth.get(key) ?? { bot, against, values: [] };
    known.values.push(value);
    worth.set(key, known);
  };
  for (const { n, end } of results) {
    const { group, players } = jobOf(plan, n);
    const [one, two, third] = group.sides;
    if (end === null || one === undefined || two === undefined || third !== undefined) continue;
    const [a = '', b = ''] = [players[one.id], players[two.id]];
    if (a === b) continue;
    const won = wonBy(group.sides, end.winners);
    const forA = won === 'draw' ? 0.5 : won === one.id ? 1 : 0;
    note(a, b, forA);
    note(b, a, 1 - forA);
  }
  return [...worth.values()].map(({ bot, against, values }) => ({ bot, against, ...scoreOf(values) }));
}

function ratedFrom(meetings: readonly Meeting[]): Rated[] {
  const bots = [...new Set(meetings.map(({ bot }) => bot))];
  if (bots.length < 2) return [];
  const met = (bot: string, against: string) => meetings.find((one) => one.bot === bot && one.against === against);
  const ratings = ratingsOf(
    bots.map((bot) =>
      bots.map((against) => {
        const { won = 0, drawn = 0 } = met(bot, against) ?? {};
        return won + drawn / 2;
      }),
    ),
  );
  return bots
    .map((bot, i): Rated => {
      const own = meetings.filter((one) => one.bot === bot);
      return { bot, rating: ratings[i] ?? { elo: 1500, low: 1500, high: 1500 }, ...together(own) };
    })
    .sort((a, b) => b.rating.elo - a.rating.elo);
}
