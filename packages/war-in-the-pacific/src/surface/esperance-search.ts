/** The night of 11 October 1942 before anybody had met: forces of both sides at sea, and planes that look for them (R140). */
import type { Group } from './groups.js';
import { together } from './read-search.js';
import type { SurfaceScenario } from './scenarios.js';

const japan: readonly Group[] = [
  {
    name: 'the Bombardment Group',
    ships: ['Aoba', 'Furutaka', 'Kinugasa', 'Fubuki'],
    admirals: [{ name: 'Goto', ship: 'Aoba' }],
    mission: { what: 'shells Henderson Field', before: 30, after: 18, worth: 60 },
    way: { points: 30, hexes: 5 },
  },
  {
    name: 'the Reinforcement Group',
    ships: ['Nisshin', 'Chitose', 'Akizuki', 'Asagumo', 'Murakumo'],
    loaded: ['Nisshin', 'Chitose', 'Akizuki', 'Asagumo', 'Murakumo'],
    leaderless: 'nobody available',
    admirals: [],
    mission: { what: 'lands guns and troops at Tassafaronga', before: 36, after: 12, worth: 60 },
    way: { points: 36, hexes: 6 },
  },
  {
    name: 'the Eighth Fleet',
    ships: ['Chokai', 'Tenryu', 'Oyashio'],
    admirals: [{ name: 'Mikawa', ship: 'Chokai' }],
    mission: null,
    way: { points: 30, hexes: 5 },
  },
];

const allies: readonly Group[] = [
  {
    name: 'Task Group 64.2',
    ships: ['San Francisco', 'Salt Lake City', 'Boise', 'Helena', 'Farenholt', 'Buchanan'],
    admirals: [{ name: 'Scott', ship: 'San Francisco' }],
    mission: null,
    way: { points: 25, hexes: 4 },
  },
  {
    name: 'the Washington group',
    ships: ['Washington', 'Atlanta', 'Benham'],
    admirals: [{ name: 'Lee', ship: 'Washington' }],
    mission: null,
    way: { points: 40, hexes: 7 },
  },
  {
    name: 'the convoy',
    ships: ['McCawley', 'Gwin'],
    loaded: ['McCawley'],
    leaderless: 'nobody available',
    admirals: [],
    mission: { what: 'lands the 164th Infantry at Lunga', before: 24, after: 12, worth: 60 },
    way: { points: 24, hexes: 4 },
  },
];

export const esperanceSearch: SurfaceScenario = {
  id: 'esperance-search',
  title: 'Search and surface action: Cape Esperance, 11 October 1942',
  about:
    'Five markers a side, three of them forces: cruisers that come to shell Henderson Field, troops for Guadalcanal, Scott and Lee in wait. Planes search by day, owners report, sometimes falsely, and by night each chooses whom to go for. Half an hour.',
  date: '2/10/42',
  port: 'allies',
  night: true,
  sequences: 3,
  handicap: { japan: 21 },
  japan: together(japan),
  allies: together(allies),
  search: {
    airPhases: 2,
    coastal: true,
    away: 60,
    japan: {
      markers: ['TF A', 'TF B', 'TF C', 'TF D', 'TF E'],
      groups: japan,
      searchers: [
        { name: 'Rabaul', table: 'land', value: 14, band: 'medium' },
        { name: 'Shortland and Rekata', table: 'land', value: 12, band: 'short' },
      ],
    },
    allies: {
      markers: ['TF 1', 'TF 2', 'TF 3', 'TF 4', 'TF 5'],
      groups: allies,
      searchers: [
        { name: 'Henderson Field', table: 'land', value: 20, band: 'short' },
        { name: 'Espiritu Santo', table: 'land', value: 12, band: 'medium' },
      ],
    },
  },
};
