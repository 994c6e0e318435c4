/** Air strikes on task forces, from public facts. An Air Point is ten planes. */
import type { AirType } from '../charts/air-points.js';
import type { Searcher } from '../search/search.js';
import type { Side } from '../sides.js';

export type Planned = {
  readonly type: AirType;
  readonly points: number;
  readonly from: string;
  readonly elite?: boolean;
  readonly untrained?: boolean;
  /** 6.3.3 At extended range. */
  readonly extended?: boolean;
  /** 7.11.5 Crews kept for night missions, who fly by day. */
  readonly night?: boolean;
};

/** Where planes come from: how many hexes to the target, and to the other bases of the strike. */
export type Base = {
  readonly carrier: boolean;
  readonly range: number;
  readonly apart: { readonly [other: string]: number };
  /** 6.3.3 A friendly field so that no leg of the way home is beyond normal range. */
  readonly fieldOnTheWay?: boolean;
  /** 8.1.4 A carrier of another task force than that of the set-up: the carrier points of her own, which nobody leads (R148). */
  readonly apartWith?: number;
};

export type StrikeInput = {
  readonly title: string;
  readonly striker: Side;
  /** 10.1.1 By night; a coastwatcher has warned the target. 7.8.1: surprise. */
  readonly night?: boolean;
  readonly alerted?: boolean;
  readonly surprise?: boolean;
  readonly flights: readonly Planned[];
  readonly bases: { readonly [name: string]: Base };
};

export type StrikeForce = {
  readonly ships: readonly string[];
  readonly damaged?: { readonly [ship: string]: number };
  /** Carrier admirals, the commander first. Chits: promotions (8.6) less demotions (8.7) of former battles. */
  readonly admirals: readonly { readonly name: string; readonly ship: string; readonly chits?: number }[];
  /** 8.8.1 Why nobody leads it. */
  readonly leaderless?: 'nobody available' | 'moving';
  /** Fighters that fly CAP over their own force. */
  readonly cap: readonly Planned[];
  /** 6.2.3 The base of the American Volunteer Group. */
  readonly avg?: string;
  /** 10.1.2 In port: the AA of the port. */
  readonly port?: number;
  /** 8.9 Within the command of this fleet commander at sea. */
  readonly fleet?: string;
  /** 8.10 Within two hexes of the flagship of Task Force 58 or 38. */
  readonly taskForce?: '58' | '38';
};

/** 13 Before the strikes fly the enemy has to be found. */
export type SearchInput = {
  /** Air Phases there are in all. */
  readonly airPhases: number;
} & {
  readonly [side in Side]: {
    /** One for each force; those left over are dummies. */
    readonly markers: readonly string[];
    readonly others: readonly { readonly name: string; readonly ships: readonly string[] }[];
    readonly searchers: readonly Searcher[];
  };
};

export type StrikeScenario = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly date: string;
  readonly strikes: readonly StrikeInput[];
  readonly japan: StrikeForce;
  readonly allies: StrikeForce;
  /** Japan wins with so many points more than the Allies. */
  readonly line: number;
  readonly search?: SearchInput | null;
};

const oneBase = (name: string, carrier: boolean, range: number): { [name: string]: Base } => ({
  [name]: { carrier, range, apart: {} },
});

/** The carriers of 8 May 1942, and what flew from them. */
const coralSea: Pick<StrikeScenario, 'strikes' | 'japan' | 'allies'> = {
  strikes: [
    {
      title: 'Lexington and Yorktown strike',
      striker: 'allies',
      flights: [
        { type: 'F4F', points: 2, from: 'Task Force 17' },
        { type: 'SBD', points: 4, from: 'Task Force 17' },
        { type: 'TBD', points: 2, from: 'Task Force 17' },
      ],
      bases: oneBase('Task Force 17', true, 3),
    },
    {
      title: 'Shokaku and Zuikaku strike',
      striker: 'japan',
      flights: [
        { type: 'A6M', points: 2, from: 'Carrier Division 5', elite: true },
        { type: 'D3A', points: 3, from: 'Carrier Division 5', elite: true },
        { type: 'B5N', points: 2, from: 'Carrier Division 5', elite: true },
      ],
      bases: oneBase('Carrier Division 5', true, 3),
    },
  ],
  japan: {
    ships: ['Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Ariake', 'Shiratsuyu', 'Ushio'],
    admirals: [{ name: 'Hara', ship: 'Zuikaku' }],
    cap: [{ type: 'A6M', points: 2, from: 'Carrier Division 5' }],
  },
  allies: {
    ships: [
      'Lexington',
      'Yorktown',
      'Minneapolis',
      'New Orleans',
      'Astoria',
      'Chester',
      'Portland',
      'Phelps',
      'Dewey',
      'Morris',
    ],
    admirals: [
      { name: 'Fletcher', ship: 'Yorktown' },
      { name: 'Fitch', ship: 'Lexington' },
    ],
    // 23 dive bombers flew with the 17 Wildcats (5.3.7).
    cap: [
      { type: 'F4F', points: 2, from: 'Task Force 17' },
      { type: 'SBD', points: 2, from: 'Task Force 17' },
    ],
  },
};

export const strikeScenarios: readonly StrikeScenario[] = [
  {
    id: 'carrier-each',
    title: 'Air strike: a carrier each, to learn',
    about: 'One carrier with two cruisers and three sections of destroyers a side; each strikes once. Twenty minutes.',
    date: '1/5/42',
    strikes: [
      {
        title: 'Shokaku strikes',
        striker: 'japan',
        flights: [
          { type: 'A6M', points: 1, from: 'Shokaku' },
          { type: 'D3A', points: 3, from: 'Shokaku' },
          { type: 'B5N', points: 2, from: 'Shokaku' },
        ],
        bases: oneBase('Shokaku', true, 3),
      },
      {
        title: 'Yorktown strikes',
        striker: 'allies',
        flights: [
          { type: 'F4F', points: 1, from: 'Yorktown' },
          { type: 'SBD', points: 3, from: 'Yorktown' },
          { type: 'TBD', points: 3, from: 'Yorktown' },
        ],
        bases: oneBase('Yorktown', true, 3),
      },
    ],
    japan: {
      ships: ['Shokaku', 'Myoko', 'Haguro', 'Ariake', 'Shiratsuyu', 'Ushio'],
      admirals: [{ name: 'Hara', ship: 'Shokaku' }],
      cap: [{ type: 'A6M', points: 1, from: 'Shokaku' }],
    },
    allies: {
      ships: ['Yorktown', 'Astoria', 'Chester', 'Phelps', 'Dewey', 'Morris'],
      admirals: [{ name: 'Fletcher', ship: 'Yorktown' }],
      cap: [{ type: 'F4F', points: 1, from: 'Yorktown' }],
    },
    line: 7,
  },
  {
    id: 'coral-sea-strikes',
    title: 'Air strike: Coral Sea, 8 May 1942',
    about:
      'The first battle between carriers: both sides have found each other and launched. Shokaku and Zuikaku strike Lexington and Yorktown, and are struck.',
    date: '2/5/42',
    ...coralSea,
    line: 11,
  },
  {
    id: 'coral-sea-search',
    title: 'Search and strike: Coral Sea, 7 and 8 May 1942',
    about:
      'The day before, and the day: three markers a side, of which one is the carriers, one something smaller and one nothing. Planes search, owners report, sometimes falsely, and strikes fly where the reports send them. Half an hour.',
    date: '2/5/42',
    ...coralSea,
    search: {
      airPhases: 3,
      japan: {
        markers: ['TF A', 'TF B', 'TF C'],
        others: [{ name: 'the Covering Group', ships: ['Shoho', 'Aoba', 'Kinugasa', 'Sazanami'] }],
        searchers: [
          { name: 'Carrier Division 5', table: 'carrier', value: 9, band: 'short' },
          { name: 'Rabaul and Tulagi', table: 'land', value: 12, band: 'medium' },
        ],
      },
      allies: {
        markers: ['TF 1', 'TF 2', 'TF 3'],
        others: [{ name: 'the Fuelling Group', ships: ['Neosho', 'Sims'] }],
        searchers: [
          { name: 'Task Force 17', table: 'carrier', value: 12, band: 'short' },
          { name: 'Townsville', table: 'land', value: 6, band: 'long' },
        ],
      },
    },
    line: 3,
  },
  {
    id: 'santa-cruz-strikes',
    title: 'Air strike: Santa Cruz, 26 October 1942',
    about:
      'Three strikes: Nagumo’s first on Hornet and Enterprise, theirs on Shokaku and Zuikaku at long range, and Nagumo’s second, which Junyo’s planes try to join.',
    date: '4/10/42',
    strikes: [
      {
        title: 'Nagumo’s first strike',
        striker: 'japan',
        flights: [
          { type: 'A6M', points: 2, from: 'Third Fleet', elite: true },
          { type: 'D3A', points: 2, from: 'Third Fleet', elite: true },
          { type: 'B5N', points: 2, from: 'Third Fleet', elite: true },
        ],
        bases: oneBase('Third Fleet', true, 3),
      },
      {
        title: 'Hornet and Enterprise strike',
        striker: 'allies',
        flights: [
          { type: 'F4F', points: 2, from: 'Task Force 61' },
          { type: 'SBD', points: 3, from: 'Task Force 61' },
          { type: 'TBF', points: 2, from: 'Task Force 61', extended: true },
        ],
        bases: oneBase('Task Force 61', true, 3),
      },
      {
        title: 'Nagumo’s second strike, and Junyo’s',
        striker: 'japan',
        flights: [
          { type: 'A6M', points: 1, from: 'Third Fleet' },
          { type: 'D3A', points: 2, from: 'Third Fleet' },
          { type: 'B5N', points: 1, from: 'Third Fleet', elite: true },
          { type: 'A6M', points: 1, from: 'Junyo' },
          { type: 'D3A', points: 2, from: 'Junyo' },
        ],
        bases: {
          'Third Fleet': { carrier: true, range: 3, apart: { Junyo: 6 } },
          Junyo: { carrier: true, range: 5, apart: { 'Third Fleet': 6 }, apartWith: 2 },
        },
      },
    ],
    japan: {
      // Zuiho, hit by two scouts before the strikes, had turned away.
      ships: ['Shokaku', 'Zuikaku', 'Kumano', 'Tone', 'Chikuma', 'Amatsukaze', 'Teruzuki', 'Arashi'],
      admirals: [{ name: 'Nagumo', ship: 'Shokaku' }],
      cap: [{ type: 'A6M', points: 2, from: 'Third Fleet' }],
    },
    allies: {
      ships: [
        'Enterprise',
        'Hornet',
        'South Dakota',
        'Portland',
        'Northampton',
        'Pensacola',
        'San Juan',
        'San Diego',
        'Juneau',
        'Porter',
        'Maury',
        'Morris',
        'Hughes',
      ],
      admirals: [{ name: 'Kinkaid', ship: 'Enterprise' }],
      cap: [{ type: 'F4F', points: 4, from: 'Task Force 61' }],
    },
    line: 18,
  },
  {
    id: 'force-z',
    title: 'Air strike: Force Z, 10 December 1941',
    about:
      'Prince of Wales and Repulse without a fighter over them, and bombers from Indochina, of which nobody knows how many carry torpedoes.',
    date: '1/13/41',
    strikes: [
      {
        title: 'The 22nd Air Flotilla strikes',
        striker: 'japan',
        flights: [
          { type: 'G3M', points: 5, from: 'Saigon', elite: true },
          { type: 'G4M', points: 3, from: 'Thu Dau Mot', elite: true },
        ],
        bases: {
          Saigon: { carrier: false, range: 7, apart: { 'Thu Dau Mot': 1 } },
          'Thu Dau Mot': { carrier: false, range: 7, apart: { Saigon: 1 } },
        },
      },
    ],
    japan: { ships: [], admirals: [], cap: [] },
    allies: {
      ships: ['Prince of Wales', 'Repulse', 'Electra', 'Vampire'],
      admirals: [],
      cap: [],
    },
    line: 25,
  },
];
