/** 16.7 Critical hits: rolled by the owner, told only where the dice are doubles. */
import { type CriticalClass, periodOf } from '../charts/surface-tables.js';
import { cite } from '../cite.js';
import { isDoubles, sumOf } from '../dice.js';
import { type HullLaw, hullOf } from '../hulls.js';
import { isCapitalShip, isCarrier, isFlotilla, isTransport, type NavalUnit } from '../pieces.js';
import type { Side } from '../sides.js';

const classOf = (unit: NavalUnit): CriticalClass =>
  isCapitalShip(unit) ? 'heavy' : isCarrier(unit) ? 'carrier' : isFlotilla(unit) ? 'flotilla' : 'light';

/** 16.7.1 Not transports and merchantmen: a counter of them is a crowd. */
export const rollsForCriticals = (law: HullLaw, { id }: { readonly id: string }): boolean =>
  !isTransport(hullOf(law, id)) || !cite('16.7.1');

/** 16.7.3 By side, date and type. */
export const isCritical = (
  law: HullLaw,
  { id, side }: { readonly id: string; readonly side: Side },
  faces: readonly number[],
): boolean =>
  sumOf(faces) >= law.charts.criticalHits.values[side][periodOf(law.date)][classOf(hullOf(law, id))] && cite('16.7.3');

/** A critical hit that comes with doubles is seen by the enemy. */
export const isShown = (faces: readonly number[]): boolean => isDoubles(faces) && cite('16.7');
