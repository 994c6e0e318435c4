/** Every chart of the rulebook. House charts are one collection for all of its games, of which each reads its own. */
import { bombardCharts } from './bombard.js';
import { groundCharts } from './ground.js';
import { type ChartSet, type HouseChart, withHouseCharts } from './house.js';
import { strikeCharts } from './strike.js';
import { submarineCharts } from './submarine.js';
import { surfaceCharts } from './surface.js';

/** Battle by battle. */
export const everyChart: { readonly [key: string]: HouseChart } = {
  ...surfaceCharts,
  ...strikeCharts,
  ...groundCharts,
  ...submarineCharts,
  ...bombardCharts,
};

/** The charts of one game with what players put in, or what is wrong with it. What belongs to other games is checked, no more. */
export function ownHouseCharts<C extends ChartSet>(charts: C, house: unknown): { charts: C } | { errors: string[] } {
  const read = withHouseCharts(everyChart, house);
  if ('errors' in read) return read;
  const own = new Set(Object.values(charts).map(({ id }) => id));
  const mine = Object.entries(house as object).filter(([id]) => own.has(id));
  return withHouseCharts(charts, Object.fromEntries(mine));
}
