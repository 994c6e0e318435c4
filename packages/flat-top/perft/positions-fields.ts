/** Chapters 4, 8 and 22: planes on decks and fields. */
import { ownOf } from '../src/game-kit.js';
import { type Given, hexNamed } from '../src/game-testing.js';
import { ringsAroundRabaul } from '../src/scenarios/rings-around-rabaul.js';
import { asking, at, open, type Positions, quiet, sea } from './position.js';

const { forces } = ringsAroundRabaul;

export const onDecksAndFields: Positions = {
  'boxes with a Readying Factor that does not reach': {
    rules: '8.6, 8.7, 8.8',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'boxes' },
        { japan: { parked: { Rabaul: { ready: ['3 Zero'], justLanded: ['4 Kate'], readying: ['5 Nell'] } } } },
      ),
  },
  'boxes aboard a carrier': {
    rules: '8.6, 8.7, 8.8',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'boxes' },
        {
          allied: {
            tfs: [{ hex: sea, ships: ['Lexington'] }],
            parked: { Lexington: { ready: ['4 Wildcat*'], justLanded: ['3 Dauntless*'], readying: ['4 Devastator*'] } },
          },
        },
      ),
  },
  'dispersed planes and others at one base': {
    rules: '8.6, 8.8',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'boxes' },
        { japan: { parked: { Gasmata: { ready: ['2 Kate torpedo'], readying: ['3 Zero dispersed', '3 Zero'] } } } },
      ),
  },
  'a damaged carrier forms formations': {
    rules: '8.3, 8.5, 21.2.3',
    seat: 'allied',
    depth: 1,
    game: () => asking({ kind: 'air-operations', rule: '8.10', stage: 'formations' }, aboardLexington({ hits: 2 })),
  },
  'a carrier in a storm forms formations': {
    rules: '6.6, 6.10, 8.3.2',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'formations' },
        { ...aboardLexington({}), clouds: [sea, 'DD26'] },
      ),
  },
  'a closed base and a tender at anchor': {
    rules: '12.7.3, 21.5',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'formations' },
        {
          japan: {
            tfs: [{ hex: 'Y23', ships: ['Chitose'] }],
            ships: { Chitose: { anchored: true } },
            parked: { Chitose: { ready: ['5 Mavis', '4 Pete'] }, Gasmata: { ready: ['3 Zero'] } },
            baseHits: { Gasmata: 4 },
          },
        },
      ),
  },
  'Catalinas that fly without restriction': {
    rules: '8.3.3, 21.3.1, SC1.8',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'formations' },
        {
          allied: {
            parked: { 'Port Moresby': { ready: ['9 P-40', '3 Catalina'] } },
            baseHits: { 'Port Moresby': 8 },
          },
        },
      ),
  },
  'nobody takes off on the first turn': {
    rules: 'SC1.7',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'air-operations', rule: '8.10', stage: 'formations' },
        { turn: 0, hour: 6, japan: { parked: { Rabaul: { ready: ['3 Zero', '2 Nell GP'] } } } },
      ),
  },
  'reorganizing over Rabaul': {
    rules: '8.11',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'reorganize', rule: '8.11', side: 'japan', hex: hexNamed('Y3') },
        {
          japan: {
            flights: [
              { hex: 'Y3', planes: ['3 Zero high'] },
              { hex: 'Y3', planes: ['2 Nell GP', '1 Zero'] },
            ],
          },
        },
      ),
  },
  'reorganizing those that have taken off': {
    rules: '8.4, 8.11, 14.8',
    seat: 'japan',
    depth: 1,
    game: () =>
      asking(
        { kind: 'reorganize', rule: '8.11', side: 'japan', hex: hexNamed('Y3') },
        {
          japan: {
            flights: [
              { hex: 'Y3', planes: ['3 Zero'], launches: [{ place: 'Rabaul', factors: 3 }] },
              { hex: 'Y3', planes: ['2 Nell GP'], launches: [{ place: 'Rabaul', factors: 2 }], flown: 2 },
              { hex: 'Y3', planes: ['2 Kate'], flown: 3 },
            ],
          },
        },
      ),
  },
  'replacements at one in the morning': {
    rules: '22.1, 22.2, 8.2, 8.9',
    seat: 'japan',
    depth: 1,
    game: () =>
      at(
        {
          hour: 1,
          agenda: [quiet],
          scenario: open,
          japan: {
            tfs: [{ hex: sea, ships: ['Shoho'] }],
            parked: { Shoho: { ready: ['6 Zero'], readying: ['3 Kate*'] } },
          },
        },
        (state) => {
          ownOf(state, 'japan').lostToday = { Zero: 16, 'Zero*': 6, Betty: 6 };
        },
      ),
  },
  'replacements shared by land and sea': {
    rules: '22.2, 8.2',
    seat: 'allied',
    depth: 1,
    game: () =>
      at(
        {
          hour: 1,
          agenda: [quiet],
          allied: {
            tfs: [{ hex: sea, ships: ['Lexington'] }],
            parked: { Lexington: { ready: ['12 Dauntless*'], readying: ['17 Wildcat*'] } },
          },
        },
        (state) => {
          ownOf(state, 'allied').lostToday = { Wildcat: 4, 'Wildcat*': 4 };
        },
      ),
  },
  'a small order of battle': {
    rules: '4.1, 4.2',
    seat: 'japan',
    depth: 1,
    game: () =>
      at({
        scenario: {
          special: {},
          forces: {
            allied: forces.allied,
            japan: {
              ships: ['Shoho', '2 DD'],
              start: [{ ships: 'rest', areas: [{ hexes: ['DD25', 'DD26', 'DD27'] }] }],
              sea: { Zero: 3 },
              bases: ['Gasmata'],
              land: [{ at: ['Gasmata'], planes: { Zero: 2 } }],
              radar: [],
            },
          },
        },
        agenda: [{ kind: 'set-up', rule: '4.1', own: ['japan'] }],
        japan: { tfs: [{ hex: 'DD25', ships: ['Shoho', '2 DD'] }], bases: ['Gasmata'] },
      }),
  },
};

const aboardLexington = (ship: { hits?: number }): Given => ({
  allied: {
    tfs: [{ hex: sea, ships: ['Lexington'] }],
    ships: { Lexington: ship },
    parked: { Lexington: { ready: ['8 Wildcat*', '6 Dauntless* AP'] } },
  },
});
