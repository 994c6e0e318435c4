/** 7.3 Emergency drops: the transport is lost, and the chit may come down in the next hex. */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import type { Modifier } from './7-13-depletion.js';

/** The map has no swamp (R30). */
export function dropModifiers({ coastal, terrain }: Hex): Modifier[] {
  const found: Modifier[] = [];
  const add = (is: boolean, why: string): void => {
    if (is && cite('7.3')) found.push({ why, by: 1 });
  };
  add(coastal, 'coast');
  add(terrain === 'jungle' || terrain === 'jungle-mountain', 'jungle');
  add(terrain === 'mountain' || (terrain === 'jungle-mountain' && cite('R30')), 'mountain');
  return found;
}

/** At more than three it comes down in a hex beside, which the nearest enemy chooses. */
export const isOnTarget = (die: number, modifiers: readonly Modifier[]): boolean =>
  modifiers.reduce((sum, { by }) => sum + by, die) <= 3 || !cite('7.3');

/** Where it comes down. `held` by the side that drops, another, or nobody at war. */
export type DropHex = { readonly hex: Hex; readonly held: 'friendly' | 'enemy' | 'neutral'; readonly chits: number };

/** Why the chit is lost where it comes down; undefined if it is not. */
export function lostChit({ hex, held, chits }: DropHex): string | undefined {
  if (!cite('7.3')) return undefined;
  if (hex.terrain === 'sea') return 'it fell into the sea';
  if (held !== 'friendly') return `it fell into ${held} hands`;
  return chits > 0 ? 'a chit is there' : undefined;
}
