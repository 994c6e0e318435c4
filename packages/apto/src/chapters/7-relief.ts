/** R91 Who is hungry, and whether a chit in a hex would feed them: nobody is asked about chits that would be of no use. */

import { cite } from '../cite.js';
import { map } from '../map/map.js';
import type { HexId, Side } from '../pieces.js';
import { type Facts, type Situation, sideOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { termsOf, tracesFrom } from '../supplied.js';
import { network, reaches } from './7-7-tracing.js';

type Known = { hungry?: HexId[]; readonly feeds: Map<HexId, boolean> };
/** Found once for a position, and asked about at every stage of a phase. */
const known = new WeakMap<Facts, { readonly [S in Side]: Known }>();

function knownOf({ facts }: Situation, side: Side): Known {
  const found = known.get(facts) ?? { japan: { feeds: new Map() }, allies: { feeds: new Map() } };
  known.set(facts, found);
  return found[side];
}

/** Hexes with land units of a side that can trace neither to a source nor to a chit. */
export function hungryHexes(pub: Pub, side: Side): readonly HexId[] {
  const situation = situationOf(pub, map);
  const before = knownOf(situation, side);
  before.hungry ??= hungryNow(pub, situation, side);
  return before.hungry;
}

function hungryNow(pub: Pub, situation: Situation, side: Side): HexId[] {
  const found = new Set<HexId>();
  for (const { hex, nation, kind } of Object.values(pub.units))
    if (hex !== null && kind !== 'partisan' && sideOf(pub, nation) === side && !tracesFrom(pub, situation, nation, hex))
      found.add(hex);
  return [...found];
}

/** Whether a chit here would feed some of them. */
export function feedsFrom(pub: Pub, side: Side): (hex: HexId) => boolean {
  const situation = situationOf(pub, map);
  const hungry = hungryHexes(pub, side);
  const terms = termsOf(situation, side);
  const { feeds } = knownOf(situation, side);
  return (hex) => {
    let does = feeds.get(hex);
    if (does === undefined) {
      const lines = network([hex], terms);
      does = hungry.some((each) => reaches(lines, each));
      feeds.set(hex, does);
    }
    return does || !cite('R91');
  };
}
