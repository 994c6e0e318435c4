/** Games beside the game: the same table at a given state, to try things on. */
import type { Answer } from '../asks.js';
import type { Event, Seat } from '../events.js';
import { awaited, type Game, gameAt, submit } from '../game.js';
import type { Below, Kit, State } from '../rulebook.js';
import type { Roll } from '../table.js';
import { type Fault, type FaultKind, fault } from './fault.js';
import { answerable, answerFor, brokenAt } from './look.js';
import type { Trial } from './trial.js';

/** The same game at another state, which it takes over. */
export function forkAt<K extends Kit>(game: Game<K>, state: State<K>): Game<K> {
  return gameAt(game.rulebook, game.setup, game.law, game.seats, game.source, state);
}

/** A private copy of the game at its present state. */
export function fork<K extends Kit>(game: Game<K>): Game<K> {
  return forkAt(game, game.rulebook.clone(game.state));
}

export type Happened = { events: Event[]; rolls: Roll[] };

/** Play an answer that is known to be legal. */
export function playOn<K extends Kit>(game: Game<K>, seat: Seat, answer: Answer): Happened {
  const played = submit(game, seat, answer);
  if ('refusal' in played) throw new Error(`${seat}'s answer was legal and is now refused: ${played.refusal.why}`);
  return { events: played.events, rolls: game.log[game.log.length - 1]?.rolls ?? [] };
}

/** Play so many answers at random, looking at every state. */
export function wander<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  orders: number,
  below: Below,
  pieces: readonly string[],
): Fault | undefined {
  for (let i = 0; i <= orders; i++) {
    const found = brokenAt(trial, game.state, game.law, pieces) ?? answerable(game, below);
    if (found !== undefined) return found;
    const owing = awaited(game);
    const seat = owing[below(owing.length)];
    if (seat === undefined || i === orders) return undefined;
    const sampled = answerFor(game, seat, below);
    if ('fault' in sampled) return sampled.fault;
    try {
      playOn(game, seat, sampled.answer);
    } catch (thrown) {
      return fault('exception', thrown instanceof Error ? thrown.message : String(thrown));
    }
  }
  return undefined;
}

/** Does the game show a fault of this kind without anybody's help? Then what was done to its copy is not to blame. */
export function showsAnyway<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  kind: FaultKind,
  orders: number,
  below: Below,
  pieces: readonly string[],
): Fault | undefined {
  for (let i = 0; i < 30; i++) {
    const found = wander(trial, fork(game), orders, below, pieces);
    if (found?.kind === kind) return found;
  }
  return undefined;
}
