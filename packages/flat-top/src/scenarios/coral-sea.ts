/** Scenario two: the Coral Sea, five days in May, and its two shorter versions. */
import { additional } from './additional-planes.js';
import type { Area, OrderOfBattle, ScenarioData, SpecialRules, StartGroup } from './scenario.js';

const southOf = (sectors: readonly number[], within: number): Area => ({ sectors, edge: { of: 'S', within } });
const near = (place: string, within: number): Area => ({ near: { place, within } });
const company: StartGroup = { ships: 'rest', with: 'any group' };

/** SC2.6 Kamikawa lies at Deboyne with her seaplane base, if her owner likes, and one or two gunboats with her (R155). */
const atDeboyne: StartGroup = {
  ships: ['Kamikawa', '2 PG'],
  instead: true,
  areas: [near('Deboyne Island', 0)],
  anchored: ['Kamikawa'],
};

const allied: OrderOfBattle = {
  ships: [
    'Lexington',
    'Yorktown',
    'Chester',
    'New Orleans',
    'Astoria',
    'Portland',
    'Minneapolis',
    'Australia',
    'Chicago',
    'Hobart',
    '14 DD',
    '2 AO',
    '5 SS',
  ],
  start: [
    { ships: ['Yorktown'], areas: [southOf([7], 16)] },
    { ships: ['Lexington', '2 AO'], areas: [southOf([7], 5)] },
    company,
  ],
  sea: { Wildcat: 14, Dauntless: 25, Devastator: 8 },
  bases: ['New Caledonia', 'Australia', 'Port Moresby'],
  land: [
    { at: ['New Caledonia'], planes: { Catalina: 4 } },
    {
      at: ['Port Moresby', 'Australia'],
      planes: { Catalina: 1, Hudson: 2, 'B-26': 12, 'B-25': 5, Dauntless: 3, 'P-39': 12, 'P-40': 2, 'B-17': 5 },
    },
  ],
  radar: ['CV', 'bases'],
};

const bases = ['Tulagi', 'Rabaul', 'Kavieng', 'Lae', 'Shortland', 'Truk'];

const japan: OrderOfBattle = {
  ships: [
    'Shokaku',
    'Zuikaku',
    'Shoho',
    'Kamikawa',
    'Myoko',
    'Haguro',
    'Aoba',
    'Kako',
    'Kinugasa',
    'Furutaka',
    'Yubari',
    'Tenryu',
    'Tatsuta',
    '15 DD',
    '4 AO',
    '8 PG',
    '13 AP',
    '7 SS',
  ],
  start: [
    { ships: ['2 AO', '12 AP', '4 PG'], areas: [near('Rabaul', 0)], anchored: true },
    { ships: ['1 AP', '4 PG', '2 DD'], areas: [near('Tulagi', 0)], anchored: true },
    { ships: ['Shoho', '1 AO'], areas: [near('Bougainville Island', 5)] },
    { ships: ['Shokaku', 'Zuikaku', '1 AO'], areas: [near('Rabaul', 8)] },
    atDeboyne,
    company,
  ],
  sea: { Zero: 16, Val: 14, Kate: 17, Dave: 3, Pete: 4 },
  bases,
  land: [{ at: bases, planes: { Zero: 21, Betty: 12, Nell: 16, Mavis: 5, Rufe: 1 } }],
  radar: [],
};

/** Of all versions. */
const special: SpecialRules = {
  additional: additional.SC2,
  noCoastwatchers: [
    'japan Choiseul',
    'japan Santa Isabel',
    'japan Vella Lavella',
    'japan New Georgia',
    'japan Guadalcanal',
  ],
  unload: { japan: ['Port Moresby'] },
  needsSeaplaneBase: { ship: 'Kamikawa', plane: 'Pete' },
};

export const coralSea: ScenarioData = {
  figures: 'SC2',
  name: 'coral-sea',
  title: 'Coral Sea',
  date: '4 May 1942',
  firstHour: 6,
  turns: 109,
  westHalf: false,
  clouds: 'front',
  forces: { allied, japan },
  special: {
    ...special,
    fueling: [
      { side: 'allied', ships: ['Lexington'], by: 'begun' },
      { side: 'japan', ships: ['Shokaku', 'Zuikaku', 'Shoho'], by: 'begun' },
      { side: 'allied', ships: ['Yorktown'], by: { day: 2, hour: 1 } },
    ],
    heldAtAnchor: [
      { side: 'japan', place: 'Rabaul', until: { day: 2, hour: 18 } },
      { side: 'japan', place: 'Tulagi', until: 'alarm' },
    ],
  },
  victory: {
    automatic: 100,
    floor: 50,
    unloading: {
      fails: { side: 'japan', at: 'Port Moresby', least: 50, bonus: 50 },
      wins: { side: 'japan', at: 'Port Moresby', points: 150 },
    },
  },
};

/** 26.2 The same forces, other waters. */
export const coralSeaCrucialDays: ScenarioData = {
  ...coralSea,
  // R144 Nobody is held at anchor: the days of that are over.
  special,
  name: 'coral-sea-crucial-days',
  title: 'Coral Sea: The Crucial Days',
  date: '7 May 1942',
  firstHour: 1,
  turns: 42,
  forces: {
    allied: { ...allied, start: [{ ships: 'rest', areas: [southOf([6, 7], 12)] }] },
    japan: {
      ...japan,
      start: [
        { ships: ['Shoho'], areas: [near('Deboyne Island', 10)] },
        { ships: ['Shokaku', 'Zuikaku'], areas: [near('Guadalcanal Island', 6)] },
        { ships: ['12 AP', '4 PG', 'Kamikawa'], areas: [near('Woodlark Island', 6)] },
        atDeboyne,
        company,
      ],
    },
  },
};

export const coralSeaBattle: ScenarioData = {
  ...coralSea,
  // R144 Nobody is held at anchor: the days of that are over.
  special,
  name: 'coral-sea-battle',
  title: 'Coral Sea: The Battle',
  date: '8 May 1942',
  firstHour: 1,
  turns: 18,
  forces: {
    allied: { ...allied, start: [{ ships: 'rest', areas: [southOf([6], 15)] }] },
    japan: {
      ...japan,
      start: [
        { ships: ['Shokaku', 'Zuikaku'], areas: [near('New Georgia Island', 7)] },
        { ships: ['12 AP', '2 PG'], areas: [near('Deboyne Island', 15)] },
        atDeboyne,
        company,
      ],
    },
  },
};
