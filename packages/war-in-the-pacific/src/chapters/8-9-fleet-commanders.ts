/** 8.9, 8.10 What those give who lead a US fleet, or Task Force 58 or 38, at sea. */
import { isFrom, isSwitchedOn } from '../calendar.js';
import type { FleetBonus } from '../charts/fleet-commanders.js';
import { bandOf } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import type { StrikeLaw } from '../strike/law.js';
import type { StrikeForce } from '../strike/scenarios.js';

/** 8.9.1 The fleet commander's fixed bonus is added to the Command Level of those under him. */
export function commandLevel({ charts, forces }: StrikeLaw, side: Side, name: string): number {
  const own = charts.carrierAdmirals.values[name]?.command ?? 0;
  const { fleet } = forces[side];
  return own + (fleet !== undefined && cite('8.9.1') ? (charts.fleetCommanders.values[fleet]?.command ?? 0) : 0);
}

export function fleetBonus({ charts }: StrikeLaw, name: string, roll: number): FleetBonus {
  const bonus = charts.fleetCommanders.values[name]?.bands[bandOf(roll)];
  if (bonus === undefined) throw new Error(`there is no line for fleet commander ${name}`);
  return { ...bonus };
}

/** 8.9.1, 8.10.1 Added to the Air Rating that was rolled: both kinds of command count together. */
export function airBonus({ forces }: StrikeLaw, side: Side, fleet: FleetBonus | null): number {
  const above = fleet !== null && cite('8.9.1') ? fleet.air : 0;
  return above + (forces[side].taskForce !== undefined && cite('8.10.1') ? 1 : 0);
}

/** 8.9, 8.10 From when on such commands can be, and whose: what is wrong with a force. */
export function wrongCommands(
  { fleet, taskForce }: StrikeForce,
  side: Side,
  date: Parameters<typeof isFrom>[0],
  known: readonly string[],
): string[] {
  const wrong: string[] = [];
  if (fleet !== undefined && cite('8.9')) {
    if (side !== 'allies' || !isFrom(date, '0/1/43'))
      wrong.push('fleet commanders at sea are American, from 1943 (8.9)');
    if (!known.includes(fleet)) wrong.push(`there is no fleet commander '${fleet}' (8.9)`);
  }
  if (taskForce !== undefined && cite('8.10')) {
    if (side !== 'allies' || !isSwitchedOn(taskForce === '58' ? 'taskForce58' : 'taskForce38', date))
      wrong.push('Task Force 58 sails from 0/13/43, Task Force 38 from 0/9/44 (8.10)');
  }
  return wrong;
}

/** 8.9 Within the printed radius at the beginning of a move, or at its end: in hexes from the flagship, over water. */
export const isUnderFleetCommand = (
  radius: number,
  hexes: { readonly before: number; readonly after: number },
): boolean => (cite('8.9') ? Math.min(hexes.before, hexes.after) : hexes.after) <= radius;
