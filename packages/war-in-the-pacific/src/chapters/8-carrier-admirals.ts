/** 8 Carrier admirals, as far as a strike reaches them. */

import type { CarrierRatings } from '../charts/carrier-admirals.js';
import { bandOf } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { type StrikeLaw, unitOf } from '../strike/law.js';
import type { Officer, StrikeBattle } from '../strike/state.js';

/** 8.1.2 Command Level; R11: less than a full point too many costs nothing, after the first fractions count. */
export function carrierCommandDRM(level: number, activation: number): number {
  if (!cite('8.1.2')) return 0;
  const over = activation - level;
  if (over > 0) return -Math.min(5, over < 1 && cite('R11') ? 0 : round(over, 'up'));
  return Math.min(5, round(-over, 'down'));
}

/** 8.1.2, 8.2.1 The modifier to an admiral's two dice: subordinates have none. */
export function carrierRatingDRM(law: StrikeLaw, side: Side, officer: number): number {
  if (officer > 0 && cite('8.2.1')) return 0;
  const name = law.forces[side].admirals[officer]?.name ?? '';
  const activation = law.forces[side].ships.reduce((sum, id) => sum + unitOf(law, id).activation, 0);
  return carrierCommandDRM(law.charts.carrierAdmirals.values[name]?.command ?? 0, activation);
}

export function carrierRatings({ charts }: StrikeLaw, name: string, roll: number): CarrierRatings {
  const ratings = charts.carrierAdmirals.values[name]?.bands[bandOf(roll)];
  if (ratings === undefined) throw new Error(`there is no line for admiral ${name}`);
  return { ...ratings };
}

/** 8.1.3 Reaction: hexes gained, or lost (negative). */
export function carrierReaction(reaction: { least: number } | { most: number }, roll: number): number {
  if (!cite('8.1.3')) return 0;
  if ('least' in reaction) return roll >= reaction.least ? roll - reaction.least + 1 : 0;
  return roll <= reaction.most ? -(reaction.most - roll + 1) : 0;
}

/** 8.1.4 Two for a large carrier, one for a small one (R74). */
export const carrierPoints = (law: StrikeLaw, side: Side): number =>
  law.forces[side].ships.reduce((sum, id) => {
    const { type } = unitOf(law, id);
    return sum + (type === 'CV' ? 2 : type === 'CVL' || type === 'CVE' || type === 'XCV' ? 1 : 0);
  }, 0);

/** 8.1.4 The number that must not be exceeded. */
export const firstCheckFor = ({ charts }: StrikeLaw, points: number, air: number): number =>
  charts.firstCheck.values[Math.max(1, Math.min(10, air)) - 1]?.[Math.max(1, Math.min(12, points)) - 1] ?? 0;

export function secondCheckFor(
  { charts }: StrikeLaw,
  air: number,
  roll: number,
): { percent: number; mustFly: boolean } {
  const { percent, mustFly } = charts.secondCheck.values;
  return { percent: percent[Math.max(1, Math.min(10, air)) - 1]?.[roll - 2] ?? 10, mustFly: roll >= mustFly };
}

/** 8.1.4 What is cut: fighters, bombers, or both by half the percentage. */
export function cutTo(points: number, percent: number): number {
  return round((points * percent) / 100, 'up');
}

/** 8.1.6 The bounce of the commander who is still there. */
export const bounceRating = ({ officers }: StrikeBattle, side: Side): number => officers[side][0]?.ratings?.B ?? 0;

/** 8.1.5, 8.2.1 Who may still help this wave: the commander; his second only where there is more than one, and never both. */
export function mayHelp(officers: readonly Officer[], wave: number, waves: number): Officer[] {
  const helping = officers.filter(({ shift, drm }) => shift === wave || drm === wave);
  return officers.filter((officer, at) => {
    if (officer.ratings === null) return false;
    if (at > 0 && waves < 2 && cite('8.2.1')) return false;
    return helping.length === 0 || helping.includes(officer) || !cite('8.2.1');
  });
}
