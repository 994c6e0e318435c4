/**
 * What so many hits leave of a group of light ships is the same every time, and the odds ask for it again and again. It is kept
 * as long as nobody listens and nobody may have switched a rule off.
 */
import { isWitnessed, type Out } from '@ironbottom/umpire';
import type { LightForce } from '../pieces.js';
import type { Strike } from '../strike.js';

type Left = Map<string, LightForce[]>;

/** By the forces that were hit, and by the DRMs that settle how they share losses. */
const kept = new WeakMap<LightForce[], WeakMap<Strike['navalDRM'], Left>>();

export const mayKeep = ({ keeps }: Strike, out: Out): boolean => keeps && !out.on && !isWitnessed();

const keyOf = ({ by }: Strike, group: string, hits: number): string => `${by} ${group} ${hits}`;

export const keptLosses = (record: Strike, group: string, hits: number): LightForce[] | undefined =>
  kept
    .get(record.light)
    ?.get(record.navalDRM)
    ?.get(keyOf(record, group, hits));

/** `before`: the forces as the hits found them; the record has what is left. */
export function keepLosses(record: Strike, before: LightForce[], group: string, hits: number): void {
  const byDRM = kept.get(before) ?? new WeakMap<Strike['navalDRM'], Left>();
  const left: Left = byDRM.get(record.navalDRM) ?? new Map();
  left.set(keyOf(record, group, hits), record.light);
  byDRM.set(record.navalDRM, left);
  kept.set(before, byDRM);
}
