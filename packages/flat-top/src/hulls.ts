/** What a ship's counter does not show: looked up and changed. Hulls are values: a change puts a new one in its place. */
import type { GameOwn } from './game-kit.js';
import type { Hull } from './pieces.js';

type Own = Pick<GameOwn, 'hulls'>;

export const freshHull = (): Hull => ({ anchoredSince: null, unloaded: 0, slowSince: null });

export const hullOf = ({ hulls }: Own, ship: string): Hull => hulls[ship] ?? freshHull();

export function changeHull(own: Own, ship: string, change: Partial<Hull>): void {
  own.hulls[ship] = { ...hullOf(own, ship), ...change };
}

/** What optional rules write may be gone again. */
export function clearHull(
  own: Own,
  ship: string,
  ...fields: ('towedBy' | 'towedSince' | 'rescuing' | 'fuelingOn')[]
): void {
  const hull = { ...hullOf(own, ship) };
  for (const field of fields) delete hull[field];
  own.hulls[ship] = hull;
}
