/**
 * 5.10, 6.0 Who moves with whom. Generals ride with units of their hex, or are taken up by one that comes by and set down where another
 * waits (R94); headquarters ride in the Movement Phase alone, and only where their owner says so (R95).
 */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import type { Chit, General, Headquarters, HexId, LandUnit } from '../pieces.js';
import { mayStand } from '../situation.js';
import type { Pub } from '../state.js';
import { isClearOf } from './5-1-headquarters.js';

export type Leader = General | Headquarters;

/** Those that move together, and the leaders who ride with them. `via`: where the rider is taken up on the way, or gets off. */
export type Group = {
  readonly id: string;
  readonly units: LandUnit[];
  readonly riders: Leader[];
  readonly via?: HexId;
};

/** Whoever may still be moved: units by themselves, whole stacks, and both with leaders (5.10, 6.0). */
export function groups(pub: Pub, isFree: (piece: Chit) => boolean): Group[] {
  const found: Group[] = [];
  const stacks = new Map<HexId, LandUnit[]>();
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined || unit.hex === null || unit.moved || unit.move === 0 || !isFree(unit)) continue;
    found.push({ id: `unit:${id}`, units: [unit], riders: [] });
    if (unit.kind !== 'partisan') stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  }
  const generals = Object.values(pub.generals).filter(
    (general) => general.hex !== null && mayRide(general, isFree) && cite('5.10'),
  );
  const hqs = headquartersThatRide(pub, isFree);
  for (const [hex, units] of stacks) {
    const riders = generals.filter((general) => general.hex === hex);
    if (units.length + riders.length > 1) found.push({ id: `stack:${hex}`, units, riders });
    if (units.length === 1) continue;
    for (const rider of riders)
      for (const unit of units) found.push({ id: `with:${rider.id}:${unit.id}`, units: [unit], riders: [rider] });
  }
  for (const hq of hqs) found.push(...withHeadquarters(hq, found));
  found.push(...[...generals, ...hqs].flatMap((leader) => takenUp(leader, stacks)));
  return [...found, ...generals.flatMap((general) => setDown(general, stacks))];
}

/** 5.10 Whoever has come with one unit may change to another that has not gone yet. */
function mayRide(general: General, isFree: (piece: Chit) => boolean): boolean {
  const changes = general.rode === true && cite('5.10');
  return (!general.moved || changes) && isFree(changes ? { ...general, moved: false } : general);
}

/** 6.0 In an Offensive headquarters go by themselves (5.1). */
const headquartersThatRide = ({ phase, hqs }: Pub, isFree: (piece: Chit) => boolean): Headquarters[] =>
  phase === 'movement' && cite('6.0') && cite('R95')
    ? Object.values(hqs).filter((hq) => hq.hex !== null && !hq.moved && isFree(hq))
    : [];

/** R95 Whoever could go without the headquarters in his hex may go with it. */
const withHeadquarters = (hq: Headquarters, found: readonly Group[]): Group[] =>
  found.flatMap(({ id, units, riders }): Group[] => {
    const [how, name] = id.split(':');
    const [first] = units;
    if (how === 'with' || first?.hex !== hq.hex || first.kind === 'partisan') return [];
    return [{ id: `with:${hq.id}:${name}`, units, riders: [...riders, hq] }];
  });

type Stacks = ReadonlyMap<HexId, readonly LandUnit[]>;

/** Whether a unit could get there and have a Movement Point left, over the easiest ground. */
const mayPass = ({ hex, move }: LandUnit, via: HexId): boolean => hex !== null && distance(hex, via) < move;

/** 5.10, R94 A unit that comes through the hex of a leader takes him along. */
function takenUp(leader: Leader, stacks: Stacks): Group[] {
  const via = leader.hex;
  if (via === null || !cite('R94')) return [];
  return [...stacks.values()].flat().flatMap((unit): Group[] => {
    if (unit.hex === via || !mayPass(unit, via)) return [];
    return [{ id: `fetch:${leader.id}:${unit.id}`, units: [unit], riders: [leader], via }];
  });
}

/** 5.10, R94 A General gets off where units wait that have still to go, and who brought him goes on. */
function setDown(general: General, stacks: Stacks): Group[] {
  const units = general.hex === null ? [] : (stacks.get(general.hex) ?? []);
  if (units.length === 0 || !cite('R94')) return [];
  return units.flatMap((unit) =>
    [...stacks.keys()]
      .filter((via) => via !== unit.hex && mayPass(unit, via))
      .map((via): Group => ({ id: `leave:${general.id}:${unit.id}:${via}`, units: [unit], riders: [general], via })),
  );
}

/** Those who set out: all but the leader who is taken up on the way. */
export const startersOf = ({ units, riders, via }: Group): Chit[] => [
  ...units,
  ...riders.filter(({ hex }) => hex !== via),
];

/** Whether the group may enter a hex as far as its riders go: no neutral border is crossed (5.8), and headquarters keep apart (R7). */
export const mayTake =
  (pub: Pub, { riders, via }: Group) =>
  (to: Hex, passed: boolean): boolean =>
    riders.every((rider) => {
      const aboard = via === undefined || passed === (rider.hex === via);
      return !aboard || (mayStand(pub, rider.nation, to) && (!('command' in rider) || isClearOf(pub, rider, to.id)));
    });
