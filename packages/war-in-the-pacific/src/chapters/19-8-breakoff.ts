/** 19.8 When a force has had enough. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import type { SurfaceBattle } from '../surface/state.js';
import { defenceOf } from './16-8-damage.js';
import { breakoffRating } from './20-admirals.js';

/** 19.8.1 A quarter of all Defence Strength, rounded down. */
export const breakoffLevel = (defence: number): number => (cite('19.8.1') ? round(defence / 4, 'down') : defence);

/** What has been lost: printed defence of ships sunk and withdrawn (19.8.2), and what damage took from the others (19.8.3). */
export function lossOf(law: SurfaceLaw, { ships }: SurfaceBattle, side: Side): number {
  let loss = 0;
  for (const ship of ships) {
    if (ship.side !== side) continue;
    const { defence } = unitOf(law, ship.id);
    if (ship.state === 'sunk' || ship.state === 'withdrawn') loss += cite('19.8.2') ? defence : 0;
    else if (cite('19.8.3')) loss += defence - defenceOf(law, ship);
  }
  return loss;
}

/** What a force that stands has to do: go at once, roll a die about it, or nothing. */
export function breakoffTest(law: SurfaceLaw, battle: SurfaceBattle, side: Side): 'go' | 'roll' | 'stay' {
  const { breakoffLevel: level, brokenOff, tested } = battle.command[side];
  if (brokenOff) return 'stay';
  const loss = lossOf(law, battle, side);
  const rating = breakoffRating(battle, side);
  // 19.8.4 Exceeded, not only reached.
  if (loss > level && cite('19.8.4')) return rating > 0 && cite('20.1') ? (tested ? 'stay' : 'roll') : 'go';
  return loss === level && loss > 0 && rating < 0 && !tested && cite('20.1') ? 'roll' : 'stay';
}

/** 20.1 Whether he may go without a die: a good commander tries to stay only if he likes, a bad one must roll. */
export const mayChooseToGo = (battle: SurfaceBattle, side: Side): boolean =>
  breakoffRating(battle, side) > 0 && cite('20.1');

/** 20.1 The die about it: a good commander stays on his rating or less, a bad one goes on it. */
export function goesOn(law: SurfaceLaw, battle: SurfaceBattle, side: Side, face: number): boolean {
  const rating = breakoffRating(battle, side);
  return lossOf(law, battle, side) > battle.command[side].breakoffLevel ? face > rating : face <= -rating;
}

/**
 * 19.8.5 All admirals of both sides who are still there, with three times the commander's unused chits: by how much the side that goes is better,
 * so many chits it has to fire and move with.
 */
export function specialChits({ command }: SurfaceBattle, side: Side): number {
  const total = (of: Side): number => {
    const { officers, chits } = command[of];
    const present = officers.filter(({ state }) => state === 'aboard');
    return present.reduce((sum, { ratings }) => sum + (ratings?.S ?? 0), 0) + 3 * chits.commander;
  };
  return cite('19.8.5') ? Math.max(0, total(side) - total(enemyOf(side))) : 0;
}
