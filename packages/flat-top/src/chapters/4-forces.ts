/** 3.3, 4 What a side begins with: its ships in task forces, its planes in boxes. */

import type { Hex } from '@ironbottom/hexes';
import { isPlaneName, type PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { nobody, withParked } from '../fields.js';
import { baseNamed, emptyOwn, shipNamed, shipsListed, taskForceAt } from '../forces.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import { hexCount, inPlay, terrainAt } from '../map.js';
import { hexesOf } from '../scenarios/areas.js';
import type { Planes, ScenarioData, StartGroup } from '../scenarios/scenario.js';
import { baseWith, shipWith, withEach } from '../shapes.js';
import type { Arms, Base, Grounded, Ship, Side } from '../state.js';
import { beginsAtAnchor } from './special-anchorage.js';

/** Ships that begin in the same waters. `slots`: the task forces they may be divided into. */
export type Group = {
  readonly names: readonly string[];
  readonly hexes: readonly Hex[];
  readonly anchored: boolean;
  readonly slots: readonly string[];
};

export type Squadron = {
  readonly id: string;
  readonly hex: Hex;
  readonly names: readonly string[];
  readonly anchored: boolean;
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
export type Placement = Stand & { readonly wing: Wing; readonly factors: number };

/** 4.1.1 The most ships in one task force. */
export const mostShips = (side: Side): number => (cite('4.1.1') ? (side === 'allied' ? 15 : 10) : 99);

/** The names of a group's ships: those listed, or whatever the other groups leave. */
export function namesOf(listed: readonly string[], groups: readonly StartGroup[]): string[][] {
  const pool = shipsListed(listed);
  const take = (line: string): string[] => {
    const [, count = '1', type = ''] = /^(\d+) ?([A-Z]+)$/.exec(line) ?? [];
    const found = pool
      .filter((name) => (type === '' ? name === line : name.startsWith(`${type} `)))
      .slice(0, Number(count));
    for (const name of found) pool.splice(pool.indexOf(name), 1);
    return found;
  };
  const named = groups.map(({ ships }) => (ships === 'rest' ? [] : ships.flatMap(take)));
  return named.map((names, i) => (groups[i]?.ships === 'rest' ? pool.splice(0) : names));
}

export function groupsOf(law: GameLaw, side: Side): Group[] {
  const { ships, start } = law.scenario.forces[side];
  const names = namesOf(ships, start);
  const groups: Group[] = [];
  let number = 1;
  for (const [i, group] of start.entries()) {
    const mine = names[i] ?? [];
    if (mine.length === 0) continue;
    const slots = Array.from({ length: slotsFor(law, side, mine.length) }, () => taskForce(number++));
    groups.push({ names: mine, hexes: startHexes(law, group), anchored: group.anchored ?? false, slots });
  }
  return groups;
}

/** 4.1.2 Beyond the fourteen counters more are made up. */
const taskForce = (number: number): string => `TF ${number <= 14 || cite('4.1.2') ? number : 14}`;

/** 4.1 As many as they need, and two more where they may divide; SC1.5 one and no more. */
function slotsFor(law: GameLaw, side: Side, ships: number): number {
  if (law.scenario.special.oneTaskForce === side && cite('SC1.5')) return 1;
  return Math.min(ships, Math.ceil(ships / mostShips(side)) + 2);
}

const isRabaul = ({ name }: ScenarioData): boolean => name === 'rings-around-rabaul';

function startHexes(law: GameLaw, { areas, anchored }: StartGroup): Hex[] {
  if (isRabaul(law.scenario) && !cite('SC1.START')) return allWaters(law);
  const hexes = new Set<Hex>();
  for (const area of areas) for (const hex of hexesOf(area, law)) hexes.add(hex);
  // 12.7.1 At anchor only beside land.
  return [...hexes].filter((hex) => anchored !== true || terrainAt(hex) === 'partial');
}

function allWaters({ scenario }: GameLaw): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++)
    if (inPlay(hex, scenario.westHalf) && terrainAt(hex) === 'sea') hexes.push(hex);
  return hexes;
}

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
  const given = !isRabaul(law.scenario) || cite('SC1.OB');
  if (!given || !cite('3.3')) return own;
  const ships: Ship[] = [];
  const bases: Base[] = [];
  for (const name of listed) {
    const squadron = squadrons.find(({ names }) => names.includes(name));
    // 2.1 Her figures are those of her counter.
    if (squadron === undefined || !cite('2.1')) continue;
    const ship = shipNamed(law.charts, side, name, squadron.id);
    const anchored = squadron.anchored || beginsAtAnchor(law, side, squadron.hex);
    if (anchored) own.hulls[ship.id] = { anchoredSince: -1, unloaded: 0, slowSince: null };
    ships.push(anchored ? shipWith(ship, 'anchored', true) : ship);
  }
  for (const { id, hex } of squadrons) own.tfs.push(taskForceAt(id, hex));
  for (const name of law.scenario.forces[side].bases) bases.push(baseNamed(law, name));
  own.ships = ships;
  own.bases = bases;
  return own;
}

/** 4.2 Put the planes where they begin. */
export function park(own: GameOwn, placements: readonly Placement[]): void {
  const boxes = new Map<string, Grounded>();
  for (const { wing, place, box, arms, dispersed, factors } of placements) {
    const { plane, seaBased } = wing;
    boxes.set(place, withParked(boxes.get(place) ?? nobody, box, { plane, seaBased, factors, arms, dispersed }));
  }
  own.ships = withEach(own.ships, (ship) =>
    ship.grounded === null ? ship : shipWith(ship, 'grounded', boxes.get(ship.id) ?? nobody),
  );
  own.bases = withEach(own.bases, (base) => baseWith(base, 'grounded', boxes.get(base.id) ?? nobody));
}
