/** Expanded Plane Functions 8: low flight costs double. `flown` and budgets are movement points then, not hexes (R173). */
import { cite } from '../cite.js';
import type { GameLaw } from '../game-kit.js';
import type { Lot } from '../state.js';
import { isHigh, isLow } from './14-15-altitude.js';

/** What the next hex costs: two points if any of them enters it low (R347). A climb or a dive comes after that (14.15.2). */
export const stepCost = (law: GameLaw, lots: readonly Lot[]): 1 | 2 =>
  law.options.altitudeCost && lots.some(isLow) && cite('OPT-EPF.8') ? 2 : 1;

/** How planes come home. `late`: high as far as they can, and down in the hex before the last; otherwise in the first. */
export type Homing = { readonly late: boolean; readonly step: 1 | 2 };

export function homingOf(law: GameLaw, lots: readonly Lot[]): Homing {
  if (!law.options.altitudeCost) return plain;
  if (lots.every(isHigh)) return cite('OPT-EPF.8') ? high : plain;
  return stepCost(law, lots) === 2 ? low : plain;
}

const plain: Homing = { late: false, step: 1 };
const high: Homing = { late: true, step: 1 };
const low: Homing = { late: false, step: 2 };

/** As many hexes as so many points pay for on the way home, where the last is entered low. */
export const hexesFor = ({ late, step }: Homing, points: number): number =>
  late ? points - 1 : step === 1 ? points : Math.floor(points / 2);

/** And the points that so many hexes take. */
export const pointsFor = ({ late, step }: Homing, hexes: number): number => (late ? hexes + 1 : step * hexes);

/** The fewest points to a place so far off: up for the way if that saves some. `lands`: the last hex is entered low. */
export function fewestPoints(law: GameLaw, lots: readonly Lot[], hexes: number, lands: boolean): number {
  if (hexes <= 0 || !law.options.altitudeCost || !cite('OPT-EPF.8')) return Math.max(0, hexes);
  const last = lands ? 1 : 0;
  // Who is high and next door goes round by another hex to come down in it (14.15.3).
  if (lots.every(isHigh)) return lands ? Math.max(3, hexes + 1) : hexes;
  return Math.min(2 * hexes, hexes + 1 + last);
}

/** How many hexes of a way so many points pay for, with the changes of altitude that go with it (flags of a walk). */
export function hexesPaidFor(
  law: GameLaw,
  lots: readonly Lot[],
  points: number,
  { path, halt }: { readonly path: readonly unknown[]; readonly halt: readonly string[] },
): number {
  if (!law.options.altitudeCost || !cite('OPT-EPF.8')) return path.length;
  let left = points;
  let isDown = lots.some(isLow);
  for (let entered = 1; entered <= path.length; entered++) {
    left -= isDown ? 2 : 1;
    if (left < 0) return entered - 1;
    if (entered === 1 && halt.includes('climb')) isDown = false;
    else if (entered === 1 && halt.includes('dive')) isDown = true;
    else if (entered === path.length - 1 && halt.includes('dive before end')) isDown = true;
  }
  return path.length;
}
