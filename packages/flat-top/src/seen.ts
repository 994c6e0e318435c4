/** What one side may know of a battle: built by naming what it knows, never by taking secrets away. */
import { planesInSight } from './chapters/21-grounded-planes.js';
import {
  type AirFormation,
  type Battle,
  enemyOf,
  type Seen,
  type SeenFormation,
  type SeenLot,
  type SeenShip,
  type Ship,
  type Side,
} from './state.js';

export function seenBy(battle: Battle, side: Side): Seen {
  const enemy = enemyOf(side);
  const told = battle.told[side];
  const { base } = battle;
  const { rules, turn, night, clouds, scenario } = battle;
  return {
    rules,
    side,
    turn,
    night,
    clouds,
    scenario,
    own: { air: battle.air[side], ships: battle.ships[side], base: base?.side === side ? base : null },
    enemy: {
      air: told.planes ? battle.air[enemy].map(seenFormation) : [],
      ships: told.ships ? battle.ships[enemy].map(seenShip) : [],
      // Bases stand on the map for all to see; the planes on them do not.
      base:
        base?.side === enemy
          ? {
              id: base.id,
              name: base.name,
              planesOnField: told.ships && planesInSight(base.grounded),
              offBoard: base.offBoard,
            }
          : null,
    },
  };
}

/** 7.13, 7.15 Names, numbers and altitudes: lots that differ only in what the enemy cannot see are one. */
export function seenFormation(formation: AirFormation): SeenFormation {
  const lots: SeenLot[] = [];
  for (const { plane, factors, altitude, tookOffArmed } of formation.lots) {
    if (factors === 0) continue;
    const seen = { plane, factors, altitude, tookOffArmed };
    const alike = lots.find((lot) => sameInSight(lot, seen));
    if (alike === undefined) lots.push(seen);
    else alike.factors += factors;
  }
  return { id: formation.id, lots };
}

/** Whether an enemy could not tell these planes apart. */
export function sameInSight(a: InSight, b: InSight): boolean {
  return a.plane === b.plane && a.altitude === b.altitude && a.tookOffArmed === b.tookOffArmed;
}

type InSight = Omit<SeenLot, 'factors'>;

/** 7.14, 7.15, 7.15.2 */
export function seenShip(ship: Ship): SeenShip {
  const { id, name, type, tf, gunnery, damage, hits, anchored } = ship;
  return { id, name, type, tf, gunnery, damage, hits, anchored, planesOnDeck: planesInSight(ship.grounded) };
}
