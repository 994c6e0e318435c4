import type { HouseChart } from '@ironbottom/umpire';

/** Economic Points for pulling down one's own installation, by its kind. */
export type Demolition = {
  readonly airstrip: number;
  readonly railway: number;
  readonly smallAirbase: number;
  readonly largeAirbase: number;
  readonly coastalFort: number;
  readonly fortification: number;
  readonly coastalCity: number;
  readonly minorPort: number;
  readonly majorPort: number;
};

export const demolition: HouseChart<Demolition> = {
  id: 'demolition',
  title: 'What demolition costs',
  about: 'Economic Points for pulling down an installation of one’s own, each by itself. A port enlarged by 10.43 is a major one.',
  provenance: 'text',
  source: '8.7. Permanent forts (6) are on no part of the map that is fought over here (R82)',
  values: {
    airstrip:      1,
    railway:       2,
    smallAirbase:  2,
    largeAirbase:  3,
    coastalFort:   1,
    fortification: 2,
    coastalCity:   3,
    minorPort:     4,
    majorPort:     5,
  },
  bounds: [{ at: /^[a-zA-Z]+$/, from: 0, to: 30 }],
};
