/** What an attack may be expected to come to, by the rules that resolve it: for programs and for odds. */

import type { BoatClass } from '../chapters/22-6-availability.js';
import { damageOf, failsOften, isHit, screenedOff } from '../chapters/22-7-attack.js';
import type { NavalUnit } from '../pieces.js';
import type { SubmarineLaw } from './law.js';
import { worthOf } from './points.js';

const faces = [1, 2, 3, 4, 5, 6] as const;

/** The chance that one submarine hits. */
export function hitChance(law: SubmarineLaw, boats: BoatClass, defence: number): number {
  const { subHit } = law.charts;
  if (!failsOften(boats, law.date)) return faces.filter((face) => isHit(subHit, defence, [face], false)).length / 6;
  return faces.flatMap((a) => faces.filter((b) => isHit(subHit, defence, [a, b], true))).length / 36;
}

/** The chance of each level of damage from one hit, none to five. */
export function damageChances(law: SubmarineLaw, unit: Pick<NavalUnit, 'defence' | 'antiTorpedo'>): number[] {
  const chances = [0, 0, 0, 0, 0, 0];
  for (const die of faces)
    for (const protection of faces) {
      const levels = damageOf(law.charts.subDamage, unit, die, unit.antiTorpedo > 0 ? protection : null);
      chances[levels] = (chances[levels] ?? 0) + 1 / 36;
    }
  return chances;
}

/** The chance that so many of those sent are through the screen: by number. */
export function throughChances(law: SubmarineLaw, sent: number, screen: number, hedgehogs = 0): number[] {
  const chances = Array.from({ length: sent + 1 }, () => 0);
  for (const die of faces) {
    const through = Math.max(0, sent - screenedOff(law.charts.aswTable, screen, die + hedgehogs));
    chances[through] = (chances[through] ?? 0) + 1 / 6;
  }
  return chances;
}

/** Points of an attack by so many on one ship behind a screen (R89): she is hit once at most. */
export function expectedWorth(
  law: SubmarineLaw,
  boats: BoatClass,
  unit: NavalUnit,
  sent: number,
  screen: number,
): number {
  const chance = hitChance(law, boats, unit.defence);
  const hit = throughChances(law, sent, screen).reduce(
    (sum, part, through) => sum + part * (1 - (1 - chance) ** through),
    0,
  );
  const levels = damageChances(law, unit).reduce((sum, part, level) => sum + part * level, 0);
  return hit * levels * worthOf(unit.type);
}
