/** The games and what they come to as tables for a spreadsheet. */
import { jobOf, type Plan } from './plan.js';
import type { GameResult } from './play.js';
import { type Score, type Statistics, wonBy } from './statistics.js';

export function gamesCsv(plan: Plan, results: readonly GameResult[]): string {
  const inOrder = [...results].sort((a, b) => a.n - b.n);
  const points = [...new Set(inOrder.flatMap((result) => Object.keys(result.points)))];
  const head = ['game', 'group', 'scenario', 'dice', 'programs', 'won by', 'ended by', 'turns', 'orders', 'slips'];
  const rows = inOrder.map((result) => {
    const { group, word, players } = jobOf(plan, result.n);
    const { end, turns, orders, slips, fault } = result;
    const sitting = Object.entries(players).map(([side, bot]) => `${side}=${bot}`);
    const won = end === null ? '' : wonBy(group.sides, end.winners);
    const cells = [
      result.n,
      group.name,
      group.game,
      word,
      sitting.join(' '),
      won,
      end?.rule ?? '',
      turns,
      orders,
      slips,
    ];
    return [...cells, ...points.map((name) => result.points[name] ?? ''), fault ?? ''];
  });
  return csv([[...head, ...points.map((name) => `points ${name}`), 'fault'], ...rows]);
}

/** A row for each side, each program and each pair; shares with what they could be (95 %). */
export function statisticsCsv({ groups, meetings, ratings }: Statistics): string {
  const figures = (score: Score): number[] => {
    const { games, won, drawn, lost, share, low, high } = score;
    return [games, won, drawn, lost, share, low, high];
  };
  const head = ['group', 'scenario', 'what', 'who', 'games', 'won', 'drawn', 'lost', 'share', 'low', 'high'];
  return csv([
    [...head, 'points', 'Elo', 'Elo low', 'Elo high'],
    ...groups.flatMap(({ name, game, sides, points }) =>
      sides.map((side) => [name, game, 'side', side.title, ...figures(side), points[side.title]?.mean ?? '']),
    ),
    ...groups.flatMap(({ name, game, bots }) =>
      bots.flatMap(({ bot, as, ...score }) => [
        [name, game, 'program', bot, ...figures(score)],
        ...as.map((side) => [name, game, `program as ${side.title}`, bot, ...figures(side)]),
      ]),
    ),
    ...meetings.map(({ bot, against, ...score }) => ['', '', `against ${against}`, bot, ...figures(score)]),
    ...ratings.map(({ bot, rating: { elo, low, high }, ...score }) => {
      return ['', '', 'rating', bot, ...figures(score), '', elo, low, high];
    }),
  ]);
}

/** Every row as long as the first. */
function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${(rows[0] ?? []).map((_, i) => cell(row[i] ?? '')).join(',')}\n`).join('');
}
