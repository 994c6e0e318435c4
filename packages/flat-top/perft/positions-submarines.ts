/** Submarines 2, 4, 7 and 9: moving, going deep, and who attacks whom. */
import type { GivenSide } from '../src/game-testing.js';
import { asking, at, open, type Positions, say } from './position.js';

const boats = (...hexes: string[]): GivenSide => ({ bases: [], submarines: hexes.map((hex) => ({ hex })) });
const nobody: GivenSide = { bases: [] };
const option = { scenario: open, options: { submarines: true } };

export const underWater: Positions = {
  'eight submarines, of which six may move': {
    rules: 'OPT-SUB.2',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'submarines', rule: 'OPT-SUB.2', stage: 'move', asked: false, fights: [] },
        { ...option, allied: boats('DD31', 'DD34', 'DD37', 'GG31', 'GG34', 'GG37', 'AA31', 'AA34'), japan: nobody },
      ),
  },
  'submarines among reefs and islands': {
    rules: 'OPT-SUB.2, OPT-SUB.4',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'submarines', rule: 'OPT-SUB.2', stage: 'move', asked: false, fights: [] },
        {
          ...option,
          // The third has fought last turn.
          allied: { bases: [], submarines: [{ hex: 'W23' }, { hex: 'EE24' }, { hex: 'DD31', fought: 1 }] },
          japan: nobody,
        },
      ),
  },
  'a crowd of submarines': {
    rules: 'OPT-SUB.4',
    seat: 'allied',
    depth: 1,
    game: () =>
      asking(
        { kind: 'submarines', rule: 'OPT-SUB.2', stage: 'move', asked: false, fights: [] },
        {
          ...option,
          allied: {
            bases: [],
            // Four of those in the full hex fought last turn and stay.
            submarines: [
              ...[1, 1, 1, 1, null, null].map((fought) => ({ hex: 'DD31', fought })),
              { hex: 'DD30' },
              { hex: 'DD32' },
            ],
          },
          japan: nobody,
        },
      ),
  },
  'submarines beside the enemy': {
    rules: 'OPT-SUB.7',
    seat: 'allied',
    depth: 1,
    game: () => {
      const game = at({
        ...option,
        phase: 6,
        allied: boats('DD31', 'DD31', 'DD33', 'GG34'),
        japan: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['2 DD'] }],
          flights: [{ hex: 'DD33', planes: ['2 Zero'], onMap: true }],
        },
      });
      for (const side of ['allied', 'japan'] as const) say(game, side, []);
      return game;
    },
  },
  'ships hunt submarines': {
    rules: 'OPT-SUB.9a',
    seat: 'allied',
    depth: 1,
    game: () => {
      const game = at({
        ...option,
        phase: 6,
        allied: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['Lexington', 'Chicago', 'Hobart', '2 DD', '1 PG', '1 AP'], onMap: true }],
        },
        japan: boats('DD31', 'DD31'),
      });
      for (const side of ['allied', 'japan'] as const) say(game, side, []);
      say(game, 'japan', []);
      return game;
    },
  },
};
