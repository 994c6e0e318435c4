import type { Chart } from '@ironbottom/umpire';

export type Zone = 'mild' | 'moderate' | 'severe';

/** A letter for each face of the die, from January to December. */
export type WeatherTable = { readonly [Z in Zone]: readonly string[] };

export const weatherTable: Chart<WeatherTable> = {
  id: 'weather',
  title: 'Weather',
  provenance: 'designed',
  source: 'Part 1 is not in the source; 5.16, 5.21, 7.17 name the three kinds of weather',
  values: {
    //          Jan       Feb       Mar       Apr       May       Jun       Jul       Aug       Sep       Oct       Nov       Dec
    mild:     ['FFFFFF', 'FFFFFF', 'FFFFFW', 'FFFFWW', 'WWFFFF', 'MMMWWW', 'MMMMWW', 'MMMMWW', 'MMWWFF', 'WFFFFF', 'FFFFFF', 'FFFFFF'],
    moderate: ['FFFFFF', 'FFFFFF', 'FFFFFW', 'FFFFFW', 'FFFFFW', 'FFFFWW', 'FFFFWW', 'FFFFFW', 'FFFFFF', 'FFFFFF', 'FFFFFF', 'FFFFFF'],
    severe:   ['FFFFFF', 'FFFFFF', 'FFFFWW', 'FFWWWW', 'FFFFFW', 'FFFFFF', 'FFFFFW', 'FFFFFW', 'FFFFFF', 'FFFFFF', 'FFFFFF', 'FFFFFF'],
  },
};

/** The northernmost row of a zone. */
export const zoneRows: Chart<{ readonly mild: number; readonly moderate: number }> = {
  id: 'weather-zones',
  title: 'Weather zones',
  provenance: 'designed',
  source: 'Part 1 is not in the source; the names of the zones are in the index',
  values: { mild: 38, moderate: 48 },
};
