/** Chapter 14: planes fly. */
import type { Game } from '@ironbottom/umpire';
import { type FlatTopGame, ownOf } from '../src/game-kit.js';
import { flying, type Positions, say, sea } from './position.js';

export const inTheAir: Positions = {
  'a launch with its factors spent': {
    rules: '8.4, 14.8, 14.9',
    seat: 'japan',
    depth: 2,
    plain: true,
    game: () =>
      flying(
        {
          japan: {
            flights: [
              { hex: 'II20', planes: ['4 Zero'], launches: [{ place: 'Rabaul', factors: 4 }], flown: 10, moved: true },
              { hex: 'Y3', planes: ['6 Kate'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 6 }] },
              { hex: 'Y3', planes: ['6 Nell'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 6 }] },
            ],
          },
        },
        'japan',
        'log',
        ['AF 2', 'AF 3'],
      ),
  },
  'a tender launches two scouts': {
    rules: '8.4, 14.8, 14.9',
    seat: 'japan',
    depth: 2,
    plain: true,
    game: () =>
      flying(
        {
          japan: {
            tfs: [{ hex: sea, ships: ['Chitose'] }],
            flights: [
              { hex: sea, planes: ['1 Pete'], onDeck: 'Chitose', launches: [{ place: 'Chitose', factors: 1 }] },
              { hex: sea, planes: ['1 Pete'], onDeck: 'Chitose', launches: [{ place: 'Chitose', factors: 1 }] },
            ],
          },
        },
        'japan',
        'log',
        ['AF 1', 'AF 2'],
      ),
  },
  'the last planes of the example after 14.9': {
    rules: '8.4, 14.8, 14.9',
    seat: 'allied',
    depth: 1,
    plain: true,
    game: () => yorktown(5),
  },
  'the same while the others are still on deck': {
    rules: '8.4, 14.8, 14.9',
    seat: 'allied',
    depth: 1,
    plain: true,
    game: () => yorktown(0),
  },
  'low among mountains': {
    rules: '14.15.5',
    seat: 'japan',
    depth: 1,
    plain: true,
    game: () => flying({ japan: { flights: [{ hex: 'G15', planes: ['2 Dave'] }] } }, 'japan', 'log', ['AF 1']),
  },
  'high among mountains': {
    rules: '14.15.5',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying({ japan: { flights: [{ hex: 'G15', planes: ['2 Dave high'], onMap: true }] } }, 'japan', 'map', ['AF 1']),
  },
  'armed planes on the turn they take off': {
    rules: '14.8.2, 14.15.4',
    seat: 'allied',
    depth: 1,
    game: () =>
      flying(
        {
          allied: {
            flights: [
              {
                hex: 'H19',
                planes: ['9 P-40 GP'],
                onDeck: 'Port Moresby',
                launches: [{ place: 'Port Moresby', factors: 9 }],
              },
            ],
          },
        },
        'allied',
        'appear',
        ['AF 1'],
      ),
  },
  'riding with a carrier that has moved': {
    rules: '14.19',
    seat: 'allied',
    depth: 1,
    game: () =>
      flying(
        {
          allied: {
            tfs: [{ hex: sea, ships: ['Lexington'] }],
            flights: [{ hex: sea, planes: ['4 Devastator* torpedo'], rides: 'Lexington', carried: 2 }],
          },
        },
        'allied',
        'log',
        ['AF 1'],
      ),
  },
  'bombers and escorts part': {
    rules: '14.14, 14.15.1, 14.16',
    seat: 'japan',
    depth: 1,
    game: () => {
      const game = flying(
        { japan: { flights: [{ hex: 'AA10', planes: ['3 Zero', '2 Nell GP', '2 Val AP high'] }] } },
        'japan',
        'log',
        ['AF 1'],
      );
      say(game, 'japan', { path: [], halt: ['trim'] });
      return game;
    },
  },
  'bombers and escorts on the turn they take off': {
    rules: '14.15.4, 14.16',
    seat: 'japan',
    depth: 1,
    game: () => {
      const game = flying(
        {
          japan: {
            flights: [
              {
                hex: 'Y3',
                planes: ['3 Zero', '2 Nell GP', '1 Nell'],
                onDeck: 'Rabaul',
                launches: [{ place: 'Rabaul', factors: 6 }],
              },
            ],
          },
        },
        'japan',
        'log',
        ['AF 1'],
      );
      say(game, 'japan', { path: [], halt: ['trim'] });
      return game;
    },
  },
  'armed planes on their way home': {
    rules: '14.3, 14.14, 14.15.2, 14.19',
    seat: 'allied',
    depth: 1,
    game: () =>
      flying(
        {
          allied: {
            tfs: [{ hex: 'HH20', ships: ['Lexington'] }],
            flights: [{ hex: 'HH22', planes: ['2 Devastator* torpedo high'] }],
          },
        },
        'allied',
        'land',
        ['AF 1'],
        (state) => {
          ownOf(state, 'allied').intoWind = { Lexington: true };
        },
      ),
  },
};

/** Ten have landed by maximum and eight by normal launches; three Avengers have flown so far, one is to take off. */
const yorktown = (flown: number): Game<FlatTopGame> =>
  flying(
    {
      allied: {
        tfs: [{ hex: 'HH20', ships: ['Yorktown'] }],
        flights: [
          {
            hex: flown > 0 ? 'HH25' : 'HH20',
            planes: ['3 Avenger*'],
            launches: [{ place: 'Yorktown', factors: 3 }],
            ...(flown > 0 ? { flown, moved: true } : { onDeck: 'Yorktown' }),
          },
          { hex: 'HH20', planes: ['1 Avenger*'], onDeck: 'Yorktown', launches: [{ place: 'Yorktown', factors: 1 }] },
        ],
      },
    },
    'allied',
    'log',
    ['AF 2'],
    (state) => {
      const own = ownOf(state, 'allied');
      own.intoWind = { Yorktown: true };
      own.landed = { Yorktown: { minimum: 0, normal: 8, maximum: 10 } };
    },
  );
