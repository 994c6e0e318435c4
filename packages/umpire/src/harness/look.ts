/** What is checked at every state: its invariants, and that whoever is asked can answer. */
import type { Answer, Refusal } from '../asks.js';
import type { Seat } from '../events.js';
import { askOf, awaited, type Game, gameAt, refuse } from '../game.js';
import type { Below, Kit, State } from '../rulebook.js';
import { sample } from '../sample.js';
import { viewOf } from '../view.js';
import { difference } from './difference.js';
import { caught, type Fault, fault } from './fault.js';
import type { Player, Trial } from './trial.js';

export function brokenAt<K extends Kit>(
  trial: Trial<K>,
  state: State<K>,
  law: K['law'],
  pieces: readonly string[],
): Fault | undefined {
  return caught('broken invariant', 'an invariant could not be checked', () => {
    for (const { name, broken } of trial.invariants) {
      const why = broken(state, law);
      if (why !== undefined) return fault('broken invariant', `${name}: ${why}`);
    }
    const why = misplaced(trial.pieces(state), pieces);
    return why === undefined ? undefined : fault('broken invariant', `pieces are conserved: ${why}`);
  });
}

function misplaced(now: readonly string[], before: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const piece of now) {
    if (seen.has(piece)) return `${piece} is in two places`;
    seen.add(piece);
  }
  for (const piece of before) if (!seen.has(piece)) return `${piece} has vanished`;
  const known = new Set(before);
  for (const piece of now) if (!known.has(piece)) return `${piece} came from nowhere`;
  return undefined;
}

export type Sampled = { answer: Answer } | { fault: Fault };

/** A legal answer for the seat, by the player given or at random; or why there is none. Asked once more, it is legal still. */
export function answerFor<K extends Kit>(game: Game<K>, seat: Seat, below: Below, player?: Player<K>): Sampled {
  const drawn = drawFor(game, seat, below, player);
  if ('fault' in drawn) return drawn;
  const refusal = refuse(anew(game), seat, drawn.answer);
  return refusal === undefined ? drawn : refusedSample(`${seat}, asked once more`, drawn.answer, refusal);
}

/** The same with one asking, for games beside the game. */
export function drawFor<K extends Kit>(game: Game<K>, seat: Seat, below: Below, player?: Player<K>): Sampled {
  const view = viewOf(game.state, seat);
  const ask = askOf(game, seat);
  if (ask === undefined) return { fault: fault('dead end', `${seat} owes an answer but there is no question`) };
  const { ways } = game.desk;
  const chosen = player?.(view, ask, below, ways);
  const answer =
    chosen !== undefined && refuse(game, seat, chosen) === undefined ? chosen : sample(view, ask, below, ways);
  const which = `${seat} at ${ask.rule} (${ask.prompt})`;
  if (answer === undefined) return { fault: fault('dead end', `${which} has no legal answer`) };
  const refusal = refuse(game, seat, answer);
  return refusal === undefined ? { answer } : refusedSample(which, answer, refusal);
}

const refusedSample = (which: string, answer: Answer, { why, rule }: Refusal): Sampled => ({
  fault: fault('refused sample', `${which}: ${JSON.stringify(answer)} was sampled and then refused: ${why} (${rule})`),
});

/** The same state at a table where nothing has been asked yet: a question asked once more is the same question. */
function anew<K extends Kit>({ rulebook, setup, law, seats, source, state }: Game<K>): Game<K> {
  return gameAt(rulebook, setup, law, seats, source, state);
}

/** Lists that a rulebook keeps come frozen to the umpire, and are taken at their word. */
function isFrozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenThrough);
}

/** Everybody who is asked can answer, and, where it is looked at closely, asking changes nothing. */
export function answerable<K extends Kit>(game: Game<K>, below: Below, closely: boolean): Fault | undefined {
  return caught('exception', 'asking', () => {
    const before = closely ? JSON.stringify(game.state) : '';
    const owing = awaited(game);
    if (owing.length === 0 && game.state.umpire.over === null) return fault('dead end', 'nobody is asked anything');
    for (const seat of owing) {
      if (!isFrozenThrough(askOf(game, seat)))
        return fault('asking changes the state', `${seat}'s question can be altered by whoever reads it`);
      const sampled = answerFor(game, seat, below);
      if ('fault' in sampled) return sampled.fault;
    }
    if (!closely || JSON.stringify(game.state) === before) return undefined;
    return fault('asking changes the state', difference(game.state, JSON.parse(before)));
  });
}
