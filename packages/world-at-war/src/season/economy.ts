/** 20.62 to 20.66 in the season game: what a side may use, what it pays, what its transports carry. */

import { transportsToCarry } from '../chapters/20-59-cargo.js';
import {
  availableTransports,
  constructionLimit,
  type Penalty,
  shortagePenalty,
} from '../chapters/20-63-transport-levels.js';
import { carrying } from '../charts/carrying.js';
import { allowanceIn, seasonEconomy } from '../charts/season-economy.js';
import { cite } from '../cite.js';
import type { SeasonPublic, Side, SideOpen } from './kit.js';
import type { SeasonLaw } from './law.js';

/** 20.636 */
export const available = ({ transports, port, before }: SideOpen): number =>
  availableTransports({ before, undamaged: transports, damaged: port });

/** 20.633, 20.634 What the turn begins with: too few transports cost BRPs. */
export const penaltyOf = (side: Side, { transports, port, line }: SideOpen): Penalty =>
  shortagePenalty({
    level: side === 'japan' ? 'pacific japan' : 'pacific allies',
    undamaged: transports,
    damaged: port,
    britishPortsLost: false,
    britainOut: false,
    japanCutOff: side === 'japan' && !line && cite('R27'),
  });

/** Designed: what comes in at the start of a turn, before shortages. */
export function income(side: Side, open: SideOpen, season: number): number {
  const { oil, freight } = seasonEconomy.values;
  const missing = side === 'japan' ? Math.max(0, oil.wanted - open.oil) : 0;
  return Math.max(0, allowanceIn(side, season).income - missing * oil.each) + open.elsewhere * freight;
}

/** 20.635 The BRPs that may be spent on building. */
export function buildingLimit(side: Side, { lost }: SideOpen, season: number): number {
  const { limit } = allowanceIn(side, season);
  return constructionLimit(limit, { power: side === 'japan' ? 'japan' : 'us', brps: lost, rule: '20.633' });
}

/** 20.64C What each transport would carry, the fullest first: units are not split between two. */
export function loadsOf(units: readonly number[]): number[] {
  const { factors } = carrying.values.transport;
  const loads: number[] = [];
  for (const unit of [...units].sort((a, b) => b - a)) {
    const at = loads.findIndex((load) => load + unit <= factors);
    if (at < 0) loads.push(unit);
    else loads[at] = (loads[at] ?? 0) + unit;
  }
  return loads.sort((a, b) => b - a).slice(0, transportsToCarry(units, 0));
}

/** The season by its number in the war: Winter 1942 is 0. */
export const seasonOf = ({ season }: SeasonPublic, { scenario }: SeasonLaw): number => scenario.first + season;

/** The victory line: what transports have brought where it was wanted. */
export function pointsOf(side: Side, { oilLanded, supplied, landed, grants }: SideOpen): number {
  const troops = Math.floor(landed / 5);
  return side === 'japan' ? oilLanded + troops : supplied + troops + grants;
}
