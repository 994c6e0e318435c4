/** House charts at the desk: they go with the input, so that whoever gets it counts the same. */
import { type Problem, type Shape, withHouseCharts } from '@ironbottom/umpire';
import { type Charts, charts } from '../charts/index.js';

export type HouseInput = { readonly [chart: string]: unknown };

export const houseShape: Shape = {
  type: 'object',
  patternProperties: { '^.*$': {} },
  rule: 'CHART',
  description: 'house values, such as {"land-combat": {"1.5:1": "DE"}}',
};

/** The charts of a sitting, or what is wrong with the values put in. */
export function chartsWith(house: HouseInput | undefined): { charts: Charts } | { problems: Problem[] } {
  const read = withHouseCharts(charts, house ?? {});
  if ('charts' in read) return read;
  return {
    problems: read.errors.map((error) => ({
      ...{ field: 'charts', rule: 'CHART', why: error.replace(/^house charts[:,] /, '') },
    })),
  };
}
