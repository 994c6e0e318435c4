/** What an attack on a ship may be expected to be worth, for programs that choose and for people who ask. */

import {
  attackAltitude,
  attackStrength,
  damagePoints,
  levelsOf,
  navalResult,
  oddsOf,
  speedAgainst,
} from '../chapters/7-8-attack.js';
import { damagedBy, defenceOf, sinksAt } from '../chapters/16-8-damage.js';
import type { Marker } from '../search/search.js';
import { likelyGroups } from '../search/worth.js';
import type { Side } from '../sides.js';
import { shipsOfGroup } from './groups.js';
import { otherShips, type StrikeLaw, strikeOf, unitOf } from './law.js';
import { worthOf } from './points.js';
import { searchOf } from './searching.js';
import type { Sent, Ship, StrikeBattle } from './state.js';

const faces = [1, 2, 3, 4, 5, 6];

/** Names that a counter may stand for: her own, or those of her type that are not turned up. */
export function mayBe(law: StrikeLaw, battle: StrikeBattle, ship: Ship): string[] {
  if (law.units[ship.id] !== undefined) return [ship.id];
  const known = new Set(battle.ships.map(({ id }) => id));
  return [...law.forces[ship.side].ships, ...otherShips(law, ship.side)].filter(
    (id) => !known.has(id) && unitOf(law, id).type === ship.type,
  );
}

/** Points that an attack brings on average, over both dice and what the counter may be. */
export function expectedWorth(law: StrikeLaw, battle: StrikeBattle, ship: Ship, sent: readonly Sent[]): number {
  const { wave } = battle;
  const names = mayBe(law, battle, ship);
  if (wave === null || sent.length === 0 || names.length === 0) return 0;
  const strength = attackStrength(law, sent, 0);
  const altitude = attackAltitude(law, sent);
  const speed = speedAgainst(ship.pace ?? 3, wave, battle.capAttacked, strikeOf(law, battle).surprise);
  let sum = 0;
  for (const id of names) {
    const defence = defenceOf(law, { id, damage: ship.damage });
    const most = sinksAt(unitOf(law, id));
    for (const die of faces) {
      const odds = oddsOf(damagePoints(law, strength, speed, altitude, wave.shift, die + wave.drm), defence);
      for (const face of faces) {
        const after = Math.min(most, damagedBy(ship.damage, levelsOf(navalResult(law, odds, face))));
        // A little for certain is better than much perhaps.
        sum += worthOf(ship) * (after - ship.damage) ** 0.8;
      }
    }
  }
  return sum / (names.length * faces.length * faces.length);
}

/** What a force is worth as long as it is afloat. */
const groupWorth = (law: StrikeLaw, battle: StrikeBattle, side: Side, group: string): number => {
  const ids = shipsOfGroup(law, side, group);
  return battle.ships.reduce((sum, ship) => sum + (ids.includes(ship.id) && !ship.sunk ? worthOf(ship) : 0), 0);
};

/** What a marker may be expected to be worth: as it was met, else by what its reports make of it. */
export const huntWorth = (law: StrikeLaw, battle: StrikeBattle, side: Side, marker: Marker | undefined): number =>
  marker === undefined
    ? 0
    : likelyGroups(searchOf(law, battle), side, marker).reduce(
        (sum, { group, chance }) => sum + chance * groupWorth(law, battle, side, group),
        0,
      );
