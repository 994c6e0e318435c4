/** 8.6 Ruins that are repaired in a Seasonal Turn, without a die. 7.17 tries it in the months between. */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type Nation, type Side, sides } from '../pieces.js';
import type { Theatre } from '../play.js';
import { indexOf, isZoneOfUnits, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { tracesFrom } from '../supplied.js';
import type { Owned } from './8-7-demolition.js';
import { type Installation, mend, ruins } from './8-7-installations.js';
import { ownerOf } from './8-7-owners.js';
import { footingFor } from './8-footing.js';

export type OwnRuin = Owned & { readonly side: Side; readonly supplied: boolean; readonly uncontested: boolean };

/** What lies in ruins in hexes that are held, with its owner. A zone is contested where a land unit's own lies on the hex as well. */
export function ownRuins(pub: Pub): OwnRuin[] {
  const all = ruins(pub);
  if (all.length === 0) return [];
  const situation = situationOf(pub, map);
  return sides.flatMap((side) => {
    const footing = footingFor(pub, side);
    return all.flatMap((ruin): OwnRuin[] => {
      if (!footing.holds(ruin.hex)) return [];
      const owner = ownerOf(pub, ruin.hex, side);
      const index = indexOf(map, ruin.hex);
      const uncontested = isZoneOfUnits(situation, enemyOf(side), index) && situation.zones[side][index] !== 1;
      return [{ ...ruin, owner, side, supplied: tracesFrom(pub, situation, owner, ruin.hex), uncontested }];
    });
  });
}

/** Friendly, supplied, and in no uncontested zone of the enemy's land units. */
export const repairable = (pub: Pub, nations: readonly Nation[]): OwnRuin[] =>
  cite('8.6')
    ? ownRuins(pub).filter(({ owner, supplied, uncontested }) => nations.includes(owner) && supplied && !uncontested)
    : [];

export function repair(table: Theatre, nation: Nation, chosen: readonly Installation[]): void {
  if (chosen.length === 0) return;
  for (const each of chosen) mend(table.state.public, each);
  table.say('8.6', 'repaired', { nation, what: chosen.map(({ hex, size }) => `${size} ${hex}`) });
}
