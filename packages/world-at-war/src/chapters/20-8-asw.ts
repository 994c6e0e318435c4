/** 20.8 Anti-submarine forces. */
import { type Box, type Cost, constructionCosts } from '../charts/transports.js';
import { cite } from '../cite.js';
import type { Power } from '../pieces.js';

/** 20.82, 20.83 ASW opposes enemy submarines in its own box, and does nothing else. */
export const mayOppose = (asw: Box, submarines: Box): boolean => asw === submarines || !cite('20.82');

/** 20.84 */
export function costOfASW(count: number): Cost {
  const { shipbuilding, brps } = constructionCosts.values.asw;
  return cite('20.84') ? { shipbuilding: shipbuilding * count, brps: brps * count } : { shipbuilding: 0, brps: 0 };
}

/** 20.85 Britain and the United States share one pool. */
export const aswPoolOf = (power: Power): 'allies' | Power =>
  (power === 'britain' || power === 'us') && cite('20.85') ? 'allies' : power;
