/** All that one seat receives when an answer is played, and where two transcripts part. */
import type { Answer } from '../asks.js';
import { type Event, hears, type Seat } from '../events.js';
import { askOf, awaited, type Game, refuse } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit, View } from '../rulebook.js';
import type { Roll } from '../table.js';
import { viewOf } from '../view.js';
import { difference } from './difference.js';
import { type Fault, type FaultKind, fault } from './fault.js';
import { playOn } from './fork.js';
import { temptations } from './garbage.js';
import { answerFor } from './look.js';

export type Transcript = {
  heard: Event[];
  rolls: Roll[];
  view: unknown;
  question: unknown;
  refusals: unknown;
};

/**
 * Play the answer of `actor` and fill the window it belongs to, for who had answered before is nobody's business: by the
 * answers given, and at random by the others. Everything is written down before anything else is played: a rulebook that remembers the last
 * state it saw, outside the state, shows itself.
 */
export function transcribe<K extends Kit>(
  game: Game<K>,
  answers: { readonly [seat: Seat]: Answer },
  actor: Seat,
  seat: Seat,
  probes: readonly unknown[],
  below: Below,
): Transcript {
  const heard: Event[] = [];
  const rolls: Roll[] = [];
  const note = (by: Seat): void => {
    const happened = playOn(game, by, answers[by] ?? randomAnswer(game, by, below));
    heard.push(...happened.events.filter((event) => hears(event, seat)));
    rolls.push(...happened.rolls.filter(({ to }) => to === 'all' || to.includes(seat)));
  };
  const open = game.state.umpire.window;
  note(actor);
  while (open !== null && game.state.umpire.window === open) {
    const [next] = awaited(game);
    if (next === undefined) break;
    note(next);
  }
  const view = viewOf(game.state, seat);
  const copy = JSON.parse(canonical(view)) as View<K>;
  const question = askOf(game, seat) ?? null;
  const tries = question === null ? probes : [...probes, ...temptations(view, question, game.desk.ways)];
  const refusals = tries.map((probe) => refuse(game, seat, probe) ?? null);
  return {
    heard,
    rolls,
    view: copy,
    question: JSON.parse(canonical(question)),
    refusals: JSON.parse(canonical(refusals)),
  };
}

function randomAnswer<K extends Kit>(game: Game<K>, seat: Seat, below: Below): Answer {
  const sampled = answerFor(game, seat, below);
  if ('fault' in sampled) throw new Error(sampled.fault.what);
  return sampled.answer;
}

/** Where what the seat received differs, though nothing it was told does. `told`: a disclosure came first. */
export function parted(a: Transcript, b: Transcript): { leak: Fault } | { told: boolean } {
  for (let i = 0; i < Math.max(a.heard.length, b.heard.length); i++) {
    const one = a.heard[i];
    const other = b.heard[i];
    if (canonical(one) === canonical(other)) continue;
    if (one?.tells === true && other?.tells === true) return { told: true };
    return {
      leak: fault('leak in an event', `event ${i + 1} (${one?.rule ?? other?.rule}), ${difference(one, other)}`),
    };
  }
  const parts: [FaultKind, unknown, unknown][] = [
    ['leak in a roll', a.rolls, b.rolls],
    ['leak in the view', without(a.view), without(b.view)],
    ['leak in a question', Reflect.get(Object(a.view), 'owes'), Reflect.get(Object(b.view), 'owes')],
    ['leak in a question', a.question, b.question],
    ['leak in a refusal', a.refusals, b.refusals],
  ];
  for (const [kind, one, other] of parts) {
    if (canonical(one) !== canonical(other)) return { leak: fault(kind, difference(one, other)) };
  }
  return { told: false };
}

/** A view but for what is asked. */
function without(view: unknown): unknown {
  const { owes, ...rest } = Object(view) as { owes?: unknown };
  return rest;
}
