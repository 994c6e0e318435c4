/** Chapters 7, 11 and 14.13: meeting the enemy. */
import type { Game } from '@ironbottom/umpire';
import type { FlatTopGame } from '../src/game-kit.js';
import { hexNamed } from '../src/game-testing.js';
import { asking, at, open, type Positions, say } from './position.js';

export const inContact: Positions = {
  'interceptors at one altitude, tried at the other': {
    rules: '14.13.2, 14.13.5',
    seat: 'allied',
    depth: 1,
    game: () => passing('H18', { tried: ['high'] }),
  },
  'interceptors too far from any deck or field': {
    rules: '14.13.2, 15.2',
    seat: 'allied',
    depth: 1,
    game: () => passing('H26', { tried: [] }),
  },
  'formations met before anybody moves': {
    rules: '8.12, 14.13.1, 15.2',
    seat: 'japan',
    depth: 1,
    game: () =>
      at({
        phase: 5,
        allied: {
          flights: [
            { hex: 'Y4', planes: ['2 Dauntless* AP'], onMap: true },
            { hex: 'R9', planes: ['2 Wildcat*'], onMap: true },
            { hex: 'JJ20', planes: ['2 Wildcat*'], onMap: true },
          ],
        },
        japan: {
          flights: [
            { hex: 'Y4', planes: ['2 Zero', '2 Val high'], onMap: true },
            { hex: 'R9', planes: ['2 Zero', '1 Nell GP'], onMap: true },
            { hex: 'R9', planes: ['2 Val'], onMap: true },
            { hex: 'JJ20', planes: ['2 Zero'], onMap: true },
          ],
        },
      }),
  },
  'a condition-2 sighting': {
    rules: '11.2, 11.4',
    seat: 'japan',
    depth: 1,
    game: () => shadowing(),
  },
  'two task forces in one hex': {
    rules: '11.2, 11.4',
    seat: 'japan',
    depth: 1,
    game: () =>
      at({
        phase: 2,
        scenario: open,
        allied: {
          tfs: [
            { hex: 'HH20', ships: ['Chicago'], onMap: true },
            { hex: 'HH20', ships: ['Astoria'], onMap: true },
            { hex: 'HH23', ships: ['Portland'], onMap: true },
          ],
        },
        japan: {
          tfs: [
            { hex: 'HH21', ships: ['Kako'], onMap: true },
            { hex: 'HH20', ships: ['Aoba'], onMap: true },
          ],
          flights: [{ hex: 'HH19', planes: ['1 Jake'], onMap: true, searching: false }],
        },
      }),
  },
  'a shadower must keep its task force in sight': {
    rules: '11.6, 11.7',
    seat: 'japan',
    depth: 1,
    game: () => {
      const game = shadowing([1]);
      say(game, 'allied', [[], []]);
      say(game, 'japan', [[`${hexNamed('DD24')}/1`], [], []]);
      return game;
    },
  },
  'counters that nobody observes': {
    rules: '7.7',
    seat: 'japan',
    depth: 1,
    game: () =>
      at({
        phase: 8,
        allied: {
          tfs: [{ hex: 'DD25', ships: ['Lexington'], onMap: true }],
        },
        japan: {
          tfs: [
            { hex: 'DD23', ships: ['Kako'], onMap: true },
            { hex: 'DD22', ships: ['Aoba'], onMap: true },
            { hex: 'AA20', ships: ['Furutaka'], onMap: false },
          ],
          flights: [
            { hex: 'FF25', planes: ['2 Zero'], onMap: true },
            { hex: 'HH25', planes: ['2 Zero'], onMap: true },
            { hex: 'BB22', planes: ['2 Zero'], onMap: true },
          ],
        },
      }),
  },
  'hidden units beside the enemy': {
    rules: '7.1',
    seat: 'allied',
    depth: 1,
    game: () =>
      at({
        phase: 6,
        hour: 22,
        clouds: ['DD25', 'Y3'],
        allied: {
          tfs: [{ hex: 'Y3', ships: ['Chicago'] }],
          flights: [
            { hex: 'DD25', planes: ['2 Dauntless* AP'] },
            { hex: 'Y3', planes: ['2 Dauntless* AP'] },
            { hex: 'R9', planes: ['2 Dauntless* AP'], onMap: true },
            { hex: 'S12', planes: ['2 Dauntless* AP'] },
          ],
        },
        japan: { flights: [{ hex: 'DD25', planes: ['2 Zero'], onMap: true }] },
      }),
  },
};

/** Bettys fly into a hex with P-40s, high and low. */
function passing(hex: string, { tried }: { tried: string[] }): Game<FlatTopGame> {
  return asking(
    { kind: 'interception', rule: '14.13.2', side: 'allied', af: 'AF 1', hex: hexNamed(hex), asked: false },
    {
      allied: { flights: [{ hex, planes: ['2 P-40', '2 P-40 high'], onMap: true }] },
      japan: { flights: [{ hex, planes: ['3 Betty GP'], onMap: true }] },
    },
    (state) => {
      state.public.tried = tried.map((altitude) => `allied ${hexNamed(hex)} ${altitude}`);
    },
  );
}

/** Two Japanese task forces and a formation that searches near two Allied ones. */
function shadowing(faces: number[] = []): Game<FlatTopGame> {
  return at(
    {
      phase: 2,
      scenario: open,
      clouds: ['DD27'],
      allied: {
        tfs: [
          { hex: 'DD24', ships: ['Chicago'], onMap: true },
          { hex: 'DD26', ships: ['Astoria'], onMap: true },
        ],
      },
      japan: {
        tfs: [
          { hex: 'DD23', ships: ['Kako'], onMap: true },
          { hex: 'DD25', ships: ['Aoba'], onMap: true },
        ],
        flights: [{ hex: 'CC25', planes: ['1 Jake'], onMap: true, searching: true }],
      },
    },
    undefined,
    faces,
  );
}
