/** 17.1 Before a landing: how long it is planned, when it may sail, and what room the troops want. */
import { type GameDate, isSwitchedOn, nextTurn } from '../calendar.js';
import { cite } from '../cite.js';
import { type Rounding, round } from '../rounding.js';
import type { Side } from '../sides.js';

/**
 * 17.1.1 Whole turns of planning, by the steps that land in one turn in one hex, whatever ports they come from. Japan: none
 * for two, one up to five, then one for four. The Allies: one for two, from 1944 one for five, one at least. R10: the early
 * Allied figure is rounded up like the others.
 */
export function planningTurns(side: Side, steps: number, begun: GameDate): number {
  if (!cite('17.1.1')) return 0;
  if (side === 'japan') return steps <= 2 ? 0 : steps <= 5 ? 1 : round(steps / 4, 'up');
  if (isSwitchedOn('alliedPlanningByFives', begun)) return Math.max(1, round(steps / 5, 'up'));
  const early: Rounding = cite('R10') ? 'up' : 'down';
  return Math.max(1, round(steps / 2, early));
}

/** 17.1.2, 17.1.3 Expedited: half the time, and ships are paid for three times, those of Marines twice; troops twice. */
export const expedited = (turns: number): number => (cite('17.1.2') ? round(turns / 2, 'down') : turns);
export const expeditedCost = (ships: number, troops: number, marines: boolean): number =>
  (marines && cite('17.1.3') ? 2 : 3) * ships + 2 * troops;

/** 17.1.4 In 13/41 Japan lands up to three steps without planning, within three hexes of its own troops. */
export const needsNoPlan = (steps: number, hexesFromFriends: number, date: GameDate): boolean =>
  steps <= 3 && hexesFromFriends <= 3 && isSwitchedOn('freeSmallLandings', date) && cite('17.1.4');

/** A Naval Phase of a turn: the first, second or third. */
export type NavalPhase = { readonly date: GameDate; readonly phase: 1 | 2 | 3 };

/**
 * 17.1.1 So many whole turns after the phase in which planning began, they may sail in the phase that follows. R3: the
 * Strategic turn between two cycles is one of them.
 */
export function mayAssaultFrom({ date, phase }: NavalPhase, turns: number): NavalPhase {
  let at = date;
  for (let left = turns; left > 0; left -= 1) {
    at = nextTurn(at);
    if (at.turn === 0 && !cite('R3')) at = nextTurn(at);
  }
  const next = phase === 3 ? nextTurn(at) : at;
  // Nobody sails in a Strategic turn.
  const sails = next.turn === 0 ? nextTurn(next) : next;
  if (phase === 3 || next.turn === 0) return { date: sails, phase: 1 };
  return { date: sails, phase: phase === 1 ? 2 : 3 };
}

/** 17.1.8 Load Points for troops that land: engineers count four steps; a force above four steps twice, but not on APA and APB. */
export function loadFor(
  units: readonly { readonly steps: number; readonly engineers?: boolean; readonly amphibious?: boolean }[],
): number {
  const steps = (unit: { steps: number; engineers?: boolean }): number =>
    unit.engineers === true && cite('17.1.8') ? 4 : unit.steps;
  const force = units.reduce((sum, unit) => sum + steps(unit), 0);
  return units.reduce(
    (sum, unit) => sum + steps(unit) * (force > 4 && unit.amphibious !== true && cite('17.1.8') ? 2 : 1),
    0,
  );
}

/** 17.1.14 (optional) What lands in the hex up to the end of the second Ground Phase counts as well, the assault's being the first. */
export const stepsToPlan = (landings: readonly { readonly steps: number; readonly groundPhase: number }[]): number =>
  landings.reduce((sum, { steps, groundPhase }) => sum + (groundPhase <= (cite('17.1.14') ? 2 : 1) ? steps : 0), 0);
