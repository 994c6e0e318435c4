/** House charts are the same in every rulebook. */
export { type Bound, boundOf, type ChartSet, type HouseChart, leaves, withHouseCharts } from '@ironbottom/umpire';
