/**
 * Futures: games that go on from what may be there. This is the only file in the room that holds a state, and every one of
 * them is drawn from a view.
 */
import {
  enemyOf,
  type FlatTopGame,
  flatTopGame,
  type GameLaw,
  type GameState,
  type GameView,
  type Side,
} from '@ironbottom/flat-top';
import {
  askOf,
  awaited,
  type Below,
  type BotSeat,
  chance,
  type Game,
  gameAt,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import type { Doctrine } from './doctrine.js';
import type { Memory } from './memory.js';
import { officer } from './officer.js';

/** A picture of what may be there, and the dice that go with it: plans are compared in the same one. */
export type World = { readonly state: GameState; readonly dice: number };

/**
 * So many pictures that fit all that has been told. A view says what is known now; where ships were looked for and not found
 * before, the memory says: pictures that contradict it count little, and those that count are drawn again and again.
 */
export function worldsFrom(view: GameView, law: GameLaw, memory: Memory, below: Below, count: number): World[] {
  const drawn: { state: GameState; weight: number }[] = [];
  let sum = 0;
  for (let i = 0; i < particles * count; i++) {
    const state = flatTopGame.imagine(view, law, below);
    const weight = likelihood(state, view, memory);
    drawn.push({ state, weight });
    sum += weight;
    // Nobody to be looked for: one picture is as good as another.
    if (drawn.length >= count && sum === drawn.length) break;
  }
  return Array.from({ length: count }, (_, i): World => {
    const at = ((i + below(1000) / 1000) / count) * sum;
    let passed = 0;
    const picked =
      drawn.find(({ weight }) => {
        passed += weight;
        return passed > at;
      }) ?? drawn[0];
    if (picked === undefined) throw new Error('nothing could be imagined');
    return { state: picked.state, dice: below(2 ** 30) };
  });
}

/** Pictures drawn for each one that is used. */
const particles = 4;
/** What is left of a picture for each task force of the enemy that is where it cannot be, and where ships have sailed home without need. */
const doubtful = 0.1;
const fled = 0.01;

function likelihood({ seats }: GameState, { seat, public: pub }: GameView, { possible }: Memory): number {
  let weight = 1;
  if (pub.phase < 0) return weight;
  const his = seats[enemyOf(seat as Side)]?.own;
  for (const { hex } of his?.tfs ?? []) if (possible[hex] !== 1) weight *= doubtful;
  return his !== undefined && his.left.length > 0 ? weight * fled : weight;
}

/** How a game may end if this side goes on by a doctrine and the enemy by another: 1 where it is won, 0 where it is lost. */
export function playedOut(
  { state, dice }: World,
  law: GameLaw,
  side: Side,
  mine: Doctrine,
  his: Doctrine,
  memory: Memory,
  horizon: number,
): number {
  const setup = { scenario: law.scenario.name, options: {}, charts: {}, set: null };
  const source = { from: 'seed', seed: seedFrom(`future ${dice}`), entropy: {} } as const;
  const game: Game<FlatTopGame> = gameAt(
    flatTopGame,
    setup,
    law,
    flatTopGame.seats(setup),
    source,
    flatTopGame.clone(state),
  );
  const last = state.public.turn + horizon;
  const silently = (): void => undefined;
  const players = new Map<string, BotSeat<FlatTopGame>>([
    [side, officer(side, law, chance(dice), () => mine, silently, copyOf(memory))],
    [enemyOf(side), officer(enemyOf(side), law, chance(dice + 1), () => his, silently)],
  ]);
  while (game.state.umpire.over === null && game.state.public.turn <= last) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const player = players.get(seat);
    if (ask === undefined || player === undefined) throw new Error(`nobody answers for ${seat}`);
    submit(game, seat, player.answer(viewOf(game.state, seat), ask, game.desk.ways));
  }
  const { points } = game.state.public;
  const margin = points[side] - points[enemyOf(side)];
  const ahead = 0.5 + 0.5 * Math.tanh(margin / clear);
  const { over } = game.state.umpire;
  if (over === null) return ahead;
  const won = over.winners.length === 1 ? (over.winners[0] === side ? 1 : 0) : 0.5;
  return 0.8 * won + 0.2 * ahead;
}

/** A lead of so many points says who is winning. */
const clear = 100;

const copyOf = (memory: Memory): Memory => ({
  possible: memory.possible.slice(),
  turn: memory.turn,
  claimed: memory.claimed.slice(),
  flown: new Map(memory.flown),
  intents: [],
  meant: new Map(),
});
