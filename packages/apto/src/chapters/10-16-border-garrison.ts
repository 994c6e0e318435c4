/** 10.16 Ten Japanese 3-1 infantry units watch the Soviet border as long as there is peace and Nomonhan is not Japan's. */
import { cite } from '../cite.js';

export type Watch = {
  readonly year: number;
  readonly month: number;
  readonly sovietWar: boolean;
  readonly holdsNomonhan: boolean;
};

export type Watcher = {
  readonly id: string;
  readonly nation: string;
  readonly kind: string;
  readonly strength: readonly number[];
  readonly move: number;
  readonly hex: string | null;
};

const full = (unit: Watcher): number => unit.strength[unit.strength.length - 1] ?? 0;

/** From December 1941 any infantry will do. */
export function canWatch(unit: Watcher, { year, month }: Watch): boolean {
  if (unit.nation !== 'japan' || unit.kind !== 'infantry') return false;
  const any = year > 1941 || (year === 1941 && month === 12);
  return any || (full(unit) === 3 && unit.move === 1);
}

export const isAbrogated = ({ sovietWar, holdsNomonhan }: Watch): boolean => sovietWar || holdsNomonhan;

/** The border, the land beyond it, and those of the watch who have gone there. */
export type Border = {
  readonly hexes: ReadonlySet<string>;
  mongolia(hex: string): boolean;
  readonly away: ReadonlySet<string>;
};

/** Border hexes that are watched; those of the watch who are in Mongolia count, up to two, and nobody else who is there. */
export function watched(units: readonly Watcher[], { hexes, mongolia, away }: Border, watch: Watch): number {
  const manned = new Set<string>();
  let beyond = 0;
  for (const unit of units) {
    if (unit.hex === null || !canWatch(unit, watch)) continue;
    if (hexes.has(unit.hex)) manned.add(unit.hex);
    else if (mongolia(unit.hex) && (away.has(unit.id) || !cite('10.16'))) beyond++;
  }
  return manned.size + Math.min(2, beyond);
}

export const needed = 10;

/**
 * Whether a unit may leave the border for that hex, with those who go with it. It may if ten would still stand there, if it only goes
 * along the border to a hex that nobody watches, or as one of two into Mongolia; from there it may only come back.
 */
export function mayLeaveBorder(
  unit: Watcher,
  to: string,
  units: readonly Watcher[],
  border: Border,
  watch: Watch,
  company: readonly Watcher[] = [unit],
): boolean {
  if (unit.hex === null || isAbrogated(watch) || !canWatch(unit, watch)) return true;
  const bound = border.hexes.has(unit.hex) || (border.mongolia(unit.hex) && border.away.has(unit.id));
  if (!bound || !cite('10.16')) return true;
  const now = watched(units, border, watch);
  const going = new Set(company.map(({ id }) => id));
  const away = new Set(border.away);
  for (const each of company) if (staysAway(each, to, border)) away.add(each.id);
  const moved = units.map((each) => (going.has(each.id) ? { ...each, hex: to } : each));
  const then = watched(moved, { ...border, away }, watch);
  return then >= needed || then >= now;
}

/** Whether a unit that goes to that hex is then one of the watch who is in Mongolia. */
export const staysAway = ({ id, hex }: Watcher, to: string, { hexes, mongolia, away }: Border): boolean =>
  hex !== null && mongolia(to) && (hexes.has(hex) || (mongolia(hex) && away.has(id)));
