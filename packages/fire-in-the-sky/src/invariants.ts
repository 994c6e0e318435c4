/** What holds at every moment of a campaign. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { allArmies, armyOf } from './armies.js';
import { shipsAt } from './forces.js';
import { capacityOf, type Law } from './law.js';
import { allBases } from './map/places.js';
import { type Side, sideOf, sides } from './pieces.js';
import { escortBox, inPlay, partOf, type Sky, type SkyState, spotOf } from './state.js';
import { unitOf } from './units.js';

export const invariants: readonly Invariant<Sky>[] = [
  { name: 'a ship in play is at one place of her own side, any other nowhere', broken: misplacedShip },
  { name: 'R36 ships are seen at anchor where there are some', broken: wrongAnchorage },
  { name: 'R36 what was shown is there', broken: wrongSight },
  { name: 'R31 no base holds more than it has room for', broken: overcrowded },
  { name: 'land units are on the map with strength, in hands of their own or aboard', broken: misplacedArmy },
  { name: 'Air Points are conserved but for carrier pilots', broken: lostPlanes },
  { name: 'nobody has spent what he did not have', broken: overspent },
  { name: 'a Task Force has ships, and is at sea only in a part', broken: emptyForce },
  { name: 'the agenda is the phase', broken: otherPhase },
];

function misplacedShip(state: SkyState, law: Law): string | undefined {
  const { public: pub } = state;
  for (const side of sides) {
    const { at } = partOf(state, side).own;
    for (const id of law.fleets[side]) {
      const spot = at[id];
      if ((pub.fate[id] === inPlay) !== (spot !== undefined)) return `${id} has fate ${pub.fate[id]} and is at ${spot}`;
      if (spot === undefined) continue;
      if (spot >= 0 && pub.control[spot] !== side) return `${id} is in a base of the enemy`;
      if (spot === escortBox && (side !== 'japan' || unitOf(id).type !== 'DD')) return `${id} escorts convoys`;
      if (spot < 0 && spot !== escortBox && !pub.taskForces.some((f) => f.side === side && spotOf(f.no) === spot))
        return `${id} is in a Task Force that is not there`;
    }
    for (const id in at) if (sideOf(unitOf(id).nation) !== side) return `${id} is in the wrong hands`;
  }
  return undefined;
}

function wrongAnchorage(state: SkyState): string | undefined {
  const { public: pub } = state;
  const full = new Set<number>();
  for (const side of sides) for (const spot of Object.values(partOf(state, side).own.at)) full.add(spot);
  const base = allBases.find(({ no }) => (pub.anchored[no] === true) !== full.has(no));
  return base && `${base.name}: ${pub.anchored[base.no]}`;
}

function wrongSight(state: SkyState): string | undefined {
  const { public: pub } = state;
  for (const id in pub.shown) {
    const side = sideOf(unitOf(id).nation);
    if (partOf(state, side).own.at[id] !== pub.shown[id]) return `${id} is not where she was seen`;
  }
  for (const { side, no, shown } of pub.taskForces) {
    const ships = shipsAt(partOf(state, side).own, spotOf(no));
    if (shown !== null && (shown.length !== ships.length || shown.some((id) => !ships.includes(id))))
      return `Task Force ${no} of ${side} is not what was seen`;
  }
  return undefined;
}

function overcrowded({ public: pub }: SkyState): string | undefined {
  const units = allBases.map(() => 0);
  for (const id in pub.land) {
    const at = pub.land[id]?.at ?? -1;
    if (at >= 0) units[at] = (units[at] ?? 0) + 1;
  }
  for (const { no, name } of allBases) {
    const room = capacityOf(no, pub.turn);
    const air = pub.air[no] ?? 0;
    if (air < 0 || air > room) return `${name} has ${air} Air Points`;
    if ((pub.flown[no] ?? 0) > air || (pub.flown[no] ?? 0) < 0) return `${name}: ${pub.flown[no]} of ${air} have flown`;
    if ((units[no] ?? 0) > room) return `${name} has too many land units`;
  }
  return undefined;
}

function misplacedArmy({ public: pub }: SkyState): string | undefined {
  for (const { id, side, full } of allArmies) {
    const unit = pub.land[id];
    if ((pub.fate[id] === inPlay) !== (unit !== undefined)) return `${id} has fate ${pub.fate[id]}`;
    if (unit === undefined) continue;
    if (unit.strength < 1 || unit.strength > full) return `${id} has a strength of ${unit.strength}`;
    const force = pub.taskForces.find((each) => each.side === side && each.land.includes(id));
    if (unit.at >= 0 && (pub.control[unit.at] !== side || force !== undefined))
      return `${id} is in a base of the enemy`;
    if (unit.at < 0 && (force === undefined || spotOf(force.no) !== unit.at)) return `${id} is aboard nothing`;
  }
  return undefined;
}

/** All there are: those of the set-up, at bases, aboard, or to be had again. */
function lostPlanes({ public: pub }: SkyState, { position, war }: Law): string | undefined {
  const count = (side: Side): number => {
    let points = pub.pool[side];
    for (const { no } of allBases) if (pub.control[no] === side) points += pub.air[no] ?? 0;
    for (const force of pub.taskForces) if (force.side === side) points += force.air;
    return points;
  };
  for (const side of sides) {
    let began = position.pool[side];
    for (const { id, holder } of allBases)
      if ((position.control[id] ?? holder) === side) began += position.air[id] ?? 0;
    if (count(side) !== began) return `${side} has ${count(side)} Air Points and began with ${began}`;
  }
  return pub.pilots < 0 || pub.elite < 0 || pub.elite > pub.pilots || (!war && pub.pilots > position.pilots)
    ? `${pub.pilots} pilots, ${pub.elite} elite`
    : undefined;
}

function overspent(state: SkyState): string | undefined {
  const { public: pub } = state;
  for (const side of sides) {
    const { transport, oil, waiting } = partOf(state, side).own;
    if (transport < 0 || oil < 0 || pub.submarines[side] < 0 || waiting.some((points) => points < 0))
      return `${side} has ${transport} Transport Points, ${oil} Oil Points, ${pub.submarines[side]} Submarine Points`;
  }
  return pub.merchants < 0 ? `${pub.merchants} merchants` : undefined;
}

function emptyForce(state: SkyState): string | undefined {
  const { public: pub } = state;
  for (const { side, no, land } of pub.taskForces) {
    const fighting = pub.battle !== null;
    if (!fighting && shipsAt(partOf(state, side).own, spotOf(no)).length === 0)
      return `Task Force ${no} of ${side} is empty`;
    if (land.some((id) => armyOf(id).side !== side)) return `Task Force ${no} of ${side} carries the enemy`;
  }
  const quiet = pub.phase === 'economy' || pub.phase === 'merchants' || pub.phase === 'deployment';
  return quiet && pub.taskForces.length > 0 ? 'Task Forces before operations' : undefined;
}

function otherPhase({ public: pub, umpire }: SkyState): string | undefined {
  if (umpire.over !== null) return undefined;
  const top = umpire.agenda[umpire.agenda.length - 1];
  return top?.kind === pub.phase ? undefined : `${pub.phase} is played by ${top?.kind}`;
}
