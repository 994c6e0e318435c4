/** What a commander makes of the map: who holds what with how much, what to take next, what to hold. */
import {
  allBases,
  armyOf,
  type BaseNo,
  baseAt,
  basesBeside,
  distanceOf,
  enemyOf,
  enemyZones,
  type Law,
  type PlacedBase,
  type Side,
  type SkyView,
} from '@ironbottom/fire-in-the-sky';

export type Situation = {
  readonly view: SkyView;
  readonly law: Law;
  readonly side: Side;
  readonly enemy: Side;
  readonly zones: Uint8Array;
  /** By base: the land strength of whoever holds it. */
  readonly garrisons: readonly number[];
  /** By base, of this side and of the enemy: Air Points in and beside the hex. */
  readonly air: { readonly [S in Side]: readonly number[] };
  /** What is worth taking, the best first. */
  readonly objectives: readonly PlacedBase[];
  /** The base to be taken next, and the base from which; none where it is time to hold. */
  readonly target: PlacedBase | undefined;
  readonly staging: PlacedBase | undefined;
};

export function situationOf(view: SkyView, law: Law): Situation {
  const side = view.seat as Side;
  const base = {
    view,
    law,
    side,
    enemy: enemyOf(side),
    zones: enemyZones(view.public, side),
    garrisons: garrisonsIn(view),
    air: { japan: airIn(view, 'japan'), allies: airIn(view, 'allies') },
  };
  const bare: Situation = { ...base, objectives: [], target: undefined, staging: undefined };
  const objectives = objectivesIn(bare);
  const [target] = objectives;
  return { ...base, objectives, target, staging: target && stagingFor(bare, target) };
}

export const holds = ({ view }: Situation, side: Side, base: BaseNo): boolean => view.public.control[base] === side;

function garrisonsIn({ public: pub }: SkyView): number[] {
  const garrisons = allBases.map(() => 0);
  for (const id in pub.land) {
    const unit = pub.land[id];
    if (unit !== undefined && unit.at >= 0) garrisons[unit.at] = (garrisons[unit.at] ?? 0) + unit.strength;
  }
  return garrisons;
}

function airIn({ public: pub }: SkyView, side: Side): number[] {
  const points = (base: BaseNo): number => (pub.control[base] === side ? (pub.air[base] ?? 0) : 0);
  return allBases.map(({ no }) => (basesBeside[no] ?? []).reduce((sum, other) => sum + points(other), points(no)));
}

/** Air Points of a side that can come to a battle there. */
export function airAround({ view, air }: Situation, side: Side, place: number): number {
  const base = baseAt(place);
  if (base !== undefined) return air[side][base.no] ?? 0;
  let points = 0;
  for (const { no, place: at } of allBases)
    if (view.public.control[no] === side && distanceOf(at, place) <= 1) points += view.public.air[no] ?? 0;
  return points;
}

const nearest = (place: number, of: readonly PlacedBase[]): number =>
  of.reduce((least, { place: at }) => Math.min(least, distanceOf(place, at)), 99);

const homes = allBases.filter(({ home }) => home);

export const distanceToJapan = (place: number): number => nearest(place, homes);

/** Enemy bases within reach of one of ours, the most rewarding first. */
function objectivesIn(situation: Situation): PlacedBase[] {
  const { side, enemy, law } = situation;
  const ours = allBases.filter(({ no }) => holds(situation, side, no) && law.open[no] === true);
  const found: { base: PlacedBase; worth: number }[] = [];
  for (const base of allBases) {
    if (!holds(situation, enemy, base.no) || law.open[base.no] !== true) continue;
    const away = nearest(base.place, ours);
    if (away > 4) continue;
    const worth = prize(situation, base) - price(situation, base) - away;
    if (worth > 0) found.push({ base, worth });
  }
  return found.sort((a, b) => b.worth - a.worth || a.base.no - b.base.no).map(({ base }) => base);
}

function prize({ side, law, view }: Situation, { id, oil, capacity, place, holder, home, source }: PlacedBase): number {
  if (home || source !== null) return 0;
  const aim = law.aim.bases.includes(id) ? 14 : 0;
  if (side === 'allies') return aim + 26 - 2 * distanceToJapan(place) + Math.min(3, capacity);
  const young = view.public.turn <= 5 || !law.war;
  const own = holder === 'japan' ? 10 : 0;
  return aim + own + 3 * oil + (young ? 12 + capacity - 0.5 * distanceToJapan(place) : 0);
}

/** What stands there against us. */
export function price(situation: Situation, { no, place }: PlacedBase): number {
  const { enemy, view } = situation;
  const anchored = view.public.anchored[no] === true ? 2 : 0;
  return 1.2 * (situation.garrisons[no] ?? 0) + 0.8 * airAround(situation, enemy, place) + anchored;
}

/** Of our bases within four hexes the one with most room, the nearer the better. */
function stagingFor(situation: Situation, { place }: PlacedBase): PlacedBase | undefined {
  const { side, law } = situation;
  let best: PlacedBase | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const base of allBases) {
    const away = distanceOf(base.place, place);
    if (away > 4 || !holds(situation, side, base.no) || law.open[base.no] !== true) continue;
    const score = Math.min(3, base.capacity === 0 ? 3 : base.capacity) * 1.5 - away;
    if (score > most) {
      most = score;
      best = base;
    }
  }
  return best;
}

/** How near the enemy is: hexes to his nearest base. */
export function exposure({ enemy, view }: Situation, place: number): number {
  let least = 99;
  for (const { no, place: at } of allBases)
    if (view.public.control[no] === enemy) least = Math.min(least, distanceOf(place, at));
  return least;
}

/** Whoever attacks does not count his garrisons: Japan to begin with, the Allies once they are strong. */
export const attacks = ({ side, view, law }: Situation): boolean =>
  !law.war || (side === 'japan' ? view.public.turn <= 3 : view.public.turn >= 6);

/** The land strength that should stay at a base. */
export function wantedGarrison(situation: Situation, base: PlacedBase): number {
  const { law, side } = situation;
  const near = exposure(situation, base.place);
  const key = law.aim.bases.includes(base.id);
  if (attacks(situation)) return key && side === law.aim.side ? 2 : 0;
  if (base.home) return near <= 3 ? 8 : 2;
  if (key && side !== law.aim.side) return near <= 4 ? 14 : 6;
  if (near > 5) return 0;
  return near <= 4 || base.oil > 0 || base.capacity >= 3 || base.source !== null ? 2 : 0;
}

/** Air Points that should be at a base: as many as there is room for near the enemy or what is to be taken, few elsewhere. */
export function wantedAir(situation: Situation, base: PlacedBase): number {
  const { law, side, target } = situation;
  if (law.aim.bases.includes(base.id)) return law.aim.side === side ? 99 : 5;
  const away = target === undefined ? 99 : distanceOf(base.place, target.place);
  if (away <= 2) return 99;
  const near = exposure(situation, base.place);
  if (away <= 4) return 5;
  if (near <= 2) return 4;
  return near <= 4 || away <= 7 ? 2 : 0;
}

export const fullOf = (id: string): number => armyOf(id).full;
