/** 11.6 Units of the Force Pool that a power has for nothing in a Seasonal Turn. R129 Here there are land units alone, so it is one at most. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { LandUnit, Nation } from '../pieces.js';
import type { Pub, Tray } from '../state.js';
import { income, incomeLines } from './8-2-income.js';
import { holdingsOf } from './8-holdings.js';
import { poolOf } from './11-9-hidden-production.js';

/** Whoever earns less than this in a season has none. */
const least = 10;

/** Two units for nothing have to be of different categories. */
const categories = 1;

export function freeUnitsOf(pub: Pub, nation: Nation, charts: Charts): number {
  const allotted = charts.freeUnitTable.values[nation]?.[pub.year] ?? 0;
  if (allotted === 0 || !cite('11.6')) return 0;
  const earned = income(incomeLines(charts, nation, pub.year, holdingsOf(pub, nation)));
  return earned < least ? 0 : Math.min(allotted, cite('R129') ? categories : allotted);
}

/** Those a seat may choose among, and how many of them. */
export function freeChoice(
  pub: Pub,
  nations: readonly Nation[],
  charts: Charts,
  tray: Tray | undefined,
): { most: number; of: LandUnit[] } {
  const entitled = nations.filter((nation) => freeUnitsOf(pub, nation, charts) > 0);
  const of = poolOf(pub, entitled, tray);
  return { most: entitled.reduce((sum, nation) => sum + freeUnitsOf(pub, nation, charts), 0), of };
}
