/** What one side may know of a battle: built by naming what it knows, never by taking secrets away. */
import { isWitnessed } from '@ironbottom/umpire';
import { cite } from './cite.js';
import {
  type AirFormation,
  type Base,
  type Battle,
  enemyOf,
  type Lot,
  ofSide,
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
  const { rules, turn, night, clouds, scenario, base } = battle;
  return {
    rules,
    side,
    turn,
    night,
    clouds,
    scenario,
    own: { air: battle.air[side], ships: battle.ships[side], base: base?.side === side ? base : null },
    enemy: seenOfEnemy(battle, side),
  };
}

/** What a side saw of ships before, and what it had been told then: ships that are as they were are seen as they were. */
export type SeenBefore = { told: Told; ships: readonly Ship[]; seen: SeenShip[]; air: readonly SeenFormation[] };

export function seenOfEnemy(battle: Battle, side: Side, before?: SeenBefore): Seen['enemy'] {
  const enemy = enemyOf(side);
  const told = ofSide(battle.told, side);
  const air = ofSide(battle.air, enemy);
  const ships = ofSide(battle.ships, enemy);
  const { base } = battle;
  return {
    marks: marksOf(air.length > 0, ships.length > 0),
    air: told.planes ? seenAir(air, before?.air) : noAirSeen,
    ships: told.ships ? seenShips(ships, told, before) : noShipsSeen,
    // Bases stand on the map for all to see; the planes on them do not.
    base: base?.side === enemy ? seenBase(base, wasSeen(told.decks, base.id)) : null,
  };
}

// What is known is replaced, never changed: nothing is always the same list.
const noAirSeen: SeenFormation[] = [];
const noShipsSeen: SeenShip[] = [];

const marks = { both: { air: true, ships: true }, air: { air: true, ships: false } };
const noAir = { ships: { air: false, ships: true }, none: { air: false, ships: false } };

/** What is known is replaced, never changed: there are four of these. */
function marksOf(air: boolean, ships: boolean): Seen['enemy']['marks'] {
  if (air) return ships ? marks.both : marks.air;
  return ships ? noAir.ships : noAir.none;
}

/** Formations that look as they did are what they were. */
function seenAir(air: readonly AirFormation[], before: readonly SeenFormation[] | undefined): SeenFormation[] {
  const first = air[0];
  if (air.length === 1 && first !== undefined) return [seenAgain(first, before?.[0])];
  const second = air[1];
  if (air.length === 2 && first !== undefined && second !== undefined)
    return [seenAgain(first, before?.[0]), seenAgain(second, before?.[1])];
  return air.map((formation, i) => seenAgain(formation, before?.[i]));
}

/** Compared only where one lot is one seen. */
function seenAgain(formation: AirFormation, before: SeenFormation | undefined): SeenFormation {
  if (before === undefined || before.id !== formation.id || formation.lots.length !== 1 || before.lots.length !== 1)
    return seenFormation(formation);
  const lot = formation.lots[0];
  const seen = before.lots[0];
  const same = lot !== undefined && seen !== undefined && lot.factors === seen.factors && sameInSight(lot, seen);
  return same ? before : seenFormation(formation);
}

function seenShips(ships: readonly Ship[], told: Told, before: SeenBefore | undefined): SeenShip[] {
  const again = before !== undefined && before.seen.length === ships.length && before.told.decks === told.decks;
  if (!again) return seenFleet(ships, told.decks);
  if (before.ships === ships) return before.seen;
  const seen = before.seen.slice();
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i];
    if (ship !== undefined && ship !== before.ships[i]) seen[i] = seenShip(ship, wasSeen(told.decks, ship.id));
  }
  return seen;
}

/** 7.15 All the ships of a side. Those last seen are kept while nobody may switch 7.15.2 off: they are told, then known. */
export function seenFleet(ships: readonly Ship[], decks: Told['decks']): SeenShip[] {
  if (ships === lastSeen.ships && sameNames(decks, lastSeen.decks) && !isWitnessed()) return lastSeen.seen;
  const seen = ships.map((ship) => seenShip(ship, wasSeen(decks, ship.id)));
  if (!isWitnessed()) lastSeen = { ships, decks, seen };
  return seen;
}

type Fleet = { readonly ships: readonly Ship[]; readonly decks: Told['decks']; readonly seen: SeenShip[] };
let lastSeen: Fleet = { ships: [], decks: [], seen: [] };

function sameNames(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const wasSeen = (decks: Told['decks'], id: string): boolean =>
  decks !== undefined && decks.length > 0 && decks.includes(id);

/** 7.13, 7.15 Names, numbers and altitudes: lots that differ only in what the enemy cannot see are one. */
export function seenFormation({ id, lots }: AirFormation): SeenFormation {
  // Most formations have one lot; a list made with it in takes a tenth of the room of one that it is put into.
  const only = lots[0];
  if (lots.length === 1 && only !== undefined) return { id, lots: only.factors === 0 ? [] : [inSight(only)] };
  const seen: SeenLot[] = [];
  for (const lot of lots) {
    if (lot.factors === 0) continue;
    const alike = likeIt(seen, lot);
    if (alike === undefined) seen.push(inSight(lot));
    else alike.factors += lot.factors;
  }
  // In an order of their own, for the order in which their owner keeps them tells how he divided them.
  return { id, lots: isInOrder(seen) ? seen : seen.sort(bySight) };
}

function likeIt(seen: readonly SeenLot[], lot: Lot): SeenLot | undefined {
  for (let i = 0; i < seen.length; i++) {
    const each = seen[i];
    if (each !== undefined && sameInSight(each, lot)) return each;
  }
  return undefined;
}

function isInOrder(seen: readonly SeenLot[]): boolean {
  for (let i = 1; i < seen.length; i++) {
    const a = seen[i - 1];
    const b = seen[i];
    if (a !== undefined && b !== undefined && bySight(a, b) > 0) return false;
  }
  return true;
}

const inSight = ({ plane, factors, altitude, tookOffArmed, burned }: Lot): SeenLot => ({
  plane,
  factors,
  altitude,
  tookOffArmed,
  burned,
});

/** By name; then high before low, unarmed before armed, and those that have not burned their fuel first. */
function bySight(a: SeenLot, b: SeenLot): number {
  if (a.plane !== b.plane) return a.plane < b.plane ? -1 : 1;
  if (a.altitude !== b.altitude) return a.altitude < b.altitude ? -1 : 1;
  if (a.tookOffArmed !== b.tookOffArmed) return a.tookOffArmed ? 1 : -1;
  return a.burned ? 1 : -1;
}

export function sameInSight(a: Omit<SeenLot, 'factors'>, b: Omit<SeenLot, 'factors'>): boolean {
  return a.plane === b.plane && a.altitude === b.altitude && a.tookOffArmed === b.tookOffArmed && a.burned === b.burned;
}

/** 7.14, 7.15, 7.15.2 */
export function seenShip(ship: Ship, planesOnDeck: boolean): SeenShip {
  const { id, name, type, tf, gunnery, damage, hits, anchored } = ship;
  return { id, name, type, tf, gunnery, damage, hits, anchored: anchored && cite('7.15.2'), planesOnDeck };
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
