/** 5.1.1, 5.3 Who flies CAP over his own force, and who may do so again against the next strike. */
import { type GameDate, isSwitchedOn } from '../calendar.js';
import type { AirType } from '../charts/air-points.js';
import type { StrikeCharts } from '../charts/strike.js';
import { cite } from '../cite.js';
import type { Flight } from '../strike/state.js';

/** 5.3 Fighters alone; 5.3.7 through 1942 also the dive bombers of US carriers. */
export function mayFlyCap(
  { date, charts }: { readonly date: GameDate; readonly charts: Pick<StrikeCharts, 'airPoints'> },
  type: AirType,
): boolean {
  const { D, T, B } = charts.airPoints.values[type];
  if (D + T + B === 0 || !cite('5.3')) return true;
  return type === 'SBD' && isSwitchedOn('sbdCap', date) && cite('5.3.7');
}

/** 5.3.7 As fighters they are rated 1 at medium. */
export const asEmergencyFighter = { air: 1, altitude: 'medium' } as const;

/** 5.3.6 Those who were not driven off may meet the next strike. */
export const afterCap = (cap: readonly Flight[]): Flight[] =>
  cite('5.3.6') ? cap.map((flight) => ({ ...flight, role: null, altitude: null, met: false })) : [];
