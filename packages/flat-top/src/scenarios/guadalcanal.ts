/** Scenario five: the naval battle of Guadalcanal. */
import { additional } from './additional-planes.js';
import type { OrderOfBattle, ScenarioData } from './scenario.js';

const allied: OrderOfBattle = {
  ships: [
    'Enterprise',
    'Washington',
    'South Dakota',
    'San Francisco',
    'Pensacola',
    'Portland',
    'Northampton',
    'Helena',
    'Juneau',
    'Atlanta',
    'San Diego',
    '23 DD',
    '1 PG',
    '7 AP',
    '12 SS',
  ],
  start: [
    {
      ships: ['7 AP', 'Portland', 'San Francisco', 'Pensacola', 'Atlanta', 'Juneau', 'Helena', '1 PG', 'any DD'],
      areas: [{ near: { place: 'Henderson', within: 0 } }],
    },
    { ships: 'rest', areas: [{ edge: { of: 'S', within: 0 }, sectors: [8] }], enters: { day: 2, hour: 1 } },
  ],
  sea: { Wildcat: 13, Dauntless: 10, Avenger: 3 },
  bases: ['Henderson', 'New Caledonia', 'Espiritu Santo', 'Gili-Gili', 'Port Moresby', 'Australia'],
  land: [
    {
      at: ['Henderson', 'Espiritu Santo', 'New Caledonia'],
      planes: { Wildcat: 9, 'B-17': 12, Hudson: 2, Catalina: 8, 'P-39': 1, Dauntless: 12, Avenger: 3 },
    },
    {
      at: ['Port Moresby', 'Gili-Gili', 'Australia'],
      planes: {
        'B-17': 9,
        'B-26': 20,
        'B-25': 20,
        Hudson: 2,
        Catalina: 2,
        'A-20': 4,
        'P-40': 24,
        Beaufort: 4,
        Beaufighter: 4,
        'P-38': 5,
      },
    },
  ],
  radar: ['ships', 'bases'],
};

const bases = ['Rabaul', 'Shortland', 'Buin', 'Buka', 'Gasmata', 'Buna', 'Lae', 'Truk', 'Kavieng'];

const japan: OrderOfBattle = {
  ships: [
    'Junyo',
    'Hiyo',
    'Tone',
    'Hiei',
    'Kirishima',
    'Kongo',
    'Haruna',
    'Atago',
    'Takao',
    'Chokai',
    'Kinugasa',
    'Suzuya',
    'Maya',
    'Nagara',
    'Sendai',
    'Isuzu',
    'Tenryu',
    '37 DD',
    '11 AP',
    '12 SS',
  ],
  start: [
    {
      ships: ['Chokai', 'Kinugasa', 'Isuzu', 'Suzuya', 'Maya', 'Tenryu', '11 AP', '17 DD'],
      areas: [{ near: { place: 'Shortland', within: 0 } }],
    },
    { ships: 'rest', areas: [{ near: { place: 'Ontong Java', within: 4 } }] },
  ],
  sea: { Zero: 14, Val: 12, Kate: 6, Jake: 2, Pete: 3 },
  bases,
  land: [{ at: bases, planes: { Rufe: 2, Emily: 2, Mavis: 4, Kate: 3, Val: 9, Zero: 30, Nell: 2, Betty: 20 } }],
  radar: ['Shortland', 'Rabaul', 'Lae', 'Gasmata'],
};

export const guadalcanal: ScenarioData = {
  figures: 'SC5',
  name: 'guadalcanal',
  title: 'Guadalcanal',
  date: '12 November 1942',
  firstHour: 6,
  turns: 79,
  westHalf: false,
  clouds: 'scattered',
  forces: { allied, japan },
  special: {
    additional: additional.SC5,
    unload: { allied: ['Henderson'], japan: [{ place: 'Guadalcanal', except: ['Henderson'] }] },
    fastRepairByDay: { base: 'Henderson', hits: 2 },
  },
  victory: { automatic: 100, floor: 50, unloading: { more: 50, wins: { side: 'japan', points: 100 } } },
};
