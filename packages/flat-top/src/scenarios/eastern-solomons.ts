/** Scenario three: the Eastern Solomons, and its shorter version. */
import { additional } from './additional-planes.js';
import type { OrderOfBattle, ScenarioData } from './scenario.js';

const allied: OrderOfBattle = {
  ships: [
    'Saratoga',
    'Enterprise',
    'Wasp',
    'North Carolina',
    'Minneapolis',
    'New Orleans',
    'Portland',
    'San Francisco',
    'Salt Lake City',
    'San Juan',
    'Atlanta',
    '21 DD',
    '3 AO',
    '6 SS',
  ],
  start: [
    { ships: ['1 DD'], areas: [{ near: { place: 'Gili-Gili', within: 0 } }] },
    {
      ships: ['Wasp', '3 AO', 'San Juan', 'San Francisco', 'Salt Lake City', '8 DD'],
      areas: [{ sectors: [8], edge: { of: 'E', within: 10 } }],
    },
    { ships: 'rest', areas: [{ sectors: [4] }] },
  ],
  sea: { Wildcat: 34, Dauntless: 36, Avenger: 15 },
  bases: ['Henderson', 'New Caledonia', 'Ndeni', 'Espiritu Santo', 'Gili-Gili', 'Port Moresby', 'Australia'],
  land: [
    {
      at: ['Henderson', 'Espiritu Santo', 'Ndeni', 'New Caledonia'],
      planes: { Catalina: 5, Wildcat: 4, Dauntless: 3, 'P-39': 2, 'B-17': 3, Hudson: 2 },
    },
    {
      at: ['Port Moresby', 'Gili-Gili', 'Australia'],
      planes: {
        'B-17': 8,
        'B-26': 20,
        'B-25': 10,
        Hudson: 1,
        'P-39': 6,
        Catalina: 1,
        'A-20': 3,
        'P-40': 16,
        Beaufort: 3,
        Beaufighter: 2,
      },
    },
  ],
  radar: ['CV', 'BB', 'CA', 'CL', 'bases'],
};

const bases = ['Rabaul', 'Shortland', 'Gasmata', 'Buna', 'Lae', 'Truk', 'Kavieng'];

const japan: OrderOfBattle = {
  ships: [
    'Shokaku',
    'Zuikaku',
    'Ryujo',
    'Chitose',
    'Tone',
    'Chikuma',
    'Mutsu',
    'Kirishima',
    'Hiei',
    'Atago',
    'Maya',
    'Takao',
    'Myoko',
    'Haguro',
    'Suzuya',
    'Kumano',
    'Aoba',
    'Kinugasa',
    'Furutaka',
    'Nagara',
    'Yura',
    'Jintsu',
    'Tenryu',
    'Tatsuta',
    '31 DD',
    '4 APD',
    '5 AP',
    '1 PG',
    '12 SS',
  ],
  start: [
    { ships: ['2 AP', '1 PG', 'Tenryu', 'Tatsuta', 'any DD'], areas: [{ near: { place: 'Rabaul', within: 0 } }] },
    { ships: ['2 AP', 'any DD'], areas: [{ near: { place: 'Goodenough Island', within: 2 } }] },
    { ships: ['Jintsu', '4 APD', '1 AP', 'any DD'], areas: [{ near: { place: 'Ontong Java', within: 4 } }] },
    {
      ships: 'rest',
      areas: [{ sectors: [3], edge: { of: 'N', within: 3 } }, { near: { place: 'Rabaul', within: 0 } }],
    },
  ],
  sea: { Zero: 25, Val: 17, Kate: 17, Judy: 1, Pete: 8, Jake: 4 },
  bases,
  land: [{ at: bases, planes: { Zero: 20, Betty: 8, Nell: 3, Val: 2, Mavis: 2, Emily: 1, Rufe: 2 } }],
  radar: ['Rabaul', 'Lae'],
};

export const easternSolomons: ScenarioData = {
  figures: 'SC3',
  name: 'eastern-solomons',
  title: 'Eastern Solomons',
  date: '24 August 1942',
  firstHour: 1,
  turns: 66,
  westHalf: false,
  clouds: 'scattered',
  forces: { allied, japan },
  special: {
    additional: additional.SC3,
    unload: { japan: ['Gili-Gili', { place: 'Guadalcanal', except: ['Henderson'] }] },
    falls: { base: 'Gili-Gili', to: 'japan', points: 50, planes: ['Zero', 'Val', 'Kate'] },
    baseTakes: { base: 'Gili-Gili', planes: ['P-39', 'P-40', 'Avenger', 'Dauntless', 'Wildcat'] },
    fueling: [
      { side: 'allied', ships: ['Wasp'], by: 'begun' },
      { side: 'allied', ships: ['Enterprise', 'Saratoga'], by: { day: 2, hour: 12 } },
    ],
    nightGroup: { ship: 'Wasp', planes: ['Dauntless', 'Avenger'], most: 17 },
  },
  victory: {
    automatic: 200,
    floor: 50,
    unloading: { reaches: { side: 'japan', at: 'Gili-Gili', points: 50, bonus: 50 } },
  },
};

/** 26.2 The same forces, other waters. */
export const easternSolomonsBattle: ScenarioData = {
  ...easternSolomons,
  name: 'eastern-solomons-battle',
  title: 'Eastern Solomons: The Battle',
  turns: 18,
  forces: {
    allied: { ...allied, start: [{ ships: 'rest', areas: [{ sectors: [4] }] }] },
    japan: {
      ...japan,
      start: [
        { ships: ['Jintsu', '4 APD', '1 AP', 'any DD'], areas: [{ near: { place: 'Ontong Java', within: 4 } }] },
        {
          ships: 'rest',
          areas: [
            {
              sectors: [2, 3],
              notNear: [
                { place: 'Henderson', within: 7 },
                { place: 'Gili-Gili', within: 7 },
              ],
            },
          ],
        },
      ],
    },
  },
};
