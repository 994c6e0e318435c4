/**
 * 7.0 Supply that goes on: a chit in one hex is given up for the same kind of chit in another, aboard the transport that waits there.
 * R96 The way between them is friendly land in no enemy zone; unlike a line of supply (7.7) it may lead through desert and jungle.
 */
import { cite } from '../cite.js';
import { isCrossable, isLand } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { HexId, Side } from '../pieces.js';
import { situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { termsOf } from '../supplied.js';
import { type Carrier, type ChitKind, mayForward } from './7-1-carrying.js';

/** The nearest hex whose chit can be given up for one in this hex, which may be this one itself. */
export function forwardable(pub: Pub, side: Side, kind: ChitKind, to: HexId, carrier: Carrier): HexId | undefined {
  const stores = new Set(pub.chits.flatMap((chit) => (chit.side === side && chit.kind === kind ? [chit.hex] : [])));
  if (stores.size === 0) return undefined;
  const store = overland(pub, side, to).find((hex) => stores.has(hex));
  return mayForward(store !== undefined, carrier, kind) ? store : undefined;
}

/** Hexes from which a way leads here, the nearest first. */
function overland(pub: Pub, side: Side, to: HexId): HexId[] {
  const { friendly, zone } = termsOf(situationOf(pub, map), side);
  const first = map.hex(to);
  const reached = first === undefined || !friendly(first) || zone(first) ? [] : [first];
  const seen = new Set(reached);
  for (const hex of reached)
    hex.sides.forEach((across, way) => {
      const next = map.hexes[hex.around[way] ?? -1];
      if (next === undefined || seen.has(next) || !isCrossable(across) || !isLand(next)) return;
      if (!friendly(next) || zone(next) || (next.terrain === 'desert' && !cite('R96'))) return;
      seen.add(next);
      reached.push(next);
    });
  return reached.map(({ id }) => id);
}

/** One chit less there. */
export function giveUp(pub: Pick<Pub, 'chits'>, side: Side, kind: ChitKind, hex: HexId): void {
  const spent = pub.chits.findIndex((chit) => chit.hex === hex && chit.side === side && chit.kind === kind);
  if (spent >= 0) pub.chits.splice(spent, 1);
}
