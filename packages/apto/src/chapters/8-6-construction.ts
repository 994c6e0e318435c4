/** 8.5, 8.6 Force pools and what is built from them. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';

/** What construction has to know of a unit; `left`: steps it has. */
export type Built = {
  readonly nation: string;
  readonly kind: string;
  readonly strength: readonly number[];
  readonly steps: number;
  readonly left: number;
};

/** 8.6 By the step; a unit of two steps may be bought with one. */
export function stepPrice({ costs }: Charts, unit: Pick<Built, 'kind' | 'strength'>): number {
  const list = costs.values.step[unit.kind] ?? 2;
  // R67 Weak units are cheap: a step of a unit whose full strength is 2 or less costs one point less.
  const full = unit.strength[unit.strength.length - 1] ?? 0;
  return full <= 2 && cite('R67') ? Math.max(1, list - 1) : list;
}

/** 9.0 A minor nation's unit, built by its ally, costs a point less than one of his. */
export function unitPrice(charts: Charts, unit: Pick<Built, 'nation' | 'kind' | 'strength'>, steps: number): number {
  if (!cite('8.6')) return 0;
  const list = steps * stepPrice(charts, unit);
  return unit.nation === 'mongolia' && cite('9.0') ? Math.max(1, list - 1) : list;
}

/** 8.11 A fortification that is begun is a note of the turn, until it is finished or lost. */
export const fortPrefix = 'fort ';
export const fortKey = (hex: string): string => `${fortPrefix}${hex}`;

/** 8.6 A depleted unit on the map is made whole again for the price of a step, unless it is marked out of supply. */
export const mayRebuild = (unit: Built & { readonly marked: number; readonly hex: string | null }): boolean =>
  unit.hex !== null && unit.left < unit.steps && unit.marked === 0 && cite('8.6');

/**
 * 8.5 What is eliminated goes back to the pool unless it cannot be rebuilt. 11.13 With that option it does not, but for minor
 * nations' units, Headquarters, the Soviet infantry of 4-2 and 5-2 and the Siberians of 7-2.
 */
export function recycles(
  unit: Pick<Built, 'nation' | 'kind' | 'strength'> & { readonly move: number; readonly once: boolean },
  noRecycling: boolean,
): boolean {
  if (unit.once && cite('8.5')) return false;
  if (!noRecycling || !cite('11.13')) return true;
  if (unit.kind === 'partisan' || ['mongolia', 'manchukuo', 'thailand'].includes(unit.nation)) return true;
  const full = unit.strength[unit.strength.length - 1] ?? 0;
  if (unit.nation !== 'ussr' || unit.move !== 2) return false;
  return (unit.kind === 'infantry' && (full === 4 || full === 5)) || (unit.kind === 'siberian' && full === 7);
}
