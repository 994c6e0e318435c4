/** Battles in a line, for tests. */
import { type Answer, type Ask, type Event, leastAnswer, type Out, run, silent } from '@ironbottom/umpire';
import { ashore, type Battle, type Force, force, type NavalPiece, newBattle, type Step } from './battle.js';
import { combat } from './combat.js';
import { type Options, optionalRules } from './options.js';
import type { Nation, Side } from './pieces.js';

export const ships = (...ids: string[]): NavalPiece[] =>
  ids.map((id) => ({ id, state: 'sound', hits: 0, anchored: false }));
export const atAnchor = (...ids: string[]): NavalPiece[] => ships(...ids).map((ship) => ({ ...ship, anchored: true }));

export const airPoints = (points: number, nation: Nation, given: Partial<Force['air'][number]> = {}): Force['air'] =>
  Array.from({ length: points }, (_, nth) => ({
    ...{
      id: `${nation}-air-${given.from ?? ''}${nth}`,
      nation,
      elite: false,
      from: ashore,
      kamikaze: false,
      state: 'ready',
    },
    ...given,
  }));

export const troops = (strength: number, nation: Nation, given: Partial<Force['land'][number]> = {}): Force['land'] => [
  { id: `${nation}-land`, nation, strength, marine: false, landing: false, ...given },
];

export const cargo = (kind: 'air' | 'land', strength: number, nation: Nation = 'us'): Force['cargo'] => [
  { id: `${nation}-${kind}-cargo`, kind, nation, strength, marine: false },
];

type Given = {
  turn?: number;
  part?: Side;
  options?: Partial<Options>;
  kamikaze?: boolean;
  supplied?: { [S in Side]: boolean };
  japan?: Partial<Force>;
  allies?: Partial<Force>;
  supremacy?: Side;
};

export function battleOf(steps: readonly Step[], given: Given): Battle {
  const { turn = 7, part = 'japan', options, kamikaze = false, supplied = { japan: true, allies: true } } = given;
  const facts = { turn, part, options: { ...optionalRules, ...options }, kamikaze, supplied };
  const battle = newBattle(facts, force(given.japan), force(given.allies), steps);
  return given.supremacy === undefined ? battle : { ...battle, supremacy: given.supremacy };
}

/** Everybody at the first target, and fighting on. */
export const simple = (ask: Ask): Answer => {
  if (ask.ask === 'split') return { [ask.over[0]?.id ?? '']: ask.total };
  if (ask.ask === 'sheet') return ask.rows.map((row) => simple(row) as never);
  if (ask.ask === 'say') return ask.now ?? ask.from;
  if (ask.ask === 'pick') return ask.now ?? [];
  return leastAnswer(ask) as Answer;
};

export type Fought = { end: Battle; dice: string[]; events: Event[] };

/** Fight with these faces, then with ones alone; `dice` says which rule each was rolled for. */
export function fight(
  battle: Battle,
  faces: readonly number[] = [],
  answer: (ask: Ask, seat: string) => Answer = simple,
): Fought {
  const dice: string[] = [];
  const events: Event[] = [];
  const out: Out = {
    ...silent,
    on: true,
    say: (rule, kind, data, to = 'all') => void events.push({ rule, kind, data, to }),
  };
  const roll = ({ rule, by }: { rule: string; by: string }): number => {
    dice.push(`${rule} ${by}`);
    return faces[dice.length - 1] ?? 1;
  };
  return { end: run(combat, combat.clone(battle), roll, answer, out), dice, events };
}

/** What a die of the first volley under this rule must show to hit. */
export function hitsFrom(fought: Fought, rule: string, by?: Side): number | undefined {
  const event = fought.events.find(
    ({ rule: r, kind, data }) => r === rule && kind === 'fire' && (by === undefined || data.by === by),
  );
  return event?.data.from as number | undefined;
}
