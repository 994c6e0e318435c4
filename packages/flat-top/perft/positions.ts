/**
 * Named positions, each about a rule or two, with the question that is asked in it. How many legal answers there are is
 * recorded in perft.test.ts and counted a second time in by-the-book.ts.
 */
import { type Answer, advance, type Game, submit } from '@ironbottom/umpire';
import { upTo } from '../src/chapters/14-testing.js';
import type { GameFrame } from '../src/frames.js';
import { type FlatTopGame, type FlightStep, type GameState, ownOf } from '../src/game-kit.js';
import { type Given, gameWith, hexNamed } from '../src/game-testing.js';
import { ringsAroundRabaul } from '../src/scenarios/rings-around-rabaul.js';
import type { ScenarioData } from '../src/scenarios/scenario.js';
import type { Side } from '../src/state.js';

export type Position = {
  readonly rules: string;
  readonly seat: Side;
  readonly depth: 1 | 2;
  /** Walks are counted without the wishes that go with them (where to stop, when to climb). */
  readonly plain?: boolean;
  readonly game: () => Game<FlatTopGame>;
};

/** Nothing was lost, so this asks for an empty sheet: one answer, whatever came before. */
const quiet: GameFrame = { kind: 'replacements', rule: '22.1' };

function at(given: Given, prepare: (state: GameState) => void = () => {}, faces: number[] = []): Game<FlatTopGame> {
  const game = gameWith(given, faces);
  prepare(game.state);
  advance(game);
  return game;
}

const asking = (frame: GameFrame, given: Given, prepare?: (state: GameState) => void): Game<FlatTopGame> =>
  at({ ...given, agenda: [quiet, frame] }, prepare);

const orders = (given: Given): Game<FlatTopGame> =>
  asking({ kind: 'plotting', rule: '10.1', stage: 'orders', queue: { allied: [], japan: [] } }, given);

const paths = (given: Given, side: Side, ...tfs: string[]): Game<FlatTopGame> => {
  const queue = { allied: [] as string[], japan: [] as string[] };
  queue[side] = tfs;
  return asking({ kind: 'plotting', rule: '10.1', stage: 'paths', queue }, given);
};

/** In this step of the side's own segment, with these picked already. */
function flying(
  given: Given,
  side: Side,
  step: FlightStep,
  picked: string[],
  prepare?: (state: GameState) => void,
): Game<FlatTopGame> {
  const game = at({ phase: 5, initiative: side, ...given }, prepare);
  upTo(game, side, step);
  if (picked.length > 0) say(game, side, picked);
  return game;
}

function say(game: Game<FlatTopGame>, side: Side, answer: Answer): void {
  const played = submit(game, side, answer);
  if ('refusal' in played) throw new Error(`${side}: ${played.refusal.rule} ${played.refusal.why}`);
}

/** Rabaul's map and bases without its special rules. */
const open: Partial<ScenarioData> = { special: {} };
const { forces } = ringsAroundRabaul;

/** The Louisiades: a partial-land hex with reefs on two sides. */
const sea = 'DD25';

/** Overlapping by two rows, so that a storm lies between them. */
const stormClouds = ['CC20', 'CC21'];

export const positions: { readonly [name: string]: Position } = {
  // 6 Weather

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

  // 10, 12 Task forces

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

  // 8 Air operations

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

  // 14 Plane movement

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

  // Meeting the enemy

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

  // 22, 4

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

const aboardLexington = (ship: { hits?: number }): Given => ({
  allied: {
    tfs: [{ hex: sea, ships: ['Lexington'] }],
    ships: { Lexington: ship },
    parked: { Lexington: { ready: ['8 Wildcat*', '6 Dauntless* AP'] } },
  },
});

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
