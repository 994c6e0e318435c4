/** R91 Who is hungry, and whether a chit in a hex would feed them: nobody is asked about chits that would be of no use. */

import { cite } from '../cite.js';
import { map } from '../map/map.js';
import type { HexId, Side } from '../pieces.js';
import { sideOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { termsOf, tracesFrom } from '../supplied.js';
import { network, reaches } from './7-7-tracing.js';

/** Hexes with land units of a side that can trace neither to a source nor to a chit. */
export function hungryHexes(pub: Pub, side: Side): HexId[] {
  const situation = situationOf(pub, map);
  const found = new Set<HexId>();
  for (const { hex, nation, kind } of Object.values(pub.units))
    if (hex !== null && kind !== 'partisan' && sideOf(pub, nation) === side && !tracesFrom(pub, situation, nation, hex))
      found.add(hex);
  return [...found];
}

/** Whether a chit here would feed some of them. */
export function feedsFrom(pub: Pub, side: Side, hungry: readonly HexId[]): (hex: HexId) => boolean {
  const terms = termsOf(situationOf(pub, map), side);
  return (hex) => {
    const lines = network([hex], terms);
    return hungry.some((each) => reaches(lines, each)) || !cite('R91');
  };
}
