/** Chapter 14: planes come home, or are destroyed on the ground. */
import type { Game } from '@ironbottom/umpire';
import { type FlatTopGame, ownOf } from '../src/game-kit.js';
import type { Given } from '../src/game-testing.js';
import { asking, flying, type Positions, sea } from './position.js';

export const comingHome: Positions = {
  'landing on damaged carriers at night': {
    rules: '8.2, 14.9, 14.10, 21.2.3',
    seat: 'allied',
    depth: 1,
    game: () => landing({ flown: 5 }, { Lexington: { hits: 2 }, Yorktown: { hits: 1 } }, {}),
  },
  'landing on carriers with too little room': {
    rules: '8.2, 14.9',
    seat: 'allied',
    depth: 1,
    game: () =>
      landing(
        { flown: 0 },
        { Lexington: { hits: 3 }, Yorktown: {} },
        { Lexington: { ready: ['8 Dauntless* AP'] }, Yorktown: { readying: ['18 Dauntless*', '9 Wildcat*'] } },
      ),
  },
  'landing on a carrier that has not steamed into the wind': {
    rules: '6.10, 14.9',
    seat: 'allied',
    depth: 1,
    game: () => landing({ flown: 0 }, {}, {}, false),
  },
  'arriving from beyond the board': {
    rules: '14.11',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying(
        {
          japan: {
            flights: [
              { hex: 'S1', planes: ['2 Nell'], away: { base: 'Kavieng', turns: 1, inbound: true } },
              { hex: 'AA1', planes: ['2 Betty'], away: { base: 'Truk', turns: 2, inbound: true } },
            ],
          },
        },
        'japan',
        'log',
        [],
      ),
  },
  'at an entry hex, home within reach': {
    rules: '14.2.1, 14.12',
    seat: 'japan',
    depth: 1,
    game: () => flying({ japan: { flights: [{ hex: 'S1', planes: ['2 Nell'] }] } }, 'japan', 'land', []),
  },
  'a closed base on the way home': {
    rules: '14.2.1, 21.5',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying(
        { japan: { flights: [{ hex: 'V8', planes: ['2 Kate'] }], baseHits: { Gasmata: 4 } } },
        'japan',
        'land',
        [],
      ),
  },
  'mountains between a base and its planes': {
    rules: '14.2.1, 14.15.5',
    seat: 'allied',
    depth: 1,
    game: () => flying({ allied: { flights: [{ hex: 'K16', planes: ['2 Devastator*'] }] } }, 'allied', 'land', []),
  },
  'high planes beyond the mountains': {
    rules: '14.2.1, 14.15.3, 14.15.5',
    seat: 'allied',
    depth: 1,
    game: () =>
      flying(
        {
          allied: {
            flights: ['K15', 'H18', 'H19'].map((hex) => ({ hex, planes: ['2 Devastator* high'] })),
          },
        },
        'allied',
        'land',
        [],
      ),
  },
  'the minimum of a base spent on landings': {
    rules: '14.8.1, 14.9',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying(
        { japan: { flights: ['Y9', 'Y7'].map((hex) => ({ hex, planes: ['2 Nell'] })) } },
        'japan',
        'land',
        [],
        (state) => {
          ownOf(state, 'japan').landed = { Rabaul: { minimum: 4, normal: 0, maximum: 0 } };
        },
      ),
  },
  'destroying planes on the ground': {
    rules: '14.21',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying(
        { japan: { parked: { Rabaul: { ready: ['3 Zero GP', '2 Zero'] }, Gasmata: { readying: ['4 Kate'] } } } },
        'japan',
        'land',
        ['destroy'],
      ),
  },
};

function landing(
  { flown }: { flown: number },
  ships: { [name: string]: { hits?: number } },
  parked: NonNullable<Given['allied']>['parked'],
  windward = true,
): Game<FlatTopGame> {
  return asking(
    { kind: 'landing', rule: '14.9', side: 'allied', af: 'AF 1', dived: [] },
    {
      hour: 20,
      allied: {
        tfs: [{ hex: sea, ships: ['Lexington', 'Yorktown'] }],
        ships,
        parked: parked ?? {},
        flights: [{ hex: sea, planes: ['4 Wildcat*', '3 Dauntless* AP'], flown, moved: true }],
      },
    },
    (state) => {
      if (windward) ownOf(state, 'allied').intoWind = { Lexington: true, Yorktown: true };
    },
  );
}
