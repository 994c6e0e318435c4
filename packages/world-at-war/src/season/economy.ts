/** 20.62 to 20.66 in the season game: what a side may use, what it pays, what its transports carry. */

import { allowanceIn, seasonEconomy } from '../charts/season-economy.js';
import { cite } from '../cite.js';
import type { SeasonPublic, Side, SideOpen } from './kit.js';
import type { SeasonLaw } from './law.js';

/** 20.636 */
export function available({ transports, port, before }: SideOpen): number {
  const fifth = cite('20.636B') ? Math.min(transports + port, Math.ceil(before / 5), port) : 0;
  return Math.max(cite('20.636A') ? transports : 0, fifth);
}

/** 20.64A */
export function oilCounters(transports: number): number {
  if (transports < 3) return transports;
  return transports < 10 ? 3 : Math.ceil(transports / 3);
}

/** 20.632 */
const optimal = { japan: 15, allies: 10 } as const;

/** 20.633, 20.634 */
export function shortage(side: Side, { transports, line }: SideOpen): number {
  if (side === 'japan' && !line && cite('20.633C')) return optimal.japan;
  return Math.min(optimal[side], Math.max(0, optimal[side] - transports));
}

/** Designed: what comes in at the start of a turn, before shortages. */
export function income(side: Side, open: SideOpen, season: number): number {
  const { oil, freight } = seasonEconomy.values;
  const missing = side === 'japan' ? Math.max(0, oil.wanted - open.oil) : 0;
  return Math.max(0, allowanceIn(side, season).income - missing * oil.each) + open.elsewhere * freight;
}

/** 20.635 The BRPs that may be spent on building. */
export function constructionLimit(side: Side, { lost }: SideOpen, season: number): number {
  const { limit } = allowanceIn(side, season);
  return side === 'japan' && cite('20.635') ? Math.max(0, limit - lost) : limit;
}

/** 20.64C What each transport would carry, the fullest first: units are not split between two. */
export function loadsOf(units: readonly number[]): number[] {
  const loads: number[] = [];
  for (const unit of [...units].sort((a, b) => b - a)) {
    const at = loads.findIndex((load) => load + unit <= 5);
    if (at < 0) loads.push(unit);
    else loads[at] = (loads[at] ?? 0) + unit;
  }
  return loads.sort((a, b) => b - a);
}

/** The season by its number in the war: Winter 1942 is 0. */
export const seasonOf = ({ season }: SeasonPublic, { scenario }: SeasonLaw): number => scenario.first + season;

/** The victory line: what transports have brought where it was wanted. */
export function pointsOf(side: Side, { oilLanded, supplied, landed, grants }: SideOpen): number {
  const troops = Math.floor(landed / 5);
  return side === 'japan' ? oilLanded + troops : supplied + troops + grants;
}
