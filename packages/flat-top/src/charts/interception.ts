import type { Chart } from '@ironbottom/umpire';

/** Interception Table: the least die that intercepts, by whether each side has few (5 or less) or many air factors. */
export type Interception = {
  readonly few: number;
  readonly least: {
    readonly fewOnFew: number;
    readonly fewOnMany: number;
    readonly manyOnFew: number;
    readonly manyOnMany: number;
  };
  /** 14.13.6 These same formations fought each other last turn. */
  readonly foughtLastTurn: number;
};

export const interception: Chart<Interception> = {
  id: 'interception',
  title: 'Interception Table',
  provenance: 'text',
  source: '14.13; Playing Aid Card 2, lines 1835-1845',
  values: {
    few: 5,
    least: { fewOnFew: 5, fewOnMany: 4, manyOnFew: 4, manyOnMany: 3 },
    foughtLastTurn: +1,
  },
};

/** The least die with which so many interceptors catch so many enemies. */
export function interceptionNeeds(chart: Chart<Interception>, interceptors: number, enemies: number): number {
  const { few, least } = chart.values;
  if (interceptors <= few) return enemies <= few ? least.fewOnFew : least.fewOnMany;
  return enemies <= few ? least.manyOnFew : least.manyOnMany;
}
