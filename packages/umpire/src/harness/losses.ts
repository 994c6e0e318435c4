/**
 * A frame checks again what it holds when it resumes. Every piece that an outer frame holds is killed from inside the
 * inner one, on a copy, and the copy is played on.
 */
import { advance, type Game } from '../game.js';
import type { Below, Kit } from '../rulebook.js';
import { caught, type Fault, fault } from './fault.js';
import { fork, showsAnyway, wander } from './fork.js';
import type { Trial } from './trial.js';

export function bearsLosses<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  orders: number,
  below: Below,
  pieces: readonly string[],
): Fault | undefined {
  const { agenda } = game.state.umpire;
  const top = agenda[agenda.length - 1];
  if (top === undefined || agenda.length < 2) return undefined;
  const inner = new Set(trial.holds(top));
  const tried = new Set<string>();
  for (const frame of agenda.slice(0, -1)) {
    for (const piece of trial.holds(frame)) {
      if (tried.has(piece)) continue;
      tried.add(piece);
      const found = caught('exception', 'resuming', () =>
        kill(trial, game, piece, inner.has(piece), orders, below, pieces),
      );
      if (found !== undefined) {
        const anyway = showsAnyway(trial, game, found.kind, 3 * orders, below, pieces);
        if (anyway !== undefined) return anyway;
        return fault(
          'lost piece',
          `${piece} lost under frame ${frame.kind} (${frame.rule}): ${found.kind}: ${found.what}`,
        );
      }
    }
  }
  return undefined;
}

function kill<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  piece: string,
  alsoInner: boolean,
  orders: number,
  below: Below,
  pieces: readonly string[],
): Fault | undefined {
  const other = fork(game);
  trial.kill(other.state, piece, other.law);
  if (alsoInner) {
    // As if yet another frame inside had killed it and was done: the question is withdrawn and the frame resumes.
    other.state.umpire.window = null;
    advance(other);
  }
  return wander(trial, other, orders, below, pieces);
}
