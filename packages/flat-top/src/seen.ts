/** What one side may know of a battle: built by naming what it knows, never by taking secrets away. */
import {
  type AirFormation,
  type Base,
  type Battle,
  enemyOf,
  type Seen,
  type SeenBase,
  type SeenFormation,
  type SeenLot,
  type SeenShip,
  type Ship,
  type Side,
  type Told,
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
      marks: { air: battle.air[enemy].length > 0, ships: battle.ships[enemy].length > 0 },
      air: told.planes ? battle.air[enemy].map(seenFormation) : [],
      ships: told.ships ? battle.ships[enemy].map((ship) => seenShip(ship, wasSeen(told, ship.id))) : [],
      // Bases stand on the map for all to see; the planes on them do not.
      base: base?.side === enemy ? seenBase(base, wasSeen(told, base.id)) : null,
    },
  };
}

const wasSeen = ({ decks }: Told, id: string): boolean => decks?.includes(id) ?? false;

/** 7.13, 7.15 Names, numbers and altitudes: lots that differ only in what the enemy cannot see are one. */
export function seenFormation({ id, lots }: AirFormation): SeenFormation {
  const seen: SeenLot[] = [];
  for (const lot of lots) {
    if (lot.factors === 0) continue;
    const alike = seen.find((each) => sameInSight(each, lot));
    const { plane, factors, altitude, tookOffArmed, burned } = lot;
    if (alike === undefined) seen.push({ plane, factors, altitude, tookOffArmed, burned });
    else alike.factors += factors;
  }
  // In an order of their own, for the order in which their owner keeps them tells how he divided them.
  return { id, lots: seen.length > 1 ? seen.sort(bySight) : seen };
}

const sight = (lot: SeenLot): string => `${lot.plane} ${lot.altitude} ${lot.tookOffArmed} ${lot.burned}`;
const bySight = (a: SeenLot, b: SeenLot): number => (sight(a) < sight(b) ? -1 : 1);

export function sameInSight(a: Omit<SeenLot, 'factors'>, b: Omit<SeenLot, 'factors'>): boolean {
  return a.plane === b.plane && a.altitude === b.altitude && a.tookOffArmed === b.tookOffArmed && a.burned === b.burned;
}

/** 7.14, 7.15, 7.15.2 */
export function seenShip(ship: Ship, planesOnDeck: boolean): SeenShip {
  const { id, name, type, tf, gunnery, damage, hits, anchored } = ship;
  return { id, name, type, tf, gunnery, damage, hits, anchored, planesOnDeck };
}

/** The figures of a base are the scenario's, known to all. */
const seenBase = (base: Base, planesOnField: boolean): SeenBase => {
  const { id, name, handles, launch, aaf, sf, hits, offBoard } = base;
  return { id, name, handles, launch, aaf, sf, hits, offBoard, planesOnField };
};

/** 'CV Shokaku'; a ship without a name of her own is called by her type already: 'DD 3'. */
export function label(ship: Pick<Ship, 'name' | 'type'>): string {
  return ship.name.startsWith(`${ship.type} `) ? ship.name : `${ship.type} ${ship.name}`;
}
