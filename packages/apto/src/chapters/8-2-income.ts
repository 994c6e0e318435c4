/** 8.1, 8.2 What a power earns in a season. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';

/** Resource hexes and cities, counted by whoever knows the map. Those that earn are supplied and not in uninhibited enemy ZOC. */
export type Holdings = {
  /** Resource hexes of its colonies it holds. */
  readonly colony: number;
  /** Resource hexes taken from an enemy, and its own that it has taken back. */
  readonly captured: number;
  /** 9.0 Resource hexes of minor partners, in friendly hands. */
  readonly partner?: number;
  /** Resource hexes at home, no city beside them, that an enemy holds. */
  readonly lostResources: number;
  /** Cities, and cities with resources, at home that an enemy holds. */
  readonly lostCities: number;
};

export const noHoldings: Holdings = { colony: 0, captured: 0, lostResources: 0, lostCities: 0 };

/** One entry of the reckoning, in words. */
export type IncomeLine = { readonly text: string; readonly points: number };

/** The book lists what Japan, the UK, the US and the USSR lose and gain. R64 China is in none of its lists: hers is fixed. */
export function incomeLines({ incomes }: Charts, power: string, year: number, holdings: Holdings): IncomeLine[] {
  const table = incomes.values[power];
  const years = Object.keys(table ?? {}).map(Number);
  const latest = years.filter((each) => each <= year).pop() ?? years[0] ?? year;
  const lines = [{ text: `income of ${year}`, points: table?.[latest] ?? 0 }];
  if (power === 'china' && cite('R64')) return lines;
  const add = (count: number, each: number, one: string, many: string): void => {
    if (count > 0) lines.push({ text: `${count} ${count === 1 ? one : many}`, points: count * each });
  };
  if (cite('8.2')) {
    add(holdings.colony, 2, 'resource hex of a colony', 'resource hexes of colonies');
    add(holdings.captured, 2, 'captured resource hex', 'captured resource hexes');
    add(holdings.partner ?? 0, 2, 'resource hex of a partner', 'resource hexes of partners');
    if (power === 'japan') {
      add(holdings.lostResources, -2, 'home resource hex lost', 'home resource hexes lost');
      add(holdings.lostCities, -4, 'home city lost', 'home cities lost');
    }
  }
  return lines;
}

/** 8.2 What strategic warfare took in the season before is taken off at the end; the track may go below nothing. */
export function income(lines: readonly IncomeLine[], strategicLoss = 0): number {
  return lines.reduce((sum, { points }) => sum + points, 0) - strategicLoss;
}
