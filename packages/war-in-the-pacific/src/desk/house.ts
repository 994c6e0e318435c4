/** House charts at the desk: they go with the input, so that whoever gets it counts the same. */
import type { Problem, Shape } from '@ironbottom/umpire';
import { ownHouseCharts } from '../charts/every.js';
import type { ChartSet } from '../charts/house.js';

export type HouseInput = { readonly [chart: string]: unknown };

export const houseShape: Shape = {
  type: 'object',
  patternProperties: { '^.*$': {} },
  rule: 'CHART',
  description: 'house values, such as {"naval-crt": {"4.5": "D4"}}',
};

/** These charts with what players put in, or what is wrong with it. */
export function chartsWith<C extends ChartSet>(
  charts: C,
  house: HouseInput | undefined,
): { charts: C } | { problems: Problem[] } {
  const read = ownHouseCharts(charts, house ?? {});
  if ('charts' in read) return read;
  return {
    problems: read.errors.map((error) => {
      const why = error.replace(/^house charts[:,] /, '');
      return { field: 'charts', rule: 'CHART', why };
    }),
  };
}
