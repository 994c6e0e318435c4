/** Surface actions of 1942, from public facts. Destroyers are sections of two or three under the name of the leader. */
import type { Side } from '../sides.js';
import { esperanceSearch } from './esperance-search.js';
import type { SurfaceSearch } from './groups.js';

export const leaderless = ['nobody available', 'moving'] as const;
export type Leaderless = (typeof leaderless)[number];

export type ForceInput = {
  readonly ships: readonly string[];
  readonly damaged?: { readonly [ship: string]: number };
  /** 19.5.1 With troops or supplies aboard, or towing. */
  readonly loaded?: readonly string[];
  /** 20.7.1 Why nobody commands: nobody was to be had, or the force was only on its way. */
  readonly leaderless?: Leaderless;
  /** 20.8 Lee and Task Force 34 within two hexes. */
  readonly battleLine?: true;
  /** The commander first. */
  readonly admirals: readonly { readonly name: string; readonly ship: string }[];
};

export type SurfaceScenario = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly date: string;
  readonly night: boolean;
  readonly sequences: number;
  /** R38 Points a side begins with, so that both can win. */
  readonly handicap?: { readonly [side in Side]?: number };
  /** R100 How often harm counts that a side does; once unless said otherwise. */
  readonly counts?: { readonly [side in Side]?: number };
  readonly reacted?: Side | null;
  /** 16.7.2 Whose port lies in the hex of the battle. */
  readonly port?: Side | null;
  readonly japan: ForceInput;
  readonly allies: ForceInput;
  /** 13 Forces that have first to be found; `japan` and `allies` are then all of them together. */
  readonly search?: SurfaceSearch | null;
};

export const surfaceScenarios: readonly SurfaceScenario[] = [
  {
    id: 'cruiser-duel',
    title: 'Surface action: a cruiser duel, to learn',
    about: 'By day, two cruisers and two sections of destroyers a side. Twenty minutes, and everything lies open.',
    date: '1/9/42',
    night: false,
    sequences: 6,
    handicap: { allies: 30 },
    japan: { ships: ['Chokai', 'Aoba', 'Fubuki', 'Oyashio'], admirals: [{ name: 'Mikawa', ship: 'Chokai' }] },
    allies: {
      ships: ['San Francisco', 'Salt Lake City', 'Buchanan', 'Fletcher'],
      admirals: [{ name: 'Scott', ship: 'San Francisco' }],
    },
  },
  {
    id: 'savo-island',
    title: 'Surface action: Savo Island',
    about:
      'The night of 8 August 1942: Mikawa brings seven cruisers and a destroyer down on the screen off Guadalcanal, which is asleep.',
    date: '2/8/42',
    night: true,
    sequences: 3,
    handicap: { allies: 166 },
    counts: { allies: 3 },
    japan: {
      ships: ['Chokai', 'Aoba', 'Kako', 'Kinugasa', 'Furutaka', 'Tenryu', 'Yubari', 'Yunagi'],
      admirals: [
        { name: 'Mikawa', ship: 'Chokai' },
        { name: 'Goto', ship: 'Aoba' },
      ],
    },
    allies: {
      ships: ['Vincennes', 'Quincy', 'Astoria', 'Canberra', 'Chicago', 'Patterson', 'Helm', 'Blue'],
      leaderless: 'nobody available',
      admirals: [],
    },
  },
  {
    id: 'cape-esperance',
    title: 'Surface action: Cape Esperance',
    about: 'The night of 11 October 1942: Scott waits across the way of Goto’s cruisers, which do not expect him.',
    date: '2/10/42',
    port: 'allies',
    night: true,
    sequences: 3,
    handicap: { japan: 70 },
    japan: { ships: ['Aoba', 'Furutaka', 'Kinugasa', 'Fubuki'], admirals: [{ name: 'Goto', ship: 'Aoba' }] },
    allies: {
      ships: ['San Francisco', 'Salt Lake City', 'Boise', 'Helena', 'Farenholt', 'Buchanan'],
      admirals: [{ name: 'Scott', ship: 'San Francisco' }],
    },
  },
  {
    id: 'tassafaronga',
    title: 'Surface action: Tassafaronga',
    about:
      'The night of 30 November 1942: eight destroyers with supplies for Guadalcanal meet five cruisers, and answer with torpedoes.',
    date: '1/12/42',
    port: 'allies',
    night: true,
    sequences: 2,
    handicap: { allies: 104 },
    counts: { allies: 2 },
    japan: {
      ships: ['Naganami', 'Kuroshio', 'Oyashio', 'Suzukaze'],
      admirals: [{ name: 'Tanaka', ship: 'Naganami' }],
    },
    allies: {
      ships: ['Minneapolis', 'New Orleans', 'Pensacola', 'Northampton', 'Honolulu', 'Fletcher', 'Lamson'],
      admirals: [
        { name: 'Wright', ship: 'Minneapolis' },
        { name: 'Tisdale', ship: 'Honolulu' },
      ],
    },
  },
  esperanceSearch,
];
