/** 23.6 Who takes the steps that a combat has cost: the lead unit first, and before anybody else dies. */
import { cite } from '../cite.js';

export type Losing = { readonly id: string; readonly steps: number };

/** The units that may take the next step: one where the rule leaves no choice. `taken`: steps this force has lost so far. */
export function mayTakeStep(units: readonly Losing[], lead: string | null, owed: number, taken: number): string[] {
  const alive = units.filter(({ steps }) => steps > 0);
  const first = alive.find(({ id }) => id === lead);
  if (first === undefined || !cite('23.6')) return alive.map(({ id }) => id);
  if (taken === 0 || first.steps > 1) return [first.id];
  const others = alive.filter(({ id, steps }) => id !== lead && steps > 1);
  const spare = others.reduce((sum, { steps }) => sum + steps - 1, 0);
  return owed > spare ? [first.id] : [first.id, ...others.map(({ id }) => id)];
}

/**
 * 23.6.1 One side lost nothing, the other something, and the lead units were three to one or more in steps before the
 * combat: the one that got off must check against the difference of the qualities they fought with. Undefined: no check.
 */
export function mandatoryLossCheck(
  unhurt: { steps: number; quality: number },
  hurt: { steps: number; quality: number },
): number | undefined {
  const [more, less] = [Math.max(unhurt.steps, hurt.steps), Math.min(unhurt.steps, hurt.steps)];
  if (less === 0 || more < 3 * less || !cite('23.6.1')) return undefined;
  return Math.abs(unhurt.quality - hurt.quality);
}
