/** 20.164–20.167 What the other side sees of a task force, and when it must be told more. */
import { cite } from '../cite.js';
import { type Cargo, type LightForce, type NamedShip, oneFactorKinds } from '../pieces.js';

/** 20.164A Under a marker nothing is seen but the ground and air units it is carrying. */
export function seenUnderMarker(light: readonly LightForce[]): { cargo: Cargo[]; ships: 'hidden' | 'shown' } {
  const cargo = light.flatMap((force) => force.cargo.filter(({ kind }) => kind !== 'oil' && kind !== 'brp'));
  return { cargo, ships: cite('20.164A') ? 'hidden' : 'shown' };
}

/** 20.164B At the start of a game markers may hide where naval units are placed. */
export const mayHideAtStart = (countersLeft: number): boolean => countersLeft > 0 && cite('20.164B');

export type Transfer = {
  /** Both task forces are in the same port or mapboard box. */
  together: boolean;
  atSea: boolean;
  /** The units that change over are under a new marker of their own. */
  underNewMarker: boolean;
  /** An unencumbered task force strengthens an encumbered one when combat groups are formed (22.421A). */
  formingCombatGroups: boolean;
};

/** 20.164C Units that go from one task force to another. */
export function transfer(given: Transfer): { allowed: boolean; announced: boolean; identified: boolean } {
  if (!cite('20.164C')) return { allowed: true, announced: false, identified: false };
  const allowed = !given.atSea || given.formingCombatGroups;
  const announced = allowed && !given.together;
  return { allowed, announced, identified: announced && !given.underNewMarker };
}

/** 20.164D When part of a task force intercepts, how many of its two portions must be shown. */
export function portionsShown(given: { anotherMarker: boolean; bothLegal: boolean }): 0 | 1 {
  return given.anotherMarker && given.bothLegal ? 0 : cite('20.164D') ? 1 : 0;
}

/** 20.164E A task force on its way joins nobody; small forces of a faction that meet must become one when they can. */
export function meeting(
  a: { taskForce: boolean; factors: number },
  b: { taskForce: boolean; factors: number },
  given: { sameFaction: boolean; sameActivity: boolean; legalTogether: boolean },
): 'may not merge' | 'must combine' | 'apart' {
  if (!cite('20.164E')) return 'apart';
  if (a.taskForce || b.taskForce) return 'may not merge';
  const small = a.factors < 10 && b.factors < 10 && a.factors + b.factors >= 10;
  const combines = small && given.sameFaction && given.sameActivity && given.legalTogether;
  return combines ? 'must combine' : 'apart';
}

/** 20.164F New ships are shown first, and hidden afterwards. */
export const shownWhenPlaced = (newlyBuilt: boolean): boolean => newlyBuilt && cite('20.164F');

/** 20.165 Units in a warfare box that take up a task of their own break off as task forces, or show their strength. */
export const mustShowForTask = (given: { specificTask: boolean; separateTaskForces: boolean }): boolean =>
  given.specificTask && !given.separateTaskForces && cite('20.165');

/** 20.167 The Western Allies tell on request how many naval units of each type there are in a theatre, not where. */
export function theatreStrength(
  power: NamedShip['power'],
  ships: readonly NamedShip[],
  light: readonly LightForce[],
): { [kind: string]: number } | undefined {
  if ((power !== 'us' && power !== 'britain') || !cite('20.167')) return undefined;
  const counts: { [kind: string]: number } = {};
  const add = (kind: string, count: number): void => {
    if (count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  };
  for (const { kind, state } of ships) if (state !== 'sunk') add(kind, 1);
  for (const force of light) {
    add('CA', force.CA + force.CAdamaged);
    for (const kind of oneFactorKinds) add(kind, force[kind]);
  }
  return counts;
}
