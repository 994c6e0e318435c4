/** House charts at the desk: they go with the input, so that whoever gets it counts the same. */
import type { Problem, Shape } from '@ironbottom/umpire';
import { type ChartSet, withHouseCharts } from '../charts/house.js';
import { everyChart } from '../charts/room.js';

export type HouseInput = { readonly [chart: string]: unknown };

export const houseShape: Shape = {
  type: 'object',
  patternProperties: { '^.*$': {} },
  rule: 'CHART',
  description: 'house values, such as {"naval-crt": {"4.5": "D4"}}',
};

/** These charts with what players put in, or what is wrong with it. Charts that this procedure does not read are checked too. */
export function chartsWith<C extends ChartSet>(
  charts: C,
  house: HouseInput | undefined,
): { charts: C } | { problems: Problem[] } {
  const own = new Set(Object.values(charts).map(({ id }) => id));
  const read = withHouseCharts({ ...everyChart, ...charts }, house ?? {});
  if ('errors' in read)
    return {
      problems: read.errors.map((error) => ({
        ...{ field: 'charts', rule: 'CHART', why: error.replace(/^house charts[:,] /, '') },
      })),
    };
  const mine = Object.entries(house ?? {}).filter(([id]) => own.has(id));
  const put = withHouseCharts(charts, Object.fromEntries(mine));
  return 'errors' in put ? { problems: [] } : { charts: put.charts };
}
