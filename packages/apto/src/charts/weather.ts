import type { HouseChart } from '@ironbottom/umpire';

export type Zone = 'mild' | 'moderate' | 'severe';

/** Fair, wet, monsoon. */
export const skies = ['F', 'W', 'M'] as const;
export type Sky = (typeof skies)[number];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
export type Month = (typeof months)[number];
export const monthOf = (month: number): Month => months[month - 1] ?? 'Jan';

/** A sky for each face of the die. */
type Faces = { readonly [face: number]: Sky };
export type WeatherTable = { readonly [Z in Zone]: { readonly [M in Month]: Faces } };

const isSky = (letter: string): letter is Sky => skies.some((sky) => sky === letter);
const faces = (letters = ''): Faces => Object.fromEntries([...letters].filter(isSky).map((sky, at) => [at + 1, sky]));

/** The twelve months in their order, a letter for each face. */
const year = (...of: readonly string[]): { readonly [M in Month]: Faces } => ({
  Jan: faces(of[0]), Feb: faces(of[1]), Mar: faces(of[2]), Apr: faces(of[3]), May: faces(of[4]),  Jun: faces(of[5]),
  Jul: faces(of[6]), Aug: faces(of[7]), Sep: faces(of[8]), Oct: faces(of[9]), Nov: faces(of[10]), Dec: faces(of[11]),
});

export const weatherTable: HouseChart<WeatherTable> = {
  id: 'weather',
  title: 'Weather',
  about: 'By zone and month, what each face of the die brings: F fair, W wet, M monsoon.',
  provenance: 'designed',
  source: 'Part 1 is not in the source; 5.16, 5.21, 7.17 name the three kinds of weather',
  values: {
    //              Jan       Feb       Mar       Apr       May       Jun       Jul       Aug       Sep       Oct       Nov       Dec
    mild:     year('FFFFFF', 'FFFFFF', 'FFFFFW', 'FFFFWW', 'WWFFFF', 'MMMWWW', 'MMMMWW', 'MMMMWW', 'MMWWFF', 'WFFFFF', 'FFFFFF', 'FFFFFF'),
    moderate: year('FFFFFF', 'FFFFFF', 'FFFFFW', 'FFFFFW', 'FFFFFW', 'FFFFWW', 'FFFFWW', 'FFFFFW', 'FFFFFF', 'FFFFFF', 'FFFFFF', 'FFFFFF'),
    severe:   year('FFFFFF', 'FFFFFF', 'FFFFWW', 'FFWWWW', 'FFFFFW', 'FFFFFF', 'FFFFFW', 'FFFFFW', 'FFFFFF', 'FFFFFF', 'FFFFFF', 'FFFFFF'),
  },
  bounds: [{ at: /^(mild|moderate|severe)\.[A-Z][a-z]{2}\.[1-6]$/, words: skies }],
};

/** The northernmost row of a zone. */
export const zoneRows: HouseChart<{ readonly mild: number; readonly moderate: number }> = {
  id: 'weather-zones',
  title: 'Weather zones',
  about: 'The northernmost hex row of the mild and of the moderate zone; what lies further north is severe.',
  provenance: 'designed',
  source: 'Part 1 is not in the source; the names of the zones are in the index',
  values: { mild: 38, moderate: 48 },
  bounds: [{ at: /^(mild|moderate)$/, from: 0, to: 69 }],
  falls: ({ mild, moderate }) => (moderate < mild ? [`the moderate zone ends in row ${moderate}, before the mild one in row ${mild}: there is none`] : []),
};
