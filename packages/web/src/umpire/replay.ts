/**
 * A game looked at again. It is played through once; states are kept every so many answers, so that any moment is a few
 * answers away from one of them. Lives in the worker: only what those who look may see leaves it.
 */

import { seatName } from '@ironbottom/shelf';
import type { Answer, Ask, Beside, Event, Game, Kit, Result, Roll, Seat, Setup, State, View } from '@ironbottom/umpire';
import { sentencesOf } from '../asks/prompt.js';
import { answerTold } from '../asks/told.js';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';
import type { Ground } from './sight.js';
import { Trouble } from './trouble.js';

/** So many answers lie between two states that are kept. */
export const stride = 32;

/** `told`: the answer in words, a line for each part of it. */
export type Answered = { seat: Seat; prompt: string; told: readonly string[]; rule: string };

export type Points = readonly { readonly name: string; readonly value: number }[];

/** What can be looked at again, whoever kept it. */
export type Past = {
  readonly of: 'game' | 'match';
  readonly id: string;
  readonly ground: Ground;
  readonly scenario: string;
  readonly options: Setup['options'];
  readonly seats: Game<Kit>['seats'];
  readonly who: string;
  readonly over: Result | null;
  /** What followed each answer; the first is what happened before any. */
  readonly events: readonly (readonly Event[])[];
  /** The answers, as far as they are known. */
  readonly given: readonly ({ seat: Seat; answer: Answer } | undefined)[];
  readonly answered: readonly (Answered | undefined)[];
  readonly clocks: readonly { turn: number }[];
  readonly rolls: readonly Roll[];
  /** How it stood, from the answer on that changed it. */
  readonly points: readonly { answers: number; values: Points }[];
  /** What programs had in mind, and who was asked for a hint, with the number of the answer it led to. */
  readonly beside: readonly ({ answers: number; seat: Seat } & Beside)[];
  /** Whether the seed of the dice is known. */
  readonly seeded: boolean;
  /** Who looks, once nobody else does: seats, or all of them. */
  readonly eyes: readonly Seat[] | 'all';
  /** The moments that may be looked at, as numbers of answers. */
  readonly stops: readonly number[];
  /** What a seat saw after so many answers. */
  view(answers: number, seat: Seat): View<Kit>;
};

/** A game that is here from its first answer to its last. */
export type Replay = Past & {
  readonly game: Game<Kit>;
  /** The file it came from. */
  readonly text: string;
  readonly kept: readonly State<Kit>[];
  /** The state last looked at; another moment soon after is reached from here. */
  near: { at: number; game: Game<Kit> } | undefined;
};

export type Recording = Pick<Replay, 'of' | 'id' | 'ground' | 'game' | 'text' | 'who' | 'eyes'> & {
  over?: Result | null;
};

/** Plays a game through and keeps what is needed to look at any moment of it. */
export function record(of: Recording): Replay {
  const { ground, game } = of;
  const { rules } = ground;
  const begun = rules.begin(game.rulebook, game.setup, { from: 'script', faces: facesUntil(game, game.log.length) });
  if ('errors' in begun) throw new Trouble(marks.parts(begun.errors));
  const again = begun.game;
  const events: (readonly Event[])[] = [again.opening.events];
  const answered: Answered[] = [];
  const clocks = [{ ...again.state.umpire.clock }];
  const kept = [game.rulebook.clone(again.state)];
  const points: { answers: number; values: Points }[] = [];
  const count = (answers: number): void => {
    const values = pointsIn(of, again);
    if (answers === 0 || JSON.stringify(points.at(-1)?.values) !== JSON.stringify(values))
      points.push({ answers, values });
  };
  count(0);
  for (const [i, { seat, answer }] of game.log.entries()) {
    const ask = rules.askOf(again, seat);
    answered.push(toldOf(ground, ask, seat, answer));
    const played = rules.submit(again, seat, answer);
    if ('refusal' in played) throw new Trouble(words.trouble.refused(i + 1, played.refusal.why));
    events.push(played.events);
    clocks.push({ ...again.state.umpire.clock });
    count(i + 1);
    if ((i + 1) % stride === 0) kept.push(game.rulebook.clone(again.state));
  }
  const over = of.over ?? game.state.umpire.over;
  if (over === null && of.eyes === 'all') throw new Trouble(words.trouble.fog);
  const replay: Replay = {
    ...of,
    scenario: game.setup.scenario,
    options: game.setup.options,
    seats: game.seats,
    over,
    events,
    given: game.log,
    answered,
    clocks,
    rolls: [...game.opening.rolls, ...game.log.flatMap((entry) => entry.rolls)],
    points,
    beside: game.log.flatMap(({ seat, meant, hint }, i) =>
      meant === undefined && hint === undefined
        ? []
        : [{ answers: i + 1, seat, ...(meant && { meant }), ...(hint !== undefined && { hint }) }],
    ),
    seeded: game.source.from === 'seed',
    stops: stopsOf(of, events),
    kept,
    near: undefined,
    view: (answers, seat) => rules.viewOf(gameAfter(replay, answers).state, seat),
  };
  return replay;
}

/** As the first of those who look could count them. */
function pointsIn({ ground, eyes }: Recording, { state, seats }: Game<Kit>): Points {
  const seat = eyes === 'all' ? seats[0]?.seat : eyes[0];
  return seat === undefined ? [] : pointsOf(ground, ground.rules.viewOf(state, seat));
}

export function pointsOf({ book, law }: Ground, view: View<Kit>): Points {
  return (book.board?.points?.(view, law) ?? []).map(({ name, value }) => ({ name, value }));
}

export function toldOf(ground: Ground, ask: Ask | undefined, seat: Seat, answer: Answer): Answered {
  if (ask === undefined) return { seat, prompt: '', told: [], rule: '' };
  const told = answerTold(ask, answer, (place) => ground.ways?.placeName(place) ?? String(place));
  return { seat, prompt: sentencesOf(ask.prompt)[0], told, rule: ask.rule };
}

/** For those who see everything every answer is a moment; for others, only what they answered or heard of. */
function stopsOf({ eyes, game, ground }: Recording, events: readonly (readonly Event[])[]): number[] {
  const all = events.map((_, at) => at);
  if (eyes === 'all') return all;
  const reaches = (at: number): boolean =>
    eyes.includes(game.log[at - 1]?.seat ?? '') ||
    (events[at] ?? []).some((event) => eyes.some((seat) => ground.rules.hears(event, seat)));
  return all.filter((at) => at === 0 || reaches(at));
}

/** The faces of every die rolled until so many answers had been given. */
export function facesUntil({ opening, log }: Game<Kit>, answers: number): number[] {
  return [...opening.rolls, ...log.slice(0, answers).flatMap(({ rolls }) => rolls)].map(({ face }) => face);
}

/** The game as it stood after so many answers. */
export function gameAfter(replay: Replay, answers: number): Game<Kit> {
  const { game, ground, kept, near } = replay;
  const { rules, law } = ground;
  const at = Math.floor(answers / stride) * stride;
  let now = near;
  if (now === undefined || now.at > answers || now.at < at) {
    const state = kept[at / stride];
    if (state === undefined) throw new Trouble(words.trouble.noMoment);
    const faces = game.log.slice(at).flatMap(({ rolls }) => rolls.map(({ face }) => face));
    const source = { from: 'script' as const, faces };
    now = { at, game: rules.gameAt(game.rulebook, game.setup, law, game.seats, source, game.rulebook.clone(state)) };
  }
  for (const { seat, answer } of game.log.slice(now.at, answers)) {
    const played = rules.submit(now.game, seat, answer);
    if ('refusal' in played) throw new Error(`an answer that was given is refused: ${played.refusal.why}`);
    now.at += 1;
  }
  replay.near = now;
  return now.game;
}

/** The seats that may be looked through, one after the other. */
export function lookers({ eyes, seats }: Past): readonly Seat[] {
  return eyes === 'all' ? seats.map(({ seat }) => seat) : eyes;
}

export function mayLook(replay: Past, seat: Seat): void {
  if (!lookers(replay).includes(seat)) throw new Trouble(words.trouble.notYours(seatName(replay.ground.book, seat)));
}

/** The number of answers at a moment that may be looked at. */
export function answersAt({ stops }: Past, at: number): number {
  const answers = stops[Math.min(Math.max(0, Math.trunc(at)), stops.length - 1)];
  if (answers === undefined) throw new Trouble(words.trouble.noMoment);
  return answers;
}
