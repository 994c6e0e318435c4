/** 3.3, 4 What a side begins with: its ships in task forces, its planes in boxes. */

import type { Hex } from '@ironbottom/hexes';
import { isPlaneName, type PlaneName } from '../charts/planes.js';
import { shipRating } from '../charts/rating.js';
import { cite } from '../cite.js';
import { type Field, nobody, withParked } from '../fields.js';
import { baseNamed, emptyOwn, shipNamed, shipsListed, taskForceAt } from '../forces.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import type { Coming } from '../pieces.js';
import { bookOf } from '../scenarios/book.js';
import type { Planes } from '../scenarios/scenario.js';
import { baseWith, shipWith, standing, withEach } from '../shapes.js';
import type { Arms, Base, Grounded, Ship, Side } from '../state.js';
import { beginsAtAnchor } from './special-anchorage.js';

export type Squadron = {
  readonly id: string;
  readonly hex: Hex;
  readonly names: readonly string[];
  /** Those of them at anchor. */
  readonly anchored: readonly string[];
  /** R149 The turn in which it comes in; null: on the map from the beginning. */
  readonly enters: number | null;
};

/** Planes of one kind that the scenario gives, and the places among which they may be divided. */
export type Wing = {
  readonly plane: PlaneName;
  readonly seaBased: boolean;
  readonly factors: number;
  readonly at: readonly string[];
};

/** So many planes in one box of one place. */
export type Stand = {
  readonly place: string;
  readonly box: keyof Grounded;
  readonly arms: Arms;
  readonly dispersed: boolean;
};
export type Placement = {
  readonly stand: Stand;
  readonly wing: Wing;
  readonly factors: number;
  readonly night: boolean;
};

/** 4.2.2 Sea based planes on ships, land based ones at the bases the scenario names. */
export function wingsOf(law: GameLaw, side: Side, ships: readonly string[]): Wing[] {
  const { sea, land, bases } = law.scenario.forces[side];
  const anywhere = cite('4.2.2') ? null : [...ships, ...bases];
  const wings = (planes: Planes, seaBased: boolean, at: readonly string[]): Wing[] =>
    Object.entries(planes).flatMap(([plane, factors]) =>
      isPlaneName(plane) && factors > 0 ? [{ plane, seaBased, factors, at: anywhere ?? at }] : [],
    );
  return [...wings(sea, true, ships), ...land.flatMap(({ at, planes }) => wings(planes, false, at))];
}

/** Ships and bases with nobody aboard. */
export function withSquadrons(law: GameLaw, side: Side, squadrons: readonly Squadron[]): GameOwn {
  const own = emptyOwn();
  const listed = shipsListed(law.scenario.forces[side].ships);
  const book = bookOf(law.scenario);
  // 26.2 A shorter version has the forces of the long one.
  const given = book === undefined || (cite(book.forces) && (book.shorter === undefined || cite('26.2')));
  if (!given || !cite('3.3')) return own;
  const ships: Ship[] = [];
  const bases: Base[] = [];
  for (const name of listed) {
    const squadron = squadrons.find(({ names }) => names.includes(name));
    // 2.1 Her figures are those of her counter.
    if (squadron === undefined || !cite('2.1')) continue;
    const ship = shipNamed(law.charts, side, name, squadron.id);
    const anchored = squadron.anchored.includes(name) || beginsAtAnchor(law, side, squadron.hex);
    if (anchored) own.hulls[ship.id] = { anchoredSince: -1, unloaded: 0, slowSince: null };
    ships.push(anchored ? shipWith(ship, 'anchored', true) : ship);
  }
  const coming: Coming[] = [];
  for (const { id, hex, enters } of squadrons)
    if (enters === null || !cite('SC5.START')) own.tfs.push(taskForceAt(id, hex));
    else coming.push({ id, turn: enters, hex: null, path: [] });
  if (coming.length > 0) own.coming = coming;
  for (const name of law.scenario.forces[side].bases) bases.push(baseNamed(law, name));
  own.ships = ships;
  own.bases = bases;
  return own;
}

/** The same with those who are still to come, for their planes are set up, too. */
export function mustered(own: GameOwn): GameOwn {
  return own.coming === undefined
    ? own
    : { ...own, tfs: [...own.tfs, ...own.coming.map(({ id }) => taskForceAt(id, 0))] };
}

/** 4.2.1, R303 The room there is before anybody has sailed: that of a tender does not hang on whether she will lie at anchor. */
export const roomAtStart = (law: GameLaw, side: Side, { ship, capacity }: Field): number | null =>
  ship === null ? capacity : (shipRating(law.charts, ship.name, side)?.deck?.capacity ?? capacity);

/** 4.2 Put the planes where they begin. */
export function park(own: GameOwn, placements: readonly Placement[]): void {
  const boxes = new Map<string, Grounded>();
  for (const { stand, wing, factors, night } of placements) {
    const { place, box, arms, dispersed } = stand;
    const parked = standing(wing, factors, arms, dispersed);
    if (night) parked.night = true;
    boxes.set(place, withParked(boxes.get(place) ?? nobody, box, parked));
  }
  own.ships = withEach(own.ships, (ship) =>
    ship.grounded === null ? ship : shipWith(ship, 'grounded', boxes.get(ship.id) ?? nobody),
  );
  own.bases = withEach(own.bases, (base) => baseWith(base, 'grounded', boxes.get(base.id) ?? nobody));
}
