/** 10.2, 10.3 Anti-aircraft fire of ground units, airfields and ports. */
import type { Altitude } from '../charts/air-points.js';
import { bombardmentColumns, type bombardmentOfAirPoints, percentLost } from '../charts/bombardment.js';
import { installationAA } from '../charts/installation-aa.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import { baseAntiAir, type Damage } from './11-5-damage.js';

export type Troops = { readonly antiAir: number; readonly isolated?: boolean };
/** What stands in a hex and can be the target of a bombardment. `lost`: AA lost for good (10.3.3). */
export type GroundTarget =
  | { readonly target: 'units'; readonly units: readonly Troops[] }
  | { readonly target: 'airfield'; readonly level: number; readonly damage: Damage; readonly lost: number }
  | { readonly target: 'port'; readonly port: 'minor' | 'major'; readonly lost: number };

/** 10.3 What an airfield of a level has of itself. */
export const fieldAA =
  ({ values: { airfield } }: typeof installationAA) =>
  (level: number): number =>
    airfield[Math.min(airfield.length, level) - 1] ?? 0;

/** What one target fires with. */
function strengthOf(target: GroundTarget, guns: typeof installationAA): number {
  switch (target.target) {
    case 'units':
      // 10.2.1 As printed; 10.2.2 those cut off have no shells.
      return target.units.reduce(
        (sum, { antiAir, isolated }) => sum + (isolated && cite('10.2.2') ? 0 : cite('10.2.1') ? antiAir : 0),
        0,
      );
    case 'airfield':
      return cite('10.3') ? baseAntiAir(fieldAA(guns), target.level, target.damage, target.lost) : 0;
    case 'port':
      return cite('10.3') ? Math.max(0, guns.values.port[target.port] - target.lost) : 0;
  }
}

/** 10.2 Only what is attacked fires; all else in the hex looks on. */
export const groundStrength = (
  inHex: readonly GroundTarget[],
  attacked: GroundTarget['target'],
  guns = installationAA,
): number =>
  inHex
    .filter(({ target }) => target === attacked || !cite('10.2'))
    .reduce((sum, each) => sum + strengthOf(each, guns), 0);

/** 10.3.1 Against planes at high a field of level 1 has nothing, one of 2 or 3 fires a column to the left; null: no fire. */
export function highShift(target: GroundTarget, altitude: Altitude): number | null {
  if (altitude !== 'high' || target.target !== 'airfield' || !cite('10.3.1')) return 0;
  return target.level <= 1 ? null : target.level <= 3 ? -1 : 0;
}

type Attacker = {
  readonly type: string;
  readonly points: number;
  readonly altitude: Altitude;
  readonly fighters: boolean;
};

/** 10.2 A type of which at least half of the bombers at the priority altitude are may have the first result put on it. */
export function mayBeFirst(attackers: readonly Attacker[], altitude: Altitude, type: string): boolean {
  const bombers = attackers.filter((each) => each.altitude === altitude && !each.fighters);
  const all = bombers.reduce((sum, { points }) => sum + points, 0);
  const own = bombers.filter((each) => each.type === type).reduce((sum, { points }) => sum + points, 0);
  return own > 0 && 2 * own >= all && cite('10.2');
}

/** 10.3.2, 10.2 Escorts are fired at only where they suppress. */
export const isFiredAt = ({ fighters, suppress }: { fighters: boolean; suppress: boolean }): boolean =>
  !fighters || suppress || !cite('10.3.2');

/** 10.3.3 Each level of damage takes one off for good, whatever is repaired. */
export const lostForGood = (lost: number, levels: number): number => lost + (levels > 0 && cite('10.3.3') ? levels : 0);

/** 10.3.3 A Command Point restores a die of AA, two more for each Production Point. */
export const restoredAA = (face: number, productionPoints: number): number =>
  cite('10.3.3') ? face + 2 * productionPoints : 0;

/** 10.3.4 Of the AA of a captured installation so much is left as two dice give in the last column, a percentage (R9). */
export function capturedAA(chart: typeof bombardmentOfAirPoints, strength: number, sum: number): number {
  if (!cite('10.3.4')) return strength;
  const figure = percentLost(chart, bombardmentColumns.length - 1, sum);
  return cite('R9') ? round((strength * figure) / 100, 'nearest') : Math.min(strength, figure);
}
