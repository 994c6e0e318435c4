/** 23.13, 23.14 Units that break down into parts and come together again. The lists of parts are in another booklet. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** 23.13.2 Movement points it costs in the ground phase, by quality. */
export function breakdownCost(quality: number): number {
  if (!cite('23.13.2')) return 0;
  return quality >= 7 ? 1 : quality >= 5 ? 2 : 3;
}

/** 23.13.4 The hits of the whole go to its parts, as the owner likes, one for one; never the last step of a part beyond what it has. */
export function hitsFit(hits: number, parts: readonly number[], given: readonly number[]): boolean {
  if (!cite('23.13.4')) return true;
  const sum = given.reduce((all, each) => all + each, 0);
  return sum === hits && given.every((each, at) => each >= 0 && each <= (parts[at] ?? 0));
}

/** 23.13.5 A lettered box holds one parent at a time: whoever shares it must wait. */
export const boxIsFree = (inBox: readonly string[], letter: string): boolean =>
  !(inBox.includes(letter) && cite('23.13.5'));

/** 23.13.5 Steps that are lost with the staff: those of the whole less those of its parts. */
export const stepsLostByBreakdown = (whole: number, parts: readonly number[]): number =>
  cite('23.13.5') ? whole - parts.reduce((sum, steps) => sum + steps, 0) : 0;

/** 23.14.1 Half of its movement points, in the ground phase. */
export const recombinationCost = (points: number): number => (cite('23.14.1') ? points / 2 : 0);

export type Part = {
  readonly kind: string;
  readonly nation: string;
  readonly quality: number;
  /** As printed. */
  readonly steps: number;
  readonly hits: number;
};

/** 23.14.3, 23.14.4 Not beside the enemy; of the parent's nation, or a part of it from the beginning. 23.14.7 Of a kind the parent has. */
export function mayRecombine(
  parent: { nation: string; kinds: readonly string[]; own: readonly Part[] },
  part: Part,
  enemyThere: boolean,
): boolean {
  if (enemyThere && cite('23.14.3')) return false;
  if (parent.own.includes(part)) return true;
  if (part.nation !== parent.nation && cite('23.14.4')) return false;
  return parent.kinds.includes(part.kind) || !cite('23.14.7');
}

/** 23.14.5, R6 Hits of the parts together, and for each inherent part that is gone its printed steps and one more. */
export function hitsAfter(parts: readonly Part[], gone: readonly Part[]): number {
  const hits = parts.reduce((sum, part) => sum + part.hits, 0);
  return hits + (cite('R6') && cite('23.14.5') ? gone.reduce((sum, { steps }) => sum + steps + 1, 0) : 0);
}

/** 23.14.7 With parts of others its quality is the average, an exact half dropped. */
export function qualityAfter(parent: number, parts: readonly Part[], foreign: boolean): number {
  if (!foreign || !cite('23.14.7')) return parent;
  const mean = parts.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, parts.length);
  return round(mean, 'half down');
}
