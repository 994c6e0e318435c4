/** How seasons of the box begin. All of it is designed; 20.631 has the transports of the first. */
import type { Side } from './kit.js';

export type SeasonStart = {
  readonly brps: number;
  readonly transports: number;
  readonly elsewhere: number;
  readonly submarines: number;
  readonly asw: number;
};

export type SeasonScenario = {
  readonly id: string;
  readonly title: string;
  /** The first season; Winter 1942 is 0. */
  readonly first: number;
  readonly seasons: number;
  readonly start: { readonly [side in Side]: SeasonStart };
};

export const seasonScenarios: readonly SeasonScenario[] = [
  {
    id: 'pacific-box',
    title: 'The Pacific box, twelve seasons: Fall 1942 to Summer 1945',
    first: 3,
    seasons: 12,
    start: {
      japan: { brps: 6, transports: 20, elsewhere: 0, submarines: 4, asw: 1 },
      allies: { brps: 6, transports: 10, elsewhere: 4, submarines: 6, asw: 2 },
    },
  },
  {
    id: 'pacific-year',
    title: 'One year of the Pacific box: 1943',
    first: 4,
    seasons: 4,
    start: {
      japan: { brps: 6, transports: 15, elsewhere: 0, submarines: 4, asw: 2 },
      allies: { brps: 9, transports: 10, elsewhere: 4, submarines: 9, asw: 2 },
    },
  },
];

const names = ['Winter', 'Spring', 'Summer', 'Fall'] as const;

/** 'Fall 1942', of the season with this number. */
export const seasonName = (season: number): string =>
  `${names[((season % 4) + 4) % 4] ?? 'Winter'} ${1942 + Math.floor(season / 4)}`;
