/** Hunts of history: where everybody is, and what there is. */
import { type SearchPlanes, searchPlanes } from '../chapters/13-3-air-search.js';
import { searchValues } from '../charts/search-values.js';
import type { SubmarineScenario } from './law.js';

const planes = (type: string, points: number): SearchPlanes => searchPlanes(searchValues, type, points);

export const submarineScenarios: readonly SubmarineScenario[] = [
  {
    id: 'philippine-sea',
    title: 'Albacore and Cavalla, 19 June 1944',
    about:
      'The Mobile Fleet comes east with six carriers, and American boats lie in its way. Two forces and a dummy; two Naval Phases, by day. Fifteen minutes; the first one to play.',
    date: '3/6/44',
    hunter: 'allies',
    sea: [
      '................',
      '................',
      '................',
      '................',
      '................',
      '................',
      '................',
      '................',
    ],
    taskForces: [
      [1, 2],
      [1, 4],
      [1, 6],
    ],
    lanes: {
      north: [
        [8, 1],
        [16, 3],
      ],
      middle: [
        [8, 4],
        [16, 4],
      ],
      south: [
        [8, 8],
        [16, 6],
      ],
    },
    forces: [
      {
        name: 'Carrier Division 1',
        ships: ['Taiho', 'Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Yahagi', 'Hatsuzuki', 'Wakatsuki'],
      },
      { name: 'Carrier Division 2', ships: ['Junyo', 'Hiyo', 'Ryuho', 'Nagato', 'Mogami', 'Asagumo', 'Shigure'] },
    ],
    stations: [
      [6, 2],
      [11, 3],
      [8, 4],
      [13, 4],
    ],
    subrons: [
      { name: 'Albacore’s group', boats: 'New', points: 8, base: 24 },
      { name: 'Cavalla’s group', boats: 'New', points: 8, base: 24 },
      { name: 'Bang’s group', boats: 'New', points: 6, base: 24 },
    ],
    airBases: [{ name: 'Task Force 58', hex: [16, 4], beyond: 1, planes: [planes('SB2C', 2)] }],
    hunterBases: [],
    phases: [{ night: false }, { night: false }],
    pace: 8,
    line: 32,
  },
  {
    id: 'wasp',
    title: 'Torpedo Junction, 15 September 1942',
    about:
      'Two carrier groups cover six transports with Marines for Guadalcanal. I-boats lie across the way from Espiritu Santo, and flying boats look for them what is worth a torpedo. Two Naval Phases; half an hour.',
    date: '3/9/42',
    hunter: 'japan',
    sea: [
      '##c...............',
      '.###c.............',
      '..cc##c...........',
      '.....cc...........',
      '..................',
      '..................',
      '................c.',
      '................cc',
      '...............cPc',
      '................c.',
    ],
    taskForces: [
      [17, 9],
      [15, 10],
      [18, 7],
      [13, 10],
    ],
    lanes: {
      north: [
        [12, 4],
        [8, 2],
        [6, 2],
      ],
      middle: [
        [11, 7],
        [7, 5],
        [5, 4],
      ],
      south: [
        [9, 10],
        [4, 8],
        [2, 5],
      ],
    },
    forces: [
      {
        name: 'Wasp group',
        ships: ['Wasp', 'San Francisco', 'Salt Lake City', 'Helena', 'Laffey', 'Lansdowne', 'Farenholt'],
      },
      {
        name: 'Hornet group',
        ships: ['Hornet', 'North Carolina', 'Northampton', 'Pensacola', 'San Diego', 'O’Brien', 'Mustin', 'Anderson'],
      },
      { name: 'Reinforcement convoy', ships: ['McCawley', 'Crescent', 'Minneapolis', 'Boise', 'Monssen', 'Fletcher'] },
    ],
    stations: [
      [9, 5],
      [12, 6],
      [7, 7],
    ],
    subrons: [
      { name: '1st Submarine Group', boats: 'I', points: 12, base: 28 },
      { name: '2nd Submarine Group', boats: 'I', points: 10, base: 28 },
    ],
    airBases: [
      {
        name: 'Shortland',
        hex: [1, 1],
        beyond: 4,
        planes: [planes('H8K', 1), planes('H6K', 1)],
      },
    ],
    hunterBases: [{ name: 'Espiritu Santo', hex: [17, 9], beyond: 0, screen: 3, longRange: 2 }],
    phases: [{ night: false }, { night: true }],
    pace: 9,
    line: 18,
  },
  {
    id: 'wolf-pack',
    title: 'Wolf pack off Luzon, August 1944',
    about:
      'Convoy HI-71: tankers and transports with the escort carrier Taiyo, for Manila, and two packs of new American boats on both sides of the way. Three Naval Phases, one by night; half an hour.',
    date: '3/8/44',
    hunter: 'allies',
    sea: [
      '.............c#c..',
      '..............cc..',
      '..................',
      '..................',
      '..............cc..',
      '.............c###c',
      '............c####.',
      '............c###c.',
      '............c###c.',
      '............cP##c.',
    ],
    taskForces: [
      [13, 1],
      [11, 1],
      [9, 1],
    ],
    lanes: {
      inshore: [
        [13, 4],
        [12, 7],
        [14, 10],
      ],
      middle: [
        [9, 5],
        [10, 9],
        [14, 10],
      ],
      outer: [
        [4, 5],
        [7, 10],
        [14, 10],
      ],
    },
    forces: [
      {
        name: 'Convoy HI-71',
        ships: [
          'Taiyo',
          'Teia Maru',
          'Tamatsu Maru',
          'Noto Maru',
          'Hayasui',
          'Teiyo Maru',
          'Fujinami',
          'Etorofu',
          'Hirado',
        ],
      },
      { name: 'Convoy from Takao', ships: ['Sarawak Maru', 'Nanshin Maru', 'Asakaze'] },
    ],
    stations: [
      [9, 4],
      [5, 5],
      [8, 8],
    ],
    subrons: [
      { name: 'Rasher’s pack', boats: 'New', points: 12, base: 40 },
      { name: 'Bluefish’s pack', boats: 'New', points: 12, base: 40 },
    ],
    airBases: [],
    hunterBases: [{ name: 'Aparri', hex: [14, 6], beyond: 0, screen: 2, longRange: 1 }],
    phases: [{ night: false }, { night: true }, { night: false }],
    pace: 5,
    line: 19,
  },
];
