/** Filling in sheets, for tests of set-up and air operations. */
import { type Answer, askOf, type Event, type Game, type RowAnswer, type Sheet, submit } from '@ironbottom/umpire';
import type { GameFrame } from '../frames.js';
import type { FlatTopGame, GameOwn } from '../game-kit.js';
import type { Grounded, Side } from '../state.js';

/** Answers by a part of their row's prompt; rows not named stay empty, or get the first thing that is allowed. */
export type Filled = { readonly [prompt: string]: RowAnswer };

export function sheetOf(game: Game<FlatTopGame>, side: Side): Sheet {
  const ask = askOf(game, side);
  if (ask?.ask !== 'sheet') throw new Error(`${side} is not asked for a sheet but ${ask?.prompt}`);
  return ask;
}

export function fill(sheet: Sheet, filled: Filled = {}): Answer {
  for (const key of Object.keys(filled))
    if (!sheet.rows.some(({ prompt }) => prompt.includes(key))) throw new Error(`no row has ${key}`);
  return sheet.rows.map((row): RowAnswer => {
    const [, given] = Object.entries(filled).find(([key]) => row.prompt.includes(key)) ?? [];
    if (given !== undefined) return given;
    if (row.ask === 'say') return 100;
    if (row.ask === 'pick') return row.of.slice(0, row.min).map(({ id }) => id);
    const first = row.over.find(({ not }) => not === undefined);
    return row.all && first !== undefined ? { [first.id]: row.total } : {};
  });
}

/** The rule that refuses it; undefined when it was taken. */
export function answer(game: Game<FlatTopGame>, side: Side, filled: Filled = {}): string | undefined {
  const played = submit(game, side, fill(sheetOf(game, side), filled));
  return 'refusal' in played ? played.refusal.rule : undefined;
}

/** Both sides answer, the other one as little as possible; returns what happened. */
export function both(game: Game<FlatTopGame>, side: Side, filled: Filled = {}): Event[] {
  const other = side === 'allied' ? 'japan' : 'allied';
  const first = submit(game, side, fill(sheetOf(game, side), filled));
  if ('refusal' in first) throw new Error(`${first.refusal.rule}: ${first.refusal.why}`);
  const second = submit(game, other, fill(sheetOf(game, other)));
  if ('refusal' in second) throw new Error(`${second.refusal.rule}: ${second.refusal.why}`);
  return second.events;
}

/** At the bottom of an agenda: whatever is on top, the game stops at the next Air Operations Phase. */
const stop: GameFrame = { kind: 'air-operations', rule: '8.10', stage: 'boxes' };

export const stopAfter = (...frames: GameFrame[]): GameFrame[] => [{ ...stop }, ...frames];
export const airOperationsNow = (): GameFrame[] => stopAfter({ ...stop });
export const formationsNow = (): GameFrame[] => stopAfter({ ...stop, stage: 'formations' });

/** 'ready: 3 Zero GP; readying: 2 Betty dispersed' */
export function standing(own: GameOwn | undefined, place: string): string {
  const there = own?.ships.find(({ name }) => name === place) ?? own?.bases.find(({ name }) => name === place);
  const grounded: Grounded | null | undefined = there?.grounded;
  if (grounded === null || grounded === undefined) return 'nothing there';
  return (['ready', 'justLanded', 'readying'] as const)
    .filter((box) => grounded[box].length > 0)
    .map((box) => {
      const planes = grounded[box].map(
        ({ factors, plane, arms, dispersed }) =>
          `${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`}${dispersed ? ' dispersed' : ''}`,
      );
      return `${box}: ${planes.join(', ')}`;
    })
    .join('; ');
}

/** 'AF 1: 3 Zero, 2 Betty GP' */
export const flying = (own: GameOwn | undefined): string[] =>
  (own?.flights ?? []).map(
    ({ id, lots }) =>
      `${id}: ${lots.map(({ factors, plane, arms }) => `${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`}`).join(', ')}`,
  );
