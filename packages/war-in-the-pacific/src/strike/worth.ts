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
import { couldReport, levelOf } from '../chapters/13-5-reports.js';
import { dummy } from '../chapters/13-6-markers.js';
import { damagedBy, defenceOf, sinksAt } from '../chapters/16-8-damage.js';
import { chits } from '../charts/search-cups.js';
import type { Side } from '../sides.js';
import { groupsOf, shipsOfGroup } from './groups.js';
import { otherShips, type StrikeLaw, strikeOf, unitOf } from './law.js';
import { worthOf } from './points.js';
import { compositionOf } from './searching.js';
import type { Marker, Sent, Ship, StrikeBattle } from './state.js';

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

/** How likely a report is of this force: the share of chits with which it could be given; a lie is one of many. */
function likelihood(law: StrikeLaw, battle: StrikeBattle, side: Side, marker: Marker, group: string): number {
  const actual = compositionOf(law, battle, side, { ...marker, group });
  const cup = law.charts.searchCups.values[2];
  return marker.reports.reduce((product, report) => {
    const ways = chits.reduce((sum, chit) => {
      if (!couldReport(actual, chit, report)) return sum;
      return sum + (chit === 'false' ? cup[chit] / 4 : cup[chit] / (1 + levelOf(chit)));
    }, 0);
    return product * (ways + 0.01);
  }, 1);
}

/** What a marker may be expected to be worth: as it was met, else by what its reports make of it. */
export function huntWorth(law: StrikeLaw, battle: StrikeBattle, side: Side, marker: Marker | undefined): number {
  if (marker === undefined) return 0;
  if (marker.known) return groupWorth(law, battle, side, marker.group ?? '');
  const markers = battle.hunt?.markers[side] ?? [];
  const met = new Set(markers.flatMap(({ known, group }) => (known && group !== null ? [group] : [])));
  const groups = groupsOf(law, side).map(({ name }) => name);
  const dummies = Array.from({ length: markers.length - groups.length }, (_, i) => `${dummy} ${i + 1}`);
  const open = [...groups, ...dummies].filter((group) => !met.has(group));
  const weights = open.map((group) => likelihood(law, battle, side, marker, group));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return open.reduce((sum, group, i) => sum + ((weights[i] ?? 0) / all) * groupWorth(law, battle, side, group), 0);
}
