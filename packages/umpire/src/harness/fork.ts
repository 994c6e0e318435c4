/** Games beside the game: the same table at a given state, to try things on. */
import type { Answer } from '../asks.js';
import type { Event, Seat } from '../events.js';
import { awaited, type Game, gameAt, submit } from '../game.js';
import type { Below, Kit, State } from '../rulebook.js';
import type { Roll } from '../table.js';
import { caught, type Fault, type FaultKind, fault } from './fault.js';
import { brokenAt, drawFor } from './look.js';
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

/**
 * Play so many answers at random, looking at every state. Whether asking changes a state, and a question asked once more is the
 * same, is looked at in the game itself, not here: it takes longer than to play on.
 */
export function wander<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  orders: number,
  below: Below,
  pieces: readonly string[],
): Fault | undefined {
  for (let i = 0; i <= orders; i++) {
    const found = brokenAt(trial, game.state, game.law, pieces);
    if (found !== undefined) return found;
    const owing = awaited(game);
    if (owing.length === 0)
      return game.state.umpire.over === null ? fault('dead end', 'nobody is asked anything') : undefined;
    const answers: [Seat, Answer][] = [];
    const unanswered = caught('exception', 'asking', () => {
      for (const seat of owing) {
        const sampled = drawFor(game, seat, below);
        if ('fault' in sampled) return sampled.fault;
        answers.push([seat, sampled.answer]);
      }
      return undefined;
    });
    if (unanswered !== undefined) return unanswered;
    const chosen = answers[below(answers.length)];
    if (chosen === undefined || i === orders) return undefined;
    try {
      playOn(game, ...chosen);
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
