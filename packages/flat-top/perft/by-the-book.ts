/**
 * The legal answers of every position, counted a second time by the rulebook and our rulings, by writing all of them out. Nothing
 * here imports a chapter; the position is described again in the book's own figures. Only the shape of a question (which rows,
 * how many new formations at once) is taken over from the program: docs/harness.md says what that leaves unseen.
 */
import { farthest, flights, homes, movement, spentLaunch, twoScouts, wishes } from './book-air.js';
import { subsets } from './book-choices.js';
import { hidden, interceptions, shown, trimmed } from './book-contact.js';
import {
  boxMoves,
  destroyed,
  formed,
  landings,
  mostFromCarrier,
  owed,
  readied,
  reorganized,
  replacements,
  sharesOf,
  smallSetUp,
} from './book-fields.js';
import {
  cripple,
  follows,
  intoTheWind,
  joining,
  roadstead,
  roundToWindward,
  sailings,
  shadowers,
  slowest,
  tenderAtAnchor,
} from './book-sea.js';

import { dives, hunts } from './book-submarines.js';

const storm = ['CC20', 'CC21'];
const low = { someLow: true, someHigh: false };
const high = { someLow: false, someHigh: true };
/** A Dave flies four hexes. */
const dave = movement('Dave');

/** 21.2.1 Three hits of five: half speed, which for a ship of 1 is every other turn. The destroyer with her is faster. */
const hiyo = (turnsSinceSlow: number): number =>
  slowest([
    { movement: 1, damage: 5, hits: 3, turnsSinceSlow },
    { movement: 2, damage: 1 },
  ]);

export const byTheBook: { readonly [position: string]: () => number } = {
  'a storm has formed over a formation': () =>
    flights('CC20', dave, { clouds: storm }).length * wishes({ ...low, steps: dave, beganInStorm: true }),
  'a storm at the edge of the half in play': () =>
    flights('NN20', dave, { clouds: ['NN18', 'NN20', 'NN22', 'MM20'] }).length,
  'a storm with mountains on its near side': () => flights('G15', dave, { clouds: ['F15', 'G15'] }).length,
  'a storm ahead of a task force': () => sailings('Z20', 2, { clouds: storm }).length,
  'a task force that begins in a storm': () => sailings('CC20', 2, { clouds: storm }).length,

  'a strait between land and reefs': () => sailings('W24', 2).length * sailings('R18', 2).length,
  'the last column in play': () => sailings('NN11', 2).length,
  'a ship at half speed on her turn to move': () => sailings('DD25', hiyo(1)).length,
  'a ship at half speed on her turn to lie still': () => sailings('DD25', hiyo(2)).length,
  'a cripple and a sound ship': cripple,
  'a roadstead': roadstead,
  'carriers that must steam into the wind': () => intoTheWind('HH20', 2, 6, { clouds: ['KK19', 'KK20'] }),
  'carriers with land to windward': () => roundToWindward('Y24', 6),

  // 3 and 8 ships are too many for ten; the first lies a hex from the edge, the second two.
  'task forces that may join or leave': () => joining([3, 8, 2], [1, 2, 20], 10),
  'a tender with sea planes aboard': tenderAtAnchor,

  // Rabaul readies 7: Zeros back, Kates on, Nells to Ready or dispersed.
  'boxes with a Readying Factor that does not reach': () =>
    boxMoves(
      [
        { factors: 3, moves: 1 },
        { factors: 4, moves: 1 },
        { factors: 5, moves: readied('Nell', true) },
      ],
      7,
    ),
  // Lexington readies 8, and nobody disperses aboard ship.
  'boxes aboard a carrier': () =>
    boxMoves(
      [
        { factors: 4, moves: 1 },
        { factors: 3, moves: 1 },
        { factors: 4, moves: readied('Devastator', false) },
      ],
      8,
    ),
  'dispersed planes and others at one base': () =>
    boxMoves(
      [
        { factors: 2, moves: 1 },
        { factors: 3, moves: 1 },
        { factors: 3, moves: readied('Zero', true) },
      ],
      4,
    ),
  // Lexington has 12/3.
  'a damaged carrier forms formations': () => formed([8, 6], mostFromCarrier(12, 2)),
  'a carrier in a storm forms formations': () => formed([8, 6], 3),
  // 12.7.3 The Chitose's 2/1 becomes a total of 8 (R56); Gasmata's 8/4 is gone after four hits (21.3.1).
  'a closed base and a tender at anchor': () => formed([5, 4], 4 * 2),
  // SC1.8 The Catalinas are outside every limit. Eight hits leave 20/8 at 4/0.
  'Catalinas that fly without restriction': () => formed([9], 2 * (20 - 8 * 2)) * formed([3], 3),
  'nobody takes off on the first turn': () => 1,
  'reorganizing over Rabaul': () =>
    reorganized([
      { factors: 3, into: 4 },
      { factors: 2, into: 4 },
      { factors: 1, into: 4 },
    ]),
  // R220 Each of the three by itself: its own number and two new ones.
  'reorganizing those that have taken off': () =>
    reorganized([
      { factors: 3, into: 3 },
      { factors: 2, into: 3 },
      { factors: 2, into: 3 },
    ]),

  'a launch with its factors spent': spentLaunch,
  'a tender launches two scouts': () => twoScouts('DD25'),
  'the last planes of the example after 14.9': () => flights('HH20', lastAvenger(5)).length,
  'the same while the others are still on deck': () => flights('HH20', lastAvenger(0)).length,
  'low among mountains': () => flights('G15', dave).length,
  'high among mountains': () =>
    flights('G15', dave, { low: false }).length * wishes({ ...high, steps: dave, onMap: true, observed: true }),
  // Nine of 20/8 is a normal launch: half of eleven, rounded up. Held low, and shown before they fly.
  'armed planes on the turn they take off': () =>
    flights('H19', Math.ceil(movement('P-40') / 2)).length * wishes({ ...low, steps: 6, onMap: true, heldLow: true }),
  'riding with a carrier that has moved': () =>
    flights('DD25', movement('Devastator') - 2).length * wishes({ ...low, steps: 4, decks: ['Lexington'] }),
  'bombers and escorts part': () =>
    trimmed([{ plane: 'Zero' }, { plane: 'Nell', armed: true }, { plane: 'Val', armed: true, high: true }], false),
  'bombers and escorts on the turn they take off': () =>
    trimmed([{ plane: 'Zero' }, { plane: 'Nell', armed: true }, { plane: 'Nell' }], true),
  // Lexington is two hexes away.
  'armed planes on their way home': () =>
    flights('HH22', movement('Devastator'), { low: false }).length *
    wishes({ ...high, steps: 6, bombsToLandWith: true, decks: ['Lexington'] }),
  // They have flown more than half: minimum landings. 12/3 after two hits is 6/1, 11/3 after one 8/2.
  'landing on damaged carriers at night': () =>
    landings(
      [4, 3],
      [
        { room: 30, launch: 3 - 2 },
        { room: 30, launch: 3 - 1 },
      ],
    ),
  'landing on carriers with too little room': () =>
    landings(
      [4, 3],
      [
        { room: 30 - 8, launch: mostFromCarrier(12, 3) },
        { room: 30 - 27, launch: mostFromCarrier(11, 0) },
      ],
    ),
  'landing on a carrier that has not steamed into the wind': () =>
    landings(
      [4, 3],
      [
        { room: 30, launch: 3 },
        { room: 30, launch: 3 },
      ],
    ),
  // Kavieng has two entry hexes; Truk's planes are another turn away.
  'arriving from beyond the board': () => subsets(['at S1', 'at U1']).length,
  'at an entry hex, home within reach': () => subsets(homes('S1', 'Nell', japaneseFields, { leaves: true })).length,
  // 21.3.1 Four hits take 8/4 down to nothing (21.5).
  'a closed base on the way home': () =>
    subsets(homes('V8', 'Kate', [rabaul, { ...gasmata, normal: 0, minimum: 0 }])).length,
  'mountains between a base and its planes': () => subsets(homes('K16', 'Devastator', [portMoresby])).length,
  'high planes beyond the mountains': () =>
    subsets([
      ...homes('K15', 'Devastator', [portMoresby], { low: false }),
      ...homes('H18', 'Devastator', [portMoresby], { low: false }),
      ...homes('H19', 'Devastator', [portMoresby], { low: false }),
      '8.11 reorganize over Port Moresby',
    ]).length,
  // 14.8.1 Four have landed at Rabaul from afar: whoever comes farther than half its movement is too late.
  'the minimum of a base spent on landings': () =>
    subsets([
      ...homes('Y9', 'Nell', [{ ...rabaul, minimum: 0 }, gasmata]),
      ...homes('Y7', 'Nell', [{ ...rabaul, minimum: 0 }, gasmata]),
    ]).length,
  'destroying planes on the ground': () => destroyed([3, 2, 4]),

  'interceptors at one altitude, tried at the other': () =>
    interceptions([{ hex: 'H18', formations: [p40s], decks: ['H19'], tried: ['high'] }]),
  'interceptors too far from any deck or field': () =>
    interceptions([{ hex: 'H26', formations: [p40s], decks: ['H19'] }]),
  'formations met before anybody moves': () =>
    interceptions([
      { hex: 'Y4', formations: [[{ plane: 'Zero' }, { plane: 'Val', high: true }]], decks: ['Y3', 'R9'] },
      {
        hex: 'R9',
        formations: [[{ plane: 'Zero' }, { plane: 'Nell', armed: true }], [{ plane: 'Val' }]],
        decks: ['Y3', 'R9'],
      },
      { hex: 'JJ20', formations: [[{ plane: 'Zero' }]], decks: ['Y3', 'R9'] },
    ]),
  'a condition-2 sighting': () => shadowers(['DD23', 'DD25', 'air CC25'], ['DD24', 'DD26'], { clouds: ['DD27'] }),
  // The Jake has not searched; the third is out of sight of one and made out by the other at Condition 1 only.
  'two task forces in one hex': () => shadowers(['HH21', 'HH20'], ['HH20', 'HH20 too', 'HH23'], {}),
  'a shadower must keep its task force in sight': () => follows('DD23', 2, 'DD24'),
  'counters that nobody observes': () =>
    hidden(
      ['DD23', 'DD22', 'FF25', 'HH25', 'BB22'].map((hex) => ({ hex })),
      ['DD25', 'H19'],
    ),
  // R35 At night ships are seen from the base in their hex; planes through cloud by nobody. Rabaul is always there.
  'hidden units beside the enemy': () =>
    shown([{ hex: 'Y3', observed: true }, { hex: 'DD25' }, { hex: 'Y3' }, { hex: 'S12' }], ['DD25', 'Y3', 'R9']),

  'replacements at one in the morning': () => replacements(sharesOf(16, 6), Math.floor(6 / 3), 10 - 9),
  'replacements shared by land and sea': () => owed(4, 30 - 29),
  'a small order of battle': smallSetUp,

  'eight submarines, of which six may move': () =>
    dives(['DD31', 'DD34', 'DD37', 'GG31', 'GG34', 'GG37', 'AA31', 'AA34']),
  'submarines among reefs and islands': () => dives(['W23', 'EE24']),
  'a crowd of submarines': () => dives(['DD31', 'DD31', 'DD30', 'DD32'], ['DD31', 'DD31', 'DD31', 'DD31']),
  // 3, 7 Two in the hex of ships, one in the hex of planes: they see both. The fourth is alone.
  'submarines beside the enemy': () => subsets(['SS 1', 'SS 2', 'SS 3']).length,
  'ships hunt submarines': () => hunts(['CV', 'CA', 'CL', 'DD', 'DD', 'PG', 'AP'], 2),
};

/** Bases and their Launch Factors. */
const rabaul = { name: 'Rabaul', hex: 'Y3', normal: 12, minimum: 4 };
const gasmata = { name: 'Gasmata', hex: 'R9', normal: 8, minimum: 4 };
const japaneseFields = [rabaul, gasmata];
const portMoresby = { name: 'Port Moresby', hex: 'H19', normal: 20, minimum: 8 };

/** 11/3: three Avengers that have flown so far, eight normal landings and ten maximum ones. */
const lastAvenger = (flown: number): number =>
  farthest(
    { factors: 1, plane: 'Avenger', flown: 0 },
    [
      { factors: 3, plane: 'Avenger', flown },
      { factors: 8, plane: 'Avenger', flown: 4 },
      { factors: 10, plane: 'Dauntless', flown: 0 },
    ],
    11,
    3,
  );

const p40s = [{ plane: 'P-40' }, { plane: 'P-40', high: true }] as const;
