/** What a position is, and how to come to its question. */
import { type Answer, advance, type Game, submit } from '@ironbottom/umpire';
import { upTo } from '../src/chapters/14-testing.js';
import type { GameFrame } from '../src/frames.js';
import type { FlatTopGame, FlightStep, GameState } from '../src/game-kit.js';
import { type Given, gameWith } from '../src/game-testing.js';
import type { ScenarioData } from '../src/scenarios/scenario.js';
import type { Side } from '../src/state.js';

export type Position = {
  readonly rules: string;
  readonly seat: Side;
  readonly depth: 1 | 2;
  /** Walks are counted without the wishes that go with them (where to stop, when to climb). */
  readonly plain?: boolean;
  readonly game: () => Game<FlatTopGame>;
};

/** Nothing was lost, so this asks for an empty sheet: one answer, whatever came before. */
export const quiet: GameFrame = { kind: 'replacements', rule: '22.1' };

export function at(
  given: Given,
  prepare: (state: GameState) => void = () => {},
  faces: number[] = [],
): Game<FlatTopGame> {
  const game = gameWith(given, faces);
  prepare(game.state);
  advance(game);
  return game;
}

export const asking = (frame: GameFrame, given: Given, prepare?: (state: GameState) => void): Game<FlatTopGame> =>
  at({ ...given, agenda: [quiet, frame] }, prepare);

export const orders = (given: Given): Game<FlatTopGame> =>
  asking({ kind: 'plotting', rule: '10.1', stage: 'orders', queue: { allied: [], japan: [] } }, given);

export const paths = (given: Given, side: Side, ...tfs: string[]): Game<FlatTopGame> => {
  const queue = { allied: [] as string[], japan: [] as string[] };
  queue[side] = tfs;
  return asking({ kind: 'plotting', rule: '10.1', stage: 'paths', queue }, given);
};

/** In this step of the side's own segment, with these picked already. */
export function flying(
  given: Given,
  side: Side,
  step: FlightStep,
  picked: string[],
  prepare?: (state: GameState) => void,
): Game<FlatTopGame> {
  const game = at({ phase: 5, initiative: side, ...given }, prepare);
  upTo(game, side, step);
  if (picked.length > 0) say(game, side, picked);
  return game;
}

export function say(game: Game<FlatTopGame>, side: Side, answer: Answer): void {
  const played = submit(game, side, answer);
  if ('refusal' in played) throw new Error(`${side}: ${played.refusal.rule} ${played.refusal.why}`);
}

/** Rabaul's map and bases without its special rules. */
export const open: Partial<ScenarioData> = { special: {} };

/** The Louisiades: a partial-land hex with reefs on two sides. */
export const sea = 'DD25';

/** Overlapping by two rows, so that a storm lies between them. */
export const stormClouds = ['CC20', 'CC21'];

export type Positions = { readonly [name: string]: Position };
