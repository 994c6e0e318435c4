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
import { carryOn, distanceBetween, type Fleet, type Guess, type Particle, type Particles } from './particles.js';

/** A picture of what may be there, and the dice that go with it: plans are compared in the same one. */
export type World = { readonly state: GameState; readonly dice: number };

/**
 * Pictures of what may be there, drawn from the view, which says what is known now. What was told before is in the particles: each
 * picture that is used is the one, of those drawn this turn and not used yet, that is nearest to one of them. The memory
 * says where ships were looked for and not found: pictures that contradict it hardly begin a particle.
 */
export type Gallery = {
  readonly view: GameView;
  readonly law: GameLaw;
  readonly below: Below;
  readonly particles: readonly Particle[];
  readonly drawn: Drawn[];
};
type Drawn = { readonly state: GameState; readonly fleets: Particle };

export function galleryOf(view: GameView, law: GameLaw, memory: Memory, particles: Particles, below: Below): Gallery {
  const drawn: Drawn[] = [];
  const fresh = (): Guess => {
    const state = flatTopGame.imagine(view, law, below);
    const fleets = fleetsIn(state, view);
    drawn.push({ state, fleets });
    return { fleets, weight: likelihood(state, view, memory) };
  };
  // Before the game nobody is anywhere yet.
  if (view.public.phase >= 0) carryOn(particles, view, law, memory, fresh, below);
  return { view, law, below, particles: view.public.phase < 0 ? [] : particles.all, drawn };
}

export function worldFrom({ view, law, below, particles, drawn }: Gallery): World {
  const particle = particles[below(Math.max(1, particles.length))] ?? [];
  // Nobody to be looked for: one picture is as good as another.
  for (let i = 0; i < (particle.length === 0 ? 1 : pictures); i++) {
    const state = flatTopGame.imagine(view, law, below);
    drawn.push({ state, fleets: fleetsIn(state, view) });
  }
  let best = drawn.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { fleets }] of drawn.entries()) {
    const far = distanceBetween(fleets, particle);
    if (far <= least) [best, least] = [i, far];
  }
  const [picked] = drawn.splice(best, 1);
  if (picked === undefined) throw new Error('nothing could be imagined');
  return { state: picked.state, dice: below(2 ** 30) };
}

/** Pictures drawn for each one that is used. */
const pictures = 8;

/** The enemy's task forces in a picture. */
function fleetsIn({ seats }: GameState, { seat }: GameView): Particle {
  const his = seats[enemyOf(seat as Side)]?.own;
  return (his?.tfs ?? []).map(({ id, hex }): Fleet => {
    const ships = his?.ships.filter(({ tf }) => tf === id) ?? [];
    return {
      hex,
      course: 0,
      ships: ships.map(({ name }) => name),
      carriers: ships.some(({ type }) => type === 'CV' || type === 'CVL'),
      anchored: ships.length > 0 && ships.every(({ anchored }) => anchored),
    };
  });
}

/** What is left of a picture for each task force of the enemy that is where it cannot be, and where ships have sailed home without need. */
const doubtful = 0.1;
const fled = 0.01;

function likelihood({ seats }: GameState, { seat }: GameView, { possible }: Memory): number {
  let weight = 1;
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
  looked: new Map(memory.looked),
  flown: new Map(memory.flown),
  sectors: new Map(memory.sectors),
  intents: [],
  meant: new Map(),
});
