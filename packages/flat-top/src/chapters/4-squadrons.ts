/** How ships are proposed to begin: carriers together behind a screen, convoys by themselves, the guns beside them. */
import type { Hex } from '@ironbottom/hexes';
import { shipRating } from '../charts/rating.js';
import type { ShipType } from '../charts/ships.js';
import type { GameLaw } from '../game-kit.js';
import { distance, fromEdge, hexOf, terrainAt } from '../map.js';
import { enemyOf, type Side } from '../state.js';
import type { Squadron } from './4-forces.js';
import { anchoredIn, type Group, mostShips, type Starts, startsOf } from './4-starts.js';
import { unloadingHexes } from './12-7-unloading.js';

export function proposedSquadrons(law: GameLaw, side: Side): Squadron[] {
  const starts = startsOf(law, side);
  const crews = mustered(law, side, starts);
  return starts.groups.flatMap((group, i) => {
    const names = crews[i] ?? [];
    const forces = divided(law, side, names, group);
    const hex = bestHex(law, side, group.hexes, isConvoy(law, side, names));
    return forces.map(({ id, ships }) => ({
      id,
      hex,
      names: ships,
      anchored: anchoredIn(group, ships),
      enters: group.enters,
    }));
  });
}

// Who begins with whom

/** What a screen is worth to a ship. */
const worth: Readonly<Record<ShipType, number>> = {
  CV: 8,
  CVL: 5,
  BB: 3,
  AV: 1,
  CAV: 1,
  CA: 1,
  CL: 1,
  AP: 1,
  APD: 1,
  AO: 0.5,
  PG: 0,
  DD: 0,
  SS: 0,
};

/** Ships with a choice go, kind by kind, where they are needed most. */
function mustered(law: GameLaw, side: Side, { groups, crews }: Starts): string[][] {
  const types = typesIn(law, side);
  const found: string[][] = groups.map(() => []);
  const need = groups.map(({ names, anchored }) => {
    const sum = names.reduce((all, name) => all + worth[types(name)], 0);
    return Math.max(4, anchored === 'all' ? sum / 2 : sum);
  });
  const small = groups.map(() => 0);
  const large = groups.map(() => 0);
  const hosts = groups.map(() => 0);
  for (const { names, groups: homes } of [...crews].sort((a, b) => a.groups.length - b.groups.length)) {
    const other = homes.find(({ group }) => groups[group]?.instead !== null);
    const left = [...names];
    if (other !== undefined) {
      // R155 Who may lie at Deboyne does, and nobody beyond the number.
      const cap = names[0] === groups[other.group]?.instead ? 1 : other.cap - (hosts[other.group] ?? 0);
      const there = left.splice(0, Math.max(0, cap));
      if (names[0] !== groups[other.group]?.instead) hosts[other.group] = (hosts[other.group] ?? 0) + there.length;
      found[other.group]?.push(...there);
    }
    const open = homes.filter(({ group }) => groups[group]?.instead === null);
    for (const name of left) {
      const counts = worth[types(name)] === 0 ? small : large;
      const most = (group: number): number => (need[group] ?? 0) / ((counts[group] ?? 0) + 1);
      const [best] = open.length > 1 ? [...open].sort((a, b) => most(b.group) - most(a.group)) : open;
      if (best === undefined) continue;
      found[best.group]?.push(name);
      if (open.length > 1) counts[best.group] = (counts[best.group] ?? 0) + 1;
    }
  }
  return found;
}

const typesIn =
  (law: GameLaw, side: Side) =>
  (name: string): ShipType =>
    shipRating(law.charts, name, side)?.type ?? 'DD';

const carriers: readonly ShipType[] = ['CV', 'CVL'];
const transports: readonly ShipType[] = ['AP', 'APD', 'AO', 'AV'];

function isConvoy(law: GameLaw, side: Side, names: readonly string[]): boolean {
  const types = typesIn(law, side);
  return (
    names.some((name) => transports.includes(types(name))) && !names.some((name) => carriers.includes(types(name)))
  );
}

// Task forces

type Force = { readonly id: string; readonly ships: readonly string[] };

/** Three carriers to a task force, five heavy ships with them; convoys apart; what is left in as few as will hold it. */
function divided(law: GameLaw, side: Side, names: readonly string[], { slots, escorts }: Group): Force[] {
  const [first = '', ...others] = slots;
  // R12 Escorts are sure of company where the others would need a ship that belongs there.
  const ids = [first, ...escorts, ...others];
  const types = typesIn(law, side);
  const most = mostShips(side);
  const of = (...wanted: readonly ShipType[]): string[] => names.filter((name) => wanted.includes(types(name)));
  const [decks, convoy] = [of(...carriers), of(...transports)];
  const heavies = of('CAV', 'BB', 'CA', 'CL');
  const boats = of('PG');
  const destroyers = of('DD');
  const few = names.length <= most && (decks.length === 0 || convoy.length === 0);
  const forces: string[][] = [];
  if (ids.length > 1 && !few) {
    const parts = Math.ceil(decks.length / 3);
    for (let i = 0; i < parts; i++) {
      const core = [...decks.splice(0, Math.ceil(decks.length / (parts - i))), ...heavies.splice(0, most > 10 ? 5 : 3)];
      forces.push([...core, ...destroyers.splice(0, Math.min(most - core.length, 6))]);
    }
    while (convoy.length > 0) {
      const core = [...convoy.splice(0, most - 2), ...boats.splice(0, 2)].slice(0, most);
      forces.push([...core, ...destroyers.splice(0, Math.min(2, most - core.length))]);
    }
  }
  const left = [...decks, ...heavies, ...convoy, ...boats, ...destroyers].filter(
    (name) => !forces.some((force) => force.includes(name)),
  );
  const parts = Math.ceil(left.length / most);
  for (let i = 0; i < parts; i++) forces.push(left.filter((_, n) => n % parts === i));
  if (forces.length > ids.length) return evenly(names, ids, most);
  return forces.map((ships, i) => ({ id: ids[i] ?? '', ships }));
}

function evenly(names: readonly string[], ids: readonly string[], most: number): Force[] {
  const needed = Math.min(ids.length, Math.ceil(names.length / most));
  return ids.slice(0, needed).map((id, i) => ({ id, ships: names.filter((_, n) => n % needed === i) }));
}

// Waters

/** Nobody's guns and bombs are worth coming within so many hexes of an enemy base on the first morning. */
const wary = 8;

/** So far from an enemy base carriers can strike at it and turn away. */
const strikingDistance = 12;
/** Bombers from a base come so far without trouble. */
const bombers = 16;

/** In open sea, as near as is wise to the enemy's bases: to the one a raid is for, or to where a convoy is bound. */
function bestHex(law: GameLaw, side: Side, hexes: readonly Hex[], convoy: boolean): Hex {
  const theirs = law.scenario.forces[enemyOf(side)].bases
    .filter((name) => law.charts.bases.values[name]?.offBoard === false)
    .map(hexOf);
  const { raid } = law.scenario.victory;
  const bound = convoy
    ? landings(law, side)
    : raid === undefined
      ? []
      : raid.side === side
        ? [hexOf(raid.base)]
        : theirs;
  let best = hexes[0] ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const far =
      bound.length > 0
        ? mean(hex, bound)
        : offshore(hex, theirs) + 0.2 * fromTheirWaters(law, side, hex) + tooNear(law, side, hex);
    const danger = theirs.some((base) => distance(hex, base) < wary) ? 1000 : 0;
    // A carrier needs sea room on every side to turn into the wind.
    const cramped = terrainAt(hex) !== 'sea' || isEdge(law, hex) ? 2 : 0;
    const value = far + danger + cramped + 0.1 * cornered(law, hex);
    if (value < least) {
      least = value;
      best = hex;
    }
  }
  return best;
}

const mean = (hex: Hex, places: readonly Hex[]): number =>
  places.reduce((sum, place) => sum + distance(hex, place), 0) / Math.max(1, places.length);

const waters = new WeakMap<GameLaw, Partial<Record<Side, readonly Hex[]>>>();

/** Where the enemy's ships may begin. */
function theirWaters(law: GameLaw, side: Side): readonly Hex[] {
  const known = waters.get(law) ?? {};
  const theirs = known[side] ?? startsOf(law, enemyOf(side)).groups.flatMap(({ hexes }) => hexes);
  known[side] = theirs;
  waters.set(law, known);
  return theirs;
}

/** How far it is to them, on the average. */
export const fromTheirWaters = (law: GameLaw, side: Side, hex: Hex): number => mean(hex, theirWaters(law, side));

/** Nobody wants to meet their guns before it is light. */
function tooNear(law: GameLaw, side: Side, hex: Hex): number {
  const near = theirWaters(law, side).reduce((least, each) => Math.min(least, distance(hex, each)), wary);
  return wary - near;
}

/** Within reach of one enemy base and out of reach of the others. */
function offshore(hex: Hex, theirs: readonly Hex[]): number {
  if (theirs.length === 0) return 0;
  const far = theirs.map((base) => distance(hex, base));
  const near = far.filter((each) => each < bombers).length;
  return Math.abs(Math.min(...far) - strikingDistance) + 2 * Math.max(0, near - 1);
}

/** In the order of the map. */
const landings = (law: GameLaw, side: Side): Hex[] => [...unloadingHexes(law, side)].sort((a, b) => a - b);

const isEdge = (law: GameLaw, hex: Hex): boolean =>
  (['N', 'E', 'S', 'W'] as const).some((edge) => fromEdge(hex, edge, law.scenario.westHalf) === 0);

/** How far short of a fair distance from the northern and southern edges: there is nowhere to go in a corner. */
function cornered({ scenario }: GameLaw, hex: Hex): number {
  const room = Math.min(fromEdge(hex, 'N', scenario.westHalf), fromEdge(hex, 'S', scenario.westHalf));
  return Math.max(0, wary - room);
}
