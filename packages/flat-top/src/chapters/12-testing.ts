/** Positions at sea in a line, for tests: each rule is stated, shown, and missed when it is switched off. */
import { type Answer, askOf, awaited, type Event, type Game, type RowAnswer, submit } from '@ironbottom/umpire';
import { type FlatTopGame, type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { type Given, gameWith, hexNamed, playing } from '../game-testing.js';
import { name } from '../map.js';
import type { Plot, TaskForce } from '../pieces.js';
import type { Ship, Side } from '../state.js';
import { without } from '../testing.js';
import { fill } from './8-testing.js';
import { emptyPlot } from './10-plotting.js';
import { sailingPhase } from './12-sailing.js';

export type FlatTop = Game<FlatTopGame>;

/** What a test file has from its runner. */
type Runner = {
  test(name: string, run: () => void): unknown;
  expect(found: unknown): { toEqual(wanted: unknown): unknown; not: { toEqual(wanted: unknown): unknown } };
};

/** A test named by its rule: the position comes out as expected, and otherwise once the rule is switched off. */
export const ruleWith =
  ({ test, expect }: Runner) =>
  (number: string, sentence: string, position: () => unknown, expected: unknown): void => {
    test(`${number} ${sentence}`, () => {
      expect(position()).toEqual(expected);
      expect(outcome(() => without(number, position))).not.toEqual(expected);
    });
  };

/** Without a rule a position may fall apart altogether: that is noticed too. */
function outcome(position: () => unknown): unknown {
  try {
    return position();
  } catch (fault) {
    return `fault: ${String(fault)}`;
  }
}

export const own = (game: FlatTop, side: Side): GameOwn => ownOf(game.state, side);
export const tfOf = (game: FlatTop, side: Side, id = 'TF 1'): TaskForce | undefined =>
  own(game, side).tfs.find((tf) => tf.id === id);
export const where = (game: FlatTop, side: Side, id = 'TF 1'): string => name(tfOf(game, side, id)?.hex ?? -1);
export const shipOf = (game: FlatTop, side: Side, ship: string): Ship | undefined =>
  own(game, side).ships.find((each) => each.name === ship);
export const kindsOf = (events: readonly Event[], kind: string): Event['data'][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data);
export const hexes = (path: string): number[] => (path === '' ? [] : path.split(' ').map(hexNamed));

/** At the beginning of a phase (0 Weather to 9 Time Record), played on to the first question. */
export const atPhase = (phase: number, given: Given, faces: number[] = []): FlatTop =>
  playing({ ...given, phase: phase - 1 }, [...faces, ...enough]);

/** For the initiative (the Allies have it) and whatever else is rolled on the way. */
const enough = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 5 : 2));

/** What a chapter does at once, without the rest of the turn; the events it told. */
export function doing(given: Given, act: (table: GameTable, game: FlatTop) => void, faces: number[] = []) {
  const game = gameWith(given, faces);
  act(game.desk.table, game);
  return { game, events: game.desk.book.events };
}

type Plotted = Partial<Omit<Plot, 'path'>> & { path?: string };

/** Task forces with these plots go through the Task Force Movement Phase. */
export function sailed(given: Given, plots: { [tf: string]: Plotted }, side: Side = 'allied') {
  return doing(given, (table, game) => {
    for (const tf of own(game, side).tfs) {
      const { path, ...rest } = plots[tf.id] ?? {};
      tf.plot = { ...emptyPlot(), ...rest, path: hexes(path ?? '') };
    }
    sailingPhase(table);
  });
}

/** The least a side can answer: stay, pick nothing, leave as it is. */
export function least(game: FlatTop, side: Side): Answer {
  const ask = askOf(game, side);
  if (ask === undefined) throw new Error(`${side} is asked nothing`);
  if (ask.ask === 'walk') return { path: [], halt: [] };
  if (ask.ask === 'sheet') return fill(ask);
  const [row] = fill({ ask: 'sheet', rule: ask.rule, prompt: ask.prompt, rows: [ask], limits: [] }) as RowAnswer[];
  return row ?? [];
}

export function say(game: FlatTop, side: Side, answer: Answer): Event[] {
  const played = submit(game, side, answer);
  if ('refusal' in played) throw new Error(`${side}: ${played.refusal.rule} ${played.refusal.why}`);
  return played.events;
}

/** The rule that refuses it. */
export function refused(game: FlatTop, side: Side, answer: Answer): string | undefined {
  const played = submit(game, side, answer);
  return 'refusal' in played ? played.refusal.rule : undefined;
}

/** Orders by a part of their row's prompt; the rows not named stay empty. */
export function order(game: FlatTop, side: Side, filled: { [prompt: string]: RowAnswer } = {}): Event[] {
  const ask = askOf(game, side);
  if (ask?.ask !== 'sheet') throw new Error(`${side} is not asked for orders but ${ask?.prompt}`);
  return say(game, side, fill(ask, filled));
}

/** The rows of a side's sheet and what each offers, with the rule against what it does not. */
export function rowsOf(game: FlatTop, side: Side): { [prompt: string]: string[] } {
  const ask = askOf(game, side);
  if (ask?.ask !== 'sheet') throw new Error(`${side} is not asked for a sheet but ${ask?.prompt}`);
  return Object.fromEntries(
    ask.rows.map((row) => [
      row.prompt,
      row.ask === 'pick' ? row.of.map(({ id, not }) => (not === undefined ? id : `${id}: ${not.rule}`)) : [],
    ]),
  );
}

export const walk = (game: FlatTop, side: Side, path: string): Event[] =>
  say(game, side, { path: hexes(path), halt: [] });

/** Everybody answers the least until `done`; all events on the way. */
export function passUntil(game: FlatTop, done: (game: FlatTop) => boolean): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 200 && !done(game); i++) {
    const [side] = awaited(game) as Side[];
    if (side === undefined) break;
    events.push(...say(game, side, least(game, side)));
  }
  return events;
}

/**
 * The Combat Phase: all bombers of a side attack this target ('Lexington:dive'), after combat in the air at these
 * altitudes; everything else is answered the least.
 */
export function strike(
  given: Given,
  side: Side,
  target: string,
  faces: number[] = [],
  meet: string[] = [],
): { game: FlatTop; events: Event[] } {
  const game = atPhase(7, given, faces);
  const events: Event[] = [];
  for (let i = 0; i < 60 && game.state.public.phase === 7; i++) {
    const [seat] = awaited(game) as Side[];
    if (seat === undefined) break;
    const ask = askOf(game, seat);
    let answer = least(game, seat);
    if (seat === side && ask?.rule === '16.1' && ask.ask === 'pick') answer = meet;
    if (seat === side && ask?.rule === '17.1' && ask.ask === 'pick') answer = ['attack'];
    if (seat === side && ask?.rule === '17.2' && ask.ask === 'sheet')
      answer = ask.rows.map((row) => (row.ask === 'split' ? { [target]: row.total } : []));
    events.push(...say(game, seat, answer));
  }
  return { game, events };
}
