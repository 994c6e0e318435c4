/** 14 Planes by night: who may fly, and how many. */
import { type GameDate, isFrom } from '../calendar.js';
import { nightAir } from '../charts/night-air.js';
import { cite } from '../cite.js';

/** 14.1, 14.2.1 How many Air Points of a type may be kept for the night on this date. */
export function nightLimit(type: string, role: 'fighter' | 'ships', date: GameDate): number {
  const lines = nightAir.values.filter((line) => line.type === type && line.role === role);
  return lines.findLast(({ from }) => isFrom(date, from) && cite(role === 'fighter' ? '14.1' : '14.2.1'))?.most ?? 0;
}

/** 14.4 Whoever has flown by night does not fly by day in the same Air Phase. */
export const mayFlyByDay = ({ flewByNight }: { readonly flewByNight: boolean }): boolean =>
  !flewByNight || !cite('14.4');
