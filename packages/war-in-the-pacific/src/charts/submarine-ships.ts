/** Ships of the submarine set-ups, by the formula of the others (R20); those that fight elsewhere keep their figures. */
import type { Nation, NavalType, NavalUnit } from '../pieces.js';
import type { HouseChart } from './house.js';
import { navalUnits, rated } from './naval-units.js';
import { strikeShips } from './strike-ships.js';

const ship = (
  name: string, nation: Nation, type: NavalType, ships: number, tons: number, knots: number,
  antiTorpedo = 0, planes = 0,
): NavalUnit => ({
  ...rated(name, { nation, type, ships, tons, knots, guns: [0, 5], tubes: [0, 21] }),
  antiTorpedo,
  airCapacity: planes,
});

const ships: readonly NavalUnit[] = [
  //                                          n   tons   kn  torp planes
  ship('Wasp',             'us',    'CV',   1, 14700, 29,  1,  7),
  ship('North Carolina',   'us',    'BB',   1, 37500, 28,  4),
  ship('Laffey',           'us',    'DD',   2,  1630, 37),
  ship('Lansdowne',        'us',    'DD',   2,  1630, 37),
  ship('O’Brien',          'us',    'DD',   2,  1570, 37),
  ship('Mustin',           'us',    'DD',   2,  1570, 37),
  ship('Anderson',         'us',    'DD',   2,  1570, 37),
  ship('McCawley',         'us',    'APA',  6,  8000, 16),
  ship('Monssen',          'us',    'DD',   3,  1630, 37),

  ship('Taiho',            'japan', 'CV',   1, 29300, 33,  3,  6),
  ship('Junyo',            'japan', 'CV',   1, 24140, 25,  1,  5),
  ship('Hiyo',             'japan', 'CV',   1, 24140, 25,  1,  5),
  ship('Ryuho',            'japan', 'CVL',  1, 13360, 26,  0,  3),
  ship('Nagato',           'japan', 'BB',   1, 39130, 25,  3),
  ship('Mogami',           'japan', 'CA',   1, 12200, 35,  2),
  ship('Shigure',          'japan', 'DD',   2,  1685, 34),
  ship('Yahagi',           'japan', 'CL',   1,  6650, 35),
  ship('Hatsuzuki',        'japan', 'DD',   2,  2700, 33),
  ship('Wakatsuki',        'japan', 'DD',   2,  2700, 33),
  ship('Asagumo',          'japan', 'DD',   2,  1960, 35),
  ship('Taiyo',            'japan', 'CVE',  1, 17830, 21,  0,  3),
  ship('Teia Maru',        'japan', 'MSU',  6, 10000, 17),
  ship('Tamatsu Maru',     'japan', 'MSU',  6, 10000, 17),
  ship('Noto Maru',        'japan', 'MSU',  6, 10000, 17),
  ship('Hayasui',          'japan', 'AO',   1, 18300, 16),
  ship('Teiyo Maru',       'japan', 'AO',   1, 10000, 16),
  ship('Fujinami',         'japan', 'DD',   2,  2077, 35),
  ship('Asakaze',          'japan', 'DD',   2,  1270, 37),
  ship('Etorofu',          'japan', 'CD',   3,   870, 19),
  ship('Hirado',           'japan', 'CD',   3,   940, 19),
  ship('Sarawak Maru',     'japan', 'MSU',  4,  8000, 15),
  ship('Nanshin Maru',     'japan', 'AO',   1,  9000, 15),
];

export const submarineShips: HouseChart<{ readonly [name: string]: NavalUnit }> = {
  id: 'submarine-ships',
  title: 'Naval units that meet submarines',
  provenance: 'designed',
  source: '2.4, R20',
  about: 'The figures of every ship that submarines may attack: printed defence and protection against torpedoes.',
  values: {
    ...navalUnits.values,
    ...strikeShips.values,
    ...Object.fromEntries(ships.map((unit) => [unit.name, unit])),
  },
  bounds: [
    { at: /\.defence$/, from: 1, to: 40 },
    { at: /\.antiTorpedo$/, from: 0, to: 7 },
    { at: /\.(gunnery|range|speed|airCapacity|activation|screening|cargo)$/, from: 0, to: 99 },
    { at: /\.antiAir\.(high|low)$/, from: 0, to: 99 },
  ],
};
