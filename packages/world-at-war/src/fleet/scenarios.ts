/** Three set-ups of a fleet action. What fought is public history; numbers of light ships, rounds and lines are designed. */
import type { Cargo, Power } from '../pieces.js';
import type { Side } from './kit.js';

/** Ships of one power, to be formed into forces. */
export type Roster = {
  readonly power: Power;
  readonly ships: readonly string[];
  /** In factors: cruisers in twos. */
  readonly CA: number;
  readonly DD: number;
  readonly CVE?: number;
  /** Damaged before it begins: in no task force (20.162B). */
  readonly damaged?: readonly string[];
};

/** A force that is what it is: in port, or a convoy. */
export type FixedForce = Roster & {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly where: 'sea' | 'port';
  readonly TR?: number;
  readonly carrying?: { readonly DD: number; readonly TR: number };
  readonly cargo?: readonly Cargo[];
};

export type FleetScenario = {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly rounds: number;
  readonly rosters: { readonly [side in Side]: readonly Roster[] };
  readonly fixed: readonly FixedForce[];
  /** The line: Japan wins with at least so many points more than the Allies. */
  readonly line: number;
  /** 51.12 Japan's strike force keeps to neither size nor screen; what it finds in the first round is surprised. */
  readonly strikeForce: boolean;
  /** 20.5241C The surprise level of the first round. */
  readonly surprise: number;
  /** Fighters over the port, from the second round on. */
  readonly fighters: number;
  /** The round at whose end a convoy that sails on arrives; 0: there is none. */
  readonly arrival: number;
};

const ground = (id: string, name: string, factors: number, on: 'DD' | 'TR'): Cargo => ({
  id,
  name,
  kind: 'ground',
  factors,
  on,
});

export const fleetScenarios: readonly FleetScenario[] = [
  {
    id: 'carrier-duel',
    title: 'A carrier duel, 1942',
    year: 1942,
    rounds: 6,
    rosters: {
      japan: [{ power: 'japan', ships: ['Shokaku', 'Zuikaku', 'Zuiho', 'Hiei', 'Kirishima', 'Mutsu'], CA: 10, DD: 14 }],
      allies: [
        {
          power: 'us',
          ships: ['Enterprise', 'Hornet', 'Saratoga', 'North Carolina', 'South Dakota', 'Washington'],
          CA: 10,
          DD: 14,
        },
      ],
    },
    fixed: [],
    line: 1,
    strikeForce: false,
    surprise: 0,
    fighters: 0,
    arrival: 0,
  },
  {
    id: 'pearl-harbor',
    title: 'The strike on Pearl Harbor, December 1941',
    year: 1941,
    rounds: 4,
    rosters: {
      japan: [
        {
          power: 'japan',
          ships: ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku', 'Hiei', 'Kirishima'],
          CA: 4,
          DD: 9,
        },
      ],
      // The Saratoga was two days away; with her it is a game.
      allies: [{ power: 'us', ships: ['Enterprise', 'Lexington', 'Saratoga'], CA: 12, DD: 16 }],
    },
    fixed: [
      {
        id: 'pearl',
        name: 'Pearl Harbor',
        side: 'allies',
        where: 'port',
        power: 'us',
        ships: [
          'Nevada',
          'Oklahoma',
          'Pennsylvania',
          'Arizona',
          'Tennessee',
          'California',
          'Maryland',
          'West Virginia',
        ],
        CA: 4,
        DD: 10,
      },
    ],
    line: 24,
    strikeForce: true,
    surprise: 7,
    fighters: 6,
    arrival: 0,
  },
  {
    id: 'convoy-fight',
    title: 'A convoy fight off Guadalcanal, November 1942',
    year: 1942,
    rounds: 5,
    rosters: {
      japan: [{ power: 'japan', ships: ['Hiyo', 'Junyo', 'Kongo', 'Haruna', 'Kirishima'], CA: 8, DD: 12 }],
      allies: [{ power: 'us', ships: ['Enterprise', 'Washington', 'South Dakota'], CA: 12, DD: 16 }],
    },
    fixed: [
      {
        id: 'convoy',
        name: 'The convoy',
        side: 'japan',
        where: 'sea',
        power: 'japan',
        ships: [],
        CA: 2,
        DD: 6,
        TR: 5,
        carrying: { DD: 3, TR: 4 },
        cargo: [
          ground('regiment-1', 'First regiment', 5, 'TR'),
          ground('regiment-2', 'Second regiment', 5, 'TR'),
          ground('regiment-3', 'Third regiment', 5, 'TR'),
          ground('guns', 'Heavy guns', 3, 'TR'),
          ground('marines', 'Marines', 2, 'DD'),
          ground('staff', 'A replacement', 1, 'DD'),
        ],
      },
    ],
    line: 0,
    strikeForce: false,
    surprise: 0,
    fighters: 0,
    arrival: 4,
  },
];
