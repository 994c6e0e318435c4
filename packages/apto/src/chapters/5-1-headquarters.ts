/** 5.1 Headquarters on the move: three hexes before an Offensive's movement and three after it, five in the Movement Phase. */
import { cite } from '../cite.js';
import { distance } from '../map/lattice.js';
import type { Headquarters, HexId } from '../pieces.js';
import type { Situation } from '../situation.js';
import type { Pub } from '../state.js';
import { flagOf } from './5-0-activation.js';
import { type Reached, rides } from './5-7-land-movement.js';

export const offensiveRide = 3;
export const movementRide = 5;

/**
 * No two headquarters share a hex, and those of one nation are never beside each other, even in passing; those with a radius of 1
 * may be. A ride that would break this is not offered, rather than costing a headquarters (R7).
 */
export function isClearOf({ hqs }: Pick<Pub, 'hqs'>, hq: Headquarters, hex: HexId): boolean {
  for (const id in hqs) {
    const other = hqs[id];
    if (other === undefined || other.id === hq.id || other.hex === null) continue;
    if (other.hex === hex && cite('5.1')) return false;
    const aloof = flagOf(other.nation) === flagOf(hq.nation) && !(other.radius === 1 && hq.radius === 1);
    if (aloof && distance(other.hex, hex) === 1 && cite('R7')) return false;
  }
  return true;
}

/** 7.10 A headquarters that is out of supply goes one hex. */
export function hqRides(pub: Pub, situation: Situation, hq: Headquarters, hexes: number, supplied: boolean): Reached[] {
  const far = supplied || !cite('7.10') ? hexes : 1;
  return rides(situation, hq, far, (hex) => isClearOf(pub, hq, hex));
}
