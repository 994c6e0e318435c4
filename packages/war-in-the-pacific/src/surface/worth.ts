/** What an attack may be expected to come to, reckoned with the very rules that resolve it: for programs and for odds. */
import { isCritical, rollsForCriticals } from '../chapters/16-7-critical-hits.js';
import { sinksAt } from '../chapters/16-8-damage.js';
import { damagePoints, levelsFor, oddsOfAttack } from '../chapters/19-4-fire.js';
import { pointsPerLevel, type SurfaceLaw, unitOf } from './law.js';
import { type Attack, type Ship, type SurfaceBattle, shipOf } from './state.js';

export type Aimed = Pick<Attack, 'target' | 'firers' | 'torpedoShift'> & Partial<Attack>;

export const attackBy = (aimed: Aimed): Attack => ({
  unseen: false,
  strength: 0,
  defence: 0,
  onDamage: 0,
  onResult: 0,
  points: 0,
  ...aimed,
});

/** The chance of every level of damage, from none to five and more, which is the end of her. */
export function chancesOf(law: SurfaceLaw, battle: SurfaceBattle, aimed: Aimed): number[] {
  const chances = [0, 0, 0, 0, 0, 0];
  const attack = attackBy(aimed);
  for (let first = 1; first <= 6; first++) {
    attack.points = damagePoints(law, battle, attack, first);
    const odds = oddsOfAttack(law, battle, attack);
    for (let second = 1; second <= 6; second++) {
      const levels = levelsFor(law, odds, second, attack.onResult);
      chances[levels] = (chances[levels] ?? 0) + 1 / 36;
    }
  }
  return chances;
}

/** 16.7 The chance that the first damage, if it does not sink her, brings a critical hit. */
export function criticalChance(law: SurfaceLaw, ship: Ship, chances: readonly number[]): number {
  if (ship.damage > 0 || !rollsForCriticals(law, ship)) return 0;
  let hits = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) hits += isCritical(law, ship, [a, b]) ? 1 : 0;
  const sinking = sinksAt(unitOf(law, ship.id));
  const hurt = chances.reduce((sum, chance, levels) => sum + (levels > 0 && levels < sinking ? chance : 0), 0);
  return (hurt * hits) / 36;
}

/** Points that the attack is worth on average (R37). */
export function worthOf(law: SurfaceLaw, battle: SurfaceBattle, aimed: Aimed): number {
  const { id, damage } = shipOf(battle, aimed.target);
  const each = pointsPerLevel(law, id);
  return chancesOf(law, battle, aimed).reduce(
    (sum, chance, levels) => sum + chance * each * Math.min(levels, 5 - damage),
    0,
  );
}
