/** Flying in tests: picks and walks in a line. */
import { type Answer, type Ask, askOf, awaited, type Event, type Game, type Refusal, submit } from '@ironbottom/umpire';
import type { FlatTopGame, FlightStep, GameOwn } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { type Given, hexNamed, playing } from '../game-testing.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';

export type FlatTop = Game<FlatTopGame>;

/** At the beginning of the Plane Movement Phase; Japan has the initiative unless the position says otherwise. */
export const planesMove = (given: Given, faces: number[] = []): FlatTop =>
  playing({ phase: 5, initiative: 'japan', ...given }, faces);

/** Answer; a refusal fails the test. */
export function say(game: FlatTop, side: Side, answer: Answer): Event[] {
  const played = submit(game, side, answer);
  if ('refusal' in played) throw new Error(`${side}: ${played.refusal.rule} ${played.refusal.why}`);
  return played.events;
}

export function refusalOf(game: FlatTop, side: Side, answer: Answer): Refusal | undefined {
  const played = submit(game, side, answer);
  return 'refusal' in played ? played.refusal : undefined;
}

export function asked(game: FlatTop, side: Side): Ask {
  const ask = askOf(game, side);
  if (ask === undefined) throw new Error(`${side} is asked nothing; ${awaited(game).join(', ')} is`);
  return ask;
}

/** Pass on, answering with nothing, until this side picks for this step. */
export function upTo(game: FlatTop, side: Side, step: FlightStep): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 40; i++) {
    const { segment } = game.state.public;
    const [seat] = awaited(game) as Side[];
    if (seat === undefined) break;
    const ask = asked(game, seat);
    if (ask.ask === 'pick' && seat === side && segment?.side === side && segment.step === step) return events;
    events.push(
      ...say(game, seat, ask.ask === 'walk' ? { path: [], halt: [] } : ask.ask === 'sheet' ? blank(ask) : []),
    );
  }
  throw new Error(`${side} never comes to ${step}`);
}

const blank = (ask: Extract<Ask, { ask: 'sheet' }>): Answer =>
  ask.rows.map((row) => (row.ask === 'say' ? row.from : row.ask === 'pick' ? [] : {}));

/** Pass on until this phase is over (both sides). */
export function afterSegments(game: FlatTop): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 40 && game.state.public.phase === 6; i++) {
    const [seat] = awaited(game) as Side[];
    if (seat === undefined) break;
    const ask = asked(game, seat);
    events.push(
      ...say(game, seat, ask.ask === 'walk' ? { path: [], halt: [] } : ask.ask === 'sheet' ? blank(ask) : []),
    );
  }
  return events;
}

export const fly = (game: FlatTop, side: Side, path: string, ...halt: string[]): Event[] =>
  say(game, side, { path: hexes(path), halt });

export const hexes = (path: string): number[] => (path === '' ? [] : path.split(' ').map(hexNamed));

export const own = (game: FlatTop, side: Side): GameOwn => ownOf(game.state, side);
export const af = (game: FlatTop, side: Side, id = 'AF 1'): Flight | undefined =>
  own(game, side).flights.find((flight) => flight.id === id);

export function budget(game: FlatTop, side: Side): number {
  const ask = asked(game, side);
  if (ask.ask !== 'walk') throw new Error(`${side} is not asked for a walk`);
  return ask.budget;
}

/** What may be picked (or the flags of a walk), and the rule against each that may not be. */
export function choices(game: FlatTop, side: Side): { [id: string]: string } {
  const ask = asked(game, side);
  const items = ask.ask === 'pick' ? ask.of : ask.ask === 'walk' ? ask.halts : [];
  return Object.fromEntries(items.map(({ id, not }) => [id, not?.rule ?? 'yes']));
}

export const kinds = (events: readonly Event[], kind: string): Event['data'][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data);
