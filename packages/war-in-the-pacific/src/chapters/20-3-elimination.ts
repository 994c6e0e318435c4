/** 20.3 What becomes of an admiral whose flagship is sunk or critically hit. */
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import type { Side } from '../sides.js';
import type { Officer } from '../surface/state.js';

/** Two dice, one more for Japan: up to 7 nothing, 8 the box of those available, 9 and 10 wounded, 11 and more killed. */
export function fateOf(side: Side, faces: readonly number[]): Exclude<Officer['state'], 'withdrawn'> {
  const roll = sumOf(faces) + (side === 'japan' && cite('20.3') ? 1 : 0);
  return roll <= 7 ? 'aboard' : roll === 8 ? 'box' : roll <= 10 ? 'wounded' : 'killed';
}
