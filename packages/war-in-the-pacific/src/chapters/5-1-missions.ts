/** 5.1.2, 5.1.3 What a second and further bombardment missions in one turn cost. */
import { bombardmentOfAirPoints, percentLost } from '../charts/bombardment.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

type Effort = { readonly commandPoints?: number; readonly night?: boolean; readonly firstSweep?: boolean };

/** Of the Air Points of a type that came back so many are lost: by the column of the mission (1 for M1) and two dice. */
export function bombardmentLoss(
  returned: number,
  mission: number,
  roll: number,
  { commandPoints = 0, night = false, firstSweep = false }: Effort = {},
): number {
  if (!cite('5.1.2')) return 0;
  const modifier = (night ? 1 : 0) - (firstSweep ? 1 : 0) - (cite('5.1.3') ? commandPoints : 0);
  return round((returned * percentLost(bombardmentOfAirPoints, mission, roll + modifier)) / 100, 'up');
}
