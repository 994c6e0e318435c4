/** 5.15 What may be attacked, and by whom. */
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { enemyOf, type HexId, type LandUnit, type Side } from '../pieces.js';
import { hexAt, hexOf, holderOf, leadersAt, mayStand, type Situation, sideOf, unitsAt } from '../situation.js';
import type { Offensive, Pub } from '../state.js';
import { isCommanded } from './5-0-activation.js';
import { canCross } from './5-8-terrain.js';

/** Enemy land units, an empty fort, or a headquarters alone; never planes, ships, installations or Generals alone. */
export function isTarget(pub: Pub, { map }: Law, id: HexId, side: Side): boolean {
  const enemy = enemyOf(side);
  if (unitsAt(pub, id, enemy).length > 0) return true;
  const hex = hexOf(map, id);
  if (holderOf(pub, hex) === enemy && pub.works[id]?.fortification === true && cite('5.15')) return true;
  return leadersAt(pub, id, enemy).some((leader) => 'radius' in leader) && cite('5.2');
}

/** Hexes beside a unit that it may attack: over land, or over a strait with a ferry. 10.16 The watch on the border may without leaving it. */
export function targetsOf(pub: Pub, law: Law, unit: LandUnit, side: Side, situation: Situation): HexId[] {
  if (unit.hex === null) return [];
  const hex = hexOf(law.map, unit.hex);
  return hex.around.flatMap((index, way) => {
    const across = hex.sides[way];
    if (index < 0 || across === undefined) return [];
    const to = hexAt(law.map, index);
    if (!canCross(to, across) || !mayStand(pub, unit.nation, to) || !mayHold(situation, side, index, pub, law, to.id))
      return [];
    return [to.id];
  });
}

const mayHold = ({ stands }: Situation, side: Side, index: number, pub: Pub, law: Law, id: HexId): boolean =>
  (stands[enemyOf(side)][index] ?? 0) > 0 || isTarget(pub, law, id, side);

/** 5.15 An activated unit attacks once; infantry within the radius of its headquarters; a General's troops beside him. */
export function mayAttack(pub: Pub, { map }: Law, off: Offensive, unit: LandUnit): boolean {
  if (unit.status !== 'standby' || unit.hex === null || sideOf(pub, unit.nation) !== off.side) return false;
  // R168 But for armour that has broken through.
  const again = off.broke.includes(unit.id) && cite('R168');
  if ((unit.attacked && !again && cite('5.15')) || unit.kind === 'partisan') return false;
  return isCommanded(pub, map, off.agents, unit);
}

/** 5.22 Those who exploit. */
export const mayExploitNow: typeof mayAttack = (_pub, _law, off, { id, hex }) =>
  hex !== null && off.exploiting.includes(id);

/** Whoever may be told to attack in the Step at hand. */
export const mayAttackIn = ({ step }: Offensive): typeof mayAttack =>
  step === 'exploitation' ? mayExploitNow : mayAttack;
