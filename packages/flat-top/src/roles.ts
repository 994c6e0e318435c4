/** 8.12 What planes are in a battle: interceptors, escorts, bombers, or passengers that can only be shot at (R99). */
import { cite } from './cite.js';
import type { Altitude, Rules, SeenLot } from './state.js';

export type Role = 'interceptor' | 'escort' | 'bomber' | 'passenger';

type Lots = readonly Pick<SeenLot, 'plane' | 'factors' | 'altitude' | 'tookOffArmed'>[];

/** The role of one lot among all the lots of its Air Formation. */
export function roleOf(rules: Rules, lots: Lots, lot: Lots[number]): Role {
  if (!cite('8.12')) return 'interceptor';
  if (lot.tookOffArmed && cite('8.12.4')) return 'bomber'; // even when the bombs are gone
  const { mission } = rules.charts.planes.values[lot.plane];
  if (mission === 'bomber' && cite('8.12.3')) return cite('8.12.5') ? 'passenger' : 'bomber';
  if (mission === 'dive' && cite('8.12.1'))
    return lot.altitude === 'low' && !bombs(rules, lots, false) ? 'interceptor' : 'passenger';
  return bombs(rules, lots, true) && cite('8.12.2') ? 'escort' : 'interceptor';
}

/** Whether the formation holds a bomber, or a plane that can be nothing else. `high`: dive bombers aloft count too. */
function bombs(rules: Rules, lots: Lots, high: boolean): boolean {
  for (const { plane, factors, altitude, tookOffArmed } of lots) {
    if (factors === 0) continue;
    if (tookOffArmed) return true;
    const { mission } = rules.charts.planes.values[plane];
    if (mission === 'bomber' || (high && mission === 'dive' && altitude === 'high')) return true;
  }
  return false;
}

/** Escorts are for bombers and passengers alike. */
export const isBomber = (role: Role): boolean => role === 'bomber' || role === 'passenger';

/** How many factors in these formations have the role, at that altitude or at any. */
export function countRole(
  rules: Rules,
  air: readonly { readonly lots: Lots }[],
  is: (role: Role) => boolean,
  altitude?: Altitude,
): number {
  let sum = 0;
  for (const { lots } of air) {
    for (const lot of lots) {
      if (lot.factors > 0 && (altitude === undefined || lot.altitude === altitude) && is(roleOf(rules, lots, lot)))
        sum += lot.factors;
    }
  }
  return sum;
}
