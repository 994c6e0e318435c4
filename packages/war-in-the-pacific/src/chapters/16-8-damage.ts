/** 16.8, 19.7 What damage leaves of a ship. */
import type { DamageEffect } from '../charts/surface-tables.js';
import { cite } from '../cite.js';
import { type HullLaw, hullOf } from '../hulls.js';
import { isJointShipping, type NavalUnit, type SpeedClass } from '../pieces.js';
import { round } from '../rounding.js';

type Hull = { readonly id: string; readonly damage: number };

/** 19.7.4 The level at which a ship has sunk. */
export const sinksAt = (unit: NavalUnit): number => (isJointShipping(unit) && cite('19.7.4') ? 4 : 5);

/** 19.7.3 Levels add up. */
export const damagedBy = (damage: number, levels: number): number =>
  cite('19.7.3') ? damage + levels : Math.max(damage, levels);

function effectOf({ charts }: HullLaw, unit: NavalUnit, damage: number): DamageEffect {
  const levels = charts.damageEffects.values[isJointShipping(unit) ? 'shipping' : 'ship'];
  const effect = levels[Math.min(damage, levels.length - 1)];
  if (effect === undefined || !cite('19.7.5')) return { gunnery: 100, defence: 0, speed: 0, speedMost: 3 };
  return effect;
}

export function gunneryOf(law: HullLaw, { id, damage }: Hull): number {
  const unit = hullOf(law, id);
  const left = (unit.gunnery * effectOf(law, unit, damage).gunnery) / 100;
  // 16.8.2 For Joint Shipping fractions are dropped.
  return round(left, isJointShipping(unit) && cite('16.8.2') ? 'down' : 'nearest');
}

export function defenceOf(law: HullLaw, { id, damage }: Hull): number {
  const unit = hullOf(law, id);
  const left = unit.defence - effectOf(law, unit, damage).defence;
  // 16.8.1 Never less than one.
  return cite('16.8.1') ? Math.max(1, left) : left;
}

export function speedOf(law: HullLaw, { id, damage }: Hull): SpeedClass {
  const unit = hullOf(law, id);
  const { speed, speedMost } = effectOf(law, unit, damage);
  return Math.max(0, Math.min(unit.speed - speed, speedMost)) as SpeedClass;
}
