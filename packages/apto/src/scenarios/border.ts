/** 10.16 The border between Manchukuo and the Soviet Union, from W 5719 to W 5227, and the ten units that watch it. */
import { map } from '../map/map.js';
import type { LandUnit } from '../pieces.js';
import { unit } from './counters.js';

export const borderHexes: ReadonlySet<string> = new Set(
  map.hexes
    .filter(
      ({ id, territory, around }) =>
        territory === 'manchukuo' && id !== 'W5127' && around.some((at) => map.hexes[at]?.territory === 'ussr'),
    )
    .map(({ id }) => id),
);

const stations = 'W5719 W5720 W5722 W5724 W5725 W5526 W5427 W5428 W5329 W5227'.split(' ');
const watchers = ['1st Division', '2nd Division', '4th Division', '8th Division', '12th Division'];

export const manchurianBorder = (): LandUnit[] =>
  stations.map((hex, n) => unit('japan', watchers[n] ?? `${n - 4}${ordinal(n - 4)} Border Guards`, '3-1', hex));

const ordinal = (n: number): string => (n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th');
