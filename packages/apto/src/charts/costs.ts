import type { Chart } from '@ironbottom/umpire';

/** Economic Points for one step of a unit, by its kind; and for what else can be bought. */
export type Costs = {
  readonly step: { readonly [kind: string]: number };
  readonly partisan: number;
  readonly fortification: number;
  readonly coastalFort: number;
  readonly smallAirbase: number;
  readonly harbour: number;
  readonly upgrade: number;
  readonly repair: number;
};

const text = (at: string, why: string) => ({ at, provenance: 'text' as const, why });

export const costs: Chart<Costs> = {
  id: 'costs',
  title: 'What construction costs',
  provenance: 'designed',
  source: '8.6; the EP Costs Tables of Card IV are not in the source',
  values: {
    step: {
      infantry:   2,
      cavalry:    2,
      garrison:   1,
      artillery:  3,
      motorized:  3,
      marine:     3,
      commando:   3,
      paratroop:  4,
      mechanized: 4,
      armor:      4,
      siberian:   3,
    },
    partisan:      2,
    fortification: 3,
    coastalFort:   2,
    smallAirbase:  2,
    harbour:       5,
    upgrade:       1,
    repair:        1,
  },
  exceptions: [
    text('partisan', '10.6'),
    text('smallAirbase', '10.35: a stretch of the Burma railway costs what a small airbase costs'),
    text('harbour', '10.43'),
    text('upgrade', '8.6'),
    text('repair', '8.6'),
  ],
};
