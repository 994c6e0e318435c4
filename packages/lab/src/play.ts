/** One game of a study, played by programs to its end. Nothing but the plan and the number decides it. */
import { type Shelved, shelved } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  type BotSeat,
  begin,
  chance,
  type Game,
  type Kit,
  numberFrom,
  type Seat,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { playerCalled } from '@ironbottom/wire/program';
import { type Job, jobOf, type Plan } from './plan.js';

export type GameResult = {
  readonly n: number;
  readonly turns: number;
  /** Answers, of all seats. */
  readonly orders: number;
  /** Null: it did not come to an end. */
  readonly end: { readonly rule: string; readonly why: string; readonly winners: readonly Seat[] } | null;
  /** As they stand at the end, by the names the board gives them. */
  readonly points: { readonly [name: string]: number };
  /** What went wrong: an answer that was refused, an error. */
  readonly fault: string | null;
  /** Answers that chance gave, for nothing its program said was legal. */
  readonly slips: number;
  /** How long it took; the one thing here that the plan does not decide. */
  readonly ms: number;
};

/** More answers than any game needs. */
const endless = 200_000;

export function playGame(plan: Plan, n: number): GameResult {
  const began = performance.now();
  const job = jobOf(plan, n);
  const [rulebook = '', scenario = ''] = job.group.game.split('/');
  const shelf = shelved(rulebook, scenario);
  if (shelf === undefined) throw new Error(`${job.group.game} is not on the shelf`);
  const begun = begin(shelf.rulebook, job.group.setup, { from: 'seed', seed: seedFrom(job.word), entropy: {} });
  if ('errors' in begun) throw new Error(`${job.group.game}: ${begun.errors.join('; ')}`);
  const { game } = begun;
  const sitting = new Map<Seat, BotSeat<Kit>>();
  let fault: string | null = null;
  try {
    sitDown(sitting, job, shelf, game);
    play(game, sitting);
  } catch (thrown) {
    fault = thrown instanceof Error ? thrown.message : String(thrown);
  }
  let slips = 0;
  for (const [seat, bot] of sitting) {
    slips += bot.slips?.() ?? 0;
    bot.leave?.(viewOf(game.state, seat));
  }
  const { over, clock } = game.state.umpire;
  // The score at the end lies open: any seat may tell it.
  const points = shelf.board?.points?.(viewOf(game.state, game.seats[0]?.seat ?? ''), game.law) ?? [];
  return {
    n,
    turns: clock.turn + 1,
    orders: game.log.length,
    end: over === null ? null : { rule: over.rule, why: over.why, winners: over.winners },
    points: Object.fromEntries(points.map(({ name, value }) => [name, value])),
    fault,
    slips,
    ms: Math.round(performance.now() - began),
  };
}

function sitDown(
  sitting: Map<Seat, BotSeat<Kit>>,
  { group, players, word }: Job,
  { bots, proposal }: Shelved,
  game: Game<Kit>,
): void {
  const about = { rulebook: game.rulebook.name, ...game.setup, proposal };
  for (const { id, seats } of group.sides) {
    const called = playerCalled(bots, players[id] ?? '', about);
    if (called === undefined) throw new Error(`there is no program ${players[id]} for ${group.game}`);
    const { bot, futures } = called;
    const thought = futures === undefined ? {} : { futures };
    for (const seat of seats)
      sitting.set(seat, bot.seat(seat, game.law, chance(numberFrom(`${word} ${seat}`)), thought));
  }
}

function play(game: Game<Kit>, sitting: ReadonlyMap<Seat, BotSeat<Kit>>): void {
  while (game.state.umpire.over === null && game.log.length < endless) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const bot = sitting.get(seat);
    if (ask === undefined || bot === undefined) throw new Error(`nobody answers for ${seat}`);
    const played = submit(game, seat, bot.answer(viewOf(game.state, seat), ask, game.desk.ways));
    if ('refusal' in played) throw new Error(`${seat} was refused: ${played.refusal.why} (${played.refusal.rule})`);
  }
}
