/** All that one seat receives when an answer is played, and where two transcripts part. */
import type { Answer } from '../asks.js';
import { type Event, heardBy, type Seat } from '../events.js';
import { askOf, awaited, type Game, refuse } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit } from '../rulebook.js';
import type { Roll } from '../table.js';
import { viewOf } from '../view.js';
import { difference } from './difference.js';
import { type Fault, type FaultKind, fault } from './fault.js';
import { type Happened, playOn } from './fork.js';
import { temptations } from './garbage.js';
import { answerFor } from './look.js';

/** `view`, `question` and `refusals` as text, written down when they were received. */
export type Transcript = {
  heard: Event[];
  rolls: Roll[];
  view: string;
  question: string;
  refusals: string;
};

/** How an answer is played: at the table itself, or by whatever stands in front of it. */
export type Play<K extends Kit> = (game: Game<K>, seat: Seat, answer: Answer) => Happened;

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
  play: Play<K> = playOn,
): Transcript {
  const heard: Event[] = [];
  const rolls: Roll[] = [];
  const note = (by: Seat): void => {
    const happened = play(game, by, answers[by] ?? randomAnswer(game, by, below));
    heard.push(...heardBy(happened.events, seat));
    rolls.push(...happened.rolls.filter(({ to }) => to === 'all' || to.includes(seat)));
  };
  const open = game.state.umpire.window;
  note(actor);
  while (open !== null && game.state.umpire.window === open) {
    const [next] = awaited(game);
    if (next === undefined) break;
    note(next);
  }
  return { heard, rolls, ...lookingOn(game, seat, probes) };
}

/** What the seat sees when all is quiet again. */
function lookingOn<K extends Kit>(
  game: Game<K>,
  seat: Seat,
  probes: readonly unknown[],
): Pick<Transcript, 'view' | 'question' | 'refusals'> {
  const view = viewOf(game.state, seat);
  const seen = canonical(view);
  const question = askOf(game, seat) ?? null;
  const tries = question === null ? probes : [...probes, ...temptations(view, question, game.desk.ways)];
  const refusals = tries.map((probe) => refuse(game, seat, probe) ?? null);
  return { view: seen, question: canonical(question), refusals: canonical(refusals) };
}

/** One of two worlds under comparison. */
export type World<K extends Kit> = {
  readonly game: Game<K>;
  readonly seat: Seat;
  transcript: Transcript;
  readonly below: Below;
  readonly play?: Play<K>;
};

/** Somebody else is asked, so that the seat has reason to wait and cannot tell how many answers are given meanwhile. */
export const waits = <K extends Kit>({ state }: Game<K>, seat: Seat): boolean =>
  state.umpire.window?.seats.some((each) => each !== seat) ?? false;

/**
 * A seat that waits for others does not know how far they have come. So a world in which it has heard less, and is asked
 * nothing, goes on by answers of the others until it hears or is asked something.
 */
export function catchUp<K extends Kit>(one: World<K>, other: World<K>, probes: readonly unknown[]): void {
  for (let i = 0; i < 8; i++) {
    const behind = lags(one, other) ? one : lags(other, one) ? other : undefined;
    if (behind === undefined) return;
    const before = behind.transcript.heard.length;
    goOn(behind, probes);
    if (behind.transcript.heard.length === before && !isAsked(behind)) return;
  }
}

const isAsked = <K extends Kit>({ transcript }: World<K>): boolean => transcript.question !== 'null';

function lags<K extends Kit>(a: World<K>, b: World<K>): boolean {
  if (isAsked(a) || a.game.state.umpire.over !== null) return false;
  const [less, more] = [a.transcript.heard, b.transcript.heard];
  if (less.length > more.length || (less.length === more.length && !isAsked(b))) return false;
  return less.every((event, i) => canonical(event) === canonical(more[i]));
}

/** More answers than this nobody gives before another hears of it. */
const patience = 200;

function goOn<K extends Kit>(
  { game, seat, transcript, below, play = playOn }: World<K>,
  probes: readonly unknown[],
): void {
  const { heard, rolls } = transcript;
  const before = heard.length;
  for (let i = 0; i < patience && heard.length === before; i++) {
    const [next] = awaited(game);
    if (next === undefined || awaited(game).includes(seat)) break;
    const happened = play(game, next, randomAnswer(game, next, below));
    heard.push(...heardBy(happened.events, seat));
    rolls.push(...happened.rolls.filter(({ to }) => to === 'all' || to.includes(seat)));
  }
  Object.assign(transcript, lookingOn(game, seat, probes));
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
  if (canonical(a.rolls) !== canonical(b.rolls)) return { leak: fault('leak in a roll', difference(a.rolls, b.rolls)) };
  const parts: [FaultKind, string, string][] = [
    ['leak in the view', a.view, b.view],
    ['leak in a question', a.question, b.question],
    ['leak in a refusal', a.refusals, b.refusals],
  ];
  for (const [kind, one, other] of parts)
    if (one !== other) return { leak: between(kind, JSON.parse(one), JSON.parse(other)) };
  return { told: false };
}

/** Views that differ in nothing but what is asked show it in a question. */
function between(kind: FaultKind, one: unknown, other: unknown): Fault {
  if (kind !== 'leak in the view') return fault(kind, difference(one, other));
  const same = canonical(without(one)) === canonical(without(other));
  return same
    ? fault('leak in a question', difference(one, other))
    : fault(kind, difference(without(one), without(other)));
}

/** A view but for what is asked. */
function without(view: unknown): unknown {
  const { owes, ...rest } = Object(view) as { owes?: unknown };
  return rest;
}

/** All of it in one text. */
export const textOf = ({ heard, rolls, view, question, refusals }: Transcript): string =>
  `${JSON.stringify([heard, rolls])} ${view} ${question} ${refusals}`;

/** What was received, as it was before it was written down. */
export const opened = ({ heard, rolls, view, question, refusals }: Transcript): unknown => ({
  heard,
  rolls,
  view: JSON.parse(view),
  question: JSON.parse(question),
  refusals: JSON.parse(refusals),
});
