/** 8.7 Whether a major power with which a nation is at war has ever been in its land, or attacked a hex of it: it is remembered for good. */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import { invadedKey, owners, sideOf, sovietWar } from '../situation.js';
import type { Pub } from '../state.js';
import { flagOf } from './5-0-activation.js';

/** R81 Nations with an income of their own. */
export const majorPowers: readonly Nation[] = ['japan', 'china', 'ussr', 'us', 'uk'];

const invadedNote = (nation: Nation): string => `8.7 ${nation}`;

/** R80 Whose land a hex is on the map: Manchukuo and Korea are Japan's. */
export function landlord(id: HexId): Nation | undefined {
  const territory = map.hex(id)?.territory ?? null;
  return territory === null ? undefined : flagOf(owners[territory]);
}

const isOfMajor = ({ nation, kind }: Pick<LandUnit, 'nation' | 'kind'>): boolean =>
  majorPowers.includes(nation) && kind !== 'partisan';

/** To be called when units enter hexes, or attack them. */
export function trespass(pub: Pub, units: readonly LandUnit[], hexes: readonly HexId[]): void {
  const sides = new Set(units.filter(isOfMajor).map(({ nation }) => sideOf(pub, nation)));
  if (sides.size === 0) return;
  for (const hex of hexes) {
    const nation = landlord(hex);
    const side = nation === undefined ? 'neutral' : sideOf(pub, nation);
    if (nation !== undefined && side !== 'neutral' && sides.has(enemyOf(side))) pub.notes[invadedNote(nation)] = 1;
  }
}

/** R81 The Soviet Union and Japan are at war only when that has been declared, Mongolia when it has been invaded. */
function isAtWar({ alignment, notes, conquered }: Pub, nation: Nation): boolean {
  const soviets = notes[sovietWar] === 1;
  if (nation === 'ussr') return soviets || !cite('R81');
  if (nation === 'mongolia') return soviets || notes[invadedKey] === 1 || !cite('R81');
  if (nation === 'japan') return soviets || (alignment.china === 'allies' && conquered.china === undefined);
  return alignment.japan === 'japan';
}

/** At war with a major power that is in its land, holds some of it, or has been there. */
export function isInvaded(pub: Pub, nation: Nation): boolean {
  const side = sideOf(pub, nation);
  if (side === 'neutral' || !isAtWar(pub, nation)) return false;
  if (pub.notes[invadedNote(nation)] === 1) return true;
  return isEntered(pub, nation, enemyOf(side));
}

const isEntered = (pub: Pub, nation: Nation, enemy: Side): boolean =>
  Object.values(pub.units).some(
    (unit) =>
      unit.hex !== null && isOfMajor(unit) && sideOf(pub, unit.nation) === enemy && landlord(unit.hex) === nation,
  ) || Object.keys(pub.control).some((hex) => pub.control[hex] === enemy && landlord(hex) === nation);
