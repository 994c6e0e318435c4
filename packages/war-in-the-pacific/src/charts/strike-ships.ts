/**
 * Ships of the carrier forces. To the public facts of ship-facts.ts come the anti-aircraft guns of one ship, the protection
 * against torpedoes (0 to 6) and the planes carried.
 */
import type { Nation, NavalType, NavalUnit } from '../pieces.js';
import { round } from '../rounding.js';
import type { HouseChart } from './house.js';
import { rated } from './naval-units.js';

type Facts = {
  readonly unit: NavalUnit;
};

const ship = (
  name: string, nation: Nation, type: NavalType, ships: number, tons: number, knots: number,
  guns: readonly [number, number], heavy: number, light: number, antiTorpedo: number, planes = 0,
): Facts => ({
  unit: {
    ...rated(name, { nation, type, ships, tons, knots, guns, tubes: [0, 21] }),
    // R70: four heavy guns, or eight light barrels, are a point.
    antiAir: { high: round((ships * heavy) / 4, 'nearest'), low: Math.max(1, round((ships * light) / 8, 'nearest')) },
    antiTorpedo,
    activation: type === 'CV' || type === 'BB' || type === 'BC' ? 3 : type === 'CA' || type === 'CVL' ? 2 : 1,
    airCapacity: round(planes / 10, 'nearest'),
  },
});

const facts: readonly Facts[] = [
  //                                          n   tons   kn   guns     heavy light  torp planes
  ship('Shokaku',        'japan', 'CV',   1, 25675, 34, [16, 5],  16, 36,  2, 72),
  ship('Zuikaku',        'japan', 'CV',   1, 25675, 34, [16, 5],  16, 36,  2, 72),
  ship('Shoho',          'japan', 'CVL',  1, 11262, 28, [8, 5],    8, 24,  0, 30),
  ship('Zuiho',          'japan', 'CVL',  1, 11262, 28, [8, 5],    8, 24,  0, 30),
  ship('Myoko',          'japan', 'CA',   1, 10980, 34, [10, 8],   8, 16,  2),
  ship('Haguro',         'japan', 'CA',   1, 10980, 34, [10, 8],   8, 16,  2),
  ship('Kumano',         'japan', 'CA',   1, 12000, 35, [10, 8],   8, 16,  2),
  ship('Tone',           'japan', 'CA',   1, 11215, 35, [8, 8],    8, 16,  2),
  ship('Chikuma',        'japan', 'CA',   1, 11215, 35, [8, 8],    8, 16,  2),
  ship('Aoba',           'japan', 'CA',   1,  8300, 34, [6, 8],    4, 16,  1),
  ship('Kinugasa',       'japan', 'CA',   1,  8300, 34, [6, 8],    4, 16,  1),
  ship('Sazanami',       'japan', 'DD',   1,  1750, 38, [6, 5],    1,  6,  0),
  ship('Ariake',         'japan', 'DD',   2,  1700, 36, [5, 5],    1,  6,  0),
  ship('Shiratsuyu',     'japan', 'DD',   2,  1685, 34, [5, 5],    1,  6,  0),
  ship('Ushio',          'japan', 'DD',   2,  1750, 38, [6, 5],    1,  6,  0),
  ship('Amatsukaze',     'japan', 'DD',   3,  2000, 35, [6, 5],    1,  6,  0),
  ship('Teruzuki',       'japan', 'DD',   2,  2700, 33, [8, 4],    6,  6,  0),
  ship('Arashi',         'japan', 'DD',   2,  2000, 35, [6, 5],    1,  6,  0),

  ship('Lexington',      'us',    'CV',   1, 36000, 34, [12, 5],  12, 66,  3, 78),
  ship('Yorktown',       'us',    'CV',   1, 19800, 33, [8, 5],    8, 40,  2, 72),
  ship('Enterprise',     'us',    'CV',   1, 19800, 33, [8, 5],    8, 62,  2, 78),
  ship('Hornet',         'us',    'CV',   1, 19800, 33, [8, 5],    8, 48,  2, 78),
  ship('South Dakota',   'us',    'BB',   1, 35000, 28, [9, 16],  16, 90,  5),
  ship('Minneapolis',    'us',    'CA',   1, 10136, 33, [9, 8],    8, 24,  1),
  ship('New Orleans',    'us',    'CA',   1, 10136, 33, [9, 8],    8, 24,  1),
  ship('Astoria',        'us',    'CA',   1, 10136, 33, [9, 8],    8, 24,  1),
  ship('Chester',        'us',    'CA',   1,  9200, 32, [9, 8],    8, 24,  1),
  ship('Portland',       'us',    'CA',   1,  9950, 33, [9, 8],    8, 24,  1),
  ship('Northampton',    'us',    'CA',   1,  9050, 32, [9, 8],    8, 24,  1),
  ship('Pensacola',      'us',    'CA',   1,  9100, 32, [10, 8],   8, 24,  1),
  ship('San Juan',       'us',    'CLAA', 1,  6000, 33, [16, 5],  16, 24,  0),
  ship('San Diego',      'us',    'CLAA', 1,  6000, 33, [16, 5],  16, 24,  0),
  ship('Juneau',         'us',    'CLAA', 1,  6000, 33, [16, 5],  16, 24,  0),
  ship('Neosho',         'us',    'AO',   1,  7470, 18, [4, 5],    4,  8,  0),
  ship('Sims',           'us',    'DD',   1,  1570, 37, [5, 5],    4,  8,  0),
  ship('Phelps',         'us',    'DD',   2,  1850, 37, [8, 5],    2, 10,  0),
  ship('Dewey',          'us',    'DD',   3,  1365, 36, [5, 5],    4,  8,  0),
  ship('Morris',         'us',    'DD',   2,  1570, 37, [5, 5],    4,  8,  0),
  ship('Porter',         'us',    'DD',   2,  1850, 37, [8, 5],    2, 10,  0),
  ship('Maury',          'us',    'DD',   3,  1500, 36, [4, 5],    4,  8,  0),
  ship('Hughes',         'us',    'DD',   3,  1570, 37, [5, 5],    4,  8,  0),

  ship('Prince of Wales','commonwealth', 'BB', 1, 36700, 28, [10, 14], 16, 60, 3),
  ship('Repulse',        'commonwealth', 'BC', 1, 32000, 29, [6, 15],   6, 28, 1),
  ship('Electra',        'commonwealth', 'DD', 2,  1400, 36, [4, 4.7],  1,  8, 0),
  ship('Vampire',        'commonwealth', 'DD', 2,  1300, 34, [4, 4.7],  1,  6, 0),
];

export const strikeShips: HouseChart<{ readonly [name: string]: NavalUnit }> = {
  id: 'strike-ships',
  title: 'Naval units of carrier forces',
  provenance: 'designed',
  source: '2.4, R20, R70',
  about: 'The figures of every ship that can be struck from the air: defence, speed, anti-aircraft fire, protection against torpedoes.',
  values: Object.fromEntries(facts.map(({ unit }) => [unit.name, unit])),
  bounds: [
    { at: /\.defence$/, from: 1, to: 40 },
    { at: /\.speed$/, from: 1, to: 3 },
    { at: /\.antiAir\.(high|low)$/, from: 0, to: 99 },
    { at: /\.antiTorpedo$/, from: 0, to: 7 },
    { at: /\.(gunnery|range|airCapacity|activation|screening|cargo)$/, from: 0, to: 99 },
  ],
};
