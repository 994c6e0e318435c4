/** 5.11, 5.12 Troops carried by air: how many, what is lost with the planes, and when an air assault is ready. */
import { type GameDate, nextTurn } from '../calendar.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** 5.11.1 Half a step for each Air Point, a whole one for C-54. */
export const airLift = (points: number, c54 = false): number =>
  round(c54 && cite('5.11.1') ? points : points / 2, 'down');

/** 5.11.2 Steps lost with the planes that are shot down: in the same proportion, fractions dropped. */
export const stepsLostInTheAir = (steps: number, points: number, down: number): number =>
  cite('5.11.2') ? round((steps * down) / points, 'down') : 0;

/** 5.11.2, 5.11.3 Steps that must turn back, for want of planes that go on; those that turn back bring them home. */
export function turnedBack(
  steps: number,
  points: number,
  { down, aborted }: { down: number; aborted: number },
): number {
  const left = steps - stepsLostInTheAir(steps, points, down);
  return Math.max(0, left - airLift(points - down - aborted));
}

/** An Air Phase of a turn: the first, second or third. */
export type AirPhase = { readonly date: GameDate; readonly phase: 1 | 2 | 3 };

/** 5.12 A whole turn of planning lies between the phase they came in and the assault: it flies from the phase after. */
export function readyForAirAssault({ date, phase }: AirPhase): AirPhase {
  const planned = cite('5.12') ? nextTurn(date) : date;
  return phase === 3 ? { date: nextTurn(planned), phase: 1 } : { date: planned, phase: phase === 1 ? 2 : 3 };
}
