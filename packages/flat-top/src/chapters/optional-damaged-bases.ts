/** Expanded Plane Functions 7: coming down on a field full of craters. */
import { cite } from '../cite.js';
import type { Field } from '../fields.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import type { Landed } from '../pieces.js';
import type { Side } from '../state.js';
import { isClosed, type LaunchClass, launchRoom, leftAt } from './8-launching.js';

/** The field as it would be without its hits, where planes may land on it nevertheless; otherwise as it is. */
export function withoutHits(law: GameLaw, field: Field): Field {
  const { base } = field;
  if (!law.options.landOnDamagedBases || base === null || base.hits === 0 || isClosed(field) || !cite('OPT-EPF.7'))
    return field;
  return { ...field, launch: base.launch, most: 2 * base.launch.normal };
}

/** R172, R345 How many more may come down there with a die each: what the base could take unharmed, less what it can take now. */
export function beyondDamage(own: GameOwn, law: GameLaw, side: Side, field: Field, kind: LaunchClass): number {
  const sound = withoutHits(law, field);
  if (sound === field) return 0;
  const { used, left } = launchRoom(own, law, side, field.id);
  const more = own.beyond?.[field.id];
  const all = more === undefined ? used : sumOf(used, more);
  return Math.max(0, leftAt(all, sound, sound.most, law.options.launches === 'apart')[kind] - left[kind]);
}

const sumOf = (a: Landed, b: Landed): Landed => ({
  minimum: a.minimum + b.minimum,
  normal: a.normal + b.normal,
  maximum: a.maximum + b.maximum,
});

/** In a landing sheet: on this field, though damage leaves it no room for more. */
export const beyondId = (field: string): string => `${field} beyond its Launch Factor`;
