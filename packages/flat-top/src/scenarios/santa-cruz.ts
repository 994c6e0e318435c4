/** Scenario four: Santa Cruz, and its shorter version. */
import { additional } from './additional-planes.js';
import type { Area, OrderOfBattle, ScenarioData, StartGroup } from './scenario.js';

const near = (place: string, within: number): Area => ({ near: { place, within } });
const company: StartGroup = { ships: 'rest', with: 'any group' };
const carriers = ['Hornet', 'Enterprise', 'South Dakota'];

const allied: OrderOfBattle = {
  ships: [
    'Enterprise',
    'Hornet',
    'South Dakota',
    'Washington',
    'Portland',
    'Northampton',
    'Pensacola',
    'San Francisco',
    'San Juan',
    'San Diego',
    'Juneau',
    'Helena',
    'Atlanta',
    '22 DD',
    '2 PG',
    '11 SS',
  ],
  start: [
    { ships: carriers, areas: [near('Ndeni Island', 8)] },
    { ships: ['Washington'], areas: [{ ...near('Guadalcanal Island', 6), sectors: [7] }] },
    { ships: ['2 DD', '2 PG'], areas: [near('Henderson', 1)] },
    company,
  ],
  sea: { Wildcat: 23, Dauntless: 24, Avenger: 9 },
  bases: ['Henderson', 'New Caledonia', 'Espiritu Santo', 'Gili-Gili', 'Port Moresby', 'Australia'],
  land: [
    {
      at: ['Henderson', 'Espiritu Santo', 'New Caledonia'],
      planes: { Wildcat: 8, 'P-39': 3, Hudson: 3, Catalina: 9, 'B-17': 10, Dauntless: 6 },
    },
    {
      at: ['Port Moresby', 'Gili-Gili', 'Australia'],
      planes: {
        'B-17': 9,
        'B-26': 24,
        'B-25': 16,
        Hudson: 2,
        Catalina: 2,
        'A-20': 4,
        'P-39': 4,
        'P-40': 24,
        Beaufort: 4,
        Beaufighter: 4,
      },
    },
  ],
  radar: ['ships', 'bases'],
};

const bases = ['Rabaul', 'Shortland', 'Buin', 'Buka', 'Gasmata', 'Buna', 'Lae', 'Truk', 'Kavieng'];

const japan: OrderOfBattle = {
  ships: [
    'Shokaku',
    'Zuikaku',
    'Junyo',
    'Zuiho',
    'Tone',
    'Chikuma',
    'Kongo',
    'Haruna',
    'Kirishima',
    'Hiei',
    'Atago',
    'Takao',
    'Myoko',
    'Maya',
    'Kumano',
    'Suzuya',
    'Chokai',
    'Isuzu',
    'Nagara',
    'Yura',
    '38 DD',
    '12 SS',
  ],
  start: [
    { ships: ['Yura', 'any DD'], areas: [{ ...near('Guadalcanal Island', 4), sectors: [3] }] },
    { ships: 'rest', areas: [{ sectors: [3], edge: { of: 'N', within: 8 } }] },
  ],
  sea: { Zero: 31, Val: 21, Kate: 17, Pete: 4, Jake: 2, Judy: 1 },
  bases,
  land: [{ at: bases, planes: { Rufe: 2, Emily: 1, Mavis: 4, Kate: 6, Val: 15, Zero: 30, Nell: 9, Betty: 11 } }],
  radar: ['Rabaul', 'Lae', 'Shortland', 'Gasmata', 'Buna'],
};

export const santaCruz: ScenarioData = {
  figures: 'SC4',
  name: 'santa-cruz',
  title: 'Santa Cruz',
  date: '25 October 1942',
  firstHour: 1,
  turns: 66,
  westHalf: false,
  clouds: 'scattered',
  forces: { allied, japan },
  special: {
    additional: additional.SC4,
    fastRepairByDay: { base: 'Henderson', hits: 2 },
  },
  victory: { automatic: 250, floor: 200 },
};

/** 26.2 The same forces, other waters. */
export const santaCruzBattle: ScenarioData = {
  ...santaCruz,
  name: 'santa-cruz-battle',
  title: 'Santa Cruz: The Battle',
  date: '26 October 1942',
  turns: 18,
  forces: {
    allied: {
      ...allied,
      start: [
        { ships: carriers, areas: [near('Ndeni', 5)] },
        { ships: ['Washington'], areas: [{ ...near('Guadalcanal Island', 3), sectors: [7] }] },
        { ships: ['2 DD', '1 PG'], areas: [near('Henderson', 3)] },
        company,
      ],
    },
    japan: {
      ...japan,
      start: [
        { ships: ['8 DD'], areas: [near('Shortland', 0)] },
        { ships: 'rest', areas: [near('Stewart Islands', 5)] },
      ],
    },
  },
};
