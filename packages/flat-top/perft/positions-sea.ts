/** Chapters 6, 10 and 12: weather and task forces. */
import type { Given } from '../src/game-testing.js';
import { flying, open, orders, type Positions, paths, sea, stormClouds } from './position.js';

export const weatherAndSea: Positions = {
  'a storm has formed over a formation': {
    rules: '6.6',
    seat: 'japan',
    depth: 1,
    game: () =>
      flying(
        { clouds: stormClouds, japan: { flights: [{ hex: 'CC20', planes: ['2 Dave'], blind: true }] } },
        'japan',
        'log',
        ['AF 1'],
      ),
  },
  'a storm at the edge of the half in play': {
    rules: '6.6, SC1.1',
    seat: 'japan',
    depth: 1,
    plain: true,
    game: () =>
      flying(
        {
          clouds: ['NN18', 'NN20', 'NN22', 'MM20'],
          japan: { flights: [{ hex: 'NN20', planes: ['2 Dave'], blind: true }] },
        },
        'japan',
        'log',
        ['AF 1'],
      ),
  },
  'a storm with mountains on its near side': {
    rules: '6.6, 14.15.5',
    seat: 'japan',
    depth: 1,
    plain: true,
    game: () =>
      flying(
        { clouds: ['F15', 'G15'], japan: { flights: [{ hex: 'G15', planes: ['2 Dave'], blind: true }] } },
        'japan',
        'log',
        ['AF 1'],
      ),
  },
  'a storm ahead of a task force': {
    rules: '6.6, 12.2',
    seat: 'allied',
    depth: 1,
    game: () =>
      paths({ clouds: stormClouds, allied: { tfs: [{ hex: 'Z20', ships: ['Lexington'] }] } }, 'allied', 'TF 1'),
  },
  'a task force that begins in a storm': {
    rules: '6.6',
    seat: 'allied',
    depth: 1,
    game: () =>
      paths({ clouds: stormClouds, allied: { tfs: [{ hex: 'CC20', ships: ['Lexington'] }] } }, 'allied', 'TF 1'),
  },
  'a strait between land and reefs': {
    rules: '12.5',
    seat: 'allied',
    depth: 2,
    game: () =>
      paths(
        {
          scenario: open,
          allied: {
            tfs: [
              { hex: 'W24', ships: ['Lexington'] },
              { hex: 'R18', ships: ['Chicago'] },
            ],
          },
        },
        'allied',
        'TF 1',
        'TF 2',
      ),
  },
  'the last column in play': {
    rules: '12.5, SC1.1',
    seat: 'allied',
    depth: 1,
    game: () => paths({ allied: { tfs: [{ hex: 'NN11', ships: ['Lexington'] }] } }, 'allied', 'TF 1'),
  },
  'a ship at half speed on her turn to move': {
    rules: '12.4, 21.2.1',
    seat: 'japan',
    depth: 1,
    game: () => paths(slowShip(1), 'japan', 'TF 1'),
  },
  'a ship at half speed on her turn to lie still': {
    rules: '12.4, 21.2.1',
    seat: 'japan',
    depth: 1,
    game: () => paths(slowShip(2), 'japan', 'TF 1'),
  },
  'a cripple and a sound ship': {
    rules: '12.3, 12.9, 21.2.1',
    seat: 'allied',
    depth: 2,
    game: () =>
      orders({
        scenario: open,
        allied: {
          tfs: [{ hex: 'HH20', ships: ['Minneapolis', 'San Francisco'] }],
          ships: { Minneapolis: { hits: 4 } },
        },
      }),
  },
  'a roadstead': {
    rules: '12.3, 12.7',
    seat: 'allied',
    depth: 1,
    game: () =>
      orders({
        scenario: { special: { unload: { allied: ['Deboyne'] } } },
        allied: {
          tfs: [{ hex: 'Y23', ships: ['1 AP', '2 DD'] }],
          ships: { 'AP 1': { anchored: true }, 'DD 1': { anchored: true } },
        },
      }),
  },
  'carriers that must steam into the wind': {
    rules: '6.10',
    seat: 'allied',
    depth: 2,
    game: () => orders(launching('HH20', ['KK19', 'KK20'])),
  },
  'carriers with land to windward': {
    rules: '6.10, 12.5',
    seat: 'allied',
    depth: 2,
    game: () => orders(launching('Y24', [])),
  },

  'task forces that may join or leave': {
    rules: '4.1.1, 12.3, 12.6',
    seat: 'japan',
    depth: 1,
    game: () =>
      orders({
        japan: {
          tfs: [
            { hex: 'DD43', ships: ['3 DD'] },
            { hex: 'GG42', ships: ['8 DD'] },
            { hex: 'HH20', ships: ['2 DD'] },
          ],
        },
      }),
  },
  'a tender with sea planes aboard': {
    rules: '12.7.1, 12.7.3',
    seat: 'japan',
    depth: 1,
    game: () =>
      orders({
        japan: {
          tfs: [{ hex: 'Y23', ships: ['Chitose', '1 DD'] }],
          ships: { Chitose: { anchored: true }, 'DD 1': { anchored: true } },
          parked: { Chitose: { readying: ['2 Mavis', '2 Pete'] } },
        },
      }),
  },
};

const slowShip = (turnsAgo: number): Given => ({
  turn: 6,
  japan: {
    tfs: [{ hex: sea, ships: ['Hiyo', '1 DD'] }],
    ships: { Hiyo: { hits: 3 } },
    hulls: { Hiyo: { slowSince: 6 - turnsAgo } },
  },
});

/** Five Dauntless on Lexington's deck, two more than her minimum. */
const launching = (hex: string, clouds: string[]): Given => ({
  clouds,
  allied: {
    tfs: [{ hex, ships: ['Lexington'] }],
    flights: [
      { hex, planes: ['5 Dauntless* AP'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 5 }] },
    ],
  },
});
