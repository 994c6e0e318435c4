/** 7.16 Pilots who came down over their own land. */
import { cite } from '../cite.js';

export const PILOT_COST = 4;

/** How an air unit was depleted. Distances are to the nearest American submarine and PBY marked "P"; undefined without one. */
export type Depleted = {
  readonly nation: string;
  readonly transport: boolean;
  readonly by: 'air combat' | 'strafing' | 'collateral damage' | 'kamikaze' | 'other';
  readonly overFriendlyHome: boolean;
  readonly submarine?: number;
  readonly catalina?: number;
};

/** Why the unit may not be rebuilt for four points this month; undefined if it may. */
export function noRecovery(unit: Depleted): string | undefined {
  if (!cite('7.16')) return undefined;
  if (unit.transport) return 'transports are not rebuilt';
  if (unit.by === 'kamikaze' || unit.by === 'other')
    return 'not depleted in air combat, by strafing or beside a target';
  if (unit.overFriendlyHome) return undefined;
  const rescued = (unit.submarine ?? 2) <= 1 || (unit.catalina ?? 5) <= 4;
  return unit.nation === 'us' && unit.by === 'air combat' && rescued ? undefined : 'not over a friendly home hex';
}
