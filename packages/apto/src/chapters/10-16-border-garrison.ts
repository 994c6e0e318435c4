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

/** Border hexes that are watched; those in Mongolia count, up to two. */
export function watched(
  units: readonly Watcher[],
  border: ReadonlySet<string>,
  mongolia: (hex: string) => boolean,
  watch: Watch,
): number {
  const hexes = new Set<string>();
  let away = 0;
  for (const unit of units) {
    if (unit.hex === null || !canWatch(unit, watch)) continue;
    if (border.has(unit.hex)) hexes.add(unit.hex);
    else if (mongolia(unit.hex)) away++;
  }
  return hexes.size + Math.min(2, away);
}

export const needed = 10;

/**
 * Whether a unit may leave the border for that hex. It may if ten would still stand there, if it only goes along the border to a
 * hex that nobody watches, or as one of two into Mongolia.
 */
export function mayLeaveBorder(
  unit: Watcher,
  to: string,
  units: readonly Watcher[],
  border: ReadonlySet<string>,
  mongolia: (hex: string) => boolean,
  watch: Watch,
): boolean {
  if (unit.hex === null || isAbrogated(watch) || !canWatch(unit, watch)) return true;
  const bound = border.has(unit.hex) || mongolia(unit.hex);
  if (!bound || !cite('10.16')) return true;
  const now = watched(units, border, mongolia, watch);
  const then = watched(
    units.map((each) => (each.id === unit.id ? { ...each, hex: to } : each)),
    border,
    mongolia,
    watch,
  );
  return then >= needed || then >= now;
}
