/** 4.4 Moving Air Points from base to base: what it costs. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** Air Points are replaced in two blocks; Command Points are paid by block. */
export type Block = 'bomber' | 'carrier';
export type Arrivals = { readonly type: string; readonly block: Block; readonly points: number };

const blocksOf = (arrivals: readonly Arrivals[]): Block[] => [...new Set(arrivals.map(({ block }) => block))];

/**
 * 4.4.4 In Command Points: one for each block that the base does not have yet; or, where more than two Air Points of a type
 * come in, one for every two or part of two above two, for each block that brings so many. The dearer of the two, not both.
 * R2: the second counts whatever arrives, not each type by itself.
 */
export function transferCost(
  arrivals: readonly Arrivals[],
  present: readonly Block[],
  free: { readonly withinJapan?: boolean; readonly toCarriersAtSea?: boolean } = {},
): number {
  if (!cite('4.4.4') || free.withinJapan === true || free.toCarriersAtSea === true) return 0;
  const strange = blocksOf(arrivals).filter((block) => !present.includes(block)).length;
  const many = arrivals.filter(({ points }) => points > 2);
  const counted = cite('R2') ? arrivals : many;
  const total = counted.reduce((sum, { points }) => sum + points, 0);
  const increments = many.length === 0 ? 0 : round((total - 2) / 2, 'up');
  return Math.max(strange, increments * blocksOf(many).length);
}
