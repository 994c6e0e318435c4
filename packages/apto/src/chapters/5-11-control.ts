/** 5.11 Entering a hex takes it, with what stands in it. */
import { cite } from '../cite.js';
import type { GameMap } from '../map/hexes.js';
import { enemyOf, type HexId, type Side } from '../pieces.js';
import { hexOf, holderOf, leadersAt, sideOf } from '../situation.js';
import type { Pub } from '../state.js';
import { fortKey } from './8-6-construction.js';
import { airbaseOf } from './8-7-installations.js';
import { fallenKey, isCapital } from './9-10-conquest.js';
import { loseTrack } from './10-35-rails.js';

/** What was met in a hex: headquarters have to make room (5.2), Generals alone go to the pool (5.10). */
export type Entered = { readonly taken: boolean; readonly bumped: string[]; readonly generals: string[] };

/**
 * A combat land unit enters. `cutOff`: it is out of supply behind an enemy front and takes nothing but airbases, those of cities among them (5.12, R90).
 */
export function enter(pub: Pub, map: GameMap, id: HexId, side: Side, cutOff: boolean): Entered {
  const hex = hexOf(map, id);
  const enemy = enemyOf(side);
  const bumped: string[] = [];
  const generals: string[] = [];
  for (const leader of leadersAt(pub, id, enemy)) {
    if ('radius' in leader) bumped.push(leader.id);
    else if (cite('5.10')) {
      leader.hex = null;
      leader.off = 'pool';
      generals.push(leader.id);
    }
  }
  for (const chit of pub.chits) if (chit.hex === id && chit.side === enemy && cite('7.12')) chit.side = side;
  const airfield = airbaseOf(pub, hex) !== null || pub.works[id]?.airstrip === true;
  if (cutOff && !airfield && cite('5.12')) return { taken: false, bumped, generals };
  const taken = take(pub, map, id, side);
  return { taken, bumped, generals };
}

/** The hex changes hands; forts in it are destroyed, finished or not. Whether it did. */
export function take(pub: Pub, map: GameMap, id: HexId, side: Side): boolean {
  const hex = hexOf(map, id);
  if (holderOf(pub, hex) === side || !cite('5.11')) return false;
  delete pub.control[id];
  if (holderOf(pub, hex) !== side) pub.control[id] = side;
  const works = pub.works[id];
  if (works !== undefined) {
    delete works.coastalFort;
    delete works.fortification;
  }
  // 9.10 That an enemy has been in a capital is not undone when it is taken back.
  if (isCapital(id) && side === 'japan') pub.notes[fallenKey(id)] = 1;
  if (cite('8.6')) {
    delete pub.notes[fortKey(id)];
    loseTrack(pub, id);
  }
  delete pub.squatting[id];
  return true;
}

/** 5.18 Who retreated into an enemy hex holds it once the month in which they came is over. */
export function settleIn(pub: Pub, map: GameMap): HexId[] {
  const taken: HexId[] = [];
  for (const id of Object.keys(pub.squatting).sort()) {
    if ((pub.squatting[id] ?? 0) > pub.turn) continue;
    delete pub.squatting[id];
    for (const unit of Object.values(pub.units)) {
      const side = sideOf(pub, unit.nation);
      if (unit.hex === id && side !== 'neutral' && take(pub, map, id, side)) taken.push(id);
    }
  }
  return taken;
}
