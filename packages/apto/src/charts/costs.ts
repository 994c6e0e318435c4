import type { HouseChart } from '@ironbottom/umpire';

/** Economic Points for one step of a unit, by its kind; and for what else can be bought. */
export type Costs = {
  readonly step: { readonly [kind: string]: number };
  readonly partisan: number;
  readonly fortification: number;
  readonly harbour: number;
  readonly railway: number;
};

const text = (at: string, why: string) => ({ at, provenance: 'text' as const, why });

export const costs: HouseChart<Costs> = {
  id: 'costs',
  title: 'What construction costs',
  about: 'Economic Points for a step of a unit by its kind, for partisans, fortifications, a harbour and a hex of railway. A step of a weak unit costs one less (R67).',
  provenance: 'designed',
  source: '8.6; the EP Costs Tables of Card IV are not in the source. What cannot be bought here, such as airbases, has no price; demolition and repair are told in the rules (8.7, 8.6, 7.17)',
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
    harbour:       5,
    railway:       2,
  },
  exceptions: [
    text('partisan', '10.6'),
    text('harbour', '10.43'),
    text('railway', '10.35'),
  ],
  bounds: [{ at: /^(step\.[a-z]+|partisan|fortification|harbour|railway)$/, from: 1, to: 30 }],
};
