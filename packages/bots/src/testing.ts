/** Whole games by programs, for tests: what was lost and refused on the way. */
import { type FlatTopGame, flatTopGame, type GameState } from '@ironbottom/flat-top';
import {
  type Ask,
  askOf,
  awaited,
  type Bot,
  begin,
  chance,
  type Event,
  type Intent,
  type Refusal,
  type Seat,
  type Setup,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { admiralWho } from './admiral.js';
import { captainWho } from './captain.js';
import type { Heard } from './officer.js';
import { recruitWho } from './recruit.js';

export type Played = {
  readonly state: GameState;
  readonly winner: Seat | undefined;
  readonly events: readonly Event[];
  /** Answers of their own making that programs would have been refused. */
  readonly refused: readonly string[];
  /** The kinds of question they were asked, by frame and rule. */
  readonly asked: ReadonlySet<string>;
  /** What was meant, by whoever says so. */
  readonly intents: readonly Intent[];
  readonly orders: number;
};

/** Chance as a player. */
const random: Bot<FlatTopGame> = {
  name: 'random',
  title: 'Chance',
  seat: (_seat, _law, below) => ({
    answer(view, ask, ways) {
      const answer = sample(view, ask, below, ways);
      if (answer === undefined) throw new Error(`no answer to "${ask.prompt}"`);
      return answer;
    },
  }),
};

type Who = 'admiral' | 'captain' | 'recruit' | 'random';
export type Players = { readonly allied: Who; readonly japan: Who };

const called: Readonly<Record<Who, (heard: Heard) => Bot<FlatTopGame>>> = {
  admiral: admiralWho,
  captain: captainWho,
  recruit: recruitWho,
  random: () => random,
};

/** Admirals think little in tests. */
const futures = 2;

/**
 * One game, of Rings Around Rabaul unless another scenario is named. It throws if any answer is refused. `forgetful`: recruit
 * sits down anew for every answer. `most`: it is broken off after so many turns.
 */
export function played(
  players: Players,
  word: string,
  forgetful = false,
  options: Setup['options'] = {},
  scenario = 'rings-around-rabaul',
  most = Number.POSITIVE_INFINITY,
): Played {
  const refused: string[] = [];
  const asked = new Set<string>();
  const heard = (ask: Ask, { rule, why }: Refusal): void => {
    refused.push(`${ask.rule}: ${why} (${rule})`);
  };
  const begun = begin(
    flatTopGame,
    { scenario, options, charts: {}, set: null },
    { from: 'seed', seed: seedFrom(word), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const sitting = new Map(
    (['allied', 'japan'] as const).map((seat, i) => {
      const bot = called[players[seat]](heard);
      const sit = () => bot.seat(seat, game.law, chance(word.length + i), { futures });
      return [seat as Seat, { who: players[seat], sit, bot: sit() }] as const;
    }),
  );
  const events: Event[] = [];
  const intents: Intent[] = [];
  while (game.state.umpire.over === null && game.state.public.turn < most) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const player = sitting.get(seat);
    if (ask === undefined || player === undefined) throw new Error(`nobody answers for ${seat}`);
    const view = viewOf(game.state, seat);
    if (player.who !== 'random') asked.add(`${view.owes?.kind} ${ask.rule}`);
    const bot = forgetful && player.who === 'recruit' ? player.sit() : player.bot;
    const done = submit(game, seat, bot.answer(view, ask, game.desk.ways));
    intents.push(...(bot.intents?.() ?? []));
    if ('refusal' in done) throw new Error(`${player.who} was refused at "${ask.prompt}": ${done.refusal.why}`);
    for (const event of done.events) if (kept.has(event.kind)) events.push(event);
  }
  const [winner] = game.state.umpire.over?.winners ?? [];
  return { state: game.state, winner, events, refused, asked, intents, orders: game.log.length };
}

/** Events that tests look at; the others would fill the memory. */
const kept = new Set([
  'out-of-fuel',
  'cannot-land',
  'takes-off',
  'landed-at',
  'searched',
  'targets-disclosed',
  'shadowing',
  'submarine-moved',
  'plane-moved',
  'submarine-combat',
  'fueled',
]);
