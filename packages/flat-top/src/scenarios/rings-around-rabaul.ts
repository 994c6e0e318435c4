/** Scenario one: Lexington's raid on Rabaul. */
import type { ScenarioData } from './scenario.js';

export const ringsAroundRabaul: ScenarioData = {
  figures: 'SC1',
  name: 'rings-around-rabaul',
  title: 'Rings Around Rabaul',
  date: '23 February 1942',
  firstHour: 6,
  turns: 13,
  westHalf: true,
  clouds: 'scattered',
  forces: {
    allied: {
      ships: ['Lexington', 'Minneapolis', 'San Francisco', 'Indianapolis', 'Pensacola', '10 DD'],
      start: [{ ships: 'rest', areas: [{ edge: { of: 'E', within: 1 }, sectors: [2] }] }],
      sea: { Wildcat: 8, Dauntless: 12, Devastator: 4 },
      bases: ['Port Moresby'],
      land: [{ at: ['Port Moresby'], planes: { 'P-40': 12, Catalina: 4 } }],
      radar: ['Lexington', 'Port Moresby'],
    },
    japan: {
      ships: [],
      start: [],
      sea: {},
      bases: ['Rabaul', 'Gasmata', 'Kavieng', 'Truk'],
      land: [
        {
          at: ['Rabaul', 'Gasmata', 'Kavieng', 'Truk'],
          planes: { Zero: 10, Mavis: 8, Jake: 1, Rufe: 1, Kate: 10, Nell: 12 },
        },
      ],
      radar: [],
    },
  },
  special: {
    whenShipSeen: { side: 'japan', base: 'Truk', planes: { Zero: 5, Betty: 5 } },
    oneTaskForce: 'allied',
    noCoastwatchers: ['japan New Guinea'],
    noTakeOffOnFirstTurn: 'japan',
    freeTakeOff: { side: 'allied', plane: 'Catalina', base: 'Port Moresby' },
  },
  victory: {
    automatic: null,
    floor: null,
    sunkLoses: 'Lexington',
    raid: { side: 'allied', base: 'Rabaul', points: 20, outright: 4, least: 2 },
  },
};
