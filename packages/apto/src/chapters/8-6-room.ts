import type { Limit } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { hexName } from '../names.js';
import type { LandUnit } from '../pieces.js';
import { hexOf, unitsAt } from '../situation.js';
import type { Pub } from '../state.js';
import { roomOf, stackingLimit } from './5-9-stacking.js';

/** 8.6 No hex is over-stacked by units that are brought to full strength. */
export function roomLimits(pub: Pub, { map }: Law, depleted: readonly LandUnit[]): Limit[] {
  const hexes = [...new Set(depleted.flatMap(({ hex, small }) => (hex === null || small ? [] : [hex])))];
  return hexes.flatMap((hex): Limit[] => {
    const there = unitsAt(pub, hex);
    const limit = stackingLimit(hexOf(map, hex), pub.works[hex], [...new Set(there.map(({ nation }) => nation))]);
    const most = Math.max(0, limit - there.reduce((sum, unit) => sum + roomOf(unit), 0));
    const of = depleted.flatMap((unit) => (unit.hex === hex && !unit.small ? [{ row: 0, id: unit.id, each: 1 }] : []));
    if (of.length <= most || !cite('8.6')) return [];
    const room = most === 0 ? 'no room' : `room for ${most} more ${most === 1 ? 'step' : 'steps'}`;
    return [{ rule: '8.6', why: `there is ${room} in ${hexName(hex)}`, most, of }];
  });
}
