/** 4.3 Airbases: how many Air Points they operate, how large they may be, and what is left of one that is captured. */
import { cite } from '../cite.js';
import { type Damage, damagedBy, sound } from './11-5-damage.js';

/** 4.3.1 Five Air Points for each level, and no field is larger than level 13. */
export function fieldCapacity(level: number): number {
  return 5 * (cite('4.3.1') ? Math.min(13, level) : level);
}

/** 4.3.3 The largest field there may be: level 4 on an atoll. */
export const largestField = (atoll: boolean): number => (atoll && cite('4.3.3') ? 4 : 13);

/** 4.3.4 What a die makes of a captured field, from 1 to 6. */
const onCapture = ['-', 'S', 'D1', 'D2', 'D3', 'D4'] as const;

/**
 * 4.3.4 One less on the die for each: whoever took it lost no step; nobody defended it. What it had suffered before is
 * added.
 */
export function capturedField(
  face: number,
  { stepLost, defended }: { readonly stepLost: boolean; readonly defended: boolean },
  before: Damage = sound,
): Damage {
  const eased = cite('4.3.4') ? (stepLost ? 0 : 1) + (defended ? 0 : 1) : 0;
  return damagedBy(before, onCapture[Math.max(1, face - eased) - 1] ?? 'D4');
}
