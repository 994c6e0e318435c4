/** 20.53–20.56 Hits on a group of light ships: how many fall on cruisers, how many on one-factor units. */
import { cite } from '../cite.js';
import { type LightForce, type OneFactorKind, oneFactorKinds } from '../pieces.js';
import type { LossPart, Strike } from '../strike.js';

/** The part of a force that an attack falls on, in factors. */
export type Group = { readonly CA: number; readonly CAdamaged: number } & { readonly [K in OneFactorKind]: number };

const kindOnly = { CA: 0, CAdamaged: 0, DD: 0, CVE: 0, TR: 0, SS: 0, SSA: 0, ASW: 0 };

/**
 * 20.58A In fleet combat destroyers and transports with cargo lie behind the others and are a target of their own; in air
 * and submarine attacks they are among the rest (20.58B).
 */
export function groupOf(by: Strike['by'], force: LightForce, group: 'light' | 'screened'): Group {
  const { CA, CAdamaged, DD, CVE, TR, SS, SSA, ASW, carrying } = force;
  if (group === 'screened') return { ...kindOnly, DD: carrying.DD, TR: carrying.TR };
  const apart = by === 'fleet' ? cite('20.58A') : carrying.DD + carrying.TR > 0 && !cite('20.58B');
  return { CA, CAdamaged, CVE, SS, SSA, ASW, DD: DD - (apart ? carrying.DD : 0), TR: TR - (apart ? carrying.TR : 0) };
}

export const singlesIn = (group: Group): number => oneFactorKinds.reduce((sum, kind) => sum + group[kind], 0);

const total = (groups: readonly Group[], count: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + count(group), 0);

/**
 * How the hits fall: two on cruisers, two on one-factor units, two on cruisers … (20.551) while there are both; on what is left
 * when there is only one kind. Hits beyond all factors are lost (20.56).
 */
export function divideHits(
  groups: readonly Group[],
  hits: number,
): { cruisers: number; singles: number; excess: number } {
  // 20.531, 20.533 A sound cruiser takes two hits, one already damaged a single one.
  const room = { cruisers: total(groups, ({ CA }) => CA), singles: total(groups, singlesIn) };
  const damaged = total(groups, ({ CAdamaged }) => CAdamaged) / 2;
  room.cruisers += cite('20.533') && cite('R3') ? damaged : 2 * damaged;
  let cruisers = 0;
  let singles = 0;
  for (let hit = 0; hit < hits; hit++) {
    const first = cite('20.551') ? hit % 4 < 2 : cruisers < room.cruisers;
    const onCruisers = first ? cruisers < room.cruisers : singles >= room.singles;
    if (onCruisers && cruisers < room.cruisers) cruisers += 1;
    else if (singles < room.singles) singles += 1;
    else if (cruisers < room.cruisers) cruisers += 1;
    else break;
  }
  const excess = hits - cruisers - singles;
  return { cruisers, singles, excess: excess > 0 && cite('20.56') ? excess : 0 };
}

/**
 * 20.532, 20.551 Hits on cruisers fall on sound ones first, two to each; an odd one damages a cruiser. Only when no sound one
 * is left do they sink damaged ones, a hit each (20.533, R3).
 */
export function cruiserLosses(groups: readonly Group[], hits: number): LossPart[] {
  const sound = total(groups, ({ CA }) => CA) / 2;
  const onSound = cite('20.532') ? Math.min(hits, 2 * sound) : 0;
  const parts: LossPart[] = [];
  if (onSound > 0) parts.push({ of: 'CA', count: Math.ceil(onSound / 2), odd: onSound % 2 === 1 && cite('20.531') });
  const beyond = hits - onSound;
  const onDamaged = cite('20.533') && cite('R3') ? beyond : Math.floor(beyond / 2);
  if (onDamaged > 0) parts.push({ of: 'CAdamaged', count: onDamaged, odd: false });
  return parts;
}

/** What an attack with so many hits takes from the groups of a force, class by class. */
export function lossParts(groups: readonly Group[], hits: number): { parts: LossPart[]; excess: number } {
  const { cruisers, singles, excess } = divideHits(groups, hits);
  const parts = cruiserLosses(groups, cruisers);
  // 20.541 Each hit sinks a factor.
  if (singles > 0 && cite('20.541')) parts.push({ of: 'single', count: singles, odd: false });
  return { parts, excess };
}
