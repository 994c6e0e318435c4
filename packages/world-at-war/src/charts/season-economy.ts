/** What the economies of the box give each season: chapters 27, 30 and 40 are not in the source. */
import type { Chart } from '@ironbottom/umpire';

type Year = 1942 | 1943 | 1944 | 1945;

export type Allowance = {
  /** BRPs a season, before shortages. */
  readonly income: number;
  /** Shipbuilding points a season. */
  readonly yards: number;
  /** BRPs that may be spent on building in a season (20.635 lowers it). */
  readonly limit: number;
  /** Factors of the ground and air units that wait to be carried (20.64C). */
  readonly units: readonly number[];
  /** Lines that transports may supply (20.64B). */
  readonly lines: number;
};

export type SeasonEconomy = {
  readonly years: { readonly [side in 'japan' | 'allies']: { readonly [year in Year]: Allowance } };
  /** Counters a season with which Japan's income is whole, and what each missing one costs. */
  readonly oil: { readonly wanted: number; readonly each: number };
  /** BRPs a season for each Western Allied transport in the other boxes. */
  readonly freight: number;
  /** 20.61, 20.85 As many as each force pool holds. */
  readonly pools: { readonly [side in 'japan' | 'allies']: { readonly transports: number; readonly submarines: number; readonly asw: number } };
};

export const seasonEconomy: Chart<SeasonEconomy> = {
  id: 'season-economy',
  title: 'Economies of the Pacific box',
  provenance: 'designed',
  source: '27, 30 and 40 are not in the source; American yards grow, Japanese ones hardly',
  values: {
    years: {
      japan: {
        1942: { income: 12, yards: 3, limit: 12, units: [3, 3, 2, 2, 1], lines: 0 },
        1943: { income: 12, yards: 3, limit: 12, units: [3, 3, 2, 2, 1], lines: 0 },
        1944: { income: 12, yards: 3, limit: 12, units: [3, 2, 2, 1],    lines: 0 },
        1945: { income: 12, yards: 3, limit: 12, units: [3, 2, 1],       lines: 0 },
      },
      allies: {
        1942: { income: 12, yards: 3, limit: 12, units: [3, 2],          lines: 2 },
        1943: { income: 15, yards: 4, limit: 15, units: [3, 3, 2, 2],    lines: 2 },
        1944: { income: 18, yards: 4, limit: 15, units: [3, 3, 2, 2],    lines: 2 },
        1945: { income: 19, yards: 5, limit: 18, units: [3, 3, 2, 2, 1], lines: 2 },
      },
    },
    oil: { wanted: 3, each: 2 },
    freight: 1,
    pools: {
      japan:  { transports: 20, submarines: 12, asw: 12 },
      allies: { transports: 24, submarines: 20, asw: 12 },
    },
  },
};

/** Winter 1942 is season 0. */
export function allowanceIn(side: 'japan' | 'allies', season: number): Allowance {
  const year = Math.min(1945, 1942 + Math.floor(season / 4)) as Year;
  return seasonEconomy.values.years[side][year];
}
